// Questions about one technique: its step on the board of a lesson, and all that it eliminates there.
import type {Solving} from "deduku";
import type {Hint, Level, Step} from "../state/answers.ts";
import type {Board} from "../state/board.ts";
import type {Language} from "../words/words.ts";
import {boardOf, type Connection, drawnInPage, inPage} from "./connection.ts";
import {effectsOf, stepOf} from "./records.ts";

/** The names in these pictures differ from those on the board of the player. */
const drawing = {...inPage, draw: {...drawnInPage, id_prefix: "lesson-"}};

export function lessonQuestions(connection: Connection) {
  /** Some examples have several solutions, which only techniques that need a single one care about. */
  const uniqueness = (technique: string): Solving =>
    connection.rung(technique)?.needsUniqueness ? {} : {uniqueness: "off"};
  /** Nothing but the technique is looked for. */
  const only = (technique: string): Solving => ({techniques: technique, ...uniqueness(technique)});

  return {
    /** What every technique is called in a language, and what else. */
    async namesIn(lang: Language): Promise<Map<string, string[]>> {
      const {ladder} = await connection.call("about", {lang}, "quick");
      const named = ladder.rungs.map((rung) =>
        typeof rung === "string"
          ? ([rung, []] as const)
          : ([rung.technique, [rung.name ?? rung.technique, ...(rung.also ?? [])]] as const),
      );
      return new Map(named.map(([technique, names]) => [technique, [...names]]));
    },

    /** A step of the technique, shown as far as a hint of that level does. */
    async lessonHint(board: Board, technique: string, level: Level, signal: AbortSignal): Promise<Hint> {
      await connection.known();
      const params = {board: boardOf(board, board.marks), level, ...drawing, ...connection.style, ...only(technique)};
      const {status, text, texts, note, step, svg, html} = await connection.call("hint", params, "long", signal);
      const effects = step && effectsOf(step);
      return {status, level, sentences: texts, text, note, technique, effects, svg: svg ?? "", html: html ?? ""};
    },

    /** Every step of the technique; `isDrawn`: with their pictures. */
    async lessonSteps(board: Board, technique: string, isDrawn: boolean, signal: AbortSignal): Promise<Step[]> {
      await connection.known();
      const how = {...(isDrawn && drawing), ...uniqueness(technique), ...connection.style};
      const params = {board: boardOf(board, board.marks), technique, ...how};
      const {steps} = await connection.call("steps", params, "long", signal);
      return steps.map((step) => stepOf(step, connection));
    },
  };
}
