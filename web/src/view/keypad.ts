// The keypad: two modes, nine digits in the places of their marks, and what can be done with the board.
import type {App} from "../app/app.ts";
import {h, refill} from "../dom.ts";
import {icon, type Icon} from "../icons.ts";
import {allDigits} from "../state/board.ts";
import type {Game} from "../state/kept.ts";
import type {Mode, State} from "../state/state.ts";
import {say, type WordKey} from "../words/words.ts";
import {drawColours} from "./drawing.ts";

const canUndo = ({past, before}: Game): boolean => past.length > 0 || before !== null;
const canRedo = ({future, after}: Game): boolean => future.length > 0 || after !== null;

export class KeypadView {
  readonly element = h("section", {class: "pad"});
  readonly #app: App;
  #key = "";

  constructor(app: App) {
    this.#app = app;
  }

  show(state: State): void {
    const key = [
      state.game.board.digits,
      state.lit,
      state.mode,
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
      h("div", {class: "keys"}, ...allDigits.map((digit) => this.#digit(state, digit)), this.#erase()),
      h("div", {class: "ways"}, this.#acts(state), this.#steps(state)),
    );
  }

  #modes(state: State): HTMLElement {
    const mode = (name: Mode, image: SVGElement, key = ""): HTMLElement =>
      h(
        "button",
        {
          type: "button",
          id: `mode-${name}`,
          title: say(`mode.${name}`),
          "aria-pressed": String(state.mode === name),
          disabled: name === "colour" && state.game.isEntering,
          click: () => this.#app.selection.setMode(name),
        },
        image,
        h("span", {}, say(`mode.${name}`)),
        key && h("kbd", {"aria-hidden": "true"}, key),
      );
    return h(
      "div",
      {class: "modes", role: "group", "aria-label": say("mode")},
      mode("digit", icon("digit")),
      mode("mark", icon("mark"), "M"),
      mode("colour", drawColours(), "C"),
    );
  }

  #digit(state: State, digit: number): HTMLElement {
    const left = this.#app.selection.remaining(digit);
    const classes = "key" + (state.lit === digit ? " lit" : "") + (left === 0 ? " done" : "");
    const click = (event: MouseEvent): void => this.#app.moves.digit(digit, event.shiftKey);
    return h(
      "button",
      {type: "button", class: classes, id: `key-${digit}`, click},
      digit,
      h("small", {}, left || h("span", {class: "unseen"}, 0)),
      h("span", {class: "unseen"}, say("key.left")),
    );
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
        click: () => this.#app.moves.erase(),
      },
      icon("erase"),
    );
  }

  #acts(state: State): HTMLElement {
    const app = this.#app;
    const act = (word: WordKey, image: Icon, run: () => void, isOff = false, classes = ""): HTMLElement =>
      h(
        "button",
        {type: "button", id: `act-${word}`, class: classes, disabled: isOff, title: say(word), click: run},
        icon(image),
        h("span", {}, say(word)),
      );
    const {game} = state;
    return h(
      "div",
      {class: "acts"},
      act("undo", "undo", () => app.moves.undo(), !canUndo(game)),
      act("redo", "redo", () => app.moves.redo(), !canRedo(game)),
      act("erase", "erase", () => app.moves.erase(), false, "wide"),
      act("fill", "fill", () => app.moves.fillMarks(), state.settings.autoMarks || game.isEntering),
      act("check", "check", () => void app.mistakes.check(), game.isEntering),
      act("why.act", "question", () => app.reasons.ask(), game.isEntering),
    );
  }

  #steps(state: State): HTMLElement {
    const click = (): void => void this.#app.steps.list();
    return h(
      "button",
      {type: "button", class: "row all", id: "all-steps", title: say("steps"), disabled: state.game.isEntering, click},
      icon("list"),
      h("b", {}, say("steps")),
      h("span", {class: "r"}, icon("more")),
    );
  }
}
