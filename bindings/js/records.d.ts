// Made by scripts/renew-bindings.py from docs/deduku.schema.json. Do not edit.

/** 1 to 9 */ export type Digit = number;
/** in ascending order */ export type Digits = Digit[];
export type Cell = string;
/** of a row, column or box */ export type NumberValue = number;
export type House = string;
export type HouseKind = "row" | "column" | "box";
/** 81 cells, row by row */ export type Line = string;
/** 81 cells, or 729 pencil marks */ export type Puzzle = string;

export type Grid = {
  /** all digits on the board, 81 characters */ line: Line;
  /** only the digits of the puzzle, 81 characters */ givens: Line;
  /** the candidates of each cell as ascending digits, `"147"`; `""` for a cell with a digit */ candidates: string[];
};

export type Candidate = {
  /** as `"r4c7"` */ cell: Cell;
  /** the same as numbers */ row: NumberValue;
  /** the same as numbers */ column: NumberValue;
  /** 1 to 9 */ digit: Digit;
};

/** A candidate that is placed or eliminated, and the reason */
export type Effect = {
  /** why this candidate is placed or eliminated; null if the step does not state it */ because?: {
    /** the kind of reason */
    kind: "alternatives" | "house" | "needed" | "deadly" | "colour" | "combinations" | "assumption" | "branches" | "image" | "cell" | "place";
    /** the cells that the kind refers to */ cells: Cell[];
    /** the houses that the kind refers to, `"row 4"` */ houses: House[];
    /** the digits that the kind refers to */ digits: Digits;
    /** a clause about the candidate, `"it sees r1c2, r4c5, one of which is 7"` */ text: string;
  } | null;
} & Candidate;

export type LinkEnd = {
  digit: Digit;
  /** the cells that share the digit */ cells: Cell[];
};

export type Link = {
  /** the end that implies the other one */ from: LinkEnd;
  /** the end that is implied */ to: LinkEnd;
  /** the kind of link */ kind: "strong" | "weak";
  /** why */ reason: "cell" | "house" | "als";
  /** the house, `"row 4"`, if it is the reason */ house: House | null;
  /** the set, as an index in `parts` (from 0), if it is the reason */ part: number | null;
};

export type Branch = {
  /** the conclusions in order: the first node is the assumption, the last one the conclusion */ nodes: {
    /** the cell, or the cells of which one contains the digit */ cells: Cell[];
    /** the digit of the node */ digit: Digit;
    /** whether the digit is in one of the cells, or in none */ is_true: boolean;
    /** why the node follows */
    cause: "assumption" | "cell" | "row" | "column" | "box" | "contradiction" | "trial" | "outer" | "guardian" | "locking" | "hidden_pair" | "naked_pair" | "x_wing" | "chain";
    /** the nodes from which it follows, as indices in `nodes` (from 0), all before it */ parents: number[];
    /** only with the cause `trial`: the branch that proves it, as an index in `branches` (from 0), after this one */
    branch?: number;
    /** only with the cause `chain`: the chain that eliminates it, or one for each alternative, as indices in `branches` (from 0), after this one */
    branches?: number[];
  }[];
  /** the same in one line, `"r9c3=7 -> r89c1<>7 -> r4c1=7; ..."` */ text: string;
};

/** The role of a cell in the pattern */
export type Role = "body" | "pivot" | "pincer" | "fin" | "endo_fin" | "floor" | "roof" | "partner" | "colour_a" | "colour_b" | "als" | "equal_set" | "stem" | "guardian" | "base_cell" | "target" | "mirror" | "s_cell" | "fixed_cell" | "image";

export type Evidence = {
  /** the digits of the pattern */ digits: Digits;
  /** the houses to mark */ houses: {
    role: "base" | "cover" | "cross_line" | "goal";
    /** `"row 4"` */ house: House;
    kind: HouseKind;
    /** 1 to 9 */ number: NumberValue;
    /** its nine cells */ cells: Cell[];
    /** only if two fish are shown as one step, and only for cover houses: the fish to which the house belongs, `[0]`, `[1]` or `[0, 1]` */
    fish?: (0 | 1)[];
  }[];
  /** the cells to mark */ parts: {
    role: Role;
    /** the index of the object with this role, from 0, if there are several: the set of a chain, the petal, the cluster of colours */
    index: number;
    cells: Cell[];
    /** the digits with the role in these cells */ digits: Digits;
  }[];
  /** for a forcing net, the rounds of singles of its deepest branch; for a trial, the rounds until the contradiction: of singles (depth 1), of braids (depth 2), of trials of depth 2 (depth 3); otherwise 0 */
  rounds: number;
  /** for a forcing argument, the links of all its chains; for a whip or braid, its variables; for a trial, the variables of its longest braid: its own for depth 1, otherwise those under its assumptions (10: 10 or more); otherwise 0 */
  length: number;
  /** the single pencil marks to colour, each with its `role`: the digits of each part that are candidates of its cells; a mark appears once for each of its roles */
  candidates: ({role: Role} & Candidate)[];
  /** the arrows to draw; none for forcing arguments */ links: Link[];
  /** for forcing chains and nets, and for kraken fish: the consequences of each alternative, or of the one assumption that leads to a contradiction; for trials: the branch of the assumption, then those of the assumptions within it */
  branches: Branch[];
  /** only for counting arguments: houses, each with the digits that occur at most once in it; there are as many as counted cells */
  constraints?: DigitsByHouse;
  /** only if the argument rests on a symmetry: moves of cells and a relabelling of the digits that leave the givens unchanged, and therefore the single solution; the new places of row 1, row 2 and so on */
  symmetry?: Symmetry;
};

export type Level = "beginner" | "easy" | "medium" | "hard" | "expert" | "master" | "extreme" | "nightmare";
export type DigitsByCell = {cell: Cell; digits: Digits}[];

export type DigitsByHouse = {
  /** `"row 4"` */ house: House;
  kind?: HouseKind;
  number?: NumberValue;
  digits: Digits;
}[];

/** The premises of a step apart from "at most one" and the givens; null if no proof is known */
export type Premises = {
  /** cells, each of which has a digit */ cells: Cell[];
  /** houses, each with a place for each of its `digits` */ places: DigitsByHouse;
  /** the candidates that must be absent, by cell. Candidates that a given excludes are not listed; a solved cell that is not a given has lost all digits except its own */
  absent: DigitsByCell;
  /** the deadly pattern, by cell: its digits there. At least one cell contains none of them; otherwise there would be a second solution. Empty for steps that do not rest on uniqueness */
  deadly: DigitsByCell;
  /** only for steps that rest on a symmetry: it leaves the givens unchanged, or the candidates and digits of the grid. A candidate is true if its image is, because otherwise the symmetry would lead to a second solution */
  symmetry?: Symmetry;
} | null;

/** The effect of a step and of all free techniques after it */
export type StepProgress = {
  /** the number of additional placements */ placed: number;
  /** the number of additional eliminations */ removed: number;
};

/** the free techniques: `singles`; `locked`, also locked candidates; `subsets`, also subsets */
export type Free = "singles" | "locked" | "subsets";

/** The smallest number of steps that are not free, or its bounds */
export type Fewest = {
  /** no path has fewer */ from: number;
  /** the number on the path; null if no path was found */ to: number | null;
  /** whether `from` and `to` are equal */ proved: boolean;
  /** whether `from` rests on the assumption that fewer candidates never need more steps; up to 2 it never does */
  assumes_monotone: boolean;
  /** the maximum cost of a step, in points; null if it was not determined */ within: number | null;
  /** the free techniques */ free: Free;
  /** the number of steps with different effects that solve the puzzle by themselves; null if not all are known */
  one_steps: number | null;
  /** `solved` if the number is proved, `stuck` if nothing within the cost solves the puzzle, `out_of_budget` if limits ended the search */
  ended: string;
  /** the keys of the techniques whose search a limit cut short: nothing is proved from there on */ cut: string[];
};

