// What the engine has answered, as the page keeps and shows it: plain data, whichever records it was made from.
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
  /** What else people call it, in the language of the page and in English. */
  also: string[];
  /** What it is called in all other languages. */
  elsewhere: string[];
  family: string;
  level: string;
  cost: string;
  /** The most that an instance costs. */
  mostCost: string;
  /** What Sudoku Explainer rates it, "" where it does not know it. */
  se: string;
  /** The codes of HoDoKu, "" where it does not know it. */
  hodoku: string;
  needsUniqueness: boolean;
}

/** What the engine says of itself: its version, its ladder, and what everything is called. */
export interface About {
  version: string;
  commit: string;
  language: Language;
  rungs: Rung[];
  /** By key. */
  families: ReadonlyMap<string, string>;
  /** With the cost in points from which a step counts as that hard. */
  levels: ReadonlyMap<string, {name: string; cost: number}>;
}

/** A step as the page shows it. */
export interface Step {
  technique: string;
  name: string;
  family: string;
  /** With two decimals; of Sudoku Explainer with one; HoDoKu's score is whole. */
  cost: string;
  sentence: string;
  effects: Effects;
  /** Its picture, and the argument as HTML that is tied to it; "" where they were not asked for. */
  svg: string;
  html: string;
  /** What it unlocks, of a step in a list of all; null elsewhere. */
  progress: Progress | null;
}

/** What falls when a step is taken and the free techniques are carried on, beyond what these do without it. */
export interface Progress {
  /** Digits. */
  placed: number;
  /** Candidates. */
  removed: number;
  /** Whether the puzzle is solved then. */
  solves: boolean;
}

/** What is known of the fewest steps that solve a puzzle. */
export interface FewestFound {
  /** No path has fewer. */
  from: number;
  /** How many the path has that was found; null without one. */
  to: number | null;
  /** Whether more work may say more. */
  isOpen: boolean;
  /** Nothing is sought: the puzzle is beyond chains of every length, and no step may cost more than it needs. */
  isRefused: boolean;
  /** The same in words. */
  text: string;
}

/** All steps of one technique. */
export interface StepGroup {
  technique: string;
  name: string;
  family: string;
  steps: Step[];
}

/** How deep a hint goes: where, kind, name, cells, why. */
export type Level = 1 | 2 | 3 | 4 | 5;

/** Whether there is a step, or why there is none. */
export type HintStatus =
  "found" | "wrong" | "stale" | "mismatch" | "complete" | "stuck" | "several" | "none" | "out_of_budget";

export interface Hint {
  status: HintStatus;
  level: Level;
  /** The sentences of the levels up to this one. */
  sentences: string[];
  text: string;
  note: string | null;
  /** The key of the technique of our ladder; "" where there is no step, or one of another program. */
  technique: string;
  effects: Effects | null;
  svg: string;
  /** The sentence of this level, as HTML that is tied to the picture. */
  html: string;
}
