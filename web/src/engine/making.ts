// The question for puzzles that fulfil constraints.
import type {AnswerGenerate, Wishes as WishRecord} from "deduku";
import {type Origin, wishClasses, type Wishes} from "../state/wishes.ts";
import type {Connection} from "./connection.ts";

export type MakingEngine = AnswerGenerate["engine"];

/** The result of a part of the search. */
export interface Made {
  /** 81 characters; null if no puzzle was found. */
  puzzle: string | null;
  /** Its stream. */
  stream: number;
  tried: number;
  /** The stream from which to continue the search, and the engine to use. */
  next: {stream: number; engine: MakingEngine};
}

/** A class as its band of R, which lets the search measure its distance from there. */
function bandOf(name: Wishes["class"], connection: Connection): string | undefined {
  const {levels} = connection.about!;
  const above = wishClasses[wishClasses.indexOf(name || "nightmare") + 1];
  const from = levels.get(name)?.cost;
  const to = above && levels.get(above)?.cost;
  return [from && `r >= ${from}`, to && `r < ${to}`].filter(Boolean).join(" and ") || undefined;
}

function recordOf(wishes: Wishes, connection: Connection): WishRecord {
  const {symmetry, from, to, needs, isExact, minimal} = wishes;
  return {
    ...(from > 0 && {least_givens: from}),
    ...(to > 0 && {most_givens: to}),
    ...(minimal && {minimal}),
    ...(symmetry && {symmetry}),
    ...(symmetry === "none" && {exact_symmetry: true}),
    ...(wishes.class && {where: bandOf(wishes.class, connection)}),
    ...(needs && {[isExact ? "exactly" : "needs"]: needs}),
  };
}

export const makingQuestions = (connection: Connection) => ({
  /** Searches for a puzzle from a stream on, with a limited number of tries. A named engine saves the choice of one. */
  async make(
    {wishes, seed, stream}: Origin,
    effort: number,
    engine: MakingEngine | "auto",
    signal: AbortSignal,
  ): Promise<Made> {
    await connection.known();
    signal.throwIfAborted();
    const params = {wishes: recordOf(wishes, connection), seed, stream, effort, engine, count: 1};
    const answer = await connection.call("generate", params, "long", signal);
    const found = answer.puzzles[0];
    return {
      puzzle: found?.puzzle.replace(/[^1-9]/g, ".") ?? null,
      stream: found?.stream ?? answer.stream,
      tried: answer.tried,
      next: {stream: answer.stream, engine: answer.engine},
    };
  },
});
