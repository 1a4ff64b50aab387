"""A data set of reasoning-gym, "deduku_sudoku", whose curriculum goes from class to class: pip install "deduku[reasoning]"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from reasoning_gym.coaching import BaseCurriculum, RangeAttributeDefinition
from reasoning_gym.factory import ProceduralDataset, register_dataset

import deduku

from .game import LEVELS, grid_text, new_puzzle

_QUESTION = """Solve this Sudoku. Answer with the grid: nine rows of nine digits.

{grid}"""


@dataclass
class DedukuSudokuConfig:
    """Levels are indices of classes, from 0, "beginner", to 7, "nightmare". Above 5, "master", making a puzzle may take
    minutes."""

    min_level: int = 0
    max_level: int = 1
    size: int = 500
    seed: int | None = None

    def validate(self) -> None:
        assert 0 <= self.min_level <= self.max_level < len(LEVELS), "levels: expected 0 to 7, the lower one first"


class DedukuSudokuDataset(ProceduralDataset):
    """Puzzles with one solution, each of a class of R."""

    def __init__(self, config: DedukuSudokuConfig) -> None:
        super().__init__(config=config, seed=config.seed, size=config.size)

    def __getitem__(self, idx: int) -> dict[str, Any]:
        seed = (self.seed + idx) % 1_000_000_000
        levels = range(self.config.min_level, self.config.max_level + 1)
        level = LEVELS[levels[idx % len(levels)]]
        puzzle = new_puzzle(level, seed)
        solution = deduku.solve(puzzle).solution
        assert solution is not None
        return {
            "question": _QUESTION.format(grid=grid_text(puzzle)),
            "answer": grid_text(solution),
            "metadata": {
                "source_dataset": "deduku_sudoku",
                "source_index": idx,
                "puzzle": puzzle,
                "solution": solution,
                "difficulty": {"level": level},
            },
        }

    def score_answer(self, answer: str | None, entry: dict[str, Any]) -> float:
        """1 for the solution; for another grid half the share of right digits in the empty cells; 0 for anything
        else."""
        digits = [symbol for symbol in answer or "" if symbol in "123456789"]
        puzzle, solution = entry["metadata"]["puzzle"], entry["metadata"]["solution"]
        if len(digits) != 81:
            return 0.0
        empty = [i for i, given in enumerate(puzzle) if given == "."]
        right = sum(digits[i] == solution[i] for i in empty)
        return 1.0 if "".join(digits) == solution else 0.5 * right / max(1, len(empty))


class DedukuSudokuCurriculum(BaseCurriculum):
    def __init__(self) -> None:
        super().__init__(DedukuSudokuCurriculum.__name__, DedukuSudokuConfig)
        self._define_attributes(
            RangeAttributeDefinition(
                name="level",
                levels=list(range(6)),
                default_level=1,
                description="The class of the puzzles",
                lower_field_name="min_level",
                upper_field_name="max_level",
            )
        )


register_dataset("deduku_sudoku", DedukuSudokuDataset, DedukuSudokuConfig, DedukuSudokuCurriculum)
