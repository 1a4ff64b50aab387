#!/bin/sh
# Asks the program a random mix of questions under a memory limit: tests/attack/soak.py. Arguments are passed to that
# script, for example --questions 20000000 --seed 7.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh
cmake --preset native
cmake --build --preset native --target deduku
exec python3 tests/attack/soak.py build/native/deduku "$@"
