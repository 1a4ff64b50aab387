# Made by scripts/renew-bindings.py from docs/deduku.schema.json. Do not edit.
"""The fields of answers: classes with a field for each of docs/deduku.schema.json, and its description."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypedDict, overload

from ._record import Fields, Figure, Json, Reader, Record, ScaleRecord, candidates, optional_candidate
from .board import Board, Candidate

if TYPE_CHECKING:
    from .records import Step

__all__ = [
    "Level",
    "Free",
    "Status",
    "Pattern",
    "StepFields",
    "VerificationFields",
    "PuzzleFields",
    "HintFields",
    "PathFields",
    "WhyFields",
    "Assessment",
    "Check",
    "Solution",
    "StepsFields",
    "GeneratedFields",
    "ProgressAnswer",
    "Wishes",
    "Rating",
    "RoundRating",
    "LadderRating",
    "SeRating",
    "HodokuRating",
    "SearchRating",
    "MinimalRating",
    "FewestRating",
    "NeedsRating",
    "AntiBackdoorRating",
    "TheoryRating",
    "TheoryScale",
    "RATINGS",
    "ByScale",
    "Figure",
    "Json",
]

Level = Literal["beginner", "easy", "medium", "hard", "expert", "master", "extreme", "nightmare"]
Free = Literal["singles", "locked", "subsets"]
Status = Literal["solved", "stuck", "several", "none", "unsound", "out_of_budget"]
Pattern = Literal[
    "none",
    "half_turn",
    "quarter_turn",
    "left_right",
    "top_bottom",
    "both_axes",
    "diagonal",
    "antidiagonal",
    "both_diagonals",
    "full",
]


@dataclass(frozen=True)
class StepFields(Record):
    """One deduction.

    Attributes:
        n: the ordinal of the step, from 1.
        technique: the key, `"w_wing"`.
        name: the name for people, `"W-Wing"`; of a form that has its own name that, `"W-Ring"`.
        variant: which form of the technique, 0 if there is only one: see variants.
        needs_uniqueness: whether the argument needs a puzzle with exactly one solution.
        level: the level of the rung.
        cost: the cost of this instance, in points.
        progress: only for a step in a list of all: the placements and eliminations after applying it and the free
            techniques, beyond those without it.
        solves: only of a step in a list of all: whether the free techniques solve the puzzle then.
        free: only with `fewest`: whether the step is of a free technique.
        grid: the grid before the step.
        places: the digits to place, each with its reason, `because`.
        removes: the candidates to eliminate, each with its reason, `because`; eliminations implied by a placement
            are not listed.
        evidence: why it follows.
        premises: the premises of its proof; None if it found no proof, or if the budget was spent and the proof
            takes long.
        sentence: the whole argument and its conclusion; that of a forcing argument has several lines, separated by
            `\\n`.
        hints: the hint from vague to exact: where to look (one house or one digit); which family; the technique and
            its houses or digits; the cells of the pattern, those of a chain in their order; the whole argument.
        notation: one line that names the step: `"x_wing  {5} base r27 cover c38 body r2c38, r7c38  =>  r4c3<>5"`; on
            the ladder of a frozen scale with its rating or score, `"x_wing  3.2  {5} ..."`.
        chain: the links in Eureka notation, `"(4)r1c2 = (4)r1c7 - (4)r5c7"`; `""` without links (forcing arguments
            have `branches`).
        svg: a picture, if it is asked for.
        html: the argument as HTML, if it is asked for.
        rating: with one decimal: `8.3`.
        complexity: how many conclusions its chains rest on; 0 for steps without chains.
        code: the code of that form in the regression library: `"0707"`.
        score: the score of the step.
    """

    _readers: ClassVar[Mapping[str, Reader]] = {"places": candidates, "removes": candidates}
    technique: str
    name: str
    grid: Json
    places: list[Candidate]
    removes: list[Candidate]
    evidence: Json
    premises: Json | None
    sentence: str
    hints: list[str]
    notation: str
    chain: str
    n: int | None = None
    variant: int | None = None
    needs_uniqueness: bool | None = None
    level: Level | Literal["Easy", "Medium", "Hard", "Unfair", "Extreme"] | None = None
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
        used: the premises that the proof uses; None without a proof.
        denied: unless it is proved, the first effect without a proof; None if a premise is false.
        counterexample: of an unproved effect candidates that, all true, fulfil the premises and deny it; of a false
            premise the candidates that it calls absent but that are present.
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
        conflicts: the cells whose digit is twice in a house.
        n: its number in the text, from 1.
        line: the line on which it begins; None: it is of no text.
        format: the name of its format; None: it is of no text.
        tail: the text behind the puzzle.
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
        level: the level asked for, 1 to 5.
        text: the hint of that level, or the reason why there is no hint. Mistakes are also revealed by levels: their
            existence; their boxes; their cells (3 and 4); the mistakes themselves.
        note: a reservation: the puzzle has several solutions, or the step is from another ladder.
        wrong: the placed digits that no solution of the puzzle has; all of them at every level.
        clash: placed digits that no solution of the puzzle has together, though it has solutions without any one of
            them.
        missing: the cells whose pencil marks lack the digit of the solution; all of them at every level.
        lacking: cells whose pencil marks agree with no solution of the puzzle: each alone if there are such cells,
            else all together.
        stale: the pencil marks of a digit that is already placed in a house of their cell.
        ladder: the name of the ladder of the step; None without a step.
        step: the whole next step, for applications that reveal it bit by bit; its form depends on `ladder`: `"se"`,
            `"hodoku"`, or another one.
        texts: the hints of the levels up to the one asked for.
        svg: a picture that shows no more than the level, if it is asked for; None without a step.
        html: the same for the argument as HTML.
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
        second_solution: another one if there are several.
        in_progress: only if the board is more than its puzzle: its content beyond the givens, and how it agrees with
            them.
        ladder: the name of the ladder.
        steps: the path.
        left_out: only with `short`: how many steps are not listed because nothing rests on them; None otherwise.
        cut: only if the budget ended before it was tried for each step whether the path holds without it.
        stuck: the grid on which logic ran out; None otherwise.
        search: the effort of the search if logic was stuck; both 0 otherwise.
        fewest: only with `fewest`: the proved bounds of the number of steps.
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
    level: Literal["Easy", "Medium", "Hard", "Unfair", "Extreme"] | None = None
    score: int | None = None


@dataclass(frozen=True)
class WhyFields(Record):
    """Why a candidate is true or false.

    Attributes:
        status: the steps that the answer depends on.
        cell: the cell of the candidate in question.
        digit: its digit.
        is_true: whether the digit is in the cell; None if that is not known.
        holder: the digit on the board that decides, in the cell itself or in a house of it.
        proved: whether the checker has proved each of these steps; None unless `status` is `"shown"`.
        cut: only if the budget ended before everything was tried that makes the steps fewer: there may be a shorter
            reason.
        with_: if the candidate is `"undecided"`: a solution in which it is true.
        without: if the candidate is `"undecided"`: a solution in which it is false.
        text: all of it in words.
        steps: the steps that the answer depends on, in order.
        in_progress: only if the board is more than its puzzle: its content beyond the givens, and how it agrees with
            them.
    """

    _keys: ClassVar[Mapping[str, str]] = {"with_": "with"}
    _readers: ClassVar[Mapping[str, Reader]] = {"holder": optional_candidate}
    status: Literal[
        "shown", "held", "excluded", "unmarked", "unreached", "undecided", "none", "unsound", "out_of_budget"
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
    contradiction: Json | None = field(default=None, hash=False)
    in_progress: Json | None = field(default=None, hash=False)


@dataclass(frozen=True)
class Assessment(Record):
    """A move, judged.

    Attributes:
        status: how the board compares with the solutions of its puzzle, before the move; or how limits ended the
            search.
        legal: whether the move breaks no rule on the board as it is: it breaks one by a digit in a filled cell, a
            digit that a house of its cell holds already, or by removing the digit that a cell holds.
        true: whether every solution that the board leaves agrees with it; if the board is wrong, the only solution
            of its puzzle; None if there is no solution.
        new: whether it places a digit that is not on the board, or removes a candidate that is.
        follows: whether a single step gives all of it that is new, and perhaps more; None if the board has no
            solution, or if that is not known.
        technique: the key of the cheapest technique that gives it; None if it does not follow.
        cost: the cost of that step, in points.
        cheapest: the cost of the cheapest step of the board, in points; None if none costs as little as was asked
            for.
        named: whether a step of the technique that is claimed gives it; None if none is claimed, or if that is not
            known.
        fault: of a move that is not good, the first that applies; None for a good one, and if it was not decided
            whether it follows.
        denied: the first part of the move that breaks a rule, or else that a solution denies; None for neither.
        faults: only of a board that is wrong: `wrong`, `clash`, `missing` and `lacking` as in check-progress.
        why: only if it is asked for: the step in words; for a wrong move the reason, for a wrong board its mistakes;
            None if there is neither.
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
        solutions: none, one, or two that differ.
        without_candidate: the empty cells without a candidate: because of each of them there is no solution.
        without_place: the digits for which a house has no place, likewise.
        minimal: whether every given is needed for uniqueness; None unless the givens alone have exactly one
            solution.
        redundant: the redundant givens, each alone.
        pattern: the symmetry of the pattern of the givens.
        automorphisms: as in canon.
        in_progress: only if the board is more than its puzzle: its content beyond the givens, and how it agrees with
            them.
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
    """The solution by search.

    Attributes:
        status: how many solutions there are.
        solution: the solution; one of them if there are several.
        second_solution: another one if there are several.
        in_progress: only if the board is more than its puzzle: its content beyond the givens, and how it agrees with
            them.
    """

    puzzle: str
    status: Literal["solved", "several", "none"]
    solution: str | None
    second_solution: str | None
    in_progress: Json | None = field(default=None, hash=False)


