#!/usr/bin/env python3
"""Checks with CaDiCaL the clauses that `deduku prove` writes: check_by_cadical.py PROGRAM SOURCES

They have only the solution as a model, and no model with a candidate that is proved to be false. Without CaDiCaL the exit
code is 77.
"""
import shutil
import subprocess
import sys

import check_lrat
from proving import UNSOLVABLE, Proof, puzzles, true_literals

SATISFIABLE, UNSATISFIABLE, SKIPPED = 10, 20, 77


def ask(clauses, *more):
    """The exit code, and the literals of a model. `clauses` are lines of DIMACS, `more` are lists of literals."""
    lines = [*clauses, *(" ".join(map(str, [*clause, 0])) + "\n" for clause in more)]
    finished = subprocess.run(["cadical", "-q"], input=f"p cnf 729 {len(lines)}\n" + "".join(lines), capture_output=True,
                              text=True, timeout=60, check=False)
    model = [line.split()[1:] for line in finished.stdout.splitlines() if line.startswith("v ")]
    return finished.returncode, [int(word) for words in model for word in words if word != "0"]


def lines_of(cnf):
    with open(cnf) as file:
        return [line for line in file if not line.startswith(("c", "p"))]


def expect(code, sentence, clauses, *more):
    if ask(clauses, *more)[0] != code:
        sys.exit(sentence)


def check_puzzle(puzzle, *, each):
    """With `each`, every false candidate is asserted separately; else their disjunction is asserted, which is equivalent."""
    proof = Proof(puzzle)
    clauses = lines_of(proof.cnf)
    units = check_lrat.check(check_lrat.read_clauses(proof.cnf), proof.lrat).units
    solution = true_literals(proof.report["solution"])
    code, model = ask(clauses)
    if code != SATISFIABLE or [literal for literal in model if literal > 0] != solution:
        sys.exit(f"{puzzle}: another solution")
    expect(UNSATISFIABLE, f"{puzzle}: a second solution", clauses, [-literal for literal in solution])
    removed = [-literal for literal in units if literal < 0]
    for asserted in ([[literal] for literal in removed] if each else [removed]):
        expect(UNSATISFIABLE, f"{puzzle}: {asserted} can be true", clauses, asserted)


def check_denials():
    """The output of the program itself with --unique, and for a puzzle without a solution."""
    for proof in (Proof(puzzles("er-2.5", 1)[0], "--unique"), Proof(UNSOLVABLE)):
        expect(UNSATISFIABLE, f"{proof.puzzle}: has a solution", lines_of(proof.cnf))


def main():
    if shutil.which("cadical") is None:
        print("cadical is not installed: scripts/install-dependencies.sh --with-tests")
        sys.exit(SKIPPED)
    for name in ("er-1.2", "er-1.5", "er-2.5", "er-5.0", "top95"):
        for number, puzzle in enumerate(puzzles(name, 6)):
            check_puzzle(puzzle, each=number == 0 and name == "top95")
    check_denials()


main()
