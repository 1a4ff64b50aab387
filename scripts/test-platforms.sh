#!/bin/sh
# Checks that ratings and generated puzzles do not depend on the system, the processor, the compiler or the
# optimisation. Asks programs that were built in several ways for the ratings of the puzzles in tests/golden, with all
# steps, and for puzzles with the constraints there, and compares the digests of the answers.
# Arguments are ways to build; default: all.
#   release   g++, -O3, optimised across files, for this processor
#   dev       g++, -O1, with assertions
#   clang     clang 14
#   libcxx    clang 19 with libc++, the standard library of macOS (libc++ 14 lacks parts of C++20)
#   windows   MinGW-w64; runs with Wine
#   aarch64   g++ for ARM, one static file; runs with qemu
#   wasm      clang 19, WebAssembly; runs with Node
# DEDUKU_PLATFORM_BUILDS=no uses existing builds.
set -eu
cd "$(dirname "$0")/.."
ways="$*"
[ -n "$ways" ] || ways="release dev clang libcxx windows aarch64 wasm"
folder=build/platforms
mkdir -p $folder
[ "${DEDUKU_PLATFORM_BUILDS:-yes}" = no ] || scripts/install-dependencies.sh
command -v node >/dev/null || scripts/install-dependencies.sh --only nodejs
for way in $ways; do
  case $way in
    clang) scripts/install-dependencies.sh --only clang ;;
    libcxx) scripts/install-dependencies.sh --only clang-19 libc++-19-dev libc++abi-19-dev ;;
    windows) scripts/install-dependencies.sh --only g++-mingw-w64-x86-64 libz-mingw-w64-dev wine wine64 ;;
    aarch64) scripts/install-dependencies.sh --only qemu-user ;;
  esac
done

for scale in r ladder hodoku se; do
  grep -E '^[0-9.]{81} ' tests/golden/$scale.txt | cut -c1-81 |
    sed "s/.*/{\"method\": \"rate\", \"params\": {\"puzzle\": \"&\", \"scales\": [\"$scale\"], \"trace\": true}}/; s/\"se\"/\"ser\"/"
done >$folder/requests
sed 's/.*/{"method": "generate", "params": {"count": 5, "seed": 5, "wishes": &}}/' tests/golden/wishes.jsonl >>$folder/requests

builds() {
  [ "${DEDUKU_PLATFORM_BUILDS:-yes}" = yes ]
}

# Configures and builds only the program, with clang. Arguments: folder, more settings of CMake.
build_with_clang() {
  builds || return 0
  into=$1
  shift
  cmake -S . -B "$into" -G Ninja -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_BUILD_TYPE=Release -DDEDUKU_TESTS=OFF \
    -DDEDUKU_BENCH=OFF -DDEDUKU_WARNINGS_AS_ERRORS=ON "$@" >/dev/null
  cmake --build "$into" --target deduku
}

# Answers the requests on standard input in one of the ways.
answer() {
  case $1 in
    release | dev) "build/$1/deduku" serve --stdio ;;
    clang | libcxx) "build/$1/deduku" serve --stdio ;;
    windows) wine build/windows/deduku.exe serve --stdio ;;
    aarch64) qemu-aarch64 build/static/aarch64/deduku_static serve --stdio ;;
    wasm) node tests/golden/ask.mjs build/js/package ;;
  esac
}

# Builds for one of the ways.
prepare() {
  case $1 in
    release | dev)
      builds || return 0
      cmake --preset "$1" >/dev/null
      cmake --build --preset "$1" --target deduku
      ;;
    clang) build_with_clang build/clang ;;
    libcxx) build_with_clang build/libcxx -DCMAKE_CXX_COMPILER=clang++-19 -DCMAKE_CXX_FLAGS=-stdlib=libc++ ;;
    windows)
      builds || return 0
      cmake --preset windows >/dev/null
      cmake --build --preset windows --target deduku
      ;;
    aarch64)
      builds || return 0
      scripts/build-static.sh aarch64 build/static/aarch64
      ;;
    wasm)
      builds || return 0
      scripts/build-js.sh >/dev/null
      ;;
    *)
      echo "test-platforms: unknown way $1" >&2
      exit 2
      ;;
  esac
}

# Wine keeps its registry and its drives here, not in the home folder of the user.
WINEPREFIX=$PWD/build/wine
WINEDEBUG=-all
WINEDLLOVERRIDES="mscoree=;mshtml=;winemenubuilder.exe="
export WINEPREFIX WINEDEBUG WINEDLLOVERRIDES
for way in $ways; do
  prepare "$way"
  answer "$way" <$folder/requests >$folder/answers-"$way"
  node tests/golden/digest.mjs <$folder/answers-"$way" >$folder/digest-"$way"
  echo "$way: $(cat $folder/digest-"$way")"
done
for way in $ways; do
  first=${first:-$way}
  cmp -s $folder/digest-"$first" $folder/digest-"$way" || {
    echo "test-platforms: $way rates otherwise than $first; see $folder/answers-*" >&2
    exit 1
  }
done
echo "test-platforms: all the same"
