// Lines that a player draws between candidates or cells.
import type {Board, Line} from "./board.ts";

export const maxLines = 200;
export const endAt = (cell: number, digit: number): number => 10 * cell + digit;
export const cellOfEnd = (end: number): number => Math.floor(end / 10);
export const digitOfEnd = (end: number): number => end % 10;
export const isEnd = (end: number): boolean => end >= 0 && end < 810;

const joins = ({from, to}: Line, one: number, other: number): boolean =>
  (from === one && to === other) || (from === other && to === one);

/** The line between two ends. */
export function lineBetween({lines}: Pick<Board, "lines">, one: number, other: number): Line | null {
  return lines.find((line) => joins(line, one, other)) ?? null;
}

/** Draws a strong link between two ends, replaces a strong link by a weak one, or removes a weak one. */
export function withNextLine(board: Board, from: number, to: number): Board {
  if (from === to) return board;
  const line = lineBetween(board, from, to);
  const others = board.lines.filter((other) => other !== line);
  if (line?.isWeak) return {...board, lines: others};
  if (!line && others.length >= maxLines) return board;
  return {...board, lines: [...others, {from, to, isWeak: line !== null}]};
}

/** Removes the lines that end in these cells. */
export function withoutLinesAt(board: Board, cells: readonly number[]): Board {
  const lines = board.lines.filter(({from, to}) => ![from, to].some((end) => cells.includes(cellOfEnd(end))));
  return lines.length === board.lines.length ? board : {...board, lines};
}

export const withoutLines = (board: Board): Board => (board.lines.length === 0 ? board : {...board, lines: []});
