// The whole state of the page.
import type {About, Hint, Step, StepGroup} from "./answers.ts";
import type {Board} from "./board.ts";
import {digitAt, isFull} from "./board.ts";
import {type Filter, filtered} from "./filter.ts";
import type {Game} from "./kept.ts";
import type {Lesson, Link, View, Way} from "./link.ts";
import type {Mode} from "./notes.ts";
import {markOf, shortest} from "./profiles.ts";
import type {Setting} from "./setting.ts";
import type {Settings} from "./settings.ts";

/** The engine's facts about the digits on the board. */
export interface Facts {
  /** The digits that these facts describe. */
  digits: string;
  /** For each empty cell, the digits that no other digit excludes. */
  candidates: readonly number[];
  /** Cells of repeated digits. */
  conflicts: readonly number[];
  /** Cells of entries that differ from the solution; known only if they are shown at once. */
  wrong: readonly number[];
  /** Empty cells without a candidate. */
  spent: readonly number[];
}

/** The facts about a board before the engine has analysed it. */
export const noFacts = (board: Board): Facts => ({
  digits: board.digits,
  candidates: board.marks,
  conflicts: [],
  wrong: [],
  spent: [],
});

/** Whether every cell is filled, and no digit is repeated. */
export const isSolved = ({game, facts}: Pick<State, "facts" | "game">): boolean =>
  isFull(game.board) && facts.digits === game.board.digits && facts.conflicts.length === 0;

export interface Action {
  label: string;
  run: () => void;
  /** The key for the same action, as displayed. */
  key?: string;
}

/** Content in place of the hint; the first action is the main one. */
export interface Message {
  kind: "message";
  title: string;
  text: string;
  actions: Action[];
  /** A puzzle is solved: the board may celebrate. */
  isJoyful?: boolean;
  /** The cells named in the title and the text. */
  cells?: readonly number[];
  /** Text that could not be read, up to and including the place of the fault. */
  excerpt?: string;
  /** Two solutions to show side by side, and the cells in which they differ. */
  solutions?: {first: string; second: string; differ: number[]};
}

export interface Working {
  kind: "working";
  text: string;
  stop: () => void;
}

/** Steps to page through, drawn one at a time. */
export interface Argument {
  kind: "argument";
  title: string;
  /** The cell named in the title. */
  cell: number;
  steps: Step[];
  /** The step that is shown, from 0. */
  at: number;
  back: () => void;
  /** The action after the last step; null for no action. */
  wayOn: Action | null;
}

export interface StepsHere {
  kind: "steps";
  groups: StepGroup[];
  /** The family that is shown, "" for all. */
  family: string;
  /** Techniques by cost, each with its steps; or all steps in one list, the steps that unlock most first. */
  order: "cost" | "progress";
  /** Whether only steps that crack the puzzle are shown. */
  isCracking: boolean;
  /** The maximum number of steps shown in a list by progress. */
  most: number;
  /** The technique that is open. */
  open: string;
  chosen: Step | null;
  /** The argument for it, as HTML linked to its picture; "" until it is drawn. */
  argument: string;
  /** Whether the chosen step is being drawn and takes noticeable time. */
  isDrawing: boolean;
  /** How the search ended: complete, at a limit, or stopped. */
  end: "all" | "cut" | "stopped";
  isWorking: boolean;
  /** The current technique of the search, its index, and the number of techniques. */
  progress: {technique: string; n: number; count: number} | null;
}

/** A question for the digit in the cell with the cursor. */
export interface Asking {
  kind: "asking";
}

/** A step of an example, for first-time visitors. */
export interface Welcome {
  kind: "welcome";
  hint: Hint;
}

/** A question for the candidates to show. */
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
  /** The effect of a digit. */
  mode: Mode;
  /** Its effect while a key is held; null without a held key. */
  held: Mode | null;
  /** The digit that is lit, 0 for none: by default that of the selected cell, unless the reader has lit one. */
  lit: number;
  isLitByHand: boolean;
  /** The digit of the keypad that a tap on a cell enters, 0 for none. */
  armed: number;
  /** The filter of the shown candidates. */
  filter: Filter;
  facts: Facts;
  /** The facts about a puzzle whose givens are being set. */
  setting: Setting;
  /** Cells found wrong by a check. */
  wrong: readonly number[];
  panel: Panel;
  /** The engine's drawing over the player's board, "" for nothing. */
  drawn: string;
  /** The place of the walk. */
  place: number;
  way: Way;
  lesson: Lesson;
  /** Null until the engine has answered. */
  about: About | null;
  /** The loaded part of the engine, from 0 to 1. */
  loaded: number;
  /** The version of the ladder of a link, by its mark, while the content of the link is shown; "" for none. */
  version: string;
  /** A notice above all views; "" for none. */
  notice: string;
  /** The reason why the engine cannot be loaded, "" without a failure. */
  failure: string;
}

/** A link to the current display. */
export function linkTo({about, game, view, panel, place, way, lesson, settings}: State): Link {
  const hint = panel.kind === "hint" && panel.hint ? panel.hint.level : 0;
  const rungs = about?.rungs ?? [];
  const ladder = shortest(settings, rungs);
  return {view, board: game.board, hint, place, way, made: game.made, ladder, version: markOf(rungs), lesson};
}

/** The marks that the player sees. */
export function shownMarks(state: State): readonly number[] {
  const {board} = state.game;
  if (!state.settings.autoMarks) return board.marks;
  return state.facts.candidates.map((set, cell) => (digitAt(board, cell) === 0 ? set & ~board.struck[cell]! : 0));
}

/**
 * The marks sent to the engine: a cell without any has not been looked at, and may hold all digits that nothing
 * excludes.
 */
export function marksForEngine(state: State): readonly number[] {
  const shown = shownMarks(state);
  return state.facts.candidates.map((set, cell) =>
    digitAt(state.game.board, cell) !== 0 ? 0 : shown[cell]! & set || set,
  );
}

/** The same if the player sees marks; null if no marks are visible. */
export const seenMarks = (state: State): readonly number[] | null =>
  shownMarks(state).some((set) => set !== 0) ? marksForEngine(state) : null;

export const hasMarks = (board: Board): boolean => board.marks.some((set) => set !== 0);

/** The marks that pass the player's filter. */
export const filteredMarks = (state: State): readonly number[] =>
  filtered(shownMarks(state), marksForEngine(state), state.filter);
