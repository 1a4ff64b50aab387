// The record of solved puzzles: for each class their number, the best time, and the streak of days with a solved puzzle
// of the day.
import {type Class, classNames} from "./classes.ts";

export interface SolvedOf {
  /** The number of puzzles. */
  n: number;
  /** The best time without help, in seconds; 0: no such time yet. */
  best: number;
  /** The last day on which the puzzle of the day was solved, in days since 1970; 0: never. */
  day: number;
  /** The number of consecutive days with it solved, up to this one. */
  streak: number;
}

/** By class; and the games already counted, so that reaching the end again does not count twice. */
export interface Solved {
  of: Partial<Record<Class, SolvedOf>>;
  counted: readonly number[];
}

const mostCounted = 100;
const nothing: SolvedOf = {n: 0, best: 0, day: 0, streak: 0};

export const solvedOf = (solved: Solved, name: Class): SolvedOf => solved.of[name] ?? nothing;

/** A finished game. */
export interface Ended {
  begun: number;
  class: Class;
  seconds: number;
  /** The number of hints taken. */
  hints: number;
  /** The day whose puzzle it is; 0: of no day. */
  day: number;
}

/** The number of consecutive days up to this day; 0 if a day was missed. */
export const streakOn = ({day, streak}: SolvedOf, today: number): number => (today - day <= 1 ? streak : 0);

/** Adds one game. */
export function withEnded(solved: Solved, game: Ended): Solved {
  if (solved.counted.includes(game.begun)) return solved;
  const before = solvedOf(solved, game.class);
  const isBest = game.hints === 0 && (before.best === 0 || game.seconds < before.best);
  const isNewDay = game.day > before.day;
  const after: SolvedOf = {
    n: before.n + 1,
    best: isBest ? game.seconds : before.best,
    day: isNewDay ? game.day : before.day,
    streak: isNewDay ? (game.day - before.day === 1 ? before.streak + 1 : 1) : before.streak,
  };
  return {of: {...solved.of, [game.class]: after}, counted: [...solved.counted, game.begun].slice(-mostCounted)};
}

const count = (value: unknown): number =>
  typeof value === "number" && value >= 0 && value < 1e9 ? Math.floor(value) : 0;

/** The kept record; unreadable parts are omitted. */
export function readSolved(kept: Record<string, unknown>): Solved {
  const all = (typeof kept["of"] === "object" && kept["of"] !== null ? kept["of"] : {}) as Record<string, unknown>;
  const of: Partial<Record<Class, SolvedOf>> = {};
  for (const name of classNames) {
    const said = all[name];
    if (typeof said !== "object" || said === null) continue;
    const {n, best, day, streak} = said as Record<string, unknown>;
    of[name] = {n: count(n), best: count(best), day: count(day), streak: count(streak)};
  }
  const counted = Array.isArray(kept["counted"]) ? kept["counted"].filter((begun) => typeof begun === "number") : [];
  return {of, counted: counted.slice(-mostCounted)};
}
