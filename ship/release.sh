#!/usr/bin/env bash
# Makes a release: a folder for each part with everything that it needs at run time, except Node. Images (ship/Dockerfile) and
# installations on one server (ship/one-server/) are made from it.
#
#   ship/release.sh FOLDER [PART …]
#
# PART is web, cms or enquiries; without any, all three. WEB_BUILD is a folder with a build of the web, and CMS_BUILT=1 says
# that the CMS is built; otherwise they are built first. Needs pnpm and installed packages.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$(realpath -m "$1")
shift
parts=("$@")
[ ${#parts[@]} -gt 0 ] || parts=(web cms enquiries)

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
  for package in enquiries database telemetry; do
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
}

release_enquiries() {
  deploy enquiries "$out/enquiries"
  for package in database telemetry; do
    deploy "$package" "$out/enquiries/$package"
    link "$out/enquiries" "$package" "../$package"
  done
  link "$out/enquiries/database" telemetry ../../telemetry
}

# What Node does not read: source maps, types and documentation are two fifths of all packages.
prune() {
  find "$1/node_modules" -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.flow' \
    -o -name '*.md' \) -delete
}

for part in "${parts[@]}"; do
  rm -rf "${out:?}/$part"
  mkdir -p "$out"
  "release_$part"
  prune "$out/$part"
done
# The CMS and the worker read these one folder above their own.
cp locales.json brand.json mail.html "$out/"
