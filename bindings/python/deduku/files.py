"""Many puzzles: files of any size record by record, and ratings in several threads."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from importlib import import_module
from itertools import islice
from typing import Any, TextIO, Union

from ._asking import OwnLadder
from ._calls import Stop, call, result_of
from ._library import DedukuError, error_of
from .board import Board
from .records import Failure, Position, Puzzle, Ratings, Source
from .session import Language, Notation, SeMode, Session, Uniqueness

_WINDOW = 2000  # lines that are read at once
# The fields of a record that a `Puzzle` has. The candidates of each cell are omitted: they would be most of the answer.
_FIELDS = ["format"] + [
    f"records.{name}" for name in ("n", "line", "format", "puzzle", "tail", "error", "board", "conflicts")
]


def read_file(path: str | os.PathLike[str], format: str | None = None) -> Iterator[Puzzle | Failure]:
    """Reads the puzzles of a file one after another, in any format; only a part of the file is in memory.

    A record that cannot be read is a `Failure` at its place, and reading continues after it.
    """
    with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
        yield from _read(file, format)


def _read(file: TextIO, format: str | None) -> Iterator[Puzzle | Failure]:
    heading = ""  # the first line, for a format in which it names the columns
    rest: list[str] = []  # lines of a record that may continue
    before = 0  # number of finished lines
    n = 0
    while True:
        lines = rest + list(islice(file, _WINDOW))
        is_end = len(lines) - len(rest) < _WINDOW
        answer = call("read", {"puzzle": _text(heading, lines), "format": format, "limit": 1_000_000, "fields": _FIELDS})
        format = format or answer["format"]
        shift = before - (1 if heading else 0)
        records = answer["records"]
        if not is_end:
            records = records[:-1]
        for record in records:
            n += 1
            yield _record(record, n, shift, lines, before)
        if is_end:
            return
        if not heading and format == "csv":
            heading = lines[0]
        done = answer["records"][-1]["line"] - 1 - (before - shift) if answer["records"] else len(lines)
        rest = lines[done:]
        before += done


def _text(heading: str, lines: Sequence[str]) -> str:
    """The text for the library. Bytes of the file that are not UTF-8 become the replacement character."""
    return (heading + "".join(lines)).encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def _record(record: dict[str, Any], n: int, shift: int, lines: Sequence[str], before: int) -> Puzzle | Failure:
    """A record of `lines`, which follow `before` lines of the file; `shift` plus its line is its line in the file."""
    line = record["line"] + shift
    if not (error := record["error"]):
        return Puzzle.from_json({**record, "n": n, "line": line})
    place = error["line"] + shift
    text = _text("", lines[place - before - 1 : place - before]).rstrip("\r\n")
    return Failure(n, line, text, error_of({**error, "line": place}))


# A puzzle that all scales rate at once: an error in its ratings is therefore an error in the options.
_SOLVED = "123456789456789123789123456214365897365897214897214365531642978642978531978531642"


def rate_many(
    puzzles: Iterable[Union[Source, Failure]],
    scales: str | Sequence[str] = ("r",),
    *,
    threads: int | None = None,
    trace: bool | None = None,
    blind: bool | None = None,
    redundant: bool | None = None,
    neighbours: bool | None = None,
    format: str | None = None,
    ladder: OwnLadder | None = None,
    techniques: str | None = None,
    uniqueness: Uniqueness | None = None,
    se_mode: SeMode | None = None,
    budget: int | None = None,
    lang: Language | None = None,
    notation: Notation | None = None,
    timeout: float | None = None,
) -> Iterator[Ratings[Source] | Failure]:
    """Rates puzzles in threads, by default one per processor; the ratings come in the order of the puzzles.

    Each rating has its puzzle as `source`. A puzzle that cannot be rated, or not within `timeout` seconds, is a
    `Failure` at its place; so is a record that `read_file` could not read. The options are those of `Session.rate`;
    wrong options raise an error.

    Takes only as many puzzles as it needs to keep the threads busy, so they may come from a file or an infinite
    generator. Ending the iteration early, or closing the generator, stops the running ratings.
    """
    options = dict(locals())  # the parameters: nothing else is local yet
    of_puzzle = {name: options.pop(name) for name in ("format", "timeout")}
    del options["puzzles"], options["scales"], options["threads"]
    session = Session()
    session.rate(_SOLVED, scales, **options)
    stop = Stop()

    def rate(n: int, puzzle: Source | Failure) -> Ratings[Source] | Failure:
        if isinstance(puzzle, Failure):
            return puzzle
        try:
            rated = session.rate(puzzle, scales, stop=stop, **options, **of_puzzle)
            return Ratings(rated.puzzle, rated.ratings, puzzle)
        except DedukuError as error:
            return _failure(n, puzzle, error)

    waiting: deque[Future[Ratings[Source] | Failure]] = deque()
    threads = threads or os.cpu_count() or 1
    with ThreadPoolExecutor(threads) as pool:
        try:
            for n, puzzle in enumerate(puzzles, 1):
                waiting.append(pool.submit(rate, n, puzzle))
                if len(waiting) >= 4 * threads:
                    yield result_of(waiting.popleft())
            while waiting:
                yield result_of(waiting.popleft())
        finally:  # the end of the iteration does not wait for running ratings
            stop.set()
            for future in waiting:
                future.cancel()


def _failure(n: int, puzzle: Position, error: DedukuError) -> Failure:
    if isinstance(puzzle, Puzzle):
        return Failure(puzzle.n, puzzle.line, puzzle.puzzle, error)
    return Failure(n, None, puzzle.digits if isinstance(puzzle, Board) else str(puzzle), error)


def rate_frame(
    puzzles: str | os.PathLike[str] | Iterable[Any],
    scales: str | Sequence[str] = ("r",),
    **options: Any,
) -> Any:
    """Rates puzzles into a DataFrame of pandas, which must be installed: a row for each, with the columns of
    `Ratings.record`, or of `Failure.record` if the puzzle cannot be rated.

    Args:
        puzzles: the name of a file, or puzzles as `rate_many` takes them.
        options: the keywords of `rate_many`.
    """
    listed: Iterable[Any] = read_file(puzzles) if isinstance(puzzles, (str, os.PathLike)) else puzzles
    rows: Iterator[Ratings[Any] | Failure] = rate_many(listed, scales, **options)
    return import_module("pandas").DataFrame(rated.record() for rated in rows)
