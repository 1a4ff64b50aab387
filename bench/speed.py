#!/usr/bin/env python3
"""Measures the start time of a program, and how many puzzles a second it rates, solves and brings into canonical form.

    bench/speed.py LISTS PROGRAM [BEFORE]

LISTS is a folder with the lists named below. Every figure is the median of three runs: processor time of one core,
including the start; for threads and for the start, the wall clock. BEFORE is an older build, which runs in turn with
PROGRAM. Its figures follow, with the factor by which PROGRAM is faster.
"""
import os
import statistics
import sys
import tempfile
from pathlib import Path

from programs import timed

ROUNDS = 3
STARTS = 101
RATE = ["rate", "-q", "--threads", "1", "--scale"]

# Title, options, list, number of puzzles.
ROWS = [
    ("R, random minimal puzzles", [*RATE, "r"], "unbiased_20k.txt", 2000),
    ("R, diabolical ones", [*RATE, "r"], "exchange_diabolical_1500.txt", 500),
    ("R, of ER 11 and more", [*RATE, "r"], "hardest_11plus_20k.txt", 60),
    ("own ladder, random ones", [*RATE, "ladder"], "unbiased_20k.txt", 2000),
    ("own ladder, diabolical ones", [*RATE, "ladder"], "exchange_diabolical_1500.txt", 500),
    ("scale of HoDoKu, random ones", [*RATE, "hodoku"], "unbiased_20k.txt", 2000),
    ("scale of HoDoKu, diabolical ones", [*RATE, "hodoku"], "exchange_diabolical_1500.txt", 500),
    ("ER, random ones", [*RATE, "ser"], "unbiased_20k.txt", 2000),
    ("all solutions, of boards with many", ["count", "-q", "--limit", "0"], "manysol_2k.txt", 200),
    ("canonical forms, random ones", ["canon", "-q"], "unbiased_20k.txt", 20000),
    ("canonical forms, of 17 givens", ["canon", "-q"], "17clue.txt", 49158),
]


def medians(programs, question, rounds, kind):
    """The median of each program, in milliseconds of the wall clock (0) or of the processor (1)."""
    taken = [[] for _ in programs]
    for _ in range(rounds):
        for program, times in zip(programs, taken, strict=True):
            times.append(timed([program, *question])[kind])
    return [statistics.median(times) for times in taken]


def find(lists, name):
    found = next(Path(lists).rglob(name), None)
    if found is None:
        raise SystemExit(f"speed: there is no {name} in {lists}")
    return found


def excerpt(lists, name, count, folder):
    """A file with the first puzzles of a list, and their number."""
    lines = [line[:81] for line in find(lists, name).read_text().splitlines() if len(line) >= 81 and line[0] != "#"]
    file = Path(folder) / name
    file.write_text("\n".join(lines[:count]) + "\n")
    return str(file), len(lines[:count])


def row(title, figures, is_rate):
    cells = [title, *(f"{figure:,.3g}" if figure < 100 else f"{figure:,.0f}" for figure in figures)]
    if len(figures) == 2:
        cells.append(f"{figures[0] / figures[1] if is_rate else figures[1] / figures[0]:.2f}")
    print("| " + " | ".join(cells) + " |", flush=True)


def main():
    if len(sys.argv) not in (3, 4):
        raise SystemExit(__doc__)
    lists, *programs = sys.argv[1:]
    for program in programs:
        if not os.access(program, os.X_OK):
            raise SystemExit(f"speed: {program} is no program")
    print("| puzzles a second | now |" + (" before | times |" if len(programs) == 2 else ""))
    print("|---|--:|" + ("--:|--:|" if len(programs) == 2 else ""))
    with tempfile.TemporaryDirectory() as folder:
        for title, question, name, count in ROWS:
            file, size = excerpt(lists, name, count, folder)
            row(title, [1000 * size / taken for taken in medians(programs, [*question, file], ROUNDS, 1)], True)
        file, size = excerpt(lists, "unbiased_20k.txt", 2000, folder)
        for threads in range(2, (os.cpu_count() or 1) + 1):
            question = ["rate", "-q", "--scale", "r", file, "--threads"]
            one, many = ([taken for taken in medians(programs, [*question, str(count)], ROUNDS, 0)] for count in (1, threads))
            row(f"{threads} threads, times one, R", [a / b for a, b in zip(one, many, strict=True)], True)
        file, _ = excerpt(lists, "unbiased_20k.txt", 1, folder)
        for title, question in [("milliseconds to say the version", ["--version"]), ("milliseconds to the first ER", [*RATE, "ser", file])]:
            row(title, medians(programs, question, STARTS, 0), False)


if __name__ == "__main__":
    main()
