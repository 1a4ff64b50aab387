#!/usr/bin/env python3
"""Counts the patterns of CONTRIBUTING's rules of language in comments, docs, help and sentences. The figures may only decrease.

    patterns_test.py                     fails if a figure is above that in figures.txt
    patterns_test.py --lower             writes lower figures into figures.txt; it never raises one
    patterns_test.py --show RULE [KIND]  lists the places
"""

import re
import sys
from pathlib import Path

from texts import KINDS, passages

FIGURES = Path(__file__).resolve().parent / "figures.txt"
START = r"(?:^|(?<=[.:;] ))"
RULES = {
    "what": r"\b[Ww]hat (?!about\b|if\b)[^?]*?(?:[.:;]|$)",
    "where": START + r"Where (?!is |are |do |does |to )|\bwhere (?:it|there|they|nobody|none|no|one|that|this|a|an|the|some|any|only|both|all)\b",
    "front": START + r"(?:Of|Those|Whoever|Whatever|As) ",
    "stands": r"\b(?:stands?|stood)\b(?! (?:for|out|alone))",
    "says": r"\b(?:says?|said|tells?|told|asks?|asked|knows?|known) (?:so|what|which|why|how|that|whether|of|it|by|to|if|where)\b",
    "but_for": r"\b(?:but for|all but|nothing but|none but)\b",
    "because": r", for (?:it|they|the|this|that|these|there|no|one|each|then|only|of) ",
    "none": r"\b(?:there (?:is|are) none|is none|are none)\b",
    "wish": r"\b(?:wish|wishes|wished|usual)\b",
    "leave": r"\b(?:le(?:av|ft)(?:e|es|ing)? out|left out|goes? on|gone on|going on|went on|given out|anew|mended|so many|so much)\b",
    "too": r", too\b",
    "whoever": r"\b(?:whoever|whatever|whichever|be it|nobody|somebody)\b",
    "is_to_be": r"\b(?:is|are) to be\b",
}


def places(rule):
    expression = re.compile(RULES[rule], re.M)
    for passage in passages():
        for match in expression.finditer(passage.text):
            yield passage, match


def counted():
    expressions = {rule: re.compile(text, re.M) for rule, text in RULES.items()}
    figures = {(rule, kind): 0 for rule in RULES for kind in KINDS}
    for passage in passages():
        for rule, expression in expressions.items():
            figures[rule, passage.kind] += len(expression.findall(passage.text))
    return figures


def maxima():
    lines = FIGURES.read_text().splitlines()
    rows = (line.split() for line in lines if line and not line.startswith("#"))
    kinds = next(rows)[1:]
    return {(rule, kind): int(figure) for rule, *figures in rows for kind, figure in zip(kinds, figures)}


def write(figures):
    lines = ["# How often each pattern may occur; made by tests/language/patterns_test.py --lower.", "rule " + " ".join(KINDS)]
    lines += [f"{rule} " + " ".join(str(figures[rule, kind]) for kind in KINDS) for rule in RULES]
    FIGURES.write_text("\n".join(lines) + "\n")


def main():
    if sys.argv[1:2] == ["--show"]:
        kind = sys.argv[3] if len(sys.argv) > 3 else None
        for passage, match in places(sys.argv[2]):
            if kind in (None, passage.kind):
                text = passage.text[max(0, match.start() - 50):match.end() + 50]
                print(f"{passage.file}:{passage.line}: {text}")
        return
    figures = counted()
    known = maxima() if FIGURES.exists() else figures
    if sys.argv[1:2] == ["--lower"]:
        write({key: min(figure, known.get(key, figure)) for key, figure in figures.items()})
        return
    above = [f"{rule} in {kind}: {figures[rule, kind]}, at most {known.get((rule, kind), 0)}; "
             f"tests/language/patterns_test.py --show {rule} {kind}"
             for rule, kind in figures if figures[rule, kind] > known.get((rule, kind), 0)]
    if above:
        sys.exit("More of a pattern than before (CONTRIBUTING.md, Language):\n" + "\n".join(above))


if __name__ == "__main__":
    main()
