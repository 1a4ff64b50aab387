// What the package offers. docs/protocol.md says what each question means, docs/json.md what stands in the answers.
import type {
  AnswerAbout,
  AnswerApply,
  AnswerCanonical,
  AnswerCheck,
  AnswerCount,
  AnswerDraw,
  AnswerExplain,
  AnswerHint,
  AnswerMinimise,
  AnswerPath,
  AnswerProgress,
  AnswerRandom,
  AnswerSolve,
  AnswerSteps,
  AnswerStyleSheet,
  AnswerWhy,
  AnswerWrite,
  Candidate,
  Cell,
  Digits,
  HodokuStep,
  Level,
  Line,
  PlaceOfError,
  Puzzle,
  SeStep,
  Step,
} from "./records.js";

export type * from "./records.js";

/** Loads the library. It answers at once, while the page or program waits: use `startWorker` where answers may take long. */
export function load(source?: Source | Promise<Source>): Promise<Deduku>;
/** Loads the library into a worker of its own, which answers with promises. */
export function startWorker(source?: Source | Promise<Source>): Promise<DedukuWorker>;

/** Where the library comes from: the file of this package if left out; else a module, the bytes, a response or an address. */
export type Source = WebAssembly.Module | ArrayBuffer | ArrayBufferView | Response | URL | string;

/** Why a call has no answer. */
export class DedukuError extends Error {
  readonly name: "DedukuError";
  /** `defect`: the library failed, please report it. `closed`: the worker is closed. The others: docs/protocol.md. */
  readonly code:
    | "bad_json"
    | "unknown_method"
    | "bad_parameter"
    | "parse_error"
    | "impossible"
    | "stopped"
    | "defect"
    | "closed";
  /** From 1; 0 or left out where the error has no such place. */
  readonly line?: number;
  readonly column?: number;
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
  lang?: "en" | "zh" | "de";
  notation?: "rc" | "a1" | "k9";
}