/** One deduction of our own ladder */
export type Step = {
  /** the key, `"w_wing"` */ technique: string;
  /** the name for people, `"W-Wing"`; for a form with a separate name, that name, `"W-Ring"` */ name: string;
  /** the form of the technique, 0 if there is only one: see variants */ variant: number;
  /** whether the argument needs a puzzle with exactly one solution */ needs_uniqueness: boolean;
  /** the level of the rung */ level: Level;
  /** the cost of this instance, in points */ cost: number;
  /** only for a step in a list of all: the additional placements and eliminations after applying it and the free techniques */
  progress?: StepProgress;
  /** only for a step in a list of all: whether the free techniques then solve the puzzle */ solves?: boolean;
  /** only with `fewest`: whether the technique of the step is free */ free?: boolean;
  /** the digits to place, each with its reason, `because` */ places: Effect[];
  /** the candidates to eliminate, each with its reason, `because`; eliminations implied by a placement are not listed */
  removes: Effect[];
} & Argument;

/** One step of the scale of Sudoku Explainer, as in its rating */
export type RatedSeStep = {
  /** the producer of the scale, `"naked_pair"`, `"dynamic_chains"` */ technique: string;
  /** the name of its form, for people: `"Claiming"`, `"Turbot Fish"`, `"Dynamic Cell Forcing Chains (+)"` */
  name: string;
  /** with one decimal: `8.3` */ rating: number;
  /** the number of conclusions on which its chains rest; 0 for steps without chains */ complexity: number;
  /** as in a step */ places: Effect[];
  /** as in a step; in the records of `rate`, the removals of a chain that places a digit include the other candidates of its cell */
  removes: Effect[];
};

/** One step of the scale of Sudoku Explainer, with its argument */ export type SeStep = RatedSeStep & Argument;
/** One step of the scale of HoDoKu, with its argument */ export type ExplainedHodokuStep = HodokuStep & Argument;

/** Why a step follows */
export type Argument = {
  /** the grid before the step */ grid: Grid;
  /** why it follows */ evidence: Evidence;
  /** the premises of its proof; null if there is no proof, or if the budget ran out and the proof takes long */
  premises: Premises;
  /** the whole argument and its conclusion; that of a forcing argument has several lines, separated by `\n` */
  sentence: string;
  /** the hint from vague to exact: where to look (one house or one digit, or the digits of an impossible pattern or an exocet); the family; the technique and its houses or digits; the cells of the pattern, those of a chain in order; the whole argument */
  hints: string[];
  /** the step in one line: `"x_wing  {5} base r27 cover c38 body r2c38, r7c38  =>  r4c3<>5"`; on the ladder of a frozen scale with its rating or score, `"x_wing  3.2  {5} ..."` */
  notation: string;
  /** the links in Eureka notation, `"(4)r1c2 = (4)r1c7 - (4)r5c7"`; `""` without links (forcing arguments have `branches`) */
  chain: string;
};

export type HodokuLevel = "Easy" | "Medium" | "Hard" | "Unfair" | "Extreme";

/** One step of the scale of HoDoKu */
export type HodokuStep = {
  /** the line of HoDoKu's step table, `"nice_loop"`, `"als_xz"` */ technique: string;
  /** the name of its form, for people: `"Discontinuous Nice Loop"` */ name: string;
  /** the code of that form in the regression library: `"0707"` */ code: string | null;
  /** its level in that table */ level: HodokuLevel;
  /** the score of the step */ score: number;
  /** as in a step */ places: Effect[];
  /** as in a step */ removes: Effect[];
};

/** The ladder that --ladder reads and deduku techniques writes */
export type Ladder = {
  /** the name of the ladder in reports; not empty */ name: string;
  /** the rungs, in the order in which they are tried; at least one, and no technique more than once */
  rungs: (string | {
    /** the key */ technique: string;
    /** the level of the cost */ level?: Level;
    /** points, 0 to 1000, with at most two decimals; optional in input; default: that of the default ladder */
    cost?: number;
    /** the English name */ name?: string;
    /** its other names in the language of the answer, in English and in other programs; only in the answer of `about` */
    also?: string[];
    /** its names in all other languages, and the names of those techniques of other programs that are found under its name; only in the answer of `about` */
    elsewhere?: string[];
    /** the family, `"single_digit"` */ family?: string;
    /** whether the puzzle must have exactly one solution */ needs_uniqueness?: boolean;
    /** the highest cost of an instance: `cost` and the largest surcharge for the shape of the pattern */
    max_cost?: number;
    /** the lowest rating of the technique in Sudoku Explainer, null if that program lacks it */ se_min?: number | null;
    /** the highest rating of the technique in Sudoku Explainer, null if that program lacks it */
    se_max?: number | null;
    /** the codes of HoDoKu's regression library, separated by spaces if forms of the technique have separate codes */
    hodoku_code?: string | null;
    /** the points that each such step adds to HoDoKu's score */ hodoku_score?: number | null;
  })[];
  /** 2; optional in input */ schema_version?: 2;
};

/** The effort of the search if logic got stuck */
export type Effort = {
  /** digits tried without proof */ guesses: number;
  /** positions visited */ nodes: number;
};

/** How cells are written */ export type Notation = "rc" | "a1" | "k9";

export type RecordHeader = {
  type: "header";
  schema_version: 2;
  /** the version of the program */ version: string;
  /** the commit from which the program was built */ commit: string;
  /** the subcommand */ command: string;
  /** the rating scale; null if nothing is rated */ scale: string | null;
  /** the ladder with all rungs; null if no technique runs */ ladder: Ladder | null;
  /** when techniques that need uniqueness may run; null if no technique runs */
  uniqueness: "auto" | "on" | "off" | null;
  /** the search backend */ search: string | null;
  /** only if something is rated: the limit for one puzzle, as given to `--budget`; null for the standard one */
  budget?: string | null;
  /** only if something is rated: whether puzzles with several solutions are also rated */ blind?: boolean;
  /** only if there is text for people: the language of `--lang`, `"de"` */ language?: string;
  /** only if there is text for people: the notation of `--notation` */ notation?: Notation;
  /** only on the scale of Sudoku Explainer: the version that is reproduced */ se_mode?: "se121" | "fixed";
  /** only with `--free` of `rate`, if it is not `locked`: the free techniques */ free?: Free;
  /** only with `--within` of `rate`: the maximum cost of a step, as given */ within?: string;
  /** only with `--trade-off` */ trade_off?: true;
  /** only with `--spread` */ spread?: {
    /** the number of images of each puzzle */ symmetries: number;
    /** the seed of their random choice */ seed: number;
  };
  /** only with `--spread-ladders` */ spread_ladders?: true;
  /** the checksum of the ladder, `"crc64:cbd71e0ec57ba592"`, over its techniques, their order, and their least and highest costs, as written by `deduku techniques --format checksum`; null if no technique runs */
  ladder_checksum?: Checksum | null;
  /** the options that affect the rows; `fields`, `extra`, `where`, `sort`, `near`, `take`, `sample`, `trace`, `canonical`, `from`, `column` and `lone_digit` if given */
  options?: {
    /** always */ format: string;
  };
  /** the share that was rated, `"2/8"`; null for all */ shard?: string | null;
  /** the numbers that were rated, `"1-64,100"`; null for all */ records?: string | null;
  /** the files of the input */ input?: InputFile[];
};

export type Checksum = string;

/** A file as stored on disk; bytes and checksum are null if it is a pipe or cannot be read */
export type InputFile = {
  /** the name as given */ file: string;
  /** its size on disk; null if it is a pipe or cannot be read */ bytes: number | null;
  /** the checksum of its content; null in the same cases */ checksum: Checksum | null;
};

/** All steps of the least cost on a grid */
export type Round = {
  /** in points */ cost: number;
  technique: string;
  /** the number of steps with different effects */ steps: number;
  /** the number of digits placed */ placed: number;
  /** the number of candidates removed */ removed: number;
};

/** The grid on which no step costs less than the rating */
export type Rest = {
  /** the number of rounds after which it was reached */ rounds: number;
  /** the grid as a line of HoDoKu's library, which every command reads: givens, placed digits and eliminated candidates */
  state: string;
};

/** The number of uses of each technique */ export type Tally = Record<string, number>;
export type RatingStatus = "solved" | "stuck" | "several" | "none" | "unsound" | "out_of_budget";

/** The rating of a puzzle on a scale */
export type Rating = {
  /** as for a rating on one scale; also `"out_of_memory"` and, for a puzzle that cannot be read, `"parse_error"` */
  status: string;
  givens: number;
  ended: string | null;
  r?: number | string | null;
  curve?: Round[];
  rest?: Rest | null;
  cut?: string[];
  trace?: Record<string, unknown>[];
  tally?: Tally;
} & PlayedBoard;

