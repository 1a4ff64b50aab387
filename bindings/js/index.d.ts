/// <reference lib="esnext.disposable" />
// What the package offers. docs/protocol.md says what each question means, docs/json.md what stands in the answers.
import type {
  AnswerAbout,
  AnswerApply,
  AnswerCanonical,
  AnswerCheck,
  AnswerCount,
  AnswerDraw,
  AnswerExplain,
  AnswerGenerate,
  AnswerHint,
  AnswerMinimise,
  AnswerPath,
  AnswerProgress,
  AnswerRandom,
  AnswerRead,
  AnswerSolve,
  AnswerSteps,
  AnswerStyleSheet,
  AnswerTechnique,
  AnswerWhy,
  AnswerWrite,
  Cell,
  ErrorValue,
  ExplainedHodokuStep,
  ExplainedMarkdown,
  ExplainedPage,
  Free,
  HodokuHintAnswer,
  HodokuPath,
  HodokuStep,
  Level,
  OwnHintAnswer,
  OwnPath,
  RatedSeStep,
  RatingOnScale,
  RecordHeader,
  SeHintAnswer,
  SePath,
  Step,
  Wishes,
} from "./records.js";

export type * from "./records.js";

/** Loads the library. It answers at once, while the page or program waits: use `startWorker` where answers may take long. */
export function load(source?: Source | Promise<Source>): Promise<Deduku>;
/** Loads the library into a worker of its own, which answers with promises. */
export function startWorker(source?: Source | Promise<Source>): Promise<DedukuWorker>;
/** Loads the library into several workers: a call goes to one that is idle, or waits for the first that will be. */
export function startPool(options?: PoolOptions): Promise<DedukuWorker>;

export interface PoolOptions {
  /** How many workers; if left out as many as the machine works on at a time. */
  size?: number;
  source?: Source | Promise<Source>;
}

/** Compiles the library, which takes longest. What comes back can be given to `load`, `startWorker` and `startPool`. */
export function compile(source?: Source | Promise<Source>): Promise<WebAssembly.Module>;

/** Where the library comes from: the file of this package if left out; else a module, the bytes, a response or an address. */
export type Source = WebAssembly.Module | ArrayBuffer | ArrayBufferView | Response | URL | string;

/** Why a call has no answer. */
export class DedukuError extends Error {
  /** Of the `error` of a record of `read`, for example. */
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
  readonly code: ErrorValue["code"] | "defect" | "closed";
  /** From 1; 0 or left out where the error has no such place. */
  readonly line?: number;
  readonly column?: number;
  /** What is wrong with the text of a puzzle, for those who say it in their own words. */
  readonly key?: string;
  readonly values?: object;
}

/** The board as digits, `.` for an empty cell; `givens` are those that belong to the puzzle, all of them if left out. */
export interface Board {
  digits: string;
  givens?: string;
  /** 81 lists of pencil marks; what is left out says that there are none. */
  marks?: number[][] | null;
}

/** A puzzle as text, in any format, or a board. */
export type Position = {puzzle: string; format?: string; board?: never} | {board: Board; puzzle?: never; format?: never};

/** How what is for people is written. */
export interface Style {
  /** One of those that `about` lists: "en". */
  lang?: string;
  notation?: NonNullable<RecordHeader["notation"]>;
}

/** How steps are looked for. */
export interface Solving {
  /** The ladder, "classic" that of SudokuWiki and many books, or one that is not ours: "se" is that of Sudoku Explainer, "hodoku" that of HoDoKu; not all methods have them. */
  ladder?: "default" | "classic" | "se" | "hodoku" | LadderObject;
  /** Which techniques, as the option --techniques reads them: "default,-uniqueness". */
  techniques?: string;
  /** What techniques of uniqueness may rely on. */
  uniqueness?: "auto" | "on" | "off";
  se_mode?: "se121" | "fixed";
  /**
   * Counted work, not time: the answer is the same everywhere. 0 or left out: the standard bound, about five seconds;
   * 9007199254740991: practically none.
   */
  budget?: number;
}

