// For beginners at Sudoku: the rules, the names of cells and candidates, and the purpose of hints; three short pages.
import {h} from "../dom/dom.ts";
import {drawScene, type Scene} from "../draw/board.ts";
import {allCells, bit, emptyBoard, houseOf} from "../state/board.ts";
import {example} from "../state/example.ts";
import {say, type WordKey} from "../words/words.ts";
import type {Dialog} from "./dialog.ts";

/** A board without any digits or marks. */
const plain: Scene = {...emptyBoard, lit: 0, conflicts: [], notation: "rc"};

/** Cells of a row, a column and a box in three tints. */
function rules(): Scene {
  const painted = allCells.map(() => 0);
  for (const cell of houseOf.row(10)) painted[cell] = bit(3);
  for (const cell of houseOf.column(23)) painted[cell] = bit(6);
  for (const cell of houseOf.box(60)) painted[cell] = bit(4);
  return {...plain, digits: example.givens, givens: example.givens, painted};
}

/** A cell by its name, and the candidates of its neighbours. */
function names(): Scene {
  const {digits, givens} = example;
  const marks = allCells.map((cell) =>
    digits[cell] === "." ? [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce((set, digit) => set | (fits(digits, cell, digit) ? bit(digit) : 0), 0) : 0,
  );
  return {...plain, digits, givens, marks, tinted: [named]};
}

const named = 66; // r8c4

function fits(digits: string, cell: number, digit: number): boolean {
  const seen = [...houseOf.row(cell), ...houseOf.column(cell), ...houseOf.box(cell)];
  return seen.every((other) => digits[other] !== String(digit));
}

/** The box that a hint points to. */
function hints(): Scene {
  const {digits, givens} = example;
  const shaded = houseOf.box(60);
  return {...plain, digits, givens, shaded};
}

const pages = [
  ["rules", rules],
  ["names", names],
  ["hints", hints],
] as const;

export function openIntro(dialog: Dialog, at = 0): void {
  const [name, draw] = pages[at]!;
  const to = (id: string, word: WordKey, page: number, classes: string): HTMLElement =>
    h("button", {type: "button", class: `btn ${classes}`, id, click: () => openIntro(dialog, page)}, say(word));
  const done = h(
    "button",
    {type: "button", class: "btn primary", id: "intro-done", click: () => dialog.close()},
    say("intro.done"),
  );
  dialog.open(
    say("intro"),
    h("p", {class: "label"}, say("intro.page", {n: at + 1, count: pages.length})),
    h("h3", {}, say(`intro.${name}`)),
    h("div", {class: "intro-picture"}, drawScene(draw())),
    ...say(`intro.${name}.text`)
      .split("\n")
      .map((line) => h("p", {}, line)),
    h(
      "div",
      {class: "act"},
      at > 0 && to("intro-back", "intro.back", at - 1, ""),
      at < pages.length - 1 ? to("intro-on", "intro.on", at + 1, "primary") : done,
    ),
  );
}