/** A puzzle of the input, and its place */
export type InputPuzzle = {
  /** the position of the puzzle in the input, from 1, counting unreadable puzzles */ n: number;
  /** 81 characters; 729 if the input had pencil marks (9 for each cell, `.` for a missing one) */ puzzle: Puzzle;
  /** the rest of the line after the puzzle */ tail: string;
  /** its source: the file as given, `"-"` for standard input, `"puzzle"` for a puzzle on the command line */
  file: string;
  /** the line on which it begins, from 1 */ line: number;
};

export type RecordRate = {
  /** the subcommand */ type: "rate";
  /** only with `--extra pattern`: as in check */ pattern?: Pattern;
  /** only with `--extra automorphisms`: as in canon */ automorphisms?: number;
} & InputPuzzle & Rating;

/** The solutions of a board, up to two */
export type Solutions = {
  /** the solution; one of them if there are several */ solution: Line | null;
  /** a second solution if there are several */ second_solution: Line | null;
} & PlayedBoard;

export type RecordSolve = {
  /** the subcommand */ type: "solve";
  /** as in rate */ status: string;
  /** the path; empty with `--fast` */ steps: (Step | SeStep | ExplainedHodokuStep)[];
  /** with `--short`: the number of steps that are not listed because nothing depends on them; otherwise null */
  left_out?: number | null;
  /** only if the budget ran out before each step was tested for redundancy: fewer steps might be enough */ cut?: true;
  /** if logic got stuck, with one solution or several: the grid; otherwise null */ stuck?: Grid | null;
  /** the effort of the search if logic got stuck; otherwise both are 0 */ search?: Effort;
  /** only with `--fewest`: the number of steps, and the proved part of it */ fewest?: Fewest;
  ended?: string | null;
  er?: Figure;
  ep?: number | null;
  ed?: number | null;
  level?: HodokuLevel | null;
  score?: number | null;
} & InputPuzzle & Solutions;

export type NumberedStep = {
  type: "step";
  /** the ordinal of the step, from 1 */ n: number;
};

export type RecordStep = NumberedStep & (Step | SeStep | ExplainedHodokuStep);
export type RecordEnd = EndOfSteps | EndOfRate;

export type EndOfSteps = {
  type: "end";
  /** as in rate */ status: string;
  /** the number of steps */ steps: number;
  /** the grid to which they led; with `--solves` the grid of the steps, after the free techniques */ grid?: Grid;
  /** with `--solves`: their maximum cost, in points; null if it was not determined */ within?: number | null;
  /** with `--solves`: whether there are no others within that cost */ complete?: boolean;
  /** with `--solves`: whether the free techniques solve the puzzle */ needless?: boolean;
  /** with `--all`: the keys of the techniques whose search on this grid a limit cut short, so there may be more steps */
  cut?: string[];
};

export type EndOfRate = {
  type: "end";
  /** the number of records of the input, including those that were not rated because they belong to another part */
  records: number;
  /** the checksum of all records between header and end, each with its line feed: CRC-64 as for the input */
  checksum: string;
};

export type Hint = {
  type: "hint";
  /** the subject of the hint */
  status: "found" | "wrong" | "stale" | "mismatch" | "complete" | "stuck" | "several" | "none" | "out_of_budget";
  /** the requested level, 1 to 5 */ level: number;
  /** the hint of that level, or the reason why there is no hint. Mistakes are also revealed by levels: their existence; their boxes; their cells (3 and 4); the mistakes themselves */
  text: string;
  /** a caveat: the puzzle has several solutions, or the step is from another ladder */ note: string | null;
  /** the placed digits that are in no solution of the puzzle; all of them at every level */ wrong: Candidate[];
  /** placed digits that are in no solution of the puzzle together, although there are solutions without any one of them */
  clash: Candidate[];
  /** the cells whose pencil marks lack the digit of the solution; all of them at every level */ missing: Cell[];
  /** cells whose pencil marks contradict every solution of the puzzle: each cell by itself, or all together if no single cell does */
  lacking: Cell[];
  /** the pencil marks of a digit that is already placed in a house of their cell */ stale: Candidate[];
};

/** A hint on our own ladder, or on another ladder of the same techniques; ladder and step are null if there is no step */
export type OwnHint = {
  /** the name of the ladder of the step; null without a step */ ladder: string | null;
  /** the whole next step, for applications that reveal it gradually; its form depends on `ladder`: `"se"`, `"hodoku"`, or another ladder */
  step: Step | null;
} & Hint;

/** A hint on the ladder of Sudoku Explainer; ladder and step are null if there is no step */
export type SeHint = {
  /** the name of the ladder of the step; null without a step */ ladder: "se" | null;
  /** the whole next step, for applications that reveal it gradually */ step: SeStep | null;
} & Hint;

/** A hint on the ladder of HoDoKu; ladder and step are null if there is no step */
export type HodokuHint = {
  /** the name of the ladder of the step; null without a step */ ladder: "hodoku" | null;
  /** the whole next step, for applications that reveal it gradually */ step: ExplainedHodokuStep | null;
} & Hint;

export type RecordHint = OwnHint | SeHint | HodokuHint;

/** Whether a candidate is true or false */
export type Truth = {
  /** the steps that the answer depends on */
  status: "shown" | "held" | "excluded" | "unmarked" | "unreached" | "undecided" | "none" | "unsound" | "out_of_budget";
  /** the cell of the candidate in question */ cell: Cell;
  /** its digit */ digit: Digit;
  /** whether the digit is in the cell; null if unknown */ is_true: boolean | null;
  /** the decisive digit on the board, in the cell itself or in one of its houses */ holder: Candidate | null;
  /** whether the checker has proved each of these steps; null unless `status` is `"shown"` */ proved: boolean | null;
  /** only if the budget ran out before all attempts to reduce the steps: there may be a shorter reason */ cut?: true;
  /** if the candidate is `"undecided"`: a solution in which it is true */ with: Line | null;
  /** if the candidate is `"undecided"`: a solution in which it is false */ without: Line | null;
};

/** Why a candidate is true or false */
export type Why = {
  /** only the steps on which the answer rests; each applies to the grid after the previous ones */ steps: Step[];
} & Truth;

export type RecordWhy = {type: "why"} & Why & PlayedBoard;

/** The mistakes on a board in progress */
export type Progress = {
  /** the relation of the board to the solutions of the puzzle */
  status: "right" | "wrong" | "several" | "none" | "mismatch";
  /** the number of digits that the player has placed */ entries: number;
  /** the whole answer in words */ text: string;
  /** the placed digits that are in no solution of the puzzle */ wrong: Candidate[];
  /** for each of them, in reading order, the reason why it is impossible: the fields of why after `type`. The steps start from the board without its wrong digits and without its marks; if others clash, from the givens */
  refutations: Why[];
  /** placed digits that are in no solution of the puzzle together, although there are solutions without any one of them */
  clash: Candidate[];
  /** the digits that are in every remaining solution, but not in the pencil marks of their cells */
  missing: Candidate[];
  /** cells whose pencil marks contradict every solution of the puzzle: each cell by itself, or all together if no single cell does */
  lacking: Cell[];
  /** the pencil marks of a digit that is already placed in a house of their cell, so that they can be removed */
  stale: Candidate[];
};

/** The mistakes on a board in progress, without the reasons */
export type BoardFaults = {wrong: Candidate[]; clash: Candidate[]; missing: Candidate[]; lacking: Cell[]};

