// Made by scripts/renew-bindings.py from docs/deduku.schema.json. Do not edit.

/** 1 to 9 */
export type Digit = number;

/** in ascending order */
export type Digits = Digit[];

export type Cell = string;

/** of a row, column or box */
export type NumberValue = number;

export type House = string;

/** 81 cells, row by row */
export type Line = string;

/** 81 cells, or 729 pencil marks */
export type Puzzle = string;

export type Grid = {
  /** the digits so far, 81 characters */
  line: Line;
  /** the digits of the puzzle alone, 81 characters */
  givens: Line;
  /** the candidates of each cell as ascending digits, `"147"`; `""` for a cell with a digit */
  candidates: string[];
};

export type Candidate = {
  /** as `"r4c7"` */
  cell: Cell;
  /** the same as numbers */
  row: NumberValue;
  /** the same as numbers */
  column: NumberValue;
  /** 1 to 9 */
  digit: Digit;
};

/** A candidate that is placed or eliminated, and why */
export type Effect = {
  /** why this candidate is placed or eliminated; null if the step does not state it */
  because?: {
    /** the kind of reason */
    kind: "alternatives" | "house" | "needed" | "deadly" | "colour" | "combinations" | "assumption" | "branches" | "image" | "cell" | "place";
    /** the cells that the kind refers to */
    cells: Cell[];
    /** the houses that it refers to, `"row 4"` */
    houses: House[];
    /** the digits that it refers to */
    digits: Digits;
    /** a clause about the candidate, `"it sees r1c2, r4c5, one of which is 7"` */
    text: string;
  } | null;
} & Candidate;

export type LinkEnd = {
  digit: Digit;
  /** those that share the digit */
  cells: Cell[];
};

export type Link = {
  /** the end that implies the other one */
  from: LinkEnd;
  /** the end that is implied */
  to: LinkEnd;
  /** the kind of link */
  kind: "strong" | "weak";
  /** why */
  reason: "cell" | "house" | "als";
  /** the house, `"row 4"`, if that is the reason */
  house: House | null;
  /** the set, as a place in `parts` (from 0), if that is the reason */
  part: number | null;
};

export type Branch = {
  /** the conclusions in order: the first node is the assumption, the last one the conclusion */
  nodes: {
    /** the cell, or the cells one of which holds the digit */
    cells: Cell[];
    /** the digit that it is about */
    digit: Digit;
    /** whether the digit is in one of the cells, or in none */
    is_true: boolean;
    /** why the node follows */
    cause: "assumption" | "cell" | "row" | "column" | "box" | "contradiction" | "trial" | "outer" | "guardian" | "locking" | "hidden_pair" | "naked_pair" | "x_wing" | "chain";
    /** the nodes it follows from, as places in `nodes` (from 0), all before it */
    parents: number[];
    /** with the cause `trial` only: the branch that proves it, as a place in `branches` (from 0), after this one */
    branch?: number;
    /** with the cause `chain` only: the chain that eliminates it, or one for each alternative, as places in `branches` (from 0), after this one */
    branches?: number[];
  }[];
  /** the same in one line, `"r9c3=7 -> r89c1<>7 -> r4c1=7; ..."` */
  text: string;
};

/** The role of a cell in the pattern */
export type Role = "body" | "pivot" | "pincer" | "fin" | "endo_fin" | "floor" | "roof" | "partner" | "colour_a" | "colour_b" | "als" | "equal_set" | "stem" | "guardian" | "base_cell" | "target" | "mirror" | "s_cell" | "fixed_cell" | "image";

export type Evidence = {
  /** the digits of the pattern */
  digits: Digits;
  /** the houses to mark */
  houses: {
    role: "base" | "cover" | "cross_line" | "goal";
    /** `"row 4"` */
    house: House;
    kind: "row" | "column" | "box";
    /** 1 to 9 */
    number: NumberValue;
    /** its nine cells */
    cells: Cell[];
    /** only if two fish are shown as one step, and only for cover houses: the fish it belongs to, `[0]`, `[1]` or `[0, 1]` */
    fish?: (0 | 1)[];
  }[];
  /** the cells to mark */
  parts: {
    role: Role;
    /** which of several things with this role the cells belong to, from 0: the set of a chain, the petal, the cluster of colours */
    index: number;
    cells: Cell[];
    /** those that play the role there */
    digits: Digits;
  }[];
  /** the rounds of singles that the deepest branch of a forcing net takes; the rounds that a trial takes to reach the contradiction: of singles (depth 1), of braids (depth 2), of trials of depth 2 (depth 3); 0 for everything else */
  rounds: number;
  /** the links of all chains of a forcing argument together; the variables of a whip or braid; the most variables of a braid in a trial: its own for depth 1, otherwise those under its assumptions (10: 10 or more); 0 for everything else */
  length: number;
  /** the single pencil marks to colour, each with its `role`: the digits of each part that are candidates of its cells; a mark appears once for each role it plays */
  candidates: ({
    role: Role;
  } & Candidate)[];
  /** the arrows to draw; none for forcing arguments */
  links: Link[];
  /** for forcing chains and nets, and for kraken fish: the consequences of each alternative, or of the one assumption that leads to a contradiction; for trials: the branch of the assumption, then those of the assumptions within it */
  branches: Branch[];
  /** only for arguments that count: houses, each with the digits that are at most once in it; they are as many as the cells that are counted */
  constraints?: DigitsByHouse;
  /** only if the argument rests on one: moves of cells and a relabelling of the digits that leave the givens as they are, and so the single solution; where row 1, row 2 and so on go */
  symmetry?: Symmetry;
};

export type Level = "beginner" | "easy" | "medium" | "hard" | "expert" | "master" | "extreme" | "nightmare";

export type DigitsByCell = {
  cell: Cell;
  digits: Digits;
}[];

export type DigitsByHouse = {
  /** `"row 4"` */
  house: House;
  kind?: "row" | "column" | "box";
  number?: NumberValue;
  digits: Digits;
}[];

/** The premises of a step apart from "at most one" and the givens; null if no proof is known */
export type Premises = {
  /** each of them has a digit */
  cells: Cell[];
  /** houses, each with a place for each of its `digits` */
  places: DigitsByHouse;
  /** the candidates that must be gone, by cell. Candidates that a given excludes are not listed; a solved cell that is not a given has lost all digits but its own */
  absent: DigitsByCell;
  /** the deadly pattern, by cell: its digits there. Some cell holds none of them, or there would be a second solution. Empty for steps that do not rest on uniqueness */
  deadly: DigitsByCell;
  /** only for steps that rest on one: a symmetry that leaves the givens as they are, or the candidates and digits of the grid. A candidate is true if its image is, because otherwise the symmetry would make a second solution */
  symmetry?: Symmetry;
} | null;

/** The effect of a step and of all free techniques after it */
export type StepProgress = {
  /** how many digits more are placed */
  placed: number;
  /** how many candidates more are gone */
  removed: number;
};

/** which techniques are free: `singles`; `locked`, also locked candidates; `subsets`, also subsets */
export type Free = "singles" | "locked" | "subsets";

/** The fewest steps that are not free, or within which limits they are */
export type Fewest = {
  /** no path has fewer */
  from: number;
  /** how many the path has; null if none was found */
  to: number | null;
  /** whether `from` and `to` are equal */
  proved: boolean;
  /** whether `from` rests on the assumption that fewer candidates never need more steps; up to 2 it never does */
  assumes_monotone: boolean;
  /** the most that a step may cost, in points; null if it was not found out */
  within: number | null;
  /** which techniques are [free](fewest.md#what-is-free) */
  free: Free;
  /** how many steps of different effect solve the puzzle alone; null if not all are known */
  one_steps: number | null;
  /** `solved` if the number is proved, `stuck` if nothing within the cost solves the puzzle, `out_of_budget` if limits ended the search */
  ended: string;
  /** the keys of the techniques whose search a limit cut short: nothing is proved from there on */
  cut: string[];
};

/** One deduction of our own ladder */
export type Step = {
  /** the key, `"w_wing"` */
  technique: string;
  /** the name for people, `"W-Wing"`; of a form that has its own name that, `"W-Ring"` */
  name: string;
  /** which form of the technique, 0 if there is only one: see [variants](#variants) */
  variant: number;
  /** whether the argument needs a puzzle with exactly one solution */
  needs_uniqueness: boolean;
  /** the level of the rung */
  level: Level;
  /** the cost of this instance, in points */
  cost: number;
  /** only for a step in a list of all: the placements and eliminations after applying it and the [free techniques](fewest.md#what-is-free), beyond those without it */
  progress?: StepProgress;
  /** only of a step in a list of all: whether the free techniques solve the puzzle then */
  solves?: boolean;
  /** only with `fewest`: whether the step is of a free technique */
  free?: boolean;
  /** the grid before the step */
  grid: Grid;
  /** the digits to place, each with its reason, `because` */
  places: Effect[];
  /** the candidates to eliminate, each with its reason, `because`; eliminations implied by a placement are not listed */
  removes: Effect[];
  /** why it follows */
  evidence: Evidence;
  /** the premises of its proof; null if it found no proof, or if the budget was spent and the proof takes long */
  premises: Premises;
  /** the whole argument and its conclusion; that of a forcing argument has several lines, separated by `\n` */
  sentence: string;
  /** the hint from vague to exact: where to look (one house or one digit); which family; the technique and its houses or digits; the cells of the pattern, those of a chain in their order; the whole argument */
  hints: string[];
  /** one line that names the step: `"x_wing  {5} base r27 cover c38 body r2c38, r7c38  =>  r4c3<>5"`; on the ladder of a frozen scale with its rating or score, `"x_wing  3.2  {5} ..."` */
  notation: string;
  /** the links in Eureka notation, `"(4)r1c2 = (4)r1c7 - (4)r5c7"`; `""` without links (forcing arguments have `branches`) */
  chain: string;
};

