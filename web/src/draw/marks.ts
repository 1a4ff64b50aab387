// The positions of the marks of a cell: candidates in their places or in the middle, others in the corners. One cell is
// 100 units.
import {digitsOf} from "../state/board.ts";

/** The parts of a board that determine the positions of its marks. */
export interface MarkedBoard {
  digits: string;
  /** For each cell, the candidates that are shown. */
  marks: readonly number[];
  /** For each cell, the marks in its corners. */
  corner: readonly number[];
  /** Candidates are in the middle of each cell, not in their places. */
  isInMiddle?: boolean;
}

export interface MarkPlace {
  digit: number;
  x: number;
  y: number;
  /** Its size relative to a mark. */
  scale: number;
}

const left = (cell: number): number => (cell % 9) * 100;
const top = (cell: number): number => Math.floor(cell / 9) * 100;

/** The place of a candidate: columns and rows of three in the cell, 30 apart. */
export const markX = (cell: number, digit: number): number => left(cell) + 20 + ((digit - 1) % 3) * 30;
export const markY = (cell: number, digit: number): number => top(cell) + 20 + Math.floor((digit - 1) / 3) * 30;

/** For each number of marks in the middle: marks per row, distance and size. */
const rowsInMiddle = [
  {most: 3, inRow: 3, apart: 25, scale: 1.1},
  {most: 4, inRow: 4, apart: 22, scale: 1},
  {most: 6, inRow: 3, apart: 25, scale: 1},
  {most: 9, inRow: 3, apart: 21, scale: 0.86},
] as const;

function inMiddle(cell: number, digits: readonly number[]): MarkPlace[] {
  const {inRow, apart, scale} = rowsInMiddle.find(({most}) => digits.length <= most)!;
  const rows = Math.ceil(digits.length / inRow);
  return digits.map((digit, at) => {
    const row = Math.floor(at / inRow);
    const inThis = Math.min(inRow, digits.length - row * inRow);
    const x = left(cell) + 50 + ((at % inRow) - (inThis - 1) / 2) * apart;
    return {digit, x, y: top(cell) + 50 + (row - (rows - 1) / 2) * (apart + 1), scale};
  });
}

/** The positions of the candidates of a cell. Marks in its corners use the space of the places there. */
export function placesOf({marks, corner, isInMiddle}: MarkedBoard, cell: number): MarkPlace[] {
  const digits = digitsOf(marks[cell]!);
  if (isInMiddle || corner[cell] !== 0) return inMiddle(cell, digits);
  return digits.map((digit) => ({digit, x: markX(cell, digit), y: markY(cell, digit), scale: 1}));
}

/** The positions of the marks in the corners of a cell: the first ones above, the rest below. */
export function cornersOf(cell: number, corner: number): Omit<MarkPlace, "scale">[] {
  const digits = digitsOf(corner);
  const above = digits.length <= 2 ? digits.length : Math.max(2, Math.ceil(digits.length / 2));
  return digits.map((digit, at) => {
    const isAbove = at < above;
    const inRow = Math.max(2, isAbove ? above : digits.length - above);
    const x = left(cell) + 16 + ((isAbove ? at : at - above) * 68) / (inRow - 1);
    return {digit, x, y: top(cell) + (isAbove ? 16 : 84)};
  });
}

const reach = 17; // units around the middle of a mark

/** The digit of the candidate shown at a place of a cell, from 0 to 1 each way; 0 if the place is empty. */
export function shownAt(board: MarkedBoard, cell: number, x: number, y: number): number {
  const places = board.digits[cell] === "." ? placesOf(board, cell) : [];
  const far = (place: MarkPlace): number => Math.hypot(place.x - left(cell) - 100 * x, place.y - top(cell) - 100 * y);
  const [near] = places.sort((one, other) => far(one) - far(other));
  return near && far(near) <= reach ? near.digit : 0;
}

/** That digit, or else the one that belongs to this place. `board`: null if candidates are in their places. */
export const markAt = (board: MarkedBoard | null, cell: number, x: number, y: number): number =>
  (board && shownAt(board, cell, x, y)) ||
  1 + Math.min(2, Math.max(0, Math.floor(x * 3))) + 3 * Math.min(2, Math.max(0, Math.floor(y * 3)));
