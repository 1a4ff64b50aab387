"""Runs the cells of a notebook without Jupyter, as a separate module: notebook.py FILE."""

import json
import sys


def cells_of(path):
    with open(path, encoding="utf-8") as file:
        notebook = json.load(file)
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]


def run(path):
    """The names that the cells define."""
    names = {"__name__": "__main__"}
    for number, cell in enumerate(cells_of(path), 1):
        exec(compile(cell, f"{path}, cell {number}", "exec"), names)
    return names


if __name__ == "__main__":
    run(sys.argv[1])