/** The judgement of a move */
export type Assessment = {
  /** the relation of the board before the move to the solutions of its puzzle; or the limit that ended the search */
  status: "right" | "several" | "wrong" | "none" | "out_of_budget" | "stopped";
  /** whether the move breaks no rule on the board. It breaks a rule if it places a digit in a filled cell, places a digit that is already in a house of its cell, or removes the digit of a cell */
  legal: boolean;
  /** whether every solution that the board leaves agrees with it; if the board is wrong, the only solution of its puzzle; null if there is no solution */
  true: boolean | null;
  /** whether it places a digit that is not yet on the board, or removes a candidate that is */ new: boolean;
  /** whether a single step leads to everything new in it, and possibly more; null if the board has no solution, or if unknown */
  follows: boolean | null;
  /** the key of the cheapest technique that leads to it; null if it does not follow */ technique: string | null;
  /** the cost of that step, in points */ cost: number | null;
  /** the cost of the cheapest step of the board, in points; null if no step is within the requested cost */
  cheapest: number | null;
  /** whether a step of the claimed technique leads to it; null if no technique is claimed, or if unknown */
  named: boolean | null;
  /** for a bad move, the first of these that applies; null for a good move, and if it was not decided whether it follows */
  fault: "breaks_rule" | "false" | "no_solution" | "already_known" | "guess" | "other_technique" | null;
  /** the first part of the move that breaks a rule, or otherwise the first that contradicts the solution; null if no part does */
  denied: Candidate | null;
  /** only for a wrong board: `wrong`, `clash`, `missing` and `lacking` as in check-progress */ faults?: BoardFaults;
  /** only on request: the step in words; for a wrong move the reason, for a wrong board its mistakes; null if there is neither */
  why?: string | null;
};

/** A move in a list that cannot be judged */ export type RefusedMove = {type: "assess"; error: ErrorValue};
export type RecordAssess = {type: "assess"} & Assessment;
export type RecordCheckProgress = {type: "check-progress"} & Progress;

export type RecordProve = {
  type: "prove";
  /** the proved statement */ status: "solved" | "several" | "none" | "unsound";
  /** 81 digits; null if there is no solution, or if it was not requested */ solution: Line | null;
  /** the number of clauses of the puzzle; null if they were not written */ clauses: number | null;
  /** the number of steps of the path; if it is unsound, up to the step that does not follow */ steps: number;
  /** the number of digits that the path does not place */ searched: number;
  /** the size of the proof; null if no proof was written */ proof: {
    lemmas: number;
    /** the maximum that a checker holds at the same time */ most_lemmas: number;
    /** the number of hints in all lemmas */ hints: number;
    bytes: number;
  } | null;
};

export type RecordVerify = {
  type: "verify";
  /** the position of the path in the input, from 1 */ n: number;
  /** as written in the path */ puzzle: string | null;
  /** the file in which the path begins */ file: string;
  /** the line on which it begins */ line: number;
  /** whether the path is proved */
  status: "proved" | "unproved" | "false_premise" | "out_of_budget" | "no_premises" | "unsolved" | "invalid";
  /** the number of steps of the path */ steps: number;
  /** whether all steps are proved and fill the grid */ solved: boolean;
  /** the fault of the first refused step; null if all are proved */ refusal: {
    /** the number of the step, from 1; null if the fault is not in a step */ step: number | null;
    /** the technique of that step, as written */ technique: string | null;
    /** the effect without a proof; if `is_true`, the step places it; otherwise it removes it */
    conclusion: {is_true: boolean} & Candidate | null;
    /** if it does not follow: candidates that, if all are true, break no rule, satisfy every premise and contradict the conclusion */
    assignment: Candidate[];
    /** the absent candidates of the premises that are present */ present: Candidate[];
    /** the same in words */ text: string;
  } | null;
};

/** The comparison of a board with its puzzle, if it contains more */
export type PlayedBoard = {
  /** only if the board contains more than its puzzle: the additional content, and its relation to the givens */
  in_progress?: InProgress;
};

/** A board compared with its puzzle, the givens */
export type InProgress = {
  /** the relation of the board to the solutions of the givens, as in check-progress */
  status: "right" | "wrong" | "several" | "none";
  /** the number of digits that are not givens */ entries: number;
  /** the number of candidates that its digits leave, but its pencil marks lack */ struck: number;
  /** whether the givens alone are a puzzle with one solution, as in check */
  puzzle: "unique" | "several" | "none" | "invalid";
  /** the number of solutions of the givens alone, up to 10000 */ solutions: number;
  /** whether these are all */ exhausted: boolean;
  /** as in check-progress */ wrong: Candidate[];
  /** as in check-progress */ clash: Candidate[];
  /** as in check-progress */ missing: Candidate[];
  /** as in check-progress */ lacking: Cell[];
};

/** Whether a board is a proper puzzle */
export type Findings = {
  /** whether the whole board has one solution; `in_progress` has the result for the givens alone */
  status: "unique" | "several" | "none" | "invalid";
  /** the number of givens */ givens: number;
  /** the first repeated digit */ conflict: {
    /** `"row 4"` */ house: House;
    kind: HouseKind;
    number: NumberValue;
    digit: Digit;
    /** both */ cells: Cell[];
  } | null;
  /** no solution, the only one, or two different ones */ solutions: Line[];
  /** the empty cells without a candidate, because of which there is no solution */ without_candidate: Cell[];
  /** the digits without a place in a house, because of which there is no solution */ without_place: {
    digit: Digit;
    /** `"row 4"` */ house: House;
    kind: HouseKind;
    number: NumberValue;
  }[];
  /** whether every given is needed for uniqueness; null unless the givens alone have exactly one solution */
  minimal: boolean | null;
  /** the givens that are redundant by themselves */ redundant: Cell[];
  /** the symmetry of the pattern of the givens */ pattern: Pattern;
  /** as in canon */ automorphisms: number;
} & PlayedBoard;

/** The rotations and reflections that leave the pattern of the givens unchanged */
export type Pattern = "none" | "half_turn" | "quarter_turn" | "left_right" | "top_bottom" | "both_axes" | "diagonal" | "antidiagonal" | "both_diagonals" | "full";

export type RecordCheck = {
  /** the subcommand */ type: "check";
} & InputPuzzle & Findings;

/** The number of solutions of a board */
export type Counted = {
  /** `"counted"` */ status: string;
  /** the number of solutions found */ count: number;
  /** the number at which counting stops; null if there is no limit */ limit: number | null;
  /** whether these are all; false if the limit stopped the count */ exhausted: boolean;
} & PlayedBoard;

export type RecordCount = {
  /** the subcommand */ type: "count";
} & InputPuzzle & Counted;

/** The canonical form of a board */
export type Canonical = {
  /** `"canonical"` */ status: string;
  /** the canonical form, written like `puzzle` */ form: Puzzle;
  /** a symmetry that produces it: arrays of nine numbers 1 to 9 list the new places of row 1, row 2 and so on */
  symmetry: Symmetry;
  /** the number of symmetries (moves of cells with a relabelling of the occurring digits) that leave the puzzle unchanged; at least 1 */
  automorphisms: number;
};

export type Symmetry = {
  /** applied first */ transpose: boolean;
  rows: NumberValue[];
  columns: NumberValue[];
  digits: NumberValue[];
};

/** A description of a technique */
export type RecordTechnique = {
  /** the subject of the record */ type: "technique";
  /** the key */ technique: string;
  /** its name in the requested language */ name: string;
  /** the family, `"single_digit"` */ family: string;
  /** the level of its least cost */ level: Level;
  /** the cost of its cheapest step on the ladder, in points */ cost: number;
  /** the cost of its costliest step, in points */ max_cost: number;
  /** its lowest rating in Sudoku Explainer, null if that program lacks it */ se_min: number | null;
  /** its highest rating in Sudoku Explainer, null if that program lacks it */ se_max: number | null;
  /** the codes of HoDoKu's regression library, separated by spaces if its forms have separate codes */
  hodoku_code: string | null;
  /** the points that each such step adds to HoDoKu's score */ hodoku_score: number | null;
  /** whether the puzzle must have exactly one solution */ needs_uniqueness: boolean;
  /** a description; null in WebAssembly */ what: string | null;
  /** why it holds, in words; null in WebAssembly */ why: string | null;
  /** the cost of a step as a formula: `6.60 + 0.15 for every 2 links beyond 4, at most 7.80`; null if all steps cost the same */
  cost_by: string | null;
  /** its names: by language (`en`, `zh`, `de`), with its main name first, and by program (`sudokuwiki`, `hodoku`, `se`, `sukaku`, `kazusa`, `csp`), if the program has a name for only this technique */
  names: Record<string, string[]>;
  /** a step of it, with the grid on which it was found; null in WebAssembly */ example: Step | null;
  /** a puzzle that needs it, 81 characters; null in WebAssembly */ puzzle: string | null;
  /** the ladder on which the puzzle needs it. With `default`, everything else that costs no more does not solve the puzzle, or its R is higher without the technique. If no known puzzle is like that, it is a short ladder in the syntax of `--techniques`, which solves the puzzle, but not without the technique. Null in WebAssembly */
  puzzle_techniques: string | null;
};

