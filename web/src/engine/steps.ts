// Questions about steps: all steps on a board, and those with one conclusion.
import type {Mark, Step, StepGroup} from "../state/answers.ts";
import {type Board, type House, houseOf} from "../state/board.ts";
import {cellName, cellOf} from "../state/settings.ts";
import {boardOf, type Connection, drawnInPage, inPage} from "./connection.ts";
import {stepOf} from "./records.ts";

export interface Why {
  isTrue: boolean | null;
  text: string;
  /** The cell whose digit decides without a step; null if no cell does. */
  holder: number | null;
  steps: Step[];
}

/** Steps from a supposed entry to a contradiction. */
export interface Refutation {
  steps: Step[];
  /** The contradiction in words, and its cells. */
  text: string;
  cells: number[];
}

/** The cell without a candidate, or the cells of the house. */
function cellsOf({cell, house}: {cell: string | null; house: string | null}): number[] {
  if (cell) return [cellOf(cell)];
  const [kind = "row", number = "1"] = house?.split(" ") ?? [];
  const at = Number(number) - 1;
  const corner = {row: 9 * at, column: at, box: 27 * Math.floor(at / 3) + 3 * (at % 3)}[kind as House];
  return houseOf[kind as House](corner);
}

function grouped(steps: Step[]): StepGroup[] {
  const groups = new Map<string, StepGroup>();
  for (const step of steps) {
    const {technique, name, family} = step;
    const group = groups.get(technique) ?? {technique, name, family, steps: []};
    group.steps.push(step);
    groups.set(technique, group);
  }
  return [...groups.values()];
}

export const stepQuestions = (connection: Connection) => ({
  /**
   * All steps by technique. The search goes technique by technique: `begun` is called before each, and `found` after
   * it.
   */
  async steps(
    board: Board,
    marks: readonly number[],
    begun: (technique: string, n: number, count: number) => void,
    found: (groups: StepGroup[], cut: boolean) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const {about, techniques: wanted} = connection;
    const rungs = about?.rungs.filter((rung) => wanted?.includes(rung.technique) ?? true) ?? [];
    for (const [index, {technique, name}] of rungs.entries()) {
      begun(name, index + 1, rungs.length);
      const params = {board: boardOf(board, marks), techniques: technique, ...connection.style};
      const answer = await connection.call("steps", params, "long", signal);
      found(grouped(answer.steps.map((step) => stepOf(step, connection))), answer.cut.length > 0);
    }
  },

  /**
   * The picture of a step and its argument; the step is one that `steps` has found with this technique on this board.
   */
  async drawStep(
    board: Board,
    marks: readonly number[],
    group: StepGroup,
    step: Step,
    signal: AbortSignal,
  ): Promise<{svg: string; html: string}> {
    const params = {board: boardOf(board, marks), technique: step.technique, ...inPage, ...connection.style};
    const answer = await connection.call("steps", params, "long", signal);
    const {svg = "", html = ""} = answer.steps[group.steps.indexOf(step)] ?? {};
    return {svg, html};
  },

  async why(board: Board, marks: readonly number[] | null, mark: Mark, signal: AbortSignal): Promise<Why> {
    const claim = {cell: cellName(mark.cell, "rc"), digit: mark.digit};
    const how = {...inPage, ...connection.style, ...connection.ownLadder};
    const answer = await connection.call("why", {board: boardOf(board, marks), ...claim, ...how}, "long", signal);
    const steps = answer.steps.map((step) => stepOf(step, connection));
    const holder = answer.holder ? cellOf(answer.holder.cell) : null;
    return {isTrue: answer.is_true, text: answer.text, holder, steps};
  },

  /**
   * The contradiction of an entry on a board without it: first by singles, which everyone can follow, then by all
   * techniques without a long search. Null if that leads to no contradiction. Marks are hidden because the player's are
   * not used.
   */
  async refute(board: Board, mark: Mark, signal: AbortSignal): Promise<Refutation | null> {
    const claim = {cell: cellName(mark.cell, "rc"), digit: mark.digit, suppose: true};
    const how = {draw: {...drawnInPage, marks: false}, html: true, ...connection.style};
    for (const techniques of ["singles", "beginner,easy,medium"]) {
      const params = {board: boardOf(board, null), ...claim, ...how, techniques};
      const answer = await connection.call("why", params, "long", signal);
      if (!answer.contradiction) continue;
      const steps = answer.steps.map((step) => stepOf(step, connection));
      return {steps, text: answer.contradiction.text, cells: cellsOf(answer.contradiction)};
    }
    return null;
  },
});
