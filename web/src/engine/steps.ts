// Questions about steps: all that a board has, and those that lead to one conclusion.
import type {Board} from "../state/board.ts";
import {cellName} from "../state/settings.ts";
import {boardOf, type Connection, inPage} from "./connection.ts";
import {type Mark, type Step, stepOf} from "./records.ts";

/** All steps of one technique. */
export interface StepGroup {
  technique: string;
  name: string;
  family: string;
  steps: Step[];
}

export interface Why {
  isTrue: boolean | null;
  text: string;
  steps: Step[];
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
  /** All steps by technique. They are sought level by level; `found` is told of each. */
  async steps(
    board: Board,
    marks: readonly number[],
    found: (groups: StepGroup[], cut: boolean) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const {about, techniques: wanted} = connection;
    for (const level of about?.levels.keys() ?? []) {
      const techniques = about!.rungs
        .filter((rung) => rung.level === level && (wanted?.includes(rung.technique) ?? true))
        .map((rung) => rung.technique);
      if (techniques.length === 0) continue;
      const params = {board: boardOf(board, marks), techniques: techniques.join(","), ...connection.style};
      const answer = await connection.call("steps", params, "long", signal);
      found(grouped(answer.steps.map((step) => stepOf(step, connection))), answer.cut.length > 0);
    }
  },

  /** The picture of a step, one of those that `steps` has found with this technique on this board, and its argument. */
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
    return {isTrue: answer.is_true, text: answer.text, steps};
  },
});