/** A technique of other programs that Deduku does not have */
export type RecordPeerTechnique = {
  /** the subject of the record */ type: "peer_technique";
  /** its name in the table */ name: string;
  /** its names elsewhere */ names: string[];
  /** whether its steps are found as steps of the nearest techniques, whose records follow; otherwise Deduku lacks it, or it is not a deduction */
  found: boolean;
  /** the keys of the techniques that find its steps, or are most similar */ nearest: string[];
  /** an English sentence on its frequency, or on the reason why Deduku lacks it */ remark: string;
};

export type RecordExport = {
  /** the subcommand */ type: "export";
  /** the position of the puzzle in the input, from 1, counting omitted puzzles */ n: number;
  /** the fingerprint of `puzzle`: a 128-bit FNV-1a hash, as 32 hexadecimal digits */ id: string;
  /** 81 characters; 729 if the input had pencil marks (9 for each cell, `.` for a missing one) */ puzzle: Puzzle;
  /** its only solution, 81 digits */ solution: Line;
  /** the rest of the line after the puzzle */ tail: string;
  /** its number of givens */ givens: number;
  /** the fingerprint of its canonical form: the same for all equivalent puzzles */ class_id: string;
  /** the fingerprint of the canonical form of its solution: the same for all puzzles of a grid, including equivalent grids */
  grid_id: string;
  /** the number of symmetries that leave the puzzle unchanged, including the identity */ automorphisms: number;
  /** only with `--split`: the part of the data set, which depends on `grid_id` and `--seed` */
  split?: "train" | "validation" | "test";
  /** how the ratings ended, as in `rate` */ status: string;
  /** how the path ended: `solved`, `stuck`, `out_of_budget` */ ended: string;
  /** the techniques of the path, in the order of their first use */ techniques: string[];
  /** the steps of the path in short form, separated by `;`: see trace */ trace: string;
  /** only with `--text`: the sentence of each step, or its effects as calls, `"place(5, 4, 1)"` */ text?: string[];
  /** only with `--states`: boards along the path */ states?: {
    /** the number of steps of the trace before it */ at: number;
    /** all digits on the board, 81 characters */ board: Line;
    /** 729 characters, 9 for each cell, `.` for an absent candidate; a cell with a digit has only that digit */
    candidates: string;
    /** only with `--negatives`: wrong moves in this state; each has `move`, `"r4c5=7"` or `"r4c5<>7"`, and its `fault` from assess */
    negatives?: {
      /** its placements or eliminations */ move: string;
      /** its fault as in `assess` */ fault: string;
    }[];
  }[];
};

export type RecordCanon = {
  /** the subcommand */ type: "canon";
  /** only for the second of two puzzles on the command line: the symmetry from the first to it; null if they are not equivalent */
  from_first?: null | Symmetry;
} & InputPuzzle & Canonical;

export type RecordRepetition = {
  /** the subcommand */ type: "canon";
  /** its relation to the earlier puzzle; alike puzzles share more givens than `--alike` */
  status: "equivalent" | "alike";
  /** the first equivalent puzzle, or the most similar of the earlier ones */ earlier: {
    /** as for the puzzle */ n: number;
    tail: string;
    file: string;
    line: number;
  };
  /** only if they are alike: the number of givens that they have in common, the same digit in the same cell */
  common?: number;
  /** only if they are alike: the same in percent of the givens of the puzzle with fewer, rounded down */
  percent?: number;
} & InputPuzzle;

export type RecordMinimise = {
  /** the subcommand */ type: "minimise";
  /** whether there is a minimal puzzle */ status: "minimal" | "several" | "none";
  /** the minimal puzzle; null if `status` is not `"minimal"` */ minimal: Line | null;
  /** its number of givens; null in the same case */ givens: number | null;
} & InputPuzzle & PlayedBoard;

export type RecordRandom = {
  type: "random";
  /** the number of the puzzle, from 1 */ n: number;
  /** a minimal puzzle */ puzzle: Line;
  /** its solution */ solution: Line;
  /** its number of givens */ givens: number;
  /** the seed that produces only this puzzle, here and in the method random */ seed: number;
};

/** Constraints on generated puzzles */
export type Wishes = {
  /** the minimum number of givens */ least_givens?: number;
  /** the maximum number of givens */ most_givens?: number;
  /** no given can be removed */ minimal?: boolean;
  /** no given can be removed together with its images under the symmetry */ orbit_minimal?: boolean;
  /** a symmetry that the pattern of the givens must have */ symmetry?: Pattern;
  /** the pattern has no further symmetry */ exact_symmetry?: boolean;
  /** the pattern of the givens, 81 characters: `.` for an empty cell, `x` for any digit, or a digit */ mask?: string;
  /** a condition on fields of `rate`, in the syntax of `--where` */ where?: string;
  /** a technique without which R is higher, on the default ladder */ needs?: string;
  /** such a technique with a step whose cost is R */ exactly?: string;
  /** techniques and families without which the default ladder solves the puzzle */ without?: string[];
  /** the puzzle near which the others must be, or with which the search begins */ like?: string;
  /** the vicinity: the numbers of givens removed and of others added, as in `{-2+1}`, `{-2+1}x3` for at most three rounds, or `2` */
  vicinity?: string;
  /** the probability distribution of puzzles */ distribution?: "natural" | "uniform" | "controlled";
  /** the movement of cells that maps the puzzle to itself with other digits: `any`, or one of the kinds of the command */
  automorphic?: string;
  /** no two puzzles of the run have more than this percentage of their givens in common, or equivalent solutions; 0: no restriction */
  unlike?: number;
};

export type Guarantee = {
  /** the guarantee */
  key: "unique" | "givens" | "minimal" | "orbit_minimal" | "pattern" | "mask" | "vicinity" | "automorphic" | "distribution" | "where" | "needs" | "exactly" | "without";
  /** the same in words, with the way it was established */ sentence: string;
  /** its evidence, by name: `solution`; `second_solutions`, one for each removed given or group of givens; `pattern`; `path`, the puzzles from that of `like` on; `kind`, `transposes`, `rows`, `columns`, `digits` and `automorphisms`; `weight`; the fields of a condition; `technique`, `r`, `r_without`, and `stuck_at`, the state in which the ladder without the technique has no step that costs less than `r_without` */
  evidence: Record<string, unknown>;
};

/** How puzzles are made */
export type Engine = "fresh" | "local_search" | "masked" | "vicinity" | "automorphic" | "controlled";

export type Generated = {
  /** the puzzle */ puzzle: Line;
  /** its solution */ solution: Line;
  /** its number of givens */ givens: number;
  /** the seed */ seed: number;
  /** the stream of the seed from which it comes */ stream: number;
  /** its position in the stream, from 0 */ place: number;
  /** the start of the stream from which it comes, from 0: a random full grid, or the puzzle of `like` */ start: number;
  /** the engine that made it */ engine: Engine;
  /** the version of the program: other versions may make other puzzles from the seed */ version: string;
  /** the constraints */ wishes: Wishes;
  /** only if it was drawn with controlled bias: C(81, givens), an integer */ weight?: string;
  /** its guarantees with their evidence */ guarantees: Guarantee[];
};

export type RecordGenerate = {
  type: "generate";
  /** the number of the puzzle, from 1 */ n: number;
} & Generated;

export type RecordBook = {
  type: "book";
  /** the version of the program */ version: string;
  /** the title */ title?: string;
  /** the author */ author?: string;
  /** the lines on the back of the title page */ imprint?: string[];
  /** the date on the title page, `2026-11-26` */ date?: string;
  /** the size of the pages, as for `--paper` */ paper: string;
  /** the margins, as for `--margins` */ margins?: string;
  /** whether inner and outer margins alternate, for binding */ mirrored: boolean;
  /** the gutter, as for `--gutter` */ gutter?: string;
  /** the bleed beyond the trimmed edges */ bleed?: string;
  /** the number of puzzles per page, or `auto` */ per_page?: string | number;
  /** the number of solutions per page, or `auto` */ solutions?: string | number;
  /** the hints, on pages before the solutions */ hints?: "none" | "first" | "technique" | "path";
  /** the form in which the difficulty of a puzzle is printed */
  difficulty?: "none" | "words" | "stars" | "r" | "daily" | "work" | "minutes";
  /** whether text has at least 16 points */ large_print?: boolean;
  /** the size of digits, in per cent of a cell */ digit_size?: number;
  /** the weight of given digits */ digit_weight?: "regular" | "bold";
  /** the weight of lines, in per cent of the default */ line_weight?: number;
  /** the font */ font?: string;
  /** the language of the pages */ language: "en" | "de" | "zh";
  /** the seed of the first level; each further level has the next one */ seed: number;
  /** no two puzzles have more than this percentage of their givens in common; 0: no restriction */ unlike: number;
  /** lists of earlier volumes */ not_in?: string[];
  /** its levels */ levels: BookLevel[];
  /** the puzzles of all levels, one after the other; if omitted, they are made */ puzzles: BookPuzzle[];
};