/** How steps are looked for. */
export interface Solving {
  /** The ladder, or one that is not ours: "se" is that of Sudoku Explainer, which not all methods have. */
  ladder?: "default" | "se" | LadderObject;
  /** Which techniques, as the option --techniques reads them: "default,-uniqueness". */
  techniques?: string;
  /** What techniques of uniqueness may rely on. */
  uniqueness?: "auto" | "on" | "off";
  se_mode?: "se121" | "fixed";
  /** Counted work, not time: the answer is the same everywhere. 0 for no limit. */
  budget?: number;
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

/** How steps are shown, beside what their records say. */
export interface Drawn {
  /** `true`, or how: then there are pictures with the answer, `svg`. */
  draw?: boolean | Drawing;
  /** The arguments as HTML, `html`, tied to the pictures by `data-cells`. */
  html?: boolean;
}

type Scale = "r" | "ladder" | "ser" | "hodoku" | "search" | "minimal" | (string & {});

/** The questions: parameters and answer of each. */
export interface Questions {
  about: [Style, AnswerAbout];
  read: [{puzzle: string; format?: string; limit?: number} | {board: Board}, Read];
  write: [Position & {to?: string}, AnswerWrite];
  check: [Position, AnswerCheck];
  count: [Position & {limit?: number}, AnswerCount];
  solve: [Position, AnswerSolve];
  rate: [Position & Solving & Style & {scales?: Scale[]; trace?: boolean; blind?: boolean}, Ratings];
  hint: [Position & Solving & Style & Drawn & {givens?: string; level?: 1 | 2 | 3 | 4 | 5}, AnswerHint];
  steps: [Position & Solving & Style & Drawn & {technique?: string}, OwnSteps];
  path: [Position & Solving & Style & Drawn & {short?: boolean}, AnswerPath];
  apply: [Position & {givens?: string} & Change, AnswerApply];
  why: [Position & Solving & Style & Drawn & {cell: Cell; digit: number; suppose?: boolean}, AnswerWhy];
  progress: [Position & Solving & Style & {givens?: string; refutations?: boolean}, AnswerProgress];
  draw: [Position & Solving & Style & Drawing & {step?: number}, AnswerDraw];
  style_sheet: [{}, AnswerStyleSheet];
  explain: [Position & Solving & Style & {name?: string; to?: "html" | "markdown"}, AnswerExplain];
  canonical: [Position, Required<AnswerCanonical>];
  minimise: [Position & {seed?: number}, AnswerMinimise];
  random: [{seed?: number}, AnswerRandom];
}

/** A digit in a cell: `{cell: "r4c7", digit: 5}`. The candidates of a step are such. */
export type Place = {cell: Cell; digit: number; row?: number; column?: number};
/** What a step changes. */
export type Effects = {places: Place[]; removes: Place[]};
type AnyStep = Effects | Step | SeStep | HodokuStep;
/** What is done to a board: a step, the answer of `hint` as it is, or candidates. */
export type Change =
  | {step: AnyStep | AnswerHint | {step: AnyStep | null}; places?: never; removes?: never}
  | {step?: never; places?: Place[]; removes?: Place[]};

/** Every step that applies is one of our own ladder. */
export type OwnSteps = Omit<AnswerSteps, "steps"> & {steps: (Step & {type: "step"; n: number; svg?: string; html?: string})[]};

/** One puzzle of a text, or the board that was given. */
export interface ReadRecord {
  n: number;
  /** Of the text, from 1. */
  line: number | null;
  error: null;
  format: string | null;
  puzzle: Puzzle;
  tail: string;
  board: {digits: Line; givens: Line; marks: Digits[] | null};
  /** The cells whose digit stands twice in a house. */
  conflicts: Cell[];
  /** Pencil marks that a digit of a peer excludes. */
  stale: Candidate[];
  /** Of each cell the digits that its peers leave, and those of them that its marks lack. */
  allowed: Digits[];
  struck: Digits[];
}

/** A puzzle of a text that cannot be read. */
export interface UnreadableRecord {
  n: number;
  line: number;
  error: PlaceOfError;
}

export interface Read {
  type: "read";
  format: string | null;
  records: (ReadRecord | UnreadableRecord)[];
  /** Whether there are more puzzles than `limit`. */
  more: boolean;
}

export interface Ratings {
  type: "ratings";
  records: Rating[];
}

/** What a scale says of a puzzle: its own fields stand beside these. */
export interface Rating {
  type: "rate";
  puzzle: Puzzle;
  status: string;
  scale: string;
  givens: number;
  ended: string | null;
  r?: number | string | null;
  er?: number | string | null;
  ep?: number | string | null;
  ed?: number | string | null;
  technique?: string | null;
  class?: Level | null;
  level?: HodokuStep["level"] | null;
  score?: number | null;
  steps?: number | null;
  sentence?: string | null;
  [field: string]: unknown;
}

type Parameters<Name extends keyof Questions> = Questions[Name][0];
type Answer<Name extends keyof Questions> = Questions[Name][1];
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Tail>}` : Name;
/** What can be asked without parameters. */
type Optional<Name extends keyof Questions> = {} extends Parameters<Name> ? [params?: Parameters<Name>] : [params: Parameters<Name>];

type Methods = {
  [Name in keyof Questions as CamelCase<Name>]: (...params: Optional<Name>) => Answer<Name>;
};
type PromisingMethods = {
  [Name in keyof Questions as CamelCase<Name>]: (...params: [...Optional<Name>, options?: CallOptions]) => Promise<Answer<Name>>;
};

export interface CallOptions {
  /** Cancels the call: its promise is rejected with the reason of the signal. */
  signal?: AbortSignal;
}

/** The library, here and now. Errors are thrown. */
export interface Deduku extends Methods {
  /** Asks by the name of the protocol. */
  call<Name extends keyof Questions>(method: Name, params?: Parameters<Name>): Answer<Name>;
}

/** The library in a worker. Calls are worked off one after another. */
export interface DedukuWorker extends PromisingMethods {
  call<Name extends keyof Questions>(method: Name, params?: Parameters<Name>, options?: CallOptions): Promise<Answer<Name>>;
  /** Ends the worker. Calls that wait are rejected. */
  close(): void;
}
