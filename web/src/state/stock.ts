// The stock: puzzles for rare constraints, made in advance by scripts/make-stock.py.
import {chanceOf, shuffled} from "./chance.ts";
import {inGuise, isSymmetric} from "./guises.ts";
import {decodeWishes, type Origin, type WishClass, wishClasses, type Wishes} from "./wishes.ts";

/** Puzzles made for the same constraints. */
export interface Shelf {
  wishes: Wishes;
  /** One in this many tried puzzles fulfilled them. */
  rate: number;
  puzzles: {line: string; class: WishClass}[];
}

/**
 * A puzzle in the form of the file: digits, each after a letter for the number of empty cells before it, "a" for one,
 * "z" for 26.
 */
const decodeLine = (code: string): string =>
  code.replace(/[a-z]/g, (letter) => ".".repeat(letter.charCodeAt(0) - 96)).padEnd(81, ".");

/**
 * The shelves of the file: a line with the constraints and their rate, then a line for each puzzle, which begins with
 * the number of its class.
 */
export function readStock(text: string): Shelf[] {
  const shelves: Shelf[] = [];
  for (const line of text.split("\n")) {
    const [head, rest] = line.split(" ");
    if (!head || !rest) continue;
    const name = /^[1-8]$/.test(head) ? wishClasses[Number(head) - 1] : undefined;
    if (name) shelves.at(-1)?.puzzles.push({line: decodeLine(rest), class: name});
    else shelves.push({wishes: decodeWishes(head), rate: Number(rest), puzzles: []});
  }
  return shelves;
}

const givensOf = (line: string): number => line.replaceAll(".", "").length;

/**
 * The puzzles that fulfil the constraints. A shelf that does not specify a required technique or minimality is skipped
 * because its puzzles are unknown in that respect.
 */
export function fitting(shelves: readonly Shelf[], wishes: Wishes): string[] {
  const mayHold = ({wishes: {needs, minimal}}: Shelf): boolean =>
    (wishes.needs === "" || needs === wishes.needs) && (!wishes.minimal || minimal);
  const puzzles = shelves.filter(mayHold).flatMap((shelf) => shelf.puzzles);
  const isRight = ({line, ...puzzle}: Shelf["puzzles"][number]): boolean =>
    (wishes.class === "" || puzzle.class === wishes.class) &&
    givensOf(line) >= wishes.from &&
    givensOf(line) <= (wishes.to || 81) &&
    (wishes.symmetry === "none" || isSymmetric(line, wishes.symmetry));
  return puzzles.filter(isRight).map(({line}) => line);
}

/** Whether all constraints of the first are included in the second. */
const isPart = (part: Wishes, all: Wishes): boolean =>
  ["", all.class].includes(part.class) &&
  ["", all.symmetry].includes(part.symmetry) &&
  (part.needs === "" || (part.needs === all.needs && all.isExact));

/** At best one in this many fulfils the constraints; 0: unknown. */
export const rateOf = (shelves: readonly Shelf[], wishes: Wishes): number =>
  Math.max(0, ...shelves.filter((shelf) => isPart(shelf.wishes, wishes)).map(({rate}) => rate));

/** The puzzle of the stock for an origin, in the form derived from it; null if no puzzle fits. */
export function takeFrom(shelves: readonly Shelf[], {wishes, seed, stream}: Origin): string | null {
  const puzzles = shuffled(fitting(shelves, wishes), chanceOf(seed));
  const line = puzzles[stream % puzzles.length];
  return line === undefined ? null : inGuise(line, wishes.symmetry, chanceOf(seed, stream));
}
