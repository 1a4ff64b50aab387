#!/bin/sh
# Builds the program as one file that runs on any Linux of its processor and needs no other file: BUILD/deduku_static.
# With OUTPUT it packs an archive of it into that folder.
#   scripts/build-static.sh x86_64|aarch64 BUILD [OUTPUT]
# DEDUKU_SETTINGS may have settings for CMake. Nothing is installed for the other processor: the decompression libraries
# are fetched from Debian into BUILD.
set -eu
cd "$(dirname "$0")/.."
processor=$1
build=$2
output=${3:-}
mkdir -p "$build"

# Unpacks Debian's packages with the static libraries of zlib, zstd and xz for ARM into a folder.
fetch_arm_libraries() {
  [ -e "$1/usr" ] && return
  mkdir -p "$1/lists/partial" "$1/cache/archives/partial"
  apt="apt-get -qq -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o Dir::State::Lists=$1/lists
    -o Dir::Cache=$1/cache -o Dir::State::status=/dev/null -o APT::Sandbox::User=root"
  $apt update
  (cd "$1" && $apt download zlib1g-dev libzstd-dev liblzma-dev)
  for package in "$1"/*.deb; do dpkg -x "$package" "$1"; done
}

set --
strip="strip"
case $processor in
  x86_64) scripts/install-dependencies.sh ;;
  aarch64)
    scripts/install-dependencies.sh --only cmake ninja-build git nlohmann-json3-dev libspdlog-dev libcli11-dev \
      g++-aarch64-linux-gnu fonts-dejavu-core
    libraries=$(realpath "$build")/libraries
    fetch_arm_libraries "$libraries"
    set -- -DCMAKE_TOOLCHAIN_FILE="$PWD/cmake/aarch64-linux-gnu.cmake" "-DCMAKE_FIND_ROOT_PATH=$libraries"
    strip=aarch64-linux-gnu-strip
    ;;
  *)
    echo "build-static: expected x86_64 or aarch64, found \"$processor\"" >&2
    exit 2
    ;;
esac
# shellcheck disable=SC2086 # a list of words
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DDEDUKU_TESTS=OFF -DDEDUKU_BENCH=OFF \
  -DDEDUKU_INSTALL=OFF -DDEDUKU_FONTS=/usr/share/fonts/truetype/dejavu "$@" ${DEDUKU_SETTINGS:-} >/dev/null
cmake --build "$build" --target deduku_static

[ -n "$output" ] || exit 0
mkdir -p "$output"
version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")
name="deduku-$version-linux-$processor"
rm -rf "$build/archive"
mkdir -p "$build/archive/$name"
$strip -o "$build/archive/$name/deduku" "$build/deduku_static"
scripts/copy-documents.sh "$build/archive/$name"
[ ! -e build/page/index.html ] || cp -r build/page "$build/archive/$name/page" # for `deduku page`
cp /usr/share/doc/fonts-dejavu-core/copyright "$build/archive/$name/LICENSE.fonts"
tar -C "$build/archive" --sort=name --mtime="@$(scripts/commit-time.sh)" --owner=0 --group=0 --numeric-owner -cf - "$name" |
  gzip -9n >"$output/$name.tar.gz"
