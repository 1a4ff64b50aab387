# Made by scripts/renew-bindings.py from docs/deduku.schema.json. Do not edit.
"""The fields of answers: classes with a field for each of docs/deduku.schema.json, and its description."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypedDict, overload

from ._record import Fields, Figure, Json, JsonField, Reader, Record, ScaleRecord, candidates, optional_candidate
from .board import Board, Candidate

if TYPE_CHECKING:
    from .records import Step

__all__ = [
    "Level", "Free", "HodokuLevel", "Status", "Pattern", "Engine", "StepFields", "VerificationFields",
    "PuzzleFields", "HintFields", "PathFields", "WhyFields", "Assessment", "Check", "Solution", "StepsFields",
    "GeneratedFields", "ProgressAnswer", "Wishes", "Rating", "RoundRating", "LadderRating", "SeRating",
    "HodokuRating", "SearchRating", "MinimalRating", "FewestRating", "NeedsRating", "AntiBackdoorRating",
    "TheoryRating", "TheoryScale", "RATINGS", "ByScale", "Figure", "Json",
]

Level = Literal["beginner", "easy", "medium", "hard", "expert", "master", "extreme", "nightmare"]
Free = Literal["singles", "locked", "subsets"]
HodokuLevel = Literal["Easy", "Medium", "Hard", "Unfair", "Extreme"]
Status = Literal["solved", "stuck", "several", "none", "unsound", "out_of_budget"]
Pattern = Literal[
    "none", "half_turn", "quarter_turn", "left_right", "top_bottom", "both_axes", "diagonal", "antidiagonal",
    "both_diagonals", "full",
]
Engine = Literal["fresh", "local_search", "masked", "vicinity", "automorphic", "controlled"]


@dataclass(frozen=True)
class StepFields(Record):
    """One deduction.

    Attributes:
        n: the ordinal of the step, from 1.
        technique: the key, `"w_wing"`.
        name: the name for people, `"W-Wing"`; for a form with a separate name, that name, `"W-Ring"`.
        variant: the form of the technique, 0 if there is only one: see variants.
        needs_uniqueness: whether the argument needs a puzzle with exactly one solution.
        level: the level of the rung.
        cost: the cost of this instance, in points.
        progress: only for a step in a list of all: the additional placements and eliminations after applying it and
            the free techniques.
        solves: only for a step in a list of all: whether the free techniques then solve the puzzle.
        free: only with `fewest`: whether the technique of the step is free.
        places: the digits to place, each with its reason, `because`.
        removes: the candidates to eliminate, each with its reason, `because`; eliminations implied by a placement
            are not listed.
        grid: the grid before the step.
        evidence: why it follows.
        premises: the premises of its proof; None if there is no proof, or if the budget ran out and the proof takes
            long.
        sentence: the whole argument and its conclusion; that of a forcing argument has several lines, separated by
            `\\n`.
        hints: the hint from vague to exact: where to look (one house or one digit, or the digits of an impossible
            pattern or an exocet); the family; the technique and its houses or digits; the cells of the pattern,
            those of a chain in order; the whole argument.
        notation: the step in one line: `"x_wing  {5} base r27 cover c38 body r2c38, r7c38  =>  r4c3<>5"`; on the
            ladder of a frozen scale with its rating or score, `"x_wing  3.2  {5} ..."`.
        chain: the links in Eureka notation, `"(4)r1c2 = (4)r1c7 - (4)r5c7"`; `""` without links (forcing arguments
            have `branches`).
        svg: a picture, on request.
        html: the argument as HTML, on request.
        rating: with one decimal: `8.3`.
        complexity: the number of conclusions on which its chains rest; 0 for steps without chains.
        code: the code of that form in the regression library: `"0707"`.
        score: the score of the step.
    """

    _readers: ClassVar[Mapping[str, Reader]] = {"places": candidates, "removes": candidates}
    technique: str
    name: str
    places: list[Candidate]
    removes: list[Candidate]
    grid: Json
    evidence: Json
    premises: Json | None
    sentence: str
    hints: list[str]
    notation: str
    chain: str
    n: int | None = None
    variant: int | None = None
    needs_uniqueness: bool | None = None
    level: Level | HodokuLevel | None = None
    cost: float | None = None
    progress: Json | None = field(default=None, hash=False)
    solves: bool | None = None
    free: bool | None = None
    svg: str | None = None
    html: str | None = None
    rating: float | None = None
    complexity: int | None = None
    code: str | None = None
    score: int | None = None


@dataclass(frozen=True)
class VerificationFields(Record):
    """Whether a step follows.

    Attributes:
        status: whether every effect is proved.
        used: the premises that the proof uses; None if there is no proof.
        denied: unless it is proved, the first effect without a proof; None if a premise is false.
        counterexample: for an unproved effect, candidates that, if all are true, satisfy the premises and contradict
            it; for a false premise, its absent candidates that are present.
    """

    _readers: ClassVar[Mapping[str, Reader]] = {"denied": optional_candidate, "counterexample": candidates}
    puzzle: str
    status: Literal["proved", "unproved", "false_premise", "out_of_budget"]
    used: Json | None
    denied: Candidate | None
    counterexample: list[Candidate]


@dataclass(frozen=True)
class PuzzleFields(Fields):
    """A puzzle of a text.

    Attributes:
        puzzle: 81 characters; 729 for pencil marks.
        board: the board.
        conflicts: the cells whose digit occurs twice in a house.
        n: its number in the text, from 1.
        line: the line on which it begins; None: it is not from a text.
        format: the name of its format; None: it is not from a text.
        tail: the text after the puzzle.
    """

    puzzle: str
    board: Board
    conflicts: list[str]
    n: int
    line: int | None
    format: str | None
    tail: str


@dataclass(frozen=True)
class HintFields(Record):
    """The next step, as far as the level reveals it.

    Attributes:
        status: the subject of the hint.
        level: the requested level, 1 to 5.
        text: the hint of that level, or the reason why there is no hint. Mistakes are also revealed by levels: their
            existence; their boxes; their cells (3 and 4); the mistakes themselves.
        note: a caveat: the puzzle has several solutions, or the step is from another ladder.
        wrong: the placed digits that are in no solution of the puzzle; all of them at every level.
        clash: placed digits that are in no solution of the puzzle together, although there are solutions without any
            one of them.
        missing: the cells whose pencil marks lack the digit of the solution; all of them at every level.
        lacking: cells whose pencil marks contradict every solution of the puzzle: each cell by itself, or all
            together if no single cell does.
        stale: the pencil marks of a digit that is already placed in a house of their cell.
        ladder: the name of the ladder of the step; None without a step.
        step: the whole next step, for applications that reveal it gradually; its form depends on `ladder`: `"se"`,
            `"hodoku"`, or another ladder.
        texts: the hints of the levels up to the requested one.
        svg: a picture that shows no more than the level reveals, on request; None if there is no step.
        html: the argument as HTML that shows no more than the level reveals, on request; None if there is no step.
    """

    _readers: ClassVar[Mapping[str, Reader]] = {"wrong": candidates, "clash": candidates, "stale": candidates}
    status: Literal["found", "wrong", "stale", "mismatch", "complete", "stuck", "several", "none", "out_of_budget"]
    level: int
    text: str
    note: str | None
    wrong: list[Candidate]
    clash: list[Candidate]
    missing: list[str]
    lacking: list[str]
    stale: list[Candidate]
    ladder: str | None
    step: Step | None
    texts: list[str]
    svg: str | None = None
    html: str | None = None


@dataclass(frozen=True)
class PathFields(Record):
    """The steps from the board to its solution, or to the point where logic ends.

    Attributes:
        status: as in rate.
        solution: the solution; one of them if there are several.
        second_solution: a second solution if there are several.
        in_progress: only if the board contains more than its puzzle: the additional content, and its relation to the
            givens.
        ladder: the name of the ladder.
        steps: the path.
        left_out: only with `short`: the number of steps that are not listed because nothing depends on them;
            otherwise None.
        cut: only if the budget ran out before each step was tested for redundancy: fewer steps might be enough.
        stuck: the grid on which logic got stuck; otherwise None.
        search: the effort of the search if logic got stuck; otherwise both are 0.
        fewest: only with `fewest`: the number of steps, and its proved bounds.
        text: only with `fewest`: the same in words.
    """

    puzzle: str
    status: Status
    solution: str | None
    second_solution: str | None
    ladder: str
    steps: list[Step]
    in_progress: Json | None = field(default=None, hash=False)
    left_out: int | None = None
    cut: bool = False
    stuck: Json | None = field(default=None, hash=False)
    search: Json | None = field(default=None, hash=False)
    fewest: Json | None = field(default=None, hash=False)
    text: str | None = None
    ended: Status | None = None
    er: Figure | None = None
    ep: float | None = None
    ed: float | None = None
    level: HodokuLevel | None = None
    score: int | None = None


@dataclass(frozen=True)
class WhyFields(Record):
    """Why a candidate is true or false.

    Attributes:
        status: the steps that the answer depends on.
        cell: the cell of the candidate in question.
        digit: its digit.
        is_true: whether the digit is in the cell; None if unknown.
        holder: the decisive digit on the board, in the cell itself or in one of its houses.
        proved: whether the checker has proved each of these steps; None unless `status` is `"shown"`.
        cut: only if the budget ran out before all attempts to reduce the steps: there may be a shorter reason.
        with_: if the candidate is `"undecided"`: a solution in which it is true.
        without: if the candidate is `"undecided"`: a solution in which it is false.
        in_progress: only if the board contains more than its puzzle: the additional content, and its relation to the
            givens.
        text: the answer in words.
        steps: the steps that the answer depends on, in order.
    """

    _keys: ClassVar[Mapping[str, str]] = {"with_": "with"}
    _readers: ClassVar[Mapping[str, Reader]] = {"holder": optional_candidate}
    status: Literal[
        "shown", "held", "excluded", "unmarked", "unreached", "undecided", "none", "unsound", "out_of_budget",
    ]
    cell: str
    digit: int
    is_true: bool | None
    holder: Candidate | None
    proved: bool | None
    with_: str | None
    without: str | None
    text: str
    steps: list[Step]
    cut: bool = False
    in_progress: Json | None = field(default=None, hash=False)
    contradiction: Json | None = field(default=None, hash=False)


@dataclass(frozen=True)
class Assessment(Record):
    """The judgement of a move.

    Attributes:
        status: the relation of the board before the move to the solutions of its puzzle; or the limit that ended the
            search.
        legal: whether the move breaks no rule on the board. It breaks a rule if it places a digit in a filled cell,
            places a digit that is already in a house of its cell, or removes the digit of a cell.
        true: whether every solution that the board leaves agrees with it; if the board is wrong, the only solution
            of its puzzle; None if there is no solution.
        new: whether it places a digit that is not yet on the board, or removes a candidate that is.
        follows: whether a single step leads to everything new in it, and possibly more; None if the board has no
            solution, or if unknown.
        technique: the key of the cheapest technique that leads to it; None if it does not follow.
        cost: the cost of that step, in points.
        cheapest: the cost of the cheapest step of the board, in points; None if no step is within the requested
            cost.
        named: whether a step of the claimed technique leads to it; None if no technique is claimed, or if unknown.
        fault: for a bad move, the first of these that applies; None for a good move, and if it was not decided
            whether it follows.
        denied: the first part of the move that breaks a rule, or otherwise the first that contradicts the solution;
            None if no part does.
        faults: only for a wrong board: `wrong`, `clash`, `missing` and `lacking` as in check-progress.
        why: only on request: the step in words; for a wrong move the reason, for a wrong board its mistakes; None if
            there is neither.
    """

    _readers: ClassVar[Mapping[str, Reader]] = {"denied": optional_candidate}
    status: Literal["right", "several", "wrong", "none", "out_of_budget", "stopped"]
    legal: bool
    true: bool | None
    new: bool
    follows: bool | None
    technique: str | None
    cost: float | None
    cheapest: float | None
    named: bool | None
    fault: Literal["breaks_rule", "false", "no_solution", "already_known", "guess", "other_technique"] | None
    denied: Candidate | None
    faults: Json | None = field(default=None, hash=False)
    why: str | None = None


@dataclass(frozen=True)
class Check(Record):
    """Whether a board is a proper puzzle.

    Attributes:
        status: whether the whole board has one solution; `in_progress` has the result for the givens alone.
        givens: the number of givens.
        conflict: the first repeated digit.
        solutions: no solution, the only one, or two different ones.
        without_candidate: the empty cells without a candidate, because of which there is no solution.
        without_place: the digits without a place in a house, because of which there is no solution.
        minimal: whether every given is needed for uniqueness; None unless the givens alone have exactly one
            solution.
        redundant: the givens that are redundant by themselves.
        pattern: the symmetry of the pattern of the givens.
        automorphisms: as in canon.
        in_progress: only if the board contains more than its puzzle: the additional content, and its relation to the
            givens.
    """

    status: Literal["unique", "several", "none", "invalid"]
    givens: int
    conflict: Json | None
    solutions: list[str]
    without_candidate: list[str]
    without_place: list[Json]
    minimal: bool | None
    redundant: list[str]
    pattern: Pattern
    automorphisms: int
    puzzle: str
    in_progress: Json | None = field(default=None, hash=False)


@dataclass(frozen=True)
class Solution(Record):
    """The solution, found by search.

    Attributes:
        status: the number of solutions.
        solution: the solution; one of them if there are several.
        second_solution: a second solution if there are several.
        in_progress: only if the board contains more than its puzzle: the additional content, and its relation to the
            givens.
    """

    puzzle: str
    status: Literal["solved", "several", "none"]
    solution: str | None
    second_solution: str | None
    in_progress: Json | None = field(default=None, hash=False)


class StepsFields:
    """Every step that applies, cheapest first.

    Attributes:
        status: the number of solutions, or the limit that ended the search.
        cut: the keys of the techniques whose search a limit cut short, so they may have more steps.
        within: only with `solves`: the maximum cost of a step, in points.
        complete: only with `solves`: whether there are no others within that cost.
        needless: only with `solves`: whether the free techniques solve the puzzle by themselves.
        grid: only with `solves`: the grid after the free steps.
        text: only with `solves`: the same in words.
    """

    json: Json
    puzzle = JsonField[str]()
    status = JsonField[Literal["unique", "several", "none", "out_of_budget"]]()
    cut = JsonField[list[str]]()
    within = JsonField["float | None"]()
    complete = JsonField["bool | None"]()
    needless = JsonField["bool | None"]()
    grid = JsonField["Json | None"]()
    text = JsonField["str | None"]()


class GeneratedFields:
    """Puzzles that meet constraints, with their guarantees.

    Attributes:
        status: `out_of_budget` or `exhausted` if there are fewer puzzles than requested; `exhausted`: there are no
            more.
        tried: the number of tries.
        engine: the engine used.
        stream: the stream from which the next question continues.
    """

    json: Json
    status = JsonField[Literal["found", "out_of_budget", "exhausted"]]()
    tried = JsonField[int]()
    engine = JsonField[Engine]()
    stream = JsonField[int]()


class ProgressAnswer(TypedDict):
    """The mistakes on a board in progress.

    Attributes:
        status: the relation of the board to the solutions of the puzzle.
        entries: the number of digits that the player has placed.
        text: the whole answer in words.
        wrong: the placed digits that are in no solution of the puzzle.
        refutations: for each of them, in reading order, the reason why it is impossible: the fields of why after
            `type`. The steps start from the board without its wrong digits and without its marks; if others clash,
            from the givens.
        clash: placed digits that are in no solution of the puzzle together, although there are solutions without any
            one of them.
        missing: the digits that are in every remaining solution, but not in the pencil marks of their cells.
        lacking: cells whose pencil marks contradict every solution of the puzzle: each cell by itself, or all
            together if no single cell does.
        stale: the pencil marks of a digit that is already placed in a house of their cell, so that they can be
            removed.
    """

    status: Literal["right", "wrong", "several", "none", "mismatch"]
    entries: int
    text: str
    wrong: list[dict[str, Any]]
    refutations: list[dict[str, Any]]
    clash: list[dict[str, Any]]
    missing: list[dict[str, Any]]
    lacking: list[str]
    stale: list[dict[str, Any]]
    type: Literal["progress"]


class Wishes(TypedDict, total=False):
    """Constraints on generated puzzles.

    Attributes:
        least_givens: the minimum number of givens.
        most_givens: the maximum number of givens.
        minimal: no given can be removed.
        orbit_minimal: no given can be removed together with its images under the symmetry.
        symmetry: a symmetry that the pattern of the givens must have.
        exact_symmetry: the pattern has no further symmetry.
        mask: the pattern of the givens, 81 characters: `.` for an empty cell, `x` for any digit, or a digit.
        where: a condition on fields of `rate`, in the syntax of `where`.
        needs: a technique without which R is higher, on the default ladder.
        exactly: such a technique with a step whose cost is R.
        without: techniques and families without which the default ladder solves the puzzle.
        like: the puzzle near which the others must be, or with which the search begins.
        vicinity: the vicinity: the numbers of givens removed and of others added, as in `{-2+1}`, `{-2+1}x3` for at
            most three rounds, or `2`.
        distribution: the probability distribution of puzzles.
        automorphic: the movement of cells that maps the puzzle to itself with other digits: `any`, or one of the
            kinds of the command.
        unlike: no two puzzles of the run have more than this percentage of their givens in common, or equivalent
            solutions; 0: no restriction.
    """

    least_givens: int
    most_givens: int
    minimal: bool
    orbit_minimal: bool
    symmetry: Pattern
    exact_symmetry: bool
    mask: str
    where: str
    needs: str
    exactly: str
    without: list[str]
    like: str
    vicinity: str
    distribution: Literal["natural", "uniform", "controlled"]
    automorphic: str
    unlike: int


@dataclass(frozen=True)
class Rating(ScaleRecord):
    """A rating on one scale. Each scale has a class with its figures.

    Attributes:
        status: the validity of the puzzle, or the end of its rating.
        givens: the number of givens.
        ended: the end of the steps of the rating: `"solved"`, `"stuck"` or `"out_of_budget"`; None if the puzzle is
            not rated. For a puzzle with one solution it is the same as the status. A puzzle with several solutions
            is rated only with `blind`; `"several"` then means that steps contradicted each other.
        redundant: only with `redundant`: the givens that are redundant by themselves; this and the next two are None
            if the givens do not have exactly one solution.
        removable: only with `redundant`: sets of givens, each a list of cells, that can be removed together and
            leave a minimal puzzle, the largest first; for a minimal puzzle the empty set.
        removable_complete: only with `redundant`: whether these are all; otherwise there were more than a hundred,
            or they took too much work.
        neighbours: only with `neighbours`: the ratings of the puzzle with one given removed, or one added; None if
            the givens do not have exactly one solution.
        in_progress: only if the board contains more than its puzzle: the additional content, and its relation to the
            givens.
    """

    scale: str
    puzzle: str
    status: Status
    givens: int
    ended: Status | None
    redundant = JsonField["list[str] | None"]()
    removable = JsonField["list[list[str]] | None"]()
    removable_complete = JsonField["bool | None"]()
    neighbours = JsonField["Json | None"]()
    in_progress = JsonField["Json | None"]()


@dataclass(frozen=True)
class RoundRating(Rating):
    """On the scale r.

    Attributes:
        r: the rating R, in points: the highest cost of a round; 20.0, or more if the ladder has costs close to it,
            if `ended` is `"stuck"`. If `ended` is `"out_of_budget"` or `"several"` it is a lower bound, `">=4.50"`;
            then the fields from here down to `sentence` are None. All of them are None if `ended` is None.
        technique: the technique of the first round that costs `r`; None if logic gets stuck.
        level: the level of that cost; None if logic gets stuck.
        rounds: the number of rounds.
        tightest: the smallest number of steps in a round that costs `r`.
        beyond_singles: the number of rounds without a single.
        beyond_subsets: the number of rounds above the level of subsets.
        effort: the sum of the costs of all rounds, in points.
        work: an estimate of the time that the puzzle takes: the sum over the rounds of cost cubed (nine times the
            cost above 3) · (1 + 1/2 + ... + 1/steps) · the share of open cells.
        daily: the kind of newspaper puzzle that takes about as long: `longer` than their hard ones, or `beyond` the
            class hard, which newspapers avoid; None if logic gets stuck.
        minutes: the minutes that the middle half of the players of an app take: `4 to 5`, or `>12` and `<5` outside
            the measured range; None if logic gets stuck.
        sentence: the same in words.
        minutes_quartiles: the basis of `minutes`: the quartiles, over puzzles of similar work, of the mean time of
            the players who finished them; None if `minutes` is.
        curve: the rounds.
        rest: the grid on which no step costs less than `r`, so that anyone can check that the puzzle needs it. If
            logic gets stuck, the grid on which it gets stuck.
        cut: the techniques whose search a limit cut short; if there are any, `r` may depend on the orientation.
            Empty for almost all puzzles.
        search: the effort of the search if logic got stuck; otherwise both are 0. It depends on the orientation.
        least_r: only with `spread_ladders`: the least R on the ladder and on shorter ones, without a family or
            technique of the rounds or without uniqueness; None if the puzzle is not solved.
        left_out: only with `spread_ladders`: the omission that lowers R: the key of a family or technique, or
            `"uniqueness"`; None if nothing lowers it.
    """

    _keys: ClassVar[Mapping[str, str]] = {"level": "class"}
    r: Figure
    technique: str | None
    level: Level | None
    rounds: int | None
    tightest: int | None
    beyond_singles: int | None
    beyond_subsets: int | None
    effort: float | None
    work: float | None
    daily: Literal["easy", "medium", "hard", "longer", "beyond"] | None
    minutes: str | None
    sentence: str | None
    minutes_quartiles: Json | None
    curve: list[Json]
    rest: Json | None
    cut: list[str]
    search: Json | None
    least_r = JsonField["float | None"]()
    left_out = JsonField["str | None"]()


@dataclass(frozen=True)
class LadderRating(Rating):
    """On our own ladder.

    Attributes:
        solution: the only solution.
        hardest: the technique of the first step with the highest cost; None without steps, and unless `ended` is
            `"solved"`.
        level: the highest level of a step; None if `hardest` is.
        score: the sum of the costs of all steps, in points; if `ended` is `"stuck"`, plus 1,000,000 and one for each
            node of the search; None unless `ended` is `"solved"` or `"stuck"`.
        steps: the number of logical steps; 0 if there is no solution, or if there are several and the puzzle is not
            rated.
        tally: the number of uses of each technique, in the order of the default ladder; only techniques that were
            used.
        search: the effort of the search if logic got stuck; otherwise both are 0.
    """

    _keys: ClassVar[Mapping[str, str]] = {"level": "class"}
    solution: str | None
    hardest: str | None
    level: Level | None
    score: float | None
    steps: int
    tally: Json
    search: Json


@dataclass(frozen=True)
class SeRating(Rating):
    """On the scale of Sudoku Explainer.

    Attributes:
        er: the rating of the hardest step; 20.0 if `ended` is `"stuck"`, because no technique of the scale applies;
            a lower bound, `">=10.5"`, if it is `"out_of_budget"`; None if there was no step.
        ep: the rating of the hardest step up to the first placement; None if there was none.
        ed: the rating of the first step; None if there was none.
        steps: the number of steps.
        hardest: the first step rated `er`, with `n`, its ordinal from 1; None without such a step.
        trace: with `trace`: all steps, each with its ordinal `n`.
    """

    er: Figure
    ep: float | None
    ed: float | None
    steps: int | None
    hardest: Json | None
    trace: list[Json] | None = field(default=None, hash=False)


@dataclass(frozen=True)
class HodokuRating(Rating):
    """On the scale of HoDoKu.

    Attributes:
        level: the level of the puzzle, one of those of a HoDoKu step; None if the puzzle is not rated, or the rating
            stopped early.
        score: the sum of the scores of all steps; None in the same cases.
        steps: the number of steps.
        hardest: the first step with the highest score, with `n`, its ordinal from 1.
        trace: with `trace`: all steps, each with its ordinal `n`.
    """

    level: HodokuLevel | None
    score: int | None
    steps: int | None
    hardest: Json | None
    trace: list[Json] | None = field(default=None, hash=False)


@dataclass(frozen=True)
class SearchRating(Rating):
    """The effort of the search."""

    guesses: int | None
    nodes: int | None


@dataclass(frozen=True)
class MinimalRating(Rating):
    """Whether the puzzle is minimal."""

    minimal: Literal["yes", "no"] | None


@dataclass(frozen=True)
class FewestRating(Rating):
    """The smallest number of steps that are not free.

    Attributes:
        fewest: the number of steps; `">=2"` if the search ended at this bound, `"none"` if nothing within the cost
            solves the puzzle.
        fewest_to: the number of steps of the path found; None without one.
        fewest_within: the maximum cost of a step, in points.
        one_steps: the number of steps with different effects that solve the puzzle by themselves; None if not all
            are known.
        fewest_proved: `yes`, `no`, or `assumed`: true if fewer candidates never need more steps; None if there is no
            search.
        free: the free techniques.
        trade_off: only with `trade_off`: from R upwards, each cost at which fewer steps become possible.
        trade_off_ended: only with `trade_off`: `solved` if the curve reaches one step or no costlier step reduces
            it; otherwise the limit that ended the search.
    """

    fewest: Figure
    fewest_to: int | None
    fewest_within: float | None
    one_steps: int | None
    fewest_proved: Literal["yes", "assumed", "no"] | None
    free: Free
    trade_off = JsonField["list[Json] | None"]()
    trade_off_ended = JsonField["Status | None"]()


@dataclass(frozen=True)
class NeedsRating(Rating):
    """The techniques without which a puzzle is not solved within R.

    Attributes:
        needs: their keys, separated by +; `"none"` if the puzzle needs no technique.
        least_techniques: the smallest set of techniques that, with the free ones, solve the puzzle within R; in the
            same form.
        needs_r: R, in points.
        free: the free techniques.
        bottlenecks: each technique that is needed.
        least_proved: whether it is proved that fewer techniques do not suffice.
    """

    needs: str | None
    least_techniques: str | None
    needs_r: float | None
    free: Free
    bottlenecks: list[Json]
    least_proved: bool


@dataclass(frozen=True)
class AntiBackdoorRating(Rating):
    """The number of eliminations after which the free techniques solve the rest.

    Attributes:
        anti_backdoor: the number, up to 2; `">2"` if no pair suffices, `">=1"` if the budget ended the search.
        anti_backdoors: the number of candidates that suffice by themselves.
        anti_backdoor_pairs: the number of pairs that suffice although neither candidate does by itself; None if not
            all were tried.
        free: the free techniques.
        false_candidates: the number of wrong candidates that the free techniques leave.
        singly: the candidates that suffice by themselves.
        pairs: the pairs.
    """

    anti_backdoor: Figure
    anti_backdoors: int | None
    anti_backdoor_pairs: int | None
    free: Free
    false_candidates: int
    singly: list[Json]
    pairs: list[list[Json]]


@dataclass(frozen=True)
class TheoryRating(Rating):
    """A rating on a scale of one figure, such as "w": a number, or a text such as ">=5" if it is not exact."""

    figure: Figure


TheoryScale = Literal["w", "gw", "b", "gb", "te", "bxb", "bxbb", "backdoor", "subset_backdoor"]
RATINGS: dict[str, type[Rating]] = {
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


class ByScale(Mapping[str, Rating]):
    """A mapping from scales to ratings, each of the class of its scale."""

    ratings: Mapping[str, Rating]

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
