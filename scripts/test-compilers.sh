#!/bin/sh
# Builds with each supported compiler, warnings as errors. Builds the program in Debug and in Release and compares the
# signature of its benchmark with the pinned one. Builds the library alone without optimisation across files, and
# without exceptions and type information. Installs the compilers from Debian 12. Arguments choose some of the
# compilers: scripts/test-compilers.sh clang++-19. DEDUKU_BUILDS chooses some of the builds: DEDUKU_BUILDS="Release
# plain".
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh
compilers="${*:-g++-12 clang++-14 clang++-19}"
builds="${DEDUKU_BUILDS:-Release Debug apart plain}"
packages=""
for compiler in $compilers; do
  version="${compiler##*-}"
  case "$compiler" in
    clang*) packages="$packages clang-$version lld-$version" ;;
    *) packages="$packages g++-$version" ;;
  esac
done
# shellcheck disable=SC2086 # a list of words
scripts/install-dependencies.sh --only $packages

# Configures and builds. Arguments: compiler, name of the build, CMake settings.
build() {
  compiler=$1
  folder="build/$compiler-$2"
  shift 2
  cmake -S . -B "$folder" -G Ninja "-DCMAKE_CXX_COMPILER=$compiler" -DDEDUKU_WARNINGS_AS_ERRORS=ON -DDEDUKU_TESTS=OFF \
    -DDEDUKU_BENCH=OFF "$@" >/dev/null
  cmake --build "$folder"
}

# The same for the program, which must take the same steps with every compiler.
build_program() {
  build "$@"
  "$folder/deduku" bench bench/puzzles.txt | cmp - tests/golden/bench.txt || {
    echo "$folder: the signature is not that of tests/golden/bench.txt" >&2
    exit 1
  }
}

for compiler in $compilers; do
  for name in $builds; do
    case "$name" in
      Release | Debug) build_program "$compiler" "$name" "-DCMAKE_BUILD_TYPE=$name" -DDEDUKU_LTO=ON ;;
      apart) build "$compiler" apart -DCMAKE_BUILD_TYPE=Release -DDEDUKU_LTO=OFF -DDEDUKU_CLI=OFF ;;
      plain)
        build "$compiler" plain -DCMAKE_BUILD_TYPE=Debug -DDEDUKU_CLI=OFF "-DCMAKE_CXX_FLAGS=-fno-exceptions -fno-rtti"
        ;;
      *) echo "test-compilers: no such build: $name" >&2 && exit 2 ;;
    esac
    echo "$compiler $name: as it should be"
  done
done
