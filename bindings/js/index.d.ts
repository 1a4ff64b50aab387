// What the package offers. docs/protocol.md says what each question means, docs/json.md what stands in the answers.
import type {
  Candidate,
  Cell,
  Digits,
  Effort,
  Grid,
  HodokuStep,
  House,
  Ladder,
  Level,
  Line,
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

/** `true`, or how: then there are pictures with the answer, `svg`. */
export interface Drawn {
  draw?: boolean | Drawing;
}

type Scale = "r" | "ladder" | "ser" | "hodoku" | "search" | "minimal" | (string & {});

/** The questions: parameters and answer of each. */
export interface Questions {
  about: [Style, About];
  read: [{puzzle: string; format?: string; limit?: number} | {board: Board}, Read];
  write: [Position & {to?: string}, {type: "write"; format: string; text: string}];
  check: [Position, Check];
  count: [Position & {limit?: number}, Count];
  solve: [Position, Solved];
  rate: [Position & Solving & Style & {scales?: Scale[]; trace?: boolean; blind?: boolean}, Ratings];
  hint: [Position & Solving & Style & Drawn & {givens?: string; level?: 1 | 2 | 3 | 4 | 5}, Hint];
  steps: [Position & Solving & Style & Drawn & {technique?: string}, Steps];
  path: [Position & Solving & Style & Drawn & {short?: boolean}, Path];
  why: [Position & Solving & Style & Drawn & {cell: Cell; digit: number}, Why];
  progress: [Position & Solving & Style & {givens?: string}, Progress];
  draw: [Position & Solving & Style & Drawing & {step?: number}, {type: "draw"; step: number | null; svg: string}];
  style_sheet: [{}, {type: "style_sheet"; css: string}];
  explain: [Position & Solving & Style & {name?: string; to?: "html" | "markdown"}, Explanation];
  canonical: [Position, Canonical];
  minimise: [Position & {seed?: number}, Minimal];
  random: [{seed?: number}, {type: "random"; puzzle: Line; solution: Line; givens: number}];
}

export interface About {
  type: "about";
  version: string;
  schema_version: number;
  methods: (keyof Questions)[];
  formats: {name: string; description: string; readable: boolean; writable: boolean}[];
  scales: {name: string; description: string}[];
  languages: string[];
  notations: string[];
  families: {key: string; name: string}[];
  levels: {key: Level; name: string}[];
  ladders: string[];
  ladder: Ladder;
}

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
  /** Of each cell the digits that its peers leave. */
  allowed: Digits[];
}

/** A puzzle of a text that cannot be read. */
export interface UnreadableRecord {
  n: number;
  line: number;
  error: {line: number; column: number; message: string};
}

export interface Read {
  type: "read";
  format: string | null;
  records: (ReadRecord | UnreadableRecord)[];
  /** Whether there are more puzzles than `limit`. */
  more: boolean;
}

interface OfPuzzle<Type extends string, Status extends string = string> {
  type: Type;
  puzzle: Puzzle;
  status: Status;
}

export interface Check extends OfPuzzle<"check", "unique" | "several" | "none" | "invalid"> {
  givens: number;
  conflict: {house: House; kind: "row" | "column" | "box"; number: number; digit: number; cells: Cell[]} | null;
  solutions: Line[];
  minimal: boolean | null;
  redundant: Cell[];
}

export interface Count extends OfPuzzle<"count"> {
  count: number;
  limit: number;
  exhausted: boolean;
}

export interface Solved extends OfPuzzle<"solve"> {
  solution: Line | null;
  second_solution: Line | null;
}

export interface Ratings {
  type: "ratings";
  records: Rating[];
}

/** What a scale says of a puzzle: its own fields stand beside these. */
export interface Rating extends OfPuzzle<"rate"> {
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

export interface Hint {
  type: "hint";
  status: "found" | "wrong" | "stale" | "mismatch" | "complete" | "stuck" | "several" | "none" | "out_of_budget" | "missing";
  level: number;
  /** What to say at this level. */
  text: string;
  /** What is said at all levels up to this one. */
  texts: string[];
  note: string | null;
  wrong: Candidate[];
  missing: Cell[];
  stale: Candidate[];
  ladder: string | null;
  step: Step | SeStep | null;
  svg?: string | null;
}

/** A step on a path, with its number and, if asked for, its picture. */
export type PathStep<Kind = Step | SeStep> = Kind & {type: "step"; n: number; svg?: string};

export interface Steps extends OfPuzzle<"steps"> {
  steps: PathStep<Step>[];
  /** Techniques that a limit has kept from part of their search. */
  cut: string[];
}

export interface Path extends OfPuzzle<"path"> {
  ladder: string;
  solution: Line | null;
  second_solution: Line | null;
  steps: PathStep[];
  /** How many steps a short path has left out. */
  left_out?: number | null;
  /** The grid on which logic was stuck. */
  stuck?: Grid | null;
  search?: Effort;
  er?: number | string | null;
  ep?: number | string | null;
  ed?: number | string | null;
}

export interface Why {
  type: "why";
  status: string;
  cell: Cell;
  digit: number;
  is_true: boolean | null;
  holder: Candidate | null;
  steps: (Step & {svg?: string})[];
  proved: boolean | null;
  with: Line | null;
  without: Line | null;
  text: string;
}

export interface Progress {
  type: "progress";
  status: string;
  entries: number;
  text: string;
  wrong: Candidate[];
  refutations: string[];
  missing: Candidate[];
  stale: Candidate[];
}

export interface Explanation {
  type: "explain";
  status: string;
  html?: string;
  markdown?: string;
  /** The pictures that the Markdown refers to. */
  pictures?: {file: string; svg: string}[];
}

export interface Canonical extends OfPuzzle<"canonical"> {
  form: Puzzle;
  symmetry: {transpose: boolean; rows: number[]; columns: number[]; digits: number[]};
  automorphisms: number;
}

export interface Minimal extends OfPuzzle<"minimise", "minimal"> {
  minimal: Line;
  givens: number;
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
