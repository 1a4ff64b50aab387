#!/usr/bin/env python3
"""Compares R, work and every round of the program with those of oracle_r.py, which follows the docs:
check_r.py PROGRAM ROOT [--count N]

ROOT is the folder of the project. An even sample of N puzzles is taken from its lists; the default is 20 times
DEDUKU_EFFORT. It includes puzzles that are known to need a technique of the oracle. The program rates them with the
techniques of the oracle, and puzzles that these do not solve also count. If the oracle has all techniques that cost no more
than R, the default ladder must give the same R. The table in docs/r-exactly.md is also compared.
"""

import argparse
import json
import os
import re
import subprocess
import sys
from collections import Counter
from itertools import takewhile
from pathlib import Path

import oracle_r

# The oracle has all techniques of the default ladder up to this cost, in hundredths.
KNOWN_UP_TO = 400
# The technique of the ladder after those of the oracle.
BEYOND = "hidden_rectangle"


def examples(file):
    """For each technique up to the last one of the oracle, a puzzle that needs it."""
    rows = (line.split("\t") for line in file.read_text().splitlines())
    return [puzzle for key, _, puzzle, _ in takewhile(lambda row: row[0] != BEYOND, rows) if len(puzzle) == 81]


def some_of(folder, count):
    """An even sample of `count` puzzles from the lists in a folder."""
    puzzles = [line[:81] for path in sorted(folder.glob("er-*.txt")) + sorted(folder.glob("by-class/*.txt"))
               for line in path.read_text().splitlines() if len(line) >= 81 and not line.startswith("#")]
    puzzles = list(dict.fromkeys(puzzles))
    if len(puzzles) < count:
        sys.exit(f"{folder} has only {len(puzzles)} puzzles")
    return [puzzles[i * len(puzzles) // count] for i in range(count)]


def hundredths(points):
    return round(100 * points)


def ratings(program, puzzles, *options):
    """The ratings of the program, by puzzle."""
    command = [program, "rate", "--threads", "1", "-q", "--no-header", "--format", "json", *options, "-"]
    out = subprocess.run(command, input="\n".join(puzzles) + "\n", capture_output=True, text=True, check=True).stdout
    records = [record for record in map(json.loads, out.splitlines()) if record["type"] == "rate"]
    return {record["puzzle"]: rating_of(record) for record in records}


def rating_of(record):
    rounds, empty = [], sum(char in ".0" for char in record["puzzle"])
    for each in record["curve"]:
        rounds.append(oracle_r.Round(hundredths(each["cost"]), each["steps"], empty))
        empty -= each["placed"]
    return oracle_r.Rating(hundredths(record["r"]), tuple(rounds), hundredths(record["work"]))


def difference(own, other):
    """The first difference between two ratings."""
    for i, (one, two) in enumerate(zip(own.rounds, other.rounds), 1):
        if one != two:
            return f"round {i}: oracle {tuple(one)}, program {tuple(two)}"
    return (f"oracle R {own.r}, {len(own.rounds)} rounds, work {own.work}; "
            f"program R {other.r}, {len(other.rounds)} rounds, work {other.work}")


def check_page(page):
    """The table of the page, for the puzzle above it."""
    text = page.read_text()
    puzzle = re.search(r"^\$ deduku rate ([1-9.]{81}) ", text, re.M)[1]
    rows = [tuple(map(int, row)) for row in re.findall(r"^" + r"\| (\d+) " * 7 + r"\|$", text, re.M)]
    rounds = [(i, each.cost, each.steps, each.empty_cells, each.weight(), each.harmonic(), each.work())
              for i, each in enumerate(oracle_r.rate(puzzle).rounds, 1)]
    if rows != rounds:
        sys.exit(f"{page}: the table of the example is not that of the oracle")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("root", type=Path)
    parser.add_argument("--count", type=int, default=20 * int(os.environ.get("DEDUKU_EFFORT", "1")))
    options = parser.parse_args()
    check_page(options.root / "docs/r-exactly.md")
    puzzles = list(dict.fromkeys(examples(options.root / "src/records/technique_examples.txt")
                                 + some_of(options.root / "puzzles", options.count)))
    own = {puzzle: oracle_r.rate(puzzle) for puzzle in puzzles}
    faults = 0

    def compare(chosen, *ladder):
        nonlocal faults
        found = ratings(options.program, chosen, *ladder)
        for puzzle in chosen:
            if puzzle not in found or found[puzzle] != own[puzzle]:
                faults += 1
                print(f"{puzzle}: {difference(own[puzzle], found[puzzle]) if puzzle in found else 'not rated'}")

    compare(puzzles, "--techniques", oracle_r.LADDER)
    known = [puzzle for puzzle in puzzles if own[puzzle].r <= KNOWN_UP_TO]
    compare(known)
    costs = Counter(each.cost for rating in own.values() for each in rating.rounds)
    print(f"{len(puzzles)} puzzles, {len(known)} of them on the default ladder as well; rounds by cost: "
          + ", ".join(f"{cost / 100:.2f} {count}" for cost, count in sorted(costs.items())))
    sys.exit(f"{faults} ratings differ" if faults else 0)


if __name__ == "__main__":
    main()
