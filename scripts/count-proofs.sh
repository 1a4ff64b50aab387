#!/bin/sh
# Proves every step of 20,000 random puzzles and of the hard lists, and writes how many there were into
# docs/proof-counts.md. Arguments: the test program, or files with what it has printed.
set -eu
cd "$(dirname "$0")/.."
counts=$(mktemp)
trap 'rm -f "$counts"' EXIT
if [ -x "$1" ]; then
  "$1" --gtest_filter='*NoStepIsRefused*' > "$counts"
else
  cat "$@" > "$counts"
fi

{
  echo "# Steps that the checker has proved"
  echo
  echo "Made by \`scripts/count-proofs.sh\`: every step of the paths of 20,000 random minimal puzzles and of the lists"
  echo "exchange_hard_1500, exchange_diabolical_1500, top95, magictour_top1465 and hardest_1106 (\`tests/check_volume\`), on our own"
  echo "ladder and on that of Sudoku Explainer (\`se\`). *Work*: how many candidates the costliest proof assumed to be true or false; the"
  echo "checker allows four million."
  echo
  echo "| technique | steps | refused | work |"
  echo "|---|---:|---:|---:|"
  awk '$1 == "proofs" {
         name = $2
         for (i = 3; i <= NF - 3; ++i) name = name " " $i
         sub(/:$/, "", name)
         if (!(name in steps)) order[++n] = name
         steps[name] += $(NF - 2); refused[name] += $(NF - 1)
         if ($NF > work[name]) work[name] = $NF
       }
       END {
         for (i = 1; i <= n; ++i) {
           printf "| `%s` | %d | %d | %d |\n", order[i], steps[order[i]], refused[order[i]], work[order[i]]
           all += steps[order[i]]; wrong += refused[order[i]]; if (work[order[i]] > most) most = work[order[i]]
         }
         printf "| all | %d | %d | %d |\n", all, wrong, most
       }' "$counts"
} > docs/proof-counts.md
! grep -q FAILED "$counts"
