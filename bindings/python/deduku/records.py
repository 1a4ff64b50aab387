"""The answers of the library as objects. Each keeps the whole answer in `json`; docs/json.md describes its fields."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, List, TypeVar, Union

from ._display import Pictures, table_of
from ._library import DedukuError
from ._records import *  # includes the classes without further behaviour
from ._records import RATINGS
from .board import Board, Candidate

# A text in any format, also as bytes, a board, a puzzle of a file, or 81 numbers in any shape, including NumPy arrays.
Position = Union[str, bytes, Board, "Puzzle", Iterable[Any]]


def _effects(places: list[Candidate], removes: list[Candidate]) -> str:
    """The changes in a few characters: "r5c4=1, r1c2<>2"."""
    changes = [f"{one.cell}={one.digit}" for one in places] + [f"{one.cell}<>{one.digit}" for one in removes]
    return ", ".join(changes[:4]) + (", ..." if len(changes) > 4 else "")


@dataclass(frozen=True, repr=False, eq=False)
class Step(StepFields):
    __doc__ = StepFields.__doc__
    pictures: Pictures | None = None
    index: int = 0

    def __repr__(self) -> str:
        return f"Step({self.name}: {_effects(self.places, self.removes)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[object, ...]:
        return (self.technique, self.name, self.cost, self.rating, *self.places, None, *self.removes, self.sentence)

    def draw(self) -> str | None:
        """The picture, an SVG: the requested one, or one that is drawn now."""
        return self.svg or (self.pictures.of_step(self.index) if self.pictures else None)

    def _repr_svg_(self) -> str | None:
        return self.draw()

    @classmethod
    def from_json(cls, json: Json, pictures: Pictures | None = None, index: int = 0) -> Step:
        return cls._of(json, pictures=pictures, index=index)

    def record(self) -> dict[str, Any]:
        """A row of a table."""
        numbers = {"places": len(self.places), "removes": len(self.removes)}
        names = ("technique", "name", "level", "cost", "rating", *numbers, "sentence")
        return {name: numbers.get(name, getattr(self, name)) for name in names}


def _steps(json: Json, pictures: Pictures | None) -> list[Step]:
    return [Step.from_json(step, pictures, index) for index, step in enumerate(json["steps"])]


class Steps(StepsFields, List[Step]):
    """All steps that apply to a board: a list with the other fields of the answer as attributes.

    Attributes:
        before: the free steps before them, only with `solves`; otherwise None.
        json: the whole answer.
    """

    def __init__(self, json: Json, pictures: Pictures | None = None) -> None:
        super().__init__(_steps(json, pictures))
        self.before: list[Step] | None = [Step.from_json(step) for step in json["before"]] if "before" in json else None
        self.json = json

    def _repr_html_(self) -> str:
        return table_of(step.record() for step in self)


class Generated(GeneratedFields, List[dict[str, Any]]):
    """New puzzles, as records with their guarantees: a list with the other fields of the answer as attributes; `json`
    is the whole answer."""

    def __init__(self, json: Json) -> None:
        super().__init__(json["puzzles"])
        self.json = json


class Verification(VerificationFields):
    def __bool__(self) -> bool:
        return self.status == "proved"


class Puzzle(PuzzleFields):
    @classmethod
    def from_json(cls, json: Json) -> Puzzle:
        return cls._of(json, board=Board.from_json(json))

    def place(self) -> dict[str, Any]:
        """The position of the puzzle in its text, and the text after it."""
        return {"n": self.n, "line": self.line, "tail": self.tail}


@dataclass(frozen=True)
class Failure:
    """A record that cannot be read, or a puzzle that cannot be rated, at its position among the answers.

    Attributes:
        n: its number, from 1; line: the line on which it begins, None if it is not from a file.
        text: the line of the file that contains the error, or the puzzle.
        error: the reason, with code, message, line and column.
    """

    n: int
    line: int | None
    text: str
    error: DedukuError

    def record(self) -> dict[str, Any]:
        """A row of a table, for use with those of `Ratings`."""
        return {"n": self.n, "line": self.line, "puzzle": self.text, "error": str(self.error)}


def _rating(json: Json) -> Rating:
    scale: str = json["scale"]
    return RATINGS[scale].from_json(json) if scale in RATINGS else TheoryRating._of(json, figure=json[scale])


def _figures_text(rating: Rating, left_out: tuple[str, ...]) -> str:
    figures = {name: value for name, value in rating.figures.items() if name not in left_out}
    return ", ".join(f"{name} {value}" for name, value in figures.items() if isinstance(value, (int, float, str)))


Source = TypeVar("Source", bound="str | bytes | Board | Puzzle | Iterable[Any]")


@dataclass(frozen=True)
class Ratings(ByScale, Generic[Source]):
    """The ratings of one puzzle on several scales: a mapping from scale to rating, in the requested order.

    Attributes:
        source: the rated position, for example a `Puzzle` with its line and tail.
    """

    puzzle: str
    ratings: dict[str, Rating]
    source: Source

    @classmethod
    def from_json(cls, json: Json, source: Source) -> Ratings[Source]:
        ratings = [_rating(record) for record in json["records"]]
        return cls(ratings[0].puzzle, {rating.scale: rating for rating in ratings}, source)

    def _repr_html_(self) -> str:
        figures = ("ended", "solution", "sentence")
        return table_of(
            {"scale": rating.scale, "status": rating.status, "figures": _figures_text(rating, figures)}
            for rating in self.ratings.values()
        )

    def record(self) -> dict[str, Any]:
        """A row of a table: numbers and words of all scales, "ser_er" for `er` of the scale `ser`; `r` is just "r".

        For a `Puzzle` of a file, `n`, `line` and `tail` come before them.
        """
        first = next(iter(self.ratings.values()))
        own = self.source.place() if isinstance(self.source, Puzzle) else {}
        row: dict[str, Any] = {**own, "puzzle": self.puzzle, "givens": first.givens}
        for scale, rating in self.ratings.items():
            row[f"{scale}_status"] = rating.status
            for name, value in rating.figures.items():
                if name != "ended" and not isinstance(value, (list, dict)):
                    row[scale if name == scale else f"{scale}_{name}"] = value
        return row


@dataclass(frozen=True, repr=False)
class Hint(HintFields):
    __doc__ = HintFields.__doc__
    pictures: Pictures | None = field(default=None, compare=False)

    def __repr__(self) -> str:
        return f"Hint({self.status}, level {self.level}: {self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __hash__(self) -> int:
        return hash((self.status, self.level, self.text))

    def draw(self) -> str | None:
        """A picture that shows no more than the level reveals, an SVG; None without a step."""
        return self.svg or (self.pictures.of_hint() if self.pictures else None)

    def _repr_svg_(self) -> str | None:
        return self.draw()

    @classmethod
    def from_json(cls, json: Json, pictures: Pictures | None = None) -> Hint:
        step = Step.from_json(json["step"], pictures.at_level(5) if pictures else None) if json["step"] else None
        return cls._of(json, step=step, pictures=pictures)


class Path(PathFields):
    def __repr__(self) -> str:
        return f"Path({self.status}, {len(self.steps)} steps)"

    def __hash__(self) -> int:
        return hash((self.status, self.puzzle, len(self.steps)))

    def _repr_html_(self) -> str:
        return table_of({"n": n, **step.record()} for n, step in enumerate(self.steps, 1))

    @classmethod
    def from_json(cls, json: Json, pictures: Pictures | None = None) -> Path:
        return cls._of(json, steps=_steps(json, pictures))

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)

    def __len__(self) -> int:
        return len(self.steps)


class Why(WhyFields):
    def __repr__(self) -> str:
        return f"Why({self.cell} {'is' if self.is_true else 'is not'} {self.digit}: {self.status}, {len(self.steps)} steps)"

    def __str__(self) -> str:
        return self.text

    @classmethod
    def from_json(cls, json: Json, pictures: Pictures | None = None) -> Why:
        return cls._of(json, steps=_steps(json, pictures), text=json["text"].rstrip("\n"))
