"""A puzzle as tools that a language model calls: `place` and `eliminate`.

`SudokuTools` has the interface of TRL's `GRPOTrainer(environment_factory=SudokuTools)`: `reset` begins an episode, the
other public methods are the tools, and the function `episode_reward` reads `reward`.
"""

from __future__ import annotations

from typing import Any

import deduku

from .game import REWARDS, Game, grid_text, new_puzzle

_VERDICTS = {
    None: "Right: it follows.",
    "other_technique": "Right, by another technique.",
    "guess": "True, but nothing proves it yet.",
    "already_known": "Nothing changes: that is known.",
    "false": "Wrong: the solution says otherwise.",
    "breaks_rule": "Wrong: it breaks a rule.",
    "no_solution": "The board has no solution.",
}


class SudokuTools:
    def __init__(self) -> None:
        self.game: Game | None = None
        self.reward = 0.0
        self.done = False

    def reset(self, puzzle: str | None = None, level: str = "easy", seed: int = 0, **columns: Any) -> str:
        """Begins with a puzzle, or with a new one of a class. Columns of a data set with other names have no effect."""
        self.game = Game(puzzle or new_puzzle(level, seed))
        self.reward = 0.0
        self.done = False
        return self._grid()

    def place(self, row: int, col: int, number: int) -> str:
        """Places a digit in an empty cell.

        Args:
            row: The row, 1 to 9 from top to bottom.
            col: The column, 1 to 9 from left to right.
            number: The digit, 1 to 9.

        Returns:
            Whether that is right, and the grid.
        """
        return self._answer("places", row, col, number)

    def eliminate(self, row: int, col: int, number: int) -> str:
        """Removes a candidate from an empty cell, since the digit cannot be there.

        Args:
            row: The row, 1 to 9 from top to bottom.
            col: The column, 1 to 9 from left to right.
            number: The digit, 1 to 9.

        Returns:
            Whether that is right, and the grid.
        """
        return self._answer("removes", row, col, number)

    def _answer(self, change: str, row: int, col: int, number: int) -> str:
        if self.game is None:
            return "No puzzle has begun."
        try:
            judged = self.game.play({change: [{"cell": f"r{row}c{col}", "digit": number}]})
        except deduku.DedukuError as error:
            self.reward += REWARDS["breaks_rule"]
            return f"No such move: {error}"
        self.reward += REWARDS[judged.fault]
        self.done = self.game.is_solved()
        return f"{_VERDICTS[judged.fault]}\n{self._grid()}"

    def _grid(self) -> str:
        assert self.game is not None
        return grid_text(self.game.board.digits)


def episode_reward(environments: list[SudokuTools], **columns: Any) -> list[float]:
    """The rewards of all moves of each episode, as a reward function of TRL."""
    return [environment.reward for environment in environments]
