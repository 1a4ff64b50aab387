#!/bin/sh
# Prints the seed for tests that draw their input: DEDUKU_SEED if it is set, otherwise a number that depends on the commit.
set -eu
cd "$(dirname "$0")/.."
echo "${DEDUKU_SEED:-$(printf '%d' "0x$(git rev-parse --short=7 HEAD 2>/dev/null || echo 1)")}"
