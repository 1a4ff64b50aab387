"""Solves a Sudoku as people do, explains every step, and rates its difficulty.

    >>> import deduku
    >>> puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
    >>> deduku.solve(puzzle).solution[:9]
    '483921657'

The questions, most of them about a board (a text, a `Board`, an array):

    hint            the next step, or the faults of the board
    steps, path     all steps that apply; the steps to the solution
    why             why a digit is in a cell, or cannot be there
    assess, verify  judges a move (assess_many: many moves); proves a step
    progress        the wrong entries of a board in progress
    rate            the difficulty (rate_many, rate_frame: many puzzles, in all threads)
    solve, count    the solution; the number of solutions
    check           whether it is a puzzle, and minimal
    minimise        the puzzle without redundant givens
    canonical       the canonical form, the same for all equivalent puzzles
    apply           the board after a step
    draw, explain   a picture; a page of the whole path (style_sheet: for pictures of one page)
    read, write     boards in a text (read_file: puzzles of a file); a board as text
    generate        makes puzzles to order (random: any one)
    technique       the description of a technique; about: that of the library
    call            any of these by its name, with JSON

`help(deduku.hint)` lists the parameters of a function, `help(deduku.Hint)` the attributes of its answer. The functions
are the methods of a `Session`; any number of threads may call them.
"""

from __future__ import annotations

from ._calls import Stop
from ._library import DedukuError, TimedOut, version
from .board import Board, Candidate
from .files import rate_frame, rate_many, read_file
from .records import (
    AntiBackdoorRating, Assessment, Check, Failure, FewestRating, Generated, Hint, HodokuRating, LadderRating,
    MinimalRating, NeedsRating, Path, ProgressAnswer, Puzzle, Rating, Ratings, RoundRating, SearchRating, SeRating,
    Solution, Step, Steps, TheoryRating, Verification, Why, Wishes,
)  # fmt: skip
from .session import Drawing, Session

__all__ = [
    "AntiBackdoorRating", "Assessment", "Board", "Candidate", "Check", "DedukuError", "Drawing", "Failure",
    "FewestRating", "Generated", "Hint", "HodokuRating", "LadderRating", "MinimalRating", "NeedsRating", "Path",
    "ProgressAnswer", "Puzzle", "Rating", "Ratings", "RoundRating", "SearchRating", "SeRating", "Session", "Solution",
    "Step", "Steps", "Stop", "TheoryRating", "TimedOut", "Verification", "Why", "Wishes",
    "about", "apply", "assess", "assess_many", "call", "canonical", "check", "count", "draw", "explain", "generate",
    "hint", "minimise", "path", "progress", "random", "rate", "rate_frame", "rate_many", "read", "read_file", "solve",
    "steps", "style_sheet", "technique", "verify", "version", "why", "write",
]  # fmt: skip

__version__ = version()

_session = Session()
about = _session.about
apply = _session.apply
assess = _session.assess
assess_many = _session.assess_many
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
verify = _session.verify
why = _session.why
write = _session.write
