#!/bin/sh
# Builds and tests the Rust crates of packaging/rust with the library of the build in the argument, by default that of
# the preset dev. Works without a network because the crates have no dependencies. Uses the installed cargo, or installs
# Debian's.
set -eu
cd "$(dirname "$0")/.."
command -v cargo >/dev/null 2>&1 || scripts/install-dependencies.sh --only cargo
build=$(realpath "${1:-build/dev}")
if [ $# = 0 ]; then
  cmake --preset dev
  cmake --build --preset dev --target libdeduku
fi
DEDUKU_LIB_DIR=$build
CARGO_TARGET_DIR=$PWD/build/rust
export DEDUKU_LIB_DIR CARGO_TARGET_DIR
if [ -e "$build/libdeduku.a" ]; then
  DEDUKU_STATIC=1
  export DEDUKU_STATIC
else
  LD_LIBRARY_PATH=$build
  export LD_LIBRARY_PATH
fi
# The crate must declare exactly the functions of the header.
declared=$(grep -o 'pub fn deduku_[a-z_]*' packaging/rust/deduku-sys/src/lib.rs | sed 's/pub fn //' | sort)
expected=$(grep -o 'deduku_[a-z_]*(' include/deduku.h | tr -d '(' | sort -u)
[ "$declared" = "$expected" ] || { echo "test-rust: deduku-sys does not declare what deduku.h does" >&2; exit 1; }
cargo test --offline --manifest-path packaging/rust/Cargo.toml --workspace
