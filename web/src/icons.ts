// The icons, drawn on 20 by 20.
import {s} from "./dom.ts";

const paths = {
  import: "M10 3v9M6.5 8.5 10 12l3.5-3.5M3.5 13v2.5A1.5 1.5 0 0 0 5 17h10a1.5 1.5 0 0 0 1.5-1.5V13",
  new: "M6 3.5h8A2.5 2.5 0 0 1 16.5 6v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 14V6A2.5 2.5 0 0 1 6 3.5ZM10 7v6M7 10h6",
  share:
    "M8.5 11.5a3 3 0 0 0 4.3.3l2.4-2.4a3.1 3.1 0 0 0-4.4-4.4L9.6 6.2M11.5 8.5a3 3 0 0 0-4.3-.3l-2.4 2.4a3.1 3.1 0 0 0 4.4 4.4l1.2-1.2",
  settings: "M3.5 6h7M14.5 6h2M3.5 14h2M9.5 14h7M12.5 4v4M7.5 12v4",
  undo: "M7 4 3.5 7.5 7 11M3.8 7.5H12a4.5 4.5 0 0 1 0 9H8",
  redo: "m13 4 3.5 3.5L13 11M16.2 7.5H8a4.5 4.5 0 0 0 0 9h4",
  erase: "M7.5 4.5h8A1.5 1.5 0 0 1 17 6v8a1.5 1.5 0 0 1-1.5 1.5h-8L2.5 10ZM9 8l4 4m0-4-4 4",
  fill: "M5 5h.01M10 5h.01M15 5h.01M5 10h.01M10 10h.01M15 10h.01M5 15h.01M10 15h.01M15 15h.01",
  check: "m4 10.5 4 4 8-9",
  digit: "M5.5 3.5h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM8 8.2l2.4-1.7v7",
  mark: "M5.5 3.5h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM6.5 7h.01M10 7h.01M6.5 13h.01M13.5 10h.01",
  list: "M7 5h10M7 10h10M7 15h10M3.5 5h.01M3.5 10h.01M3.5 15h.01",
  more: "m8 5 5 5-5 5",
  down: "m5 8 5 5 5-5",
  close: "m5 5 10 10M15 5 5 15",
  clock: "M10 3.2a6.8 6.8 0 1 1 0 13.6a6.8 6.8 0 0 1 0-13.6ZM10 6v4l2.5 2.5",
  stop: "M6 6h8v8H6Z",
  download: "M10 3.5v8M6.5 8.5 10 12l3.5-3.5M4 16h12",
  print:
    "M6 7V3.5h8V7M6 14H4.5A1.5 1.5 0 0 1 3 12.5v-4A1.5 1.5 0 0 1 4.5 7h11A1.5 1.5 0 0 1 17 8.5v4a1.5 1.5 0 0 1-1.5 1.5H14M6 12h8v4.5H6Z",
  question: "M7.5 7.5a2.5 2.5 0 1 1 3.6 2.2c-.8.5-1.1 1-1.1 1.8M10 14.5h.01",
} as const;

export type Icon = keyof typeof paths;

export const icon = (name: Icon): SVGElement =>
  s("svg", {class: "icon", viewBox: "0 0 20 20", "aria-hidden": "true"}, s("path", {d: paths[name]}));
