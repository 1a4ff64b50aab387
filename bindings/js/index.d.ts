/// <reference lib="esnext.disposable" />
// The types of the package. docs/protocol.md describes the methods, docs/json.md the answers.
import type {
  AnswerAbout,
  AnswerApply,
  AnswerAssess,
  AnswerAssessMany,
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
  AnswerVerify,
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
  Premises,
  RatedSeStep,
  RatingOnScale,
  RecordHeader,
  SeHintAnswer,
  SePath,
  Step,
  Wishes,
} from "./records.js";

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
  readonly code: ErrorValue["code"] | "defect" | "closed";
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

/** A parameter of every method. */
export interface Wanted {
  /** The requested fields, "records.er". The answer lacks all others, although its type has them. Default: all. */
  fields?: readonly string[];
}

/** The style of texts for people. */
export interface Style {
  /** A language that `about` lists: "en". */
  lang?: string;
  notation?: NonNullable<RecordHeader["notation"]>;
}

/** How steps are searched for. */
export interface Solving {
  /**
   * The ladder. "classic" is that of SudokuWiki and many books. "se" is that of Sudoku Explainer and "hodoku" that of
   * HoDoKu; not all methods support these two.
   */
  ladder?: "default" | "classic" | "se" | "hodoku" | LadderObject;
  /** The techniques, in the form of the option --techniques: "default,-uniqueness". */
  techniques?: string;
  /** The assumption that techniques of uniqueness may make. */
  uniqueness?: "auto" | "on" | "off";
  se_mode?: "se121" | "fixed";
  /**
   * A limit of counted work, not of time: the answer is the same everywhere. 0 or absent: the default limit, about five
   * seconds. 9007199254740991: practically no limit.
   */
  budget?: number;
}

/** Which steps are counted when the number of steps is minimised. */
export interface Counting {
  /** The free techniques, whose steps are not counted; default: "locked". */
  free?: Free;
  /** The maximum cost of a step: points, a technique, or "r" for no more than the puzzle needs. */
  within?: number | string;
}

export interface LadderObject {
  name: string;
  rungs: (string | {technique: string; level?: Level; cost?: number})[];
}

export interface Drawing {
  theme?: "light" | "dark" | "print" | "auto";
  /** `page`: without colours of its own; `styleSheet()` returns them for the whole page. */
  style_sheet?: "own" | "page";
  marks?: boolean;
  coordinates?: boolean;
  title?: boolean;
  legend?: boolean;
  sentence?: boolean;
  /** The prefix of ids, so that several pictures fit into one page. */
  id_prefix?: string;
}

/** How steps are shown, in addition to their records. */
export interface Drawn {
  /** `true` or settings: adds pictures to the answer, as `svg`. */
  draw?: boolean | Drawing;
  /** Adds the arguments as HTML, `html`, linked to the pictures by `data-cells`. */
  html?: boolean;
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
export type Effects = {places: Place[]; removes: Place[]; premises?: Premises};
type AnyStep = Effects | Step | RatedSeStep | HodokuStep | ExplainedHodokuStep;
/** A change of a board: a step, the unchanged answer of `hint`, or candidates. */
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
/** A move, and the requirements on it. */
type MoveParameters = Change & {givens?: string; technique?: string; within?: number | string};
type ExplainParameters = Position & Solving & Style & Counting & {name?: string; to?: "html" | "markdown"};
type OfFewest = {fewest: true};
type OfSimplest = {fewest?: false};
/** The ladders of our own techniques. */
type OnOwnLadder = {ladder?: "default" | LadderObject};
type OnSeLadder = {ladder: "se"};
type OnHodokuLadder = {ladder: "hodoku"};

/** The methods: parameters and answer of each. */
export interface Questions {
  about: [Style & Wanted, AnswerAbout];
  technique: [Style & Wanted & {name: string}, AnswerTechnique];
  read: [Wanted & ({puzzle: string; format?: string; limit?: number} | {board: Board}), AnswerRead];
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
  assess: [Position & Solving & Style & MoveParameters & {why?: boolean}, AnswerAssess];
  assess_many: [
    (Position | {puzzle?: never; board?: never}) &
      Wanted &
      Solving &
      Style & {
        /** A question without a board is about the common board. */
        questions: readonly (MoveParameters & (Position | {puzzle?: never; board?: never}))[];
        givens?: string;
        within?: number | string;
        why?: boolean;
      },
    AnswerAssessMany,
  ];
  verify: [
    Position & Change & {premises?: Partial<NonNullable<Premises>>; uniqueness?: Solving["uniqueness"]; budget?: number},
    AnswerVerify,
  ];
  progress: [Position & Solving & Style & {givens?: string; refutations?: boolean}, AnswerProgress];
  draw: [Position & Solving & Style & Drawing & {step?: number}, AnswerDraw];
  style_sheet: [Wanted, AnswerStyleSheet];
  explain: [ExplainParameters & {fewest?: boolean}, AnswerExplain];
  canonical: [Position, AnswerCanonical];
  minimise: [Position & {seed?: number}, AnswerMinimise];
  random: [Wanted & {seed?: number}, AnswerRandom];
  generate: [
    Wanted & {
      wishes?: Wishes;
      count?: number;
      seed?: number;
      /** The number of tries after which it stops: counted work, not time. */
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
/** The parameters of a method, optional if it needs none. */
type Optional<Name extends keyof Questions> = {} extends Parameters<Name> ? [params?: Parameters<Name>] : [params: Parameters<Name>];
/** An answer, or the promise of one. */
type Given<IsPromised, Value> = IsPromised extends true ? Promise<Value> : Value;

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
