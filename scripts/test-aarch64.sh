#!/bin/sh
# Builds the search and its tests for ARM machines and runs them under qemu: the only way to test the NEON path without
# such a machine. Arguments are CMake settings, for example -DDEDUKU_REFERENCE_DATA=FOLDER.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh --only cmake ninja-build g++-aarch64-linux-gnu qemu-user libgtest-dev
cmake -S tests/aarch64 -B build/aarch64 -G Ninja -DCMAKE_BUILD_TYPE=Release \
  -DCMAKE_TOOLCHAIN_FILE="$PWD/cmake/aarch64-linux-gnu.cmake" "$@"
cmake --build build/aarch64 --target search_test
ctest --test-dir build/aarch64 --output-on-failure
