#!/bin/sh
# Cross-compiles the program for Windows with MinGW-w64 and packs it into a zip: deduku.exe, which needs no other file,
# its licence, its README, and the page if it was built before.
#   scripts/build-windows.sh BUILD OUTPUT
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh --only cmake ninja-build git nlohmann-json3-dev libspdlog-dev libcli11-dev libfmt-dev zip \
  g++-mingw-w64-x86-64 libz-mingw-w64-dev fonts-dejavu-core
build=$1
mkdir -p "$2"
output=$(realpath "$2")
cmake --preset windows -B "$build" >/dev/null
cmake --build "$build" --target deduku

version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")
name="deduku-$version-windows-x86_64"
rm -rf "$build/archive" "$output/$name.zip"
mkdir -p "$build/archive/$name"
[ ! -e build/page/index.html ] || cp -r build/page "$build/archive/$name/page" # for `deduku page`
x86_64-w64-mingw32-strip -o "$build/archive/$name/deduku.exe" "$build/deduku.exe"
# Texts for Windows have CRLF line ends.
cp /usr/share/doc/fonts-dejavu-core/copyright "$build/LICENSE.fonts"
scripts/copy-documents.sh "$build/archive/$name"
for page in LICENSE THIRD-PARTY-NOTICES README.md "$build/LICENSE.fonts"; do sed 's/$/\r/' "$page" >"$build/archive/$name/${page##*/}"; done
find "$build/archive" -exec touch -d "@$(scripts/commit-time.sh)" {} +
(cd "$build/archive" && TZ=UTC zip -q -X -r "$output/$name.zip" "$name")
# The program needs only DLLs that every Windows has.
foreign=$(x86_64-w64-mingw32-objdump -p "$build/deduku.exe" | sed -n 's/.*DLL Name: //p' |
  grep -viE '^(kernel32|msvcrt|shell32|advapi32|user32|ntdll|ws2_32)\.dll$' || true)
[ -z "$foreign" ] || { echo "build-windows: deduku.exe needs $foreign" >&2; exit 1; }
