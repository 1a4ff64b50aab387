"""The answers of the library as objects. Each keeps the whole answer in `json`; docs/json.md describes its fields."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Generic, List, Literal, TypeVar, Union, overload

from ._display import Pictures, table_of
from ._library import DedukuError
from .board import Board, Candidate

Json = Mapping[str, Any]
# A text in any format, also as bytes, a board, a puzzle of a file, or 81 numbers in any shape, including NumPy arrays.
Position = Union[str, bytes, Board, "Puzzle", Iterable[Any]]


def _candidates(json: list[Json]) -> list[Candidate]:
    return [Candidate.from_json(one) for one in json]


def _effects(places: list[Candidate], removes: list[Candidate]) -> str:
    """The changes in a few characters: "r5c4=1, r1c2<>2"."""
    changes = [f"{one.cell}={one.digit}" for one in places] + [f"{one.cell}<>{one.digit}" for one in removes]
    return ", ".join(changes[:4]) + (", ..." if len(changes) > 4 else "")


@dataclass(frozen=True, repr=False, eq=False)
class Step:
    """One deduction.

    Attributes:
        technique: its key, "w_wing"; name: its name in the requested language.
        cost: the cost on our own ladder, in points, 4.6; level: its class. None on the ladder of Sudoku Explainer.
        rating: the rating on the ladder of Sudoku Explainer, 7.2; None on our own.
        places, removes: the changes.
        sentence: the reason; hints: five hints, from vague to the whole argument.
        svg: a picture, on request.
    """

    technique: str
    name: str
    level: str | None
    cost: float | None
    rating: float | None
    places: list[Candidate]
    removes: list[Candidate]
    sentence: str
    hints: list[str]
    svg: str | None
    json: Json
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
            pictures=pictures,
            index=index,
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


def _steps(json: Json, pictures: Pictures | None) -> list[Step]:
    return [Step.from_json(step, pictures, index) for index, step in enumerate(json["steps"])]


class Steps(List[Step]):
    """All steps that apply to a board: a list with additional attributes.

    Attributes:
        status: "unique"; "several" or "none" if the board does not have exactly one solution; "out_of_budget".
        cut: the techniques whose search a limit cut short, so they may have more steps.
        complete, before, needless: with `solves=True`, see docs/protocol.md; otherwise None.
        json: the whole answer.
    """

    def __init__(self, json: Json, pictures: Pictures | None = None) -> None:
        super().__init__(_steps(json, pictures))
        self.status: str = json["status"]
        self.cut: list[str] = json["cut"] if isinstance(json.get("cut"), list) else []
        self.complete: bool | None = json.get("complete")
        self.needless: bool | None = json.get("needless")
        self.before: list[Step] | None = [Step.from_json(step) for step in json["before"]] if "before" in json else None
        self.json = json

    def _repr_html_(self) -> str:
        return table_of(step.record() for step in self)


class Generated(List[dict[str, Any]]):
    """New puzzles, as records with their guarantees: a list with additional attributes.

    Attributes:
        status: "found"; if fewer than requested were found, "out_of_budget", or "exhausted" if there are no more.
        tried: the number of tries; stream: the stream from which the next question continues; engine: the engine used.
        json: the whole answer.
    """

    def __init__(self, json: Json) -> None:
        super().__init__(json["puzzles"])
        self.status: str = json["status"]
        self.tried: int = json["tried"]
        self.stream: int = json["stream"]
        self.engine: str = json["engine"]
        self.json = json


@dataclass(frozen=True)
class Verification:
    """Whether a step follows.

    Attributes:
        status: "proved", "unproved", "false_premise" or "out_of_budget".
        denied: the first effect without a proof; None if all are proved, or if a premise is false.
        counterexample: candidates that satisfy all premises and contradict that effect, so that it does not follow.
    """

    status: Literal["proved", "unproved", "false_premise", "out_of_budget"]
    denied: Candidate | None
    counterexample: list[Candidate]
    json: Json = field(repr=False, compare=False)

    def __bool__(self) -> bool:
        return self.status == "proved"

    @classmethod
    def from_json(cls, json: Json) -> Verification:
        denied = Candidate.from_json(json["denied"]) if json["denied"] else None
        return cls(json["status"], denied, _candidates(json["counterexample"]), json)


@dataclass(frozen=True)
class Puzzle:
    """A puzzle of a text.

    Attributes:
        n, line: its number and the line of the text on which it begins, from 1.
        puzzle: 81 characters, or 729 for pencil marks; tail: the text after it.
        conflicts: cells whose digit occurs twice in a house.
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


