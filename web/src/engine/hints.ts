// Questions about the player's board: what to do next, and whether all is right so far.
import type {Board, Effects} from "../state/board.ts";
import {boardOf, type Connection, inPage} from "./connection.ts";
import {effectsOf, type Mark, markOf} from "./records.ts";

/** How deep a hint goes: where, kind, name, cells, why. */
export type Level = 1 | 2 | 3 | 4 | 5;

export interface Hint {
  status: string;
  level: Level;
  /** What is told on the levels up to this one. */
  told: string[];
  text: string;
  note: string | null;
  effects: Effects | null;
  svg: string;
  /** What this level tells, as HTML that is tied to the picture. */
  html: string;
}

export interface Progress {
  status: string;
  text: string;
  entries: number;
  wrong: Mark[];
  missing: Mark[];
}

export const hintQuestions = (connection: Connection) => ({
  async hint(board: Board, marks: readonly number[], level: Level, signal: AbortSignal): Promise<Hint> {
    await connection.known();
    const params = {board: boardOf(board, marks), level, ...inPage, ...connection.style, ...connection.ladder};
    const {status, text, texts, note, step, svg, html} = await connection.call("hint", params, "long", signal);
    const effects = step && effectsOf(step);
    return {status, level, told: texts, text, note, effects, svg: svg ?? "", html: html ?? ""};
  },

  async progress(board: Board, marks: readonly number[] | null, signal: AbortSignal): Promise<Progress> {
    const params = {board: boardOf(board, marks), ...connection.style};
    const answer = await connection.call("progress", params, "long", signal);
    return {...answer, wrong: answer.wrong.map(markOf), missing: answer.missing.map(markOf)};
  },
});
