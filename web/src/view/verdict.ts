// What the ratings say of a puzzle in words: how hard it is, or why there is nothing to rate, and facts about it.
import type {PuzzleFacts} from "../engine/ask.ts";
import type {Rating} from "../engine/scales.ts";
import type {About} from "../state/answers.ts";
import {say} from "../words/words.ts";
import type {LevelLine} from "./curve.ts";
import {levelName, techniqueName} from "./names.ts";

/** Title and text. */
type Verdict = [string, string];
/** Name and text. */
type Row = [string, string];

const isFull = (givens: string): boolean => !givens.includes(".");

/** Why there is nothing to rate; null where there is something. */
export function whyUnrated(facts: PuzzleFacts | null, givens: string): Verdict | null {
  const status = facts?.status;
  if (status === "several") return [say("several"), say("rate.several")];
  if (status === "none") return [say("none"), say("rate.none")];
  if (status === "invalid") return [say("none"), say("rate.repeated")];
  return status === "unique" && isFull(givens) ? [say("complete"), say("rate.complete")] : null;
}

/** How hard R says that the puzzle is, as far as it is known. */
export function verdictOf(rating: Rating | null, about: About | null): Verdict {
  if (!rating || rating.value === "") return [say("rate.title"), say("rate.text")];
  if (!rating.isWhole) return [say("rate.atLeast", {value: rating.value}), say("rate.bound")];
  const {verdict} = rating;
  if (!verdict) return [rating.value, say("verdict.stuck")];
  const {level, hardest, rounds: count, beyondSingles: n, tightest, daily} = verdict;
  const isSingle = about?.rungs.find((rung) => rung.technique === hardest)?.family === "singles";
  const key = n > 0 ? "verdict" : isSingle ? "verdict.singles" : "verdict.direct";
  const values = {technique: techniqueName(hardest, about), n, count, steps: tightest};
  const text = say(key, values);
  return [levelName(level, about), daily ? say("verdict.with", {verdict: text, more: say(`daily.${daily}`)}) : text];
}

/** What is known of the puzzle without a rating. */
export function factRows(facts: PuzzleFacts | null): Row[] {
  if (!facts) return [];
  const {givens: n, redundant: m, pattern, automorphisms} = facts;
  const isKnown = m !== null && n < 81; // of a full board all could go
  const givens = isKnown ? say(m === 0 ? "facts.minimal" : "facts.redundant", {n, m}) : String(n);
  const symmetry = automorphisms > 1 ? say("facts.automorphisms", {n: automorphisms}) : say("facts.none");
  return [
    [say("facts.givens"), givens],
    [say("facts.solutions"), say(`facts.${facts.status}`)],
    [say("facts.pattern"), say(`facts.pattern.${pattern}`)],
    [say("facts.symmetry"), symmetry],
  ];
}

/** How far singles lead, as soon as a round needs more or the puzzle is solved. */
export function singlesRow(rating: Rating | null, givens: string): Row[] {
  const first = rating?.rounds.findIndex((round) => !round.isSingle) ?? -1;
  if (!rating || rating.rounds.length === 0 || (first < 0 && !rating.isWhole)) return [];
  const led = first < 0 ? rating.rounds : rating.rounds.slice(0, first);
  const n = led.reduce((sum, round) => sum + round.placed, 0);
  const count = 81 - givens.replaceAll(".", "").length;
  return [[say("facts.singles"), say("facts.singles.text", {n, count})]];
}

/** Where the levels above the easy ones begin, from level to level costlier. */
export function levelLines(about: About | null): LevelLine[] {
  if (!about) return [];
  const mostOfSingles = 2.5;
  return [...about.levels.values()]
    .filter(({cost}) => cost > mostOfSingles)
    .map(({name, cost}) => ({name: `${name} ${cost.toFixed(2)}`, cost}));
}
