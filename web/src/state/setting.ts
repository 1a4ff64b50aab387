// The facts about a puzzle while its givens are being set, and the symmetry that they keep.
import {allCells} from "./board.ts";
import type {Mark} from "./answers.ts";
import type {Symmetry} from "./wishes.ts";

/** The difficulty of a puzzle: R in points, class and hardest technique by their keys. */
export interface Hardness {
  value: string;
  level: string;
  technique: string;
}

export interface SetFacts {
  /** The digits that these facts describe. */
  digits: string;
  status: "unique" | "several" | "none" | "invalid";
  /** Two solutions if there are several. */
  solutions: readonly string[];
  /** Their number; if the count is incomplete, there are more. */
  count: number;
  isAll: boolean;
  /** The cells in which the two solutions differ. */
  differ: readonly number[];
  /** The givens each of which could be removed. */
  redundant: readonly number[];
  /** Null until it is rated. */
  hardness: Hardness | null;
}

export interface Setting {
  symmetry: Symmetry;
  /** Null until the engine has analysed the first givens. */
  facts: SetFacts | null;
}

export const noSetting: Setting = {symmetry: "none", facts: null};

/** One given less or more, or all those that a symmetry requires together, and the resulting difficulty. */
export interface Proposal {
  givens: readonly Mark[];
  isRemoved: boolean;
  /** R in points. */
  value: number;
}

/** A motion of the board: row and column of the target of a cell, all from 0. */
type Turn = (row: number, column: number) => readonly [number, number];

const half: Turn = (row, column) => [8 - row, 8 - column];
const quarter: Turn = (row, column) => [column, 8 - row];
const leftRight: Turn = (row, column) => [row, 8 - column];
const topBottom: Turn = (row, column) => [8 - row, column];
const diagonal: Turn = (row, column) => [column, row];
const antidiagonal: Turn = (row, column) => [8 - column, 8 - row];

/** The motions of each symmetry. */
const turns: Record<Symmetry, readonly Turn[]> = {
  none: [],
  half_turn: [half],
  quarter_turn: [quarter],
  left_right: [leftRight],
  top_bottom: [topBottom],
  both_axes: [leftRight, topBottom],
  diagonal: [diagonal],
  antidiagonal: [antidiagonal],
  both_diagonals: [diagonal, antidiagonal],
  full: [leftRight, diagonal],
};

/** The other cells that a symmetry maps a cell to. */
export function partnersOf(cell: number, symmetry: Symmetry): number[] {
  const found = [cell];
  for (const at of found)
    for (const turn of turns[symmetry]) {
      const [row, column] = turn(Math.floor(at / 9), at % 9);
      if (!found.includes(row * 9 + column)) found.push(row * 9 + column);
    }
  return found.slice(1);
}

/** The symmetry groups of cells: either all cells of a group have a given or none. */
export function orbitsOf(symmetry: Symmetry): number[][] {
  const orbits = allCells.map((cell) => [cell, ...partnersOf(cell, symmetry)]);
  return orbits.filter((orbit) => orbit[0] === Math.min(...orbit));
}

/** The empty cells that have a partner with a given. */
export const lacking = (digits: string, symmetry: Symmetry): number[] =>
  allCells.filter(
    (cell) => digits[cell] === "." && partnersOf(cell, symmetry).some((partner) => digits[partner] !== "."),
  );

/** The facts about these digits; null if unknown. */
export const factsOf = (setting: Setting, digits: string): SetFacts | null =>
  setting.facts?.digits === digits ? setting.facts : null;