class StepsFields:
    """Every step that applies, cheapest first.

    Attributes:
        status: the number of solutions, or how a limit ended the search.
        cut: the keys of the techniques whose search a limit cut short: they may have more steps.
        within: only with `solves`: the highest cost of a step, in points.
        complete: only with `solves`: whether there are no others within that cost.
        needless: only with `solves`: whether the free techniques solve the puzzle without any step.
        grid: only with `solves`: the grid after the free steps.
        text: only with `solves`: the same in words.
    """

    json: Json

    @property
    def puzzle(self) -> str:
        value: str = self.json["puzzle"]
        return value

    @property
    def status(self) -> Literal["unique", "several", "none", "out_of_budget"]:
        value: Literal["unique", "several", "none", "out_of_budget"] = self.json["status"]
        return value

    @property
    def cut(self) -> list[str]:
        value: list[str] = self.json["cut"]
        return value

    @property
    def within(self) -> float | None:
        value: float | None = self.json.get("within")
        return value

    @property
    def complete(self) -> bool | None:
        value: bool | None = self.json.get("complete")
        return value

    @property
    def needless(self) -> bool | None:
        value: bool | None = self.json.get("needless")
        return value

    @property
    def grid(self) -> Json | None:
        value: Json | None = self.json.get("grid")
        return value

    @property
    def text(self) -> str | None:
        value: str | None = self.json.get("text")
        return value


