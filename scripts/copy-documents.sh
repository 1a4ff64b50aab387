#!/bin/sh
# Copies the licences, and the README with the pages that it links to, into an archive of the program.
#   scripts/copy-documents.sh FOLDER
set -eu
to=$(realpath "$1")
cd "$(dirname "$0")/.."
cp LICENSE THIRD-PARTY-NOTICES "$to"
grep -oE '\]\([A-Za-z/-]+(\.[a-z]+)?[)#]' README.md | sed 's/^](//; s/.$//' | sort -u | while read -r page; do
  cp --parents "$page" "$to"
done
cp -R README.md docs "$to"
