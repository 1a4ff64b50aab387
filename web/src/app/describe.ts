// The contents of cells and their changes in words, for screen readers.
import {type Board, digitAt, digitsOf, type Effects, has, isGiven} from "../state/board.ts";
import type {Filter} from "../state/filter.ts";
import {cellOfEnd, digitOfEnd} from "../state/lines.ts";
import type {Mode} from "../state/notes.ts";
import {cellName, type Notation, type Settings} from "../state/settings.ts";
import {shownMarks, type State} from "../state/state.ts";
import {say, type WordKey} from "../words/words.ts";

const maxNamed = 4; // cells

function nameOfMark(board: Board, cell: number, digit: number): string {
  const colour = has(board.colourA[cell]!, digit) ? "a" : has(board.colourB[cell]!, digit) ? "b" : null;
  return colour ? say(`mark.colour.${colour}`, {digit}) : String(digit);
}

/** "5, given", "marks 4 8", "empty"; with marks in corners and colours of the cell. */
export function contentOf(board: Board, cell: number, marks: number): string {
  const digit = digitAt(board, cell);
  const colours = digitsOf(board.painted[cell]!).map((colour) => say(`paint.${colour}` as WordKey));
  const painted = colours.length > 0 ? [say("cell.painted", {colours: colours.join(" ")})] : [];
  if (digit !== 0) return [say(isGiven(board, cell) ? "cell.given" : "cell.own", {digit}), ...painted].join(", ");
  const names = digitsOf(marks).map((mark) => nameOfMark(board, cell, mark));
  const corner = digitsOf(board.corner[cell]!).join(" ");
  const parts = [
    ...(marks === 0 ? [] : [say("cell.marks", {digits: names.join(" ")})]),
    ...(corner === "" ? [] : [say("cell.corner", {digits: corner})]),
    ...painted,
  ];
  return parts.join(", ") || say("cell.empty");
}

/** The name of a mode; the mode of candidates is named after the place of its marks. */
export const nameOfMode = (mode: Mode, {marksAt}: Pick<Settings, "marksAt">): string =>
  say(mode === "centre" && marksAt === "places" ? "mode.mark" : `mode.${mode}`);

/** "4 7, cells with two candidates": a filter in words. */
export function nameOfFilter({digits, pick}: Filter): string {
  const parts = [digits === 0 ? "" : digitsOf(digits).join(" "), pick === "all" ? "" : say(`filter.${pick}`)];
  return parts.filter(Boolean).join(", ") || say("filter.all");
}

/** "r1c3 – 4r5c3": the two ends of a line. */
export function sayLine(from: number, to: number, notation: Notation): string {
  const name = (end: number): string => {
    const digit = digitOfEnd(end);
    return (digit === 0 ? "" : `(${digit})`) + cellName(cellOfEnd(end), notation);
  };
  return `${name(from)} – ${name(to)}`;
}

/** "r1c3: marks 4 8". */
export const sayCell = (cell: number, state: State): string =>
  `${cellName(cell, state.settings.notation)}: ${contentOf(state.game.board, cell, shownMarks(state)[cell]!)}`;

/** The contents of some cells; for many cells, only their number. */
export const sayCells = (cells: readonly number[], state: State): string =>
  cells.length > maxNamed
    ? say("announce.cells", {n: cells.length})
    : cells.map((cell) => sayCell(cell, state)).join(". ");

/** "r1c3 = 5, r2c4 ≠ 37": all removals from a cell are listed together. */
export function sayEffects({places, removes}: Effects, notation: Notation): string {
  const placed = places.map(({cell, digit}) => `${cellName(cell, notation)} = ${digit}`);
  const removals = new Map<number, number[]>();
  for (const {cell, digit} of removes) removals.set(cell, [...(removals.get(cell) ?? []), digit]);
  const removed = [...removals].map(([cell, digits]) => `${cellName(cell, notation)} ≠ ${digits.sort().join("")}`);
  return [...placed, ...removed].join(", ");
}
