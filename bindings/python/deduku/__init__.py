"""Solves a Sudoku as people do, says why at every step, and rates how hard it is.

    >>> import deduku
    >>> puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
    >>> deduku.solve(puzzle).solution[:9]
    '483921657'

The functions are the methods of a `Session`; any number of threads may call them.
"""

from __future__ import annotations

from ._calls import Stop
from ._library import DedukuError, TimedOut, version
from .board import Board, Candidate
from .files import rate_many, read_file
from .records import (
    AntiBackdoorRating,
    Check,
    Failure,
    FewestRating,
    Hint,
    HodokuRating,
    LadderRating,
    MinimalRating,
    NeedsRating,
    Path,
    Puzzle,
    Rating,
    Ratings,
    RoundRating,
    SearchRating,
    SeRating,
    Solution,
    Step,
    TheoryRating,
    Why,
)
from .session import Drawing, Session

__all__ = [
    "AntiBackdoorRating", "Board", "Candidate", "Check", "DedukuError", "Drawing", "Failure", "FewestRating", "Hint",
    "HodokuRating", "LadderRating", "MinimalRating", "NeedsRating", "Path", "Puzzle", "Rating", "Ratings", "RoundRating",
    "SeRating", "SearchRating", "Session",
    "Solution", "Step", "Stop", "TheoryRating", "TimedOut", "Why", "rate_many", "read_file", "version",
    "about", "apply", "call", "canonical", "check", "count", "draw", "explain", "generate", "hint", "minimise", "path",
    "progress", "random", "rate", "read", "solve", "steps", "style_sheet", "technique", "why", "write",
]  # fmt: skip

__version__ = version()

_session = Session()
about = _session.about
apply = _session.apply
call = _session.call
canonical = _session.canonical
check = _session.check
count = _session.count
draw = _session.draw
explain = _session.explain
generate = _session.generate
hint = _session.hint
minimise = _session.minimise
path = _session.path
progress = _session.progress
random = _session.random
rate = _session.rate
read = _session.read
solve = _session.solve
steps = _session.steps
style_sheet = _session.style_sheet
technique = _session.technique
why = _session.why
write = _session.write
