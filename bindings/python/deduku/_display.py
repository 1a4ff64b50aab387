"""The display of answers in a notebook: pictures, drawn when they are needed, and tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from . import _calls


class Pictures:
    """The pictures of an answer. The first request for one repeats the question with `draw`."""

    def __init__(self, method: str, parameters: Mapping[str, Any]) -> None:
        self._method = method
        self._parameters = dict(parameters)
        self._drawn: dict[str, Any] | None = None

    def of_hint(self) -> str | None:
        svg: str | None = self._answer().get("svg")
        return svg

    def of_step(self, index: int) -> str | None:
        """The picture of a step of a list, or of the only step of a hint, in which the hint itself has the picture."""
        steps = self._answer().get("steps")
        svg: str | None = steps[index].get("svg") if steps else self.of_hint()
        return svg

    def at_level(self, level: int) -> Pictures:
        """The pictures of the same hint at another level."""
        return Pictures(self._method, {**self._parameters, "level": level})

    def _answer(self) -> dict[str, Any]:
        if self._drawn is None:
            self._drawn = _calls.call(self._method, {**self._parameters, "draw": True})
        return self._drawn


def table_of(rows: Iterable[Mapping[str, Any]]) -> str:
    """A table in HTML, with a heading from the first row."""
    listed = list(rows)
    if not listed:
        return "<table></table>"
    names = list(listed[0])
    heading = "".join(f"<th>{escape(name)}</th>" for name in names)
    body = "".join(f"<tr>{''.join(f'<td>{_cell(row.get(name))}</td>' for name in names)}</tr>" for row in listed)
    return f"<table><thead><tr>{heading}</tr></thead><tbody>{body}</tbody></table>"


def _cell(value: object) -> str:
    return "" if value is None else escape(str(value))
