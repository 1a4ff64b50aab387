#!/bin/sh
# Builds the program with sanitizers and assertions, rates and solves puzzles of all classes on all scales, and runs every
# command: tests/attack/every_command.py, which gets the arguments, for example --puzzles 1000 --seed 7. Takes some four
# minutes on two processors, mostly for the compiler; scripts/attack.sh takes longer and tests more.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh
cmake --preset asan-short -DDEDUKU_TESTS=OFF -DDEDUKU_BENCH=OFF
cmake --build --preset asan-short --target deduku
exec python3 tests/attack/every_command.py build/asan-short/deduku "$@"
