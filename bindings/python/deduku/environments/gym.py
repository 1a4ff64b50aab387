"""An environment for gymnasium: pip install "deduku[gym]"."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from .game import REWARDS, Game, new_puzzle

_MOVES = 729  # a digit in a cell, cell by cell


class SudokuEnv(gymnasium.Env[dict[str, Any], int]):
    """Solves a puzzle by placing digits and removing candidates; the reward of a move is the value of its proof.

    Observation: `digits`, 9 x 9, 0 for an empty cell, and `marks`, 9 x 9 x 9 ones for candidates. Actions: 0 to 728 places digit
    `a % 9 + 1` in cell `a // 9`, 729 to 1457 removes it. `info["action_mask"]` has a one for each move that changes something and
    breaks no rule; `info["assessment"]` is the last answer of `deduku.assess`. An episode ends with the solution, and is
    truncated after `max_moves`.

    Args:
        level: the class of new puzzles; puzzles: a list to draw from instead.
        within: see `Game`.
    """

    def __init__(
        self,
        level: str = "easy",
        puzzles: list[str] | None = None,
        within: str | float | None = None,
        max_moves: int = 500,
    ) -> None:
        self.level, self.puzzles, self.within, self.max_moves = level, puzzles, within, max_moves
        self.observation_space = gymnasium.spaces.Dict(
            {
                "digits": gymnasium.spaces.Box(0, 9, (9, 9), np.int8),
                "marks": gymnasium.spaces.MultiBinary([9, 9, 9]),
            }
        )
        self.action_space = gymnasium.spaces.Discrete(2 * _MOVES)
        self.game: Game | None = None
        self.moves = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Starts an episode; `options={"puzzle": ...}` chooses the puzzle."""
        super().reset(seed=seed)
        puzzle = (options or {}).get("puzzle")
        if puzzle is None and self.puzzles:
            puzzle = self.puzzles[int(self.np_random.integers(len(self.puzzles)))]
        if puzzle is None:
            puzzle = new_puzzle(self.level, int(self.np_random.integers(1_000_000_000)))
        self.game = Game(puzzle, self.within)
        self.moves = 0
        return self._observation(), {"action_mask": self._mask()}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        assert self.game is not None, "reset comes first"
        cell, digit = divmod(int(action) % _MOVES, 9)
        act = self.game.place if action < _MOVES else self.game.eliminate
        assessment = act(cell // 9 + 1, cell % 9 + 1, digit + 1)
        self.moves += 1
        info = {"action_mask": self._mask(), "assessment": assessment}
        is_cut = self.moves >= self.max_moves
        return self._observation(), REWARDS[assessment.fault], self.game.is_solved(), is_cut, info

    def _observation(self) -> dict[str, Any]:
        assert self.game is not None
        digits = [0 if digit == "." else int(digit) for digit in self.game.board.digits]
        return {"digits": np.array(digits, np.int8).reshape(9, 9), "marks": self._marks().reshape(9, 9, 9)}

    def _marks(self) -> Any:
        assert self.game is not None
        marks = np.zeros((81, 9), np.int8)
        for cell, digits in enumerate(self.game.marks()):
            marks[cell, [digit - 1 for digit in digits]] = 1
        return marks.reshape(_MOVES)

    def _mask(self) -> Any:
        marks = self._marks()
        return np.concatenate([marks, marks])
