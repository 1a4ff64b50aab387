// The card beside the board: the hint that deepens, and whatever is told in its place.
import type {App} from "../app/app.ts";
import {h, refill} from "../dom.ts";
import {icon} from "../icons.ts";
import {allDigits, digitAt, emptyBoard} from "../state/board.ts";
import {cellName} from "../state/settings.ts";
import type {Argument, HintPanel, Message, State, Working} from "../state/state.ts";
import {say, type WordKey} from "../words/words.ts";
import {actionButtons, type Content, heading, spoken} from "./card_parts.ts";
import {drawSmall} from "./drawing.ts";
import {LoadingView} from "./loading.ts";
import {withNames} from "./names.ts";
import {stepsHere} from "./steps_here.ts";

const levels = ["where", "kind", "name", "cells", "why"] as const;

/** Remembers where the lists of steps stand; what it returns takes them there again, and the chosen step into sight. */
function keepScrolled(card: HTMLElement): () => void {
  const places = [...card.querySelectorAll(".chips, .groups")].map(
    (list) => [list.scrollLeft, list.scrollTop] as const,
  );
  return () => {
    card.querySelectorAll(".chips, .groups").forEach((list, at) => list.scrollTo(...(places[at] ?? [0, 0])));
    card.querySelector(".groups [aria-current]")?.scrollIntoView({block: "nearest"});
  };
}

export class PanelView {
  readonly element = h("section", {class: "card hint", id: "panel"});
  readonly #app: App;
  /** Told to screen readers when it changes. */
  readonly told = h("p", {class: "unseen", role: "status", id: "told"});
  readonly #loading: LoadingView;
  /** What the card was made from. */
  #seen: unknown[] = [];

