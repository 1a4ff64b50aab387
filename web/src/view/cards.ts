// The cards in place of the hint: messages, work, arguments, and questions.
import {h} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import {drawSmall} from "../draw/board.ts";
import {allDigits, digitAt} from "../state/board.ts";
import {cellName, type Notation} from "../state/settings.ts";
import type {Argument, Message, State, Working} from "../state/state.ts";
import {say, type WordKey} from "../words/words.ts";
import {actionButtons, type Content, heading, spoken} from "./card_parts.ts";
import {withNames} from "./names.ts";

export function messageCard(message: Message, givens: string, notation: Notation, close: () => void): Content {
  const {actions, cells = [], solutions, text, title} = message;
  const solution = (digits: string): SVGElement => drawSmall(digits, givens, solutions!.differ);
  const pair =
    solutions &&
    h("div", {class: "pair", "aria-hidden": "true"}, solution(solutions.first), solution(solutions.second));
  return {
    heading: heading(withNames(title, cells, notation), "", close),
    content: [
      text !== "" && h("p", {}, ...withNames(text, cells, notation)),
      pair ?? false,
      actions.length > 0 && actionButtons(actions),
    ],
    report: `${title} ${text}`,
  };
}

/** `isThere`: the engine is loaded. */
export function workingCard({stop, text}: Working, isThere: boolean, loading: Node): Content {
  const button = h("button", {type: "button", class: "btn", id: "stop", click: stop}, icon("stop"), say("stop"));
  return {
    heading: h("header", {class: "working"}, h("span", {class: "spin"}), h("h2", {}, text)),
    content: [isThere && h("p", {}, say("working.text")), loading, h("div", {class: "act"}, button)],
    report: text,
  };
}

export function argumentCard(panel: Argument, notation: Notation, go: (at: number) => void): Content {
  const {at, back, cell, steps, title, wayOn} = panel;
  const step = steps[at]!;
  const count = steps.length;
  const move = (key: WordKey, id: string, to: number, isOff: boolean): HTMLElement =>
    h("button", {type: "button", class: "btn", id, disabled: isOff, click: () => go(to)}, say(key));
  const moves =
    count > 1 &&
    h(
      "div",
      {class: "act"},
      move("argument.back", "argument-back", at - 1, at === 0),
      move("argument.on", "argument-on", at + 1, at === count - 1),
    );
  const tag = step.cost !== "" && h("span", {class: "tag"}, step.cost);
  return {
    heading: heading(withNames(title, [cell], notation), "", back),
    content: [
      h("p", {class: "where"}, say("argument.step", {n: at + 1, count}), tag),
      h("h3", {}, step.name),
      spoken(step.html, step.sentence, "scrolls"),
      moves,
      at === count - 1 && wayOn !== null && actionButtons([wayOn]),
    ],
    report: `${step.name}. ${step.sentence}`,
  };
}

/** Lets the reader choose the digit of the cell with the cursor. */
export function askingCard(
  {cursor, game, settings}: Pick<State, "cursor" | "game" | "settings">,
  why: (cell: number, digit: number) => void,
  close: () => void,
): Content {
  const title = say("why", {cell: cellName(cursor, settings.notation)});
  const held = digitAt(game.board, cursor);
  const keys = allDigits.map((digit) => {
    const click = (): void => why(cursor, digit);
    return h("button", {type: "button", class: "key", id: `why-${digit}`, disabled: held === digit, click}, digit);
  });
  return {
    heading: heading(title, "", close),
    content: [h("p", {}, say("why.text")), h("div", {class: "digits"}, ...keys)],
    report: title,
  };
}
