#!/usr/bin/env python3
"""Makes src/records/technique_examples.txt: for each technique a position to be drawn, and a puzzle that needs it.

Usage: make-technique-examples.py [DEDUKU] [--search LIST ...] [--seconds N]. The position is the example of its lesson (web/lessons).

A puzzle needs a technique on the whole ladder in one of two senses: (1) the other techniques that cost no more do not
solve it, and the technique has a step on the grid that they reach; (2) its R is higher without the technique. It needs
the technique on a short ladder if this ladder solves it, but not without the technique.

An entry of the file is kept while it is valid. Otherwise the puzzle is the first match in this order:
- the first of the lesson that needs the technique on the whole ladder in sense (1), if possible one that is solved up
  to that cost;
- the first in sense (2);
- a position in sense (1), with all its digits as givens;
- the first that needs it on a short ladder, the shortest of SHORT first.
With --search, lists are also searched for each technique without a puzzle of the whole ladder: N seconds for such a
puzzle, then N seconds on each ladder that is shorter than the current one.

The file has a line for each technique, in the order of the ladder, with tabs between key, position (in the format
hodoku), puzzle, and its ladder in the form of the option --techniques: "default" is the whole one. It must be renewed
when the ladder changes.
"""

import argparse
import json
import random
import signal
import subprocess
import tempfile
from pathlib import Path

from positions import board_of

ROOT = Path(__file__).resolve().parent.parent
LESSONS = ROOT / "web/lessons"
EXAMPLES = ROOT / "src/records/technique_examples.txt"
# The other techniques on short ladders.
SHORT = ("singles", "singles,intersections", "singles,intersections,subsets", "singles,intersections,subsets,single_digit,wings",
         "singles,intersections,subsets,single_digit,wings,uniqueness", "singles,intersections,subsets,single_digit,wings,chains",
         "singles,intersections,subsets,single_digit,wings,chains,als",
         "singles,intersections,subsets,single_digit,wings,chains,als,forcing_net_contradiction", "singles,trial_1,trial_2")
COSTLIEST = 1000  # the cost of a technique that must be the last

parser = argparse.ArgumentParser()
parser.add_argument("program", nargs="?", default=ROOT / "build/native/deduku")
parser.add_argument("--search", nargs="+", default=[], metavar="LIST")
parser.add_argument("--seconds", type=float, default=60)
parser.add_argument("--only", nargs="+", default=[], metavar="TECHNIQUE", help="search for these alone")
OPTIONS = parser.parse_args()
PROGRAM = OPTIONS.program

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
    """The board on which a ladder gets stuck; None if it solves the puzzle, or was cut short."""
    if ladder is None:
        return {"digits": puzzle, "givens": puzzle}
    path = ask("path", puzzle=puzzle, ladder=ladder)
    if path["status"] != "stuck":
        return None
    grid = path["stuck"]
    return {"digits": grid["line"], "givens": grid["givens"],
            "marks": [[int(digit) for digit in digits] for digits in grid["candidates"]]}


def is_next(puzzle, rung, rungs):
    """Whether the other techniques that cost no more do not solve a puzzle, and the technique has a step on the grid on
    which they get stuck."""
    board = stuck_grid(puzzle, ladder_up_to(rung, rungs, without=True))
    return board is not None and ask("hint", board=board, techniques=rung["technique"], level=5)["status"] == "found"


def is_solved(puzzle, rung, rungs):
    """Whether the ladder solves a puzzle up to the cost of a technique."""
    ladder = ladder_up_to(rung, rungs)
    return ask("rate", puzzle=puzzle, scales=["ladder"], ladder=ladder)["records"][0]["status"] == "solved"


def rated(puzzle, techniques):
    """R with a part of the ladder; infinite if that does not solve the puzzle, None if the budget runs out."""
    record = ask("rate", puzzle=puzzle, techniques=techniques)["records"][0]
    if record["status"] == "solved":
        return record["r"]
    return float("inf") if record["status"] == "stuck" else None


def raises_r(puzzle, technique):
    """Whether R is higher without a technique."""
    least, without = rated(puzzle, "default"), rated(puzzle, f"default,-{technique}")
    return least is not None and without is not None and without > least


def first_next(puzzles, rung, rungs):
    """The first puzzle for which a technique is next and that is solved up to its cost; otherwise the first for which
    it is next."""
    found = [puzzle for puzzle in puzzles if is_next(puzzle, rung, rungs)]
    return next((puzzle for puzzle in found if is_solved(puzzle, rung, rungs)), next(iter(found), None))


