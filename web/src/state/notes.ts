// The player's notes on the board beside digits and candidates: marks in corners and colours of cells. Also the order
// in which Delete removes them in each mode.
import {bit, type Board, emptyAmong, erased, has, type Layer, withSets} from "./board.ts";
import {withoutLinesAt} from "./lines.ts";

/** The effect of the digit keys: write a digit, a mark in a corner or a candidate, colour a cell, or colour a mark. */
export const modes = ["digit", "corner", "centre", "colour", "draw"] as const;
export type Mode = (typeof modes)[number];

/** Adds it to a layer, or removes it if all of the cells have it. */
function toggled(board: Board, layer: Layer, cells: readonly number[], value: number): Board {
  const isThere = cells.every((cell) => has(board[layer][cell]!, value));
  return withSets(board, layer, cells, (set) => (isThere ? set & ~bit(value) : set | bit(value)));
}

/** Writes a mark into the corners of the empty ones among the cells, or removes it if all of them have it. */
export const withCorner = (board: Board, cells: readonly number[], digit: number): Board =>
  toggled(board, "corner", emptyAmong(board, cells), digit);

/** Adds one of nine colours to cells, or removes it if all of them have it. */
export const withPaint = (board: Board, cells: readonly number[], colour: number): Board =>
  toggled(board, "painted", cells, colour);

/** Removes the content of a mode from the cells. Notes hidden below a digit stay. */
function without(board: Board, cells: readonly number[], mode: Mode): Board {
  const empty = emptyAmong(board, cells);
  const clear = (next: Board, layer: Layer): Board => withSets(next, layer, empty, () => 0);
  switch (mode) {
    case "digit":
      return erased(board, cells);
    case "corner":
      return clear(board, "corner");
    case "centre":
      return (["marks", "struck", "colourA", "colourB"] as const).reduce(clear, board);
    case "colour":
      return withSets(board, "painted", cells, () => 0);
    case "draw":
      return withoutLinesAt((["colourA", "colourB"] as const).reduce(clear, board), cells);
  }
}

/** The order in which Delete continues if there is nothing of the current mode. */
const order: readonly Mode[] = ["digit", "centre", "corner", "colour"];

/** Removes the content of the mode from the cells; if they have none of it, the next kind in order. */
export function cleared(board: Board, cells: readonly number[], mode: Mode): Board {
  const next = [mode, ...order].map((one) => without(board, cells, one));
  return next.find((one) => one !== board) ?? board;
}
