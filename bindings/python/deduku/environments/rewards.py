"""Rewards by proof for language models that write moves: functions for TRL and for verifiers.

A move in an answer is "place(4, 5, 7)" or "eliminate(4, 5, 7)" (row, column, digit), or "r4c5=7" and "r4c5<>7". The
moves are played one after the other from the board of the example; the reward is the mean of their values
(`game.REWARDS`), -1 without a move.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Union

from ..datasets import Row, board_at, move_of, moves, steps
from .game import REWARDS, Game, grid_text

Completion = Union[str, list[dict[str, Any]]]

_CALL = re.compile(r"\b(place|eliminate)\((?:row=)?([1-9]), *(?:col=|column=)?([1-9]), *(?:number=|digit=)?([1-9])\)")
_NOTATION = re.compile(r"r[1-9]+c[1-9]+(?:=|<>)[1-9]+")
_PROMPT = """Here is a Sudoku with its candidates, row by row, cell by cell; = precedes a placed digit.

{grid}

Say which move follows: place(row, column, digit) or eliminate(row, column, digit)."""


def moves_in(text: str) -> Iterator[dict[str, Any]]:
    """The moves of an answer, in their order."""
    found = [(match.start(), _called(match)) for match in _CALL.finditer(text)]
    found += [(match.start(), moves(match[0])) for match in _NOTATION.finditer(text)]
    for _, move in sorted(found, key=lambda pair: pair[0]):
        yield move


def _called(match: re.Match[str]) -> dict[str, Any]:
    tool, row, column, digit = match.groups()
    return {"places" if tool == "place" else "removes": [{"cell": f"r{row}c{column}", "digit": int(digit)}]}


def reward_of(completion: Completion, board: str, within: str | float | None = None) -> float:
    """The reward of an answer: a text, or the messages of a chat, of which the last one counts."""
    text = completion if isinstance(completion, str) else str(completion[-1]["content"])
    game = Game(board, within)
    worth = [REWARDS[game.play(move).fault] for move in moves_in(text)]
    return sum(worth) / len(worth) if worth else -1.0


def proof_reward(completions: list[Completion], board: list[str], **columns: Any) -> list[float]:
    """A reward function of TRL: GRPOTrainer(reward_funcs=proof_reward), with rows of `prompts`."""
    within = columns.get("within") or [None] * len(board)
    return [reward_of(*one) for one in zip(completions, board, within)]


def prompts(rows: Iterable[Row]) -> Iterator[dict[str, Any]]:
    """Questions about the states of examples (`export --states`): `prompt`, `board`, the most a step costs, and as `answer` the
    move that the path takes there."""
    for row in rows:
        path = steps(row)
        within = max((step["cost"] for step in path), default=0.0)
        for state in row.get("states", []):
            if state["at"] == len(path):
                continue
            yield {
                "prompt": _PROMPT.format(grid=_grid(state)),
                "board": board_at(row, state).text("hodoku").strip(),
                "within": within,
                "answer": _answer(move_of(path[state["at"]])),
            }


def _grid(state: Mapping[str, Any]) -> str:
    cells = [state["candidates"][9 * i : 9 * i + 9].replace(".", "") for i in range(81)]
    cells = [cell if digit == "." else "=" + digit for cell, digit in zip(cells, state["board"])]
    return grid_text(cells)


def _answer(move: Mapping[str, list[dict[str, Any]]]) -> str:
    def called(tool: str, change: str) -> list[str]:
        return [f"{tool}({one['cell'][1]}, {one['cell'][3]}, {one['digit']})" for one in move[change]]

    return "; ".join(called("place", "places") + called("eliminate", "removes"))


def load_environment(examples: str, **options: Any) -> Any:
    """An environment of verifiers over a file of `deduku export --states`: pip install "deduku[verifiers]"."""
    import verifiers
    from datasets import Dataset

    from ..datasets import read_examples

    def follows(completion: Completion, info: Mapping[str, Any]) -> float:
        return reward_of(completion, info["board"], info["within"])

    rows = [
        {
            "prompt": [{"role": "user", "content": one["prompt"]}],
            "answer": one["answer"],
            "info": {"board": one["board"], "within": one["within"]},
        }
        for one in prompts(read_examples(examples))
    ]
    rubric = verifiers.Rubric(funcs=[follows], weights=[1.0])
    return verifiers.SingleTurnEnv(dataset=Dataset.from_list(rows), rubric=rubric, **options)
