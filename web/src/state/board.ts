// The board of a player: digits, givens, pencil marks, and the player's other notes. The only rule of Sudoku in it is
// which cells see each other. A change makes a new board, so that undo returns to an old one.
/** A line between two ends. An end is ten times the cell plus the digit of its candidate; 0 for the whole cell. */
export interface Line {
  from: number;
  to: number;
  isWeak: boolean;
}

/** Cells are 0..80, row-major; digits 1..9; a set of digits has bit `digit - 1`. */
export interface Board {
  /** 81 characters, "." for an empty cell. */
  readonly digits: string;
  /** The givens only, written like `digits`. */
  readonly givens: string;
  /**
   * For each cell, the set of marks that the player has written: the remaining candidates, as the engine reads them.
   */
  readonly marks: readonly number[];
  /** For each cell, the marks that are crossed out if marks are written automatically. */
  readonly struck: readonly number[];
  /** For each cell, the marks that the player has given colour a, and those with colour b; no mark has both. */
  readonly colourA: readonly number[];
  readonly colourB: readonly number[];
  /** For each cell, the marks in its corners: notes with a meaning of the player's own, ignored by the engine. */
  readonly corner: readonly number[];
  /** For each cell, its colours, 1..9: sets, like those of digits. */
  readonly painted: readonly number[];
  /** The player's lines between candidates or cells. */
  readonly lines: readonly Line[];
}

const noMarks: readonly number[] = new Array<number>(81).fill(0);
const noDigits = ".".repeat(81);

export const emptyBoard: Board = {
  digits: noDigits,
  givens: noDigits,
  marks: noMarks,
  struck: noMarks,
  colourA: noMarks,
  colourB: noMarks,
  corner: noMarks,
  painted: noMarks,
  lines: [],
};

export const digitAt = (board: Board, cell: number): number => Number(board.digits[cell]) || 0;
export const isGiven = (board: Board, cell: number): boolean => board.givens[cell] !== ".";
export const isFull = (board: Board): boolean => !board.digits.includes(".");
export const isEmpty = (board: Board): boolean =>
  board.digits === noDigits && layers.every((layer) => board[layer].every((set) => set === 0));
export const filledCount = (board: Board): number => [...board.digits].filter((digit) => digit !== ".").length;
export const givenCount = (board: Board): number => [...board.givens].filter((digit) => digit !== ".").length;

/** How many times the digit still has to be entered. */
export const remaining = (board: Board, digit: number): number =>
  Math.max(0, 10 - board.digits.split(String(digit)).length);

export const allCells: readonly number[] = [...Array(81).keys()];

const rowOf = (cell: number): number => Math.floor(cell / 9);
const boxOf = (cell: number): number => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
/** Whether two different cells share a row, a column or a box. */
export const sees = (one: number, other: number): boolean =>
  one !== other && (rowOf(one) === rowOf(other) || one % 9 === other % 9 || boxOf(one) === boxOf(other));
/** The nine cells of the row, column or box of a cell. */
export const houseOf = {
  row: (cell: number): number[] => allCells.filter((other) => rowOf(other) === rowOf(cell)),
  column: (cell: number): number[] => allCells.filter((other) => other % 9 === cell % 9),
  box: (cell: number): number[] => allCells.filter((other) => boxOf(other) === boxOf(cell)),
};
export type House = keyof typeof houseOf;
/** The number of that house, from 1. */
export const houseNumber = (house: House, cell: number): number =>
  1 + {row: rowOf(cell), column: cell % 9, box: boxOf(cell)}[house];

export const bit = (digit: number): number => 1 << (digit - 1);
export const has = (set: number, digit: number): boolean => (set & bit(digit)) !== 0;
export const allDigits: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const digitsOf = (set: number): number[] => allDigits.filter((digit) => has(set, digit));
export const setOf = (digits: Iterable<string | number>): number => {
  let set = 0;
  for (const digit of digits) set |= bit(Number(digit));
  return set;
};

const replaced = (text: string, cell: number, character: string): string =>
  text.slice(0, cell) + character + text.slice(cell + 1);

/** The cells that the player may change. */
const changeable = (board: Board, cells: readonly number[]): number[] => cells.filter((cell) => !isGiven(board, cell));

/** Writes a digit into the cells, or removes it if all of them already hold it. Givens stay. */
export function withDigit(board: Board, cells: readonly number[], digit: number): Board {
  const changed = changeable(board, cells);
  const isThere = changed.every((cell) => digitAt(board, cell) === digit);
  let digits = board.digits;
  for (const cell of changed) digits = replaced(digits, cell, isThere ? "." : String(digit));
  return digits === board.digits ? board : {...board, digits};
}

/** Writes a given, as for entering a puzzle; 0 removes it. */
export function withGiven(board: Board, cells: readonly number[], digit: number): Board {
  const character = digit === 0 ? "." : String(digit);
  let {digits, givens} = board;
  for (const cell of cells) {
    digits = replaced(digits, cell, character);
    givens = replaced(givens, cell, character);
  }
  return {...emptyBoard, digits, givens};
}

export const layers = ["marks", "struck", "colourA", "colourB", "corner", "painted"] as const;
export type Layer = (typeof layers)[number];

export function withSets(board: Board, layer: Layer, cells: readonly number[], change: (set: number) => number): Board {
  const sets = [...board[layer]];
  for (const cell of cells) sets[cell] = change(sets[cell]!);
  return withLayer(board, layer, sets);
}