def is_solved_by(puzzle, techniques):
    return ask("rate", puzzle=puzzle, scales=["ladder"], techniques=techniques)["records"][0]["status"] == "solved"


def short_ladder(others, technique):
    return f"{others},{technique}"


def needs_on_short(puzzle, others, technique):
    """Whether a puzzle is solved with a technique and others, but not with the others alone."""
    return (is_solved_by(puzzle, short_ladder(others, technique))
            and not is_solved_by(puzzle, f"{short_ladder(others, technique)},-{technique}"))


def holds(puzzle, techniques, rung, rungs):
    """Whether a puzzle needs a technique on the ladder of its entry."""
    if ask("count", puzzle=puzzle, limit=2)["count"] != 1:
        return False
    if techniques == "default":
        return is_next(puzzle, rung, rungs) or raises_r(puzzle, rung["technique"])
    others, _, own = techniques.rpartition(",")
    return own == rung["technique"] and needs_on_short(puzzle, others, own)


def puzzles_of(boards, digits):
    """The puzzles of a lesson: those of its positions ("givens"), or the positions with all digits as givens
    ("digits")."""
    puzzles = dict.fromkeys(board[digits] for board in boards)
    return [puzzle for puzzle in puzzles if ask("count", puzzle=puzzle, limit=2)["count"] == 1]


# ---- searching

