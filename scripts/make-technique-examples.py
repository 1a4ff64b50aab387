#!/usr/bin/env python3
"""Makes src/cli/techniques/examples.txt: for each technique a position to be drawn, and a puzzle that needs it.

Usage: make-technique-examples.py [DEDUKU]. The position is the example of its lesson (web/lessons). A puzzle needs a technique if
everything else that costs no more does not solve it, and the technique has a step on the grid where that ends; or if its R is
higher without the technique. The puzzle is the first of the lesson that needs it in the first sense, if possible one that is
solved up to that cost; else the first in the second sense; else a position in the first sense, with all its digits as givens.

A line for each technique, in the order of the ladder, with tabs between key, position (in the format hodoku) and puzzle; "-" is
no puzzle. The same program makes the same file every time. It has to be renewed when the ladder changes.
"""

import json
import subprocess
import sys
from pathlib import Path

from positions import board_of

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/native/deduku"
LESSONS = ROOT / "web/lessons"
EXAMPLES = ROOT / "src/cli/techniques/examples.txt"

service = subprocess.Popen([PROGRAM, "serve", "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(method, **params):
    service.stdin.write(json.dumps({"method": method, "params": params}) + "\n")
    service.stdin.flush()
    answer = json.loads(service.stdout.readline())
    if "result" not in answer:
        raise SystemExit(f"{method}: {answer['error']['message']}")
    return answer["result"]


def ladder_up_to(rung, rungs, without=False):
    """The rungs that cost no more, with or without the technique itself."""
    chosen = [{"technique": other["technique"], "cost": other["cost"]} for other in rungs
              if other["cost"] <= rung["cost"] and not (without and other is rung)]
    return {"name": "up to", "rungs": chosen} if chosen else None


def stuck_grid(puzzle, ladder):
    """The board where a ladder ends; None if it solves the puzzle, or was cut short."""
    if ladder is None:
        return {"digits": puzzle, "givens": puzzle}
    path = ask("path", puzzle=puzzle, ladder=ladder)
    if path["status"] != "stuck":
        return None
    grid = path["stuck"]
    return {"digits": grid["line"], "givens": grid["givens"],
            "marks": [[int(digit) for digit in digits] for digits in grid["candidates"]]}


def is_next(puzzle, rung, rungs):
    """Whether all that costs no more does not solve a puzzle without a technique, which has a step where that ends."""
    board = stuck_grid(puzzle, ladder_up_to(rung, rungs, without=True))
    return board is not None and ask("hint", board=board, techniques=rung["technique"], level=5)["status"] == "found"


def is_solved(puzzle, rung, rungs):
    """Whether the ladder solves a puzzle up to the cost of a technique."""
    ladder = ladder_up_to(rung, rungs)
    return ask("rate", puzzle=puzzle, scales=["ladder"], ladder=ladder)["records"][0]["status"] == "solved"


def rated(puzzle, techniques):
    """R in hundredths with a part of the ladder; infinite where that does not solve the puzzle, None beyond the budget."""
    record = ask("rate", puzzle=puzzle, techniques=techniques)["records"][0]
    if record["status"] == "solved":
        return record["r"]
    return float("inf") if record["status"] == "stuck" else None


def raises_r(puzzle, technique):
    """Whether R is higher without a technique."""
    least, without = rated(puzzle, "default"), rated(puzzle, f"default,-{technique}")
    return least is not None and without is not None and without > least


def first_next(puzzles, rung, rungs):
    """The first puzzle for which a technique is next, and solved up to its cost; or else the first for which it is."""
    found = [puzzle for puzzle in puzzles if is_next(puzzle, rung, rungs)]
    return next((puzzle for puzzle in found if is_solved(puzzle, rung, rungs)), next(iter(found), None))


def puzzles_of(boards, digits):
    """Of a lesson: those of its positions ("givens"), or these with all their digits as givens ("digits")."""
    puzzles = dict.fromkeys(board[digits] for board in boards)
    return [puzzle for puzzle in puzzles if ask("count", puzzle=puzzle, limit=2)["count"] == 1]


def puzzle_for(rung, boards, rungs):
    puzzles = puzzles_of(boards, "givens")
    return (first_next(puzzles, rung, rungs)
            or next((puzzle for puzzle in puzzles if raises_r(puzzle, rung["technique"])), None)
            or first_next(puzzles_of(boards, "digits"), rung, rungs) or "-")


def lessons():
    """The boards of each technique, the example first."""
    boards = {}
    for path in sorted(LESSONS.glob("*.txt")):
        for line in path.read_text().splitlines():
            if line.startswith(">"):
                positions = boards[line[1:]] = []
            else:
                positions.append(board_of(line))
    return boards


def main():
    rungs = json.loads(subprocess.run([PROGRAM, "techniques", "--format", "json"], capture_output=True, text=True,
                                      check=True).stdout)["rungs"]
    boards, lines = lessons(), []
    for rung in rungs:
        key = rung["technique"]
        position = ask("write", board=boards[key][0], to="hodoku")["text"].strip()
        puzzle = puzzle_for(rung, boards[key], rungs)
        print(f"{key}: {puzzle}", flush=True)
        lines.append(f"{key}\t{position}\t{puzzle}\n")
    EXAMPLES.write_text("".join(lines))


if __name__ == "__main__":
    main()
