#!/usr/bin/env bash
# Makes a release: a folder for each part with everything that it needs at run time. Images (ship/Dockerfile) and installations
# on one server (ship/one-server/) are made from it.
#
#   ship/release.sh FOLDER [PART …]
#
# PART is web, cms, enquiries or server (what else one server needs, and Node); without any, all of them. WEB_BUILD is a
# folder with a build of the web, and CMS_BUILT=1 says that the CMS is built; otherwise they are built first. Needs pnpm
# and installed packages.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$(realpath -m "$1")
shift
parts=("$@")
[ ${#parts[@]} -gt 0 ] || parts=(web cms enquiries server)

# Node strips the types of source files, but not inside node_modules: packages of this workspace are linked from outside of
# it, as in the workspace.
link() {
  local from=$1 target=$2
  rm -rf "$from/node_modules/$target"
  ln -s "$3" "$from/node_modules/$target"
}

deploy() {
  pnpm --filter "$1" deploy --prod --silent "$2"
}

release_web() {
  [ -n "${WEB_BUILD:-}" ] || { pnpm --filter web run build && WEB_BUILD=web/build; }
  deploy web "$out/web"
  rm -rf "$out/web/build"
  cp -r "$WEB_BUILD" "$out/web/build"
  for package in enquiries database search telemetry; do
    deploy "$package" "$out/web/$package"
    link "$out/web" "$package" "../$package"
  done
  link "$out/web/enquiries" database ../../database
  link "$out/web/enquiries" telemetry ../../telemetry
  link "$out/web/database" telemetry ../../telemetry
}

release_cms() {
  [ -n "${CMS_BUILT:-}" ] || pnpm --filter cms run build
  deploy cms "$out/cms"
  rm -rf "$out/cms/dist"
  cp -r cms/dist "$out/cms/dist"
  deploy search "$out/cms/search"
  link "$out/cms" search ../search
}

release_enquiries() {
  deploy enquiries "$out/enquiries"
  for package in database telemetry; do
    deploy "$package" "$out/enquiries/$package"
    link "$out/enquiries" "$package" "../$package"
  done
  link "$out/enquiries/database" telemetry ../../telemetry
}

# What a server needs beside the three parts, and Node.
release_server() {
  local folder
  for folder in backup database edge monitoring ship; do
    rm -rf "${out:?}/$folder"
    mkdir "$out/$folder"
  done
  cp "$(realpath node_modules/node/bin/node)" "$out/node"
  cp package.json CHANGELOG.md "$out/"
  cp backup/*.ts backup/package.json "$out/backup/"
  cp database/roles.sql "$out/database/"
  cp edge/*.{ts,vcl,svg} edge/package.json "$out/edge/"
  cp ship/{new-site,site-settings,kubernetes-overlay}.ts ship/package.json "$out/ship/"
  cp -r ship/one-server ship/kubernetes "$out/ship/"
  cp monitoring/{prometheus,write-settings}.ts monitoring/alerts.yml monitoring/package.json "$out/monitoring/"
  rm -f "$out"/{backup,edge}/*.test.ts
  "$out/node" "$out/edge/write-access-log-format.ts" >"$out/edge/access-log.format"
}

# What Node does not read: source maps, types and documentation are two fifths of all packages.
prune() {
  find "$1" -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.flow' \
    -o -name '*.md' \) -delete
}

mkdir -p "$out"
for part in "${parts[@]}"; do
  rm -rf "${out:?}/$part"
  "release_$part"
  [ ! -d "$out/$part/node_modules" ] || prune "$out/$part/node_modules"
done
# The CMS, the worker and the edge read these one folder above their own.
cp locales.json brand.json mail.html "$out/"
