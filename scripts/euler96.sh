#!/bin/sh
# Installs missing dependencies, rates the fifty puzzles of Project Euler 96 and prints their sum, building only the
# needed part of the library, quickly; then builds the whole program, to be fast.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh
cmake --preset quick -DDEDUKU_TESTS=OFF -DDEDUKU_BENCH=OFF >&2
cmake --build --preset quick --target euler96_example >&2
build/quick/euler96_example puzzles/project_euler_096.txt
cmake --preset native -DDEDUKU_TESTS=OFF -DDEDUKU_BENCH=OFF >&2
cmake --build --preset native --target deduku >&2
