#!/usr/bin/env bash
# Makes the file systems that the images begin with, of Debian's packages and the Node that this repository pins: no image
# is taken from a registry. They have no package manager, and that of Node has no shell. Needs mmdebstrap, and root.
#
#   ship/rootfs.sh FOLDER
set -euo pipefail
cd "$(dirname "$0")/.."
out=$(realpath -m "$1")
mkdir -p "$out"
suite=bookworm

# Without documentation and translations, and without the parts of the compiler that Varnish does not use. The list of
# packages is for the bill of materials (ship/sbom.ts). The user 1000 runs everything.
bootstrap() {
  local name=$1 packages=$2
  shift 2
  mmdebstrap --mode=root --variant=extract --include="base-files,libc6,netbase,$packages" \
    --hook-dir=/usr/share/mmdebstrap/hooks/merged-usr \
    --extract-hook="for deb in \"\$1\"/var/cache/apt/archives/*.deb; do dpkg-deb -f \"\$deb\" Package Version Architecture; echo; done >$out/$name.packages" \
    --extract-hook='printf "root:x:0:0::/:/usr/sbin/nologin\nduet:x:1000:1000::/tmp:/usr/sbin/nologin\n" >"$1/etc/passwd"' \
    --extract-hook='printf "root:x:0:\nduet:x:1000:\n" >"$1/etc/group"' \
    --extract-hook='mkdir -p "$1/tmp" && chmod 1777 "$1/tmp"' \
    --extract-hook='cd "$1/usr/share" && rm -rf doc man locale info lintian' \
    --extract-hook='cd "$1/var" && rm -rf cache/* lib/apt lib/dpkg log/*' \
    --extract-hook='cd "$1/usr" && rm -f bin/*lto-dump* bin/*ld.gold bin/*dwp bin/*gp-* lib/gcc/*/*/lto* lib/gcc/*/*/lib*san* lib/*/lib*san.so* lib/*/libgprofng*' \
    "$@" "$suite" "$out/$name.tar"
}

node=$(realpath node_modules/node/bin/node)
with_shell=(--extract-hook='ln -sf dash "$1/usr/bin/sh"')
bootstrap node libstdc++6,libgcc-s1 --extract-hook="cp $node \"\$1/usr/bin/node\""
bootstrap edge dash,coreutils,varnish,varnish-modules,prometheus-varnish-exporter "${with_shell[@]}"
bootstrap tls dash,coreutils,haproxy "${with_shell[@]}"
