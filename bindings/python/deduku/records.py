"""What the library answers, as objects. Each keeps the whole answer in `json`; docs/json.md describes its fields."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Generic, List, Literal, TypeVar, Union, overload

from ._display import Pictures, table_of
from ._library import DedukuError
from .board import Board, Candidate

Json = Mapping[str, Any]
# A text in any format, also as bytes, a board, a puzzle of a file, or 81 numbers in any shape, NumPy's arrays among them.
Position = Union[str, bytes, Board, "Puzzle", Iterable[Any]]


def _candidates(json: list[Json]) -> list[Candidate]:
    return [Candidate.from_json(one) for one in json]


def _effects(places: list[Candidate], removes: list[Candidate]) -> str:
    """What changes, in a few characters: "r5c4=1, r1c2<>2"."""
    changes = [f"{one.cell}={one.digit}" for one in places] + [f"{one.cell}<>{one.digit}" for one in removes]
    return ", ".join(changes[:4]) + (", ..." if len(changes) > 4 else "")


@dataclass(frozen=True, repr=False, eq=False)
class Step:
    """One deduction.

    Attributes:
        technique: its key, "w_wing"; name: in the language that was asked for.
        cost: on our own ladder, in points, 4.6; level: its class. None on the ladder of Sudoku Explainer.
        rating: on the ladder of Sudoku Explainer, 7.2; None on our own.
        places, removes: what it changes.
        sentence: why; hints: five of them, from vague to everything.
        svg: a picture, where one was asked for.
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
        """The picture, an SVG: the one that was asked for, or one that is drawn now."""
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
    """All steps that apply to a board: a list that knows how it came about.

    Attributes:
        status: "unique"; "several" or "none" where the board has not one solution; "out_of_budget".
        cut: the techniques that a limit kept from part of their search, so that they may have more steps.
        complete, before, needless: with `solves=True`, see docs/protocol.md; else None.
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
    """Puzzles that were made, as records with their guarantees: a list that knows how the search ended.

    Attributes:
        status: "found"; where there are fewer than were wanted "out_of_budget", or "exhausted": there are no more.
        tried: how many were tried; stream: where the next question goes on; engine: how they were made.
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
        denied: the first effect without a proof; None where all are proved, or a premise is false.
        counterexample: what fulfils all that may be used, and denies that effect: it does not follow.
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

    def place(self) -> dict[str, Any]:
        """Where the puzzle stands in its text, and what stands beside it."""
        return {"n": self.n, "line": self.line, "tail": self.tail}


@dataclass(frozen=True)
class Failure:
    """A record that cannot be read, or a puzzle that cannot be rated. Stands among the answers, at its place.

    Attributes:
        n: its number, from 1; line: where it begins in its file, None where it comes from none.
        text: the line of the file on which the error is, or the puzzle.
        error: why, with code, message, line and column.
    """

    n: int
    line: int | None
    text: str
    error: DedukuError

    def record(self) -> dict[str, Any]:
        """A row of a table, beside those of `Ratings`."""
        return {"n": self.n, "line": self.line, "puzzle": self.text, "error": str(self.error)}


Status = Literal["solved", "stuck", "several", "none", "unsound", "out_of_budget"]
Figure = Union[int, float, str, None]


@dataclass(frozen=True)
class Rating:
    """What one scale says. Each scale has a class of its own, with its figures; docs/json.md says what they mean.

    Attributes:
        status: "solved", "stuck", "several", "none", "out_of_budget", ...
        ended: how the rating ended; None where the puzzle is not rated.
    """

    scale: str
    puzzle: str
    status: Status
    givens: int
    ended: Status | None
    json: Json = field(repr=False, compare=False)

    def __getitem__(self, figure: str) -> Any:
        """A field of the scale by its name in docs/json.md, as a program needs it that does not know the scale."""
        return self.figures[figure]

    @property
    def figures(self) -> Json:
        """The fields of the scale alone."""
        common = ("type", "scale", "puzzle", "status", "givens")
        of_setters = ("redundant", "removable", "removable_complete", "neighbours")
        return {name: value for name, value in self.json.items() if name not in (*common, *of_setters)}


@dataclass(frozen=True)
class RoundRating(Rating):
    """On the scale "r". `level` is what docs/json.md calls `class`. None: there is no whole rating."""

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
    """On the scale "ladder". `level` is what docs/json.md calls `class`."""

    solution: str | None
    hardest: str | None
    level: str | None
    score: float | None
    steps: int
    tally: Mapping[str, int]
    search: Json


@dataclass(frozen=True)
class SeRating(Rating):
    """On the scale "ser", that of Sudoku Explainer. `trace`: None where it was not asked for."""

    er: Figure
    ep: float | None
    ed: float | None
    steps: int | None
    hardest: Json | None
    trace: list[Json] | None = None