/** One step of the scale of Sudoku Explainer, as its rating has it */
export type RatedSeStep = {
  /** the producer of the scale, `"naked_pair"`, `"dynamic_chains"` */
  technique: string;
  /** the form of it, for people: `"Claiming"`, `"Turbot Fish"`, `"Dynamic Cell Forcing Chains (+)"` */
  name: string;
  /** with one decimal: `8.3` */
  rating: number;
  /** how many conclusions its chains rest on; 0 for steps without chains */
  complexity: number;
  /** as in a [step](#step) */
  places: Effect[];
  /** as in a [step](#step); in the records of `rate`, the removals of a chain that places a digit include the other candidates of its cell */
  removes: Effect[];
};

/** One step of the scale of Sudoku Explainer, with its argument */
export type SeStep = RatedSeStep & Argument;

/** One step of the scale of HoDoKu, with its argument */
export type ExplainedHodokuStep = HodokuStep & Argument;

/** Why a step of a frozen scale follows */
export type Argument = {
  /** the grid before the step */
  grid: Grid;
  /** why it follows */
  evidence: Evidence;
  /** the premises of its proof; null if it found no proof, or if the budget was spent and the proof takes long */
  premises: Premises;
  /** the whole argument and its conclusion; that of a forcing argument has several lines, separated by `\n` */
  sentence: string;
  /** the hint from vague to exact: where to look (one house or one digit); which family; the technique and its houses or digits; the cells of the pattern, those of a chain in their order; the whole argument */
  hints: string[];
  /** one line that names the step: `"x_wing  {5} base r27 cover c38 body r2c38, r7c38  =>  r4c3<>5"`; on the ladder of a frozen scale with its rating or score, `"x_wing  3.2  {5} ..."` */
  notation: string;
  /** the links in Eureka notation, `"(4)r1c2 = (4)r1c7 - (4)r5c7"`; `""` without links (forcing arguments have `branches`) */
  chain: string;
};

/** One step of the scale of HoDoKu */
export type HodokuStep = {
  /** the line of HoDoKu's step table, `"nice_loop"`, `"als_xz"` */
  technique: string;
  /** the form of it, for people: `"Discontinuous Nice Loop"` */
  name: string;
  /** the code of that form in the regression library: `"0707"` */
  code: string | null;
  /** its level in that table */
  level: "Easy" | "Medium" | "Hard" | "Unfair" | "Extreme";
  /** the score of the step */
  score: number;
  /** as in a [step](#step) */
  places: Effect[];
  /** as in a [step](#step) */
  removes: Effect[];
};

/** The ladder that --ladder reads and deduku techniques writes */
export type Ladder = {
  /** how reports call the ladder; not empty */
  name: string;
  /** the rungs, in the order in which they are tried; at least one, no technique twice */
  rungs: (string | {
    /** the key */
    technique: string;
    /** optional when read, by default that of the default ladder */
    level?: Level;
    /** points, 0 to 1000, with two decimals at most; optional when read, by default that of the default ladder */
    cost?: number;
    /** the English name */
    name?: string;
    /** its other names in the language of the answer, in English and in other programs; only in the answer of `about` */
    also?: string[];
    /** its names in all other languages, and the names in other programs of techniques that are found under its name; only in the answer of `about` */
    elsewhere?: string[];
    /** the family, `"single_digit"` */
    family?: string;
    /** whether the puzzle must have exactly one solution */
    needs_uniqueness?: boolean;
    /** the highest cost of an instance: `cost` and the largest surcharge for the shape of the pattern */
    max_cost?: number;
    /** the lowest rating that Sudoku Explainer gives the technique, null if it does not have it */
    se_min?: number | null;
    /** the highest rating that Sudoku Explainer gives the technique, null if it does not have it */
    se_max?: number | null;
    /** the codes of HoDoKu's regression library, separated by blanks where forms of the technique have their own */
    hodoku_code?: string | null;
    /** the points that HoDoKu adds to its score for each such step */
    hodoku_score?: number | null;
  })[];
  /** 2; may be omitted when read */
  schema_version?: 2;
};

/** The effort of the search if logic was stuck */
export type Effort = {
  /** digits tried without proof */
  guesses: number;
  /** positions visited */
  nodes: number;
};

export type RecordHeader = {
  /** `"header"` */
  type: "header";
  /** 2 */
  schema_version: 2;
  /** of the program */
  version: string;
  /** the commit that the program was built from */
  commit: string;
  /** the subcommand */
  command: string;
  /** the rating scale; null if nothing is rated */
  scale: string | null;
  /** the ladder with all rungs; null if no technique runs */
  ladder: Ladder | null;
  /** null if no technique runs; otherwise when techniques that need uniqueness may */
  uniqueness: "auto" | "on" | "off" | null;
  /** the search backend */
  search: string | null;
  /** only if something is rated: the limit for one puzzle, as given to `--budget`; null for the [standard](budgets.md) one */
  budget?: string | null;
  /** only if something is rated: whether puzzles with several solutions are also rated */
  blind?: boolean;
  /** only if something is written for people: the language of `--lang`, `"de"` */
  language?: string;
  /** only if something is written for people, in the notation of `--notation` */
  notation?: "rc" | "a1" | "k9";
  /** only on the scale of Sudoku Explainer, the version that is reproduced */
  se_mode?: "se121" | "fixed";
  /** only with `--free` of `rate`, if it is not `locked`: which techniques are [free](fewest.md#what-is-free) */
  free?: Free;
  /** only with `--within` of `rate`: the most that a step may cost, as given */
  within?: string;
  /** only with `--trade-off` */
  trade_off?: true;
  /** only with `--spread` */
  spread?: {
    /** how many images there are of each puzzle */
    symmetries: number;
    /** of their random choice */
    seed: number;
  };
  /** only with `--spread-ladders` */
  spread_ladders?: true;
  /** the checksum of the ladder, of its techniques in their order with their least and highest costs, `"crc64:cbd71e0ec57ba592"`, as `deduku techniques --format checksum` writes it; null if no technique runs */
  ladder_checksum?: Checksum | null;
  /** the options that shape the rows; `fields`, `extra`, `where`, `sort`, `near`, `take`, `sample`, `trace`, `canonical`, `from`, `column` and `lone_digit` if they were given */
  options?: {
    /** always */
    format: string;
  };
  /** the share that was rated, `"2/8"`; null for all */
  shard?: string | null;
  /** the numbers that were rated, `"1-64,100"`; null for all */
  records?: string | null;
  /** the files of the input */
  input?: InputFile[];
};

export type Checksum = string;

/** A file as it is on the disk; bytes and checksum are null if it is a pipe or cannot be read */
export type InputFile = {
  /** as given */
  file: string;
  /** its size on the disk; null if it is a pipe or cannot be read */
  bytes: number | null;
  /** of its content; null likewise */
  checksum: Checksum | null;
};

/** All steps of the least cost on a grid */
export type Round = {
  /** in points */
  cost: number;
  technique: string;
  /** the number of those with different effects */
  steps: number;
  /** how many digits */
  placed: number;
  /** how many candidates */
  removed: number;
};

/** The grid on which no step costs less than the rating */
export type Rest = {
  /** after how many rounds it was reached */
  rounds: number;
  /** the grid as a line of HoDoKu's library, which every command reads: givens, digits placed and the candidates that are gone */
  state: string;
};

/** How often each technique was used */
export type Tally = Record<string, number>;

export type RatingStatus = "solved" | "stuck" | "several" | "none" | "unsound" | "out_of_budget";

/** The rating of a puzzle on a scale */
export type Rating = {
  /** as of a rating on one scale; also `"out_of_memory"` and, for a puzzle that cannot be read, `"parse_error"` */
  status: string;
  givens: number;
  ended: string | null;
  r?: number | string | null;
  curve?: Round[];
  rest?: Rest | null;
  cut?: string[];
  trace?: Record<string, unknown>[];
  tally?: Tally;
  /** only if the board is more than its puzzle: its content beyond the givens, and how it agrees with them */
  in_progress?: InProgress;
};

export type RecordRate = {
  /** the subcommand */
  type: "rate";
  /** the place of the puzzle in the input, from 1; unreadable puzzles count */
  n: number;
  /** 81 characters; 729 if the input had pencil marks (9 for each cell, `.` for a missing one) */
  puzzle: Puzzle;
  /** the rest of the line after the puzzle */
  tail: string;
  /** its source: the file as given, `"-"` for standard input, `"puzzle"` for one on the command line */
  file: string;
  /** the line on which it begins, from 1 */
  line: number;
  /** only with `--extra pattern`: as in [check](#check) */
  pattern?: Pattern;
  /** only with `--extra automorphisms`: as in [canon](#canon) */
  automorphisms?: number;
} & Rating;

