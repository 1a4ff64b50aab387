// Paper formats, and the sizes of boards on them. Lengths are in millimetres.
export interface Paper {
  readonly width: number;
  readonly height: number;
}

const inch = 25.4;

/** The named sizes; the names are the same in every language. */
export const papers = {
  A4: {width: 210, height: 297},
  A5: {width: 148, height: 210},
  Letter: {width: 8.5 * inch, height: 11 * inch},
  Legal: {width: 8.5 * inch, height: 14 * inch},
  "5 × 8 in": {width: 5 * inch, height: 8 * inch},
  "6 × 9 in": {width: 6 * inch, height: 9 * inch},
  "8 × 10 in": {width: 8 * inch, height: 10 * inch},
} as const satisfies Record<string, Paper>;
export type PaperName = keyof typeof papers;
export const paperNames = Object.keys(papers) as PaperName[];

export const leastPaper = 70;
export const greatestPaper = 500;
export const greatestMargin = 50;

export interface PageSetup {
  readonly paper: Paper;
  /** The white margin on all sides. */
  readonly margin: number;
  /** Whether pages are printed on both sides and bound: if so, the inner margin is wider. */
  readonly isBound: boolean;
}

/** The extra margin for the binding. */
export const gutter = 6;

/** The room between the margins. */
export function roomOf({paper, margin, isBound}: PageSetup): Paper {
  return {
    width: Math.max(0, paper.width - 2 * margin - (isBound ? gutter : 0)),
    height: Math.max(0, paper.height - 2 * margin),
  };
}

/** The arrangement of boards on a sheet. */
export interface Places {
  readonly columns: number;
  readonly rows: number;
  readonly side: number;
}

const columnGap = 8;
const rowGap = 5;
const caption = 7;

/** The places of `count` boards, in the number of columns that makes them largest, but no wider than `widest`. */
export function placesOf(room: Paper, count: number, widest: number): Places {
  const places = (columns: number): Places => {
    const rows = count / columns;
    const width = (room.width - columnGap * (columns - 1)) / columns;
    const height = (room.height - rowGap * (rows - 1)) / rows - caption;
    return {columns, rows, side: Math.max(0, Math.min(widest, width, height))};
  };
  const columns = Array.from({length: count}, (_, at) => at + 1).filter((columns) => count % columns === 0);
  return columns.map(places).reduce((best, next) => (next.side > best.side ? next : best));
}

/** Smaller boards cannot be filled in by hand. */
export const leastSide = 40;
const widestSide = 165;
export const puzzlePlaces = (setup: PageSetup, count: number): Places => placesOf(roomOf(setup), count, widestSide);

const leastSolution = 30;
const widestSolution = 48;
const headingHeight = 12;
const countsOfSolutions = [12, 9, 6, 4, 2] as const;

/** The number of solutions that are legible on a sheet, 12 at most, and their places. */
export function solutionPlaces(setup: PageSetup): Places {
  const {width, height} = roomOf(setup);
  const room = {width, height: Math.max(0, height - headingHeight)};
  const fitting = countsOfSolutions
    .map((count) => placesOf(room, count, widestSolution))
    .find(({side}) => side >= leastSolution);
  return fitting ?? placesOf(room, 1, widestSolution);
}

/** The CSS rules that make a browser print on this paper. */
export function pageRules({paper, margin, isBound}: PageSetup): string {
  const size = `@page { size: ${paper.width}mm ${paper.height}mm; margin: ${margin}mm; }`;
  if (!isBound) return size;
  const inner = `${margin + gutter}mm`;
  return `${size} @page :right { margin-left: ${inner}; } @page :left { margin-right: ${inner}; }`;
}
