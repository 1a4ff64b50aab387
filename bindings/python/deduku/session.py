"""The questions, one method for each. docs/protocol.md says what they mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypedDict, Union

from . import _calls
from ._calls import Stop
from .board import Board
from .records import Check, Hint, Path, Position, Puzzle, Ratings, Solution, Step, Why

Language = str  # one of those that `about` lists
Notation = Literal["rc", "a1", "k9"]
Free = Literal["locked", "singles", "subsets"]
Uniqueness = Literal["auto", "on", "off"]
SeMode = Literal["se121", "fixed"]
OwnLadder = Union[Literal["default", "classic"], Mapping[str, Any]]
Ladder = Union[Literal["default", "classic", "se", "hodoku"], Mapping[str, Any]]
Theme = Literal["light", "dark", "print", "auto"]


class Drawing(TypedDict, total=False):
    """How things are drawn; docs/protocol.md says what each means."""

    theme: Theme
    style_sheet: Literal["own", "page"]
    marks: bool
    coordinates: bool
    title: bool
    legend: bool
    sentence: bool
    id_prefix: str


class Session:
    """What asks the library. Any number of threads may use a session, and work at the same time.

    A position is a text in any format, a `Board`, or a `Puzzle` of a file. All methods take these keywords, where the
    question has them:

        format: the format of the text, where it shall not be recognised.
        lang, notation: of what is written for people: one of those that `about` lists, "en"; "rc", "a1", "k9".
        ladder: "default", "classic", "se", "hodoku", or a ladder as a dictionary; techniques: which part of it, "default,-uniqueness".
        uniqueness: what techniques of uniqueness may rely on: "auto", "on", "off".
        budget: the most work, counted; the same budget ends at the same place everywhere.
        stop: a `Stop` that breaks the call off from another thread.
        timeout: the most seconds; the call raises `TimedOut` some milliseconds after them.

    What is wrong with a question raises `DedukuError`. Signals are heard meanwhile: Ctrl-C breaks a call off.
    """

    def call(
        self, method: str, /, *, stop: Stop | None = None, timeout: float | None = None, **parameters: Any
    ) -> dict[str, Any]:
        """Asks any question by its name; the answer is what docs/protocol.md describes."""
        return _calls.call(method, parameters, stop, timeout)

    @staticmethod
    def _ask(method: str, arguments: dict[str, Any]) -> dict[str, Any]:
        """Asks with the arguments of a method, `locals()`: they are called like the parameters of the question."""
        parameters = {name: value for name, value in arguments.items() if name != "self" and value is not None}
        stop, timeout = parameters.pop("stop", None), parameters.pop("timeout", None)
        position = parameters.pop("position", None)
        if isinstance(position, Board):
            parameters["board"] = position.parameter()
        elif "position" in arguments:
            parameters["puzzle"] = position.puzzle if isinstance(position, Puzzle) else position
        return _calls.call(method, parameters, stop, timeout)

    def about(
        self, lang: Language = "en", *, notation: Notation | None = None, timeout: float | None = None
    ) -> dict[str, Any]:
        """Versions, formats, scales, languages, and the ladder with the names of its techniques."""
        return self._ask("about", locals())

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
        """The solution, by search alone: microseconds."""
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
        techniques: str | None = None,
        uniqueness: Uniqueness | None = None,
        se_mode: SeMode | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Ratings[Position]:
        """How hard a puzzle is, on one scale or several: "r", "ser", "hodoku", "ladder", ... (see `about`).

        Args:
            scales: one by its name, `rate(puzzle, "ser")`, or a list of them. What comes back is a mapping either way.
            trace: whether every step is in the ratings.
            blind: rates without asking whether there is exactly one solution, as the original raters do.
            redundant: which givens the puzzle does not need, as `json["redundant"]` and `json["removable"]` of each rating.
            neighbours: how it is rated with a given less, or one more, as `json["neighbours"]`; docs/json.md has them.
            free, within: of the scales "fewest", "needs" and "anti_backdoor": see `path`; trade_off: the fewest steps for
                each cost, as `json["trade_off"]` of the scale "fewest".
        """
        arguments = {**locals(), "scales": [scales] if isinstance(scales, str) else scales}
        return Ratings.from_json(self._ask("rate", arguments), position)

    def hint(
        self,
        position: Position,
        level: int = 3,
        *,
        givens: str | None = None,
        prefer: Literal["easiest", "progress"] | None = None,
        free: Free | None = None,
        draw: bool | Drawing | None = None,
        html: bool | None = None,
        format: str | None = None,
        ladder: Ladder | None = None,
        techniques: str | None = None,
        uniqueness: Uniqueness | None = None,
        se_mode: SeMode | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Hint:
        """What to do next on a board in progress; first of all what is wrong with it.

        Args:
            level: how much is said, from 1 (vague) to 5 (everything).
            givens: the puzzle the board started from; None: the givens of the board.
            prefer: "progress" for the step that unlocks most, once the techniques are done that are `free` (see `path`).
            draw: True, or how, for a picture that shows no more than the level says; html: the same for its words.
        """
        return Hint.from_json(self._ask("hint", locals()))

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
        techniques: str | None = None,
        uniqueness: Uniqueness | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> list[Step]:
        """Every step that applies now, the cheapest first; of one technique, or of all.

        Args:
            sort: "progress" for those first that unlock most; `json["progress"]` and `json["solves"]` say what a step does.
            solves: only the steps that solve the puzzle alone, once the techniques are done that are `free`, of those that
                cost at most `within` (see `path`).
        """
        return [Step.from_json(step) for step in self._ask("steps", locals())["steps"]]

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
        techniques: str | None = None,
        uniqueness: Uniqueness | None = None,
        se_mode: SeMode | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Path:
        """The steps from the board to its solution, or to where logic ends.

        Args:
            short: leaves out the steps that no placement rests on.
            fewest: the path with the fewest steps that are not free, and in `json["fewest"]` what is proved of that.
            free: "singles", "locked" (locked candidates, too) or "subsets".
            within: the most that a step may cost: points, a technique, or "r", no more than the puzzle needs.
            draw: True, or how, for a picture of each step; html: the same for its words.
        """
        return Path.from_json(self._ask("path", locals()))

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
        """The board after a step, which has the next one: no rule of Sudoku is needed to go on.

        Args:
            step: a step of `steps`, `path` or `why`, a hint, or a mapping with `places` and `removes`.
            givens: the puzzle the board started from; None: the givens of the board.
        """
        change = {"step": step.json["step"]} if isinstance(step, Hint) else step.json if isinstance(step, Step) else step
        arguments = {**locals(), "step": change}
        del arguments["change"]
        return Board.from_json(self._ask("apply", arguments))

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
        techniques: str | None = None,
        uniqueness: Uniqueness | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Why:
        """Why a digit is, or is not, in a cell such as "r3c5": the short sequence that says so.

        Args:
            suppose: supposes the digit instead, and shows what contradicts it.
        """
        return Why.from_json(self._ask("why", locals()))

    def progress(
        self,
        position: Position,
        *,
        givens: str | None = None,
        refutations: bool | None = None,
        format: str | None = None,
        ladder: OwnLadder | None = None,
        techniques: str | None = None,
        uniqueness: Uniqueness | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """What is wrong with a board in progress, with the reasons; see check-progress in docs/json.md.

        Args:
            refutations: False leaves out why each wrong entry cannot be.
        """
        return self._ask("progress", locals())

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
        techniques: str | None = None,
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
        techniques: str | None = None,
        uniqueness: Uniqueness | None = None,
        se_mode: SeMode | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> str:
        """A page, HTML, that leads from the puzzle to its solution step by step."""
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
        """A minimal puzzle among the givens, tried in the order that the seed chooses."""
        minimal: str = self._ask("minimise", locals())["minimal"]
        return minimal

    def random(self, seed: int = 0, *, stop: Stop | None = None, timeout: float | None = None) -> str:
        """A random minimal puzzle; the same seed gives the same one everywhere."""
        puzzle: str = self._ask("random", locals())["puzzle"]
        return puzzle

    def generate(
        self,
        wishes: Mapping[str, Any] | None = None,
        *,
        count: int = 1,
        seed: int = 0,
        effort: int = 100_000,
        stream: int = 0,
        engine: str = "auto",
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Puzzles that meet wishes, no two alike, as records with their guarantees: fewer than `count` where there
        were as many tries as `effort` says. The same seed gives the same ones everywhere."""
        puzzles: list[dict[str, Any]] = self._ask("generate", locals())["puzzles"]
        return puzzles

    def read(
        self,
        text: str,
        *,
        format: str | None = None,
        limit: int = 1_000_000,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """The boards of a text, and what the rules of Sudoku say of each. For files rather take `read_file`."""
        arguments = {**locals(), "puzzle": text}
        del arguments["text"]
        return self._ask("read", arguments)
