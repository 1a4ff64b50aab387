// Where the marks of a cell stand: candidates in their places or in the middle, others in the corners. One cell is 100 units.
import {digitsOf} from "../state/board.ts";

/** What of a board says where its marks stand. */
export interface MarkedBoard {
  digits: string;
  /** Of each cell the candidates that are shown. */
  marks: readonly number[];
  /** Of each cell the marks in its corners. */
  corner: readonly number[];
  /** Candidates stand in the middle of each cell, not in their places. */
  isInMiddle?: boolean;
}

export interface MarkPlace {
  digit: number;
  x: number;
  y: number;
  /** How large it is, of the size of a mark. */
  scale: number;
}

const left = (cell: number): number => (cell % 9) * 100;
const top = (cell: number): number => Math.floor(cell / 9) * 100;

/** Where a candidate has its place: columns and rows of three in the cell, 30 apart. */
export const markX = (cell: number, digit: number): number => left(cell) + 20 + ((digit - 1) % 3) * 30;
export const markY = (cell: number, digit: number): number => top(cell) + 20 + Math.floor((digit - 1) / 3) * 30;

/** How many stand in a row in the middle, how far from each other, and how large: by how many there are. */
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

/** Where the candidates of a cell stand. Marks in its corners need the room of the places there. */
export function placesOf({marks, corner, isInMiddle}: MarkedBoard, cell: number): MarkPlace[] {
  const digits = digitsOf(marks[cell]!);
  if (isInMiddle || corner[cell] !== 0) return inMiddle(cell, digits);
  return digits.map((digit) => ({digit, x: markX(cell, digit), y: markY(cell, digit), scale: 1}));
}

/** Where the marks in the corners of a cell stand: the first ones above, the rest below. */
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

/** The digit of the candidate that is shown at a place of a cell, from 0 to 1 each way; 0 where there is none. */
export function shownAt(board: MarkedBoard, cell: number, x: number, y: number): number {
  const places = board.digits[cell] === "." ? placesOf(board, cell) : [];
  const far = (place: MarkPlace): number => Math.hypot(place.x - left(cell) - 100 * x, place.y - top(cell) - 100 * y);
  const [near] = places.sort((one, other) => far(one) - far(other));
  return near && far(near) <= reach ? near.digit : 0;
}

/** That digit, or else the one whose place it is. `board`: null where candidates stand in their places. */
export const markAt = (board: MarkedBoard | null, cell: number, x: number, y: number): number =>
  (board && shownAt(board, cell, x, y)) ||
  1 + Math.min(2, Math.max(0, Math.floor(x * 3))) + 3 * Math.min(2, Math.max(0, Math.floor(y * 3)));
