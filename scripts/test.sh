#!/bin/sh
# Installs what is missing, builds everything and runs the tests. Arguments are CMake settings, for example
# -DDEDUKU_REFERENCE_DATA=FOLDER. Tests with the label "volume" take hours: ctest --preset native -L volume.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh --with-tests
cmake --preset dev "$@"
cmake --build --preset dev
ctest --preset dev -LE volume -j "$(nproc)"
