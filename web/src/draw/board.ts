// The board as drawn by the page itself, without a step: digits, marks, and lit, selected or conflicting cells. One
// cell is 100 units, as in the engine's pictures, which share its style sheet.
import shapes from "virtual:engine.shapes";
import {picture, s} from "../dom/dom.ts";
import {type Board, emptyBoard, has, type Line} from "../state/board.ts";
import {type Notation, rowName} from "../state/settings.ts";
import {cornersOf, type MarkedBoard, placesOf} from "./marks.ts";
import {drawLines} from "./lines.ts";
import {drawPaint} from "./paint.ts";

export interface Scene extends MarkedBoard {
  givens: string;
  /** For each cell, the marks with colour a, and those with colour b. */
  colourA: readonly number[];
  colourB: readonly number[];
  /** For each cell, its colours. */
  painted: readonly number[];
  /** The digit that is lit, 0 for none. */
  lit: number;
  /** A set of digits that are also lit in the cells that hold them. */
  sought?: number;
  lines: readonly Line[];
  conflicts: readonly number[];
  /** Cells of the houses in view: the faintest tint. */
  shaded?: readonly number[];
  /** More cells to tint, for example where two solutions differ. */
  tinted?: readonly number[];
  /** Empty cells that still need a digit. */
  wanted?: readonly number[];
  notation: Notation;
}

const viewBox = "-34 -34 944 944";
const left = (cell: number): number => (cell % 9) * 100;
const top = (cell: number): number => Math.floor(cell / 9) * 100;

function lines(step: number, isIn: (at: number) => boolean): string {
  let path = "";
  for (let at = step; at < 900; at += step) if (isIn(at)) path += `M${at} 0V900M0 ${at}H900`;
  return path;
}

function coordinates(notation: Notation): SVGElement {
  const group = s("g", {class: "coord"});
  for (let at = 0; at < 9; ++at) {
    group.append(
      s("text", {x: at * 100 + 50, y: -11}, at + 1),
      s("text", {x: -19, y: at * 100 + 58}, rowName(at, notation)),
    );
  }
  return group;
}

function isLit({digits, lit, sought = 0}: Scene, cell: number): boolean {
  const digit = Number(digits[cell]) || 0;
  return digit !== 0 && (digit === lit || has(sought, digit));
}

/** The layers below the digits of a cell. On a coloured cell a lit digit has a disc. */
function background(scene: Scene, cell: number): SVGElement[] {
  const tint = (name: string): SVGElement[] => [
    s("rect", {class: name, x: left(cell), y: top(cell), width: 100, height: 100}),
  ];
  if (scene.conflicts.includes(cell)) return tint("conflictbg");
  if (scene.tinted?.includes(cell)) return tint("differbg");
  if (scene.wanted?.includes(cell)) return tint("samebg");
  const painted = scene.painted[cell]!;
  if (painted === 0 && isLit(scene, cell)) return tint("samebg");
  if (painted === 0) return scene.shaded?.includes(cell) ? tint("shadedbg") : [];
  const disc = s("circle", {class: "litdisc", cx: left(cell) + 50, cy: top(cell) + 50, r: 38});
  return [...drawPaint(painted, left(cell), top(cell)), ...(isLit(scene, cell) ? [disc] : [])];
}

function digitClass(scene: Scene, cell: number): string {
  const isGiven = scene.givens[cell] !== ".";
  return (isGiven ? "given" : "own") + (scene.conflicts.includes(cell) ? " conflict" : "");
}

/** The line under a wrong digit. It is drawn because browser engines clip the underline of a text. */
const drawSquiggle = (cell: number): SVGElement =>
  s("path", {
    class: "squiggle",
    d: `M${left(cell) + 22} ${top(cell) + 85}q4.67-8 9.33 0t9.33 0 9.33 0 9.33 0 9.33 0 9.33 0`,
  });

const shapeOf = (shape: string): SVGElement => picture(`<svg>${shape}</svg>`).firstElementChild as SVGElement;
const colours = {a: shapeOf(shapes.a), b: shapeOf(shapes.b)};

/** The shape of a colour, centred on a point. */
function drawColour(colour: keyof typeof colours, x: number, y: number): SVGElement {
  const shape = colours[colour].cloneNode(true) as SVGElement;
  shape.setAttribute("transform", `translate(${x} ${y})`);
  return shape;
}

/** Both colours, as an icon. */
export const drawColours = (): SVGElement =>
  s(
    "svg",
    {class: "icon colours board", viewBox: "-20 -20 80 40", "aria-hidden": "true"},
    drawColour("a", 0, 0),
    drawColour("b", 40, 0),
  );

/** The classes of a mark, the same as in the engine's pictures. */
const markClasses = {a: "pm on on-core", b: "pm on", lit: "pm hot", plain: "pm"};

