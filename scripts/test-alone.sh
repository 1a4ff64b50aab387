#!/bin/sh
# Compiles every source alone, outside of its batch, and every header alone, without precompiled headers, which would
# hide missing includes. Files for another system are compiled for that system. The results stay in build/alone.
# Arguments are CMake settings.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh --with-tests
scripts/install-dependencies.sh --only g++-mingw-w64-x86-64 g++-aarch64-linux-gnu clang-19 wasi-libc libc++-19-dev-wasm32
build=build/alone
cmake --preset dev -B $build -DDEDUKU_UNITY=OFF -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON \
  -DCMAKE_CXX_FLAGS_DEBUG="-O0 -D_GLIBCXX_ASSERTIONS" "$@" >/dev/null
cmake --build $build -- -k 0  # shows all failures, not only the first

failed=$build/failed_files
: >$failed
# No batch of this machine has the sources for Windows. The sources for other processors are compiled here, as empty
# files.
find include src techniques tests bench -name "*.hpp" -o -path "src/platform/windows/*.cpp" | sort >$build/files
# shellcheck disable=SC2016 # the text in single quotes is for the shell that xargs starts
xargs -P "$(nproc)" -I{} sh -c '
  case $3 in
    */windows/*) compiler=x86_64-w64-mingw32-g++-posix ;;
    */neon.hpp) compiler=aarch64-linux-gnu-g++ ;;
    */simd128.hpp) compiler="clang++-19 --target=wasm32-wasi -msimd128 -fno-exceptions" ;;
    *) compiler=${CXX:-c++} ;;
  esac
  echo "#include \"$3\"" | $compiler -std=c++20 -Wall -Wextra -fsyntax-only -I. -Iinclude "-I$1/embedded" "-I$1/generated" \
    -DDEDUKU_SOURCE_DIR=\"\" -DDEDUKU_REFERENCE_DATA=\"\" -x c++ - || echo "$3" >>"$2"' - $build $failed {} <$build/files
if [ -s $failed ]; then
  echo "test-alone: these do not compile alone:" >&2
  cat $failed >&2
  exit 1
fi
echo "every source and header compiles alone"
