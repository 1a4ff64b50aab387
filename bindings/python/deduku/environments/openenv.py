"""A server for OpenEnv with the tools `place` and `eliminate`: pip install "deduku[openenv]", then

    uvicorn deduku.environments.openenv:app
"""

from __future__ import annotations

from typing import Any, Literal

from openenv.core.env_server import create_app
from openenv.core.env_server.interfaces import Environment
from openenv.core.env_server.types import Action, Observation, State

from .tools import SudokuTools


class SudokuAction(Action):
    tool: Literal["place", "eliminate"] = "place"
    row: int
    col: int
    number: int


class SudokuObservation(Observation):
    text: str = ""


class SudokuEnvironment(Environment):
    def __init__(self) -> None:
        super().__init__()
        self._tools = SudokuTools()
        self._moves = 0

    def reset(self, seed: int | None = None, episode_id: str | None = None, **options: Any) -> SudokuObservation:
        """Starts an episode; the options are `puzzle`, or `level` for a new puzzle."""
        self._moves = 0
        return self._observation(self._tools.reset(seed=seed or 0, **options), 0.0)

    def step(self, action: SudokuAction, timeout_s: float | None = None, **options: Any) -> SudokuObservation:
        before = self._tools.reward
        text = getattr(self._tools, action.tool)(action.row, action.col, action.number)
        self._moves += 1
        return self._observation(text, self._tools.reward - before)

    @property
    def state(self) -> State:
        return State(step_count=self._moves)

    def _observation(self, text: str, reward: float) -> SudokuObservation:
        return SudokuObservation(text=text, reward=reward, done=self._tools.done)


app = create_app(SudokuEnvironment, SudokuAction, SudokuObservation, env_name="deduku_sudoku")
