#!/bin/sh
# Writes the pinned ratings of tests/golden and the answers of tests/fixtures anew, after a change that is meant; read the
# difference before you commit it, and say in the message why. The frozen scales (se, hodoku) never change.
set -eu
cd "$(dirname "$0")/.."
cmake --build --preset dev --target golden_test deduku
DEDUKU_RENEW_GOLDEN=1 build/dev/golden_test || true
build/dev/deduku bench bench/puzzles.txt > tests/golden/bench.txt
scripts/renew-fixtures.py
git --no-pager diff --stat tests/golden tests/fixtures
