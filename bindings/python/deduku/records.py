"""What the library answers, as objects. Each keeps the whole answer in `json`; docs/json.md describes its fields."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

Json = Mapping[str, Any]


@dataclass(frozen=True)
class Board:
    """A board: what a puzzle and a player have written on it.

    Attributes:
        digits: 81 characters, row by row; "." for an empty cell.
        givens: the same of the puzzle alone; None: all digits are given.
        marks: 81 lists of pencil marks; None where there are none.
        struck: of a board that the library gave, the digits that the houses of a cell leave but its marks lack.
    """

    digits: str
    givens: str | None = None
    marks: list[list[int]] | None = None
    struck: list[list[int]] | None = field(default=None, repr=False, compare=False)

    @classmethod
    def from_json(cls, json: Json) -> Board:
        """The board of an answer."""
        board = json["board"]
        return cls(board["digits"], board["givens"], board["marks"], json["struck"])

    def apply(self, step: Step | Hint | Json) -> Board:
        """The board after a step of it; see `Session.apply`."""
        from . import apply

        return apply(self, step)

    def parameter(self) -> dict[str, Any]:
        """The board as the protocol takes it."""
        return {"digits": self.digits, "givens": self.givens, "marks": self.marks}


@dataclass(frozen=True)
class Candidate:
    """A digit in a cell, such as 4 in r3c5. Row, column and digit are 1 to 9."""

    cell: str
    row: int
    column: int
    digit: int


def _candidates(json: list[Json]) -> list[Candidate]:
    return [Candidate(one["cell"], one["row"], one["column"], one["digit"]) for one in json]


@dataclass(frozen=True)
class Step:
    """One deduction.

    Attributes:
        technique: its key, "w_wing"; name: in the language that was asked for.
        cost: on our own ladder, in hundredths; level: its class. None on the ladder of Sudoku Explainer.
        rating: on the ladder of Sudoku Explainer, 7.2; None on our own.
        places, removes: what it changes.
        sentence: why; hints: five of them, from vague to everything.
        svg: a picture, where one was asked for.
    """

    technique: str
    name: str
    level: str | None
    cost: int | None
    rating: float | None
    places: list[Candidate]
    removes: list[Candidate]
    sentence: str
    hints: list[str]
    svg: str | None
    json: Json = field(repr=False, compare=False)

    @classmethod
    def from_json(cls, json: Json) -> Step:
        return cls(
            technique=json["technique"],
            name=json["name"],
            level=json.get("level"),
            cost=json.get("cost"),
            rating=json.get("rating"),
            places=_candidates(json["places"]),
            removes=_candidates(json["removes"]),
            sentence=json.get("sentence", ""),
            hints=list(json.get("hints", [])),
            svg=json.get("svg"),
            json=json,
        )

    def record(self) -> dict[str, Any]:
        """A row of a table."""
        return {
            "technique": self.technique,
            "name": self.name,
            "level": self.level,
            "cost": self.cost,
            "rating": self.rating,
            "places": len(self.places),
            "removes": len(self.removes),
            "sentence": self.sentence,
        }


@dataclass(frozen=True)
class Rating:
    """What one scale says. `rating["er"]` is a field of the scale, see docs/json.md.

    Attributes:
        status: "solved", "stuck", "several", "none", "out_of_budget", ...
        figures: the fields of the scale.
    """

    scale: str
    puzzle: str
    status: str
    givens: int
    figures: Json

    _common = frozenset({"type", "scale", "puzzle", "status", "givens"})

    @classmethod
    def from_json(cls, json: Json) -> Rating:
        figures = {key: value for key, value in json.items() if key not in cls._common}
        return cls(json["scale"], json["puzzle"], json["status"], json["givens"], figures)

    def __getitem__(self, figure: str) -> Any:
        return self.figures[figure]


@dataclass(frozen=True)
class Ratings(Mapping[str, Rating]):
    """What several scales say of one puzzle: a mapping from scale to rating, in the order that was asked for."""

    puzzle: str
    ratings: dict[str, Rating]

    @classmethod
    def from_json(cls, json: Json) -> Ratings:
        ratings = [Rating.from_json(record) for record in json["records"]]
        return cls(ratings[0].puzzle, {rating.scale: rating for rating in ratings})

    def __getitem__(self, scale: str) -> Rating:
        return self.ratings[scale]

    def __iter__(self) -> Iterator[str]:
        return iter(self.ratings)

    def __len__(self) -> int:
        return len(self.ratings)

    def record(self) -> dict[str, Any]:
        """A row of a table: numbers and words of all scales, "ser_er" for `er` of the scale `ser`; `r` is just "r"."""
        first = next(iter(self.ratings.values()))
        row: dict[str, Any] = {"puzzle": self.puzzle, "givens": first.givens}
        for scale, rating in self.ratings.items():
            row[f"{scale}_status"] = rating.status
            for name, value in rating.figures.items():
                if name != "ended" and not isinstance(value, (list, dict)):
                    row[scale if name == scale else f"{scale}_{name}"] = value
        return row


@dataclass(frozen=True)
class Hint:
    """What to do next, or what is wrong.

    Attributes:
        status: "found", "wrong" (entries that contradict the solution), "missing" or "stale" (pencil marks), "complete", ...
        text: what to say at the level that was asked for; texts: at all levels up to it.
        step: the step it leads to; None where there is none.
    """

    status: str
    level: int
    text: str
    texts: list[str]
    note: str | None
    wrong: list[Candidate]
    missing: list[str]
    stale: list[Candidate]
    step: Step | None
    svg: str | None
    json: Json = field(repr=False, compare=False)

    @classmethod
    def from_json(cls, json: Json) -> Hint:
        return cls(
            status=json["status"],
            level=json["level"],
            text=json["text"],
            texts=list(json["texts"]),
            note=json["note"],
            wrong=_candidates(json["wrong"]),
            missing=list(json["missing"]),
            stale=_candidates(json["stale"]),
            step=Step.from_json(json["step"]) if json["step"] else None,
            svg=json.get("svg"),
            json=json,
        )


@dataclass(frozen=True)
class Path:
    """The way from a board to where logic ends. Iterates over its steps.

    Attributes:
        status: "solved", "stuck", "several", "none", "out_of_budget".
        solution: 81 digits where there is exactly one; second_solution where there are more.
    """

    status: str
    puzzle: str
    steps: list[Step]
    solution: str | None
    second_solution: str | None
    json: Json = field(repr=False, compare=False)

    @classmethod
    def from_json(cls, json: Json) -> Path:
        steps = [Step.from_json(step) for step in json["steps"]]
        return cls(json["status"], json["puzzle"], steps, json["solution"], json["second_solution"], json)

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)

    def __len__(self) -> int:
        return len(self.steps)


@dataclass(frozen=True)
class Why:
    """Why a candidate is or is not in the solution, as far as logic says.

    Attributes:
        is_true: whether the digit belongs into the cell; None where logic does not say.
        steps: the short sequence that says so.
        text: all of it in words.
    """

    status: str
    cell: str
    digit: int
    is_true: bool | None
    steps: list[Step]
    text: str
    json: Json = field(repr=False, compare=False)

    @classmethod
    def from_json(cls, json: Json) -> Why:
        steps = [Step.from_json(step) for step in json["steps"]]
        return cls(json["status"], json["cell"], json["digit"], json["is_true"], steps, json["text"], json)


@dataclass(frozen=True)
class Check:
    """Whether a board is a puzzle.

    Attributes:
        status: "unique", "several", "none" or "invalid" (a digit stands twice in a house).
        solutions: none, one or two.
        minimal: whether no given can be left out; None where there is not one solution.
        redundant: the cells of givens that can be left out, each by itself.
    """

    status: str
    puzzle: str
    givens: int
    solutions: list[str]
    minimal: bool | None
    redundant: list[str]
    json: Json = field(repr=False, compare=False)

    @classmethod
    def from_json(cls, json: Json) -> Check:
        return cls(
            json["status"],
            json["puzzle"],
            json["givens"],
            list(json["solutions"]),
            json["minimal"],
            list(json["redundant"]),
            json,
        )


@dataclass(frozen=True)
class Solution:
    """What the search finds: `solution` is 81 digits or None, `second_solution` where there are more than one."""

    status: str
    puzzle: str
    solution: str | None
    second_solution: str | None

    @classmethod
    def from_json(cls, json: Json) -> Solution:
        return cls(json["status"], json["puzzle"], json["solution"], json["second_solution"])


@dataclass(frozen=True)
class Puzzle:
    """A puzzle of a text.

    Attributes:
        n, line: its number and the line of the text on which it begins, from 1.
        puzzle: 81 characters, or 729 for pencil marks; tail: what stood behind it.
        conflicts: cells whose digit stands twice in a house.
    """

    n: int
    line: int
    puzzle: str
    format: str
    tail: str
    board: Board
    conflicts: list[str]

    @classmethod
    def from_json(cls, json: Json) -> Puzzle:
        return cls(
            json["n"],
            json["line"],
            json["puzzle"],
            json["format"],
            json["tail"],
            Board.from_json(json),
            list(json["conflicts"]),
        )
