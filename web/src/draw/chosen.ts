// A learner's choices on a board: candidates to cross out or to place.
import {s} from "../dom/dom.ts";
import {allCells, digitsOf} from "../state/board.ts";
import {markX, markY} from "./marks.ts";

function crossed(x: number, y: number, digit: number): SVGElement[] {
  return [
    s("circle", {class: "fallbg", cx: x, cy: y, r: 14}),
    s("path", {class: "strike", d: `M${x - 18} ${y + 13}L${x + 18} ${y - 13}`}),
    s("text", {class: "pm falls", x, y: y + 8.9}, digit),
  ];
}

function taken(x: number, y: number, digit: number): SVGElement[] {
  return [
    s("circle", {class: "taken", cx: x, cy: y, r: 16}),
    s("text", {class: "pm hot", x, y: y + 8.9}, digit),
  ];
}

/** A layer over the drawing of the board, both the page's and the engine's. */
export function drawChosen(chosen: readonly number[], isPlacing: boolean): SVGElement {
  const draw = isPlacing ? taken : crossed;
  const marks = allCells.flatMap((cell) => digitsOf(chosen[cell]!).map((digit) => [cell, digit] as const));
  return s(
    "g",
    {class: "chosen-marks"},
    ...marks.flatMap(([cell, digit]) => draw(markX(cell, digit), markY(cell, digit), digit)),
  );
}
