#!/bin/sh
# Runs the tests of scripts/test.sh with ten times as many puzzles for properties, and builds those with the label "volume",
# which take hours: ctest --preset native -L volume.
set -eu
cd "$(dirname "$0")/.."
DEDUKU_EFFORT=${DEDUKU_EFFORT:-10}
export DEDUKU_EFFORT
scripts/test.sh "$@"
exec cmake --build --preset dev --target volume_tests
