#!/usr/bin/env python3
"""Sorts the puzzles of puzzles/ by R into puzzles/by-class, from which the page takes its puzzles.

Usage: sort-collection.py [DEDUKU]. Writes a file for each class of R, with a puzzle on each line, its R and the
technique that it needs, the easiest first. For classes with few puzzles in the lists, the program makes more, with
seeds from 1 on: the same puzzles every time. classes.json describes the files.
"""

import csv
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/native/deduku"
LISTS = ["er-1.2.txt", "er-1.5.txt", "er-2.5.txt", "er-5.0.txt", "top95.txt"]
FOLDER = ROOT / "puzzles/by-class"
CLASSES = ["beginner", "easy", "medium", "hard", "expert", "master", "extreme"]
WANTED = {"hard": 150, "expert": 150, "master": 150, "extreme": 60}  # made if the lists have fewer
MOST = 200
SEEDS = 6000


def random_puzzles():
    requests = "".join(json.dumps({"method": "random", "params": {"seed": seed}}) + "\n" for seed in range(1, SEEDS + 1))
    done = subprocess.run([PROGRAM, "serve", "--stdio"], input=requests, stdout=subprocess.PIPE, text=True, check=True)
    return [json.loads(line)["result"]["puzzle"] for line in done.stdout.splitlines()]


def rated(puzzles):
    """Puzzle, R, technique and class of each."""
    fields = ["rate", "-", "--format", "csv", "--no-header", "--fields", "puzzle,r,technique,class", "--threads", "0"]
    done = subprocess.run([PROGRAM, *fields], input="\n".join(puzzles) + "\n", stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, text=True, check=True)
    return list(csv.DictReader(done.stdout.splitlines()))


def spread(rows, count):
    """The given number of rows, spread evenly from the first to the last."""
    return rows if len(rows) <= count else [rows[i * len(rows) // count] for i in range(count)]


lists = [line for name in LISTS for line in (ROOT / "puzzles" / name).read_text().splitlines() if len(line) == 81]
by_class = {name: [row for row in rated(sorted(set(lists))) if row["class"] == name] for name in CLASSES}
for row in rated(random_puzzles()):
    name = row["class"]
    if len(by_class.get(name, [])) < WANTED.get(name, 0):
        by_class[name].append(row)

FOLDER.mkdir(exist_ok=True)
contents = {}
for name, rows in by_class.items():
    chosen = spread(sorted(rows, key=lambda row: (float(row["r"]), row["puzzle"])), MOST)
    lines = (f"{row['puzzle']} {float(row['r']):.2f} {row['technique']}\n" for row in chosen)
    (FOLDER / f"{name}.txt").write_text("".join(lines))
    contents[name] = {"from": float(chosen[0]["r"]), "to": float(chosen[-1]["r"]), "n": len(chosen)}
rows = (f"  {json.dumps(name)}: {json.dumps(what)}" for name, what in contents.items())
(FOLDER / "classes.json").write_text("{\n" + ",\n".join(rows) + "\n}\n")
for name, what in contents.items():
    print(name, what)
