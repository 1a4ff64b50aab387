#!/bin/sh
# Builds the program with sanitizers and assertions and attacks it: with forged records and damaged results,
# tests/attack/forged_files.py, then with bad boards, tests/attack/attack.py. Arguments are those of the second, for example
# --boards 100000 --seed 7.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh
cmake --preset asan -DDEDUKU_TESTS=OFF -DDEDUKU_BENCH=OFF
cmake --build --preset asan --target deduku
python3 tests/attack/forged_files.py build/asan/deduku
exec python3 tests/attack/attack.py build/asan/deduku "$@"
