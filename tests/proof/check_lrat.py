#!/usr/bin/env python3
"""A small checker of proofs, which shares no code with the program that writes them: check_lrat.py FILE.cnf FILE.lrat

Reads clauses in the DIMACS format and a proof in the text form of LRAT. A lemma is accepted only by its hints: with all
its literals false, each clause in the hints must leave exactly one literal, which is true from there on, and the last
one must leave no literal. Stricter than LRAT: no hint may be superfluous, and there are no RAT lemmas.
"""
import sys


class Refused(Exception):
    """A line of the proof is invalid."""


def read_clauses(path):
    """The clauses by their numbers, from 1."""
    with open(path) as file:
        lines = [line.split() for line in file if not line.startswith("c")]
    kind, form, variables, count = lines[0]
    clauses = {number: [int(word) for word in line] for number, line in enumerate(lines[1:], 1)}
    for clause in clauses.values():
        if clause.pop() != 0 or any(not 0 < abs(literal) <= int(variables) for literal in clause):
            raise Refused(f"not a clause: {clause}")
    if (kind, form, len(clauses)) != ("p", "cnf", int(count)):
        raise Refused("the first line does not say how many clauses there are")
    return clauses


def check_lemma(clauses, literals, hints):
    """Raises `Refused` unless a lemma follows from the clauses in its hints."""
    false = set(literals)
    for place, hint in enumerate(hints, 1):
        if hint not in clauses:
            raise Refused(f"there is no clause {hint}")
        left = {literal for literal in clauses[hint] if literal not in false}
        if any(-literal in false for literal in left):
            raise Refused(f"clause {hint} is fulfilled already")
        if len(left) != (1 if place < len(hints) else 0):
            raise Refused(f"clause {hint} leaves {len(left)} literals")
        false |= {-literal for literal in left}
    if not hints:
        raise Refused("there are no hints")


class Proof:
    """The result of a proof, line by line; the clauses that it has derived and not deleted are among `clauses`."""

    def __init__(self, clauses):
        self.clauses = dict(clauses)
        self.given = self.last = len(clauses)
        self.most_lemmas = 0  # that existed at the same time
        self.units = []  # the literals of unit lemmas, in order
        self.is_empty_derived = False

    def read(self, line):
        number, *words = line.split()
        if words[:1] == ["d"]:
            *deleted, end = map(int, words[1:])
            if end != 0 or any(self.clauses.pop(each, None) is None for each in deleted):
                raise Refused("deletes a clause that is not there")
        else:
            self.add(int(number), [int(word) for word in words])

    def add(self, number, words):
        end = words.index(0)
        literals, hints = words[:end], words[end + 1:-1]
        if number <= self.last or words[-1] != 0 or len(words) < end + 2:
            raise Refused("not a line of LRAT")
        check_lemma(self.clauses, literals, hints)
        self.clauses[number] = literals
        self.last = number
        self.most_lemmas = max(self.most_lemmas, len(self.clauses) - self.given)
        self.units += literals if len(literals) == 1 else []
        self.is_empty_derived |= not literals


def check(clauses, lrat):
    """The proof, after reading it; raises `Refused` at the first invalid line."""
    proof = Proof(clauses)
    with open(lrat) as file:
        for place, line in enumerate(file, 1):
            try:
                proof.read(line)
            except (Refused, ValueError) as fault:
                raise Refused(f"{lrat}:{place}: {fault}") from None
    return proof


if __name__ == "__main__":
    try:
        CNF, LRAT = sys.argv[1:]
        PROOF = check(read_clauses(CNF), LRAT)
    except Refused as fault:
        sys.exit(str(fault))
    print(f"{len(PROOF.units)} literals proved; " +
          ("the clauses contradict each other" if PROOF.is_empty_derived else "no contradiction derived"))
