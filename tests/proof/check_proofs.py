#!/usr/bin/env python3
"""Checks the output of `deduku prove`, line by line: check_proofs.py PROGRAM SOURCES

The clauses are exactly those of a Sudoku; each line of the proof follows; the candidates that the steps of the
path remove, and the digits that they place, are proved in the order of the path, and with them the solution. Proofs that
were tampered with are refused.
"""
import itertools
import random
import sys

import check_lrat
from check_lrat import Refused
from proving import UNSOLVABLE, WITHOUT_TECHNIQUES, Proof, puzzles, run, true_literals, variable

NINE = range(1, 10)


def expected_clauses(puzzle, solution):
    """The clauses of a puzzle without pencil marks, and one that denies a solution if one is given."""
    houses = [[(row, column) for column in NINE] for row in NINE] + [[(row, column) for row in NINE] for column in NINE]
    houses += [[(row + i // 3, column + i % 3) for i in range(9)] for row in (1, 4, 7) for column in (1, 4, 7)]
    groups = [[variable(row, column, digit) for digit in NINE] for row in NINE for column in NINE]
    groups += [[variable(*cell, digit) for cell in house] for house in houses for digit in NINE]
    clauses = {frozenset(group) for group in groups}
    clauses |= {frozenset((-a, -b)) for group in groups for a, b in itertools.combinations(group, 2)}
    clauses |= {frozenset([variable(place // 9 + 1, place % 9 + 1, int(digit))])
                for place, digit in enumerate(puzzle) if digit != "."}
    return clauses | ({frozenset(-literal for literal in true_literals(solution))} if solution else set())


def expect(holds, puzzle, sentence):
    if not holds:
        sys.exit(f"{puzzle}: {sentence}")


def check_order(puzzle, units, steps):
    """The conclusions of a step are proved after those of the previous steps."""
    place_of = {literal: place for place, literal in enumerate(units)}
    done = -1
    for number, step in enumerate(steps, 1):
        literals = [-variable(each["row"], each["column"], each["digit"]) for each in step["removes"]]
        literals += [variable(each["row"], each["column"], each["digit"]) for each in step["places"]]
        expect(all(literal in place_of for literal in literals), puzzle, f"step {number} is not proved")
        places = [place_of[literal] for literal in literals]
        expect(min(places) > done, puzzle, f"step {number} is proved too early")
        done = max(places)


def check_puzzle(puzzle, is_unique, *ladder):
    proof = Proof(puzzle, *ladder, *(["--unique"] if is_unique else []))
    solution = proof.report["solution"]
    expect((proof.report["status"], proof.code) == ("solved", 0), puzzle, f"{proof.report}")
    clauses = check_lrat.read_clauses(proof.cnf)
    expect({frozenset(clause) for clause in clauses.values()} == expected_clauses(puzzle, solution if is_unique else ""),
           puzzle, "the clauses are not those of the puzzle")
    expect(len(clauses) == len({frozenset(clause) for clause in clauses.values()}), puzzle, "a clause stands there twice")
    checked = check_lrat.check(clauses, proof.lrat)
    expect(checked.is_empty_derived == is_unique, puzzle, "the empty clause")
    path, _ = run("solve", puzzle, *ladder)
    expect(len(path["steps"]) == proof.report["steps"], puzzle, "the path is another one than that of solve")
    check_order(puzzle, checked.units, path["steps"])
    true = true_literals(solution)
    givens = {literal for literal, digit in zip(true, puzzle) if digit != "."}
    decided = set(true) | {-literal for literal in set(range(1, 730)) - set(true)}
    expect(set(checked.units) | givens == decided, puzzle, "something is not decided")
    lemmas = proof.report["proof"]["lemmas"]
    expect(lemmas == checked.last - checked.given, puzzle, "the report counts other lemmas")
    expect(checked.most_lemmas == proof.report["proof"]["most_lemmas"], puzzle, "the report counts other lemmas held")
    return lemmas


def check_unsolvable():
    proof = Proof(UNSOLVABLE)
    expect((proof.report["status"], proof.code) == ("none", 1), UNSOLVABLE, f"{proof.report}")
    checked = check_lrat.check(check_lrat.read_clauses(proof.cnf), proof.lrat)
    expect(checked.is_empty_derived, UNSOLVABLE, "the empty clause")


def tampered(lines, chance):
    """The lines with one of them corrupted: a literal negated, a reason omitted, a lemma as its own reason, or no lemma."""
    place = chance.randrange(len(lines))
    words = lines[place].split()
    end = words.index("0")
    if words[1] == "d" or end == 1:
        return None
    kind = chance.randrange(4)
    if kind == 0 and end == 2:
        words[1] = str(-int(words[1]))
    elif kind == 1:
        del words[chance.randrange(end + 1, len(words) - 1)]
    elif kind == 2:
        words[chance.randrange(end + 1, len(words) - 1)] = words[0]
    elif kind == 3 and f" {words[0]} " in "".join(lines[place + 1:]):
        words = []
    else:
        return None
    return lines[:place] + ([" ".join(words) + "\n"] if words else []) + lines[place + 1:]


def check_that_tampering_is_refused(puzzle):
    proof = Proof(puzzle, "--unique")
    clauses = check_lrat.read_clauses(proof.cnf)
    with open(proof.lrat) as file:
        lines = file.readlines()
    chance = random.Random(1)
    tried = 0
    while tried < 200:
        spoilt = tampered(lines, chance)
        if spoilt is None:
            continue
        tried += 1
        with open(proof.lrat, "w") as file:
            file.writelines(spoilt)
        try:
            check_lrat.check(clauses, proof.lrat)
        except Refused:
            continue
        sys.exit(f"{puzzle}: a spoilt proof is accepted")


def main():
    for name, count in (("er-1.2", 2), ("er-1.5", 3), ("er-2.5", 5), ("er-5.0", 5), ("top95", 8)):
        for number, puzzle in enumerate(puzzles(name, count)):
            lemmas = [check_puzzle(puzzle, number % 2 == 0), check_puzzle(puzzle, True, "--ladder", "se"),
                      check_puzzle(puzzle, True, *WITHOUT_TECHNIQUES)]
            print(name, puzzle, *lemmas)
    check_unsolvable()
    check_that_tampering_is_refused(puzzles("top95", 1)[0])


main()
