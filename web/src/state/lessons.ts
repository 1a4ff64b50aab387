// The positions of the lessons, as scripts/make-lessons.py writes them.
import {allCells, allDigits, bit, type Board, emptyBoard, sees} from "./board.ts";

/** The positions for a technique: an example of it, and positions to practise on, the easiest to see first. */
export interface Positions {
  example: string;
  practice: readonly string[];
}

/**
 * A file of a family: a line with the key of each technique after ">", then one for each position, the example first.
 */
export function readPositions(text: string): Map<string, Positions> {
  const found = new Map<string, Positions>();
  for (const part of text.split(">").slice(1)) {
    const [key = "", example = "", ...practice] = part.trim().split("\n");
    found.set(key, {example, practice});
  }
  return found;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Digits, the givens among them, and the marks at all candidates that no digit excludes: cell by cell, from 1 to 9. */
function readDigits(code: string): Pick<Board, "digits" | "givens"> {
  const cells = code.replace(/[a-z]/g, (gap) => ".".repeat(gap.charCodeAt(0) - 96));
  return {
    digits: cells.replace(/[A-I]/g, (letter) => String(letters.indexOf(letter) + 1)),
    givens: cells.replace(/[A-I]/g, "."),
  };
}

/** The board of a position, with all remaining marks. */
export function readPosition(line: string): Board {
  const [code = "", gone = ""] = line.split(" ");
  const {digits, givens} = readDigits(code);
  const isFree = (cell: number, digit: number): boolean =>
    !allCells.some((other) => digits[other] === String(digit) && sees(cell, other));
  const candidates = allCells
    .filter((cell) => digits[cell] === ".")
    .flatMap((cell) => allDigits.filter((digit) => isFree(cell, digit)).map((digit) => ({cell, digit})));
  const marks = new Array<number>(81).fill(0);
  for (const {cell, digit} of candidates) marks[cell]! |= bit(digit);
  let at = 0;
  for (const letter of gone) {
    const gap = letters.indexOf(letter);
    at += gap;
    const candidate = gap < 63 ? candidates[at++] : undefined;
    if (candidate) marks[candidate.cell]! &= ~bit(candidate.digit);
  }
  return {...emptyBoard, digits, givens, marks};
}
