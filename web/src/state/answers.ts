// The engine's answers as the page keeps and shows them: plain data, independent of the original records.
import type {Effects} from "./board.ts";
import type {Language} from "../words/words.ts";

/** A digit in a cell, entered or pencilled. */
export interface Mark {
  cell: number;
  digit: number;
}

/** A technique on the ladder. */
export interface Rung {
  technique: string;
  name: string;
  /** Its other names, in the language of the page and in English. */
  also: string[];
  /** Its names in all other languages. */
  elsewhere: string[];
  family: string;
  level: string;
  cost: string;
  /** The maximum cost of an instance. */
  mostCost: string;
  /** Its rating by Sudoku Explainer, "" if that has no such technique. */
  se: string;
  /** The codes of HoDoKu, "" if that has no such technique. */
  hodoku: string;
  needsUniqueness: boolean;
}

/** The engine's description of itself: its version, its ladder, and all names. */
export interface About {
  version: string;
  commit: string;
  language: Language;
  rungs: Rung[];
  /** By key. */
  families: ReadonlyMap<string, string>;
  /** With the minimum cost in points of a step of that level. */
  levels: ReadonlyMap<string, {name: string; cost: number}>;
}

/** A step as the page shows it. */
export interface Step {
  technique: string;
  name: string;
  family: string;
  /** With two decimals; for Sudoku Explainer with one; HoDoKu's score is an integer. */
  cost: string;
  sentence: string;
  effects: Effects;
  /** Its picture, and the argument as HTML linked to it; "" if not requested. */
  svg: string;
  html: string;
  /** The progress it unlocks, for a step in a list of all; null elsewhere. */
  progress: Progress | null;
}

/**
 * The placements and eliminations after a step and then the free techniques, beyond those of the free techniques
 * without it.
 */
export interface Progress {
  /** Placements. */
  placed: number;
  /** Eliminations. */
  removed: number;
  /** Whether the puzzle is then solved. */
  solves: boolean;
}

/** The known bounds for the fewest steps that solve a puzzle. */
export interface FewestFound {
  /** No path has fewer. */
  from: number;
  /** The number of steps of the path that was found; null without one. */
  to: number | null;
  /** Whether more work may improve this. */
  isOpen: boolean;
  /** No search was made: the puzzle is beyond chains of every length, and no step may cost more than it needs. */
  isRefused: boolean;
  /** The same as text. */
  text: string;
}

/** All steps of one technique. */
export interface StepGroup {
  technique: string;
  name: string;
  family: string;
  steps: Step[];
}

/** The level of a hint: place, kind, name, cells, reason. */
export type Level = 1 | 2 | 3 | 4 | 5;

/** Whether there is a step, or why not. */
export type HintStatus =
  "found" | "wrong" | "stale" | "mismatch" | "complete" | "stuck" | "several" | "none" | "out_of_budget";

export interface Hint {
  status: HintStatus;
  level: Level;
  /** The sentences of the levels up to this one. */
  sentences: string[];
  text: string;
  note: string | null;
  /** The key of the technique of our ladder; "" without a step, or for a step of another program. */
  technique: string;
  effects: Effects | null;
  svg: string;
  /** The sentence of this level, as HTML linked to the picture. */
  html: string;
  /** Whether the pattern is in columns and the texts speak of rows. */
  isInColumns?: boolean;
}
