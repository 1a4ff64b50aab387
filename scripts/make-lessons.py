#!/usr/bin/env python3
"""Makes web/lessons, the positions of the lessons: for each technique an example, and positions to practise on.

Usage: make-lessons.py [DEDUKU]. A position to practise on is on the path of the default ladder, just before a step of
the technique, so it has no cheaper step. The positions come from the lists of puzzles/, from the stock of the page and
from random puzzles with the seeds from 1 on: at most one of each puzzle and WANTED of each technique, the easiest to
see first, by the cost of the step, then by the number of candidates left. The example is the position with the clearest
picture. For a technique that no path takes, it is the first case of its file in tests/techniques that can be shown
alone. The same program makes the same files every time. They must be renewed when the ladder changes.

There is a file for each family. It has a line with the key of a technique after ">", then a line for each position, the
example first, as positions.py writes it.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

from positions import code_of

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/native/deduku"
FOLDER = ROOT / "web/lessons"
CASES = ROOT / "tests/techniques"
LISTS = [*sorted((ROOT / "puzzles").glob("*.txt")), *sorted((ROOT / "puzzles/by-class").glob("*.txt"))]
SEEDS = 8_000
BATCH = 500
WANTED = 40


def run(*arguments, text=None):
    return subprocess.run([PROGRAM, *arguments], input=text, stdout=subprocess.PIPE, text=True, check=True).stdout


service = subprocess.Popen([PROGRAM, "serve", "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(method, **params):
    service.stdin.write(json.dumps({"method": method, "params": params}) + "\n")
    service.stdin.flush()
    return json.loads(service.stdout.readline()).get("result")


# ---- techniques on paths

def listed_puzzles():
    lines = [line.split(" ")[0] for path in LISTS for line in path.read_text().splitlines()]
    stock = [line.split(" ")[1] for line in (ROOT / "web/stock.txt").read_text().splitlines() if re.match(r"[1-8] ", line)]
    lines += [re.sub("[a-z]", lambda gap: "." * (ord(gap.group()) - 96), code).ljust(81, ".") for code in stock]
    return sorted({line for line in lines if re.fullmatch(r"[1-9.]{81}", line)})


def random_puzzles():
    return [ask("random", seed=seed)["puzzle"] for seed in range(1, SEEDS + 1)]


def places_of(puzzles, key_of):
    """For each technique the first step of each puzzle that takes it: the puzzle, and the number of the step."""
    found = {key: [] for key in key_of.values()}
    for begin in range(0, len(puzzles), BATCH):
        batch = puzzles[begin:begin + BATCH]
        text = run("solve", "-", "-q", "--lang", "en", text="\n".join(batch) + "\n")
        for puzzle, path in zip(batch, text.split("Puzzle ")[1:], strict=True):
            seen = set()
            for number, name in re.findall(r"^ *(\d+)\. ([^:\n]+):", path, re.MULTILINE):
                key = key_of.get(name)
                if key and key not in seen:
                    seen.add(key)
                    found[key].append((puzzle, int(number)))
    return found


def spread(items, count):
    """The given number of items, spread evenly from the first to the last."""
    return items if len(items) <= count else [items[at * len(items) // count] for at in range(count)]


# ---- positions

def candidate_count(board):
    return sum(len(marks) for marks in board["marks"])


def is_shown(board, rung):
    """Whether the page can show the step of the technique: some cases have several solutions."""
    uniqueness = "auto" if rung["needs_uniqueness"] else "off"
    answer = ask("hint", board=board, techniques=rung["technique"], uniqueness=uniqueness, level=5)
    return answer is not None and answer["status"] == "found"


class Paths:
    """The paths of puzzles, each computed once."""

    def __init__(self):
        self.steps = {}

    def position(self, puzzle, number, key):
        """The board before a step of the path, and the step."""
        if puzzle not in self.steps:
            self.steps[puzzle] = ask("path", puzzle=puzzle)["steps"]
        step = self.steps[puzzle][number - 1]
        if step["technique"] != key:
            raise SystemExit(f"step {number} of {puzzle} is no {key}")
        grid = step["grid"]
        marks = [[int(digit) for digit in digits] for digits in grid["candidates"]]
        board = {"digits": grid["line"], "givens": grid["givens"], "marks": marks}
        return {"board": board, "cost": step["cost"], "step": step}


def chosen(places, count):
    """
    For each technique the given number of its places, spread evenly; if possible in puzzles that are already chosen for
    a rarer technique.
    """
    taken, choice = set(), {}
    for key in sorted(places, key=lambda key: len(places[key])):
        known = [place for place in places[key] if place[0] in taken]
        others = [place for place in places[key] if place[0] not in taken]
        few = spread(known, count)
        choice[key] = few + spread(others, count - len(few))
        taken.update(puzzle for puzzle, _ in choice[key])
    return choice


def clearness(found):
    """How clear a picture is: few candidates, and a step with much effect."""
    effects = len(found["step"]["removes"]) + 4 * len(found["step"]["places"])
    return found["cost"], candidate_count(found["board"]) - 8 * min(effects, 4)


def case_of(rung):
    """The first case of the technique that can be shown: one with marks, which is close to the step, or else a puzzle."""
    key = rung["technique"]
    puzzles = []
    for case in re.split(r"^case ", (CASES / rung["family"] / f"{key}.txt").read_text(), flags=re.MULTILINE)[1:]:
        grid = re.search(r"^grid\s+(.*?)^----", case, re.MULTILINE | re.DOTALL)
        if not grid or not re.search(rf"^{key}[ /]", case, re.MULTILINE):
            continue
        read = ask("read", puzzle=grid[1])
        if not read or read["records"][0]["error"]:
            continue
        board = read["records"][0]["board"]
        if board.get("marks") and is_shown(board, rung):
            return board
        puzzles.append(board)
    return next((board for board in puzzles if is_shown(board, rung)), None)


def lines_of(rung, places, paths):
    key = rung["technique"]
    found = [paths.position(puzzle, number, key) for puzzle, number in places]
    found.sort(key=lambda one: (one["cost"], candidate_count(one["board"])))
    shown = (one["board"] for one in sorted(found, key=clearness) if is_shown(one["board"], rung))
    example = next(shown, None) or case_of(rung)
    codes = list(dict.fromkeys(code_of(board) for board in [example, *(one["board"] for one in found)] if board))
    codes = codes[:1] + spread(codes[1:], WANTED)
    print(f"{key}: {max(0, len(codes) - 1)}{'' if example else ', no example'}", flush=True)
    return [f">{key}", *codes] if example else []


def write(rungs, places):
    choice, paths = chosen(places, WANTED + 5), Paths()
    FOLDER.mkdir(exist_ok=True)
    for family in dict.fromkeys(rung["family"] for rung in rungs):
        members = [rung for rung in rungs if rung["family"] == family]
        lines = [line for rung in members for line in lines_of(rung, choice[rung["technique"]], paths)]
        (FOLDER / f"{family}.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    ladder = json.loads(run("techniques", "--format", "json"))["rungs"]
    write(ladder, places_of(listed_puzzles() + random_puzzles(), {rung["name"]: rung["technique"] for rung in ladder}))
