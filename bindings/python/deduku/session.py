# Made by scripts/renew-bindings.py from docs/protocol.json. Do not edit.
"""The questions of the protocol, one method for each. docs/protocol.md describes them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, TypedDict, cast

from ._asking import Asking, Cost, Ladder, OwnLadder, Techniques
from ._assess_many import assess_many
from ._calls import Stop
from ._library import DedukuError
from .board import Board
from .records import (
    Assessment, Check, Free, Generated, Hint, Path, Position, ProgressAnswer, Ratings, Solution, Step, Steps,
    Verification, Why, Wishes,
)  # fmt: skip

Language = str  # a language that `about` lists
Notation = Literal["rc", "a1", "k9"]
Uniqueness = Literal["auto", "on", "off"]
SeMode = Literal["se121", "fixed"]
Theme = Literal["light", "dark", "print", "auto"]


class Drawing(TypedDict, total=False):
    """Settings of drawings.

    Attributes:
        theme: the colours; `auto`: light or dark by the setting of the reader's system; `print`: grey.
        style_sheet: `own`: in the picture; `page`: the page has the one from the method `style_sheet`.
        marks: whether candidates are shown.
        coordinates: whether rows and columns are numbered.
        title: whether the picture has a title.
        legend: whether the picture has a legend.
        sentence: whether the sentence of the step is below the picture.
        id_prefix: the prefix of identifiers: letters, digits, - and _; must be different for each picture on a page.
    """

    theme: Theme
    style_sheet: Literal["own", "page"]
    marks: bool
    coordinates: bool
    title: bool
    legend: bool
    sentence: bool
    id_prefix: str


class Session(Asking):
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

    def about(
        self,
        lang: Language = "en",
        *,
        notation: Notation | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Versions, formats, scales, languages, and the ladder with the names of its techniques."""
        return self._ask("about", locals())

    def technique(
        self,
        name: str,
        lang: Language = "en",
        *,
        notation: Notation | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """The techniques of a name or of a family, as records: definition, proof, cost, names, an example step, and
        a puzzle that needs the technique.

        Args:
            name: a name of a technique, or a family.
        """
        return list(self._ask("technique", locals())["records"])

    def read(
        self,
        text: str,
        *,
        limit: int = 1_000_000,
        format: str | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """The boards of a text, each checked against the rules of Sudoku.

        Args:
            text: a text with any number of boards. For files, prefer `read_file`.
            limit: the maximum number of records.
        """
        return self._ask("read", locals())

    def write(
        self,
        position: Position,
        to: str = "line",
        *,
        format: str | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> str:
        """The board in a format.

        Args:
            to: the name of the format.
        """
        return str(self._ask("write", locals())["text"])

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
        """The number of solutions, counted up to a limit.

        Args:
            limit: the number at which counting stops.
        """
        return int(self._ask("count", locals())["count"])

    def solve(
        self,
        position: Position,
        *,
        format: str | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Solution:
        """The solution, found by search only, which takes microseconds."""
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
        within: Cost | None = None,
        trade_off: bool | None = None,
        format: str | None = None,
        ladder: OwnLadder | None = None,
        techniques: Techniques | None = None,
        uniqueness: Uniqueness | None = None,
        se_mode: SeMode | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Ratings[Position]:
        """Rates how hard a puzzle is, on one scale or several.

        Args:
            scales: a scale, `rate(puzzle, "ser")`, or a list of scales. The result is a mapping in both cases.
            trace: whether to add every round or step of the rating; scales `r`, `ser` and `hodoku`.
            blind: whether to rate puzzles with several solutions as well; like the original programs, as if there
                were one. Their status remains `several`.
            redundant: whether to add the redundant givens, and those that can be removed together.
            neighbours: whether to rate the neighbours as well: with one given removed, if still unique, or with one
                digit of the solution added.
            free: the free techniques, which do not count as steps: `locked` (singles and locked candidates),
                `singles`, `subsets` (these and subsets).
            within: the maximum cost of a step that is not free: points (4.6), the name of a technique or family of
                the ladder, or `r`: no more than the puzzle needs.
            trade_off: whether to add the fewest steps for each cost from R on; scale `fewest`.
        """
        return Ratings.from_json(self._ask("rate", locals()), position)

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
        techniques: Techniques | None = None,
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
            level: the detail of the hint, from where to look (1) to the whole argument (5).
            givens: the puzzle that the board started from; None: the givens of the board.
            prefer: the choice of the step; `easiest`: the cheapest; `progress`: once the free techniques are done,
                the one that unlocks most among those within the cost that the board needs.
            free: the free techniques, which do not count as steps: `locked` (singles and locked candidates),
                `singles`, `subsets` (these and subsets).
            draw: True, or settings, for pictures.
            html: whether the answer also contains `html`, the argument of each step as HTML.
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
        within: Cost | None = None,
        draw: bool | Drawing | None = None,
        html: bool | None = None,
        format: str | None = None,
        ladder: OwnLadder | None = None,
        techniques: Techniques | None = None,
        uniqueness: Uniqueness | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Steps:
        """Every step that applies now, the cheapest first, of one technique or of all.

        Args:
            technique: the technique or family of the listed steps; default: all on the ladder.
            sort: the order of the steps; `cost`: the cheapest first; `progress`: those first that unlock most.
            solves: whether to list only the steps that solve the puzzle by themselves, once the free techniques are
                done.
            free: the free techniques, which do not count as steps: `locked` (singles and locked candidates),
                `singles`, `subsets` (these and subsets).
            within: the maximum cost of a step that is not free: points (4.6), the name of a technique or family of
                the ladder, or `r`: no more than the puzzle needs.
            draw: True, or settings, for pictures.
            html: whether the answer also contains `html`, the argument of each step as HTML.
        """
        return Steps(*self._ask_for_steps("steps", locals()))

    def path(
        self,
        position: Position,
        *,
        short: bool | None = None,
        fewest: bool | None = None,
        free: Free | None = None,
        within: Cost | None = None,
        draw: bool | Drawing | None = None,
        html: bool | None = None,
        format: str | None = None,
        ladder: Ladder | None = None,
        techniques: Techniques | None = None,
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
            short: whether to omit the steps that no placement depends on.
            fewest: whether to find the path with the fewest steps that are not free, and report whether that number
                is proved.
            free: the free techniques, which do not count as steps: `locked` (singles and locked candidates),
                `singles`, `subsets` (these and subsets).
            within: the maximum cost of a step that is not free: points (4.6), the name of a technique or family of
                the ladder, or `r`: no more than the puzzle needs.
            draw: True, or settings, for pictures.
            html: whether the answer also contains `html`, the argument of each step as HTML.
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
        """The board after a step, ready for the next question: callers need not know the rules of Sudoku.

        Args:
            step: a step, a hint, or a mapping with `places` and `removes`, as one move.
            givens: the puzzle that the board started from; None: the givens of the board.
        """
        return Board.from_json(self._ask("apply", locals()))

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
        techniques: Techniques | None = None,
        uniqueness: Uniqueness | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Why:
        """Why a digit is, or is not, in a cell: the short sequence of steps that proves it.

        Args:
            cell: the cell: `r3c5` for row 3 and column 5, in every notation.
            digit: the digit in question.
            suppose: whether to assume the digit and show the contradiction.
            draw: True, or settings, for pictures.
            html: whether the answer also contains `html`, the argument of each step as HTML.
        """
        return Why.from_json(*self._ask_for_steps("why", locals()))

    def assess(
        self,
        position: Position,
        step: Step | Hint | Mapping[str, Any],
        *,
        givens: str | None = None,
        technique: str | None = None,
        within: Cost | None = None,
        why: bool | None = None,
        format: str | None = None,
        ladder: OwnLadder | None = None,
        techniques: Techniques | None = None,
        uniqueness: Uniqueness | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> Assessment:
        """Judges a move: whether it is right, whether it follows from a single step, and by which technique.

        Args:
            step: a step, a hint, or a mapping with `places` and `removes`, as one move.
            givens: the puzzle that the board started from; None: the givens of the board.
            technique: the technique or family that is claimed to justify the move.
            within: the maximum cost of a step: points such as 4.6, or the name of a technique or family; default: no
                limit.
            why: whether to explain the verdict: the step in words, or the fault of the move.
        """
        return Assessment.from_json(self._ask("assess", locals()))

    def assess_many(
        self,
        questions: Iterable[Mapping[str, Any]],
        *,
        within: Cost | None = None,
        why: bool | None = None,
        threads: int | None = None,
        ladder: OwnLadder | None = None,
        techniques: Techniques | None = None,
        uniqueness: Uniqueness | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> list[Assessment | DedukuError]:
        """Judges moves, in the order of the questions.

        Args:
            questions: mappings with a `position` (or `puzzle` or `board`), a `step` (or `places` and `removes`), and
                optionally `technique`, `within`, `givens` and `format`. A wrong question gives an error at its
                place.
            within: the `within` of moves without their own.
            why: whether to explain the verdict: the step in words, or the fault of the move.
            threads: the number of questions answered at the same time; default: one per processor.
        """
        return assess_many(questions, threads, locals())

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
            step: a step, a hint, or a mapping with `places` and `removes`, as one move.
            premises: the premises that the step may use, in the form of step records; default: those of `step`, or
                else everything on the board.
        """
        return Verification.from_json(self._ask("verify", locals()))

    def progress(
        self,
        position: Position,
        *,
        givens: str | None = None,
        refutations: bool | None = None,
        format: str | None = None,
        ladder: OwnLadder | None = None,
        techniques: Techniques | None = None,
        uniqueness: Uniqueness | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> ProgressAnswer:
        """The faults of a board in progress, with the reasons.

        Args:
            givens: the puzzle that the board started from; None: the givens of the board.
            refutations: whether to add the reason why each wrong entry is impossible.
        """
        return cast(ProgressAnswer, self._ask("progress", locals()))

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
        techniques: Techniques | None = None,
        uniqueness: Uniqueness | None = None,
        se_mode: SeMode | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> str:
        """An SVG of the board, or of a step of its path.

        Args:
            step: the step of the path, from 1; default: the board alone.
            theme: the colours; `auto`: light or dark by the setting of the reader's system; `print`: grey.
            style_sheet: `own`: in the picture; `page`: the page has the one from the method `style_sheet`.
            marks: whether candidates are shown.
            coordinates: whether rows and columns are numbered.
            title: whether the picture has a title.
            legend: whether the picture has a legend.
            sentence: whether the sentence of the step is below the picture.
            id_prefix: the prefix of identifiers: letters, digits, - and _; must be different for each picture on a
                page.
        """
        return str(self._ask("draw", locals())["svg"])

    def style_sheet(self) -> str:
        """The CSS for pages with pictures of the style sheet `page`."""
        return str(self._ask("style_sheet", locals())["css"])

    def explain(
        self,
        position: Position,
        *,
        name: str | None = None,
        format: str | None = None,
        ladder: Ladder | None = None,
        techniques: Techniques | None = None,
        uniqueness: Uniqueness | None = None,
        se_mode: SeMode | None = None,
        budget: int | None = None,
        lang: Language | None = None,
        notation: Notation | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> str:
        """A page that leads from the puzzle to its solution step by step.

        Args:
            name: the name of the puzzle, shown in the title.
        """
        return str(self._ask("explain", locals())["html"])

    def canonical(
        self,
        position: Position,
        *,
        format: str | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> str:
        """The canonical form: the same for all puzzles that symmetries turn into one another."""
        return str(self._ask("canonical", locals())["form"])

    def minimise(
        self,
        position: Position,
        seed: int = 0,
        *,
        format: str | None = None,
        stop: Stop | None = None,
        timeout: float | None = None,
    ) -> str:
        """A minimal puzzle from the givens, which are tried in an order that the seed selects.

        Args:
            seed: the seed of the order in which the givens are tried.
        """
        return str(self._ask("minimise", locals())["minimal"])

    def random(self, seed: int = 0, *, stop: Stop | None = None, timeout: float | None = None) -> str:
        """A random minimal puzzle; the same seed gives the same one everywhere.

        Args:
            seed: the seed of the random choices; the same seed makes the same puzzle.
        """
        return str(self._ask("random", locals())["puzzle"])

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
        number of tries reaches `effort`.

        Args:
            wishes: constraints on the puzzles, such as `where` (a condition such as `class=medium` or `er>=4`),
                `symmetry` (`half_turn`), `least_givens`, `most_givens`, `minimal`, `needs` (a technique).
            count: the number of puzzles.
            seed: the seed of the random choices; the same seed makes the same puzzles.
            effort: the number of tries after which it stops.
            stream: the stream from which it continues.
            engine: how puzzles are made; to continue, the one of the previous answer.
        """
        return Generated(self._ask("generate", locals()))
