#!/bin/sh
# Builds what is given out into a folder: Debian packages, and an archive of the program as one file for any Linux of this
# processor.
#   scripts/build-packages.sh BUILD OUTPUT
# The same commit gives the same bytes, wherever it is built with the same compiler.
set -eu
cd "$(dirname "$0")/.."
build=$1
mkdir -p "$2"
output=$(realpath "$2")
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
umask 022

cmake --preset packages -B "$build" -DCMAKE_INSTALL_PREFIX=/usr -DDEDUKU_PACKAGES=ON \
  -DCMAKE_INSTALL_LIBDIR="lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)" \
  -DDEDUKU_ZSH_COMPLETIONS=share/zsh/vendor-completions >/dev/null
cmake --build "$build"
cmake --build "$build" --target deduku_static
(cd "$build" && rm -f ./*.deb && cpack -G DEB >cpack.log 2>&1) || { cat "$build/cpack.log" >&2; exit 1; }
cp "$build"/*.deb "$output"

version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")
name="deduku-$version-linux-$(uname -m)"
rm -rf "$build/archive"
cmake --install "$build" --component program --strip --prefix "$build/archive/$name" >/dev/null
strip -o "$build/archive/$name/bin/deduku" "$build/deduku_static"
cp LICENSE README.md "$build/archive/$name"
cp /usr/share/doc/fonts-dejavu-core/copyright "$build/archive/$name/LICENSE.fonts"
tar -C "$build/archive" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner -cf - "$name" |
  gzip -9n >"$output/$name.tar.gz"
