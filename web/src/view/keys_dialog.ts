// All keys.
import {h} from "../dom/dom.ts";
import {say, type WordKey} from "../words/words.ts";
import type {Dialog} from "./dialog.ts";

/** The label of these keys, if it is a word. */
const names = {
  Delete: "key.delete",
  Ctrl: "key.control",
  Shift: "key.shift",
  Home: "key.home",
  End: "key.end",
  Space: "key.space",
  PageUp: "key.pageUp",
  PageDown: "key.pageDown",
} as const;

const keys: readonly [string, WordKey][] = [
  ["← ↑ ↓ →", "keys.arrows"],
  ["1 – 9", "keys.digits"],
  ["Ctrl A", "keys.all"],
  ["Z, X, C, V, B", "keys.modes"],
  ["Space", "keys.nextMode"],
  ["Shift, Ctrl, Alt", "keys.held"],
  ["M", "keys.mode"],
  ["Delete", "keys.erase"],
  ["F", "keys.light"],
  ["Shift F", "keys.filter"],
  ["L, Shift L", "keys.line"],
  ["Ctrl Z, Ctrl Y", "keys.undo"],
  ["H", "keys.hint"],
  ["Shift H", "keys.back"],
  ["E", "keys.everything"],
  ["Enter", "keys.apply"],
  ["A", "keys.steps"],
  ["Q", "keys.why"],
  ["PageUp, PageDown", "keys.argument"],
  ["Shift R, Shift C, Shift B", "keys.read"],
  ["Shift D", "keys.candidates"],
  ["Esc", "keys.close"],
  ["← →", "keys.walk"],
  ["Home, End", "keys.ends"],
  ["Space", "keys.play"],
  ["?", "keys.keys"],
];

const named = (keys: string): string =>
  keys.replace(/[A-Z][A-Za-z]+/g, (key) => (key in names ? say(names[key as keyof typeof names]) : key));

export function openKeys(dialog: Dialog): void {
  const rows = keys.map(([key, word]) => h("div", {}, h("dt", {}, named(key)), h("dd", {}, say(word))));
  dialog.open(say("keys"), h("dl", {class: "keylist"}, ...rows));
}
