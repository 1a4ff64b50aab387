/// <reference lib="esnext.disposable" />
// The types of the package. docs/protocol.md describes the methods, docs/json.md the answers.
import type * as records from "./records.js";
import type {Cell, Engine, Free, Level, Notation, RatingOnScale, Step} from "./records.js";

export type * from "./records.js";

/** Loads the library for synchronous calls: the page or program waits. Use `startWorker` if answers may take long. */
export function load(source?: Source | Promise<Source>): Promise<Deduku>;
/** Loads the library into a worker of its own, whose methods return promises. */
export function startWorker(options?: Source | Promise<Source> | WorkerOptions): Promise<DedukuWorker>;
/**
 * Loads the library into several workers: a call goes to an idle worker, or waits for the first one that becomes idle.
 */
export function startPool(options?: PoolOptions): Promise<DedukuWorker>;

export interface WorkerOptions {
  source?: Source | Promise<Source>;
  /**
   * Starts a worker that runs `deduku/worker.js`, in Node `deduku/worker.node.js`. For a bundler that does not put this
   * file next to the library: `() => new Worker("/assets/worker.js", {type: "module"})`.
   */
  worker?: () => StartedWorker;
}
/** A `Worker` of a browser, or of `node:worker_threads`. */
export interface StartedWorker {
  postMessage(message: unknown): void;
  terminate(): unknown;
}

export interface PoolOptions extends WorkerOptions {
  /** The number of workers; default: the number of processors. */
  size?: number;
}

/** Compiles the library, which takes longest. The result can be passed to `load`, `startWorker` and `startPool`. */
export function compile(source?: Source | Promise<Source>): Promise<WebAssembly.Module>;

/** The source of the library: a module, the bytes, a response or an address. Default: the file of this package. */
export type Source = WebAssembly.Module | ArrayBuffer | ArrayBufferView | Response | URL | string;

/** Why a call has no answer. */
export class DedukuError extends Error {
  /** Takes the fields of an error, for example the `error` of a record of `read`. */
  constructor(error: {
    code: DedukuError["code"];
    message: string;
    line?: number;
    column?: number;
    key?: string;
    values?: object;
  });
  readonly name: "DedukuError";
  /** `defect`: the library failed, please report it. `closed`: the worker is closed. The others: docs/protocol.md. */
  readonly code: records.ErrorValue["code"] | "defect" | "closed";
  /** From 1; 0 or absent if the error has no place in a text. */
  readonly line?: number;
  readonly column?: number;
  /** The fault in the text of a puzzle as a key with values, for messages in other words. */
  readonly key?: string;
  readonly values?: object;
}

/** The board as digits, `.` for an empty cell; `givens` are the digits of the puzzle, by default all digits. */
export interface Board {
  digits: string;
  givens?: string;
  /** 81 lists of pencil marks; absent or null: no marks. */
  marks?: number[][] | null;
}

/** A puzzle as text, in any format, or a board. */
export type Position = ({puzzle: string; format?: string; board?: never} | {board: Board; puzzle?: never; format?: never}) & Wanted;

export interface LadderObject {
  name: string;
  rungs: (string | {technique: string; level?: Level; cost?: number})[];
}

/** The scales, each with fields of its own. */
export type Scale = RatingOnScale["scale"];
/** The rating on a scale: `RatingOn<"ser">` has `er`. */
export type RatingOn<Name extends Scale> = Extract<RatingOnScale, {scale: Name}>;
/** The ratings on the requested scales, in the order of the request. */
export interface Ratings<Scales extends readonly Scale[] = readonly Scale[]> {
  type: "ratings";
  records: {-readonly [At in keyof Scales]: RatingOn<Scales[At]>};
}

/** A digit in a cell: `{cell: "r4c7", digit: 5}`. The candidates of a step have this type. */
export type Place = {cell: Cell; digit: number; row?: number; column?: number};
/** The effects of a step. */
export type Effects = {places: Place[]; removes: Place[]; premises?: records.Premises};
type AnyStep = Effects | Step | records.RatedSeStep | records.HodokuStep | records.ExplainedHodokuStep;
/** A change of a board: a step, the unchanged answer of `hint`, or candidates. */
export type Change =
  | {step: AnyStep | records.AnswerHint | {step: AnyStep | null}; places?: never; removes?: never}
  | {step?: never; places?: Place[]; removes?: Place[]};

