"""Many puzzles: files of any size record by record, and ratings in several threads."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from typing import Any, TextIO

from ._library import DedukuError, Stop
from .records import Puzzle, Ratings
from .session import Position, Session

_WINDOW = 2000  # lines that are read at once


def read_file(path: str | os.PathLike[str], format: str | None = None) -> Iterator[Puzzle]:
    """Reads the puzzles of a file one after another, in any format; of the file no more than a part is in memory.

    Raises `DedukuError` with line and column at the first record that cannot be read.
    """
    with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
        yield from _read(file, format)


def _read(file: TextIO, format: str | None) -> Iterator[Puzzle]:
    session = Session()
    heading = ""  # the first line of a format whose columns it names
    rest: list[str] = []  # lines that belong to a record which may go on
    before = 0  # lines that are done
    n = 0
    while True:
        lines = rest + list(islice(file, _WINDOW))
        is_end = len(lines) - len(rest) < _WINDOW
        answer = session.read(_text(heading, lines), format=format)
        format = format or answer["format"]
        shift = before - (1 if heading else 0)
        records = answer["records"]
        if not is_end:
            records = records[:-1]
        for record in records:
            n += 1
            yield _puzzle(record, n, shift)
        if is_end:
            return
        if not heading and format == "csv":
            heading = lines[0]
        done = answer["records"][-1]["line"] - 1 - (before - shift) if answer["records"] else len(lines)
        rest = lines[done:]
        before += done


def _text(heading: str, lines: Sequence[str]) -> str:
    """What was no UTF-8 in the file is what the library is given as a sign that it is none."""
    return (heading + "".join(lines)).encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def _puzzle(record: dict[str, Any], n: int, shift: int) -> Puzzle:
    line = record["line"] + shift
    if error := record["error"]:
        raise DedukuError("parse_error", error["message"], error["line"] + shift, error["column"])
    return Puzzle.from_json({**record, "n": n, "line": line})


def rate_many(
    puzzles: Iterable[Position | Puzzle],
    scales: Sequence[str] = ("r",),
    *,
    threads: int | None = None,
    **options: Any,
) -> Iterator[Ratings]:
    """Rates puzzles in threads, as many as there are processors; the ratings come in the order of the puzzles.

    Takes no more puzzles than it needs to keep the threads at work, so they may come from a file or a generator without
    end. Options are those of `Session.rate`.
    """
    count = threads or os.cpu_count() or 1
    session = Session()
    stop = Stop()

    def rate(puzzle: Position | Puzzle) -> Ratings:
        position = puzzle.puzzle if isinstance(puzzle, Puzzle) else puzzle
        return session.rate(position, scales, stop=stop, **options)

    waiting: deque[Future[Ratings]] = deque()
    with ThreadPoolExecutor(count) as pool:
        try:
            for puzzle in puzzles:
                waiting.append(pool.submit(rate, puzzle))
                if len(waiting) >= 4 * count:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:  # whoever takes no more ratings does not wait for those under way
            stop.set()
            for future in waiting:
                future.cancel()