def first_lines(arguments, count=1, seconds=None):
    """The first lines of output of the program, within the given number of seconds."""
    run = subprocess.Popen([PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    signal.signal(signal.SIGALRM, lambda *_: run.kill())
    signal.setitimer(signal.ITIMER_REAL, seconds or OPTIONS.seconds)
    lines = []
    for line in run.stdout:
        lines.append(line.rstrip("\n"))
        if len(lines) == count:
            break
    signal.setitimer(signal.ITIMER_REAL, 0)
    run.kill()
    run.wait()
    return lines


def rate(*options, puzzles, form="%g"):
    return ["rate", "--threads", "1", "--no-header", "-q", *options, "--format", form, str(puzzles)]


def search_next(rung, rungs, puzzles):
    """A puzzle of a file that needs a technique on the whole ladder, on which it is put last of all that cost no
    more."""
    key = rung["technique"]
    ladder = ladder_up_to(rung, rungs, without=True)
    if ladder is None:
        return None
    ladder["rungs"].append({"technique": key, "cost": COSTLIEST})
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(ladder, file)
        file.flush()
        found = first_lines(rate("--scale", "ladder", "--ladder", file.name, "--where", f"steps.{key} > 0", puzzles=puzzles))
    return next((puzzle for puzzle in found if is_next(puzzle, rung, rungs)), None)


def search_needs(keys, puzzles):
    """Puzzles of a file whose R is higher without a technique, by technique."""
    wanted = " or ".join(f"needs = {key}" for key in keys)
    found = {}
    for line in first_lines(rate("--scale", "needs", "--where", wanted, puzzles=puzzles, form="%{needs}%t%g"), 10 * len(keys),
                            OPTIONS.seconds * len(keys) / 2):
        needs, puzzle = line.split("\t")
        for key in set(needs.split("+")) & set(keys) - set(found):
            if raises_r(puzzle, key):
                found[key] = puzzle
    return found


def search_short(key, ladders, puzzles, seconds=None):
    """A puzzle of a file that needs a technique on a short ladder, and that ladder."""
    for others in ladders:
        techniques = short_ladder(others, key)
        condition = f"status = solved and steps.{key} > 0"
        for puzzle in first_lines(rate("--scale", "ladder", "--techniques", techniques, "--where", condition, puzzles=puzzles), 5,
                                  seconds):
            if needs_on_short(puzzle, others, key):
                return puzzle, techniques
    return None


def search_parts(rung, rungs, puzzles, tries=2000):
    """A puzzle of a lesson, and a part of the ladder up to level expert on which it needs a technique: a random part
    from which everything is removed that the puzzle does not need."""
    key, chance = rung["technique"], random.Random(1)
    singles = ["full_house", "hidden_single", "naked_single"]
    others = [other["technique"] for other in rungs if other["cost"] <= 7 and other["technique"] not in (*singles, key)]
    for _ in range(tries if puzzles else 0):
        puzzle, part = chance.choice(puzzles), chance.sample(others, chance.choice((15, 25, 40, 60)))
        if not needs_on_short(puzzle, ",".join(singles + part), key):
            continue
        for technique in list(part):
            left = [other for other in part if other != technique]
            if is_solved_by(puzzle, ",".join((*singles, *left, key))):
                part = left
        if needs_on_short(puzzle, ",".join(("singles", *part)), key):
            return puzzle, short_ladder(",".join(("singles", *part)), key)
    return None


def search_file(lists, folder):
    """All puzzles of lists in one file, mixed, so that puzzles of each list come early."""
    puzzles = []
    for path in lists:
        converted = subprocess.run([PROGRAM, "convert", "--to", "line", "-q", path], capture_output=True, text=True).stdout
        puzzles += [line[:81] for line in converted.splitlines()]
    random.Random(1).shuffle(puzzles)
    file = Path(folder) / "puzzles.txt"
    file.write_text("".join(f"{puzzle}\n" for puzzle in puzzles))
    return file


def from_lesson(rung, boards, rungs):
    """The puzzle of a lesson that needs its technique, and the ladder on which it does."""
    key = rung["technique"]
    puzzles = puzzles_of(boards, "givens")
    whole = (first_next(puzzles, rung, rungs) or next((puzzle for puzzle in puzzles if raises_r(puzzle, key)), None)
             or first_next(puzzles_of(boards, "digits"), rung, rungs))
    if whole:
        return whole, "default"
    return next(((puzzle, short_ladder(others, key)) for others in SHORT for puzzle in puzzles
                 if needs_on_short(puzzle, others, key)), None)


def from_lists(rung, boards, rungs, puzzles, known):
    """A puzzle of a file that needs a technique on the whole ladder, or on a shorter one than is known; if the file has
    none, a puzzle of the lesson."""
    key = rung["technique"]
    found = search_next(rung, rungs, puzzles)
    if found:
        return found, "default"
    shorter = [others for others in SHORT if not known or len(short_ladder(others, key)) < len(known[1])]
    return search_short(key, shorter, puzzles) or (None if known else search_parts(rung, rungs, puzzles_of(boards, "givens")))


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


def known_examples():
    """Puzzle and ladder by technique, from the file."""
    lines = EXAMPLES.read_text().splitlines() if EXAMPLES.exists() else []
    rows = (line.split("\t") for line in lines)
    return {key: (puzzle, techniques) for key, _, puzzle, techniques in rows if puzzle != "-"}


def write_examples(rungs, boards, examples):
    lines = []
    for rung in rungs:
        key = rung["technique"]
        position = ask("write", board=boards[key][0], to="hodoku")["text"].strip()
        lines.append("\t".join((key, position, *(examples.get(key) or ("-", "-")))) + "\n")
    EXAMPLES.write_text("".join(lines))


def search_lists(rungs, boards, examples, note):
    """Searches the lists for all techniques without a puzzle that needs them on the whole ladder."""
    def lacks(key):
        return (examples.get(key) or ("", ""))[1] != "default"

    lacking = [rung for rung in rungs if lacks(rung["technique"])
               and (not OPTIONS.only or rung["technique"] in OPTIONS.only)]
    with tempfile.TemporaryDirectory() as folder:
        puzzles = search_file(OPTIONS.search, folder)
        for key, puzzle in search_needs([rung["technique"] for rung in lacking], puzzles).items():
            note(key, (puzzle, "default"))
        for rung in lacking:
            key = rung["technique"]
            if lacks(key):
                note(key, from_lists(rung, boards[key], rungs, puzzles, examples.get(key)) or examples.get(key))


def main():
    rungs = json.loads(subprocess.run([PROGRAM, "techniques", "--format", "json"], capture_output=True, text=True,
                                      check=True).stdout)["rungs"]
    boards, examples = lessons(), known_examples()

    def note(key, example):
        examples[key] = example
        print(f"{key}: {' '.join(example or ('-',))}", flush=True)
        write_examples(rungs, boards, examples)

    for rung in rungs:
        key = rung["technique"]
        if key not in examples or not holds(*examples[key], rung, rungs):
            note(key, from_lesson(rung, boards[key], rungs))
    if OPTIONS.search:
        search_lists(rungs, boards, examples, note)
    write_examples(rungs, boards, examples)


if __name__ == "__main__":
    main()
