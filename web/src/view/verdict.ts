// The ratings of a puzzle in words: its difficulty, or the reason why there is nothing to rate, and facts about it.
import type {PuzzleFacts} from "../engine/ask.ts";
import type {Rating, Verdict as RVerdict} from "../engine/scales.ts";
import type {About} from "../state/answers.ts";
import {say} from "../words/words.ts";
import type {LevelLine} from "./curve.ts";
import {levelName, techniqueName} from "./names.ts";

/** Title and text. */
type Verdict = [string, string];
/** Name and text. */
type Row = [string, string];

const isFull = (givens: string): boolean => !givens.includes(".");

/** The reason why there is nothing to rate; null if there is something. */
export function whyUnrated(facts: PuzzleFacts | null, givens: string): Verdict | null {
  const status = facts?.status;
  if (status === "several") return [say("several"), say("rate.several")];
  if (status === "none") return [say("none"), say("rate.none")];
  if (status === "invalid") return [say("none"), say("rate.repeated")];
  return status === "unique" && isFull(givens) ? [say("complete"), say("rate.complete")] : null;
}

/** The difficulty by R, as far as it is known. */
export function verdictOf(rating: Rating | null, about: About | null): Verdict {
  if (!rating || rating.value === "") return [say("rate.title"), say("rate.text")];
  if (!rating.isWhole) return [say("rate.atLeast", {value: rating.value}), say("rate.bound")];
  const {verdict} = rating;
  if (!verdict) return [rating.value, say("verdict.stuck")];
  const {level, hardest, rounds: count, beyondSingles: n, tightest} = verdict;
  const isSingle = about?.rungs.find((rung) => rung.technique === hardest)?.family === "singles";
  const key = n > 0 ? "verdict" : isSingle ? "verdict.singles" : "verdict.direct";
  const values = {technique: techniqueName(hardest, about), n, count, steps: tightest};
  return [levelName(level, about), inTurn([say(key, values), ...aboutPeople(verdict)])];
}

/** The newspaper puzzle that takes as long, and the solving times of players. */
function aboutPeople({daily, minutes}: RVerdict): string[] {
  const newspaper = daily ? [say(`daily.${daily}`)] : [];
  if (!minutes) return newspaper;
  const whole = (value: number | null): number | string => (value === null ? "" : Math.round(value));
  const {lower, upper} = minutes;
  const key = lower === null ? "minutes.below" : upper === null ? "minutes.above" : "minutes.between";
  return [...newspaper, say(key, {lower: whole(lower), upper: whole(upper)})];
}

const inTurn = (sentences: string[]): string =>
  sentences.reduce((verdict, more) => say("verdict.with", {verdict, more}));

/** The facts about the puzzle without a rating. */
export function factRows(facts: PuzzleFacts | null): Row[] {
  if (!facts) return [];
  const {givens: n, redundant: m, pattern, automorphisms} = facts;
  const isKnown = m !== null && n < 81; // on a full board all could be removed
  const givens = isKnown ? say(m === 0 ? "facts.minimal" : "facts.redundant", {n, m}) : String(n);
  const symmetry = automorphisms > 1 ? say("facts.automorphisms", {n: automorphisms}) : say("facts.none");
  return [
    [say("facts.givens"), givens],
    [say("facts.solutions"), say(`facts.${facts.status}`)],
    [say("facts.pattern"), say(`facts.pattern.${pattern}`)],
    [say("facts.symmetry"), symmetry],
  ];
}

/** The progress by singles, once a round needs more or the puzzle is solved. */
export function singlesRow(rating: Rating | null, givens: string): Row[] {
  const first = rating?.rounds.findIndex((round) => !round.isSingle) ?? -1;
  if (!rating || rating.rounds.length === 0 || (first < 0 && !rating.isWhole)) return [];
  const led = first < 0 ? rating.rounds : rating.rounds.slice(0, first);
  const n = led.reduce((sum, round) => sum + round.placed, 0);
  const count = 81 - givens.replaceAll(".", "").length;
  return [[say("facts.singles"), say("facts.singles.text", {n, count})]];
}

/** The minimum costs of the levels above the easy ones, in ascending order. */
export function levelLines(about: About | null): LevelLine[] {
  if (!about) return [];
  const mostOfSingles = 2.5;
  return [...about.levels.values()]
    .filter(({cost}) => cost > mostOfSingles)
    .map(({name, cost}) => ({name: `${name} ${cost.toFixed(2)}`, cost}));
}
