// Questions about the player's board: what to do next, and whether all is right so far.
import type {AnswerProgress} from "deduku";
import type {Hint, Level, Mark} from "../state/answers.ts";
import type {Board} from "../state/board.ts";
import {cellOf} from "../state/settings.ts";
import {boardOf, type Connection, inPage} from "./connection.ts";
import {effectsOf, markOf} from "./records.ts";

export interface Progress {
  status: AnswerProgress["status"];
  text: string;
  entries: number;
  wrong: Mark[];
  /** Entries that cannot all be right, though each could. */
  clash: Mark[];
  missing: Mark[];
  /** Cells whose marks leave no solution, though none can be said to be missing. */
  lacking: number[];
}

export const hintQuestions = (connection: Connection) => ({
  async hint(board: Board, marks: readonly number[] | null, level: Level, signal: AbortSignal): Promise<Hint> {
    await connection.known();
    const how = {...inPage, ...connection.style, ...connection.ladder, ...connection.preference};
    const params = {board: boardOf(board, marks), level, ...how};
    const {status, text, texts, note, step, svg, html} = await connection.call("hint", params, "long", signal);
    const effects = step && effectsOf(step);
    const technique = step && connection.rung(step.technique) ? step.technique : "";
    return {status, level, sentences: texts, text, note, technique, effects, svg: svg ?? "", html: html ?? ""};
  },

  async progress(board: Board, marks: readonly number[] | null, signal: AbortSignal): Promise<Progress> {
    const params = {board: boardOf(board, marks), ...connection.style};
    const answer = await connection.call("progress", params, "long", signal);
    return {
      ...answer,
      wrong: answer.wrong.map(markOf),
      clash: answer.clash.map(markOf),
      missing: answer.missing.map(markOf),
      lacking: answer.lacking.map(cellOf),
    };
  },
});