/** The board with other sets in a layer. A removed mark loses its colour. */
export function withLayer(board: Board, layer: Layer, sets: readonly number[]): Board {
  if (sets.every((set, cell) => set === board[layer][cell])) return board;
  const changed = {...board, [layer]: sets};
  const kept = (colours: readonly number[]): number[] =>
    colours.map((set, cell) => {
      const gone = (board.marks[cell]! & ~changed.marks[cell]!) | (changed.struck[cell]! & ~board.struck[cell]!);
      return set & ~gone;
    });
  return {...changed, colourA: kept(changed.colourA), colourB: kept(changed.colourB)};
}

export const emptyAmong = (board: Board, cells: readonly number[]): number[] =>
  cells.filter((cell) => digitAt(board, cell) === 0);

/** Writes a mark into the empty ones among the cells, or removes it if all of them have it. */
export function withMark(board: Board, cells: readonly number[], digit: number): Board {
  const open = emptyAmong(board, cells);
  const isThere = open.every((cell) => has(board.marks[cell]!, digit));
  return withSets(board, "marks", open, (set) => (isThere ? set & ~bit(digit) : set | bit(digit)));
}

/** Crosses out an automatic mark in the empty ones among the cells, or removes the cross if all of them have it. */
export function withStruck(board: Board, cells: readonly number[], digit: number): Board {
  const open = emptyAmong(board, cells);
  const isThere = open.every((cell) => has(board.struck[cell]!, digit));
  return withSets(board, "struck", open, (set) => (isThere ? set & ~bit(digit) : set | bit(digit)));
}

/** Gives the marks of a digit in these cells the colour after that of the first one: a, b, none. */
export function withNextColour(board: Board, cells: readonly number[], digit: number): Board {
  const first = cells[0];
  if (first === undefined) return board;
  const isA = has(board.colourA[first]!, digit);
  const isNext: Partial<Record<Layer, boolean>> = {colourA: !isA && !has(board.colourB[first]!, digit), colourB: isA};
  let next = board;
  for (const layer of ["colourA", "colourB"] as const)
    next = withSets(next, layer, cells, (set) => (isNext[layer] ? set | bit(digit) : set & ~bit(digit)));
  return next;
}

/** Removes the player's digits. */
export function erased(board: Board, cells: readonly number[]): Board {
  let digits = board.digits;
  for (const cell of changeable(board, cells)) digits = replaced(digits, cell, ".");
  return digits === board.digits ? board : {...board, digits};
}

/**
 * Removes the marks excluded by digits that are new since the board before, including marks in corners; all other marks
 * stay.
 */
export function tidied(board: Board, before: Board): Board {
  const excluded = new Array<number>(81).fill(0);
  for (const cell of allCells) {
    const digit = digitAt(board, cell);
    if (digit === 0 || digit === digitAt(before, cell)) continue;
    for (const other of allCells)
      if (sees(cell, other) && digitAt(board, other) === 0) excluded[other] = excluded[other]! | bit(digit);
  }
  const without = (next: Board, layer: Layer): Board =>
    withLayer(
      next,
      layer,
      next[layer].map((set, cell) => set & ~excluded[cell]!),
    );
  return without(without(board, "marks"), "corner");
}

/** The cells with a changed digit; without any, those with changed marks, colours or lines. */
export function changedCells(before: Board, after: Board): number[] {
  const digits = allCells.filter((cell) => before.digits[cell] !== after.digits[cell]);
  if (digits.length > 0) return digits;
  const marked = allCells.filter((cell) => layers.some((layer) => before[layer][cell] !== after[layer][cell]));
  if (marked.length > 0) return marked;
  const drawn = [...before.lines, ...after.lines].filter(
    (line) => !before.lines.includes(line) || !after.lines.includes(line),
  );
  return [...new Set(drawn.flatMap(({from, to}) => [from, to].map((end) => Math.floor(end / 10))))];
}

/** The board mirrored in its diagonal: rows become columns. The player's marks are kept, other notes are not. */
export function transposed({digits, givens, marks}: Board): Board {
  const places = allCells.map((cell) => (cell % 9) * 9 + rowOf(cell));
  const line = (text: string): string => places.map((cell) => text[cell]).join("");
  return {...emptyBoard, digits: line(digits), givens: line(givens), marks: places.map((cell) => marks[cell]!)};
}

export const withMarks = (board: Board, marks: readonly number[]): Board => withLayer(board, "marks", [...marks]);

/** Without the digits and marks of the player. */
export const restarted = (board: Board): Board => ({...emptyBoard, digits: board.givens, givens: board.givens});

/** The effects of a step. */
export interface Effects {
  places: readonly {cell: number; digit: number}[];
  removes: readonly {cell: number; digit: number}[];
}

/** The board after a step. `layer` is the layer of the marks that the player sees. */
export function applied(board: Board, effects: Effects, layer: Layer): Board {
  let next = board;
  for (const {cell, digit} of effects.places) next = {...next, digits: replaced(next.digits, cell, String(digit))};
  for (const {cell, digit} of effects.removes) {
    next = withSets(next, layer, [cell], (set) => (layer === "marks" ? set & ~bit(digit) : set | bit(digit)));
  }
  return next;
}

/** Removes single marks, in either mode of marking. */
export const withoutMarks = (board: Board, marks: Effects["removes"]): Board =>
  applied(board, {places: [], removes: marks}, "marks");
