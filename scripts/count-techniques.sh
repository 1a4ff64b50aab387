#!/bin/sh
# Runs the soundness test over 100,000 random puzzles and writes how often each technique was found into
# docs/technique-counts.md. Arguments: the test program, and how many parts to run at once (all cores if left out).
set -eu
cd "$(dirname "$0")/.."
program=$1
jobs=${2:-$(nproc)}
counts=$(mktemp -d)
trap 'rm -rf "$counts"' EXIT

"$program" --gtest_list_tests --gtest_filter='Parts/*' | sed -n 's/^  \([^ ]*\).*/\1/p' |
  xargs -P "$jobs" -I TEST sh -c \
    '"$1" --gtest_filter="Parts/SoundnessOfRandomPuzzles.$2" > "$3/$(basename "$2")"' sh "$program" TEST "$counts"

{
  echo "# How often each technique is found"
  echo
  echo "Made by \`scripts/count-techniques.sh\` from 100,000 random minimal puzzles (\`tests/volume\`). *Found*: all findings on"
  echo "every grid that singles, intersections and subsets do not advance; none of them denies the solution. *On paths*: steps"
  echo "that the default ladder took. A technique that is found fewer than 20 times rests on its cases in \`tests/techniques\`."
  echo
  echo "| technique | found | on paths |"
  echo "|---|---:|---:|"
  awk '$1 == "count" { if (!($2 in found)) order[++n] = $2; found[$2] += $3; path[$2] += $4 }
       END { for (i = 1; i <= n; ++i) printf "| `%s` | %d | %d |\n", order[i], found[order[i]], path[order[i]] }' "$counts"/*
} > docs/technique-counts.md
grep -L "PASSED  . 1 test" "$counts"/* | sed 's/.*/a part failed: &/' >&2
! grep -L "PASSED  . 1 test" "$counts"/* | grep -q .
