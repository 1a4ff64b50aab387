#!/bin/sh
# Compares the searches with each other and with other solvers, and writes the first part of bench/NOTES.md. The
# text after the comment there comes from other scripts, and is kept.
#
#   bench/results.sh LISTS [PEERS]
#
# LISTS is a folder with the lists named below. PEERS, if given, is a folder with solvers as shared objects and
# a file peers.txt, a line for each: NAME FILE FUNCTION [FLAGS]. The function has the C signature
#
#   size_t function(const char* puzzle81, size_t limit, uint32_t flags, char* solution81, size_t* guesses)
#
# To make tdoku a peer, run in its repository:
#
#   clang++ -std=c++14 -O3 -mavx -fPIC -fno-exceptions -fno-rtti -shared -Iinclude \
#       src/solver_dpll_triad_simd.cc src/util.cc -o PEERS/tdoku.so
#   echo "tdoku tdoku.so TdokuSolverDpllTriadSimd" >> PEERS/peers.txt
set -eu

lists=$(cd "${1:?usage: bench/results.sh LISTS [PEERS]}" && pwd)
peers=${2:+$(cd "$2" && pwd)}
command="bench/results.sh LISTS${peers:+ PEERS}"
project=$(cd "$(dirname "$0")/.." && pwd)
build=$project/build/results
report=$project/bench/NOTES.md

cmake -S "$project" -B "$build" -DCMAKE_BUILD_TYPE=Release -DDEDUKU_LTO=ON > /dev/null
cmake --build "$build" --target compare > /dev/null

peer_options() {
  [ -z "$peers" ] || while read -r name file function flags; do
    echo "--peer $name=$peers/$file:$function${flags:+:$flags}"
  done < "$peers/peers.txt"
}

# Arguments: title, options, lists.
table() {
  title=$1
  shift
  printf '\n## %s\n\n' "$title"
  # Neither names of solvers nor paths of lists hold blanks.
  # shellcheck disable=SC2046
  (cd "$lists" && "$build/compare" $(peer_options) "$@")
}

first="easy_20k.txt unbiased_20k.txt 17clue.txt magictour_top1465.txt hardest_11plus_20k.txt hardest_1106.txt"
several="serg_multi_5k.txt multi_minus1_10k.txt"
none="zero_pattern_10k.txt zero_wrongclue_10k.txt zero_hard_wrongclue_5k.txt"

compiler=$(sed -n 's/^CMAKE_CXX_COMPILER:[A-Z]*=//p' "$build/CMakeCache.txt")
{
  echo "# Laboratory notes: how fast the searches are"
  echo
  echo "Made by \`$command\`; every figure is the median of several rounds in which the solvers take turns, in"
  echo "processor time, after all of them gave the same answers. One core."
  echo
  echo "* Compiler: $("$compiler" --version | head -n 1), -O3, no flags for this machine"
  echo "* Machine: $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)," \
    "$(grep -o -w -E 'avx512f|avx2|avx' /proc/cpuinfo | sort -u | tr '\n' ' ')"
  echo "* Date: $(date +%F), version $(git -C "$project" rev-parse --short HEAD)"
  echo "* \`deduku\` is the library called with a text, puzzle by puzzle, \`deduku solve_many\` with all texts at"
  echo "  once; the other lines with a second word are its backends, called with a text as well."
  # shellcheck disable=SC2086
  {
    table "Is it unique? Two solutions at most; thousand puzzles a second" --limit 2 --puzzles 500 --rounds 5 $first
    table "The first solution; thousand puzzles a second" --limit 1 --puzzles 500 --rounds 5 $first
    table "Several solutions or none; two at most; thousand puzzles a second" --limit 2 --puzzles 500 --rounds 5 $several $none
    table "All solutions; million solutions a second" --limit 0 --puzzles 40 --rounds 3 \
      --without "textbook dancing links" --without "deduku dancing_links" --without "deduku solve_many" \
      --without jsolve --without fsss2 --without fsss2_locked --without rust_sudoku manysol_2k.txt noip_keep24_60.txt
  }
  echo
  sed -n '/^<!-- What follows is measured by other scripts/,$p' "$report"
} > "$report.part"
mv "$report.part" "$report"
"$project/bench/summary.py"
