#!/usr/bin/env python3
"""Measures how fast a program rates puzzles of each band of ER, compared with other raters of the same scale.

    bench/ser_by_band.py RATED COMMAND [COMMAND ...]

RATED is a CSV file with the columns puzzle and fixed, which has ER/EP/ED. A command reads puzzles from its standard
input and prints ER/EP/ED for each; the commands take turns. A figure is the processor time of one core, including the
start, as the median of three rounds (one round from ER 10 on). Any output of a command that differs from RATED ends the
comparison.

    bench/ser_by_band.py ser_dev.csv \\
        "build/native/deduku rate -q --scale ser --se-mode fixed --budget none --format %r/%p/%d" \\
        "other-rater"
"""
import csv
import random
import statistics
import sys
import tempfile
from collections import defaultdict

from compare_raters import run_once

SECONDS_AT_LEAST = 0.2
MOST = {7: 120, 8: 80, 9: 40, 10: 12, 11: 5}  # puzzles of a band, chosen for the slowest rater


def puzzles_by_band(rated):
    bands = defaultdict(list)
    with open(rated, newline="") as file:
        for row in csv.DictReader(file):
            bands[int(float(row["fixed"].split("/")[0]))].append((row["puzzle"], row["fixed"]))
    return bands


def time_band(commands, puzzles, rounds):
    """The median of each command in seconds, for a list that is long enough to time the first one."""
    expected = [ratings for _, ratings in puzzles]
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("".join(puzzle + "\n" for puzzle, _ in puzzles))
        file.flush()
        taken = [[] for _ in commands]
        for _ in range(rounds):
            for command, times in zip(commands, taken, strict=True):
                seconds, lines = run_once(command, file.name)
                if [line.decode() for line in lines if line] != expected:
                    raise SystemExit(f"ser_by_band: {command} rates otherwise")
                times.append(seconds)
    return [statistics.median(times) for times in taken]


def main():
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    rated, *commands = sys.argv[1:]
    columns = [f"puzzles a second, {number + 1}" for number in range(len(commands))]
    print("| ER | " + " | ".join(columns) + " | the first, times each other |")
    print("|---|" + "--:|" * (len(commands) + 1))
    for band, puzzles in sorted(puzzles_by_band(rated).items()):
        random.Random(band).shuffle(puzzles)
        puzzles = puzzles[: MOST.get(band)]
        times = time_band(commands, puzzles, 1)
        repeated = puzzles * max(1, round(SECONDS_AT_LEAST / times[0]))
        times = time_band(commands, repeated, 1 if band >= 10 else 3)
        rates = [len(repeated) / seconds for seconds in times]
        speeds = [f"{rate:,.3g}" if rate < 100 else f"{rate:,.0f}" for rate in rates]
        ratios = ", ".join(f"{seconds / times[0]:.1f}" for seconds in times[1:])
        print(f"| {band} | " + " | ".join(speeds) + f" | {ratios} |", flush=True)


if __name__ == "__main__":
    main()