@dataclass(frozen=True)
class HodokuRating(Rating):
    """On the scale "hodoku". `trace`: None where it was not asked for."""

    level: Literal["Easy", "Medium", "Hard", "Unfair", "Extreme"] | None
    score: int | None
    steps: int | None
    hardest: Json | None
    trace: list[Json] | None = None


@dataclass(frozen=True)
class SearchRating(Rating):
    """On the scale "search": what it costs to find the solution and that there is no other."""

    guesses: int | None
    nodes: int | None


@dataclass(frozen=True)
class MinimalRating(Rating):
    """On the scale "minimal"."""

    minimal: Literal["yes", "no"] | None


@dataclass(frozen=True)
class FewestRating(Rating):
    """On the scale "fewest": how few steps there are that are not free. With `trade_off=True` the curve is in `json`."""

    fewest: Figure
    fewest_to: int | None
    fewest_within: float | None
    one_steps: int | None
    fewest_proved: Literal["yes", "assumed", "no"] | None
    free: str


@dataclass(frozen=True)
class NeedsRating(Rating):
    """On the scale "needs": keys of techniques, with + between them, or "none"; docs/json.md has `bottlenecks`."""

    needs: str | None
    least_techniques: str | None
    needs_r: float | None
    free: str
    bottlenecks: list[Json]
    least_proved: bool


@dataclass(frozen=True)
class AntiBackdoorRating(Rating):
    """On the scale "anti_backdoor": how many eliminations let the free techniques do the rest, and which."""

    anti_backdoor: Figure
    anti_backdoors: int | None
    anti_backdoor_pairs: int | None
    free: str
    false_candidates: int
    singly: list[Json]
    pairs: list[list[Json]]


@dataclass(frozen=True)
class TheoryRating(Rating):
    """On a scale of one figure, "w" or "backdoor" for example: a number, or a text such as ">=5" where there is no exact one."""

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
_words = {"level": "class"}  # of Python, where the name in JSON is none


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
    """What several scales say of one puzzle: a mapping from scale to rating, in the order that was asked for.

    Attributes:
        source: what was asked about, a `Puzzle` with its line and tail for example.
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

        What a `Puzzle` of a file has of its own stands before them: `n`, `line` and `tail`.
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
    """What to do next, or what is wrong.

    Attributes:
        status: "found", "wrong" (the board agrees with no solution), "stale" (pencil marks that could go), "complete", ...
        text: what to say at the level that was asked for; texts: at all levels up to it.
        wrong: entries that no solution has; clash: entries that no solution has together.
        missing: cells whose pencil marks lack the digit of the solution; lacking: cells whose marks agree with no solution.
        step: the step it leads to; None where there is none.
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
        """A picture that shows no more than the level says, an SVG; None where there is no step."""
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
    """The way from a board to where logic ends. Iterates over its steps.

    Attributes:
        status: "solved", "stuck", "several", "none", "out_of_budget".
        solution: 81 digits where there is exactly one; second_solution where there are more.
        cut: whether the budget kept `short=True` from leaving out all that can be left out.
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
    """Why a candidate is or is not in the solution, as far as logic says.

    Attributes:
        is_true: whether the digit belongs into the cell; None where logic does not say.
        steps: the short sequence that says so.
        text: all of it in words.
        cut: whether the budget kept it from looking for something shorter.
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
    """A move, judged.

    Attributes:
        status: how the board compares with its puzzle before the move, "right", "several", "wrong", "none"; or "out_of_budget".
        legal: whether it breaks no rule on the board; true: whether every solution agrees with it, None where there is none.
        new: whether it changes anything.
        follows: whether a single step gives it; None where that is not known.
        technique, cost: of the cheapest step that does, in points; cheapest: what the cheapest step of the board costs.
        named: whether the technique that was claimed gives it; None where none was.
        fault: None, "breaks_rule", "false", "no_solution", "already_known", "guess" or "other_technique".
        denied: the part of the move that breaks a rule or is false.
        why: the reason in words, where it was asked for.
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
        status: "unique", "several", "none" or "invalid" (a digit stands twice in a house).
        solutions: none, one or two.
        without_candidate: empty cells without a candidate, because of which there is no solution.
        minimal: whether no given can be left out; None where the givens alone have not one solution.
        redundant: the cells of givens that can be left out, each by itself.
        pattern: the symmetry of the places of the givens: "none", "half_turn", "left_right", ...
        automorphisms: how many symmetries leave the puzzle as it is; at least 1.
        in_progress: what the board holds beyond its givens, and what is wrong with it; None where it is the puzzle.
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
    """What the search finds: `solution` is 81 digits or None, `second_solution` where there are more than one."""

    status: str
    puzzle: str
    solution: str | None
    second_solution: str | None

    @classmethod
    def from_json(cls, json: Json) -> Solution:
        return cls(json["status"], json["puzzle"], json["solution"], json["second_solution"])
