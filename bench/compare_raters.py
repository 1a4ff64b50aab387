#!/usr/bin/env python3
"""Times raters side by side on one list of puzzles.

    bench/compare_raters.py LIST COMMAND [COMMAND ...]

A command is a shell command line; {} in it stands for the list, and without {} the list is its standard
input. The commands take turns, round by round, so that noise of the machine affects all of them alike. For
each command it prints the median processor time over the rounds, the ratio to the first command, and the
number of lines on which its output equals that of the first command.

    bench/compare_raters.py list.txt \\
        "build/native/deduku rate -q --scale ser --format %r {}" \\
        "other-rater --format=%r {}"
"""

import argparse
import os
import shlex
import statistics
import subprocess
import sys
import tempfile


def run_once(command, puzzles):
    """Runs a command on the list; returns its processor time in seconds and its output lines."""
    has_operand = "{}" in command
    line = command.replace("{}", shlex.quote(puzzles))
    with open(os.devnull if has_operand else puzzles, "rb") as source, tempfile.TemporaryFile() as output:
        process = subprocess.Popen(line, shell=True, stdin=source, stdout=output)
        _, status, usage = os.wait4(process.pid, 0)
        if status != 0:
            sys.exit(f"{line}: ended with status {os.waitstatus_to_exitcode(status)}")
        output.seek(0)
        return usage.ru_utime + usage.ru_stime, output.read().split(b"\n")


def agreement(lines, first):
    same = sum(a == b for a, b in zip(lines, first))
    return f"{same} of {max(len(lines), len(first))}"


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("list")
    parser.add_argument("commands", nargs="+")
    arguments = parser.parse_args()
    times = {command: [] for command in arguments.commands}
    output = {}
    for _ in range(arguments.rounds):
        for command in arguments.commands:
            seconds, output[command] = run_once(command, arguments.list)
            times[command].append(seconds)
    first = arguments.commands[0]
    yardstick = statistics.median(times[first])
    print(f"{'median s':>10}  {'ratio':>7}  {'same lines':>16}  command")
    for command in arguments.commands:
        median = statistics.median(times[command])
        same = agreement(output[command], output[first])
        print(f"{median:10.3f}  {median / yardstick:7.2f}  {same:>16}  {command}")


if __name__ == "__main__":
    main()
