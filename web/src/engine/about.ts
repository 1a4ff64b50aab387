// The question what the engine is: its version, its ladder, and what everything is called.
import type {Ladder} from "deduku";
import type {About, Rung} from "../state/answers.ts";
import type {Connection} from "./connection.ts";
import {points} from "./records.ts";

function rungOf(rung: Ladder["rungs"][number]): Rung {
  if (typeof rung === "string") return {technique: rung, name: rung, also: [], family: "", level: "", cost: points(0)};
  const {technique, name = technique, also = [], family = "", level = "", cost = 0} = rung;
  return {technique, name, also, family, level, cost: points(cost)};
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