export type RecordSolve = {
  /** the subcommand */
  type: "solve";
  /** the place of the puzzle in the input, from 1; unreadable puzzles count */
  n: number;
  /** 81 characters; 729 if the input had pencil marks (9 for each cell, `.` for a missing one) */
  puzzle: Puzzle;
  /** the rest of the line after the puzzle */
  tail: string;
  /** its source: the file as given, `"-"` for standard input, `"puzzle"` for one on the command line */
  file: string;
  /** the line on which it begins, from 1 */
  line: number;
  /** as in [rate](#rate) */
  status: string;
  /** the solution; one of them if there are several */
  solution: Line | null;
  /** another one if there are several */
  second_solution: Line | null;
  /** the path; empty with `--fast` */
  steps: (Step | SeStep | ExplainedHodokuStep)[];
  /** with `--short`: how many steps are not listed because nothing rests on them; null otherwise */
  left_out?: number | null;
  /** only if the budget ended before it was tried for each step whether the path holds without it: fewer steps might do */
  cut?: true;
  /** if logic ran out, whether there is one solution or several */
  stuck?: Grid | null;
  /** the effort of the search if logic was stuck; both 0 otherwise */
  search?: Effort;
  /** only with `--fewest`: the number of steps, and which part of it is proved */
  fewest?: Fewest;
  ended?: string | null;
  er?: Figure;
  ep?: number | null;
  ed?: number | null;
  level?: "Easy" | "Medium" | "Hard" | "Unfair" | "Extreme" | null;
  score?: number | null;
  /** only if the board is more than its puzzle: its content beyond the givens, and how it agrees with them */
  in_progress?: InProgress;
};

export type NumberedStep = {
  type: "step";
  /** the ordinal of the step, from 1 */
  n: number;
};

export type RecordStep = NumberedStep & (Step | SeStep | ExplainedHodokuStep);

export type RecordEnd = EndOfSteps | EndOfRate;

export type EndOfSteps = {
  /** `"end"` */
  type: "end";
  /** as in [rate](#rate) */
  status: string;
  /** how many there were */
  steps: number;
  /** the grid to which they led; with `--solves` the grid of the steps, to which the free techniques have led */
  grid?: Grid;
  /** with `--solves`: the most that they cost, in points; null if it was not found out */
  within?: number | null;
  /** with `--solves`: whether there are no others within that cost */
  complete?: boolean;
  /** with `--solves`: whether the free techniques solve the puzzle */
  needless?: boolean;
  /** with `--all`: the keys of the techniques whose search on this grid was cut short by a limit, so that they may have more steps */
  cut?: string[];
};

export type EndOfRate = {
  /** `"end"` */
  type: "end";
  /** how many records the input has, including those that were not rated because they belong to another part */
  records: number;
  /** of all records between header and end, each with its line feed: CRC-64 as of the input */
  checksum: string;
};

export type Hint = {
  /** `"hint"` */
  type: "hint";
  /** the subject of the hint */
  status: "found" | "wrong" | "stale" | "mismatch" | "complete" | "stuck" | "several" | "none" | "out_of_budget";
  /** the level asked for, 1 to 5 */
  level: number;
  /** the hint of that level, or the reason why there is no hint. Mistakes are also revealed by levels: their existence; their boxes; their cells (3 and 4); the mistakes themselves */
  text: string;
  /** a reservation: the puzzle has several solutions, or the step is from another ladder */
  note: string | null;
  /** the placed digits that no solution of the puzzle has; all of them at every level */
  wrong: Candidate[];
  /** placed digits that no solution of the puzzle has together, though it has solutions without any one of them */
  clash: Candidate[];
  /** the cells whose pencil marks lack the digit of the solution; all of them at every level */
  missing: Cell[];
  /** cells whose pencil marks agree with no solution of the puzzle: each alone if there are such cells, else all together */
  lacking: Cell[];
  /** the pencil marks of a digit that is already placed in a house of their cell */
  stale: Candidate[];
};

/** A hint on our own ladder, or another one of its techniques; ladder and step are null if there is no step */
export type OwnHint = {
  /** the name of the ladder of the step; null without a step */
  ladder: string | null;
  /** the whole next step, for applications that reveal it bit by bit; its form depends on `ladder`: `"se"`, `"hodoku"`, or another one */
  step: Step | null;
} & Hint;

/** A hint on the ladder of Sudoku Explainer; ladder and step are null if there is no step */
export type SeHint = {
  /** the name of the ladder of the step; null without a step */
  ladder: "se" | null;
  /** the whole next step, for applications that reveal it bit by bit; its form depends on `ladder`: `"se"`, `"hodoku"`, or another one */
  step: SeStep | null;
} & Hint;

/** A hint on the ladder of HoDoKu; ladder and step are null if there is no step */
export type HodokuHint = {
  /** the name of the ladder of the step; null without a step */
  ladder: "hodoku" | null;
  /** the whole next step, for applications that reveal it bit by bit; its form depends on `ladder`: `"se"`, `"hodoku"`, or another one */
  step: ExplainedHodokuStep | null;
} & Hint;

export type RecordHint = OwnHint | SeHint | HodokuHint;

/** Whether a candidate is true or false */
export type Truth = {
  /** the steps that the answer depends on */
  status: "shown" | "held" | "excluded" | "unmarked" | "unreached" | "undecided" | "none" | "unsound" | "out_of_budget";
  /** the cell of the candidate in question */
  cell: Cell;
  /** its digit */
  digit: Digit;
  /** whether the digit is in the cell; null if that is not known */
  is_true: boolean | null;
  /** the digit on the board that decides, in the cell itself or in a house of it */
  holder: Candidate | null;
  /** whether the checker has proved each of these steps; null unless `status` is `"shown"` */
  proved: boolean | null;
  /** only if the budget ended before everything was tried that makes the steps fewer: there may be a shorter reason */
  cut?: true;
  /** if the candidate is `"undecided"`: a solution in which it is true */
  with: Line | null;
  /** if the candidate is `"undecided"`: a solution in which it is false */
  without: Line | null;
};

/** Why a candidate is true or false */
export type Why = {
  /** the steps that the answer rests on, and no others; each applies to the grid that those before it produce */
  steps: Step[];
} & Truth;

export type RecordWhy = {
  /** `"why"` */
  type: "why";
  /** only if the board is more than its puzzle: its content beyond the givens, and how it agrees with them */
  in_progress?: InProgress;
} & Why;

/** The mistakes on a board in progress */
export type Progress = {
  /** how the board relates to the solutions of the puzzle */
  status: "right" | "wrong" | "several" | "none" | "mismatch";
  /** how many digits the player has placed */
  entries: number;
  /** the whole answer in words */
  text: string;
  /** the placed digits that no solution of the puzzle has */
  wrong: Candidate[];
  /** for each of them, in reading order, why it cannot be: the fields of [why](#why) that follow its `type`. The steps start from the board without its wrong digits and without its marks; where others clash, from the givens */
  refutations: Why[];
  /** placed digits that no solution of the puzzle has together, though it has solutions without any one of them */
  clash: Candidate[];
  /** the digits that every solution left has, and that the pencil marks of their cells lack */
  missing: Candidate[];
  /** cells whose pencil marks agree with no solution of the puzzle: each alone if there are such cells, else all together */
  lacking: Cell[];
  /** the pencil marks of a digit that is already placed in a house of their cell: they could go at once */
  stale: Candidate[];
};

/** The mistakes on a board in progress, without the reasons */
export type BoardFaults = {
  wrong: Candidate[];
  clash: Candidate[];
  missing: Candidate[];
  lacking: Cell[];
};

/** A move, judged */
export type Assessment = {
  /** how the board compares with the solutions of its puzzle, before the move; or how limits ended the search */
  status: "right" | "several" | "wrong" | "none" | "out_of_budget" | "stopped";
  /** whether the move breaks no rule on the board as it is: it breaks one by a digit in a filled cell, a digit that a house of its cell holds already, or by removing the digit that a cell holds */
  legal: boolean;
  /** whether every solution that the board leaves agrees with it; if the board is wrong, the only solution of its puzzle; null if there is no solution */
  true: boolean | null;
  /** whether it places a digit that is not on the board, or removes a candidate that is */
  new: boolean;
  /** whether a single step gives all of it that is new, and perhaps more; null if the board has no solution, or if that is not known */
  follows: boolean | null;
  /** the key of the cheapest technique that gives it; null if it does not follow */
  technique: string | null;
  /** the cost of that step, in points */
  cost: number | null;
  /** the cost of the cheapest step of the board, in points; null if none costs as little as was asked for */
  cheapest: number | null;
  /** whether a step of the technique that is claimed gives it; null if none is claimed, or if that is not known */
  named: boolean | null;
  /** of a move that is not good, the first that applies; null for a good one, and if it was not decided whether it follows */
  fault: "breaks_rule" | "false" | "no_solution" | "already_known" | "guess" | "other_technique" | null;
  /** the first part of the move that breaks a rule, or else that a solution denies; null for neither */
  denied: Candidate | null;
  /** only of a board that is wrong: `wrong`, `clash`, `missing` and `lacking` as in [check-progress](#check-progress) */
  faults?: BoardFaults;
  /** only if it is asked for: the step in words; for a wrong move the reason, for a wrong board its mistakes; null if there is neither */
  why?: string | null;
};

