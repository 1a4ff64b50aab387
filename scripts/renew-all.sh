#!/bin/sh
# Renews all derived files, in order: tables and outputs in docs, golden files and fixtures, puzzles by class, stock and
# lessons of the page, and measured figures. It builds its dependencies, skips unchanged files, and reports its steps. A
# run of all steps takes half an hour of processor time, not counting the build. Arguments are steps, which are then
# always made, and options:
#
#   scripts/renew-all.sh --list                     lists the steps that would be made, and why
#   scripts/renew-all.sh golden fixtures            makes these two
#   scripts/renew-all.sh --lists FOLDER --volume 10 uses the reference data, and samples ten times as many puzzles
set -eu
cd "$(dirname "$0")/.."
exec python3 scripts/derived.py renew "$@"