export type BookLevel = {
  /** its name, on the page before its puzzles and in the table of contents */ name: string;
  /** its number of puzzles */ count: number;
  /** the required class of all of them */ class?: Level;
  /** further constraints on them */ wishes?: Wishes;
};

export type BookPuzzle = {
  /** the puzzle */ puzzle: Line;
  /** its solution */ solution: Line;
  /** the seed of its level */ seed: number;
  /** the stream of the seed from which it comes */ stream: number;
  /** its position in the stream, from 0 */ place: number;
  /** its R; omitted if the budget ran out before it was known */ r?: string;
  /** its class; omitted in the same case */ class?: Level;
};

export type RecordStats = {
  type: "stats";
  /** the number of rows */ puzzles: number;
  /** the fields with the frequency of each value */ fields: {
    /** its name */ field: string;
    /** null unless all of its values are numbers */ quantiles: Quantiles | null;
    values?: {
      /** null for rows without one */ value: string | null;
      count: number;
      /** only for at most three rows: the numbers of their puzzles, after the file if there are several files */
      puzzles?: string[];
    }[];
    /** for a field with bins: the number of rows without a value */ without_value?: number;
    /** instead of `values` if there are more than 100 different numbers */ bins?: {
      /** the lower end of the bin */ from: number;
      /** the lower end of the next bin */ below: number;
      count: number;
    }[];
  }[];
  /** the rank correlation of every pair of fields whose values are all numbers or levels. If there are more than 400,000 rows, an even sample is used */
  correlations: {
    a: string;
    b: string;
    /** the number of rows with both */ puzzles: number;
    /** Spearman's rank correlation; null if one of the fields is constant */ spearman: number | null;
  }[];
  /** the frequency of each combination of values of the two fields of `--cross`; null without that option */
  cross: CrossTable | null;
};

/** the distribution of the numbers; `>=5` counts as 5 */
export type Quantiles = {
  /** the least number */ least: number;
  /** the lower quartile */ lower_quartile: number;
  /** the median */ median: number;
  /** the upper quartile */ upper_quartile: number;
  /** the ninth decile */ ninetieth: number;
  /** the greatest number */ greatest: number;
  /** their mean */ mean: number;
};

export type CrossTable = {
  /** the first field */ rows: string;
  /** the second field */ columns: string;
  /** the combinations of values that occur */ cells: {row: string | null; column: string | null; count: number}[];
};

export type RecordAgainst = {
  type: "against";
  /** the table */ file: string;
  /** the name of the column of times, or its number if it has no name */ column: string;
  /** the number of puzzles with a time */ puzzles: number;
  /** the number of puzzles without a time */ without_time: number;
  /** the figures that are numbers or levels */ figures: {
    /** its name */ figure: string;
    /** the number of puzzles with the figure and a time */ puzzles: number;
    /** Spearman's rank correlation of the figure with the times; null if the figure or the time is constant */
    spearman: number | null;
  }[];
};

export type RecordCompare = {
  type: "compare";
  /** the number of puzzles in both files */ puzzles: number;
  /** the number of those that differ in a field */ differ: number;
  /** the number of puzzles only in the first file */ only_in_a: number;
  /** the number of puzzles only in the second file */ only_in_b: number;
  /** the fields that differ */ fields: {
    field: string;
    /** the number of puzzles with different values */ differs: number;
    /** the least change from A to B; null for other values than numbers */ least: number | null;
    /** the greatest change */ greatest: number | null;
    /** the mean change */ mean: number | null;
    /** the first examples */ examples: {n: number; a: string; b: string}[];
  }[];
};

/** A fault and its place */
export type Fault = {
  /** from 1; 0: no such place */ line: number;
  /** from 1; 0: no such place */ column: number;
  /** one sentence */ message: string;
  /** the kind of fault, for programs that have their own wording: a row of faults.def; only if the text of a puzzle cannot be read */
  key?: string;
  /** with `key`: the values in the sentence, numbers, texts, or `{"key": "tab"}` for words that also have a key */
  values?: Record<string, unknown>;
};

export type RecordError = {
  /** the type of the record; `"end"` for `steps` */ type: string;
  /** the position of the puzzle in the input, from 1 */ n: number;
  status: "parse_error";
  /** the fault and its place */ error: {
    /** `"-"` for standard input */ file: string;
  } & Fault;
};

/** A board as the parameter of a question: all digits, those of the puzzle, pencil marks */
export type Board = {digits: Line; givens: Line; marks: Digits[] | null};

/** The reason why a question has no answer, or a record cannot be read */
export type ErrorValue = {
  code: "bad_json" | "unknown_method" | "bad_parameter" | "parse_error" | "impossible" | "stopped";
} & Fault;

/** The presentation of a step, on request */
export type Drawn = {
  /** a picture, on request */ svg?: string;
  /** the argument as HTML, on request */ html?: string;
};

/** A step of our own ladder in a list of them */ export type ListedStep = NumberedStep & Step & Drawn;

/** A step of the scale of Sudoku Explainer in a list of them */
export type ListedSeStep = NumberedStep & SeStep & Drawn;

/** A step of the scale of HoDoKu in a list of them */
export type ListedHodokuStep = NumberedStep & ExplainedHodokuStep & Drawn;

/** A step on which a conclusion rests */ export type DrawnReason = Step & Drawn;

/** The version and abilities of this library */
export type AnswerAbout = {
  type: "about";
  version: string;
  schema_version: 2;
  /** counts incompatible changes of the protocol */ protocol_version: 1;
  methods: string[];
  formats: {name: string; description: string; readable: boolean; writable: boolean}[];
  scales: {name: string; description: string}[];
  languages: string[];
  notations: string[];
  families: {key: string; name: string}[];
  levels: {
    key: string;
    name: string;
    /** the least cost, in points */ cost: number;
  }[];
  ladders: string[];
  ladder: Ladder;
};

/** Descriptions of the techniques with a name */
export type AnswerTechnique = {type: "techniques"; records: (RecordPeerTechnique | RecordTechnique)[]};

/** A board, with its conflicts and candidates by the rules of Sudoku */
export type SeenBoard = {
  /** 81 characters; 729 for pencil marks */ puzzle: Puzzle;
  /** the board */ board: Board;
  /** the cells whose digit occurs twice in a house */ conflicts: Cell[];
  /** pencil marks of a digit that is already placed in a house of their cell */ stale: Candidate[];
  /** for each cell, the digits that are not yet in any of its houses */ allowed: DigitsOfCells;
  /** those of these digits that the marks of the cell lack */ struck: DigitsOfCells;
};

/** A board from a text, or the given one */
export type ReadRecord = {
  /** its number in the text, from 1 */ n: number;
  /** the line on which it begins; null: it is not from a text */ line: number | null;
  /** the name of its format; null: it is not from a text */ format: string | null;
  /** the text after the puzzle */ tail: string;
  error: null;
} & SeenBoard;

/** The reason why a board in a text cannot be read */
export type UnreadableRecord = {n: number; line: number; error: ErrorValue};

export type DigitsOfCells = Digits[];

export type AnswerRead = {
  type: "read";
  format: string | null;
  records: (ReadRecord | UnreadableRecord)[];
  more: boolean;
  passed_over: {line: number; lines: number} | null;
};

export type AnswerWrite = {type: "write"; format: string; text: string};
/** Whether a board is a proper puzzle */ export type AnswerCheck = {type: "check"; puzzle: Puzzle} & Findings;
/** The number of solutions of a board */ export type AnswerCount = {type: "count"; puzzle: Puzzle} & Counted;

