#!/bin/sh
# Makes all that is given out of the last commit, from a clean clone, into dist/: sources, Debian packages, archives of
# the program as one file for Linux (x86-64, aarch64) and for Windows, the wheel for Python, the package for npm, and their
# checksums. With --twice it builds in two clones and fails unless both give the same bytes.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh
scripts/install-dependencies.sh --only dpkg-dev file
dist=$PWD/dist
clones=$(mktemp -d)
trap 'rm -rf "$clones"' EXIT
umask 022

# Builds the last commit in a clone of its own: folder of the clone, output.
release() {
  git clone -q --no-hardlinks . "$1"
  "$1/scripts/build-packages.sh" "$1/build/release" "$2"
  DEDUKU_BUILD=build/release "$1/scripts/build-python.sh"
  "$1/scripts/build-js.sh"
  cp "$1"/build/python/wheel/*.whl "$1"/build/js/*.tgz "$2"
  "$1/scripts/build-static.sh" aarch64 "$1/build/aarch64" "$2"
  "$1/scripts/build-windows.sh" "$1/build/windows" "$2"
  version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$1/build/release/CMakeCache.txt")
  git -C "$1" archive --format=tar --prefix="deduku-$version/" HEAD | gzip -9n >"$2/deduku-$version.tar.gz"
  (cd "$2" && sha256sum -- *.deb *.tar.gz *.tgz *.whl *.zip >SHA256SUMS)
}

rm -rf "$dist"
release "$clones/first" "$dist"
if [ "${1:-}" = "--twice" ]; then
  # What a cache of compiled files gives would prove nothing.
  CCACHE_DISABLE=1
  export CCACHE_DISABLE
  release "$clones/second-in-a-longer-path" "$clones/again"
  diff "$dist/SHA256SUMS" "$clones/again/SHA256SUMS" || {
    echo "release: the same commit gave other bytes" >&2
    exit 1
  }
fi
cat "$dist/SHA256SUMS"
