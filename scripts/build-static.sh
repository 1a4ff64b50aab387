#!/bin/sh
# Builds the program as one file that runs on any Linux of its processor, whatever that has installed.
#   scripts/build-static.sh x86_64|aarch64 BUILD [SETTINGS of CMake...]
# Without root nothing is installed for another processor: the libraries that unpack are fetched from Debian into BUILD.
set -eu
cd "$(dirname "$0")/.."
processor=$1
build=$2
shift 2
mkdir -p "$build"

# Debian's packages with the static libraries of zlib, zstd and xz for ARM, unpacked into a folder.
fetch_arm_libraries() {
  [ -e "$1/usr" ] && return
  mkdir -p "$1/lists/partial" "$1/cache/archives/partial"
  apt="apt-get -qq -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o Dir::State::Lists=$1/lists
    -o Dir::Cache=$1/cache -o Dir::State::status=/dev/null -o APT::Sandbox::User=root"
  $apt update
  (cd "$1" && $apt download zlib1g-dev libzstd-dev liblzma-dev)
  for package in "$1"/*.deb; do dpkg -x "$package" "$1"; done
}

case $processor in
  x86_64) scripts/install-dependencies.sh ;;
  aarch64)
    scripts/install-dependencies.sh --only cmake ninja-build git nlohmann-json3-dev libspdlog-dev libcli11-dev g++-aarch64-linux-gnu
    libraries=$(realpath "$build")/libraries
    fetch_arm_libraries "$libraries"
    set -- -DCMAKE_TOOLCHAIN_FILE="$PWD/cmake/aarch64-linux-gnu.cmake" "-DCMAKE_FIND_ROOT_PATH=$libraries" "$@"
    ;;
  *)
    echo "build-static: expected x86_64 or aarch64, found \"$processor\"" >&2
    exit 2
    ;;
esac
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DDEDUKU_NATIVE=OFF -DDEDUKU_TESTS=OFF -DDEDUKU_BENCH=OFF \
  -DDEDUKU_INSTALL=OFF "$@" >/dev/null
cmake --build "$build" --target deduku_static
