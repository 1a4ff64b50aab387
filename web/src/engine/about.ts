// The question about the engine itself: its version, its ladder, and all names.
import type {Ladder} from "deduku";
import type {About, Rung} from "../state/answers.ts";
import type {Connection} from "./connection.ts";
import {points} from "./records.ts";

function rungOf(rung: Ladder["rungs"][number]): Rung {
  const record = typeof rung === "string" ? {technique: rung} : rung;
  const {technique, name = technique, also = [], elsewhere = [], family = "", level = ""} = record;
  const {cost = 0, max_cost: most = cost} = record;
  const {se_min: least, se_max: greatest, hodoku_code: code, needs_uniqueness: needsUniqueness = false} = record;
  const se = typeof least === "number" ? [...new Set([least, greatest ?? least])].map((er) => er.toFixed(1)) : [];
  const costs = {cost: points(cost), mostCost: points(most)};
  const names = {name, also, elsewhere};
  return {technique, ...names, family, level, ...costs, se: se.join("–"), hodoku: code ?? "", needsUniqueness};
}

const named = (list: {key: string; name: string}[]): Map<string, string> =>
  new Map(list.map(({key, name}) => [key, name]));

export function aboutQuestions(connection: Connection) {
  const about = async (): Promise<About> => {
    const {language} = connection;
    const answer = await connection.call("about", connection.style, "quick");
    return (connection.about = {
      version: answer.version,
      commit: builtFrom,
      language,
      rungs: answer.ladder.rungs.map(rungOf),
      families: named(answer.families),
      levels: new Map(answer.levels.map(({key, name, cost}) => [key, {name, cost}])),
    });
  };
  connection.learnAbout = about;
  return {about};
}