Status = Literal["solved", "stuck", "several", "none", "unsound", "out_of_budget"]
Figure = Union[int, float, str, None]


@dataclass(frozen=True)
class Rating:
    """A rating on one scale. Each scale has a class with its figures; docs/json.md explains them.

    Attributes:
        status: "solved", "stuck", "several", "none", "out_of_budget", ...
        ended: the end of the rating; None if the puzzle is not rated.
    """

    scale: str
    puzzle: str
    status: Status
    givens: int
    ended: Status | None
    json: Json = field(repr=False, compare=False)

    def __getitem__(self, figure: str) -> Any:
        """A field of the scale by its name in docs/json.md, for programs that work with any scale."""
        return self.figures[figure]

    @property
    def figures(self) -> Json:
        """Only the fields of the scale."""
        common = ("type", "scale", "puzzle", "status", "givens")
        of_setters = ("redundant", "removable", "removable_complete", "neighbours")
        return {name: value for name, value in self.json.items() if name not in (*common, *of_setters)}


@dataclass(frozen=True)
class RoundRating(Rating):
    """A rating on the scale "r". `level` is the field `class` of docs/json.md. None: the rating is incomplete."""

    r: Figure
    technique: str | None
    level: str | None
    rounds: int | None
    tightest: int | None
    beyond_singles: int | None
    beyond_subsets: int | None
    effort: float | None
    work: float | None
    daily: str | None
    minutes: str | None
    sentence: str | None
    minutes_quartiles: Json | None
    curve: list[Json]
    rest: Json | None
    cut: list[str]
    search: Json | None


@dataclass(frozen=True)
class LadderRating(Rating):
    """A rating on the scale "ladder". `level` is the field `class` of docs/json.md."""

    solution: str | None
    hardest: str | None
    level: str | None
    score: float | None
    steps: int
    tally: Mapping[str, int]
    search: Json


@dataclass(frozen=True)
class SeRating(Rating):
    """A rating on the scale "ser", that of Sudoku Explainer. `trace` is None unless requested."""

    er: Figure
    ep: float | None
    ed: float | None
    steps: int | None
    hardest: Json | None
    trace: list[Json] | None = None


@dataclass(frozen=True)
class HodokuRating(Rating):
    """A rating on the scale "hodoku". `trace` is None unless requested."""

    level: Literal["Easy", "Medium", "Hard", "Unfair", "Extreme"] | None
    score: int | None
    steps: int | None
    hardest: Json | None
    trace: list[Json] | None = None


@dataclass(frozen=True)
class SearchRating(Rating):
    """A rating on the scale "search": the effort of finding the solution and proving it unique."""

    guesses: int | None
    nodes: int | None


@dataclass(frozen=True)
class MinimalRating(Rating):
    """A rating on the scale "minimal"."""

    minimal: Literal["yes", "no"] | None


@dataclass(frozen=True)
class FewestRating(Rating):
    """The smallest number of steps that are not free: the scale "fewest". For `trade_off=True` the curve is in `json`."""

    fewest: Figure
    fewest_to: int | None
    fewest_within: float | None
    one_steps: int | None
    fewest_proved: Literal["yes", "assumed", "no"] | None
    free: str


@dataclass(frozen=True)
class NeedsRating(Rating):
    """A rating on the scale "needs": keys of techniques, separated by +, or "none". docs/json.md has `bottlenecks`."""

    needs: str | None
    least_techniques: str | None
    needs_r: float | None
    free: str
    bottlenecks: list[Json]
    least_proved: bool


@dataclass(frozen=True)
class AntiBackdoorRating(Rating):
    """The eliminations after which the free techniques solve the rest, and their number (the scale "anti_backdoor")."""

    anti_backdoor: Figure
    anti_backdoors: int | None
    anti_backdoor_pairs: int | None
    free: str
    false_candidates: int
    singly: list[Json]
    pairs: list[list[Json]]


@dataclass(frozen=True)
class TheoryRating(Rating):
    """A rating on a scale of one figure, such as "w": a number, or a text such as ">=5" if it is not exact."""

    figure: Figure


_ratings: dict[str, type[Rating]] = {
    "r": RoundRating,
    "ladder": LadderRating,
    "ser": SeRating,
    "hodoku": HodokuRating,
    "search": SearchRating,
    "minimal": MinimalRating,
    "fewest": FewestRating,
    "needs": NeedsRating,
    "anti_backdoor": AntiBackdoorRating,
}
_words = {"level": "class"}  # names of fields that are keywords of Python


