#!/bin/sh
# Builds the program with sanitizers and assertions, rates and solves puzzles of all classes on all scales, and runs every
# command: tests/attack/every_command.py, to which arguments go, for example --puzzles 1000 --seed 7. Some four minutes on two
# processors, most of them for the compiler; scripts/attack.sh takes longer and looks further.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh
cmake --preset asan-short -DDEDUKU_TESTS=OFF -DDEDUKU_BENCH=OFF
cmake --build --preset asan-short --target deduku
exec python3 tests/attack/every_command.py build/asan-short/deduku "$@"
