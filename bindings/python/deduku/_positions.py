"""Boards in Python: texts, bytes, and numbers in any shape, including arrays of NumPy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ._library import DedukuError


def digits_text(cells: object) -> str:
    """81 characters, "." for 0, from 81 numbers from 0 to 9: a list, nine lists of nine, an array of NumPy."""
    return "".join(str(digit) if digit else "." for digit in _digits(cells))


def _digits(cells: object) -> list[int]:
    digits = [_number(cell) for cell in _flat(cells)]
    if len(digits) != 81:
        raise DedukuError("bad_parameter", f"digits: expected 81 numbers from 0 to 9, not {len(digits)}")
    return digits


def _flat(cells: Any) -> Iterator[Any]:
    """The numbers of nested lists or arrays."""
    if isinstance(cells, (str, bytes)) or not hasattr(cells, "__iter__"):
        yield cells
        return
    for cell in cells:
        yield from _flat(cell)


def _number(cell: Any) -> int:
    """The digit of an integer of Python or NumPy, or of a text; 0 for None and blanks, which are empty cells."""
    if cell is None or (isinstance(cell, str) and cell in ("", " ", ".", "0")):
        return 0
    try:
        digit = int(cell)
    except (TypeError, ValueError):
        digit = -1
    if not 0 <= digit <= 9 or (not isinstance(cell, str) and digit != cell):
        raise DedukuError("bad_parameter", f"digits: expected 81 numbers from 0 to 9, found {cell!r}")
    return digit


def puzzle_text(position: object) -> str:
    """The text of a position that is neither a `Board` nor a `Puzzle`."""
    if isinstance(position, str):
        return position
    if isinstance(position, (bytes, bytearray)):
        return position.decode("utf-8", "replace")
    if hasattr(position, "__iter__") and not isinstance(position, dict):
        return digits_text(position)
    what = type(position).__name__
    raise DedukuError("bad_parameter", f"puzzle: expected a text, a Board, or 81 numbers, not {what}")
