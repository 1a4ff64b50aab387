#!/bin/sh
# Searches for each question the boards that cost most time and memory: tests/attack/worst_cases.cpp. Arguments are
# those of the program, for example --seconds 3600 --seed 7 --only why.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh
cmake --preset native
cmake --build --preset native --target worst_cases
exec build/native/worst_cases "$@"
