// What cards are made of: a heading, what it says, and buttons to go on.
import {h, markup} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import type {Action} from "../state/state.ts";
import {say} from "../words/words.ts";

/** What a card shows, and what screen readers read. */
export interface Content {
  heading: Node;
  content: (Node | false)[];
  report: string;
}

export function closeButton(close: () => void): HTMLElement {
  const name = say("close");
  return h(
    "button",
    {type: "button", class: "close", id: "close-panel", "aria-label": name, title: name, click: close},
    icon("close"),
  );
}

/** A heading; `close` makes one that can be closed. */
export function heading(title: string | (Node | string)[], right: Node | string = "", close?: () => void): HTMLElement {
  const words = typeof title === "string" ? [title] : title;
  const end = typeof right === "string" ? h("span", {class: "label"}, right) : right;
  return h("header", {}, h("h2", {}, ...words), end, close ? closeButton(close) : false);
}

/** Buttons for these, the first of which is what one would do next. */
export function actionButtons(actions: readonly Action[]): HTMLElement {
  const buttons = actions.map((action, index) =>
    h(
      "button",
      {type: "button", class: index === 0 ? "btn primary" : "btn", id: `action-${index}`, click: action.run},
      action.label,
      action.key && h("kbd", {"aria-hidden": "true"}, action.key),
    ),
  );
  return h("div", {class: "act"}, ...buttons);
}

/** What the engine says, as HTML that is tied to the board; until it is there, as text, which may have lines. */
export function spoken(html: string, text: string, how = ""): HTMLElement {
  const content = html ? markup(html) : text.split("\n").map((line) => h("p", {class: "say"}, line));
  return h("div", {class: `argument ${how}`, role: "group", "aria-label": say("hint.why")}, ...content);
}
