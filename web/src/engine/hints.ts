// Questions about the player's board: the next step, and whether everything is right so far.
import type {AnswerHint, AnswerProgress} from "deduku";
import type {Hint, Level, Mark} from "../state/answers.ts";
import type {Board} from "../state/board.ts";
import {cellOf} from "../state/settings.ts";
import {boardOf, type Connection, drawnInPage, inPage} from "./connection.ts";
import {effectsOf, markOf} from "./records.ts";

export interface Progress {
  status: AnswerProgress["status"];
  text: string;
  entries: number;
  wrong: Mark[];
  /** Entries that cannot all be right, though each could be right alone. */
  clash: Mark[];
  missing: Mark[];
  /** Cells whose marks leave no solution, though no single mark is provably missing. */
  lacking: number[];
}

/** From this level on a player without marks sees the marks that the step uses. */
const levelOfCandidates = 3;

/** A single is found without candidates. */
const isSingle = (step: AnswerHint["step"], connection: Connection): boolean =>
  connection.rung(step?.technique)?.family === "singles";

export const hintQuestions = (connection: Connection) => ({
  /** `marks`: null for a player without marks, who sees none before the step itself is named. */
  async hint(board: Board, marks: readonly number[] | null, level: Level, signal: AbortSignal): Promise<Hint> {
    await connection.known();
    const how = {...inPage, ...connection.style, ...connection.ladder, ...connection.preference};
    const params = {board: boardOf(board, marks), level, ...how};
    const bare = {...params, draw: {...drawnInPage, marks: false}};
    let answer = await connection.call("hint", marks ? params : bare, "long", signal);
    if (!marks && level >= levelOfCandidates && !isSingle(answer.step, connection))
      answer = await connection.call("hint", params, "long", signal);
    const {status, text, texts, note, step, svg, html} = answer;
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
