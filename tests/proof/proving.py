"""Puzzles of all classes, and the proofs that `deduku prove` writes for them."""
import json
import subprocess
import sys
import tempfile
from pathlib import Path

PROGRAM, SOURCES = sys.argv[1], Path(sys.argv[2])
UNSOLVABLE = "12345678." + 8 * "." + "9" + 63 * "."
WITHOUT_TECHNIQUES = ["--techniques", "naked_single"]


def variable(row, column, digit):
    """All of them 1 to 9."""
    return 81 * (row - 1) + 9 * (column - 1) + digit


def puzzles(name, count):
    """An even sample of puzzles from a list."""
    lines = (SOURCES / f"puzzles/{name}.txt").read_text().split()
    return lines[::len(lines) // count][:count]


def true_literals(solution):
    return [variable(place // 9 + 1, place % 9 + 1, int(digit)) for place, digit in enumerate(solution)]


def run(*arguments):
    """The last record of the output, and the exit code."""
    finished = subprocess.run([PROGRAM, *arguments, "--format", "json"], capture_output=True, text=True, timeout=300,
                              check=False)
    return json.loads(finished.stdout.splitlines()[-1]), finished.returncode


class Proof:
    """Clauses and proof in files in their own folder."""

    def __init__(self, puzzle, *options):
        self.puzzle = puzzle
        self.folder = tempfile.TemporaryDirectory()
        self.cnf, self.lrat = (str(Path(self.folder.name) / f"puzzle.{form}") for form in ("cnf", "lrat"))
        self.report, self.code = run("prove", puzzle, "--cnf", self.cnf, "--lrat", self.lrat, *options)
