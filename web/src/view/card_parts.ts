// The building blocks of cards: a heading, the text, and buttons for the next actions.
import {h, markup} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import type {Action} from "../state/state.ts";
import {say} from "../words/words.ts";

/** The content of a card, and its text for screen readers. */
export interface Content {
  heading: Node;
  content: (Node | false)[];
  report: string;
}

export function closeButton(close: () => void, id = "close-panel"): HTMLElement {
  const name = say("close");
  return h(
    "button",
    {type: "button", class: "close", id, "aria-label": name, title: name, click: close},
    icon("close"),
  );
}

/** A heading; with `close` it has a button to close it. */
export function heading(title: string | (Node | string)[], right: Node | string = "", close?: () => void): HTMLElement {
  const words = typeof title === "string" ? [title] : title;
  const end = typeof right === "string" ? h("span", {class: "label"}, right) : right;
  return h("header", {}, h("h2", {}, ...words), end, close ? closeButton(close) : false);
}

/** Buttons for these actions, the first of which is the main one. */
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

/**
 * The engine's text, as HTML linked to the board; until it is available, as plain text, which may have several lines.
 */
export function spoken(html: string, text: string, how = ""): HTMLElement {
  const content = html ? markup(html) : text.split("\n").map((line) => h("p", {class: "say"}, line));
  return h("div", {class: `argument ${how}`, role: "group", "aria-label": say("hint.why")}, ...content);
}