function drawMarks(scene: Scene, cell: number): SVGElement[] {
  const shown: SVGElement[] = [];
  for (const {digit, x, y, scale} of placesOf(scene, cell)) {
    const isLit = digit === scene.lit;
    const colour = has(scene.colourA[cell]!, digit) ? "a" : has(scene.colourB[cell]!, digit) ? "b" : null;
    if (isLit) shown.push(s("circle", {class: "litdisc", cx: x, cy: y, r: colour ? 19 : 14}));
    if (colour) shown.push(drawColour(colour, x, y));
    const place = scale === 1 ? {x, y: y + 8.9} : {transform: `translate(${x} ${y}) scale(${scale})`, y: 8.9};
    shown.push(s("text", {class: markClasses[colour ?? (isLit ? "lit" : "plain")], ...place}, digit));
  }
  for (const {digit, x, y} of cornersOf(cell, scene.corner[cell]!))
    shown.push(
      s("rect", {
        class: digit === scene.lit ? "corner-tab hot" : "corner-tab",
        x: x - 10,
        y: y - 12,
        width: 20,
        height: 24,
        rx: 4,
      }),
      s("text", {class: "corner", x, y: y + 8.2}, digit),
    );
  return shown;
}

/** Draws the whole board again: some hundred elements, in a few milliseconds. */
export function drawScene(scene: Scene): SVGElement {
  const board = s("svg", {class: "board", viewBox, "aria-hidden": "true", "text-anchor": "middle"});
  board.append(coordinates(scene.notation), s("rect", {class: "surface", width: 900, height: 900, rx: 5}));
  for (let cell = 0; cell < 81; ++cell) board.append(...background(scene, cell));
  board.append(
    s("path", {class: "thin", d: lines(100, (at) => at % 300 !== 0)}),
    s("path", {class: "thick", d: lines(300, () => true)}),
  );
  board.append(s("rect", {class: "frame", width: 900, height: 900, rx: 5}), ...drawLines(scene));
  for (let cell = 0; cell < 81; ++cell) {
    const digit = scene.digits[cell]!;
    if (digit === ".") board.append(...drawMarks(scene, cell));
    else board.append(s("text", {class: digitClass(scene, cell), x: left(cell) + 50, y: top(cell) + 72.5}, digit));
    if (digit !== "." && scene.conflicts.includes(cell)) board.append(drawSquiggle(cell));
  }
  return board;
}

/**
 * A board with digits only, on which these cells have a contradiction. Digits that some of them hold are not to blame.
 */
export function drawImpossible({digits, givens}: Board, cells: readonly number[], notation: Notation): string {
  const open = cells.filter((cell) => digits[cell] === ".");
  return drawScene({...emptyBoard, digits, givens, lit: 0, conflicts: open, tinted: cells, notation}).outerHTML;
}

/** The line around the selected cells, 3 units inside them. */
function outline(selected: readonly number[]): string {
  const isIn = (row: number, column: number): boolean =>
    row >= 0 && row < 9 && column >= 0 && column < 9 && selected.includes(row * 9 + column);
  let path = "";
  for (const cell of selected) {
    const row = Math.floor(cell / 9);
    const column = cell % 9;
    const x = (side: number): number => column * 100 + (side > 0 ? 97 : 3) + (isIn(row, column + side) ? side * 6 : 0);
    const y = (side: number): number => row * 100 + (side > 0 ? 97 : 3) + (isIn(row + side, column) ? side * 6 : 0);
    if (!isIn(row - 1, column)) path += `M${x(-1)} ${y(-1)}H${x(1)}`;
    if (!isIn(row + 1, column)) path += `M${x(-1)} ${y(1)}H${x(1)}`;
    if (!isIn(row, column - 1)) path += `M${x(-1)} ${y(-1)}V${y(1)}`;
    if (!isIn(row, column + 1)) path += `M${x(1)} ${y(-1)}V${y(1)}`;
  }
  return path;
}

/** The layer over the drawing, both the page's and the engine's: the selection, and a line that is being drawn. */
export const drawSelection = (selected: readonly number[], sketch: SVGElement[] = []): SVGElement =>
  s(
    "svg",
    {class: "board over", viewBox, "aria-hidden": "true"},
    ...selected.map((cell) => s("rect", {class: "selectedbg", x: left(cell), y: top(cell), width: 100, height: 100})),
    s("path", {class: "selection", d: outline(selected)}),
    ...sketch,
  );

/** A small board without coordinates and marks. */
export function drawSmall(
  digits: string,
  givens: string,
  tinted: readonly number[] = [],
  conflicts: readonly number[] = [],
): SVGElement {
  const board = drawScene({...emptyBoard, digits, givens, lit: 0, conflicts, tinted, notation: "rc"});
  board.setAttribute("viewBox", "-4 -4 908 908");
  board.querySelector(".coord")!.remove();
  return board;
}
