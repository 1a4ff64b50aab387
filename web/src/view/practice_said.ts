// The response to an answer in practice: its result, the reason why it is wrong, or the requested hint.
import type {Exercise} from "../app/practice.ts";
import {h} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import {cellName, type Notation} from "../state/settings.ts";
import {say} from "../words/words.ts";
import {spoken} from "./card_parts.ts";

/** `technique`: its name; `explain`: explains why an answer is wrong. */
export function saidOf(
  {hint, verdict, isPlacing}: Exercise,
  technique: string,
  notation: Notation,
  explain: () => void,
): Node[] {
  const name = (cell: number): string => cellName(cell, notation);
  switch (verdict?.kind) {
    case "nothing":
      return [h("p", {}, say("practice.nothing"))];
    case "right": {
      const {step, found, count} = verdict;
      const isAll = found === count;
      const title = say(isAll ? "practice.right" : "practice.part", {found, count});
      return [h("h2", {}, icon("check"), title), spoken(step.html, step.sentence)];
    }
    case "other": {
      const {cell, digit} = verdict.mark;
      const values = {cell: name(cell), digit, technique};
      return [h("p", {}, say(isPlacing ? "practice.otherPlace" : "practice.other", values))];
    }
    case "wrong": {
      const {cell, digit} = verdict.mark;
      const values = {cell: name(cell), digit, technique};
      const title = h("h2", {class: "falls"}, say(isPlacing ? "practice.wrongPlace" : "practice.wrong", values));
      if (verdict.why === "") {
        const show = {type: "button", class: "btn", id: "practice-why", click: explain} as const;
        return [title, h("div", {class: "act"}, h("button", show, say("practice.showWhy")))];
      }
      const why = h("div", {class: "practice-why", tabindex: 0, role: "region", "aria-label": say("learn.why")});
      why.append(...verdict.why.split("\n").map((line) => h("p", {}, line)));
      return [title, why];
    }
    case undefined: {
      if (!hint) return [];
      if (hint.status !== "found") return [h("p", {}, hint.text)];
      const text = hint.sentences[hint.level - 1] ?? hint.text;
      const level = h("span", {class: "label"}, say("hint.level", {level: hint.level}));
      return [h("h2", {}, say("hint"), " ", level), spoken(hint.html, text)];
    }
  }
}