/** Which steps count where few are wanted. */
export interface Counting {
  /** Which techniques are free, so that what they do is no step; "locked" where it is left out. */
  free?: Free;
  /** The most that a step may cost: points, a technique, or "r", no more than the puzzle needs. */
  within?: number | string;
}

export interface LadderObject {
  name: string;
  rungs: (string | {technique: string; level?: Level; cost?: number})[];
}

export interface Drawing {
  theme?: "light" | "dark" | "print" | "auto";
  /** `page`: without colours of its own; `styleSheet()` has them for the whole page. */
  style_sheet?: "own" | "page";
  marks?: boolean;
  coordinates?: boolean;
  title?: boolean;
  legend?: boolean;
  sentence?: boolean;
  /** What ids begin with, so that several pictures fit into one page. */
  id_prefix?: string;
}

/** How steps are shown, in addition to what their records say. */
export interface Drawn {
  /** `true`, or how: then there are pictures with the answer, `svg`. */
  draw?: boolean | Drawing;
  /** The arguments as HTML, `html`, tied to the pictures by `data-cells`. */
  html?: boolean;
}

/** The scales, each with fields of its own. */
export type Scale = RatingOnScale["scale"];
/** What a scale says: `RatingOn<"ser">` has `er`. */
export type RatingOn<Name extends Scale> = Extract<RatingOnScale, {scale: Name}>;
/** What the scales say that were asked for, in their order. */
export interface Ratings<Scales extends readonly Scale[] = readonly Scale[]> {
  type: "ratings";
  records: {-readonly [At in keyof Scales]: RatingOn<Scales[At]>};
}

/** A digit in a cell: `{cell: "r4c7", digit: 5}`. The candidates of a step are such. */
export type Place = {cell: Cell; digit: number; row?: number; column?: number};
/** What a step changes. */
export type Effects = {places: Place[]; removes: Place[]};
type AnyStep = Effects | Step | RatedSeStep | HodokuStep | ExplainedHodokuStep;
/** What is done to a board: a step, the answer of `hint` as it is, or candidates. */
export type Change =
  | {step: AnyStep | AnswerHint | {step: AnyStep | null}; places?: never; removes?: never}
  | {step?: never; places?: Place[]; removes?: Place[]};

type RateParameters<Scales> = Position &
  Solving &
  Style &
  Counting & {
    scales?: Scales;
    trace?: boolean;
    blind?: boolean;
    redundant?: boolean;
    neighbours?: boolean;
    trade_off?: boolean;
  };
type HintParameters = Position &
  Solving &
  Style &
  Drawn & {givens?: string; level?: 1 | 2 | 3 | 4 | 5; prefer?: "easiest" | "progress"; free?: Free};
type StepsParameters = Position &
  Solving &
  Style &
  Drawn &
  Counting & {technique?: string; sort?: "cost" | "progress"; solves?: boolean};
type PathParameters = Position & Solving & Style & Drawn & Counting & {short?: boolean; fewest?: boolean};
type ExplainParameters = Position & Solving & Style & Counting & {name?: string; to?: "html" | "markdown"};
type OfFewest = {fewest: true};
type OfSimplest = {fewest?: false};
/** The ladders of our own techniques. */
type OnOwnLadder = {ladder?: "default" | LadderObject};
type OnSeLadder = {ladder: "se"};
type OnHodokuLadder = {ladder: "hodoku"};

