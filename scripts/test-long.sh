#!/bin/sh
# Runs the tests of scripts/test.sh with ten times as many puzzles for properties. Tests with the label "volume" take
# hours: ctest --preset native -L volume.
set -eu
DEDUKU_EFFORT=${DEDUKU_EFFORT:-10}
export DEDUKU_EFFORT
exec "$(dirname "$0")/test.sh" "$@"
