// The keypad: two modes, nine digits in the places of their marks, and the actions on the board.
import type {Actions} from "../app/actions.ts";
import {h, refill} from "../dom/dom.ts";
import {icon, type Icon} from "../dom/icons.ts";
import {nameOfMode} from "../app/describe.ts";
import {allDigits, remaining} from "../state/board.ts";
import type {Game} from "../state/kept.ts";
import {type Mode, modes} from "../state/notes.ts";
import type {State} from "../state/state.ts";
import {say, type WordKey} from "../words/words.ts";
import {drawColours} from "../draw/board.ts";
import {drawSwatch} from "../draw/paint.ts";
import {heldMode} from "./held.ts";

const canUndo = ({past, before}: Game): boolean => past.length > 0 || before !== null;
const canRedo = ({future, after}: Game): boolean => future.length > 0 || after !== null;

type Shown = Pick<State, "armed" | "game" | "held" | "lit" | "mode" | "settings">;

/** The key and the picture of each mode. */
const looks: Record<Mode, {key: string; image: () => SVGElement}> = {
  digit: {key: "Z", image: () => icon("digit")},
  corner: {key: "X", image: () => icon("corner")},
  centre: {key: "C", image: () => icon("mark")},
  colour: {key: "V", image: () => icon("paint")},
  draw: {key: "B", image: drawColours},
};

/**
 * Each key shows the result of pressing it: a digit, a candidate in its place or in the middle, a note in a corner, a
 * colour.
 */
function looksOf({game, held, mode, settings}: Shown): string {
  const set = game.isEntering ? "digit" : (held ?? mode);
  return set === "centre" && settings.marksAt === "places" ? "places" : set;
}

export interface KeypadActions {
  mistakes: Pick<Actions["mistakes"], "check">;
  moves: Pick<
    Actions["moves"],
    "clearLines" | "erase" | "fillMarks" | "key" | "lineBetweenSelected" | "redo" | "undo"
  >;
  reasons: Pick<Actions["reasons"], "ask">;
  selection: Pick<Actions["selection"], "setMode">;
  steps: Pick<Actions["steps"], "list">;
}

export class KeypadView {
  readonly element = h("section", {class: "pad"});
  readonly #actions: KeypadActions;
  #key = "";

  constructor(actions: KeypadActions) {
    this.#actions = actions;
  }

  show(state: Shown): void {
    const key = [
      state.game.board.digits,
      state.lit,
      state.armed,
      state.settings.order,
      state.mode,
      state.held,
      state.game.board.lines.length === 0,
      state.settings.marksAt,
      canUndo(state.game),
      canRedo(state.game),
      state.settings.language,
      state.settings.autoMarks,
      state.game.isEntering,
    ].join();
    if (key === this.#key) return;
    this.#key = key;
    this.element.setAttribute("aria-label", say("keypad"));
    refill(
      this.element,
      this.#modes(state),
      h("div", {class: `keys ${looksOf(state)}`}, ...allDigits.map((digit) => this.#digit(state, digit)), this.#erase()),
      h("div", {class: "below-keys"}, this.#acts(state), this.#steps(state)),
    );
  }

  #modes(state: Shown): HTMLElement {
    const {game, settings} = state;
    const set = game.isEntering ? "digit" : (state.held ?? state.mode);
    const buttons = modes.map((mode) => {
      const name = nameOfMode(mode, settings);
      const {key, image} = looks[mode];
      return h(
        "button",
        {
          type: "button",
          id: `mode-${mode}`,
          title: `${name} (${key}): ${say(`mode.${mode}.text`)}`,
          "aria-pressed": String(set === mode),
          disabled: mode !== "digit" && game.isEntering,
          click: () => this.#actions.selection.setMode(mode),
        },
        image(),
        h("span", {}, name),
        h("kbd", {"aria-hidden": "true"}, key),
      );
    });
    return h("div", {class: "modes", role: "group", "aria-label": say("mode")}, ...buttons);
  }

  #digit(state: Shown, digit: number): HTMLElement {
    const left = remaining(state.game.board, digit);
    const isColour = (state.held ?? state.mode) === "colour" && !state.game.isEntering;
    const isLit = state.lit === digit && !isColour;
    const classes = "key" + (isLit ? " lit" : "") + (left === 0 && !isColour ? " done" : "");
    const click = (event: MouseEvent): void => this.#actions.moves.key(digit, heldMode(event));
    const label = isColour
      ? [drawSwatch(digit), h("span", {class: "unseen"}, say(`paint.${digit}` as WordKey)), h("small", {}, digit)]
      : [h("span", {class: `digit at-${digit}`}, digit), h("small", {}, left || h("span", {class: "unseen"}, 0)), h("span", {class: "unseen"}, say("key.left"))];
    const pressed = state.settings.order === "digit" ? String(state.armed === digit) : null;
    return h("button", {type: "button", class: classes, id: `key-${digit}`, "aria-pressed": pressed, click}, ...label);
  }

  #erase(): HTMLElement {
    return h(
      "button",
      {
        type: "button",
        class: "key erase",
        id: "key-erase",
        "aria-label": say("erase"),
        title: say("erase"),
        click: () => this.#actions.moves.erase(),
      },
      icon("erase"),
    );
  }

  #acts(state: Shown): HTMLElement {
    const {mistakes, moves, reasons} = this.#actions;
    const act = (word: WordKey, image: Icon, run: () => void, isOff = false, classes = ""): HTMLElement =>
      h(
        "button",
        {type: "button", id: `act-${word}`, class: classes, disabled: isOff, title: say(word), click: run},
        icon(image),
        h("span", {}, say(word)),
      );
    const {game} = state;
    if (state.mode === "draw" && !game.isEntering)
      return h(
        "div",
        {class: "acts"},
        act("undo", "undo", () => moves.undo(), !canUndo(game)),
        act("redo", "redo", () => moves.redo(), !canRedo(game)),
        act("erase", "erase", () => moves.erase(), false, "wide"),
        act("line.act", "line", () => moves.lineBetweenSelected()),
        act("line.clear", "noLines", () => moves.clearLines(), game.board.lines.length === 0),
        act("check", "check", () => void mistakes.check()),
      );
    return h(
      "div",
      {class: "acts"},
      act("undo", "undo", () => moves.undo(), !canUndo(game)),
      act("redo", "redo", () => moves.redo(), !canRedo(game)),
      act("erase", "erase", () => moves.erase(), false, "wide"),
      act("fill", "fill", () => moves.fillMarks(), state.settings.autoMarks || game.isEntering),
      act("check", "check", () => void mistakes.check(), game.isEntering),
      act("why.act", "question", () => reasons.ask(), game.isEntering),
    );
  }

  #steps(state: Shown): HTMLElement {
    const click = (): void => void this.#actions.steps.list();
    return h(
      "button",
      {type: "button", class: "row all", id: "all-steps", title: say("steps"), disabled: state.game.isEntering, click},
      icon("list"),
      h("b", {}, say("steps.short")),
      h("span", {class: "r"}, icon("more")),
    );
  }
}
