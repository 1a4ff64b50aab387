#!/bin/sh
# Runs the soundness test over random puzzles and writes how often each technique was found into docs/technique-counts.md.
# Arguments: the test program, how many of its 20 parts of 5,000 puzzles (all if left out), and how many to run at once (all
# cores). A part takes a quarter of an hour or more; those that the same program has finished before are not run again.
set -eu
cd "$(dirname "$0")/.."
program=$1
parts=${2:-20}
jobs=${3:-$(nproc)}
counts=build/technique-counts/$(cksum < "$program" | cut -d ' ' -f 1)
mkdir -p "$counts"

# shellcheck disable=SC2016 # what is in single quotes is for the shell that xargs starts
run_part='part=$3/part-$2
  [ ! -e "$part" ] || exit 0
  "$1" --gtest_filter="Parts/SoundnessOfRandomPuzzles.NoStepDeniesTheSolution/$2" > "$part.running" &&
    grep -q "PASSED  . 1 test" "$part.running" || {
    echo "a part failed: $part.running" >&2
    exit 1
  }
  mv "$part.running" "$part"'
seq 0 $((parts - 1)) | xargs -P "$jobs" -I NUMBER sh -c "$run_part" sh "$program" NUMBER "$counts"

{
  echo "# How often each technique is found"
  echo
  echo "Made by \`scripts/count-techniques.sh\` from $((parts * 5)),000 random minimal puzzles (\`tests/volume\`). *Found*: all findings on"
  echo "every grid that singles, intersections and subsets do not advance; none of them denies the solution. *On paths*: steps"
  echo "that the default ladder took. A technique that is found fewer than 20 times rests on its cases in \`tests/techniques\`."
  echo
  echo "| technique | found | on paths |"
  echo "|---|---:|---:|"
  seq -f "$counts/part-%.0f" 0 $((parts - 1)) | xargs cat |
    awk '$1 == "count" { if (!($2 in found)) order[++n] = $2; found[$2] += $3; path[$2] += $4 }
         END { for (i = 1; i <= n; ++i) printf "| `%s` | %d | %d |\n", order[i], found[order[i]], path[order[i]] }'
} > docs/technique-counts.md
