#!/bin/sh
# Renews everything that is derived, in its order: tables and outputs in docs, golden files and fixtures, puzzles by class, stock
# and lessons of the page, and what is measured. It builds what it needs, leaves out what has not changed, and says what it did. A
# run of all takes half an hour of a processor, apart from the build. Arguments are steps, which are made in any case, and options:
#
#   scripts/renew-all.sh --list                     what would be made, and why
#   scripts/renew-all.sh golden fixtures            these two
#   scripts/renew-all.sh --lists FOLDER --volume 10 with the reference data, and ten times as many puzzles where not all are taken
set -eu
cd "$(dirname "$0")/.."
exec python3 scripts/derived.py renew "$@"
