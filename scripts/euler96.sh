#!/bin/sh
# Installs what is missing, builds the program, rates the fifty puzzles of Project Euler 96 and prints their sum.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh
cmake --preset release -DDEDUKU_TESTS=OFF -DDEDUKU_BENCH=OFF >&2
cmake --build --preset release --target deduku >&2
build/release/deduku rate puzzles/project_euler_096.txt
build/release/deduku euler96 puzzles/project_euler_096.txt