type OfFewest = {fewest: true};
type OfSimplest = {fewest?: false};
/** The ladders of our own techniques. */
type OnOwnLadder = {ladder?: "default" | LadderObject};
type OnSeLadder = {ladder: "se"};
type OnHodokuLadder = {ladder: "hodoku"};

// ---- Made by scripts/renew-bindings.py from docs/protocol.json.
/** The style of texts for people. */
export interface Style {
  /** The language of sentences, hints and names. */ lang?: string;
  /** The notation of cells: `rc` (r1c2), `a1` (A2, with rows A to I), `k9` (A2, with rows A to H and K). */
  notation?: Notation;
}

/** How steps are searched for. Not all methods have all ladders. */
export interface Solving {
  /** The name of a ladder, or a ladder as an object. */
  ladder?: "default" | "classic" | "se" | "hodoku" | LadderObject;
  /** The techniques to use: names (`w_wing`), families (`fish`), levels (`hard`) or `default` (all), separated by commas; a minus excludes one: `default,-uniqueness`. */
  techniques?: string;
  /** The use of techniques that rely on a unique solution: `auto` (if the search has shown that there is exactly one), `on` (you guarantee it), `off`. */
  uniqueness?: "auto" | "on" | "off";
  /** The maximum work, in counted units; 0: the standard budget, about five seconds. */ budget?: number;
  /** Sudoku Explainer 1.2.1 as published, or without its known defects. */ se_mode?: "se121" | "fixed";
}

/** Which steps are counted when the number of steps is minimised. */
export interface Counting {
  /** The free techniques, which do not count as steps: `locked` (singles and locked candidates), `singles`, `subsets` (these and subsets). */
  free?: Free;
  /** The maximum cost of a step that is not free: points (4.6), the name of a technique or family of the ladder, or `r`: no more than the puzzle needs. */
  within?: number | string;
}

/** The settings of drawings. */
export interface Drawing {
  /** The colours; `auto`: light or dark by the setting of the reader's system; `print`: grey. */
  theme?: "light" | "dark" | "print" | "auto";
  /** `own`: in the picture; `page`: the page has the one from the method `style_sheet`. */
  style_sheet?: "own" | "page";
  /** Whether candidates are shown. */ marks?: boolean;
  /** Whether rows and columns are numbered. */ coordinates?: boolean;
  /** Whether the picture has a title. */ title?: boolean;
  /** Whether the picture has a legend. */ legend?: boolean;
  /** Whether the sentence of the step is below the picture. */ sentence?: boolean;
  /** The prefix of identifiers: letters, digits, - and _; must be different for each picture on a page. */
  id_prefix?: string;
}

/** How steps are shown, in addition to their records. */
export interface Drawn {
  /** True, or an object with drawing options: the answer contains an `svg` of each step. */ draw?: boolean | Drawing;
  /** Whether the answer also contains `html`, the argument of each step as HTML. */ html?: boolean;
}

/** A parameter of every method. The type of the answer has all fields. */
export interface Wanted {
  /** The names of the fields to return, with dots for nested fields: `records.er`; default: all. */
  fields?: readonly string[];
}

