#!/bin/sh
# Makes all that is given out of the last commit, from a clean clone, into dist/: sources, Debian packages, an archive of
# the program, and their checksums. With --twice it builds in two clones and fails unless both give the same bytes.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh
scripts/install-dependencies.sh --only dpkg-dev file
dist=$PWD/dist
clones=$(mktemp -d)
trap 'rm -rf "$clones"' EXIT

# Builds the last commit in a clone of its own: folder of the clone, output.
release() {
  git clone -q --no-hardlinks . "$1"
  "$1/scripts/build-packages.sh" "$1/build/release" "$2"
  version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$1/build/release/CMakeCache.txt")
  git -C "$1" archive --format=tar --prefix="deduku-$version/" HEAD | gzip -9n >"$2/deduku-$version.tar.gz"
  (cd "$2" && sha256sum -- *.deb *.tar.gz >SHA256SUMS)
}

rm -rf "$dist"
release "$clones/first" "$dist"
if [ "${1:-}" = "--twice" ]; then
  release "$clones/second-in-a-longer-path" "$clones/again"
  diff "$dist/SHA256SUMS" "$clones/again/SHA256SUMS" || {
    echo "release: the same commit gave other bytes" >&2
    exit 1
  }
fi
cat "$dist/SHA256SUMS"
