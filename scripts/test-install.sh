#!/bin/sh
# Installs the library, static and shared, into folders of its own, and builds and runs programs that use it from outside:
# with find_package and with pkg-config against the installed files, as a subproject, and fetched by CMake. Compiles
# every public header alone against the installed tree. The results stay in build/install.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh
scripts/install-dependencies.sh --only pkg-config
source=$PWD
work=$source/build/install
mkdir -p "$work"

fail() {
  echo "test-install: $*" >&2
  exit 1
}

# Configures, builds and runs a program of tests/install. Arguments: folder, name of the build, CMake settings. Without
# `build_type` it is a Release build.
run_consumer() {
  folder=$1
  name=$2
  shift 2
  rm -rf "${work:?}/$name"
  cmake -S "tests/install/$folder" -B "$work/$name" -G Ninja "-DCMAKE_BUILD_TYPE=${build_type-Release}" "$@" >"$work/$name.log" 2>&1 ||
    { cat "$work/$name.log" >&2; fail "$name: not configured"; }
  cmake --build "$work/$name" --target consumer >>"$work/$name.log" 2>&1 ||
    { tail -n 30 "$work/$name.log" >&2; fail "$name: not built"; }
  "$work/$name/consumer" || fail "$name: the program fails"
  echo "$name: as it should be"
}

# A project that embeds the library without a build type gets one as fast as a Release build. Arguments: names of two
# builds.
compare_speed() {
  slow=$("$work/$1/consumer" 20)
  fast=$("$work/$2/consumer" 20)
  echo "20 ratings: $slow s in $1, $fast s in $2"
  awk "BEGIN {exit !($slow <= 2 * $fast + 0.05)}" || fail "$1 is slow"
}

# Every public header compiles alone without warnings, with only the include path of the prefix.
compile_headers() {
  echo '#include "deduku.h"' | "${CC:-cc}" -std=c11 -Wall -Wextra -Wpedantic -Werror -fsyntax-only "-I$1/include" -x c - ||
    fail "deduku.h does not compile alone"
  find "$1/include" -name '*.hpp' | sort | while read -r header; do
    echo "#include \"deduku/$(basename "$header")\"" |
      "${CXX:-c++}" -std=c++20 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Werror -fsyntax-only "-I$1/include" -x c++ - ||
      fail "$header does not compile alone"
  done
  grep -rn '#include "' "$1/include" | grep -v '#include "deduku/[a-z_]*\.\(h\|hpp\|def\)"' &&
    fail "a header includes something else than public headers"
  echo "$(find "$1/include" -name '*.hpp' | wc -l) headers compile alone"
}

# Arguments: prefix of the installation, further options of pkg-config: --static for a static library.
with_pkg_config() {
  prefix=$1
  shift
  PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name deduku.pc)")
  export PKG_CONFIG_PATH
  folder=$(pkg-config --variable=libdir deduku)
  # shellcheck disable=SC2046 # a list of words
  "${CXX:-c++}" -std=c++20 tests/install/consumer.cpp $(pkg-config "$@" --cflags --libs deduku) -o "$work/with_pkg_config"
  LD_LIBRARY_PATH=$folder "$work/with_pkg_config" || fail "pkg-config: the program fails"
  # shellcheck disable=SC2046
  "${CC:-cc}" -std=c11 -Wall -Wextra -Wpedantic -Werror tests/install/consumer.c $(pkg-config "$@" --cflags --libs deduku) \
    -o "$work/c_with_pkg_config"
  LD_LIBRARY_PATH=$folder "$work/c_with_pkg_config" || fail "pkg-config: the program in C fails"
  echo "pkg-config${*:+ $*}: as it should be, from C++ and from C"
}

# A shared library may export only the declarations of public headers.
check_exports() {
  for name in $(grep -o 'deduku_[a-z_]*(' include/deduku.h | tr -d '(' | sort -u); do
    nm -D --defined-only "$(find "$1" -name 'libdeduku.so')" | grep -q " T $name\$" || fail "the shared library lacks $name"
  done
  exported=$(nm -DC --defined-only "$(find "$1" -name 'libdeduku.so')" | grep -c ' T deduku::')
  inside=$(nm -DC --defined-only "$(find "$1" -name 'libdeduku.so')" | grep -E 'Workspace|::facts::' | head -n 3)
  [ -z "$inside" ] || fail "the shared library shows what is inside of it: $inside"
  echo "$exported functions are seen from outside"
}