/** A move of a list that cannot be judged */
export type RefusedMove = {
  type: "assess";
  error: ErrorValue;
};

export type RecordAssess = {
  /** `"assess"` */
  type: "assess";
} & Assessment;

export type RecordCheckProgress = {
  /** `"check-progress"` */
  type: "check-progress";
} & Progress;

export type RecordProve = {
  /** `"prove"` */
  type: "prove";
  /** the proved statement */
  status: "solved" | "several" | "none" | "unsound";
  /** 81 digits; null if there is no solution, or if it was not requested */
  solution: Line | null;
  /** of the puzzle; null if they were not written */
  clauses: number | null;
  /** of the path; if it is unsound, up to the step that does not follow */
  steps: number;
  /** how many digits the path does not place */
  searched: number;
  /** the size of the proof; null if none was written */
  proof: {
    lemmas: number;
    /** the most that a checker holds at the same time */
    most_lemmas: number;
    /** of all lemmas */
    hints: number;
    bytes: number;
  } | null;
};

export type RecordVerify = {
  /** `"verify"` */
  type: "verify";
  /** the place of the path in the input, from 1 */
  n: number;
  /** as written in the path */
  puzzle: string | null;
  /** the file in which the path begins */
  file: string;
  /** the line on which it begins */
  line: number;
  /** whether the path is proved */
  status: "proved" | "unproved" | "false_premise" | "out_of_budget" | "no_premises" | "unsolved" | "invalid";
  /** how many steps the path has */
  steps: number;
  /** whether they are all proved and fill the grid */
  solved: boolean;
  /** the fault of the first refused step; null if all are proved */
  refusal: {
    /** which step, from 1; null if the fault is not in a step */
    step: number | null;
    /** of that step, as written */
    technique: string | null;
    /** the effect that has no proof; `is_true`: the step places it; otherwise it removes it */
    conclusion: {
      is_true: boolean;
    } & Candidate | null;
    /** if it does not follow: candidates that, all of them true, break no rule, fulfil every premise and deny the conclusion */
    assignment: Candidate[];
    /** the candidates that are called absent and are there */
    present: Candidate[];
    /** the same in words */
    text: string;
  } | null;
};

/** A board next to its puzzle, the givens */
export type InProgress = {
  /** how the board relates to the solutions of the givens, as in [check-progress](#check-progress) */
  status: "right" | "wrong" | "several" | "none";
  /** how many digits are not given */
  entries: number;
  /** how many candidates its digits leave and its pencil marks lack */
  struck: number;
  /** whether the givens alone are a puzzle with one solution, as in [check](#check) */
  puzzle: "unique" | "several" | "none" | "invalid";
  /** how many solutions the givens alone have, up to 10000 */
  solutions: number;
  /** whether these are all */
  exhausted: boolean;
  /** as in [check-progress](#check-progress) */
  wrong: Candidate[];
  /** as in [check-progress](#check-progress) */
  clash: Candidate[];
  /** as in [check-progress](#check-progress) */
  missing: Candidate[];
  /** as in [check-progress](#check-progress) */
  lacking: Cell[];
};

/** Whether a board is a proper puzzle */
export type Findings = {
  /** whether the whole board has one solution; `in_progress` has the result for the givens alone */
  status: "unique" | "several" | "none" | "invalid";
  /** the number of givens */
  givens: number;
  /** the first repeated digit */
  conflict: {
    /** `"row 4"` */
    house: House;
    kind: "row" | "column" | "box";
    number: NumberValue;
    digit: Digit;
    /** both */
    cells: Cell[];
  } | null;
  /** none, one, or two that differ */
  solutions: Line[];
  /** the empty cells without a candidate: because of each of them there is no solution */
  without_candidate: Cell[];
  /** the digits for which a house has no place, likewise */
  without_place: {
    digit: Digit;
    /** `"row 4"` */
    house: House;
    kind: "row" | "column" | "box";
    number: NumberValue;
  }[];
  /** whether every given is needed for uniqueness; null unless the givens alone have exactly one solution */
  minimal: boolean | null;
  /** the redundant givens, each alone */
  redundant: Cell[];
  /** the symmetry of the pattern of the givens */
  pattern: Pattern;
  /** as in [canon](#canon) */
  automorphisms: number;
  /** only if the board is more than its puzzle: its content beyond the givens, and how it agrees with them */
  in_progress?: InProgress;
};

/** Which turns and mirrors leave the places of the givens as they are */
export type Pattern = "none" | "half_turn" | "quarter_turn" | "left_right" | "top_bottom" | "both_axes" | "diagonal" | "antidiagonal" | "both_diagonals" | "full";

export type RecordCheck = {
  /** the subcommand */
  type: "check";
  /** the place of the puzzle in the input, from 1; unreadable puzzles count */
  n: number;
  /** 81 characters; 729 if the input had pencil marks (9 for each cell, `.` for a missing one) */
  puzzle: Puzzle;
  /** the rest of the line after the puzzle */
  tail: string;
  /** its source: the file as given, `"-"` for standard input, `"puzzle"` for one on the command line */
  file: string;
  /** the line on which it begins, from 1 */
  line: number;
} & Findings;

/** How many solutions a board has */
export type Counted = {
  /** `"counted"` */
  status: string;
  /** solutions found */
  count: number;
  /** where counting stops; null for no limit */
  limit: number | null;
  /** whether these are all; false if the limit stopped the count */
  exhausted: boolean;
  /** only if the board is more than its puzzle: its content beyond the givens, and how it agrees with them */
  in_progress?: InProgress;
};

export type RecordCount = {
  /** the subcommand */
  type: "count";
  /** the place of the puzzle in the input, from 1; unreadable puzzles count */
  n: number;
  /** 81 characters; 729 if the input had pencil marks (9 for each cell, `.` for a missing one) */
  puzzle: Puzzle;
  /** the rest of the line after the puzzle */
  tail: string;
  /** its source: the file as given, `"-"` for standard input, `"puzzle"` for one on the command line */
  file: string;
  /** the line on which it begins, from 1 */
  line: number;
} & Counted;

/** The canonical form of a board */
export type Canonical = {
  /** `"canonical"` */
  status: string;
  /** the canonical form, written like `puzzle` */
  form: Puzzle;
  /** one that produces it: arrays of nine numbers 1 to 9 list the new places of row 1, row 2 and so on */
  symmetry: Symmetry;
  /** how many symmetries (moves of cells together with a relabelling of the digits that occur) leave the puzzle as it is; at least 1 */
  automorphisms: number;
};

export type Symmetry = {
  /** done first */
  transpose: boolean;
  rows: NumberValue[];
  columns: NumberValue[];
  digits: NumberValue[];
};

/** All about a technique */
export type RecordTechnique = {
  /** the subject of the record */
  type: "technique";
  /** the key */
  technique: string;
  /** its name in the language that was asked for */
  name: string;
  /** the family, `"single_digit"` */
  family: string;
  /** the level of its least cost */
  level: Level;
  /** the cost of its cheapest step on the ladder, in points */
  cost: number;
  /** the cost of its costliest step, in points */
  max_cost: number;
  /** the lowest rating that Sudoku Explainer gives it, null if it does not have it */
  se_min: number | null;
  /** the highest rating that Sudoku Explainer gives it, null if it does not have it */
  se_max: number | null;
  /** the codes of HoDoKu's regression library, separated by blanks where its forms have their own */
  hodoku_code: string | null;
  /** the points that HoDoKu adds to its score for each such step */
  hodoku_score: number | null;
  /** whether the puzzle must have exactly one solution */
  needs_uniqueness: boolean;
  /** a description; null in WebAssembly */
  what: string | null;
  /** why it holds, in words; null in WebAssembly */
  why: string | null;
  /** the cost of a step as a formula: `6.60 + 0.15 for every 2 links beyond 4, at most 7.80`; null if all steps cost the same */
  cost_by: string | null;
  /** its names: by language (`en`, `zh`, `de`), its name first, and by program (`sudokuwiki`, `hodoku`, `se`, `sukaku`, `kazusa`, `csp`), if that has a name for it alone */
  names: Record<string, string[]>;
  /** a step of it, with the grid on which it was found; null in WebAssembly */
  example: Step | null;
  /** a puzzle that needs it, 81 characters; null in WebAssembly */
  puzzle: string | null;
  /** on which ladder: `default`, and then everything else that costs no more does not solve the puzzle, or its R is higher without; or, if no known puzzle needs it so, a short ladder as `--techniques` reads it, which solves the puzzle, and not without the technique; null in WebAssembly */
  puzzle_techniques: string | null;
};

/** A technique of other programs that Deduku does not have */
export type RecordPeerTechnique = {
  /** the subject of the record */
  type: "peer_technique";
  /** its name in [the table](technique-names.md#techniques-of-other-programs) */
  name: string;
  /** its names elsewhere */
  names: string[];
  /** whether its steps are found as those of the nearest techniques, whose records follow; else Deduku lacks it, or it is no deduction */
  found: boolean;
  /** the keys of the techniques that find its steps, or come nearest */
  nearest: string[];
  /** an English sentence: how often it is met, or why it is not there */
  remark: string;
};

