// The volume of tests that go through many sizes, themes, languages or techniques: a run draws a part of them. Two variables
// of the environment, as in tests/support/effort.hpp:
//
//   DEDUKU_EFFORT   how many times the smallest part a test takes: 1 by default; 10 takes all
//   DEDUKU_SEED     the seed of the draws: 1 by default; scripts/test-web.sh takes another for each commit
import {createHash} from "node:crypto";

/** The value of an environment variable; 1 if it is unset or not a positive number. */
const numberFrom = (variable) => {
  const number = Number(process.env[variable]);
  return number > 0 ? number : 1;
};
export const seed = numberFrom("DEDUKU_SEED");

/** A number of cases for a test, `least` at the smallest effort. */
export const byEffort = (least) => least * numberFrom("DEDUKU_EFFORT");

/** The elements in an order that depends on the seed and on `name`, which differs from draw to draw. */
export function shuffled(name, all) {
  const rank = (at) => createHash("sha256").update(`${seed} ${name} ${at}`).digest("hex");
  const ranks = all.map((_, at) => rank(at));
  return [...all.keys()].sort((a, b) => (ranks[a] < ranks[b] ? -1 : 1)).map((at) => all[at]);
}

/** Some of the elements: `least` times the effort, or all if there are no more. */
export const drawn = (name, all, least) => shuffled(name, all).slice(0, byEffort(least));

process.on("exit", (code) => {
  if (code !== 0) console.log(`DEDUKU_SEED=${seed} repeats these draws`);
});
