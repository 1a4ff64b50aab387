#!/usr/bin/env python3
"""Makes web/stock.txt, the stock of the page: minimal puzzles for constraints that few puzzles meet.

Usage: make-stock.py [DEDUKU]. The constraints are: each technique of the default ladder up to whips, without which R is
higher, and nothing harder (`--exactly`); and the class extreme, without and with a symmetry. Harder techniques are
omitted because whips do their work. Each constraint has the seed 1 and one puzzle of each stream, so that no two are
alike. Constraints that more than one puzzle in COMMON meets need no stock. Random puzzles of the class nightmare are
too rare (none in 4,000): these are neighbours of HARDEST, puzzles that others have found, with one given removed and
one added. The same program makes the same file every time.

The file has a line with the constraints, as in links of the page, and the number of puzzles tried per puzzle found, 0
if unknown; then a line for each puzzle: its class, from 1 (beginner) to 8 (nightmare), and its digits, with letters
before them for the number of empty cells: a for 1, z for 26.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/native/deduku"
FILE = ROOT / "web/stock.txt"
CLASSES = ["beginner", "easy", "medium", "hard", "expert", "master", "extreme", "nightmare"]
SYMMETRIES = ["", "half_turn"]
COMMON = 40
LAST = "whip"
CLASS_COUNT, CLASS_EFFORT = 24, 8_000
TECHNIQUE_COUNT, TECHNIQUE_EFFORT = 12, 30_000
HARDEST = """
..4..3....7..8....2.81....6..3....9..8..2....1..7....3......45....8..9....9..5..8
5.......9.2.1...7...8...3...4.6.........5.......2.7.1...3...8...6...4.2.9.......5
.....5..4.9.....2...6.7.3.....7..8....86.....13..8......3.1.6...2......54......9.
........6..5..18...9...8.7....8.2.....3.1.2..4..5.3....6.....9...83..1..7.......4
........7..2..96..8...6...3....92.....46..5...1..54.....5.4.9...3.....7.1.......8
2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2
.....1..7....6..2.8..9..3...954....3..3...4..4......8......7..6.1..2....5..3..9..
..4.....9.1...3.7.6.....2.......8....5..3..8....1.5.....2.....4.7.3...1.9...7.6..
..8...5...4...2.9.7.......3.2...4......93.......2.1.6.5.......8.1.6...2...3...7..
..9...4...7.3...2.8...6...71..8....6....1..7.....56...3....5..1.4.....9...2...7..
..2...6...4...5.1.3.......8.9...4......52.......1.7.4.8.......3.5.7...9...6...2..
.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....
""".split()

service = subprocess.Popen([PROGRAM, "serve", "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(method, **params):
    service.stdin.write(json.dumps({"method": method, "params": params}) + "\n")
    service.stdin.flush()
    return json.loads(service.stdout.readline())["result"]


def is_exactly(puzzle, technique):
    """Whether R is higher without a technique, and no higher than the cost of its steps; the same test as in
    tests/web/exactly.js."""
    cost = next(rung["cost"] for rung in ladder if rung["technique"] == technique)
    others = [rung["technique"] for rung in ladder if rung["technique"] != technique]

    def rate(techniques):
        return ask("rate", puzzle=puzzle, scales=["r"], techniques=",".join(techniques))["records"][0]

    record = rate([technique, *others])
    is_needed = record["status"] == "solved" and rate(others)["r"] > record["r"]
    return is_needed and (record["r"] == cost or record["technique"] == technique)


def make(wishes, count, effort):
    """Puzzles, one of each stream, and the number of tries."""
    puzzles, tried, stream, engine = [], 0, 0, "auto"
    while len(puzzles) < count and tried < effort:
        answer = ask("generate", wishes=wishes, seed=1, stream=stream, engine=engine, effort=effort - tried)
        for made in answer["puzzles"]:
            if "exactly" not in wishes or is_exactly(made["puzzle"], wishes["exactly"]):
                puzzles.append(made["puzzle"])
        tried, stream, engine = tried + answer["tried"], answer["stream"], answer["engine"]
    return puzzles, tried


def coded(puzzle):
    return re.sub(r"\.{1,26}", lambda gap: chr(96 + len(gap.group())), puzzle).rstrip("abcdefghijklmnopqrstuvwxyz")


def shelf(code, rate, puzzles):
    classes = [ask("rate", puzzle=puzzle, scales=["r"])["records"][0]["class"] for puzzle in puzzles]
    lines = (f"{CLASSES.index(found) + 1} {coded(puzzle)}\n" for found, puzzle in zip(classes, puzzles))
    return f"{code} {rate}\n" + "".join(lines)


def rare(code, wishes, count, effort):
    """A shelf, or nothing if the constraints are not rare."""
    puzzles, tried = make(wishes, count, effort)
    rate = -(-tried // max(1, len(puzzles)))
    print(f"{code}: {len(puzzles)} of {tried}", flush=True)
    return shelf(code, rate, puzzles) if puzzles and rate > COMMON else ""


def neighbour(puzzle):
    wishes = {"like": puzzle, "vicinity": "1x1", "minimal": True, "where": "class = nightmare"}
    return ask("generate", wishes=wishes, seed=1, count=1)["puzzles"][0]["puzzle"]


about = ask("about")
least = {level["key"]: level["cost"] for level in about["levels"]}
ladder = about["ladder"]["rungs"]
rungs = [rung["technique"] for rung in ladder]
shelves = []
for technique in rungs[: rungs.index(LAST)]:
    shelves.append(rare(f"exactly-{technique}.minimal", {"exactly": technique, "minimal": True}, TECHNIQUE_COUNT, TECHNIQUE_EFFORT))
for symmetry in SYMMETRIES:
    pattern = {"symmetry": symmetry} if symmetry else {"minimal": True}
    band = f"r >= {least['extreme']} and r < {least['nightmare']}"
    shelves.append(rare(f"extreme.{symmetry or 'minimal'}", {"where": band, **pattern}, CLASS_COUNT, CLASS_EFFORT))
shelves.append(shelf("nightmare.minimal", 0, [neighbour(puzzle) for puzzle in HARDEST]))
head = f"# Puzzles for rare wishes, made by scripts/make-stock.py with deduku {about['version']}; what is in it says that script.\n"
FILE.write_text(head + "".join(shelves))
print(f"{FILE.stat().st_size} bytes")