export type RecordExport = {
  /** the subcommand */
  type: "export";
  /** the place of the puzzle in the input, from 1; puzzles that are omitted count */
  n: number;
  /** the fingerprint of `puzzle`: FNV-1a with 128 bits, as 32 hexadecimal digits */
  id: string;
  /** 81 characters; 729 if the input had pencil marks (9 for each cell, `.` for a missing one) */
  puzzle: Puzzle;
  /** its only solution, 81 digits */
  solution: Line;
  /** the rest of the line after the puzzle */
  tail: string;
  /** how many givens it has */
  givens: number;
  /** the fingerprint of its canonical form: the same for all equivalent puzzles */
  class_id: string;
  /** the fingerprint of the canonical form of its solution: the same for all puzzles of a grid, turned and relabelled ones included */
  grid_id: string;
  /** how many symmetries leave the puzzle as it is, itself counted */
  automorphisms: number;
  /** only with `--split`: the part of the data set, which follows from `grid_id` and `--seed` */
  split?: "train" | "validation" | "test";
  /** how the ratings ended, as in `rate` */
  status: string;
  /** how the path ended: `solved`, `stuck`, `out_of_budget` */
  ended: string;
  /** the techniques of the path, in the order in which they first come up */
  techniques: string[];
  /** the steps of the path, short, with `;` between them: see [trace](#trace) */
  trace: string;
  /** only with `--text`: of each step the sentence, or its effects as calls, `"place(5, 4, 1)"` */
  text?: string[];
  /** only with `--states`: boards along the path */
  states?: {
    /** how many steps of the trace come before it */
    at: number;
    /** the digits so far, 81 characters */
    board: Line;
    /** 729 characters, 9 for each cell, `.` for a candidate that is gone; of a cell with a digit, that digit alone */
    candidates: string;
    /** only with `--negatives`: moves that are wrong there; each has `move`, `"r4c5=7"` or `"r4c5<>7"`, and its `fault` by [assess](#assess) */
    negatives?: {
      /** its placements or eliminations */
      move: string;
      /** its fault, as in `assess` */
      fault: string;
    }[];
  }[];
};

export type RecordCanon = {
  /** the subcommand */
  type: "canon";
  /** only for the second of two puzzles written out: the symmetry from the first to it; null if they are not equivalent */
  from_first?: null | Symmetry;
  /** the place of the puzzle in the input, from 1; unreadable puzzles count */
  n: number;
  /** 81 characters; 729 if the input had pencil marks (9 for each cell, `.` for a missing one) */
  puzzle: Puzzle;
  /** the rest of the line after the puzzle */
  tail: string;
  /** its source: the file as given, `"-"` for standard input, `"puzzle"` for one on the command line */
  file: string;
  /** the line on which it begins, from 1 */
  line: number;
} & Canonical;

export type RecordRepetition = {
  /** the subcommand */
  type: "canon";
  /** the place of the puzzle in the input, from 1; unreadable puzzles count */
  n: number;
  /** 81 characters; 729 if the input had pencil marks (9 for each cell, `.` for a missing one) */
  puzzle: Puzzle;
  /** the rest of the line after the puzzle */
  tail: string;
  /** its source: the file as given, `"-"` for standard input, `"puzzle"` for one on the command line */
  file: string;
  /** the line on which it begins, from 1 */
  line: number;
  /** its relation to the earlier puzzle; alike puzzles share more givens than `--alike` */
  status: "equivalent" | "alike";
  /** the first equivalent puzzle, or of those before the one most like it */
  earlier: {
    /** as of the puzzle */
    n: number;
    tail: string;
    file: string;
    line: number;
  };
  /** only if they are alike: how many givens they have in common, the same digit in the same cell */
  common?: number;
  /** only if they are alike: the same as a share of the givens of the puzzle that has fewer, rounded down */
  percent?: number;
};

export type RecordMinimise = {
  /** the subcommand */
  type: "minimise";
  /** whether there is a minimal puzzle */
  status: "minimal" | "several" | "none";
  /** the minimal puzzle; null if `status` is not `"minimal"` */
  minimal: Line | null;
  /** how many it has; null likewise */
  givens: number | null;
  /** the place of the puzzle in the input, from 1; unreadable puzzles count */
  n: number;
  /** 81 characters; 729 if the input had pencil marks (9 for each cell, `.` for a missing one) */
  puzzle: Puzzle;
  /** the rest of the line after the puzzle */
  tail: string;
  /** its source: the file as given, `"-"` for standard input, `"puzzle"` for one on the command line */
  file: string;
  /** the line on which it begins, from 1 */
  line: number;
  /** only if the board is more than its puzzle: its content beyond the givens, and how it agrees with them */
  in_progress?: InProgress;
};

export type RecordRandom = {
  /** `"random"` */
  type: "random";
  /** which of the puzzles it is, from 1 */
  n: number;
  /** a minimal puzzle */
  puzzle: Line;
  /** its solution */
  solution: Line;
  /** how many it has */
  givens: number;
  /** the seed that makes this puzzle alone, here and by the method [random](protocol.md#methods) */
  seed: number;
};

/** Constraints on generated puzzles */
export type Wishes = {
  /** how many givens there are at least */
  least_givens?: number;
  /** how many givens there are at most */
  most_givens?: number;
  /** no given can be removed */
  minimal?: boolean;
  /** no given can be removed together with its images under the symmetry */
  orbit_minimal?: boolean;
  /** the symmetry that the places of the givens have at least */
  symmetry?: Pattern;
  /** they have no more than that */
  exact_symmetry?: boolean;
  /** the places of the givens, 81 characters: `.` for an empty cell, `x` for any digit, or a digit */
  mask?: string;
  /** a condition on fields of `rate`, as `--where` takes it */
  where?: string;
  /** a technique without which R is higher, on the default ladder */
  needs?: string;
  /** such a technique, a step of which costs as much as R */
  exactly?: string;
  /** techniques and families without which the default ladder solves the puzzle */
  without?: string[];
  /** the puzzle that the others must be near, or from which the search begins */
  like?: string;
  /** how near: the numbers of givens removed and of others added, as in `{-2+1}`, `{-2+1}x3` for three rounds at most, or `2` */
  vicinity?: string;
  /** how likely puzzles are */
  distribution?: "natural" | "uniform" | "controlled";
  /** how the cells move so that the puzzle comes back with other digits: `any`, or one of the kinds that [the command](generate.md#automorphic-puzzles) has */
  automorphic?: string;
  /** no two puzzles of the run have more than this percentage of their [givens in common](generate.md#unlike-puzzles), nor equivalent solutions; 0: they may */
  unlike?: number;
};

export type Guarantee = {
  /** the guarantee */
  key: "unique" | "givens" | "minimal" | "orbit_minimal" | "pattern" | "mask" | "vicinity" | "automorphic" | "distribution" | "where" | "needs" | "exactly" | "without";
  /** the same, and how it was established, in words */
  sentence: string;
  /** its evidence, by name: `solution`; `second_solutions`, one for each given, or for each group of givens, without which the puzzle has it; `pattern`; `path`, the puzzles from that of `like` on; `kind`, `transposes`, `rows`, `columns`, `digits` and `automorphisms`; `weight`; the fields of a condition; `technique`, `r`, `r_without`, and `stuck_at`, the state in which the ladder without it has no step that costs less than `r_without` */
  evidence: Record<string, unknown>;
};

export type Generated = {
  /** the puzzle */
  puzzle: Line;
  /** its solution */
  solution: Line;
  /** how many it has */
  givens: number;
  /** the seed */
  seed: number;
  /** which stream of the seed it comes from */
  stream: number;
  /** its place in the stream, from 0 */
  place: number;
  /** from which start of the stream it comes, from 0: a random full grid, or the puzzle that the others must be like */
  start: number;
  /** how it was made */
  engine: "fresh" | "local_search" | "masked" | "vicinity" | "automorphic" | "controlled";
  /** the version of the program: another may make other puzzles of the seed */
  version: string;
  /** the constraints */
  wishes: Wishes;
  /** only if it was drawn with controlled bias: C(81, givens), a whole number */
  weight?: string;
  /** its guarantees with their evidence */
  guarantees: Guarantee[];
};

export type RecordGenerate = {
  /** `"generate"` */
  type: "generate";
  /** which of the puzzles it is, from 1 */
  n: number;
} & Generated;

export type RecordBook = {
  /** `"book"` */
  type: "book";
  /** the version of the program */
  version: string;
  /** the title */
  title?: string;
  /** who made it */
  author?: string;
  /** lines for the back of the title page */
  imprint?: string[];
  /** the day on the title page, `2026-11-26` */
  date?: string;
  /** the size of the pages, as `--paper` takes it */
  paper: string;
  /** the margins, as `--margins` takes them */
  margins?: string;
  /** whether pages are bound */
  mirrored: boolean;
  /** the gutter, as `--gutter` takes it */
  gutter?: string;
  /** the bleed beyond the trimmed edges */
  bleed?: string;
  /** how many puzzles are on a page: a number, or `auto` */
  per_page?: string | number;
  /** how many solutions are on a page: a number, or `auto` */
  solutions?: string | number;
  /** the hints, on pages before the solutions */
  hints?: "none" | "first" | "technique" | "path";
  /** the form in which the difficulty of a puzzle is printed */
  difficulty?: "none" | "words" | "stars" | "r" | "daily" | "work" | "minutes";
  /** whether letters have 16 points at least */
  large_print?: boolean;
  /** the size of digits, in per cent of a cell */
  digit_size?: number;
  /** the weight of given digits */
  digit_weight?: "regular" | "bold";
  /** the weight of lines, in per cent of the default */
  line_weight?: number;
  /** the font */
  font?: string;
  /** the language of the pages */
  language: "en" | "de" | "zh";
  /** the seed of the first level; each further level has the next one */
  seed: number;
  /** no two puzzles have more than this percentage of their givens in common; 0: they may */
  unlike: number;
  /** lists of earlier volumes */
  not_in?: string[];
  /** its levels */
  levels: BookLevel[];
  /** the puzzles of all levels, one after the other; without them they are made */
  puzzles: BookPuzzle[];
};