export type AboutParameters = Wanted & Style;
export type TechniqueParameters = Wanted & Style & {
  /** A name of a technique, or a family. */ name: string;
};
export type ReadParameters = Wanted & ({puzzle: string; format?: string; limit?: number} | {board: Board});
export type WriteParameters = Position & {
  /** The name of the format. */ to?: string;
  /** A title, kept if the format supports it. */ title?: string;
};
export type CheckParameters = Position;
export type CountParameters = Position & {
  /** The number at which counting stops. */ limit?: number;
};
export type SolveParameters = Position;
export type RateParameters<Scales = readonly Scale[]> = Position & Style & Solving & Counting & {
  /** The scales: `r` (the default), `ser`, `hodoku` and others. */ scales?: Scales;
  /** Whether to add every round or step of the rating; scales `r`, `ser` and `hodoku`. */ trace?: boolean;
  /** Whether to rate puzzles with several solutions as well; like the original programs, as if there were one. Their status remains `several`. */
  blind?: boolean;
  /** Whether to add the redundant givens, and those that can be removed together. */ redundant?: boolean;
  /** Whether to rate the neighbours as well: with one given removed, if still unique, or with one digit of the solution added. */
  neighbours?: boolean;
  /** Whether to add the fewest steps for each cost from R on; scale `fewest`. */ trade_off?: boolean;
};
export type HintParameters = Position & Style & Solving & Drawn & {
  /** The original puzzle of a board in progress; default: the givens of the board. */ givens?: string;
  /** The detail of the hint, from where to look (1) to the whole argument (5). */ level?: 1 | 2 | 3 | 4 | 5;
  /** The choice of the step; `easiest`: the cheapest; `progress`: once the free techniques are done, the one that unlocks most among those within the cost that the board needs. */
  prefer?: "easiest" | "progress";
  /** The free techniques, which do not count as steps: `locked` (singles and locked candidates), `singles`, `subsets` (these and subsets). */
  free?: Free;
};
export type StepsParameters = Position & Style & Solving & Counting & Drawn & {
  /** The technique or family of the listed steps; default: all on the ladder. */ technique?: string;
  /** The order of the steps; `cost`: the cheapest first; `progress`: those first that unlock most. */
  sort?: "cost" | "progress";
  /** Whether to list only the steps that solve the puzzle by themselves, once the free techniques are done. */
  solves?: boolean;
};
export type PathParameters = Position & Style & Solving & Counting & Drawn & {
  /** Whether to omit the steps that no placement depends on. */ short?: boolean;
  /** Whether to find the path with the fewest steps that are not free, and report whether that number is proved. */
  fewest?: boolean;
};
export type ApplyParameters = Position & Change & {
  /** The original puzzle of a board in progress; default: the givens of the board. */ givens?: string;
};
export type WhyParameters = Position & Style & Solving & Drawn & {
  /** The cell: `r3c5` for row 3 and column 5, in every notation. */ cell: Cell;
  /** The digit in question. */ digit: number;
  /** Whether to assume the digit and show the contradiction. */ suppose?: boolean;
};
export type AssessParameters = Position & Change & Style & Solving & {
  /** The original puzzle of a board in progress; default: the givens of the board. */ givens?: string;
  /** The technique or family that is claimed to justify the move. */ technique?: string;
  /** The maximum cost of a step: points such as 4.6, or the name of a technique or family; default: no limit. */
  within?: number | string;
  /** Whether to explain the verdict: the step in words, or the fault of the move. */ why?: boolean;
};
export type AssessManyParameters = Wanted & (Position | {puzzle?: never; board?: never}) & Solving & Style & {
  /** A question without a board is about the common board. */
  questions: readonly (MoveParameters & (Position | {puzzle?: never; board?: never}))[];
  givens?: string;
  within?: number | string;
  why?: boolean;
};
export type VerifyParameters = Position & Change & {
  /** The premises that the step may use, in the form of step records; default: those of `step`, or else everything on the board. */
  premises?: Partial<NonNullable<records.Premises>>;
  /** The use of techniques that rely on a unique solution: `auto` (if the search has shown that there is exactly one), `on` (you guarantee it), `off`. */
  uniqueness?: "auto" | "on" | "off";
  /** The maximum number of candidates that the proof of a step may assume true or false. */ budget?: number;
};
export type ProgressParameters = Position & Style & Solving & {
  /** The original puzzle of a board in progress; default: the givens of the board. */ givens?: string;
  /** Whether to add the reason why each wrong entry is impossible. */ refutations?: boolean;
};
export type DrawParameters = Position & Style & Solving & Drawing & {
  /** The step of the path, from 1; default: the board alone. */ step?: number;
};
export type StyleSheetParameters = Wanted;
export type ExplainParameters = Position & Style & Solving & Counting & {
  /** The format of the page; `html`: it needs no other file; `markdown`: text, with pictures in files of their own. */
  to?: "html" | "markdown";
  /** The name of the puzzle, shown in the title. */ name?: string;
  /** Whether to explain the path with the fewest steps. */ fewest?: boolean;
};
export type CanonicalParameters = Position;
export type MinimiseParameters = Position & {
  /** The seed of the order in which the givens are tried. */ seed?: number;
};
export type RandomParameters = Wanted & {
  /** The seed of the random choices; the same seed makes the same puzzle. */ seed?: number;
};
export type GenerateParameters = Wanted & {
  /** Constraints on the puzzles, such as `where` (a condition such as `class=medium` or `er>=4`), `symmetry` (`half_turn`), `least_givens`, `most_givens`, `minimal`, `needs` (a technique). */
  wishes?: records.Wishes;
  /** The number of puzzles. */ count?: number;
  /** The seed of the random choices; the same seed makes the same puzzles. */ seed?: number;
  /** The number of tries after which it stops. */ effort?: number;
  /** The stream from which it continues. */ stream?: number;
  /** How puzzles are made; to continue, the one of the previous answer. */ engine?: "auto" | Engine;
};