# Runs the commands of docs/library.md literally: installs below the home folder, and builds its programs in C++ and in
# C.
follow_page() {
  page=$work/page
  rm -rf "$page"
  mkdir -p "$page/home"
  cp examples/explain.cpp examples/rate.c "$page"
  awk '/^```cmake/ {on = !seen; seen = 1; next} /^```/ {on = 0} on' docs/library.md >"$page/CMakeLists.txt"
  install=$(grep '^cmake --install ' docs/library.md | sed "s|\.\./deduku/build/library|$work/static|")
  in_c=$(awk '/^export PKG_CONFIG_PATH=/ {on = 1} /^```/ {on = 0} on' docs/library.md)
  (
    HOME=$page/home
    export HOME
    cd "$page" &&
      eval "$install" >install.log &&
      cmake -S . -B build -G Ninja "-DCMAKE_PREFIX_PATH=$HOME/.local" >build.log 2>&1 &&
      cmake --build build >>build.log 2>&1 &&
      build/explain >explain.txt &&
      eval "$in_c" >rate.json
  ) || fail "docs/library.md: its commands fail, see $page"
  grep -q '^solved: 49 steps' "$page/explain.txt" || fail "docs/library.md: the program in C++ fails"
  grep -q '"er":1.2' "$page/rate.json" || fail "docs/library.md: the program in C fails"
  echo "docs/library.md: its commands do what it says"
}

for kind in static shared; do
  [ "$kind" = shared ] && shared=ON || shared=OFF
  cmake -S . -B "$work/$kind" -G Ninja -DCMAKE_BUILD_TYPE=Release -DDEDUKU_LTO=ON "-DBUILD_SHARED_LIBS=$shared" -DDEDUKU_CLI=OFF \
    -DDEDUKU_TESTS=OFF -DDEDUKU_BENCH=OFF "$@" >"$work/$kind.log"
  cmake --build "$work/$kind" >>"$work/$kind.log" 2>&1 || { tail -n 30 "$work/$kind.log" >&2; fail "$kind: not built"; }
  rm -rf "$work/$kind-prefix"
  cmake --install "$work/$kind" --prefix "$work/$kind-prefix" >/dev/null
  run_consumer find_package "find-$kind" "-DCMAKE_PREFIX_PATH=$work/$kind-prefix"
  run_consumer find_package "find-$kind-json" "-DCMAKE_PREFIX_PATH=$work/$kind-prefix" -DWITH_JSON=ON
  [ "$kind" = static ] && from_c=-DWITH_STATIC=ON || from_c=-DWITH_STATIC=OFF
  run_consumer find_package_c "find-$kind-c" "-DCMAKE_PREFIX_PATH=$work/$kind-prefix" "$from_c"
done
# The programs of examples/, as their CMakeLists.txt builds them.
rm -rf "$work/examples"
cmake -S examples -B "$work/examples" -G Ninja "-DCMAKE_PREFIX_PATH=$work/static-prefix" -DCMAKE_BUILD_TYPE=Release >"$work/examples.log" &&
  cmake --build "$work/examples" >>"$work/examples.log" 2>&1 || { tail -n 30 "$work/examples.log" >&2; fail "examples: not built"; }
"$work/examples/own_technique" | grep -q '^R [0-9]' || fail "examples: own_technique fails"
"$work/examples/tasks" | grep -q '^hodoku [0-9]' || fail "examples: tasks fails"
echo "examples: as they should be"
check_exports "$work/shared-prefix"
compile_headers "$work/shared-prefix"
with_pkg_config "$work/shared-prefix"
with_pkg_config "$work/static-prefix" --static
follow_page
run_consumer subdirectory subdirectory "-DDEDUKU_SOURCE=$source" "$@"
# The commands of the README, without a build type.
build_type='' run_consumer fetch_content fetch_content "-DDEDUKU_REPOSITORY=$source" "-DDEDUKU_COMMIT=$(git rev-parse HEAD)" "$@"
compare_speed fetch_content subdirectory
