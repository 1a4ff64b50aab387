"""A puzzle that is solved move by move, with a judge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import deduku

LEVELS = ("beginner", "easy", "medium", "hard", "expert", "master", "extreme", "nightmare")

# The reward of a move, by its fault; None: it follows from a step. A true move that no step proves yet is worth
# nothing, so that guesses are not rewarded.
REWARDS: Mapping[str | None, float] = {
    None: 1.0,
    "other_technique": 0.5,
    "guess": 0.0,
    "already_known": -0.1,
    "false": -1.0,
    "breaks_rule": -1.0,
    "no_solution": -1.0,
}


def new_puzzle(level: str, seed: int) -> str:
    """A puzzle of a class, the same for the same seed. The two highest classes take long."""
    made = deduku.generate({"where": f"class = {level}"}, seed=seed)
    if not made:
        raise deduku.DedukuError("impossible", f"no puzzle of the class {level} was found with the seed {seed}")
    puzzle: str = made[0]["puzzle"]
    return puzzle


def grid_text(cells: Sequence[str]) -> str:
    """Nine lines of nine cells."""
    return "\n".join(" ".join(cells[9 * row : 9 * row + 9]) for row in range(9))


def step_limit(puzzle: deduku.Board | str) -> str | None:
    """The cost of the hardest step that a puzzle needs, in the form of `within`; None if logic does not solve the
    puzzle."""
    rating = deduku.rate(puzzle, "r")["r"]
    return str(rating.r) if rating.status == "solved" else None


class Game:
    """A board, and moves on it. A true move is carried out; a move that is false or breaks a rule does not change the
    board.

    Attributes:
        board: the current board, with all marks.
        within: the maximum cost of a step that proves a move; default: the cost of the hardest step of the puzzle.
    """

    def __init__(self, puzzle: deduku.Board | str, within: str | float | None = None) -> None:
        board = puzzle if isinstance(puzzle, deduku.Board) else deduku.Board.from_text(puzzle)
        self.within = within if within is not None else step_limit(board)
        self.board = board

    def play(self, move: Mapping[str, Any], technique: str | None = None) -> deduku.Assessment:
        """Judges a move, `{"places": [{"cell": "r1c1", "digit": 5}]}`, and carries it out if it is true."""
        judged = deduku.assess(self.board, move, technique=technique, within=self.within)
        if judged.legal and judged.true and judged.new:
            self.board = self.board.apply(move)
        return judged

    def place(self, row: int, column: int, digit: int) -> deduku.Assessment:
        return self.play({"places": [{"cell": f"r{row}c{column}", "digit": digit}]})

    def eliminate(self, row: int, column: int, digit: int) -> deduku.Assessment:
        return self.play({"removes": [{"cell": f"r{row}c{column}", "digit": digit}]})

    def is_solved(self) -> bool:
        return "." not in self.board.digits

    def marks(self) -> list[set[int]]:
        """The candidates of each cell: its marks, or, on a board without marks, the digits that its houses allow."""
        if self.board.marks is not None:
            return [set(marks) for marks in self.board.marks]
        digits = self.board.digits
        return [
            set() if digit != "." else set(range(1, 10)) - {int(digits[j]) for j in _seen(i) if digits[j] != "."}
            for i, digit in enumerate(digits)
        ]


def _seen(cell: int) -> list[int]:
    """The cells that share a house with a cell."""
    row, column = divmod(cell, 9)
    return [
        9 * r + c
        for r in range(9)
        for c in range(9)
        if (r, c) != (row, column) and (r == row or c == column or (r // 3, c // 3) == (row // 3, column // 3))
    ]
