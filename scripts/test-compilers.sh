#!/bin/sh
# Builds the program with each compiler that is promised, in Debug and in Release, warnings as errors, and compares the
# signature of its benchmark with the pinned one. Installs the compilers from Debian 12. To build with
# some of them only, name these: scripts/test-compilers.sh clang++-19
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh
compilers="${*:-g++-12 clang++-14 clang++-19}"
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

for compiler in $compilers; do
  for type in Release Debug; do
    folder="build/$compiler-$type"
    cmake -S . -B "$folder" -G Ninja -DCMAKE_BUILD_TYPE="$type" -DCMAKE_CXX_COMPILER="$compiler" \
      -DDEDUKU_WARNINGS_AS_ERRORS=ON -DDEDUKU_TESTS=OFF -DDEDUKU_BENCH=OFF >/dev/null
    cmake --build "$folder"
    "$folder/deduku" bench puzzles/bench.txt | cmp - tests/golden/bench.txt || {
      echo "$compiler $type: the signature is not that of tests/golden/bench.txt" >&2
      exit 1
    }
    echo "$compiler $type: as it should be"
  done
done