class GeneratedFields:
    """Puzzles that meet constraints, with their guarantees.

    Attributes:
        status: `out_of_budget` or `exhausted` if there are fewer puzzles than requested; exhausted: there are no
            more.
        tried: how many were tried.
        engine: how they were made.
        stream: the stream from which the next question continues.
    """

    json: Json

    @property
    def status(self) -> Literal["found", "out_of_budget", "exhausted"]:
        value: Literal["found", "out_of_budget", "exhausted"] = self.json["status"]
        return value

    @property
    def tried(self) -> int:
        value: int = self.json["tried"]
        return value

    @property
    def engine(self) -> Literal["fresh", "local_search", "masked", "vicinity", "automorphic", "controlled"]:
        value: Literal["fresh", "local_search", "masked", "vicinity", "automorphic", "controlled"] = self.json["engine"]
        return value

    @property
    def stream(self) -> int:
        value: int = self.json["stream"]
        return value


class ProgressAnswer(TypedDict):
    """The mistakes on a board in progress.

    Attributes:
        status: how the board relates to the solutions of the puzzle.
        entries: how many digits the player has placed.
        text: the whole answer in words.
        wrong: the placed digits that no solution of the puzzle has.
        refutations: for each of them, in reading order, why it cannot be: the fields of why that follow its `type`.
            The steps start from the board without its wrong digits and without its marks; where others clash, from
            the givens.
        clash: placed digits that no solution of the puzzle has together, though it has solutions without any one of
            them.
        missing: the digits that every solution left has, and that the pencil marks of their cells lack.
        lacking: cells whose pencil marks agree with no solution of the puzzle: each alone if there are such cells,
            else all together.
        stale: the pencil marks of a digit that is already placed in a house of their cell: they could go at once.
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
        least_givens: how many givens there are at least.
        most_givens: how many givens there are at most.
        minimal: no given can be removed.
        orbit_minimal: no given can be removed together with its images under the symmetry.
        symmetry: the symmetry that the places of the givens have at least.
        exact_symmetry: they have no more than that.
        mask: the places of the givens, 81 characters: `.` for an empty cell, `x` for any digit, or a digit.
        where: a condition on fields of `rate`, as `where` takes it.
        needs: a technique without which R is higher, on the default ladder.
        exactly: such a technique, a step of which costs as much as R.
        without: techniques and families without which the default ladder solves the puzzle.
        like: the puzzle that the others must be near, or from which the search begins.
        vicinity: how near: the numbers of givens removed and of others added, as in `{-2+1}`, `{-2+1}x3` for three
            rounds at most, or `2`.
        distribution: how likely puzzles are.
        automorphic: how the cells move so that the puzzle comes back with other digits: `any`, or one of the kinds
            that the command has.
        unlike: no two puzzles of the run have more than this percentage of their givens in common, nor equivalent
            solutions; 0: they may.
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
    """A rating on one scale. Each scale has a class of its own, with its figures.

    Attributes:
        status: the validity of the puzzle, or how its rating ended.
        givens: the number of givens.
        ended: how the steps of the rating ended, `"solved"`, `"stuck"` or `"out_of_budget"`; None if the puzzle is
            not rated. With one solution it is the status; a puzzle with several is rated only with `blind`, and
            `"several"` is then how steps ended that contradict each other.
        redundant: only with `redundant`: the redundant givens, each alone; this and the next two are None if the
            givens do not have exactly one solution.
        removable: only with `redundant`: sets of givens, each a list of cells, that can be removed together and
            leave a minimal puzzle, the largest first; of a minimal puzzle the empty set.
        removable_complete: only with `redundant`: whether these are all; else there were more than a hundred, or
            they took too much work.
        neighbours: only with `neighbours`: how the puzzle is rated with a given less, or one more; None if the
            givens do not have exactly one solution.
        in_progress: only if the board is more than its puzzle: its content beyond the givens, and how it agrees with
            them.
    """

    scale: str
    puzzle: str
    status: Status
    givens: int
    ended: Status | None

    @property
    def redundant(self) -> list[str] | None:
        value: list[str] | None = self.json.get("redundant")
        return value

    @property
    def removable(self) -> list[list[str]] | None:
        value: list[list[str]] | None = self.json.get("removable")
        return value

    @property
    def removable_complete(self) -> bool | None:
        value: bool | None = self.json.get("removable_complete")
        return value

    @property
    def neighbours(self) -> Json | None:
        value: Json | None = self.json.get("neighbours")
        return value

    @property
    def in_progress(self) -> Json | None:
        value: Json | None = self.json.get("in_progress")
        return value


@dataclass(frozen=True)
class RoundRating(Rating):
    """On the scale r.

    Attributes:
        r: the rating R, in points: the highest cost of a round; 20.0 if `ended` is `"stuck"`, or more if the ladder
            has costs that come near. If `ended` is `"out_of_budget"` or `"several"` a lower bound, `">=4.50"`; the
            fields from here down to `sentence` are None then, and all of them if it is None.
        technique: the technique of the first round that costs `r`; None if logic is stuck.
        level: the level of that cost; None if logic is stuck.
        rounds: how many rounds there were.
        tightest: the fewest steps in a round that costs `r`.
        beyond_singles: how many rounds had no single.
        beyond_subsets: how many rounds were above the level of subsets.
        effort: the sum of the costs of all rounds, in points.
        work: how long the puzzle takes: over the rounds the sum of cost cubed (nine times the cost above 3) · (1 +
            1/2 + ... + 1/steps) · the share of the cells that are open.
        daily: which puzzle of a daily newspaper takes about as long: `longer` than their hard ones, or `beyond` the
            class hard, which newspapers avoid; None if logic is stuck.
        minutes: the minutes that the middle half of the players of an app take: `4 to 5`, `>12` and `<5` outside the
            measured range; None if logic is stuck.
        sentence: the same in words.
        minutes_quartiles: the basis of `minutes`: the quartiles, over puzzles of similar work, of the mean time of
            those who finished them; None if `minutes` is.
        curve: the rounds.
        rest: the grid on which no step costs less than `r`, so that everybody can check that the puzzle needs it. If
            logic is stuck, the grid on which it is stuck.
        cut: the techniques that a limit kept from part of their search; with one of them `r` may depend on the
            orientation. Empty for almost all puzzles.
        search: the effort of the search if logic was stuck; both 0 otherwise. It depends on the orientation.
        least_r: only with `spread_ladders`: the least R of the ladder and of shorter ones, without a family or
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

    @property
    def least_r(self) -> float | None:
        value: float | None = self.json.get("least_r")
        return value

    @property
    def left_out(self) -> str | None:
        value: str | None = self.json.get("left_out")
        return value


