#!/usr/bin/env bash
# Rates a list on several machines, all simulated on this one, in the two ways of examples/: GNU parallel over ssh, and
# a job array of Slurm. Meanwhile programs are killed and machines go down. In the end the merged results must be
# byte-equal to those of one machine. Takes some minutes and needs root, for example in a container: it installs
# packages, and runs sshd, munged, slurmctld and slurmd, all on ports and in folders of their own.
#
#   scripts/test-cluster.sh [PROGRAM]     the program; without it, that of build/native, which is built
set -euo pipefail
cd "$(dirname "$0")/.."
if [ "$(id -u)" != 0 ]; then
  echo "This test needs root: sshd, munged and slurmd start jobs of other users. Run it in a container." >&2
  exit 1
fi
scripts/install-dependencies.sh --only parallel openssh-server openssh-client munge slurm-wlm
program=${1:-}
if [ -z "$program" ]; then
  scripts/install-dependencies.sh
  cmake --preset native -DDEDUKU_TESTS=OFF -DDEDUKU_BENCH=OFF && cmake --build --preset native --target deduku
  program=build/native/deduku
fi
program=$(realpath "$program")
home=$(mktemp -d)
chmod 755 "$home"
daemons=()

# Ends a process that this script started, with all its children.
end_tree() {
  local child
  for child in $(cat "/proc/$1/task/$1/children" 2>/dev/null); do end_tree "$child"; done
  kill -KILL "$1" 2>/dev/null || true
  wait "$1" 2>/dev/null || true
}
clean_up() {
  local code=$?
  # The processes that run jobs of Slurm are not children of this script.
  if [ -n "${SLURM_CONF:-}" ] && timeout 20 scancel --user root 2>/dev/null; then sleep 3; fi
  for daemon in "${daemons[@]}"; do end_tree "$daemon"; done
  [ "$code" = 0 ] || tail -n 20 "$home"/*.log "$home"/slurm/*.log "$home"/slurm-*.out 2>/dev/null || true
  rm -rf "$home"
}
trap clean_up EXIT

say() { echo "== $*"; }
# wait_until SECONDS COMMAND...: waits until the command succeeds.
wait_until() {
  local tries=$(($1 * 5))
  shift
  until "$@" >/dev/null 2>&1; do
    tries=$((tries - 1))
    if [ "$tries" = 0 ]; then
      echo "in vain: $*" >&2
      exit 1
    fi
    sleep 0.2
  done
}
# The rating processes of one folder of parts.
raters_of() { pgrep -f "^$program rate .*--output $1/part-"; }
kill_a_rater() { kill -KILL "$(raters_of "$1" | head -1)"; }
has_raters() { raters_of "$1" >/dev/null; }
compare() {
  if ! cmp "$1" "$home/one.csv"; then
    echo "$2: the merged results differ from those of one machine" >&2
    exit 1
  fi
  say "$2: merged results of $(grep -c '^[0-9]' "$1") puzzles are byte-equal to those of one machine"
}

list=$home/list.txt
options="--scale ser"
for _ in $(seq "${REPEATS:-200}"); do cat puzzles/er-2.5.txt puzzles/er-5.0.txt; done >"$list"
say "one machine"
# shellcheck disable=SC2086 # a list of words
"$program" rate -q --format csv $options --threads 0 "$list" --output "$home/one.csv"

# --- GNU parallel over ssh -----------------------------------------------------------------------------------------

# start_sshd PORT: starts a server that ssh takes for a machine of its own; the process is $!.
start_sshd() {
  mkdir -p /run/sshd
  "$(command -v sshd || echo /usr/sbin/sshd)" -D -f /dev/null -p "$1" -h "$home/ssh/host" -o ListenAddress=127.0.0.1 \
    -o "AuthorizedKeysFile=$home/ssh/key.pub" -o StrictModes=no -o UsePAM=no -o "PidFile=none" \
    -o PermitRootLogin=yes -E "$home/ssh/log" &
  daemons+=($!)
}
test_parallel() {
  local folder=$home/parallel hosts
  mkdir "$home/ssh"
  ssh-keygen -q -t ed25519 -N "" -f "$home/ssh/host"
  ssh-keygen -q -t ed25519 -N "" -f "$home/ssh/key"
  local ssh="ssh -q -i $home/ssh/key -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o BatchMode=yes"
  start_sshd 42201
  local doomed=$!
  start_sshd 42202
  hosts="1/$ssh -p 42201 root@127.0.0.1,1/$ssh -p 42202 root@127.0.0.1"
  wait_until 120 $ssh -p 42201 root@127.0.0.1 true
  wait_until 120 $ssh -p 42202 root@127.0.0.1 true
  say "parallel: a program is killed, then a machine goes down"
  # shellcheck disable=SC2086 # a list of words
  HOSTS=$hosts DEDUKU=$program PARALLEL_OPTIONS="--retries 1" examples/parallel.sh "$list" "$folder" 8 $options \
    >"$home/parallel.log" 2>&1 &
  local run=$!
  wait_until 120 has_raters "$folder"
  sleep 1
  wait_until 120 kill_a_rater "$folder"
  sleep 1
  end_tree "$doomed"
  wait "$run" && { echo "parallel: nothing failed, though machines went down" >&2; exit 1; }
  while has_raters "$folder"; do sleep 0.2; done
  say "parallel: $(awk -F '\t' 'NR > 1 && $7 + $8 > 0' "$folder/joblog" | wc -l) jobs failed; the same again, on the machine that is left"
  # shellcheck disable=SC2086 # a list of words
  HOSTS="2/$ssh -p 42202 root@127.0.0.1" DEDUKU=$program examples/parallel.sh "$list" "$folder" 8 $options
  compare "$folder/all.csv" parallel
}

# --- Slurm ---------------------------------------------------------------------------------------------------------

start_slurm() {
  local slurm=$home/slurm node
  mkdir -p "$slurm/state" "$slurm/munge"
  dd if=/dev/urandom of="$slurm/munge/key" bs=1024 count=1 status=none
  chown -R munge: "$slurm/munge" && chmod 755 "$slurm/munge" && chmod 400 "$slurm/munge/key"
  setpriv --reuid munge --regid munge --clear-groups munged -F --key-file "$slurm/munge/key" --socket "$slurm/munge/socket" \
    --pid-file "$slurm/munge/pid" --log-file "$slurm/munge/log" --seed-file "$slurm/munge/seed" --force &
  daemons+=($!)
  wait_until 120 test -S "$slurm/munge/socket"
  {
    cat <<END
ClusterName=test
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmctldPort=42817
SlurmUser=root
AuthInfo=socket=$slurm/munge/socket
StateSaveLocation=$slurm/state
SlurmdSpoolDir=$slurm/spool-%n
SlurmctldPidFile=$slurm/slurmctld.pid
SlurmdPidFile=$slurm/slurmd-%n.pid
SlurmctldLogFile=$slurm/slurmctld.log
SlurmdLogFile=$slurm/slurmd-%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerType=sched/backfill
SlurmdTimeout=30
KillWait=2
ReturnToService=0
MpiDefault=none
END
    for node in 1 2 3; do
      echo "NodeName=n$node NodeHostname=$(hostname -s) NodeAddr=127.0.0.1 Port=4282$node CPUs=1 State=UNKNOWN"
    done
    echo "PartitionName=all Nodes=n1,n2,n3 Default=YES MaxTime=INFINITE State=UP"
  } >"$slurm/slurm.conf"
  export SLURM_CONF=$slurm/slurm.conf
  slurmctld -D >"$slurm/slurmctld.out" 2>&1 &
  daemons+=($!)
  wait_until 120 sinfo
  for node in n1 n2 n3; do
    slurmd -D -N "$node" >"$slurm/$node.out" 2>&1 &
    daemons+=($!)
  done
  wait_until 240 sh -c '[ "$(sinfo -h -t idle -o %D)" = 3 ]'
}
are_running() { [ "$(squeue -h -t R | wc -l)" -ge "$1" ]; }
is_idle() { [ -z "$(squeue -h)" ]; }
test_slurm() {
  local folder=$home/parts task
  mkdir "$folder"
  start_slurm
  say "slurm: a task is requeued, then a node goes down"
  sbatch -Q --chdir="$home" --array=1-8 --export="ALL,LIST=$list,FOLDER=$folder,SHARES=8,DEDUKU=$program,OPTIONS=$options" \
    examples/slurm.sbatch
  wait_until 240 are_running 3
  sleep 1
  task=$(squeue -h -t R -o %i | head -1)
  say "slurm: requeue of $task"
  scontrol requeue "$task"
  sleep 2
  say "slurm: node n2 down, with $(squeue -h -w n2 -o %i | tr '\n' ' ')"
  scontrol update nodename=n2 state=down reason=test
  sleep 3
  scontrol update nodename=n2 state=resume
  # A requeued task may wait for two minutes unless its start time is changed.
  for _ in $(seq 60); do
    is_idle && break
    squeue -h -t PD -o %i -r | while read -r task; do scontrol update jobid="$task" starttime=now >/dev/null 2>&1 || true; done
    sleep 3
  done
  wait_until 120 is_idle
  grep -h "goes on behind" "$home"/slurm-*.out || true
  "$program" merge "$folder"/part-*.csv --output "$home/slurm.csv"
  compare "$home/slurm.csv" slurm
}

test_parallel
test_slurm
