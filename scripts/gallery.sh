#!/usr/bin/env bash
# Builds the program and draws every technique, from its case files, as docs/gallery/index.html. The argument is a program
# that is built already.
set -euo pipefail
cd "$(dirname "$0")/.."
program=${1:-}
if [ -z "$program" ]; then
  scripts/install-dependencies.sh
  cmake --preset release > /dev/null
  cmake --build --preset release --target deduku > /dev/null
  program=build/release/deduku
fi
"$program" draw --cases tests/techniques --theme auto -o docs/gallery/
