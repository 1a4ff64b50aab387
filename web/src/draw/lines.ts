// The lines that a player has drawn: strong ones solid, weak ones dashed, with an arc that avoids everything between
// the ends.
import {s} from "../dom/dom.ts";
import type {Line} from "../state/board.ts";
import {cellOfEnd, digitOfEnd} from "../state/lines.ts";
import {type MarkedBoard, markX, markY, placesOf} from "./marks.ts";

interface Point {
  x: number;
  y: number;
  /** The gap between the point and the line. */
  room: number;
}

const roomAround = {candidate: 17, cell: 24, digit: 34};

function pointOf(board: MarkedBoard, end: number): Point {
  const [cell, digit] = [cellOfEnd(end), digitOfEnd(end)];
  const isEmpty = board.digits[cell] === ".";
  const middle = {x: (cell % 9) * 100 + 50, y: Math.floor(cell / 9) * 100 + 50};
  if (digit === 0 || !isEmpty) return {...middle, room: isEmpty ? roomAround.cell : roomAround.digit};
  const place = placesOf(board, cell).find((place) => place.digit === digit);
  return {x: place?.x ?? markX(cell, digit), y: place?.y ?? markY(cell, digit), room: roomAround.candidate};
}

/** The path between two points, as an arc to the right of the direction of travel. */
function arc(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const bend = Math.min(26, far * 0.14);
  const [cx, cy] = [(from.x + to.x) / 2 - (dy / far) * bend, (from.y + to.y) / 2 + (dx / far) * bend];
  const leave = (end: Point): string => {
    const way = Math.hypot(cx - end.x, cy - end.y) || 1;
    const room = Math.min(end.room, far / 3);
    return `${(end.x + ((cx - end.x) / way) * room).toFixed(1)} ${(end.y + ((cy - end.y) / way) * room).toFixed(1)}`;
  };
  return `M${leave(from)}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${leave(to)}`;
}

export const drawLines = (board: MarkedBoard & {lines: readonly Line[]}): SVGElement[] =>
  board.lines.flatMap(({from, to, isWeak}) => {
    const d = arc(pointOf(board, from), pointOf(board, to));
    return [s("path", {class: "drawn-casing", d}), s("path", {class: isWeak ? "drawn-weak" : "drawn-strong", d})];
  });
