// The nine keys of practice: a digit that a selected cell can hold is chosen there, any other is lit.
import type {Exercise} from "../app/practice.ts";
import {h} from "../dom/dom.ts";
import {allDigits, has} from "../state/board.ts";
import {say} from "../words/words.ts";

export function practiceKeys(
  {board, chosen}: Exercise,
  selected: readonly number[],
  lit: number,
  press: (digit: number) => void,
): HTMLElement[] {
  const isIn = (sets: readonly number[], digit: number): boolean => selected.some((cell) => has(sets[cell]!, digit));
  return allDigits.map((digit) => {
    const isMark = isIn(board.marks, digit);
    return h(
      "button",
      {
        type: "button",
        class: `key${lit === digit ? " lit" : ""}${isMark ? "" : " done"}`,
        id: `practice-key-${digit}`,
        "aria-pressed": String(isMark ? isIn(chosen, digit) : lit === digit),
        "aria-label": say(isMark ? "practice.choose" : "practice.light", {digit}),
        click: () => press(digit),
      },
      digit,
    );
  });
}
