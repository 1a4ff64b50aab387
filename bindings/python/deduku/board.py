"""Boards: the digits of a puzzle and of a player."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, SupportsIndex

from ._calls import call
from ._library import CBoard, DedukuError, eliminated, error_of, placed
from ._positions import digits_text

if TYPE_CHECKING:
    from .records import Hint, Step


@dataclass(frozen=True, init=False)
class Board:
    """A board: the digits of a puzzle and of a player. Its methods do not change it; they return another board.

    Attributes:
        digits: 81 characters, row by row; "." for an empty cell. The constructor takes these, or 81 numbers, 0 for an
            empty cell: a list, nine lists of nine, an array of NumPy.
        givens: the same for the puzzle alone; None: all digits are given.
        marks: 81 lists of pencil marks; None if the board has no marks.
        struck: for a board from the library, the digits that the houses of a cell allow but its marks lack.
    """

    digits: str
    givens: str | None = None
    marks: list[list[int]] | None = None
    struck: list[list[int]] | None = field(default=None, repr=False, compare=False)

    def __init__(
        self,
        digits: object,
        givens: object = None,
        marks: list[list[int]] | None = None,
        struck: list[list[int]] | None = None,
    ) -> None:
        object.__setattr__(self, "digits", _text_of(digits))
        object.__setattr__(self, "givens", None if givens is None else _text_of(givens))
        object.__setattr__(self, "marks", marks)
        object.__setattr__(self, "struck", struck)

    @classmethod
    def from_json(cls, json: Mapping[str, Any]) -> Board:
        """The board of an answer."""
        board = json["board"]
        return cls(board["digits"], board["givens"], board["marks"], json.get("struck"))

    @classmethod
    def from_text(cls, text: str, format: str | None = None) -> Board:
        """The only board of a text, in any format; it may contradict itself."""
        answer = call("read", {"puzzle": text, "format": format, "limit": 1})
        if not answer["records"]:
            raise DedukuError("parse_error", "expected a board, found none", 1, 1)
        record = answer["records"][0]
        if error := record["error"]:
            raise error_of(error)
        if answer["more"]:
            raise DedukuError("parse_error", "expected one board, found more after it")
        return cls.from_json(record)

    def __str__(self) -> str:
        return self.text("grid")

    def __hash__(self) -> int:
        return hash((self.digits, self.givens))

    def draw(self, **drawing: Any) -> str:
        """A picture of the board, an SVG; the keywords are those of `deduku.draw`."""
        from . import draw

        return draw(self, **drawing)

    def _repr_svg_(self) -> str | None:
        try:
            return self.draw()
        except DedukuError:  # a board that contradicts itself has no picture
            return None

    def text(self, format: str = "line") -> str:
        """The board in a format: "line", "grid", "candidates", ..."""
        written: str = call("write", {"board": self.parameter(), "to": format})["text"]
        return written

    def place(self, cell: str, digit: SupportsIndex) -> Board:
        """The board with a digit of the player, right or wrong, in a cell such as "r3c5", and without the marks that
        the digit excludes. 0 empties the cell. Changing a given is an error."""
        board, index = self._to_c(), _index(cell)
        _expect(digit, 0)
        if board.is_given[index]:
            raise DedukuError("impossible", f"{cell} is a given")
        return _from_c(placed(board, index, digit.__index__()))

    def eliminate(self, cell: str, digit: SupportsIndex) -> Board:
        """The board without a pencil mark of a cell such as "r3c5"; the mark may be absent. A board without marks first
        gets the marks that its digits allow."""
        _expect(digit, 1)
        return _from_c(eliminated(self._to_c(), _index(cell), digit.__index__()))

    def apply(self, step: Step | Hint | Mapping[str, Any]) -> Board:
        """The board after a step; see `Session.apply`."""
        from . import apply

        return apply(self, step)

    def parameter(self) -> dict[str, Any]:
        """The board in the form of the protocol."""
        return {"digits": self.digits, "givens": self.givens, "marks": self.marks}

    def _read(self) -> Board:
        """The same board as returned by the library."""
        return Board.from_json(call("read", {"board": self.parameter()})["records"][0])

    def _to_c(self) -> CBoard:
        """The board as the type of the C library. Raises the error of the library if the board is faulty."""
        known = self._read()
        board = CBoard()
        assert known.givens is not None
        for i, (digit, given) in enumerate(zip(known.digits, known.givens)):
            board.digits[i] = 0 if digit == "." else int(digit)
            board.is_given[i] = given != "."
        for i, marks in enumerate(known.marks or []):
            board.marks[i] = sum(1 << (digit - 1) for digit in marks)
        board.has_marks = known.marks is not None
        return board


def _from_c(board: CBoard) -> Board:
    digits = "".join(str(digit or ".") for digit in board.digits)
    givens = "".join(digit if is_given else "." for digit, is_given in zip(digits, board.is_given))
    marks = [[digit for digit in range(1, 10) if bits >> (digit - 1) & 1] for bits in board.marks]
    return Board(digits, givens, marks if board.has_marks else None)._read()


def _text_of(digits: object) -> str:
    """The digits as a text. Texts are not checked here: the library reports their faults when it reads them."""
    return digits if isinstance(digits, str) else digits_text(digits)


def _index(cell: str) -> int:
    if not (isinstance(cell, str) and re.fullmatch("r[1-9]c[1-9]", cell)):
        raise DedukuError("bad_parameter", f"cell: expected a cell such as r3c5, not {cell!r}")
    return 9 * int(cell[1]) + int(cell[3]) - 10


def _expect(digit: SupportsIndex, least: int) -> None:
    if isinstance(digit, bool) or not hasattr(digit, "__index__") or not least <= digit.__index__() <= 9:
        raise DedukuError("bad_parameter", f"digit: expected a number from {least} to 9, not {digit!r}")


@dataclass(frozen=True)
class Candidate:
    """A digit in a cell, such as 4 in r3c5. Row, column and digit are 1 to 9."""

    cell: str
    row: int
    column: int
    digit: int

    def __str__(self) -> str:
        return f"({self.digit}){self.cell}"

    @classmethod
    def from_json(cls, json: Mapping[str, Any]) -> Candidate:
        return cls(json["cell"], json["row"], json["column"], json["digit"])