export type BookLevel = {
  /** its name, before its puzzles and in the table of contents */
  name: string;
  /** how many puzzles it has */
  count: number;
  /** the required class of all of them */
  class?: Level;
  /** further constraints on them */
  wishes?: Wishes;
};

export type BookPuzzle = {
  /** the puzzle */
  puzzle: Line;
  /** its solution */
  solution: Line;
  /** the seed of its level */
  seed: number;
  /** which stream of the seed it comes from */
  stream: number;
  /** its place in the stream, from 0 */
  place: number;
  /** its R; omitted if it is not known within the budget */
  r?: string;
  /** its class; omitted likewise */
  class?: Level;
};

export type RecordStats = {
  /** `"stats"` */
  type: "stats";
  /** how many rows were counted */
  puzzles: number;
  /** the fields and how often each value occurs */
  fields: {
    /** its name */
    field: string;
    /** null unless all of its values are numbers */
    quantiles: Quantiles | null;
    values?: {
      /** null for rows without one */
      value: string | null;
      count: number;
      /** only if there are three rows at most: the numbers of their puzzles, after the file if there are several files */
      puzzles?: string[];
    }[];
    /** of a field with bins: how many rows have no value */
    without_value?: number;
    /** instead of `values` if there are more than 100 different numbers */
    bins?: {
      /** the least number of the bin */
      from: number;
      /** the least number of the next one */
      below: number;
      count: number;
    }[];
  }[];
  /** how alike two fields rank the puzzles, for every pair of fields whose values are all numbers or levels. If there are more than 400,000 rows, some are omitted, evenly */
  correlations: {
    a: string;
    b: string;
    /** how many have both */
    puzzles: number;
    /** Spearman's rank correlation; null if one of both is the same for all */
    spearman: number | null;
  }[];
  /** how often the values of the two fields of `--cross` come together; null without it */
  cross: CrossTable | null;
};

/** how numbers are distributed; of `>=5` the number counts */
export type Quantiles = {
  /** the least number */
  least: number;
  /** the lower quartile */
  lower_quartile: number;
  /** the median */
  median: number;
  /** the upper quartile */
  upper_quartile: number;
  /** the ninth decile */
  ninetieth: number;
  /** the greatest number */
  greatest: number;
  /** their mean */
  mean: number;
};

export type CrossTable = {
  /** the first field */
  rows: string;
  /** the second field */
  columns: string;
  /** each two values that come together */
  cells: {
    row: string | null;
    column: string | null;
    count: number;
  }[];
};

export type RecordAgainst = {
  /** `"against"` */
  type: "against";
  /** the table */
  file: string;
  /** the column of times, by its name, or its number if it has none */
  column: string;
  /** how many have a time */
  puzzles: number;
  /** how many have none */
  without_time: number;
  /** the figures that are numbers or levels */
  figures: {
    /** its name */
    figure: string;
    /** how many have the figure and a time */
    puzzles: number;
    /** Spearman's rank correlation of the figure with the times; null if one of both is the same for all */
    spearman: number | null;
  }[];
};

export type RecordCompare = {
  /** `"compare"` */
  type: "compare";
  /** how many puzzles are in both files */
  puzzles: number;
  /** how many of them differ in a field */
  differ: number;
  /** how many puzzles are in the first file only */
  only_in_a: number;
  /** how many puzzles are in the second file only */
  only_in_b: number;
  /** the fields that differ */
  fields: {
    field: string;
    /** in how many puzzles */
    differs: number;
    /** the least change from A to B, null if they are no numbers */
    least: number | null;
    /** the greatest change */
    greatest: number | null;
    /** the mean change */
    mean: number | null;
    /** the first ones */
    examples: {
      n: number;
      a: string;
      b: string;
    }[];
  }[];
};

export type RecordError = {
  /** that of the record; from `steps`, `"end"` */
  type: string;
  /** the place of the puzzle in the input, from 1 */
  n: number;
  /** `"parse_error"` */
  status: "parse_error";
  /** the fault and its place */
  error: {
    /** `"-"` for standard input */
    file: string;
    /** from 1; 0: no such place */
    line: number;
    /** from 1; 0: no such place */
    column: number;
    /** one sentence */
    message: string;
    /** the kind of fault, for programs that word it themselves: a row of [faults.def](../src/formats/faults.def); only if the text of a puzzle cannot be read */
    key?: string;
    /** with `key`: the values in the sentence, numbers, texts, or `{"key": "tab"}` for words that also have a key */
    values?: Record<string, unknown>;
  };
};

/** A board as questions take it: digits so far, those of the puzzle, pencil marks */
export type Board = {
  digits: Line;
  givens: Line;
  marks: Digits[] | null;
};

/** Why a question has no answer, or a record cannot be read */
export type ErrorValue = {
  code: "bad_json" | "unknown_method" | "bad_parameter" | "parse_error" | "impossible" | "stopped";
  message: string;
  /** from 1; 0: no such place */
  line: number;
  /** from 1; 0: no such place */
  column: number;
  /** the kind of fault, for programs that word it themselves: a row of [faults.def](../src/formats/faults.def); only if the text of a puzzle cannot be read */
  key?: string;
  /** with `key`: the values in the sentence, numbers, texts, or `{"key": "tab"}` for words that also have a key */
  values?: Record<string, unknown>;
};

/** How a step is shown, if that is asked for */
export type Drawn = {
  /** a picture, if it is asked for */
  svg?: string;
  /** the argument as HTML, if it is asked for */
  html?: string;
};

/** A step of our own ladder in a list of them */
export type ListedStep = NumberedStep & Step & Drawn;

/** A step of the scale of Sudoku Explainer in a list of them */
export type ListedSeStep = NumberedStep & SeStep & Drawn;

/** A step of the scale of HoDoKu in a list of them */
export type ListedHodokuStep = NumberedStep & ExplainedHodokuStep & Drawn;

/** A step that a conclusion rests on */
export type DrawnReason = Step & Drawn;

/** The version and abilities of this library */
export type AnswerAbout = {
  type: "about";
  version: string;
  schema_version: 2;
  /** counts changes of the protocol that older programs would stumble over */
  protocol_version: 1;
  methods: string[];
  formats: {
    name: string;
    description: string;
    readable: boolean;
    writable: boolean;
  }[];
  scales: {
    name: string;
    description: string;
  }[];
  languages: string[];
  notations: string[];
  families: {
    key: string;
    name: string;
  }[];
  levels: {
    key: string;
    name: string;
    /** from which cost on, in points */
    cost: number;
  }[];
  ladders: string[];
  ladder: Ladder;
};

/** All about the techniques that a name means */
export type AnswerTechnique = {
  type: "techniques";
  records: (RecordPeerTechnique | RecordTechnique)[];
};

/** A board, with its conflicts and candidates by the rules of Sudoku */
export type SeenBoard = {
  /** 81 characters; 729 for pencil marks */
  puzzle: Puzzle;
  /** the board */
  board: Board;
  /** the cells whose digit is twice in a house */
  conflicts: Cell[];
  /** pencil marks of a digit that is already placed in a house of their cell */
  stale: Candidate[];
  /** the digits that no house of a cell has yet */
  allowed: DigitsOfCells;
  /** those of them that its marks lack */
  struck: DigitsOfCells;
};

/** A board of a text, or the one that was given */
export type ReadRecord = {
  /** its number in the text, from 1 */
  n: number;
  /** the line on which it begins; null: it is of no text */
  line: number | null;
  /** the name of its format; null: it is of no text */
  format: string | null;
  /** the text behind the puzzle */
  tail: string;
  error: null;
} & SeenBoard;

/** Why a board of a text cannot be read */
export type UnreadableRecord = {
  n: number;
  line: number;
  error: ErrorValue;
};

export type DigitsOfCells = Digits[];

export type AnswerRead = {
  type: "read";
  format: string | null;
  records: (ReadRecord | UnreadableRecord)[];
  more: boolean;
  passed_over: {
    line: number;
    lines: number;
  } | null;
};

export type AnswerWrite = {
  type: "write";
  format: string;
  text: string;
};

/** Whether a board is a proper puzzle */
export type AnswerCheck = {
  type: "check";
  puzzle: Puzzle;
} & Findings;

/** How many solutions a board has */
export type AnswerCount = {
  type: "count";
  puzzle: Puzzle;
} & Counted;

/** The solution by search */
export type AnswerSolve = {
  type: "solve";
  puzzle: Puzzle;
  /** how many solutions there are */
  status: "solved" | "several" | "none";
  /** the solution; one of them if there are several */
  solution: Line | null;
  /** another one if there are several */
  second_solution: Line | null;
  /** only if the board is more than its puzzle: its content beyond the givens, and how it agrees with them */
  in_progress?: InProgress;
};

