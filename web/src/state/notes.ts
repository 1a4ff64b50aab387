// What a player puts on the board beside digits and candidates: marks in corners and colours of cells; and what Delete takes
// away in each mode.
import {bit, type Board, emptyAmong, erased, has, type Layer, withSets} from "./board.ts";
import {withoutLinesAt} from "./lines.ts";

/** What the keys of digits do: write a digit, a mark in a corner or a candidate, give a cell a colour, or a mark. */
export const modes = ["digit", "corner", "centre", "colour", "draw"] as const;
export type Mode = (typeof modes)[number];

/** Puts it into a layer, or takes it out where all of the cells have it. */
function toggled(board: Board, layer: Layer, cells: readonly number[], value: number): Board {
  const isThere = cells.every((cell) => has(board[layer][cell]!, value));
  return withSets(board, layer, cells, (set) => (isThere ? set & ~bit(value) : set | bit(value)));
}

/** Writes a mark into the corners of the empty ones among the cells, or takes it out where all of them have it. */
export const withCorner = (board: Board, cells: readonly number[], digit: number): Board =>
  toggled(board, "corner", emptyAmong(board, cells), digit);

/** Gives cells one of nine colours more, or takes it away where all of them have it. */
export const withPaint = (board: Board, cells: readonly number[], colour: number): Board =>
  toggled(board, "painted", cells, colour);

/** Without what a mode puts into the cells. What lies below a digit is not seen, and stays. */
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

/** In which order Delete goes on where there is nothing of the mode that is set. */
const order: readonly Mode[] = ["digit", "centre", "corner", "colour"];

/** Takes out what the mode puts into the cells; where none of them has that, what comes next. */
export function cleared(board: Board, cells: readonly number[], mode: Mode): Board {
  const next = [mode, ...order].map((one) => without(board, cells, one));
  return next.find((one) => one !== board) ?? board;
}
