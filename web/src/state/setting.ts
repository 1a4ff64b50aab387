// What is known of a puzzle while its givens are set, and the symmetry that they are to keep.
import {allCells} from "./board.ts";
import type {Symmetry} from "./wishes.ts";

/** How hard a puzzle is: R in points, class and hardest technique by their keys. */
export interface Hardness {
  value: string;
  level: string;
  technique: string;
}

export interface SetFacts {
  /** The digits that it is about. */
  digits: string;
  status: "unique" | "several" | "none" | "invalid";
  /** Two solutions where there are several. */
  solutions: readonly string[];
  /** How many there are; where they are not all, there are more. */
  count: number;
  isAll: boolean;
  /** The cells where the two solutions differ. */
  differ: readonly number[];
  /** The givens each of which could be left out. */
  redundant: readonly number[];
  /** Null until it is rated. */
  hardness: Hardness | null;
}

export interface Setting {
  symmetry: Symmetry;
  /** Null until the engine has looked at the first givens. */
  facts: SetFacts | null;
}

export const noSetting: Setting = {symmetry: "none", facts: null};

/** A given less or one more, and how hard the puzzle is then. */
export interface Proposal {
  cell: number;
  digit: number;
  isRemoved: boolean;
  /** R in points. */
  value: number;
  level: string;
}

/** A move of the board onto itself: row and column of where a cell goes, all from 0. */
type Turn = (row: number, column: number) => readonly [number, number];

const half: Turn = (row, column) => [8 - row, 8 - column];
const quarter: Turn = (row, column) => [column, 8 - row];
const leftRight: Turn = (row, column) => [row, 8 - column];
const topBottom: Turn = (row, column) => [8 - row, column];
const diagonal: Turn = (row, column) => [column, row];
const antidiagonal: Turn = (row, column) => [8 - column, 8 - row];

/** What each symmetry is made of. */
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

/** The other cells that a symmetry leads to from a cell. */
export function partnersOf(cell: number, symmetry: Symmetry): number[] {
  const found = [cell];
  for (const at of found)
    for (const turn of turns[symmetry]) {
      const [row, column] = turn(Math.floor(at / 9), at % 9);
      if (!found.includes(row * 9 + column)) found.push(row * 9 + column);
    }
  return found.slice(1);
}

/** The empty cells that have a partner with a given. */
export const lacking = (digits: string, symmetry: Symmetry): number[] =>
  allCells.filter(
    (cell) => digits[cell] === "." && partnersOf(cell, symmetry).some((partner) => digits[partner] !== "."),
  );

/** What is known of these digits; null where nothing is. */
export const factsOf = (setting: Setting, digits: string): SetFacts | null =>
  setting.facts?.digits === digits ? setting.facts : null;