/** The solution, found by search */
export type AnswerSolve = {
  type: "solve";
  puzzle: Puzzle;
  /** the number of solutions */ status: "solved" | "several" | "none";
} & Solutions;

/** The common fields of ratings on all scales */
export type RatedPuzzle = {
  type: "rate";
  puzzle: Puzzle;
  /** the validity of the puzzle, or the end of its rating */ status: RatingStatus;
  /** the number of givens */ givens: number;
  /** the end of the steps of the rating: `"solved"`, `"stuck"` or `"out_of_budget"`; null if the puzzle is not rated. For a puzzle with one solution it is the same as the status. A puzzle with several solutions is rated only with `--blind`; `"several"` then means that steps contradicted each other */
  ended: RatingStatus | null;
  /** only with `--redundant`: the givens that are redundant by themselves; this and the next two are null if the givens do not have exactly one solution */
  redundant?: Cell[] | null;
  /** only with `--redundant`: sets of givens, each an array of cells, that can be removed together and leave a minimal puzzle, the largest first; for a minimal puzzle the empty set */
  removable?: Cell[][] | null;
  /** only with `--redundant`: whether these are all; otherwise there were more than a hundred, or they took too much work */
  removable_complete?: boolean | null;
  /** only with `--neighbours`: the ratings of the puzzle with one given removed, or one added; null if the givens do not have exactly one solution */
  neighbours?: Neighbours | null;
} & PlayedBoard;

/** The neighbours of a puzzle, by their cells */
export type Neighbours = {
  /** the puzzles with one given removed that still have exactly one solution */ removed: Neighbour[];
  /** the puzzles with a digit of the solution added in an open cell */ added: Neighbour[];
};

/** A puzzle with one given removed or added. The figures of its rating are further fields, named as for several scales */
export type Neighbour = {
  /** the cell whose given is removed or added */ cell: Cell;
  /** the digit of that given */ digit: number;
  /** as for the puzzle */ status: RatingStatus;
  [others: string]: number | string | null;
};

/** The number of the step on its path */ export type Ordinal = {n: number};

/** On the scale r */
export type RoundRating = {
  scale: "r";
  /** the rating R, in points: the highest cost of a round; 20.0, or more if the ladder has costs close to it, if `ended` is `"stuck"`. If `ended` is `"out_of_budget"` or `"several"` it is a lower bound, `">=4.50"`; then the fields from here down to `sentence` are null. All of them are null if `ended` is null */
  r: Figure;
  /** the technique of the first round that costs `r`; null if logic gets stuck */ technique: string | null;
  /** the level of that cost; null if logic gets stuck */ class: Level | null;
  /** the number of rounds */ rounds: number | null;
  /** the smallest number of steps in a round that costs `r` */ tightest: number | null;
  /** the number of rounds without a single */ beyond_singles: number | null;
  /** the number of rounds above the level of subsets */ beyond_subsets: number | null;
  /** the sum of the costs of all rounds, in points */ effort: number | null;
  /** an estimate of the time that the puzzle takes: the sum over the rounds of cost cubed (nine times the cost above 3) · (1 + 1/2 + ... + 1/steps) · the share of open cells */
  work: number | null;
  /** the kind of newspaper puzzle that takes about as long: `longer` than their hard ones, or `beyond` the class hard, which newspapers avoid; null if logic gets stuck */
  daily: "easy" | "medium" | "hard" | "longer" | "beyond" | null;
  /** the minutes that the middle half of the players of an app take: `4 to 5`, or `>12` and `<5` outside the measured range; null if logic gets stuck */
  minutes: string | null;
  /** the same in words */ sentence: string | null;
  /** the basis of `minutes`: the quartiles, over puzzles of similar work, of the mean time of the players who finished them; null if `minutes` is */
  minutes_quartiles: Quartiles | null;
  /** the rounds */ curve: Round[];
  /** the grid on which no step costs less than `r`, so that anyone can check that the puzzle needs it. If logic gets stuck, the grid on which it gets stuck */
  rest: Rest | null;
  /** the techniques whose search a limit cut short; if there are any, `r` may depend on the orientation. Empty for almost all puzzles */
  cut: string[];
  /** the effort of the search if logic got stuck; otherwise both are 0. It depends on the orientation */
  search: Effort | null;
  /** only with `--spread-ladders`: the least R on the ladder and on shorter ones, without a family or technique of the rounds or without uniqueness; null if the puzzle is not solved */
  least_r?: number | null;
  /** only with `--spread-ladders`: the omission that lowers R: the key of a family or technique, or `"uniqueness"`; null if nothing lowers it */
  left_out?: string | null;
} & RatedPuzzle;

/** quartiles, in minutes */
export type Quartiles = {
  /** null below the measured range */ lower: number | null;
  /** null beyond the measured range */ median: number | null;
  /** null above the measured range */ upper: number | null;
};

/** On our own ladder */
export type LadderRating = {
  scale: "ladder";
  /** the only solution */ solution: Line | null;
  /** the technique of the first step with the highest cost; null without steps, and unless `ended` is `"solved"` */
  hardest: string | null;
  /** the highest level of a step; null if `hardest` is */ class: Level | null;
  /** the sum of the costs of all steps, in points; if `ended` is `"stuck"`, plus 1,000,000 and one for each node of the search; null unless `ended` is `"solved"` or `"stuck"` */
  score: number | null;
  /** the number of logical steps; 0 if there is no solution, or if there are several and the puzzle is not rated */
  steps: number;
  /** the number of uses of each technique, in the order of the default ladder; only techniques that were used */
  tally: Tally;
  /** the effort of the search if logic got stuck; otherwise both are 0 */ search: Effort;
} & RatedPuzzle;

export type NumberedSeStep = Ordinal & RatedSeStep;
export type NumberedHodokuStep = Ordinal & HodokuStep;

/** On the scale of Sudoku Explainer */
export type SeRating = {
  scale: "ser";
  /** the rating of the hardest step; 20.0 if `ended` is `"stuck"`, because no technique of the scale applies; a lower bound, `">=10.5"`, if it is `"out_of_budget"`; null if there was no step */
  er: Figure;
  /** the rating of the hardest step up to the first placement; null if there was none */ ep: number | null;
  /** the rating of the first step; null if there was none */ ed: number | null;
  /** the number of steps */ steps: number | null;
  /** the first step rated `er`, with `n`, its ordinal from 1; null without such a step */
  hardest: NumberedSeStep | null;
  /** with `--trace`: all steps, each with its ordinal `n` */ trace?: NumberedSeStep[];
} & RatedPuzzle;

/** On the scale of HoDoKu */
export type HodokuRating = {
  scale: "hodoku";
  /** the level of the puzzle, one of those of a HoDoKu step; null if the puzzle is not rated, or the rating stopped early */
  level: HodokuLevel | null;
  /** the sum of the scores of all steps; null in the same cases */ score: number | null;
  /** the number of steps */ steps: number | null;
  /** the first step with the highest score, with `n`, its ordinal from 1 */ hardest: NumberedHodokuStep | null;
  /** with `--trace`: all steps, each with its ordinal `n` */ trace?: NumberedHodokuStep[];
} & RatedPuzzle;

/** The effort of the search */
export type SearchRating = {scale: "search"; guesses: number | null; nodes: number | null} & RatedPuzzle;

/** Whether the puzzle is minimal */
export type MinimalRating = {scale: "minimal"; minimal: "yes" | "no" | null} & RatedPuzzle;

/** The smallest number of steps that are not free */
export type FewestRating = {
  scale: "fewest";
  /** the number of steps; `">=2"` if the search ended at this bound, `"none"` if nothing within the cost solves the puzzle */
  fewest: Figure;
  /** the number of steps of the path found; null without one */ fewest_to: number | null;
  /** the maximum cost of a step, in points */ fewest_within: number | null;
  /** the number of steps with different effects that solve the puzzle by themselves; null if not all are known */
  one_steps: number | null;
  /** `yes`, `no`, or `assumed`: true if fewer candidates never need more steps; null if there is no search */
  fewest_proved: "yes" | "assumed" | "no" | null;
  /** the free techniques */ free: Free;
  /** only with `--trade-off`: from R upwards, each cost at which fewer steps become possible */ trade_off?: {
    /** the cost, in points */ within: number;
    /** no path has fewer steps */ from: number;
    /** a path has this number of steps */ to: number;
  }[];
  /** only with `--trade-off`: `solved` if the curve reaches one step or no costlier step reduces it; otherwise the limit that ended the search */
  trade_off_ended?: RatingStatus;
} & RatedPuzzle;