/** The questions: parameters and answer of each. */
export interface Questions {
  about: [Style, AnswerAbout];
  technique: [Style & {name: string}, AnswerTechnique];
  read: [{puzzle: string; format?: string; limit?: number} | {board: Board}, AnswerRead];
  write: [Position & {to?: string; title?: string}, AnswerWrite];
  check: [Position, AnswerCheck];
  count: [Position & {limit?: number}, AnswerCount];
  solve: [Position, AnswerSolve];
  rate: [RateParameters<readonly Scale[]>, Ratings];
  hint: [HintParameters, AnswerHint];
  steps: [StepsParameters, AnswerSteps];
  path: [PathParameters, AnswerPath];
  apply: [Position & {givens?: string} & Change, AnswerApply];
  why: [Position & Solving & Style & Drawn & {cell: Cell; digit: number; suppose?: boolean}, AnswerWhy];
  progress: [Position & Solving & Style & {givens?: string; refutations?: boolean}, AnswerProgress];
  draw: [Position & Solving & Style & Drawing & {step?: number}, AnswerDraw];
  style_sheet: [{}, AnswerStyleSheet];
  explain: [ExplainParameters & {fewest?: boolean}, AnswerExplain];
  canonical: [Position, AnswerCanonical];
  minimise: [Position & {seed?: number}, AnswerMinimise];
  random: [{seed?: number}, AnswerRandom];
  generate: [
    {
      wishes?: Wishes;
      count?: number;
      seed?: number;
      /** After how many tries it stops: counted work, not time. */
      effort?: number;
      stream?: number;
      engine?: "auto" | AnswerGenerate["engine"];
    },
    AnswerGenerate,
  ];
}

type Parameters<Name extends keyof Questions> = Questions[Name][0];
type Answer<Name extends keyof Questions> = Questions[Name][1];
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Tail>}` : Name;
/** What can be asked without parameters. */
type Optional<Name extends keyof Questions> = {} extends Parameters<Name> ? [params?: Parameters<Name>] : [params: Parameters<Name>];
/** An answer, or the promise of one. */
type Given<IsPromised, Value> = IsPromised extends true ? Promise<Value> : Value;

/** What is asked the same way whatever the parameters are. `More` comes after them. */
type PlainMethods<IsPromised, More extends unknown[]> = {
  [Name in Exclude<keyof Questions, "rate" | "hint" | "path" | "explain"> as CamelCase<Name>]: (
    ...params: [...Optional<Name>, ...More]
  ) => Given<IsPromised, Answer<Name>>;
};

/** What is answered in another form to other parameters. */
interface Methods<IsPromised, More extends unknown[]> extends PlainMethods<IsPromised, More> {
  rate<const Scales extends readonly Scale[] = ["r"]>(
    params: RateParameters<Scales>,
    ...more: More
  ): Given<IsPromised, Ratings<Scales>>;

  hint(params: HintParameters & OnOwnLadder, ...more: More): Given<IsPromised, OwnHintAnswer>;
  hint(params: HintParameters & OnSeLadder, ...more: More): Given<IsPromised, SeHintAnswer>;
  hint(params: HintParameters & OnHodokuLadder, ...more: More): Given<IsPromised, HodokuHintAnswer>;
  hint(params: HintParameters, ...more: More): Given<IsPromised, AnswerHint>;

  path(params: PathParameters & OnOwnLadder, ...more: More): Given<IsPromised, OwnPath>;
  path(params: PathParameters & OnSeLadder, ...more: More): Given<IsPromised, SePath>;
  path(params: PathParameters & OnHodokuLadder, ...more: More): Given<IsPromised, HodokuPath>;
  path(params: PathParameters, ...more: More): Given<IsPromised, AnswerPath>;

  explain(params: ExplainParameters & OfSimplest & {to?: "html"}, ...more: More): Given<IsPromised, ExplainedPage>;
  explain(params: ExplainParameters & OfSimplest & {to: "markdown"}, ...more: More): Given<IsPromised, ExplainedMarkdown>;
  explain(params: ExplainParameters & OfFewest, ...more: More): Given<IsPromised, AnswerExplain>;
  explain(params: ExplainParameters & {fewest?: boolean}, ...more: More): Given<IsPromised, AnswerExplain>;

  /** Asks by the name of the protocol. */
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

/** The library, here and now. Errors are thrown. */
export interface Deduku extends Methods<false, []> {}

/**
 * The library in a worker, which works calls off one after another, or in several, which do so together. In a block that
 * begins with `await using` they end with it.
 */
export interface DedukuWorker extends Methods<true, [options?: CallOptions]>, Disposable, AsyncDisposable {
  /** Ends the workers. Calls that wait are rejected. */
  close(): void;
}