/** The common fields of ratings on all scales */
export type RatedPuzzle = {
  type: "rate";
  puzzle: Puzzle;
  /** the validity of the puzzle, or how its rating ended */
  status: RatingStatus;
  /** the number of givens */
  givens: number;
  /** how the steps of the rating ended, `"solved"`, `"stuck"` or `"out_of_budget"`; null if the puzzle is not rated. With one solution it is the status; a puzzle with several is rated only with `--blind`, and `"several"` is then how steps ended that contradict each other */
  ended: RatingStatus | null;
  /** only with `--redundant`: the redundant givens, each alone; this and the next two are null if the givens do not have exactly one solution */
  redundant?: Cell[] | null;
  /** only with `--redundant`: sets of givens, each an array of cells, that can be removed together and leave a minimal puzzle, the largest first; of a minimal puzzle the empty set */
  removable?: Cell[][] | null;
  /** only with `--redundant`: whether these are all; else there were more than a hundred, or they took too much work */
  removable_complete?: boolean | null;
  /** only with `--neighbours`: how the puzzle is rated with a given less, or one more; null if the givens do not have exactly one solution */
  neighbours?: Neighbours | null;
  /** only if the board is more than its puzzle: its content beyond the givens, and how it agrees with them */
  in_progress?: InProgress;
};

/** The puzzles next to one, by their cells */
export type Neighbours = {
  /** those without one of its givens that have exactly one solution still */
  removed: Neighbour[];
  /** those with a digit of its solution in a cell that is open */
  added: Neighbour[];
};

/** A puzzle with a given less or one more. The figures of its rating are further fields, named as for [several scales](rate.md#several-scales) */
export type Neighbour = {
  /** the cell whose given is removed or added */
  cell: Cell;
  /** which */
  digit: number;
  /** as that of the puzzle */
  status: RatingStatus;
  [others: string]: number | string | null;
};

/** Which step of its path it is */
export type Ordinal = {
  n: number;
};

/** On the scale r */
export type RoundRating = {
  scale: "r";
  /** the rating R, in points: the highest cost of a round; 20.0 if `ended` is `"stuck"`, or more if the ladder has costs that come near. If `ended` is `"out_of_budget"` or `"several"` a lower bound, `">=4.50"`; the fields from here down to `sentence` are null then, and all of them if it is null */
  r: Figure;
  /** the technique of the first round that costs `r`; null if logic is stuck */
  technique: string | null;
  /** the level of that cost; null if logic is stuck */
  class: Level | null;
  /** how many rounds there were */
  rounds: number | null;
  /** the fewest steps in a round that costs `r` */
  tightest: number | null;
  /** how many rounds had no single */
  beyond_singles: number | null;
  /** how many rounds were above the level of subsets */
  beyond_subsets: number | null;
  /** the sum of the costs of all rounds, in points */
  effort: number | null;
  /** how long the puzzle takes: over the rounds the sum of cost cubed (nine times the cost above 3) · (1 + 1/2 + ... + 1/steps) · the share of the cells that are open */
  work: number | null;
  /** which puzzle of a daily newspaper takes about as long: `longer` than their hard ones, or `beyond` the class hard, which newspapers avoid; null if logic is stuck */
  daily: "easy" | "medium" | "hard" | "longer" | "beyond" | null;
  /** the minutes that the middle half of the players of an app take: `4 to 5`, `>12` and `<5` outside the measured range; null if logic is stuck */
  minutes: string | null;
  /** the same in words */
  sentence: string | null;
  /** the basis of `minutes`: the quartiles, over puzzles of similar work, of the mean time of those who finished them; null if `minutes` is */
  minutes_quartiles: Quartiles | null;
  /** the rounds */
  curve: Round[];
  /** the grid on which no step costs less than `r`, so that everybody can check that the puzzle needs it. If logic is stuck, the grid on which it is stuck */
  rest: Rest | null;
  /** the techniques that a limit kept from part of their search; with one of them `r` may depend on the orientation. Empty for almost all puzzles */
  cut: string[];
  /** the effort of the search if logic was stuck; both 0 otherwise. It depends on the orientation */
  search: Effort | null;
  /** only with `--spread-ladders`: the least R of the ladder and of shorter ones, without a family or technique of the rounds or without uniqueness; null if the puzzle is not solved */
  least_r?: number | null;
  /** only with `--spread-ladders`: the omission that lowers R: the key of a family or technique, or `"uniqueness"`; null if nothing lowers it */
  left_out?: string | null;
} & RatedPuzzle;

/** quartiles, in minutes */
export type Quartiles = {
  /** null below the measured range */
  lower: number | null;
  /** null beyond the measured range */
  median: number | null;
  /** null above the measured range */
  upper: number | null;
};

/** On our own ladder */
export type LadderRating = {
  scale: "ladder";
  /** the only solution */
  solution: Line | null;
  /** the technique of the step with the highest cost, the first of them; null without steps, and unless `ended` is `"solved"` */
  hardest: string | null;
  /** the highest level of a step; null as `hardest` */
  class: Level | null;
  /** the sum of the costs of all steps, in points; if `ended` is `"stuck"` 1,000,000 more and one for each node of the search; null if it is anything else */
  score: number | null;
  /** how many steps logic took; 0 if there is no solution, or several and the puzzle is not rated */
  steps: number;
  /** how often each technique was used, in the order of the default ladder; only those that were */
  tally: Tally;
  /** the effort of the search if logic was stuck; both 0 otherwise */
  search: Effort;
} & RatedPuzzle;

export type NumberedSeStep = Ordinal & RatedSeStep;

export type NumberedHodokuStep = Ordinal & HodokuStep;

/** On the scale of Sudoku Explainer */
export type SeRating = {
  scale: "ser";
  /** the rating of the hardest step; 20.0 if `ended` is `"stuck"`, because no technique of the scale applies; a lower bound if it is `"out_of_budget"`, `">=10.5"`; null: no step was taken */
  er: Figure;
  /** that of the hardest step up to the first placement; null: no such step was taken */
  ep: number | null;
  /** that of the first step; null: no step was taken */
  ed: number | null;
  /** how many steps were taken */
  steps: number | null;
  /** the first step rated `er`, and `n`, its ordinal from 1; null if no step that was taken is */
  hardest: NumberedSeStep | null;
  /** with `--trace`: all steps, each with its ordinal `n` */
  trace?: NumberedSeStep[];
} & RatedPuzzle;

/** On the scale of HoDoKu */
export type HodokuRating = {
  scale: "hodoku";
  /** null if the puzzle is not rated, or the rating stopped early; otherwise its level */
  level: "Easy" | "Medium" | "Hard" | "Unfair" | "Extreme" | null;
  /** the sum of the scores of all steps; null likewise */
  score: number | null;
  /** how many steps were taken */
  steps: number | null;
  /** the step with the highest score, the first of them, and `n`, its ordinal from 1 */
  hardest: NumberedHodokuStep | null;
  /** with `--trace`: all steps, each with its ordinal `n` */
  trace?: NumberedHodokuStep[];
} & RatedPuzzle;

/** The effort of the search */
export type SearchRating = {
  scale: "search";
  guesses: number | null;
  nodes: number | null;
} & RatedPuzzle;

/** Whether no given can be removed */
export type MinimalRating = {
  scale: "minimal";
  minimal: "yes" | "no" | null;
} & RatedPuzzle;

/** The fewest steps that are not free */
export type FewestRating = {
  scale: "fewest";
  /** how many; `">=2"` if fewer are not excluded, `"none"` if nothing within the cost solves the puzzle */
  fewest: Figure;
  /** how many the path has that was found; null without one */
  fewest_to: number | null;
  /** the most that a step may cost, in points */
  fewest_within: number | null;
  /** how many steps of different effect solve the puzzle alone; null if not all are known */
  one_steps: number | null;
  /** `yes`, `no`, or `assumed`: if fewer candidates never need more steps; null if nothing is sought */
  fewest_proved: "yes" | "assumed" | "no" | null;
  /** which techniques are [free](fewest.md#what-is-free) */
  free: Free;
  /** only with `--trade-off`: from R on each cost for which fewer steps do than for all below */
  trade_off?: {
    /** the cost, in points */
    within: number;
    /** no path has fewer steps */
    from: number;
    /** a path has this number of steps */
    to: number;
  }[];
  /** only with `--trade-off`: `solved` if the curve continues to one step or nothing on the ladder makes it fewer; else how limits ended the search */
  trade_off_ended?: RatingStatus;
} & RatedPuzzle;

/** The techniques without which a puzzle is not solved within R */
export type NeedsRating = {
  scale: "needs";
  /** their keys, with + between them; `"none"` if the puzzle needs no technique */
  needs: string | null;
  /** the fewest techniques that solve the puzzle within R with the free ones, likewise */
  least_techniques: string | null;
  /** R, in points */
  needs_r: number | null;
  /** which techniques are [free](fewest.md#what-is-free) */
  free: Free;
  /** each technique that is needed */
  bottlenecks: {
    /** the key */
    technique: string;
    /** R on the ladder without it, in points */
    r_without: number;
    /** whether R is that, and not more */
    exact: boolean;
    /** the grid to which all other steps of cost R or less lead, as a line of HoDoKu's library: only this technique continues */
    bottleneck: string;
  }[];
  /** whether it is proved that fewer techniques do not do */
  least_proved: boolean;
} & RatedPuzzle;

