// Which of the candidates on the board are shown: those of some digits, of cells with two, or in houses with two.
import {allCells, allDigits, bit, digitAt, digitsOf, has, houseOf, type Board} from "./board.ts";

export const picks = ["all", "bivalue", "bilocation"] as const;

export interface Filter {
  /** A set; 0 for all of them. */
  digits: number;
  /** Candidates of all cells; of those that have two; or those that two cells of a house have. */
  pick: (typeof picks)[number];
}

export const noFilter: Filter = {digits: 0, pick: "all"};
export const isFiltering = ({digits, pick}: Filter): boolean => digits !== 0 || pick !== "all";

/** Of each cell the candidates that stand in just two cells of some house. */
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

/** What is left of the marks that are shown. `candidates`: all that the cells can be, as far as the player knows. */
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

/** How many empty cells show something. */
export const cellsShown = (board: Board, marks: readonly number[]): number =>
  allCells.filter((cell) => digitAt(board, cell) === 0 && marks[cell] !== 0).length;
