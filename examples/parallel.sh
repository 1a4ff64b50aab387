#!/bin/sh
# Rates a list on several machines with GNU parallel. The list and the folder must have the same paths on all machines.
# Run it again after a failure: finished shares are not repeated, the others continue.
#
#   examples/parallel.sh LIST FOLDER SHARES [OPTION OF deduku rate]...
#
# HOSTS     the machines, separated by commas, in the form of `parallel --sshlogin`: 8/ada,8/bob (: is this machine)
# DEDUKU    the program on those machines
# PARALLEL_OPTIONS    more options of parallel
set -eu
list=$1 folder=$2 shares=$3
shift 3
program=${DEDUKU:-deduku}
mkdir -p "$folder"
seq "$shares" |
  # shellcheck disable=SC2086 # a list of words
  parallel --will-cite --sshlogin "${HOSTS:-:}" --joblog "$folder/joblog" --resume-failed --retries 3 \
    ${PARALLEL_OPTIONS:-} \
    "$program" rate --quiet --format csv "$@" --shard "{}/$shares" --resume --output "$folder/part-{}.csv" "$list"
rm -f "$folder/all.csv"
"$program" merge "$folder"/part-*.csv --output "$folder/all.csv"
