// The candidates shown on the board: those of some digits, of cells with two, or in houses with two.
import {allCells, allDigits, bit, digitAt, digitsOf, has, houseOf, type Board} from "./board.ts";

export const picks = ["all", "bivalue", "bilocation"] as const;

export interface Filter {
  /** A set; 0 for all of them. */
  digits: number;
  /** Candidates of all cells; of cells with two; or in two cells of a house. */
  pick: (typeof picks)[number];
}

export const noFilter: Filter = {digits: 0, pick: "all"};
export const isFiltering = ({digits, pick}: Filter): boolean => digits !== 0 || pick !== "all";

/** For each cell, the candidates that are in exactly two cells of some house. */
function inTwoPlaces(candidates: readonly number[]): number[] {
  const kept = new Array<number>(81).fill(0);
  for (const house of [houseOf.row, houseOf.column, houseOf.box])
    for (const cell of allCells)
      for (const digit of allDigits) {
        if (!has(candidates[cell]!, digit)) continue;
        if (house(cell).filter((other) => has(candidates[other]!, digit)).length === 2)
          kept[cell] = kept[cell]! | bit(digit);
      }
  return kept;
}

/** The shown marks that pass the filter. `candidates`: all possibilities of the cells, as far as the player knows. */
export function filtered(
  marks: readonly number[],
  candidates: readonly number[],
  {digits, pick}: Filter,
): readonly number[] {
  const ofDigits = (set: number): number => (digits === 0 ? set : set & digits);
  if (pick === "all") return digits === 0 ? marks : marks.map(ofDigits);
  const kept =
    pick === "bilocation" ? inTwoPlaces(candidates) : candidates.map((set) => (digitsOf(set).length === 2 ? set : 0));
  return marks.map((set, cell) => ofDigits(set & kept[cell]!));
}

/** The number of empty cells that show a mark. */
export const cellsShown = (board: Board, marks: readonly number[]): number =>
  allCells.filter((cell) => digitAt(board, cell) === 0 && marks[cell] !== 0).length;
