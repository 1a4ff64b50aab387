#!/bin/sh
# Compiles every source alone, as it is outside of its batch, and every header alone, without precompiled headers that
# would lend them what they forgot to include. What it builds stays in build/alone. Arguments are CMake settings.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh --with-tests
build=build/alone
cmake --preset dev -B $build -DDEDUKU_UNITY=OFF -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON \
  -DCMAKE_CXX_FLAGS_DEBUG="-O0 -D_GLIBCXX_ASSERTIONS" "$@" >/dev/null
cmake --build $build

failed=$build/failed_headers
: >$failed
# shellcheck disable=SC2016 # what is in single quotes is for the shell that xargs starts
find include src techniques tests -name '*.hpp' | sort | xargs -P "$(nproc)" -I{} sh -c \
  'echo "#include \"$2\"" | "${CXX:-c++}" -std=c++20 -Wall -Wextra -fsyntax-only -I. -Iinclude "-I$0/embedded" \
     "-I$0/generated" -x c++ - || echo "$2" >>"$1"' $build $failed {}
if [ -s $failed ]; then
  echo "test-alone: these headers do not compile alone:" >&2
  cat $failed >&2
  exit 1
fi
echo "every source and header compiles alone"
