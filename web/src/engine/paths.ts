// Questions about the whole path of a puzzle with the chosen ladder.
import type {Fewest} from "deduku";
import type {FewestFound} from "../state/answers.ts";
import type {Board} from "../state/board.ts";
import type {Way} from "../state/link.ts";
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

/** A walk as the engine writes it. */
export interface Walked {
  /** A whole page; "" where there is no path to show. */
  html: string;
  /** Null of the simplest path. */
  fewest: FewestFound | null;
}

function foundOf({from, to, within, ended}: Fewest, text: string): FewestFound {
  const isCutShort = ended === "out_of_budget";
  const isRefused = isCutShort && to === null && within === null;
  return {from, to, isOpen: isCutShort && !isRefused, isRefused, text};
}

function hardestOf(steps: StepRecord[]): StepRecord | null {
  let hardest: StepRecord | null = null;
  for (const step of steps) if (!hardest || weightOf(step) > weightOf(hardest)) hardest = step;
  return hardest;
}

export const pathQuestions = (connection: Connection) => ({
  /** A walk along the simplest path, or along the one with the fewest steps, as far as they are found with so much work. */
  async walk(givens: string, name: string, way: Way, budget: number, signal: AbortSignal): Promise<Walked> {
    await connection.known();
    signal.throwIfAborted();
    const params = {board: {digits: givens}, name, ...connection.style, ...connection.namedLadder};
    const counted = way.isFewest ? {fewest: true, free: way.free, budget, ...connection.within(way)} : {};
    const explained = await connection.call("explain", {...params, ...counted}, "long", signal);
    const html = "html" in explained ? explained.html : "";
    const {fewest, text = ""} = explained;
    return {html, fewest: fewest ? foundOf(fewest, text) : null};
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