  constructor(app: App) {
    this.#app = app;
    new ResizeObserver(() => this.#makeReachable()).observe(this.element);
    this.#loading = new LoadingView(app);
  }

  show(state: State): void {
    this.#loading.show(state);
    const {game, settings, cursor} = state;
    const seen = [
      state.panel,
      settings.language,
      settings.notation,
      game.isEntering,
      game.board.digits === emptyBoard.digits,
      state.panel.kind === "asking" && cursor,
    ];
    if (seen.every((value, index) => value === this.#seen[index])) return;
    this.#seen = seen;
    this.element.setAttribute("aria-label", say("hint"));
    const {heading, content, told} = this.#contentOf(state);
    const scrollBack = keepScrolled(this.element);
    this.element.dataset.kind = state.panel.kind;
    refill(this.element, heading, ...content);
    scrollBack();
    this.#makeReachable();
    this.#showNow();
    if (told !== this.told.textContent) this.told.textContent = told;
  }

  /** What is longer than its place is scrolled, by keyboard, too. */
  #makeReachable(): void {
    for (const part of this.element.querySelectorAll<HTMLElement>(".scrolls")) {
      if (part.scrollHeight > part.clientHeight + 1) part.tabIndex = 0;
      else part.removeAttribute("tabindex");
    }
  }

  /** What a hint tells now begins at the top, if there is not room for all. */
  #showNow(): void {
    const now = this.element.querySelector<HTMLElement>(".levels .now");
    if (now?.parentElement) now.parentElement.scrollTop = now.offsetTop;
  }

  #contentOf(state: State): Content {
    const {panel} = state;
    switch (panel.kind) {
      case "hint":
        return panel.hint === null && state.game.isEntering ? this.#entering(state) : this.#hint(panel);
      case "message":
        return this.#message(panel, state);
      case "working":
        return this.#working(panel);
      case "argument":
        return this.#argument(panel);
      case "steps":
        return stepsHere(this.#app, panel);
      case "asking":
        return this.#asking(state);
    }
  }

  readonly #close = (): void => this.#app.card.close();

  /** A text with the names of these cells tied to the board. */
  #named(text: string, cells: readonly number[] = []): (Node | string)[] {
    return withNames(text, cells, this.#app.state.settings.notation);
  }

  // ---- the hint

  #hint(panel: HintPanel): Content {
    const level = panel.hint?.level ?? 0;
    const told = panel.hint?.told ?? [];
    const lines = levels.map((name, index) => this.#line(name, index + 1, level, told[index] ?? "", panel.hint?.html));
    const ways = h(
      "div",
      {class: "act"},
      level > 0 && h("span", {class: "label count", "aria-hidden": "true"}, say("hint.level", {level})),
      this.#deeper(level),
      level > 0 &&
        h(
          "button",
          {type: "button", class: "btn plain", id: "hint-back", click: () => this.#app.hints.back()},
          say("hint.back"),
        ),
    );
    const note = panel.hint?.note;
    return {
      heading: heading(say("hint"), level > 0 ? say("hint.level", {level}) : ""),
      content: [
        h("ol", {class: "levels scrolls", "aria-label": say("hint")}, ...lines),
        !!note && h("p", {class: "small quiet"}, note),
        this.#loading.element,
        ways,
      ],
      told: level > 0 ? `${say(`hint.${levels[level - 1]!}`)}: ${told[level - 1]}` : "",
    };
  }

  /** `html`: what the level that is shown tells. */
  #line(name: (typeof levels)[number], at: number, level: number, text: string, html = ""): HTMLElement {
    const label = h("span", {class: "label"}, say(`hint.${name}`));
    if (at > level)
      return h("li", {class: "later"}, label, h("i", {}), h("span", {class: "unseen"}, say("hint.later")));
    if (at < level) return h("li", {}, label, h("span", {}, text));
    const now = at >= 4 ? spoken(html, text) : h("b", {}, text);
    return h("li", {class: "now", "aria-current": "step"}, label, now);
  }

  #deeper(level: number): HTMLElement {
    const [run, key] =
      level === 5 ? [() => this.#app.hints.applyHint(), "Enter"] : [() => this.#app.hints.deepen(), "H"];
    const label = level === 5 ? say("hint.apply") : say(`hint.show.${levels[level]!}`);
    return h(
      "button",
      {type: "button", class: "btn primary", id: "hint-on", click: run},
      label,
      h("kbd", {"aria-hidden": "true"}, key),
    );
  }

  // ---- a puzzle is entered

  #entering(state: State): Content {
    const app = this.#app;
    const isBegun = state.game.board.digits.search(/[1-9]/) >= 0;
    const actions = isBegun
      ? [
          {label: say("enter.play"), run: () => void app.puzzles.play()},
          {label: say("clear"), run: () => app.puzzles.clear()},
        ]
      : [
          {label: say("new"), run: () => app.openDialog("new")},
          {label: say("import"), run: () => app.openDialog("import")},
        ];
    return {
      heading: heading(say(isBegun ? "enter" : "empty")),
      content: [h("p", {}, say(isBegun ? "enter.text" : "empty.text")), this.#loading.element, actionButtons(actions)],
      told: "",
    };
  }

  // ---- what is told in its place

  #message(panel: Message, state: State): Content {
    const {solutions} = panel;
    const pair =
      solutions &&
      h(
        "div",
        {class: "pair", "aria-hidden": "true"},
        drawSmall(solutions.first, state.game.board.givens, solutions.differ),
        drawSmall(solutions.second, state.game.board.givens, solutions.differ),
      );
    return {
      heading: heading(this.#named(panel.title, panel.cells), "", this.#close),
      content: [
        panel.text !== "" && h("p", {}, ...this.#named(panel.text, panel.cells)),
        pair ?? false,
        panel.actions.length > 0 && actionButtons(panel.actions),
      ],
      told: `${panel.title} ${panel.text}`,
    };
  }

  #working(panel: Working): Content {
    const stop = h("button", {type: "button", class: "btn", id: "stop", click: panel.stop}, icon("stop"), say("stop"));
    return {
      heading: h("header", {class: "working"}, h("span", {class: "spin"}), h("h2", {}, panel.text)),
      content: [
        this.#app.state.about !== null && h("p", {}, say("working.text")),
        this.#loading.element,
        h("div", {class: "act"}, stop),
      ],
      told: panel.text,
    };
  }

  #argument(panel: Argument): Content {
    const app = this.#app;
    const step = panel.steps[panel.at]!;
    const count = panel.steps.length;
    const move = (key: WordKey, id: string, to: number, isOff: boolean): HTMLElement =>
      h("button", {type: "button", class: "btn", id, disabled: isOff, click: () => app.reasons.go(to)}, say(key));
    const ways =
      count > 1 &&
      h(
        "div",
        {class: "act"},
        move("argument.back", "argument-back", panel.at - 1, panel.at === 0),
        move("argument.on", "argument-on", panel.at + 1, panel.at === count - 1),
      );
    return {
      heading: heading(this.#named(panel.title, [panel.cell]), "", panel.back),
      content: [
        h("p", {class: "where"}, say("argument.step", {n: panel.at + 1, count}), h("span", {class: "tag"}, step.cost)),
        h("h3", {}, step.name),
        spoken(step.html, step.sentence, "scrolls"),
        ways,
      ],
      told: `${step.name}. ${step.sentence}`,
    };
  }

  // ---- why not?

  #asking(state: State): Content {
    const app = this.#app;
    const cell = state.cursor;
    const title = say("why", {cell: cellName(cell, state.settings.notation)});
    const held = digitAt(state.game.board, cell);
    const keys = allDigits.map((digit) =>
      h(
        "button",
        {
          type: "button",
          class: "key",
          id: `why-${digit}`,
          disabled: held === digit,
          click: () => void app.reasons.why(cell, digit),
        },
        digit,
      ),
    );
    return {
      heading: heading(title, "", this.#close),
      content: [h("p", {}, say("why.text")), h("div", {class: "digits"}, ...keys)],
      told: title,
    };
  }
}