/** The methods: parameters and answer of each. */
export interface Questions {
  /** Versions, formats, scales, languages, and the ladder with the names of its techniques. */
  about: [AboutParameters, records.AnswerAbout];
  /** The techniques of a name or of a family, as records: definition, proof, cost, names, an example step, and a puzzle that needs the technique. */
  technique: [TechniqueParameters, records.AnswerTechnique];
  /** The boards of a text, each checked against the rules of Sudoku. */
  read: [ReadParameters, records.AnswerRead];
  /** The board in a format. */
  write: [WriteParameters, records.AnswerWrite];
  /** Whether the board is a puzzle with one solution, and whether it is minimal. */
  check: [CheckParameters, records.AnswerCheck];
  /** The number of solutions, counted up to a limit. */
  count: [CountParameters, records.AnswerCount];
  /** The solution, found by search only, which takes microseconds. */
  solve: [SolveParameters, records.AnswerSolve];
  /** Rates how hard a puzzle is, on one scale or several. */
  rate: [RateParameters, Ratings];
  /** The next step on a board in progress, or the faults of the board if it has any. */
  hint: [HintParameters, records.AnswerHint];
  /** Every step that applies now, the cheapest first, of one technique or of all. */
  steps: [StepsParameters, records.AnswerSteps];
  /** The steps from the board to its solution, or to the point where logic ends. */
  path: [PathParameters, records.AnswerPath];
  /** The board after a step, ready for the next question: callers need not know the rules of Sudoku. */
  apply: [ApplyParameters, records.AnswerApply];
  /** Why a digit is, or is not, in a cell: the short sequence of steps that proves it. */
  why: [WhyParameters, records.AnswerWhy];
  /** Judges a move: whether it is right, whether it follows from a single step, and by which technique. */
  assess: [AssessParameters, records.AnswerAssess];
  /** Judges moves, in the order of the questions. */
  assess_many: [AssessManyParameters, records.AnswerAssessMany];
  /** Whether a step follows, proved by the checker, which uses no techniques. */
  verify: [VerifyParameters, records.AnswerVerify];
  /** The faults of a board in progress, with the reasons. */
  progress: [ProgressParameters, records.AnswerProgress];
  /** An SVG of the board, or of a step of its path. */
  draw: [DrawParameters, records.AnswerDraw];
  /** The CSS for pages with pictures of the style sheet `page`. */
  style_sheet: [StyleSheetParameters, records.AnswerStyleSheet];
  /** A page that leads from the puzzle to its solution step by step. */
  explain: [ExplainParameters, records.AnswerExplain];
  /** The canonical form: the same for all puzzles that symmetries turn into one another. */
  canonical: [CanonicalParameters, records.AnswerCanonical];
  /** A minimal puzzle from the givens, which are tried in an order that the seed selects. */
  minimise: [MinimiseParameters, records.AnswerMinimise];
  /** A random minimal puzzle; the same seed gives the same one everywhere. */
  random: [RandomParameters, records.AnswerRandom];
  /** Puzzles that meet constraints, no two alike, as records with their guarantees; fewer than `count` if the number of tries reaches `effort`. */
  generate: [GenerateParameters, records.AnswerGenerate];
}
// ---- End

