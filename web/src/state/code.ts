// A board as a short text, for links and for what the browser keeps: 81 characters, "1" to "9" printed, "a" to "i" the
// player's, "." empty; then, each after its sign, the sets of marks that there are, two characters for each empty
// cell. What comes from a link is hostile until it has been read here.
import {type Board, digitAt, emptyBoard, type Layer} from "./board.ts";

const letters = "abcdefghi";
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUV"; // five bits a character
const form = /^[1-9a-i.]{81}(~[0-9A-V]*)?(![0-9A-V]*)?(-[0-9A-V]*)?(_[0-9A-V]*)?$/;
const signs: readonly (readonly [string, Layer])[] = [
  ["~", "marks"],
  ["!", "struck"],
  ["-", "colourA"],
  ["_", "colourB"],
];

function encodeSets(board: Board, sets: readonly number[]): string {
  let text = "";
  for (let cell = 0; cell < 81; ++cell) {
    if (digitAt(board, cell) === 0) text += alphabet[sets[cell]! >> 5]! + alphabet[sets[cell]! & 31]!;
  }
  return text;
}

export function encode(board: Board): string {
  let text = "";
  for (let cell = 0; cell < 81; ++cell) {
    const digit = digitAt(board, cell);
    text += digit === 0 ? "." : board.givens[cell] !== "." ? digit : letters[digit - 1];
  }
  for (const [sign, layer] of signs)
    if (board[layer].some((set) => set !== 0)) text += sign + encodeSets(board, board[layer]);
  return text;
}

/** The sets of the empty cells; null where the text has not two characters for each, or more than nine digits. */
function decodeSets(digits: string, text: string): number[] | null {
  const sets = new Array<number>(81).fill(0);
  let at = 0;
  for (let cell = 0; cell < 81; ++cell) {
    if (digits[cell] !== ".") continue;
    const set = alphabet.indexOf(text[at] ?? "?") * 32 + alphabet.indexOf(text[at + 1] ?? "?");
    if (set < 0 || set > 511) return null;
    sets[cell] = set;
    at += 2;
  }
  return at === text.length ? sets : null;
}

/** The board of such a text; null if it is none. */
export function decode(text: string): Board | null {
  const parts = form.exec(text);
  if (!parts) return null;
  const code = text.slice(0, 81);
  const digits = code.replace(/[a-i]/g, (letter) => String(letters.indexOf(letter) + 1));
  const givens = code.replace(/[a-i]/g, ".");
  const sets = parts
    .slice(1)
    .map((part) => (part === undefined ? emptyBoard.marks : decodeSets(digits, part.slice(1))));
  const [marks, struck, colourA, colourB] = sets;
  if (!marks || !struck || !colourA || !colourB) return null;
  return {digits, givens, marks, struck, colourA, colourB: colourB.map((set, cell) => set & ~colourA[cell]!)};
}

/** What keeps a text from being such a code. */
export type CodeFault =
  {what: "length"; n: number} | {what: "character"; at: number; character: string} | {what: "marks"};

/** What is wrong with a text that `decode` refuses. */
export function faultOf(text: string): CodeFault {
  const digits = /^[^~!_-]*/.exec(text)![0];
  const at = [...digits].findIndex((character) => !/[1-9a-i.]/.test(character));
  if (at >= 0) return {what: "character", at: at + 1, character: [...digits][at]!};
  return digits.length === 81 ? {what: "marks"} : {what: "length", n: digits.length};
}

/** The digits of a code, whole or not, as they are typed. */
export const digitsOfCode = (text: string): string =>
  /^[1-9a-i.]*/.exec(text)![0].replace(/[a-i]/g, (letter) => String(letters.indexOf(letter) + 1));
