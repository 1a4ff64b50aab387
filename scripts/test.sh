#!/bin/sh
# Installs missing dependencies, builds everything and runs the tests. Arguments are CMake settings, for example
# -DDEDUKU_REFERENCE_DATA=FOLDER. Property tests draw other puzzles for each commit. Their failures print DEDUKU_SEED;
# the same value in the environment repeats them. scripts/test-long.sh takes ten times as many puzzles.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh --with-tests
DEDUKU_SEED=$(scripts/commit-seed.sh)
export DEDUKU_SEED
echo "DEDUKU_SEED=$DEDUKU_SEED" >&2
cmake --preset dev "$@"
cmake --build --preset dev
ctest --preset dev -LE volume -j "$(nproc)"