/** The techniques without which a puzzle is not solved within R */
export type NeedsRating = {
  scale: "needs";
  /** their keys, separated by +; `"none"` if the puzzle needs no technique */ needs: string | null;
  /** the smallest set of techniques that, with the free ones, solve the puzzle within R; in the same form */
  least_techniques: string | null;
  /** R, in points */ needs_r: number | null;
  /** the free techniques */ free: Free;
  /** each technique that is needed */ bottlenecks: {
    /** the key */ technique: string;
    /** R on the ladder without it, in points */ r_without: number;
    /** whether R is exactly this value, and not higher */ exact: boolean;
    /** the grid to which all other steps of cost R or less lead, as a line of HoDoKu's library: only this technique continues */
    bottleneck: string;
  }[];
  /** whether it is proved that fewer techniques do not suffice */ least_proved: boolean;
} & RatedPuzzle;

/** The number of eliminations after which the free techniques solve the rest */
export type AntiBackdoorRating = {
  scale: "anti_backdoor";
  /** the number, up to 2; `">2"` if no pair suffices, `">=1"` if the budget ended the search */ anti_backdoor: Figure;
  /** the number of candidates that suffice by themselves */ anti_backdoors: number | null;
  /** the number of pairs that suffice although neither candidate does by itself; null if not all were tried */
  anti_backdoor_pairs: number | null;
  /** the free techniques */ free: Free;
  /** the number of wrong candidates that the free techniques leave */ false_candidates: number;
  /** the candidates that suffice by themselves */ singly: Candidate[];
  /** the pairs */ pairs: Candidate[][];
} & RatedPuzzle;

/** A text if there is no exact number, ">=5" or "none"; null if the puzzle is not rated */
export type Figure = number | string | null;

export type WRating = {scale: "w"; w: Figure} & RatedPuzzle;
export type GwRating = {scale: "gw"; gw: Figure} & RatedPuzzle;
export type BRating = {scale: "b"; b: Figure} & RatedPuzzle;
export type GbRating = {scale: "gb"; gb: Figure} & RatedPuzzle;
export type TeRating = {scale: "te"; te: Figure} & RatedPuzzle;
export type BxbRating = {scale: "bxb"; bxb: Figure} & RatedPuzzle;
export type BxbbRating = {scale: "bxbb"; bxbb: Figure} & RatedPuzzle;
export type BackdoorRating = {scale: "backdoor"; backdoor: Figure} & RatedPuzzle;
export type SubsetBackdoorRating = {scale: "subset_backdoor"; subset_backdoor: Figure} & RatedPuzzle;

/** The rating on one scale */
export type RatingOnScale = RoundRating | LadderRating | SeRating | HodokuRating | SearchRating | MinimalRating | FewestRating | NeedsRating | AntiBackdoorRating | WRating | GwRating | BRating | GbRating | TeRating | BxbRating | BxbbRating | BackdoorRating | SubsetBackdoorRating;

/** The ratings on the requested scales */ export type AnswerRate = {type: "ratings"; records: RatingOnScale[]};

/** The hints of the levels up to the requested one and, on request, their presentation */
export type ShownHint = {
  /** the hints of the levels up to the requested one */ texts: string[];
  /** a picture that shows no more than the level reveals, on request; null if there is no step */ svg?: string | null;
  /** the argument as HTML that shows no more than the level reveals, on request; null if there is no step */
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
  /** the number of solutions, or the limit that ended the search */
  status: "unique" | "several" | "none" | "out_of_budget";
  /** the steps, cheapest first */ steps: ListedStep[];
  /** the keys of the techniques whose search a limit cut short, so they may have more steps */ cut: string[];
  /** only with `solves`: the free steps before them */ before?: ListedStep[];
  /** only with `solves`: the maximum cost of a step, in points */ within?: number | null;
  /** only with `solves`: whether there are no others within that cost */ complete?: boolean;
  /** only with `solves`: whether the free techniques solve the puzzle by themselves */ needless?: boolean;
  /** only with `solves`: the grid after the free steps */ grid?: Grid;
  /** only with `solves`: the same in words */ text?: string;
};

/** The path of reasons */
export type Path = {
  type: "path";
  puzzle: Puzzle;
  /** as in rate */ status: RatingStatus;
} & Solutions;

/** The path on our own ladder, or on another ladder of the same techniques */
export type OwnPath = {
  /** the name of the ladder */ ladder: string;
  /** the path */ steps: ListedStep[];
  /** only with `short`: the number of steps that are not listed because nothing depends on them; otherwise null */
  left_out: number | null;
  /** only if the budget ran out before each step was tested for redundancy: fewer steps might be enough */ cut?: true;
  /** the grid on which logic got stuck; otherwise null */ stuck: Grid | null;
  /** the effort of the search if logic got stuck; otherwise both are 0 */ search: Effort;
  /** only with `fewest`: the number of steps, and its proved bounds */ fewest?: Fewest;
  /** only with `fewest`: the same in words */ text?: string;
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
  level: HodokuLevel | null;
  score: number | null;
} & Path;

/** The steps from the board to its solution, or to the point where logic ends */
export type AnswerPath = OwnPath | SePath | HodokuPath;

/** A board after a step */ export type AnswerApply = {type: "apply"} & SeenBoard;

/** Why a candidate is true or false */
export type AnswerWhy = {
  type: "why";
  /** the answer in words */ text: string;
  /** the steps that the answer depends on, in order */ steps: DrawnReason[];
  contradiction?: Contradiction | null;
} & Truth & PlayedBoard;

/** The contradiction of a supposed candidate: a cell without candidates, or a digit without a place in a house */
export type Contradiction = {cell: Cell | null; house: House | null; digit: Digit | null; text: string};

/** Whether a step follows */
export type AnswerVerify = {
  type: "verify";
  puzzle: Puzzle;
  /** whether every effect is proved */ status: "proved" | "unproved" | "false_premise" | "out_of_budget";
  /** the premises that the proof uses; null if there is no proof */ used: Premises;
  /** unless it is proved, the first effect without a proof; null if a premise is false */ denied: Candidate | null;
  /** for an unproved effect, candidates that, if all are true, satisfy the premises and contradict it; for a false premise, its absent candidates that are present */
  counterexample: Candidate[];
};

/** The judgement of a move */ export type AnswerAssess = {type: "assess"} & Assessment;

/** The judgements of moves, in the order of the questions */
export type AnswerAssessMany = {type: "assess_many"; records: (AnswerAssess | RefusedMove)[]};

/** The mistakes on a board in progress */ export type AnswerProgress = {type: "progress"} & Progress;
export type AnswerDraw = {type: "draw"; step: number | null; svg: string};
export type AnswerStyleSheet = {type: "style_sheet"; css: string};
export type ExplainedPage = {type: "explain"; status: RatingStatus; html: string; fewest?: Fewest; text?: string};

export type ExplainedMarkdown = {
  type: "explain";
  status: RatingStatus;
  markdown: string;
  pictures: {file: string; svg: string}[];
  fewest?: Fewest;
  text?: string;
};

/** Only with the fewest steps: no path was found, so there is no page */
export type ExplainedFewest = {type: "explain"; status: RatingStatus; fewest: Fewest; text: string};

export type AnswerExplain = ExplainedPage | ExplainedMarkdown | ExplainedFewest;
/** The canonical form of a board */ export type AnswerCanonical = {type: "canonical"; puzzle: Puzzle} & Canonical;

export type AnswerMinimise = {
  type: "minimise";
  puzzle: Puzzle;
  status: "minimal";
  minimal: Line;
  givens: number;
} & PlayedBoard;

export type AnswerRandom = {type: "random"; puzzle: Line; solution: Line; givens: number};

/** Puzzles that meet constraints, with their guarantees */
export type AnswerGenerate = {
  type: "generate";
  /** `out_of_budget` or `exhausted` if there are fewer puzzles than requested; `exhausted`: there are no more */
  status: "found" | "out_of_budget" | "exhausted";
  /** the puzzles, no two equivalent */ puzzles: Generated[];
  /** the number of tries */ tried: number;
  /** the engine used */ engine: Engine;
  /** the stream from which the next question continues */ stream: number;
};
