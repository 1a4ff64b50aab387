// The ratings of a puzzle, one scale at a time.
import type {Rating as RatingRecord} from "deduku";
import {aboutQuestions} from "./about.ts";
import type {Connection} from "./connection.ts";

/** The scales that the page shows, from what is quick to what may take long. */
export const scales = ["r", "ser", "hodoku", "backdoor", "w", "b", "te"] as const;
export type Scale = (typeof scales)[number];

export interface Rating {
  value: string;
  detail: string;
  hardest: string;
  sentence: string;
}

/** A figure, with so many decimals where it is a number; it is a text where it is a bound, or where there is none. */
function shown(figure: unknown, decimals?: number): string {
  if (typeof figure === "number") return decimals === undefined ? String(figure) : figure.toFixed(decimals);
  return typeof figure === "string" ? figure : "–";
}

function ratingOf(scale: Scale, record: RatingRecord, connection: Connection): Rating {
  const none = {value: shown(record[scale]), detail: "", hardest: "", sentence: ""};
  const hardest = (record["hardest"] as {name: string} | null | undefined)?.name ?? "";
  switch (scale) {
    case "r":
      return {
        value: shown(record.r, 2),
        detail: connection.about?.levels.get(record.class ?? "") ?? "",
        hardest: connection.rung(record.technique)?.name ?? record.technique ?? "",
        sentence: record.sentence ?? "",
      };
    case "ser":
      return {
        ...none,
        value: shown(record.er, 1),
        detail: `/ ${shown(record.ep, 1)} / ${shown(record.ed, 1)}`,
        hardest,
      };
    case "hodoku":
      return {...none, value: shown(record.level), detail: shown(record.score), hardest};
    default:
      return none;
  }
}

export const ratingQuestions = (connection: Connection) => ({
  async rate(givens: string, scale: Scale, signal: AbortSignal): Promise<Rating> {
    const params = {board: {digits: givens}, scales: [scale], ...connection.style};
    const {records} = await connection.call("rate", params, "long", signal);
    if (!connection.about) await aboutQuestions(connection).about(); // which knows the names of techniques
    return ratingOf(scale, records[0]!, connection);
  },
});
