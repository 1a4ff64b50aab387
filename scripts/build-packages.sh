#!/bin/sh
# Builds the released files into a folder: Debian packages, and an archive of the program as one file for any Linux on
# this processor.
#   scripts/build-packages.sh BUILD OUTPUT
# The same commit gives the same bytes with the same compiler on any machine. If scripts/build-page.sh has built the
# page before, the packages contain it for `deduku page`.
set -eu
cd "$(dirname "$0")/.."
build=$1
mkdir -p "$2"
output=$(realpath "$2")
SOURCE_DATE_EPOCH=$(scripts/commit-time.sh)
export SOURCE_DATE_EPOCH
umask 022

page=
[ ! -e build/page/index.html ] || page=$PWD/build/page
cmake --preset packages -B "$build" -DCMAKE_INSTALL_PREFIX=/usr -DDEDUKU_PACKAGES=ON "-DDEDUKU_PAGE=$page" \
  -DCMAKE_INSTALL_LIBDIR="lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)" \
  -DDEDUKU_ZSH_COMPLETIONS=share/zsh/vendor-completions >/dev/null
cmake --build "$build"
cmake --build "$build" --target deduku_static
(cd "$build" && rm -f ./*.deb ./*.ddeb && cpack -G DEB >cpack.log 2>&1) || { cat "$build/cpack.log" >&2; exit 1; }

# The symbols of the library, with the dependency that each brings: a symbol of the C interface, which only grows, depends on this
# version or a later one, any other symbol on this very version. Arguments: the unpacked package, its version.
symbols_of() {
  library=$(find "$1" -type f -name 'libdeduku.so.*')
  interface=${library##*.so.}
  interface=${interface%.*}
  echo "libdeduku.so.$interface libdeduku$interface #MINVER#"
  echo "| libdeduku$interface (= $2)"
  echo "* Build-Depends-Package: libdeduku-dev"
  objdump -T "$library" | awk '/ \.text|\.rodata|\.data|\.bss/ {print $NF}' | LC_ALL=C sort -u |
    sed -E "s/.*/ &@Base ${2%-*} 1/; s/^( deduku_.*) 1/\1/"
}

# Fields that cpack does not know: whether a package can be installed for several kinds of machines at once, and the symbols.
for deb in "$build"/*.deb; do
  case ${deb##*/} in
  deduku_*) field="Multi-Arch: foreign" ;;
  *) field="Multi-Arch: same" ;;
  esac
  rm -rf "$build/deb"
  dpkg-deb -R "$deb" "$build/deb"
  sed -i "/^Architecture:/a $field" "$build/deb/DEBIAN/control"
  case ${deb##*/} in
  libdeduku[0-9]*) symbols_of "$build/deb" "$(dpkg-deb -f "$deb" Version)" >"$build/deb/DEBIAN/symbols" ;;
  esac
  dpkg-deb --root-owner-group -Zxz -b "$build/deb" "$output/${deb##*/}" >/dev/null
done
cp "$build"/*.ddeb "$output"

version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")
name="deduku-$version-linux-$(uname -m)"
rm -rf "$build/archive"
cmake --install "$build" --component program --strip --prefix "$build/archive/$name" >/dev/null
strip -o "$build/archive/$name/bin/deduku" "$build/deduku_static"
scripts/copy-documents.sh "$build/archive/$name"
cp /usr/share/doc/fonts-dejavu-core/copyright "$build/archive/$name/LICENSE.fonts"
tar -C "$build/archive" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner -cf - "$name" |
  gzip -9n >"$output/$name.tar.gz"
