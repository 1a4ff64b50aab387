// The puzzles of the day, one of each class: the same for everyone with the same date in the local calendar.
import {chanceOf} from "./chance.ts";
import {inGuise, isSymmetric} from "./guises.ts";
import {symmetries, type Symmetry} from "./wishes.ts";

/** The days since 1970 of the local date. */
export const dayOf = (time: Date): number =>
  Math.floor(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / 86_400_000);

/** The most specific kind of symmetry of a puzzle; "" for none. */
const symmetryOf = (puzzle: string): Symmetry | "" =>
  symmetries
    .slice(1)
    .reverse()
    .find((kind) => isSymmetric(puzzle, kind)) ?? "";

/**
 * The puzzle of a day in a list. The days go through the list with a step that is coprime to its length, which mixes
 * neighbours. Each time a puzzle has another form, so that no board is repeated.
 */
export function puzzleOf(day: number, puzzles: readonly string[]): string {
  const step = 7919; // a prime greater than the length of any list
  const puzzle = puzzles[(day * step) % puzzles.length]!;
  return inGuise(puzzle, symmetryOf(puzzle), chanceOf(day));
}
