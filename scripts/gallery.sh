#!/bin/sh
# Builds the program, unless one is given, and draws every technique from its case files as docs/gallery/index.html.
set -eu
cd "$(dirname "$0")/.."
if [ $# -eq 0 ]; then
  scripts/install-dependencies.sh
  cmake --preset native -DDEDUKU_TESTS=OFF -DDEDUKU_BENCH=OFF >&2
  cmake --build --preset native --target deduku >&2
fi
"${1:-build/native/deduku}" draw --cases tests/techniques --theme auto -o docs/gallery/
