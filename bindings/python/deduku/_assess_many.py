"""Judges many moves in threads."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any, Union

from . import _calls
from ._library import DedukuError, error_of
from .board import Board
from .records import Assessment, Hint, Puzzle, Step

Judged = Union[Assessment, DedukuError]
# The number of questions in one call: the cost of a call is then small, and threads end at about the same time.
_BLOCK = 64


def change_of(step: Step | Hint | Mapping[str, Any]) -> Mapping[str, Any]:
    """The effects of a step, as a parameter."""
    if isinstance(step, Hint):
        return {"step": step.json["step"]}
    return step.json if isinstance(step, Step) else step


def assess_many(
    questions: Iterable[Mapping[str, Any]], threads: int | None, options: Mapping[str, Any]
) -> list[Judged]:
    """The answers in the order of the questions; `options` are the arguments of the method. Raises an error for wrong
    options."""
    others = ("self", "questions", "threads")
    given = {name: value for name, value in options.items() if name not in others and value is not None}
    stop, timeout = given.pop("stop", None), given.pop("timeout", None)
    _calls.call("assess_many", {**given, "questions": []}, stop, timeout)

    def judge(block: list[dict[str, Any]]) -> list[Judged]:
        answer = _calls.call("assess_many", {**given, "questions": block}, stop, timeout)
        return [error_of(one["error"]) if "error" in one else Assessment.from_json(one) for one in answer["records"]]

    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        waiting = [pool.submit(judge, block) for block in _blocks(questions)]
        try:
            return [judged for future in waiting for judged in _calls.result_of(future)]
        finally:
            for future in waiting:
                future.cancel()


def _blocks(questions: Iterable[Mapping[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    asked = (_parameters(question) for question in questions)
    while block := list(islice(asked, _BLOCK)):
        yield block


def _parameters(question: Mapping[str, Any]) -> dict[str, Any]:
    """A question in the form of the protocol."""
    parameters = {name: value for name, value in question.items() if value is not None}
    position = parameters.pop("position", None) or parameters.pop("board", None)
    if isinstance(position, Board):
        parameters["board"] = position.parameter()
    elif isinstance(position, Mapping):
        parameters["board"] = position
    elif position is not None:
        parameters["puzzle"] = position.puzzle if isinstance(position, Puzzle) else position
    if "step" in parameters:
        parameters["step"] = change_of(parameters["step"])
    return parameters
