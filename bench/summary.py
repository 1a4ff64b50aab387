#!/usr/bin/env python3
"""Writes the table of searches in bench/RESULTS.md from the first table of bench/NOTES.md.

With --check it writes nothing. It fails if the table is not up to date, or if RESULTS.md has a figure that the notes
lack.
"""

import re
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
SUMMARY = FOLDER / "RESULTS.md"
NOTES = FOLDER / "NOTES.md"
LISTS = {
    "easy_20k": "easy",
    "unbiased_20k": "random minimal",
    "17clue": "17 givens",
    "magictour_top1465": "magictour, top 1465",
    "hardest_11plus_20k": "ER 11 and more",
    "hardest_1106": "the hardest of 2011",
}
OURS = re.compile(r"deduku|textbook|solve_many")


def first_table(notes):
    """The lists, and the figures of each solver by its name."""
    lines = notes[notes.index("\n| | easy_20k"):].strip().split("\n\n")[0].splitlines()
    head, _, *rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines)
    return head[1:], {name: [float(cell) for cell in cells] for name, *cells in rows if "/" not in name}


def shown(figure):
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.1f}"


def table(notes):
    lists, solvers = first_table(notes)
    lines = ["| puzzles | Deduku | best other solver | times as fast |", "|---|--:|--:|--:|"]
    for column, name in enumerate(lists):
        ours = solvers["deduku"][column]
        best, figures = max(((key, row) for key, row in solvers.items() if not OURS.match(key)), key=lambda row: row[1][column])
        lines.append(f"| {LISTS[name]} | {shown(ours)} | {shown(figures[column])} ({best}) | {ours / figures[column]:.1f} |")
    return "\n".join(lines) + "\n"


def unknown_figures(summary, notes):
    """The figures of the handwritten table that are not in the notes."""
    known = set(re.findall(r"\d[\d,.]*\d|\d", notes))
    rounded = known | {f"{float(figure.replace(',', '')):.0f}" for figure in known if re.fullmatch(r"[\d,]*\.\d+", figure)}
    rows = summary[summary.index("## Everything else"):].splitlines()
    cells = (row.split("|")[-2] for row in rows if row.startswith("| ") and not row.startswith("| task"))
    return [figure for cell in cells for figure in re.findall(r"\d[\d,.]*\d|\d", cell) if figure not in rounded]


def main():
    notes, page = NOTES.read_text(encoding="utf-8"), SUMMARY.read_text(encoding="utf-8")
    pattern = r"(<!-- searches -->\n).*?(<!-- end -->)"
    renewed, count = re.subn(pattern, lambda m: f"{m[1]}\n{table(notes)}\n{m[2]}", page, flags=re.S)
    if count != 1:
        sys.exit("bench/RESULTS.md has no place for the table of searches")
    if "--check" not in sys.argv[1:]:
        SUMMARY.write_text(renewed, encoding="utf-8")
    elif renewed != page:
        sys.exit("bench/RESULTS.md is not up to date: run bench/summary.py")
    unknown = unknown_figures(renewed, notes)
    if unknown:
        sys.exit(f"bench/RESULTS.md: bench/NOTES.md does not have {', '.join(unknown)}")


if __name__ == "__main__":
    main()
