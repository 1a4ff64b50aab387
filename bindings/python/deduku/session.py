"""The questions of the protocol, one method for each. docs/protocol.md describes them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, TypedDict, Union

from . import _calls
from ._assess_many import assess_many, change_of
from ._calls import Stop
from ._library import DedukuError
from .board import Board
from ._display import Pictures
from ._positions import puzzle_text
from ._records import Free, ProgressAnswer, Wishes
from .records import (
    Assessment,
    Check,
    Generated,
    Hint,
    Path,
    Position,
    Puzzle,
    Ratings,
    Solution,
    Step,
    Steps,
    Verification,
    Why,
)

Language = str  # a language that `about` lists
Notation = Literal["rc", "a1", "k9"]
Uniqueness = Literal["auto", "on", "off"]
SeMode = Literal["se121", "fixed"]
OwnLadder = Union[Literal["default", "classic"], Mapping[str, Any]]
Ladder = Union[Literal["default", "classic", "se", "hodoku"], Mapping[str, Any]]
Theme = Literal["light", "dark", "print", "auto"]


class Drawing(TypedDict, total=False):
    """Settings of drawings; docs/protocol.md describes them."""

    theme: Theme
    style_sheet: Literal["own", "page"]
    marks: bool
    coordinates: bool
    title: bool
    legend: bool
    sentence: bool
    id_prefix: str


class Session:
    """Asks questions of the library. Any number of threads may use a session at the same time.

    A position is a text in any format, a `Board`, or a `Puzzle` of a file. All methods take these keywords, if the
    question has them:

        format: the format of the text; None: it is recognised.
        lang, notation: the language and notation of texts for people: a language that `about` lists, "en"; "rc", "a1",
            "k9".
        ladder: "default", "classic", "se", "hodoku", or a ladder as a dictionary; techniques: a part of it,
            "default,-uniqueness".
        uniqueness: the assumption that techniques of uniqueness may make: "auto", "on", "off".
        budget: the maximum of counted work; the same budget ends at the same place everywhere.
        stop: a `Stop`, with which another thread can stop the call.
        timeout: the maximum time in seconds; the call raises `TimedOut` some milliseconds later.

    An error in a question raises `DedukuError`. Signals are handled during a call: Ctrl-C stops it.
    """

    def call(
        self, method: str, /, *, stop: Stop | None = None, timeout: float | None = None, **parameters: Any
    ) -> dict[str, Any]:
        """Asks any question by its name; docs/protocol.md describes the answers."""
        return _calls.call(method, parameters, stop, timeout)

    @staticmethod
    def _ask(method: str, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """Asks with the arguments of a method, `locals()`, which have the names of the parameters of the question."""
        return _calls.call(method, Session._parameters(arguments), arguments.get("stop"), arguments.get("timeout"))

    @staticmethod
    def _parameters(arguments: Mapping[str, Any]) -> dict[str, Any]:
        """The parameters of a question: the arguments that are given, and the position in the form of the protocol."""
        left_out = ("self", "stop", "timeout", "position")
        parameters = {name: value for name, value in arguments.items() if name not in left_out and value is not None}
        if not isinstance(parameters.get("techniques", ""), str):
            parameters["techniques"] = ",".join(parameters["techniques"])
        position = arguments.get("position")
        if isinstance(position, Board):
            parameters["board"] = position.parameter()
        elif "position" in arguments:
            parameters["puzzle"] = position.puzzle if isinstance(position, Puzzle) else puzzle_text(position)
        return parameters

    @staticmethod
    def _ask_for_steps(method: str, arguments: Mapping[str, Any]) -> tuple[dict[str, Any], Pictures]:
        """The answer, and the pictures of its steps, drawn when they are needed."""
        parameters = Session._parameters(arguments)
        answer = _calls.call(method, parameters, arguments.get("stop"), arguments.get("timeout"))
        return answer, Pictures(method, parameters)

    def about(
        self, lang: Language = "en", *, notation: Notation | None = None, timeout: float | None = None
    ) -> dict[str, Any]:
        """Versions, formats, scales, languages, and the ladder with the names of its techniques."""
        return self._ask("about", locals())

    def technique(
        self, name: str, lang: Language = "en", *, notation: Notation | None = None, timeout: float | None = None
    ) -> list[dict[str, Any]]:
        """The techniques of a name or of a family, as records: definition, proof, cost, names, an example step, and a
        puzzle that needs the technique."""
        records: list[dict[str, Any]] = self._ask("technique", locals())["records"]
        return records

    def write(
        self,
        position: Position,
        to: str = "line",
        *,
        format: str | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> str:
        """The board in a format."""
        text: str = self._ask("write", locals())["text"]
        return text

    def check(
        self,
        position: Position,
        *,
        format: str | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Check:
        """Whether the board is a puzzle with one solution, and whether it is minimal."""
        return Check.from_json(self._ask("check", locals()))

    def count(
        self,
        position: Position,
        limit: int = 1_000_000,
        *,
        format: str | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> int:
        """The number of solutions, counted up to a limit."""
        count: int = self._ask("count", locals())["count"]
        return count

    def solve(
        self,
        position: Position,
        *,
        format: str | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Solution:
        """The solution, by search alone, which takes microseconds."""
        return Solution.from_json(self._ask("solve", locals()))

    def rate(
        self,
        position: Position,
        scales: str | Sequence[str] = ("r",),
        *,
        trace: bool | None = None,
        blind: bool | None = None,
        redundant: bool | None = None,
        neighbours: bool | None = None,
        free: Free | None = None,
        within: str | float | None = None,
        trade_off: bool | None = None,
        format: str | None = None,
        ladder: OwnLadder | None = None,
        techniques: str | Sequence[str] | None = None,
        uniqueness: Uniqueness | None = None,
        se_mode: SeMode | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Ratings[Position]:
        """Rates how hard a puzzle is, on one scale or several: "r", "ser", "hodoku", "ladder", ... (see `about`).

        Args:
            scales: a scale, `rate(puzzle, "ser")`, or a list of scales. The result is a mapping in both cases.
            trace: whether every step is in the ratings.
            blind: rates without checking that there is exactly one solution, as the original raters do.
            redundant: adds the givens that the puzzle does not need, as `json["redundant"]` and `json["removable"]` of
                each rating.
            neighbours: adds the ratings with one given less or one more, as `json["neighbours"]`, see docs/json.md.
            free, within: for the scales "fewest", "needs" and "anti_backdoor": see `path`; trade_off: the fewest steps
                for each cost, as `json["trade_off"]` of the scale "fewest".
        """
        arguments = {**locals(), "scales": [scales] if isinstance(scales, str) else scales}
        return Ratings.from_json(self._ask("rate", arguments), position)

    def hint(
        self,
        position: Position,
        level: Literal[1, 2, 3, 4, 5] = 3,
        *,
        givens: str | None = None,
        prefer: Literal["easiest", "progress"] | None = None,
        free: Free | None = None,
        draw: bool | Drawing | None = None,
        html: bool | None = None,
        format: str | None = None,
        ladder: Ladder | None = None,
        techniques: str | Sequence[str] | None = None,
        uniqueness: Uniqueness | None = None,
        se_mode: SeMode | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Hint:
        """The next step on a board in progress, or the faults of the board if it has any.

        Args:
            level: the amount of detail, from 1 (vague) to 5 (everything).
            givens: the puzzle that the board started from; None: the givens of the board.
            prefer: "progress" for the step that unlocks most, after all steps of the `free` techniques (see `path`).
            draw: True, or settings, for a picture that shows no more than the level reveals; html: the same for its
                words.
        """
        return Hint.from_json(*self._ask_for_steps("hint", locals()))

    def steps(
        self,
        position: Position,
        technique: str | None = None,
        *,
        sort: Literal["cost", "progress"] | None = None,
        solves: bool | None = None,
        free: Free | None = None,
        within: str | float | None = None,
        draw: bool | Drawing | None = None,
        html: bool | None = None,
        format: str | None = None,
        ladder: OwnLadder | None = None,
        techniques: str | Sequence[str] | None = None,
        uniqueness: Uniqueness | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Steps:
        """Every step that applies now, the cheapest first, of one technique or of all. The list has a `status`.

        Args:
            sort: "progress" for the steps that unlock most first; `json["progress"]` and `json["solves"]` have the
                figures.
            solves: only the steps that, with the `free` techniques, solve the puzzle alone and cost at most `within`
                (see `path`).
        """
        return Steps(*self._ask_for_steps("steps", locals()))

    def path(
        self,
        position: Position,
        *,
        short: bool | None = None,
        fewest: bool | None = None,
        free: Free | None = None,
        within: str | float | None = None,
        draw: bool | Drawing | None = None,
        html: bool | None = None,
        format: str | None = None,
        ladder: Ladder | None = None,
        techniques: str | Sequence[str] | None = None,
        uniqueness: Uniqueness | None = None,
        se_mode: SeMode | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Path:
        """The steps from the board to its solution, or to the point where logic ends.

        Args:
            short: omits the steps that no placement rests on.
            fewest: the path with the fewest steps that are not free; `json["fewest"]` has the proved bounds.
            free: "singles", "locked" (also locked candidates) or "subsets".
            within: the maximum cost of a step: points, a technique, or "r" for no more than the puzzle needs.
            draw: True, or settings, for a picture of each step; html: the same for its words.
        """
        return Path.from_json(*self._ask_for_steps("path", locals()))

    def apply(
        self,
        position: Position,
        step: Step | Hint | Mapping[str, Any],
        *,
        givens: str | None = None,
        format: str | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Board:
        """The board after a step. It can be used for the next question, so callers need no rule of Sudoku.

        Args:
            step: a step of `steps`, `path` or `why`, a hint, or a mapping with `places` and `removes`.
            givens: the puzzle that the board started from; None: the givens of the board.
        """
        return Board.from_json(self._ask("apply", {**locals(), "step": change_of(step)}))

    def assess(
        self,
        position: Position,
        step: Step | Hint | Mapping[str, Any],
        *,
        technique: str | None = None,
        within: str | float | None = None,
        why: bool | None = None,
        givens: str | None = None,
        format: str | None = None,
        ladder: OwnLadder | None = None,
        techniques: str | Sequence[str] | None = None,
        uniqueness: Uniqueness | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Assessment:
        """Judges a move: whether it is right, whether it follows from a single step, and by which technique.

        Args:
            step: the move: a step, a hint, or a mapping with `places` and `removes`, all of it one claim.
            technique: the technique by which the move is claimed to follow.
            within: the maximum cost of a step: points, or the name of a technique or family.
            why: whether to give the reason in words.
            givens: the puzzle that the board started from; None: the givens of the board.
        """
        return Assessment.from_json(self._ask("assess", {**locals(), "step": change_of(step)}))

    def assess_many(
        self,
        questions: Iterable[Mapping[str, Any]],
        *,
        within: str | float | None = None,
        why: bool | None = None,
        ladder: OwnLadder | None = None,
        techniques: str | Sequence[str] | None = None,
        uniqueness: Uniqueness | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        threads: int | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> list[Assessment | DedukuError]:
        """Judges moves in threads, by default one per processor, without the lock of Python.

        Args:
            questions: mappings with a `position` (or `puzzle` or `board`), a `step` (or `places` and `removes`), and
                optionally `technique`, `within`, `givens` and `format`. A wrong question gives an error at its place.
            timeout: the maximum time of each block of some questions.
        """
        options = {name: value for name, value in locals().items() if name not in ("self", "questions", "threads")}
        return assess_many(questions, threads, options)

    def why(
        self,
        position: Position,
        cell: str,
        digit: int,
        *,
        suppose: bool | None = None,
        draw: bool | Drawing | None = None,
        html: bool | None = None,
        format: str | None = None,
        ladder: OwnLadder | None = None,
        techniques: str | Sequence[str] | None = None,
        uniqueness: Uniqueness | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Why:
        """Why a digit is, or is not, in a cell such as "r3c5": the short sequence of steps that proves it.

        Args:
            suppose: supposes the digit instead, and shows the contradiction.
        """
        return Why.from_json(*self._ask_for_steps("why", locals()))

    def verify(
        self,
        position: Position,
        step: Step | Hint | Mapping[str, Any],
        *,
        premises: Mapping[str, Any] | None = None,
        format: str | None = None,
        uniqueness: Uniqueness | None = None,
        budget: int | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Verification:
        """Whether a step follows, proved by the checker, which uses no techniques.

        Args:
            step: a step, a hint, or a mapping with `places` and `removes`, each a list of mappings with `cell` and `digit`.
            premises: the premises of the proof, as the `premises` of steps; None: those of the step, or the whole
                board.
            uniqueness: the assumption that a step of uniqueness may make.
            budget: the maximum number of candidates that may be assumed true or false.
        """
        return Verification.from_json(self._ask("verify", {**locals(), "step": change_of(step)}))

    def progress(
        self,
        position: Position,
        *,
        givens: str | None = None,
        refutations: bool | None = None,
        format: str | None = None,
        ladder: OwnLadder | None = None,
        techniques: str | Sequence[str] | None = None,
        uniqueness: Uniqueness | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> ProgressAnswer:
        """The faults of a board in progress, with the reasons; see check-progress in docs/json.md.

        Args:
            refutations: False omits why each wrong entry is impossible.
        """
        answer: ProgressAnswer = self._ask("progress", locals())  # type: ignore[assignment]
        return answer

    def draw(
        self,
        position: Position,
        step: int | None = None,
        *,
        theme: Theme | None = None,
        style_sheet: Literal["own", "page"] | None = None,
        marks: bool | None = None,
        coordinates: bool | None = None,
        title: bool | None = None,
        legend: bool | None = None,
        sentence: bool | None = None,
        id_prefix: str | None = None,
        format: str | None = None,
        ladder: Ladder | None = None,
        techniques: str | Sequence[str] | None = None,
        uniqueness: Uniqueness | None = None,
        se_mode: SeMode | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> str:
        """An SVG of the board, or of a step of its path, counted from 1."""
        svg: str = self._ask("draw", locals())["svg"]
        return svg

    def style_sheet(self) -> str:
        """The CSS for pages with pictures drawn with `style_sheet="page"`."""
        css: str = self.call("style_sheet")["css"]
        return css

    def explain(
        self,
        position: Position,
        *,
        name: str | None = None,
        format: str | None = None,
        ladder: Ladder | None = None,
        techniques: str | Sequence[str] | None = None,
        uniqueness: Uniqueness | None = None,
        se_mode: SeMode | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> str:
        """An HTML page that leads from the puzzle to its solution step by step."""
        html: str = self._ask("explain", locals())["html"]
        return html

    def canonical(
        self,
        position: Position,
        *,
        format: str | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> str:
        """The canonical form: the same for all puzzles that symmetries turn into one another."""
        form: str = self._ask("canonical", locals())["form"]
        return form

    def minimise(
        self,
        position: Position,
        seed: int = 0,
        *,
        format: str | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> str:
        """A minimal puzzle from a subset of the givens, which are tried in the order that the seed chooses."""
        minimal: str = self._ask("minimise", locals())["minimal"]
        return minimal

    def random(self, seed: int = 0, *, stop: Stop | None = None, timeout: float | None = None) -> str:
        """A random minimal puzzle; the same seed gives the same one everywhere."""
        puzzle: str = self._ask("random", locals())["puzzle"]
        return puzzle

    def generate(
        self,
        wishes: Wishes | Mapping[str, Any] | None = None,
        *,
        count: int = 1,
        seed: int = 0,
        effort: int = 100_000,
        stream: int = 0,
        engine: str = "auto",
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Generated:
        """Puzzles that meet constraints, no two alike, as records with their guarantees; fewer than `count` if the
        number of tries reaches `effort`. The same seed gives the same puzzles everywhere. The list has a `status`, and
        the `stream` and the `engine` with which the next question continues."""
        return Generated(self._ask("generate", locals()))

    def read(
        self,
        text: str,
        *,
        format: str | None = None,
        limit: int = 1_000_000,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """The boards of a text, each checked against the rules of Sudoku. For files, prefer `read_file`."""
        arguments = {**locals(), "puzzle": text}
        del arguments["text"]
        return self._ask("read", arguments)
