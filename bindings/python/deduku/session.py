"""The questions, one method for each. docs/protocol.md says what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from threading import local
from typing import Any, Literal, Union

from ._library import Handle, Stop
from .records import Board, Check, Hint, Json, Path, Ratings, Solution, Step, Why

Position = Union[str, Board]
Drawing = Union[bool, Json]
Language = Literal["en", "zh", "de"]
Notation = Literal["rc", "a1", "k9"]


class Session:
    """What asks the library. Any number of threads may use a session, and work at the same time.

    A position is a text in any format, or a `Board`. All methods take these keywords, where the question has them:

        format: the format of the text, where it shall not be recognised.
        lang, notation: of what is written for people: "en", "zh", "de"; "rc", "a1", "k9".
        ladder: "default", "se", or a ladder as a dictionary; techniques: which part of it, "default,-uniqueness".
        uniqueness: what techniques of uniqueness may rely on: "auto", "on", "off".
        budget: the most work, counted; the same budget ends at the same place everywhere.
        stop: a `Stop` that breaks the call off from another thread.

    What is wrong with a question raises `DedukuError`.
    """

    def __init__(self) -> None:
        self._of_thread = local()

    def call(self, method: str, /, *, stop: Stop | None = None, **parameters: Any) -> dict[str, Any]:
        """Asks any question by its name; the answer is what docs/protocol.md describes."""
        if not hasattr(self._of_thread, "handle"):
            self._of_thread.handle = Handle()
        return self._of_thread.handle.call(method, parameters, stop)

    def _ask(self, method: str, position: Position, options: dict[str, Any], **more: Any) -> dict[str, Any]:
        given = {"board": position.parameter()} if isinstance(position, Board) else {"puzzle": position}
        more = {key: value for key, value in more.items() if value is not None}
        return self.call(method, **given, **more, **options)

    def about(self, lang: Language = "en") -> dict[str, Any]:
        """Versions, formats, scales, languages, and the ladder with the names of its techniques."""
        return self.call("about", lang=lang)

    def write(self, position: Position, to: str = "line", **options: Any) -> str:
        """The board in a format."""
        return self._ask("write", position, options, to=to)["text"]

    def check(self, position: Position, **options: Any) -> Check:
        """Whether the board is a puzzle with one solution, and whether it is minimal."""
        return Check.from_json(self._ask("check", position, options))

    def count(self, position: Position, limit: int = 1_000_000, **options: Any) -> int:
        """The number of solutions, counted up to a limit."""
        return self._ask("count", position, options, limit=limit)["count"]

    def solve(self, position: Position, **options: Any) -> Solution:
        """The solution, by search alone: microseconds."""
        return Solution.from_json(self._ask("solve", position, options))

    def rate(
        self,
        position: Position,
        scales: Sequence[str] = ("r",),
        *,
        trace: bool | None = None,
        blind: bool | None = None,
        **options: Any,
    ) -> Ratings:
        """How hard a puzzle is, on each of the scales: "r", "ser", "hodoku", "ladder", ... (see `about`).

        Args:
            trace: whether every step is in the ratings.
            blind: rates without asking whether there is exactly one solution, as the original raters do.
        """
        answer = self._ask("rate", position, options, scales=list(scales), trace=trace, blind=blind)
        return Ratings.from_json(answer)

    def hint(
        self,
        position: Position,
        level: int = 3,
        *,
        givens: str | None = None,
        draw: Drawing | None = None,
        **options: Any,
    ) -> Hint:
        """What to do next on a board in progress; first of all what is wrong with it.

        Args:
            level: how much is said, from 1 (vague) to 5 (everything).
            givens: the puzzle the board started from; None: the givens of the board.
            draw: True, or how, for a picture that shows no more than the level says.
        """
        return Hint.from_json(self._ask("hint", position, options, level=level, givens=givens, draw=draw))

    def steps(
        self, position: Position, technique: str | None = None, *, draw: Drawing | None = None, **options: Any
    ) -> list[Step]:
        """Every step that applies now, the cheapest first; of one technique, or of all."""
        answer = self._ask("steps", position, options, technique=technique, draw=draw)
        return [Step.from_json(step) for step in answer["steps"]]

    def path(
        self, position: Position, *, short: bool | None = None, draw: Drawing | None = None, **options: Any
    ) -> Path:
        """The steps from the board to its solution, or to where logic ends.

        Args:
            short: leaves out the steps that no placement rests on.
            draw: True, or how, for a picture of each step.
        """
        return Path.from_json(self._ask("path", position, options, short=short, draw=draw))

    def apply(
        self,
        position: Position,
        step: Union[Step, Hint, Json],
        *,
        givens: str | None = None,
        **options: Any,
    ) -> Board:
        """The board after a step, which has the next one: no rule of Sudoku is needed to go on.

        Args:
            step: a step of `steps`, `path` or `why`, a hint, or a mapping with `places` and `removes`.
            givens: the puzzle the board started from; None: the givens of the board.
        """
        change: Any = step.json if isinstance(step, Step) else step
        if isinstance(step, Hint):
            change = {"step": step.json["step"]}
        return Board.from_json(self._ask("apply", position, options, step=change, givens=givens))

    def why(
        self,
        position: Position,
        cell: str,
        digit: int,
        *,
        suppose: bool | None = None,
        draw: Drawing | None = None,
        **options: Any,
    ) -> Why:
        """Why a digit is, or is not, in a cell such as "r3c5": the short sequence that says so.

        Args:
            suppose: supposes the digit instead, and shows what contradicts it.
        """
        answer = self._ask("why", position, options, cell=cell, digit=digit, suppose=suppose, draw=draw)
        return Why.from_json(answer)

    def progress(self, position: Position, *, givens: str | None = None, **options: Any) -> dict[str, Any]:
        """What is wrong with a board in progress, with the reasons; see check-progress in docs/json.md."""
        return self._ask("progress", position, options, givens=givens)

    def draw(self, position: Position, step: int | None = None, **options: Any) -> str:
        """An SVG of the board, or of a step of its path, counted from 1. Options: `theme`, `marks`, ..."""
        return self._ask("draw", position, options, step=step)["svg"]

    def style_sheet(self) -> str:
        """The CSS for pages with pictures drawn with `style_sheet="page"`."""
        return self.call("style_sheet")["css"]

    def explain(self, position: Position, *, name: str | None = None, **options: Any) -> str:
        """A page, HTML, that leads from the puzzle to its solution step by step."""
        return self._ask("explain", position, options, name=name, to="html")["html"]

    def canonical(self, position: Position, **options: Any) -> str:
        """The canonical form: the same for all puzzles that symmetries turn into one another."""
        return self._ask("canonical", position, options)["form"]

    def minimise(self, position: Position, seed: int = 0, **options: Any) -> str:
        """A minimal puzzle among the givens, tried in the order that the seed chooses."""
        return self._ask("minimise", position, options, seed=seed)["minimal"]

    def random(self, seed: int = 0) -> str:
        """A random minimal puzzle; the same seed gives the same one everywhere."""
        return self.call("random", seed=seed)["puzzle"]

    def read(self, text: str, *, format: str | None = None, limit: int = 1_000_000) -> dict[str, Any]:
        """The boards of a text, and what the rules of Sudoku say of each. For files rather take `read_file`."""
        more = {"format": format} if format else {}
        return self.call("read", puzzle=text, limit=limit, **more)