@dataclass(frozen=True)
class LadderRating(Rating):
    """On our own ladder.

    Attributes:
        solution: the only solution.
        hardest: the technique of the step with the highest cost, the first of them; None without steps, and unless
            `ended` is `"solved"`.
        level: the highest level of a step; None as `hardest`.
        score: the sum of the costs of all steps, in points; if `ended` is `"stuck"` 1,000,000 more and one for each
            node of the search; None if it is anything else.
        steps: how many steps logic took; 0 if there is no solution, or several and the puzzle is not rated.
        tally: how often each technique was used, in the order of the default ladder; only those that were.
        search: the effort of the search if logic was stuck; both 0 otherwise.
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
            a lower bound if it is `"out_of_budget"`, `">=10.5"`; None: no step was taken.
        ep: that of the hardest step up to the first placement; None: no such step was taken.
        ed: that of the first step; None: no step was taken.
        steps: how many steps were taken.
        hardest: the first step rated `er`, and `n`, its ordinal from 1; None if no step that was taken is.
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
        level: None if the puzzle is not rated, or the rating stopped early; otherwise its level.
        score: the sum of the scores of all steps; None likewise.
        steps: how many steps were taken.
        hardest: the step with the highest score, the first of them, and `n`, its ordinal from 1.
        trace: with `trace`: all steps, each with its ordinal `n`.
    """

    level: Literal["Easy", "Medium", "Hard", "Unfair", "Extreme"] | None
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
    """Whether no given can be removed."""

    minimal: Literal["yes", "no"] | None