type Parameters<Name extends keyof Questions> = Questions[Name][0];
type Answer<Name extends keyof Questions> = Questions[Name][1];
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Tail>}` : Name;
/** The parameters of a method, optional if it needs none. */
type Optional<Name extends keyof Questions> = {} extends Parameters<Name> ? [params?: Parameters<Name>] : [params: Parameters<Name>];
/** An answer, or the promise of one. */
type Given<IsPromised, Value> = IsPromised extends true ? Promise<Value> : Value;

/** A move, and the requirements on it, in a list. */
export type MoveParameters = Change & {givens?: string; technique?: string; within?: number | string};

/** The methods whose type does not depend on the parameters. `More` comes after the parameters. */
type PlainMethods<IsPromised, More extends unknown[]> = {
  [Name in Exclude<keyof Questions, "rate" | "hint" | "path" | "explain"> as CamelCase<Name>]: (
    ...params: [...Optional<Name>, ...More]
  ) => Given<IsPromised, Answer<Name>>;
};

/** All methods, including those whose answer has a form that depends on the parameters. */
interface Methods<IsPromised, More extends unknown[]> extends PlainMethods<IsPromised, More> {
  rate<const Scales extends readonly Scale[] = ["r"]>(
    params: RateParameters<Scales>,
    ...more: More
  ): Given<IsPromised, Ratings<Scales>>;

  hint(params: HintParameters & OnOwnLadder, ...more: More): Given<IsPromised, records.OwnHintAnswer>;
  hint(params: HintParameters & OnSeLadder, ...more: More): Given<IsPromised, records.SeHintAnswer>;
  hint(params: HintParameters & OnHodokuLadder, ...more: More): Given<IsPromised, records.HodokuHintAnswer>;
  hint(params: HintParameters, ...more: More): Given<IsPromised, records.AnswerHint>;

  path(params: PathParameters & OnOwnLadder, ...more: More): Given<IsPromised, records.OwnPath>;
  path(params: PathParameters & OnSeLadder, ...more: More): Given<IsPromised, records.SePath>;
  path(params: PathParameters & OnHodokuLadder, ...more: More): Given<IsPromised, records.HodokuPath>;
  path(params: PathParameters, ...more: More): Given<IsPromised, records.AnswerPath>;

  explain(params: ExplainParameters & OfSimplest & {to?: "html"}, ...more: More): Given<IsPromised, records.ExplainedPage>;
  explain(params: ExplainParameters & OfSimplest & {to: "markdown"}, ...more: More): Given<IsPromised, records.ExplainedMarkdown>;
  explain(params: ExplainParameters & OfFewest, ...more: More): Given<IsPromised, records.AnswerExplain>;
  explain(params: ExplainParameters & {fewest?: boolean}, ...more: More): Given<IsPromised, records.AnswerExplain>;

  /** Calls a method by its name in the protocol. */
  call<Name extends keyof Questions>(
    method: Name,
    params?: Parameters<Name>,
    ...more: More
  ): Given<IsPromised, Answer<Name>>;
}

export interface CallOptions {
  /** Cancels the call: its promise is rejected with the reason of the signal. */
  signal?: AbortSignal;
}

/** The library in this thread, with synchronous calls. Errors are thrown. */
export interface Deduku extends Methods<false, []> {}

/**
 * The library in one worker, which processes calls one after another, or in several, which share the calls. In a block
 * that begins with `await using`, the workers end with the block.
 */
export interface DedukuWorker extends Methods<true, [options?: CallOptions]>, Disposable, AsyncDisposable {
  /** Ends the workers. Waiting calls are rejected. */
  close(): void;
}