/** How many eliminations let the free techniques do the rest */
export type AntiBackdoorRating = {
  scale: "anti_backdoor";
  /** how many, up to 2; `">2"` if no pair does, `">=1"` if the budget ended the search */
  anti_backdoor: Figure;
  /** how many candidates do alone */
  anti_backdoors: number | null;
  /** how many pairs do, neither of which does alone; null if not all were tried */
  anti_backdoor_pairs: number | null;
  /** which techniques are [free](fewest.md#what-is-free) */
  free: Free;
  /** how many candidates the free techniques leave that the solution lacks */
  false_candidates: number;
  /** the candidates that do alone */
  singly: Candidate[];
  /** the pairs */
  pairs: Candidate[][];
} & RatedPuzzle;

/** A text if there is no exact number, ">=5" or "none"; null if the puzzle is not rated */
export type Figure = number | string | null;

export type WRating = {
  scale: "w";
  w: Figure;
} & RatedPuzzle;

export type GwRating = {
  scale: "gw";
  gw: Figure;
} & RatedPuzzle;

export type BRating = {
  scale: "b";
  b: Figure;
} & RatedPuzzle;

export type GbRating = {
  scale: "gb";
  gb: Figure;
} & RatedPuzzle;

export type TeRating = {
  scale: "te";
  te: Figure;
} & RatedPuzzle;

export type BxbRating = {
  scale: "bxb";
  bxb: Figure;
} & RatedPuzzle;

export type BxbbRating = {
  scale: "bxbb";
  bxbb: Figure;
} & RatedPuzzle;

export type BackdoorRating = {
  scale: "backdoor";
  backdoor: Figure;
} & RatedPuzzle;

export type SubsetBackdoorRating = {
  scale: "subset_backdoor";
  subset_backdoor: Figure;
} & RatedPuzzle;

/** The rating on one scale */
export type RatingOnScale = RoundRating | LadderRating | SeRating | HodokuRating | SearchRating | MinimalRating | FewestRating | NeedsRating | AntiBackdoorRating | WRating | GwRating | BRating | GbRating | TeRating | BxbRating | BxbbRating | BackdoorRating | SubsetBackdoorRating;

/** The ratings on the requested scales */
export type AnswerRate = {
  type: "ratings";
  records: RatingOnScale[];
};

/** The hints of the levels up to the one asked for, and how they are shown, if that is asked for */
export type ShownHint = {
  /** the hints of the levels up to the one asked for */
  texts: string[];
  /** a picture that shows no more than the level, if it is asked for; null without a step */
  svg?: string | null;
  /** the same for the argument as HTML */
  html?: string | null;
};

export type OwnHintAnswer = OwnHint & ShownHint;

export type SeHintAnswer = SeHint & ShownHint;

export type HodokuHintAnswer = HodokuHint & ShownHint;

/** The next step, as far as the level reveals it */
export type AnswerHint = OwnHintAnswer | SeHintAnswer | HodokuHintAnswer;

/** Every step that applies, cheapest first */
export type AnswerSteps = {
  type: "steps";
  puzzle: Puzzle;
  /** the number of solutions, or how a limit ended the search */
  status: "unique" | "several" | "none" | "out_of_budget";
  /** the steps, cheapest first */
  steps: ListedStep[];
  /** the keys of the techniques whose search a limit cut short: they may have more steps */
  cut: string[];
  /** only with `solves`: the free steps before them */
  before?: ListedStep[];
  /** only with `solves`: the highest cost of a step, in points */
  within?: number | null;
  /** only with `solves`: whether there are no others within that cost */
  complete?: boolean;
  /** only with `solves`: whether the free techniques solve the puzzle without any step */
  needless?: boolean;
  /** only with `solves`: the grid after the free steps */
  grid?: Grid;
  /** only with `solves`: the same in words */
  text?: string;
};

/** The path of reasons */
export type Path = {
  type: "path";
  puzzle: Puzzle;
  /** as in [rate](#rate) */
  status: RatingStatus;
  /** the solution; one of them if there are several */
  solution: Line | null;
  /** another one if there are several */
  second_solution: Line | null;
  /** only if the board is more than its puzzle: its content beyond the givens, and how it agrees with them */
  in_progress?: InProgress;
};

/** The path on our own ladder, or another one of its techniques */
export type OwnPath = {
  /** the name of the ladder */
  ladder: string;
  /** the path */
  steps: ListedStep[];
  /** only with `short`: how many steps are not listed because nothing rests on them; null otherwise */
  left_out: number | null;
  /** only if the budget ended before it was tried for each step whether the path holds without it */
  cut?: true;
  /** the grid on which logic ran out; null otherwise */
  stuck: Grid | null;
  /** the effort of the search if logic was stuck; both 0 otherwise */
  search: Effort;
  /** only with `fewest`: the proved bounds of the number of steps */
  fewest?: Fewest;
  /** only with `fewest`: the same in words */
  text?: string;
} & Path;

/** The path on the ladder of Sudoku Explainer */
export type SePath = {
  ladder: "se";
  steps: ListedSeStep[];
  ended: RatingStatus | null;
  er: Figure;
  ep: number | null;
  ed: number | null;
} & Path;

/** The path on the ladder of HoDoKu */
export type HodokuPath = {
  ladder: "hodoku";
  steps: ListedHodokuStep[];
  ended: RatingStatus | null;
  level: "Easy" | "Medium" | "Hard" | "Unfair" | "Extreme" | null;
  score: number | null;
} & Path;

/** The steps from the board to its solution, or to the point where logic ends */
export type AnswerPath = OwnPath | SePath | HodokuPath;

/** A board after a step */
export type AnswerApply = {
  type: "apply";
} & SeenBoard;

/** Why a candidate is true or false */
export type AnswerWhy = {
  type: "why";
  /** all of it in words */
  text: string;
  /** the steps that the answer depends on, in order */
  steps: DrawnReason[];
  contradiction?: Contradiction | null;
  /** only if the board is more than its puzzle: its content beyond the givens, and how it agrees with them */
  in_progress?: InProgress;
} & Truth;

/** The contradiction of a supposed candidate: a cell without candidates, or a digit without a place in a house */
export type Contradiction = {
  cell: Cell | null;
  house: House | null;
  digit: Digit | null;
  text: string;
};

/** Whether a step follows */
export type AnswerVerify = {
  type: "verify";
  puzzle: Puzzle;
  /** whether every effect is proved */
  status: "proved" | "unproved" | "false_premise" | "out_of_budget";
  /** the premises that the proof uses; null without a proof */
  used: Premises;
  /** unless it is proved, the first effect without a proof; null if a premise is false */
  denied: Candidate | null;
  /** of an unproved effect candidates that, all true, fulfil the premises and deny it; of a false premise the candidates that it calls absent but that are present */
  counterexample: Candidate[];
};

/** A move, judged */
export type AnswerAssess = {
  type: "assess";
} & Assessment;

/** Moves, judged, in the order of the questions */
export type AnswerAssessMany = {
  type: "assess_many";
  records: (AnswerAssess | RefusedMove)[];
};

/** The mistakes on a board in progress */
export type AnswerProgress = {
  type: "progress";
} & Progress;

export type AnswerDraw = {
  type: "draw";
  step: number | null;
  svg: string;
};

export type AnswerStyleSheet = {
  type: "style_sheet";
  css: string;
};

export type ExplainedPage = {
  type: "explain";
  status: RatingStatus;
  html: string;
  fewest?: Fewest;
  text?: string;
};

export type ExplainedMarkdown = {
  type: "explain";
  status: RatingStatus;
  markdown: string;
  pictures: {
    file: string;
    svg: string;
  }[];
  fewest?: Fewest;
  text?: string;
};

/** Only of the fewest steps: if no path was found there is no page */
export type ExplainedFewest = {
  type: "explain";
  status: RatingStatus;
  fewest: Fewest;
  text: string;
};

export type AnswerExplain = ExplainedPage | ExplainedMarkdown | ExplainedFewest;

/** The canonical form of a board */
export type AnswerCanonical = {
  type: "canonical";
  puzzle: Puzzle;
} & Canonical;

export type AnswerMinimise = {
  type: "minimise";
  puzzle: Puzzle;
  status: "minimal";
  minimal: Line;
  givens: number;
  /** only if the board is more than its puzzle: its content beyond the givens, and how it agrees with them */
  in_progress?: InProgress;
};

export type AnswerRandom = {
  type: "random";
  puzzle: Line;
  solution: Line;
  givens: number;
};

/** Puzzles that meet constraints, with their guarantees */
export type AnswerGenerate = {
  type: "generate";
  /** `out_of_budget` or `exhausted` if there are fewer puzzles than requested; exhausted: there are no more */
  status: "found" | "out_of_budget" | "exhausted";
  /** the puzzles, no two equivalent */
  puzzles: Generated[];
  /** how many were tried */
  tried: number;
  /** how they were made */
  engine: "fresh" | "local_search" | "masked" | "vicinity" | "automorphic" | "controlled";
  /** the stream from which the next question continues */
  stream: number;
};
