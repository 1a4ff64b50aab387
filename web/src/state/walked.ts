// The board of a player who plays on from a place of a walk.
import {allCells, bit, type Board, digitAt, emptyBoard, sees, setOf} from "./board.ts";

/** The digits that no other digit excludes from an empty cell. */
function allowed(board: Board, cell: number): number {
  const excluded = allCells.filter((other) => sees(cell, other)).map((other) => digitAt(board, other));
  return excluded.reduce((set, digit) => (digit === 0 ? set : set & ~bit(digit)), setOf([1, 2, 3, 4, 5, 6, 7, 8, 9]));
}

/**
 * `words`: for each cell, "=5" for a digit, else its candidates. If marks are written automatically, the eliminated
 * ones are crossed out.
 */
export function boardAt(givens: string, words: readonly string[], autoMarks: boolean): Board {
  const digits = words.map((word) => (word.startsWith("=") ? word[1]! : ".")).join("");
  const board = {...emptyBoard, givens, digits};
  const marks = words.map((word) => (word.startsWith("=") ? 0 : setOf(word)));
  if (!autoMarks) return {...board, marks};
  return {...board, struck: marks.map((set, cell) => (digits[cell] === "." ? allowed(board, cell) & ~set : 0))};
}
