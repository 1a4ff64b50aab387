#!/usr/bin/env python3
"""Makes src/cli/techniques/examples.txt: for each technique a position to be drawn, and a puzzle that needs it.

Usage: make-technique-examples.py [DEDUKU]. The position is the example of its lesson (web/lessons). A puzzle needs a technique if
the default ladder does not solve it without, even with everything that costs no more, and the technique has a step on the grid
where that ends (docs/generate.md). Of the puzzles of the lesson that need it, the first that the ladder solves up to that cost is
taken, or else the first; where there is none, one that is generated with EFFORT tries, if there is one.

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
EFFORT = 3_000

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


def needs(puzzle, rung, rungs):
    board = stuck_grid(puzzle, ladder_up_to(rung, rungs, without=True))
    return board is not None and ask("hint", board=board, techniques=rung["technique"], level=5)["status"] == "found"


def is_solved(puzzle, rung, rungs):
    ladder = ladder_up_to(rung, rungs)
    return ask("rate", puzzle=puzzle, scales=["ladder"], ladder=ladder)["records"][0]["status"] == "solved"


def puzzle_for(rung, boards, rungs):
    needing = None
    for puzzle in dict.fromkeys(board["givens"] for board in boards):
        if ask("count", puzzle=puzzle, limit=2)["count"] != 1 or not needs(puzzle, rung, rungs):
            continue
        if is_solved(puzzle, rung, rungs):
            return puzzle
        needing = needing or puzzle
    if needing:
        return needing
    answer = ask("generate", wishes={"needs": rung["technique"]}, seed=1, effort=EFFORT)
    return answer["puzzles"][0]["puzzle"] if answer["puzzles"] else "-"


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
