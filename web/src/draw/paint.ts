// The nine colours of cells: each also has a weave, so that no colour is recognised by hue alone.
import {s} from "../dom/dom.ts";
import {digitsOf} from "../state/board.ts";

const step = 20; // units between the lines of a weave

/** Lines from lower left to upper right through a rectangle, or mirrored, from upper left to lower right. */
function slants(x: number, y: number, width: number, isFalling: boolean): string {
  let path = "";
  for (let at = step / 2; at < width + 100; at += step) {
    const [from, to] = [Math.max(0, at - 100), Math.min(width, at)];
    const place = (across: number): number => y + (isFalling ? 100 - (at - across) : at - across);
    path += `M${x + from} ${place(from)}L${x + to} ${place(to)}`;
  }
  return path;
}

function across(x: number, y: number, width: number): string {
  let path = "";
  for (let at = step / 2; at < 100; at += step) path += `M${x} ${y + at}h${width}`;
  return path;
}

function along(x: number, y: number, width: number): string {
  let path = "";
  for (let at = step / 2; at < width; at += step) path += `M${x + at} ${y}v100`;
  return path;
}

/** A shape at each crossing of a grid. */
function repeated(x: number, y: number, width: number, form: (x: number, y: number) => string): string {
  let path = "";
  for (let row = step / 2; row < 100; row += step)
    for (let column = step / 2; column <= width - step / 2; column += step) path += form(x + column, y + row);
  return path;
}

const dot = (x: number, y: number): string => `M${x - 2} ${y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0`;
const ring = (x: number, y: number): string => `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`;
const tooth = (x: number, y: number): string => `M${x - 10} ${y + 5}l10-10l10 10`;

type Weave = (x: number, y: number, width: number) => string;
const weaves: readonly Weave[] = [
  (x, y, width) => slants(x, y, width, false),
  (x, y, width) => repeated(x, y, width, dot),
  across,
  (x, y, width) => slants(x, y, width, true),
  (x, y, width) => repeated(x, y, width, ring),
  along,
  (x, y, width) => slants(x, y, width, false) + slants(x, y, width, true),
  (x, y, width) => across(x, y, width) + along(x, y, width),
  (x, y, width) => repeated(x, y, width, tooth),
];

/** The colours of a cell, side by side, with its upper left corner at a point. */
export function drawPaint(painted: number, left: number, top: number): SVGElement[] {
  const colours = digitsOf(painted);
  const width = 100 / colours.length;
  return colours.flatMap((colour, at) => {
    const x = left + at * width;
    return [
      s("rect", {class: `paint-${colour}`, x, y: top, width, height: 100}),
      s("path", {class: "weave", d: weaves[colour - 1]!(x, top, width)}),
    ];
  });
}

/** A colour as an icon. */
export const drawSwatch = (colour: number): SVGElement =>
  s(
    "svg",
    {class: "swatch board", viewBox: "-4 -4 108 108", "aria-hidden": "true"},
    ...drawPaint(1 << (colour - 1), 0, 0),
    s("rect", {class: "swatch-frame", width: 100, height: 100, rx: 4}),
  );
