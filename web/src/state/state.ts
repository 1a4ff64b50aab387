// Everything that the page knows at a moment.
import type {About, Hint, Step, StepGroup} from "./answers.ts";
import type {Board} from "./board.ts";
import {digitAt} from "./board.ts";
import {type Filter, filtered} from "./filter.ts";
import type {Game} from "./kept.ts";
import type {Lesson, Link, View, Way} from "./link.ts";
import type {Mode} from "./notes.ts";
import type {Setting} from "./setting.ts";
import type {Settings} from "./settings.ts";

/** What the engine says of the digits on the board. */
export interface Facts {
  /** The digits that it is about. */
  digits: string;
  /** Of each empty cell the digits that no other excludes. */
  candidates: readonly number[];
  /** Cells of repeated digits. */
  conflicts: readonly number[];
  /** Empty cells that no digit is left for. */
  spent: readonly number[];
}

/** What is known of a board before the engine has looked at it. */
export const noFacts = (board: Board): Facts => ({
  digits: board.digits,
  candidates: board.marks,
  conflicts: [],
  spent: [],
});

export interface Action {
  label: string;
  run: () => void;
  /** A key that does the same, as it is shown. */
  key?: string;
}

/** What is shown in the place of the hint; the first action is the one that leads on. */
export interface Message {
  kind: "message";
  title: string;
  text: string;
  actions: Action[];
  /** A puzzle is solved: the board may show that it is glad. */
  isJoyful?: boolean;
  /** The cells that title and text name. */
  cells?: readonly number[];
  /** Text that could not be read, up to and with the place where. */
  excerpt?: string;
  /** Two solutions to show side by side, and the cells where they differ. */
  solutions?: {first: string; second: string; differ: number[]};
}

export interface Working {
  kind: "working";
  text: string;
  stop: () => void;
}

/** Steps to go through, one drawn at a time. */
export interface Argument {
  kind: "argument";
  title: string;
  /** The cell that the title names. */
  cell: number;
  steps: Step[];
  /** The step that is shown, from 0. */
  at: number;
  back: () => void;
}

export interface StepsHere {
  kind: "steps";
  groups: StepGroup[];
  /** The family that is shown, "" for all. */
  family: string;
  /** Techniques by cost, each with its steps; or all steps in one list, first those that unlock most. */
  order: "cost" | "progress";
  /** Whether only those are shown that crack the puzzle. */
  isCracking: boolean;
  /** How many steps are shown at most of a list by progress. */
  most: number;
  /** The technique that is open. */
  open: string;
  chosen: Step | null;
  /** What leads to it, as HTML that is tied to its picture; "" until it is drawn. */
  argument: string;
  /** Whether the chosen step is being drawn, and that takes its time. */
  isDrawing: boolean;
  /** How far the search has gone: to its end, to a limit, or until it was stopped. */
  end: "all" | "cut" | "stopped";
  isWorking: boolean;
  /** The technique that is sought, and which of how many it is. */
  progress: {technique: string; n: number; count: number} | null;
}

/** Asks which digit of the cell with the cursor. */
export interface Asking {
  kind: "asking";
}

/** A step of an example, for those who are here for the first time. */
export interface Welcome {
  kind: "welcome";
  hint: Hint;
}

/** Asks which candidates shall be shown. */
export interface FilterPanel {
  kind: "filter";
}

export interface HintPanel {
  kind: "hint";
  /** Null before the first press. */
  hint: Hint | null;
}

export type Panel = HintPanel | Welcome | Message | Working | Argument | StepsHere | Asking | FilterPanel;

export interface State {
  game: Game;
  settings: Settings;
  view: View;
  selected: readonly number[];
  cursor: number;
  /** What a digit does. */
  mode: Mode;
  /** What it does as long as a key is held; null while none is. */
  held: Mode | null;
  /** The digit that is lit, 0 for none: that of the selected cell, unless the reader has lit one. */
  lit: number;
  isLitByHand: boolean;
  /** Which candidates are shown. */
  filter: Filter;
  facts: Facts;
  /** Of a puzzle whose givens are set. */
  setting: Setting;
  /** Cells that a check has shown to be wrong. */
  wrong: readonly number[];
  panel: Panel;
  /** What the engine has drawn over the player's board, "" for nothing. */
  drawn: string;
  /** Where the walk stands. */
  place: number;
  way: Way;
  lesson: Lesson;
  /** Null until the engine has answered. */
  about: About | null;
  /** How much of the engine is here, from 0 to 1. */
  loaded: number;
  /** Why the engine cannot be had, "" as long as it can. */
  failure: string;
}

/** A link to what is shown now. */
export function linkTo({game, view, panel, place, way, lesson, settings}: State): Link {
  const {profile, off} = settings;
  const hint = panel.kind === "hint" && panel.hint ? panel.hint.level : 0;
  return {view, board: game.board, hint, place, way, made: game.made, ladder: {profile, off}, lesson};
}

/** The marks that the player sees. */
export function shownMarks(state: State): readonly number[] {
  const {board} = state.game;
  if (!state.settings.autoMarks) return board.marks;
  return state.facts.candidates.map((set, cell) => (digitAt(board, cell) === 0 ? set & ~board.struck[cell]! : 0));
}

/** The marks that the engine is given: a cell without any has not been looked at, and may hold all that nothing excludes. */
export function marksForEngine(state: State): readonly number[] {
  const shown = shownMarks(state);
  return state.facts.candidates.map((set, cell) =>
    digitAt(state.game.board, cell) !== 0 ? 0 : shown[cell]! & set || set,
  );
}

/** The same where the player sees marks; null where there are none to be seen. */
export const seenMarks = (state: State): readonly number[] | null =>
  shownMarks(state).some((set) => set !== 0) ? marksForEngine(state) : null;

export const hasMarks = (board: Board): boolean => board.marks.some((set) => set !== 0);

/** Those of the marks that the player wants to see. */
export const filteredMarks = (state: State): readonly number[] =>
  filtered(shownMarks(state), marksForEngine(state), state.filter);
