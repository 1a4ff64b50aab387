// Questions about one technique: its step on the board of a lesson, and all its eliminations there.
import type {Solving} from "deduku";
import type {Hint, Level, Step} from "../state/answers.ts";
import type {Board} from "../state/board.ts";
import type {Language} from "../words/words.ts";
import {boardOf, type Connection, drawnInPage, inPage} from "./connection.ts";
import {effectsOf, stepOf, type StepRecord} from "./records.ts";

/** The ids in these pictures differ from those on the board of the player. */
const drawing = {...inPage, draw: {...drawnInPage, id_prefix: "lesson-"}};

/** Whether all base houses of a step are columns. */
function standsInColumns(step: StepRecord): boolean {
  const houses = "evidence" in step ? (step.evidence?.houses ?? []) : [];
  const base = houses.filter(({role}) => role === "base");
  return base.length > 0 && base.every(({kind}) => kind === "column");
}

export function lessonQuestions(connection: Connection) {
  /** Some examples have several solutions, which matters only to techniques that rely on uniqueness. */
  const uniqueness = (technique: string): Solving =>
    connection.rung(technique)?.needsUniqueness ? {} : {uniqueness: "off"};
  /** Searches for this technique only. */
  const only = (technique: string): Solving => ({techniques: technique, ...uniqueness(technique)});

  return {
    /** The names of every technique in a language: its main name and the others. */
    async namesIn(lang: Language): Promise<Map<string, string[]>> {
      const {ladder} = await connection.call("about", {lang}, "quick");
      const named = ladder.rungs.map((rung) =>
        typeof rung === "string"
          ? ([rung, []] as const)
          : ([rung.technique, [rung.name ?? rung.technique, ...(rung.also ?? [])]] as const),
      );
      return new Map(named.map(([technique, names]) => [technique, [...names]]));
    },

    /** A step of the technique, shown as in a hint of that level. */
    async lessonHint(board: Board, technique: string, level: Level, signal: AbortSignal): Promise<Hint> {
      await connection.known();
      const isSingle = connection.rung(technique)?.family === "singles";
      const shown = {...drawing, draw: {...drawing.draw, marks: !isSingle}}; // singles are found without candidates
      const params = {board: boardOf(board, board.marks), level, ...shown, ...connection.style, ...only(technique)};
      const {status, text, texts, note, step, svg, html} = await connection.call("hint", params, "long", signal);
      const effects = step && effectsOf(step);
      const isInColumns = step !== null && standsInColumns(step);
      const said = {status, level, sentences: texts, text, note, technique, effects, isInColumns};
      return {...said, svg: svg ?? "", html: html ?? ""};
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
