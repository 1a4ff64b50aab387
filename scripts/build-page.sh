#!/bin/sh
# Builds the page and packs it for servers of static files: OUTPUT/deduku-page-VERSION.zip, which includes instructions.
# The same commit gives the same bytes.
#   scripts/build-page.sh OUTPUT
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh --only zip
mkdir -p "$1"
output=$(realpath "$1")
umask 022
scripts/web.sh --build

version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' build/wasm/CMakeCache.txt)
name="deduku-page-$version"
archive=build/page-archive
rm -rf $archive "$output/$name.zip"
mkdir -p "$archive/$name"
cp -r build/page "$archive/$name/deduku"
cp LICENSE THIRD-PARTY-NOTICES "$archive/$name"
sed -n '/^## On a server/,/^## /{/^## [^O]/!p}' docs/page.md | sed 's/^## /# /' >"$archive/$name/README.md"
find "$archive" -exec touch -d "@$(git log -1 --format=%ct)" {} +
(cd "$archive" && find "$name" -type f | LC_ALL=C sort | TZ=UTC zip -q -X -@ "$output/$name.zip")
