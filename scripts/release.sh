#!/bin/sh
# Makes all released files of the last commit, from a clean clone, into dist/: sources, the reference of the headers, Debian
# packages, archives of the program as one file for Linux (x86-64, aarch64) and for Windows, the wheel for Python and its source
# distribution (in the folder python, because Python requires the name that the sources have already), the package for npm, the
# page for servers of static files, and their checksums. With --twice it builds in two clones and fails unless both give the
# same bytes.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh
scripts/install-dependencies.sh --only dpkg-dev file
dist=$PWD/dist
clones=$(mktemp -d)
trap 'rm -rf "$clones"' EXIT
umask 022

# Builds the last commit in a clone of its own. Arguments: folder of the clone, output.
release() {
  git clone -q --no-hardlinks . "$1"
  "$1/scripts/build-page.sh" "$2"
  "$1/scripts/build-packages.sh" "$1/build/release" "$2"
  DEDUKU_BUILD=build/release "$1/scripts/build-python.sh"
  cp "$1"/build/python/wheel/*.whl "$1"/build/js/*.tgz "$2"
  "$1/scripts/make-sdist.sh" "$2/python"
  "$1/scripts/build-static.sh" aarch64 "$1/build/aarch64" "$2"
  "$1/scripts/build-windows.sh" "$1/build/windows" "$2"
  version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$1/build/release/CMakeCache.txt")
  # The sources include the manual pages and completions because a build for another machine cannot make them.
  pages=$1/build/release/pages
  set -- "$1" "$2" $(cd "$pages" && find . -type f ! -name made -printf '%P\n' | sort | while read -r page; do
    folder=$(dirname "$page")
    echo "--prefix=deduku-$version/pages/$([ "$folder" = . ] || echo "$folder/") --add-file=$pages/$page"
  done)
  clone=$1 output=$2
  shift 2
  git -C "$clone" archive --format=tar "$@" --prefix="deduku-$version/" HEAD | gzip -9n >"$output/deduku-$version.tar.gz"
  set -- "$clone" "$output"
  "$1/scripts/make-reference.sh" >/dev/null
  tar -C "$1/build/reference" --sort=name --mtime="@$("$1/scripts/commit-time.sh")" --owner=0 --group=0 --numeric-owner \
    --exclude=warnings.txt --transform="s|^\.|deduku-$version-reference|" -cf - . | gzip -9n >"$2/deduku-$version-reference.tar.gz"
  (cd "$2" && sha256sum -- *.deb *.ddeb *.tar.gz python/*.tar.gz *.tgz *.whl *.zip >SHA256SUMS)
}

rm -rf "$dist"
release "$clones/first" "$dist"
if [ "${1:-}" = "--twice" ]; then
  # Files from a compiler cache would prove nothing.
  CCACHE_DISABLE=1
  export CCACHE_DISABLE
  release "$clones/second-in-a-longer-path" "$clones/again"
  diff "$dist/SHA256SUMS" "$clones/again/SHA256SUMS" || {
    echo "release: the same commit gave other bytes" >&2
    exit 1
  }
fi
cat "$dist/SHA256SUMS"