def _rating(json: Json) -> Rating:
    scale: str = json["scale"]
    common = {"scale": scale, "puzzle": json["puzzle"], "status": json["status"], "givens": json["givens"]}
    kind = _ratings.get(scale)
    if kind is None:
        return TheoryRating(**common, ended=json["ended"], json=json, figure=json[scale])
    names = [one.name for one in fields(kind) if one.name not in ("json", *common)]
    own = {name: json[key] for name in names if (key := name if name in json else _words.get(name, name)) in json}
    return kind(**common, **own, json=json)


def _figures_text(rating: Rating, left_out: tuple[str, ...]) -> str:
    figures = {name: value for name, value in rating.figures.items() if name not in left_out}
    return ", ".join(f"{name} {value}" for name, value in figures.items() if isinstance(value, (int, float, str)))


Source = TypeVar("Source", bound="str | bytes | Board | Puzzle | Iterable[Any]")
TheoryScale = Literal["w", "gw", "b", "gb", "te", "bxb", "bxbb", "backdoor", "subset_backdoor"]


@dataclass(frozen=True)
class Ratings(Mapping[str, Rating], Generic[Source]):
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

    @overload
    def __getitem__(self, scale: Literal["r"]) -> RoundRating: ...
    @overload
    def __getitem__(self, scale: Literal["ladder"]) -> LadderRating: ...
    @overload
    def __getitem__(self, scale: Literal["ser"]) -> SeRating: ...
    @overload
    def __getitem__(self, scale: Literal["hodoku"]) -> HodokuRating: ...
    @overload
    def __getitem__(self, scale: Literal["search"]) -> SearchRating: ...
    @overload
    def __getitem__(self, scale: Literal["minimal"]) -> MinimalRating: ...
    @overload
    def __getitem__(self, scale: Literal["fewest"]) -> FewestRating: ...
    @overload
    def __getitem__(self, scale: Literal["needs"]) -> NeedsRating: ...
    @overload
    def __getitem__(self, scale: Literal["anti_backdoor"]) -> AntiBackdoorRating: ...
    @overload
    def __getitem__(self, scale: TheoryScale) -> TheoryRating: ...
    @overload
    def __getitem__(self, scale: str) -> Rating: ...
    def __getitem__(self, scale: str) -> Rating:
        return self.ratings[scale]

    def __iter__(self) -> Iterator[str]:
        return iter(self.ratings)

    def __len__(self) -> int:
        return len(self.ratings)

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
class Hint:
    """The next step, or the mistakes on the board.

    Attributes:
        status: "found", "wrong" (the board contradicts each solution), "stale" (obsolete pencil marks), "complete", ...
        text: the hint of the requested level; texts: the hints of all levels up to it.
        wrong: entries that are in no solution; clash: entries that are in no solution together.
        missing: cells whose pencil marks lack the digit of the solution; lacking: cells whose marks fit no solution.
        step: the step to which it leads, or None.
    """

    status: str
    level: int
    text: str
    texts: list[str]
    note: str | None
    wrong: list[Candidate]
    clash: list[Candidate]
    missing: list[str]
    lacking: list[str]
    stale: list[Candidate]
    step: Step | None
    svg: str | None
    json: Json = field(repr=False, compare=False)
    pictures: Pictures | None = field(default=None, repr=False, compare=False)

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
        return cls(
            status=json["status"],
            level=json["level"],
            text=json["text"],
            texts=list(json["texts"]),
            note=json["note"],
            wrong=_candidates(json["wrong"]),
            clash=_candidates(json["clash"]),
            missing=list(json["missing"]),
            lacking=list(json["lacking"]),
            stale=_candidates(json["stale"]),
            step=Step.from_json(json["step"], pictures.at_level(5) if pictures else None) if json["step"] else None,
            svg=json.get("svg"),
            json=json,
            pictures=pictures,
        )


@dataclass(frozen=True, repr=False)
class Path:
    """The path from a board to the point at which logic ends. Iterates over its steps.

    Attributes:
        status: "solved", "stuck", "several", "none", "out_of_budget".
        solution: 81 digits if there is a solution; second_solution: another one if there are several.
        cut: whether the budget ran out before `short=True` had omitted all redundant steps.
    """

    status: str
    puzzle: str
    steps: list[Step]
    solution: str | None
    second_solution: str | None
    cut: bool
    json: Json = field(repr=False, compare=False)

    def __repr__(self) -> str:
        return f"Path({self.status}, {len(self.steps)} steps)"

    def __hash__(self) -> int:
        return hash((self.status, self.puzzle, len(self.steps)))

    def _repr_html_(self) -> str:
        return table_of({"n": n, **step.record()} for n, step in enumerate(self.steps, 1))

    @classmethod
    def from_json(cls, json: Json, pictures: Pictures | None = None) -> Path:
        steps = _steps(json, pictures)
        return cls(
            json["status"],
            json["puzzle"],
            steps,
            json["solution"],
            json["second_solution"],
            json.get("cut", False),
            json,
        )

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)

    def __len__(self) -> int:
        return len(self.steps)


