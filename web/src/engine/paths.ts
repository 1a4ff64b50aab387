// Questions about the whole path of a puzzle with the chosen ladder.
import type {Board} from "../state/board.ts";
import {boardOf, type Connection} from "./connection.ts";
import {costOf, type StepRecord, weightOf} from "./records.ts";

export interface Path {
  isSolved: boolean;
  steps: number;
  hardest: string;
  cost: string;
  /** How many cells are open at its end. */
  left: number;
}

function hardestOf(steps: StepRecord[]): StepRecord | null {
  let hardest: StepRecord | null = null;
  for (const step of steps) if (!hardest || weightOf(step) > weightOf(hardest)) hardest = step;
  return hardest;
}

export const pathQuestions = (connection: Connection) => ({
  /** The walk as the engine writes it, a whole page. */
  async walk(givens: string, name: string, signal: AbortSignal): Promise<string> {
    await connection.known();
    signal.throwIfAborted();
    const params = {board: {digits: givens}, name, ...connection.style, ...connection.namedLadder};
    const explained = await connection.call("explain", params, "long", signal);
    return "html" in explained ? explained.html : "";
  },

  /** What the path is like. */
  async path(givens: string, signal: AbortSignal): Promise<Path> {
    const params = {board: {digits: givens}, ...connection.style, ...connection.ladder};
    const path = await connection.call("path", params, "long", signal);
    const {steps} = path;
    const hardest = hardestOf(steps);
    const stuck = "stuck" in path ? path.stuck : null;
    const left = stuck ? stuck.line.split(".").length - 1 : 0;
    const cost = hardest ? costOf(hardest) : "";
    return {isSolved: left === 0, steps: steps.length, hardest: hardest?.name ?? "", cost, left};
  },

  /** The whole path from the board on, every step with its evidence, as the engine writes it. */
  async json(board: Board, marks: readonly number[]): Promise<string> {
    const params = {board: boardOf(board, marks), ...connection.style, ...connection.ladder};
    return JSON.stringify(await connection.call("path", params, "long"), null, 1);
  },

  /** A step on the path of a puzzle, by its number from 1, as a picture that stands alone. */
  async drawPath(givens: string, step: number): Promise<string> {
    await connection.known();
    const params = {board: {digits: givens}, step, ...connection.style, ...connection.ladder};
    return (await connection.call("draw", params, "long")).svg;
  },
});
