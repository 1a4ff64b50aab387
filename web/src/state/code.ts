// A board as a short text, for links and for what the browser keeps: 81 characters, "1" to "9" printed, "a" to "i" the
// player's, "." empty; behind it "~" and the player's marks, or "!" and the crossed out ones, two characters for each empty cell. What comes from a link is
// hostile until it has been read here.
import {type Board, digitAt, emptyBoard} from "./board.ts";

const letters = "abcdefghi";
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUV"; // five bits a character
const form = /^[1-9a-i.]{81}(~[0-9A-V]*)?(![0-9A-V]*)?$/;

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
  if (board.marks.some((set) => set !== 0)) text += "~" + encodeSets(board, board.marks);
  if (board.struck.some((set) => set !== 0)) text += "!" + encodeSets(board, board.struck);
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
  const marks = parts[1] === undefined ? emptyBoard.marks : decodeSets(digits, parts[1].slice(1));
  const struck = parts[2] === undefined ? emptyBoard.struck : decodeSets(digits, parts[2].slice(1));
  return marks && struck && {digits, givens, marks, struck};
}
