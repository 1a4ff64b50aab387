"""Asks the questions of the protocol with the arguments of the methods of a `Session`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, Union

from . import _calls
from ._assess_many import change_of
from ._calls import Stop
from ._display import Pictures
from ._positions import puzzle_text
from .board import Board
from .records import Puzzle

Techniques = Union[str, Sequence[str]]
Cost = Union[str, float]
OwnLadder = Union[Literal["default", "classic"], Mapping[str, Any]]
Ladder = Union[Literal["default", "classic", "se", "hodoku"], Mapping[str, Any]]


def _position(value: Any) -> dict[str, Any]:
    if isinstance(value, Board):
        return {"board": value.parameter()}
    return {"puzzle": value.puzzle if isinstance(value, Puzzle) else puzzle_text(value)}


# Arguments whose form differs from that of the parameters.
_WRITTEN: Mapping[str, Callable[[Any], dict[str, Any]]] = {
    "position": _position,
    "text": lambda value: {"puzzle": value},
    "scales": lambda value: {"scales": [value] if isinstance(value, str) else value},
    "techniques": lambda value: {"techniques": value if isinstance(value, str) else ",".join(value)},
    "step": lambda value: {"step": change_of(value)},
}


class Asking:
    """Any question, and questions with the arguments of a method: `locals()`, with the names of the parameters."""

    def call(
        self, method: str, /, *, stop: Stop | None = None, timeout: float | None = None, **parameters: Any
    ) -> dict[str, Any]:
        """Asks any question by its name; docs/protocol.md describes the answers."""
        return _calls.call(method, parameters, stop, timeout)

    @staticmethod
    def _ask(method: str, arguments: Mapping[str, Any]) -> dict[str, Any]:
        return _calls.call(method, Asking._parameters(arguments), arguments.get("stop"), arguments.get("timeout"))

    @staticmethod
    def _parameters(arguments: Mapping[str, Any]) -> dict[str, Any]:
        """The parameters of a question: the arguments that are given, in the form of the protocol."""
        parameters: dict[str, Any] = {}
        for name, value in arguments.items():
            if name in ("self", "stop", "timeout") or (value is None and name != "position"):
                continue
            parameters.update(_WRITTEN[name](value) if name in _WRITTEN else {name: value})
        return parameters

    @staticmethod
    def _ask_for_steps(method: str, arguments: Mapping[str, Any]) -> tuple[dict[str, Any], Pictures]:
        """The answer, and the pictures of its steps, drawn when they are needed."""
        return Asking._ask(method, arguments), Pictures(method, Asking._parameters(arguments))
