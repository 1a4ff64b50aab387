// A board as a short text, for links and for the browser's storage. It begins with 81 characters: "1" to "9" for
// givens, "a" to "i" for the player's digits, "." for empty. Then the sets of marks, if any, each after its sign, two
// characters for each empty cell. Then the sets that only few cells have, four characters for each such cell: the cell
// and the set. Then lines, five characters for each: its ends, and 1 if it is weak. Text from a link is hostile until
// it has been read here.
import {type Board, digitAt, emptyBoard, type Layer, type Line} from "./board.ts";
import {isEnd, lineBetween, maxLines} from "./lines.ts";

const letters = "abcdefghi";
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUV"; // five bits per character
const form =
  /^[1-9a-i.]{81}(~[0-9A-V]*)?(![0-9A-V]*)?(-[0-9A-V]*)?(_[0-9A-V]*)?(:(?:[0-9A-V]{4})*)?(@(?:[0-9A-V]{4})*)?(;(?:[0-9A-V]{4}[01])*)?$/;
const signs: readonly (readonly [string, Layer])[] = [
  ["~", "marks"],
  ["!", "struck"],
  ["-", "colourA"],
  ["_", "colourB"],
];
const sparse: readonly (readonly [string, Layer])[] = [
  [":", "corner"],
  ["@", "painted"],
];
/** Ten bits as two characters, and back. */
const pair = (number: number): string => alphabet[number >> 5]! + alphabet[number & 31]!;
const unpair = (text: string, at: number): number =>
  alphabet.indexOf(text[at] ?? "?") * 32 + alphabet.indexOf(text[at + 1] ?? "?");

function encodeSets(board: Board, sets: readonly number[]): string {
  let text = "";
  for (let cell = 0; cell < 81; ++cell) {
    if (digitAt(board, cell) === 0) text += pair(sets[cell]!);
  }
  return text;
}

/** Whether a cell can show the content of a layer: a digit covers marks, but not colours. */
const isSeen = (digits: string, cell: number, layer: Layer): boolean => digits[cell] === "." || layer === "painted";

const encodeSparse = (board: Board, layer: Layer): string =>
  board[layer]
    .map((set, cell) => (set !== 0 && isSeen(board.digits, cell, layer) ? pair(cell) + pair(set) : ""))
    .join("");

export function encode(board: Board): string {
  let text = "";
  for (let cell = 0; cell < 81; ++cell) {
    const digit = digitAt(board, cell);
    text += digit === 0 ? "." : board.givens[cell] !== "." ? digit : letters[digit - 1];
  }
  for (const [sign, layer] of signs)
    if (board[layer].some((set) => set !== 0)) text += sign + encodeSets(board, board[layer]);
  for (const [sign, layer] of sparse) {
    const sets = encodeSparse(board, layer);
    if (sets) text += sign + sets;
  }
  if (board.lines.length > 0)
    text += ";" + board.lines.map(({from, to, isWeak}) => pair(from) + pair(to) + (isWeak ? "1" : "0")).join("");
  return text;
}

/** The sets of the empty cells; null unless the text has two characters for each, and no more than nine digits. */
function decodeSets(digits: string, text: string): number[] | null {
  const sets = new Array<number>(81).fill(0);
  let at = 0;
  for (let cell = 0; cell < 81; ++cell) {
    if (digits[cell] !== ".") continue;
    const set = unpair(text, at);
    if (set < 0 || set > 511) return null;
    sets[cell] = set;
    at += 2;
  }
  return at === text.length ? sets : null;
}

/** The sets of the named cells, one after the other; null if one of them is invalid. */
function decodeSparse(digits: string, text: string, layer: Layer): number[] | null {
  const sets = new Array<number>(81).fill(0);
  for (let at = 0, last = -1; at < text.length; at += 4) {
    const cell = unpair(text, at);
    const set = unpair(text, at + 2);
    if (cell <= last || cell > 80 || set < 1 || set > 511 || !isSeen(digits, cell, layer)) return null;
    sets[cell] = set;
    last = cell;
  }
  return sets;
}

/** The lines of a text; null if an end is invalid, or two lines join the same ends. */
function decodeLines(text: string): Line[] | null {
  const lines: Line[] = [];
  for (let at = 0; at < text.length; at += 5) {
    const [from, to] = [unpair(text, at), unpair(text, at + 2)];
    const isNew = lineBetween({lines}, from, to) === null;
    if (!isEnd(from) || !isEnd(to) || from === to || !isNew || lines.length >= maxLines) return null;
    lines.push({from, to, isWeak: text[at + 4] === "1"});
  }
  return lines;
}

/** The board of such a text; null if it is invalid. */
export function decode(text: string): Board | null {
  const parts = form.exec(text);
  if (!parts) return null;
  const code = text.slice(0, 81);
  const digits = code.replace(/[a-i]/g, (letter) => String(letters.indexOf(letter) + 1));
  const givens = code.replace(/[a-i]/g, ".");
  const sets = parts
    .slice(1, 5)
    .map((part) => (part === undefined ? emptyBoard.marks : decodeSets(digits, part.slice(1))));
  const [marks, struck, colourA, colourB] = sets;
  const [corner, painted] = sparse.map(([, layer], at) => decodeSparse(digits, (parts[5 + at] ?? " ").slice(1), layer));
  const lines = decodeLines((parts[7] ?? " ").slice(1));
  if (!marks || !struck || !colourA || !colourB || !corner || !painted || !lines) return null;
  const notA = (set: number, cell: number): number => set & ~colourA[cell]!;
  return {digits, givens, marks, struck, colourA, colourB: colourB.map(notA), corner, painted, lines};
}

/** The reason why a text is not such a code. */
export type CodeFault =
  {what: "length"; n: number} | {what: "character"; at: number; character: string} | {what: "marks"};

/** The fault of a text that `decode` refuses. */
export function faultOf(text: string): CodeFault {
  const digits = /^[^~!_:@;-]*/.exec(text)![0];
  const at = [...digits].findIndex((character) => !/[1-9a-i.]/.test(character));
  if (at >= 0) return {what: "character", at: at + 1, character: [...digits][at]!};
  return digits.length === 81 ? {what: "marks"} : {what: "length", n: digits.length};
}

/** The digits of a code, even an incomplete one, as typed. */
export const digitsOfCode = (text: string): string =>
  /^[1-9a-i.]*/.exec(text)![0].replace(/[a-i]/g, (letter) => String(letters.indexOf(letter) + 1));
