#!/usr/bin/env bash
# Makes the file systems that the images begin with, of Debian's packages and the Node that this repository pins: no image
# is taken from a registry. Needs mmdebstrap, and root.
#
#   ship/rootfs.sh FOLDER
set -euo pipefail
cd "$(dirname "$0")/.."
out=$(realpath -m "$1")
mkdir -p "$out"
suite=bookworm

# Without documentation, translations and package lists. The user 1000 runs everything.
bootstrap() {
  local name=$1 packages=$2
  shift 2
  mmdebstrap --mode=root --variant=essential --include="$packages" \
    --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
    --dpkgopt='path-exclude=/usr/share/locale/*' --dpkgopt='path-exclude=/usr/share/info/*' \
    --customize-hook='echo "duet:x:1000:1000::/tmp:/usr/sbin/nologin" >>"$1/etc/passwd"' \
    --customize-hook='echo "duet:x:1000:" >>"$1/etc/group"' \
    --customize-hook='rm -rf "$1"/var/cache/* "$1"/var/lib/apt/lists/* "$1"/var/log/*' \
    "$@" "$suite" "$out/$name.tar"
  # What the image contains, for its bill of materials (ship/sbom.ts).
  tar -xOf "$out/$name.tar" ./var/lib/dpkg/status >"$out/$name.packages"
}

node=$(realpath node_modules/node/bin/node)
bootstrap node libstdc++6 --customize-hook="copy-in $node /usr/bin"
bootstrap edge varnish,varnish-modules,prometheus-varnish-exporter
bootstrap tls haproxy
