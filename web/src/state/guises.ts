// The equivalent forms of a puzzle: renamed digits, and rows and columns in other places. The difficulty is the same,
// and each step has its counterpart.
import {shuffled} from "./chance.ts";
import type {Symmetry} from "./wishes.ts";

/** The target of a cell under each of the eight motions of the square, by row and column. */
const motions = {
  as_it_is: (r, c) => [r, c],
  quarter: (r, c) => [c, 8 - r],
  half: (r, c) => [8 - r, 8 - c],
  three_quarters: (r, c) => [8 - c, r],
  left_right: (r, c) => [r, 8 - c],
  top_bottom: (r, c) => [8 - r, c],
  diagonal: (r, c) => [c, r],
  antidiagonal: (r, c) => [8 - c, 8 - r],
} satisfies Record<string, (row: number, column: number) => [number, number]>;
type Motion = keyof typeof motions;
const allMotions = Object.keys(motions) as Motion[];

/** The motions that preserve the places of the givens, for each kind of symmetry. */
const motionsOf: Record<Symmetry, readonly Motion[]> = {
  none: [],
  half_turn: ["half"],
  quarter_turn: ["quarter"],
  left_right: ["left_right"],
  top_bottom: ["top_bottom"],
  both_axes: ["left_right", "top_bottom"],
  diagonal: ["diagonal"],
  antidiagonal: ["antidiagonal"],
  both_diagonals: ["diagonal", "antidiagonal"],
  full: ["quarter", "diagonal"],
};

/** The puzzle with each cell moved to its target by `place`. */
function moved(puzzle: string, place: (row: number, column: number) => [number, number]): string {
  const cells = new Array<string>(81).fill(".");
  for (let cell = 0; cell < 81; ++cell) {
    const [row, column] = place(Math.floor(cell / 9), cell % 9);
    cells[9 * row + column] = puzzle[cell]!;
  }
  return cells.join("");
}

function isKept(puzzle: string, motion: Motion): boolean {
  const places = puzzle.replace(/[1-9]/g, "x");
  return moved(places, motions[motion]) === places;
}

/** Whether the places of the givens have the required symmetry; "": no requirement. */
export function isSymmetric(puzzle: string, wish: Symmetry | ""): boolean {
  if (wish === "") return true;
  if (wish === "none") return allMotions.slice(1).every((motion) => !isKept(puzzle, motion));
  return motionsOf[wish].every((motion) => isKept(puzzle, motion));
}

type Chance = (n: number) => number;

/** Rows, or columns, in another order: bands change places, and rows within each of them. */
function lines(chance: Chance): number[] {
  const three = [0, 1, 2];
  return shuffled(three, chance).flatMap((band) => shuffled(three, chance).map((line) => 3 * band + line));
}

/**
 * The puzzle in a random form that keeps the required symmetry if the puzzle has it: in place of motions that would
 * lose it, only a motion of the square that preserves it.
 */
export function inGuise(puzzle: string, wish: Symmetry | "", chance: Chance): string {
  const names = shuffled([..."123456789"], chance);
  const renamed = puzzle.replace(/[1-9]/g, (digit) => names[Number(digit) - 1]!);
  const rows = lines(chance);
  const columns = lines(chance);
  const isFree = wish === "" || wish === "none";
  const mixed = isFree ? moved(renamed, (row, column) => [rows[row]!, columns[column]!]) : renamed;
  const turned = shuffled(allMotions, chance).map((one) => moved(mixed, motions[one]));
  return turned.find((one) => isSymmetric(one, wish)) ?? renamed;
}