@dataclass(frozen=True, repr=False)
class Why:
    """Why a candidate is or is not in the solution, as far as logic can show.

    Attributes:
        is_true: whether the digit is in the cell; None if unknown.
        steps: the short sequence of steps that shows it.
        text: the same in words.
        cut: whether the budget ran out before the search for a shorter reason was complete.
    """

    status: str
    cell: str
    digit: int
    is_true: bool | None
    steps: list[Step]
    text: str
    cut: bool
    json: Json = field(repr=False, compare=False)

    def __repr__(self) -> str:
        return f"Why({self.cell} {'is' if self.is_true else 'is not'} {self.digit}: {self.status}, {len(self.steps)} steps)"

    def __str__(self) -> str:
        return self.text

    @classmethod
    def from_json(cls, json: Json, pictures: Pictures | None = None) -> Why:
        steps = _steps(json, pictures)
        return cls(
            json["status"],
            json["cell"],
            json["digit"],
            json["is_true"],
            steps,
            json["text"].rstrip("\n"),
            json.get("cut", False),
            json,
        )


@dataclass(frozen=True)
class Assessment:
    """The judgement of a move.

    Attributes:
        status: the state of the board before the move: "right", "several", "wrong", "none"; or "out_of_budget".
        legal: whether it breaks no rule on the board; true: whether every solution agrees with it, None without one.
        new: whether it changes anything.
        follows: whether it follows from a single step; None if unknown.
        technique, cost: those of the cheapest such step, in points; cheapest: the cost of the cheapest step of all.
        named: whether it follows by the claimed technique; None if no technique was claimed.
        fault: None, "breaks_rule", "false", "no_solution", "already_known", "guess" or "other_technique".
        denied: the part of the move that breaks a rule or is false.
        why: the reason in words, on request.
    """

    status: str
    legal: bool
    true: bool | None
    new: bool
    follows: bool | None
    technique: str | None
    cost: float | None
    cheapest: float | None
    named: bool | None
    fault: str | None
    denied: Candidate | None
    why: str | None
    json: Json = field(repr=False, compare=False)

    @classmethod
    def from_json(cls, json: Json) -> Assessment:
        return cls(
            status=json["status"],
            legal=json["legal"],
            true=json["true"],
            new=json["new"],
            follows=json["follows"],
            technique=json["technique"],
            cost=json["cost"],
            cheapest=json["cheapest"],
            named=json["named"],
            fault=json["fault"],
            denied=Candidate.from_json(json["denied"]) if json["denied"] else None,
            why=json.get("why"),
            json=json,
        )


@dataclass(frozen=True)
class Check:
    """Whether a board is a puzzle.

    Attributes:
        status: "unique", "several", "none" or "invalid" (a digit occurs twice in a house).
        solutions: up to two solutions.
        without_candidate: empty cells without a candidate, because of which there is no solution.
        minimal: whether every given is needed; None unless the givens alone have exactly one solution.
        redundant: the cells of givens that can be removed, each by itself.
        pattern: the symmetry of the places of the givens: "none", "half_turn", "left_right", ...
        automorphisms: the number of symmetries that leave the puzzle unchanged; at least 1.
        in_progress: the content of the board beyond its givens, and its mistakes; None if the board is the puzzle.
    """

    status: str
    puzzle: str
    givens: int
    solutions: list[str]
    without_candidate: list[str]
    minimal: bool | None
    redundant: list[str]
    pattern: str
    automorphisms: int
    in_progress: Json | None
    json: Json = field(repr=False, compare=False)

    @classmethod
    def from_json(cls, json: Json) -> Check:
        return cls(
            json["status"],
            json["puzzle"],
            json["givens"],
            list(json["solutions"]),
            list(json["without_candidate"]),
            json["minimal"],
            list(json["redundant"]),
            json["pattern"],
            json["automorphisms"],
            json.get("in_progress"),
            json,
        )


@dataclass(frozen=True)
class Solution:
    """The result of the search: `solution` is 81 digits or None, `second_solution` another one if there are several."""

    status: str
    puzzle: str
    solution: str | None
    second_solution: str | None

    @classmethod
    def from_json(cls, json: Json) -> Solution:
        return cls(json["status"], json["puzzle"], json["solution"], json["second_solution"])