@dataclass(frozen=True)
class FewestRating(Rating):
    """The fewest steps that are not free.

    Attributes:
        fewest: how many; `">=2"` if fewer are not excluded, `"none"` if nothing within the cost solves the puzzle.
        fewest_to: how many the path has that was found; None without one.
        fewest_within: the most that a step may cost, in points.
        one_steps: how many steps of different effect solve the puzzle alone; None if not all are known.
        fewest_proved: `yes`, `no`, or `assumed`: if fewer candidates never need more steps; None if nothing is
            sought.
        free: which techniques are free.
        trade_off: only with `trade_off`: from R on each cost for which fewer steps do than for all below.
        trade_off_ended: only with `trade_off`: `solved` if the curve continues to one step or nothing on the ladder
            makes it fewer; else how limits ended the search.
    """

    fewest: Figure
    fewest_to: int | None
    fewest_within: float | None
    one_steps: int | None
    fewest_proved: Literal["yes", "assumed", "no"] | None
    free: Free

    @property
    def trade_off(self) -> list[Json] | None:
        value: list[Json] | None = self.json.get("trade_off")
        return value

    @property
    def trade_off_ended(self) -> Status | None:
        value: Status | None = self.json.get("trade_off_ended")
        return value


@dataclass(frozen=True)
class NeedsRating(Rating):
    """The techniques without which a puzzle is not solved within R.

    Attributes:
        needs: their keys, with + between them; `"none"` if the puzzle needs no technique.
        least_techniques: the fewest techniques that solve the puzzle within R with the free ones, likewise.
        needs_r: R, in points.
        free: which techniques are free.
        bottlenecks: each technique that is needed.
        least_proved: whether it is proved that fewer techniques do not do.
    """

    needs: str | None
    least_techniques: str | None
    needs_r: float | None
    free: Free
    bottlenecks: list[Json]
    least_proved: bool


@dataclass(frozen=True)
class AntiBackdoorRating(Rating):
    """How many eliminations let the free techniques do the rest.

    Attributes:
        anti_backdoor: how many, up to 2; `">2"` if no pair does, `">=1"` if the budget ended the search.
        anti_backdoors: how many candidates do alone.
        anti_backdoor_pairs: how many pairs do, neither of which does alone; None if not all were tried.
        free: which techniques are free.
        false_candidates: how many candidates the free techniques leave that the solution lacks.
        singly: the candidates that do alone.
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
    """On a scale of one figure, "w" or "backdoor" for example: a number, or a text such as ">=5" if there is no
    exact number."""

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
