// The card beside the board: the hint that deepens, and whatever is told in its place.
import type {App} from "../app/app.ts";
import {h, refill} from "../dom.ts";
import {icon} from "../icons.ts";
import {allDigits, digitAt, emptyBoard} from "../state/board.ts";
import {cellName} from "../state/settings.ts";
import type {Hint} from "../engine/ask.ts";
import type {Argument, HintPanel, Message, State, Working} from "../state/state.ts";
import {say, type WordKey} from "../words/words.ts";
import {actionButtons, closeButton, type Content, heading, spoken} from "./card_parts.ts";
import {drawSmall} from "./drawing.ts";
import {watchEnd} from "../../../src/walk/page/walk.js";
import {LoadingView} from "./loading.ts";
import {withNames} from "./names.ts";
import {stepsHere} from "./steps_here.ts";
import {welcome} from "./welcome.ts";

const isLonger = (part: Element): boolean => part.scrollHeight > part.clientHeight + 1;

/** How many letters two texts begin with alike, up to the end of a word. */
function commonBeginning(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) ++same;
  const isInWord = /[a-zäöüß]/i.test(other[same] ?? "");
  return isInWord ? other.slice(0, same).search(/[a-zäöüß]*$/i) : same;
}

/** From this level on a hint needs more than a line. */
const briefLevels = 3;

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
    this.#loading = new LoadingView(app);
  }

  show(state: State): void {
    const wasLoading = !this.#loading.element.hidden;
    this.#loading.show(state);
    if (wasLoading && this.#loading.element.hidden) this.fit();
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
    this.element.classList.toggle("entering", state.panel.kind === "hint" && game.isEntering);
    refill(this.element, heading, ...content);
    scrollBack();
    this.fit();
    if (told !== this.told.textContent) this.told.textContent = told;
  }

  /**
   * Gives the card the place of the keypad where both have no room. Who is only told where to look, or a few words, keeps the
   * keypad, and has less of the card instead: "brief", and where many words are told "wordy". What is longer even so is
   * scrolled, by keyboard, too, and fades where it goes on.
   */
  fit(): void {
    const around = this.element.parentElement;
    if (!around) return;
    const {kind} = this.element.dataset;
    const isHint = kind === "hint" && this.#loading.element.hidden;
    const isAtRest = isHint && !this.element.querySelector("#hint-told");
    around.classList.toggle("at-rest", isAtRest);
    around.classList.remove("card-only", "brief", "wordy");
    around.classList.toggle("brief", (isHint ? this.#told < briefLevels : this.#isShort) && this.#isTight());
    if (isHint && around.classList.contains("brief") && this.#isTight()) around.classList.add("wordy");
    const isLeft = isAtRest || around.classList.contains("wordy");
    around.classList.toggle("card-only", kind === "steps" || (!isLeft && this.#isTight()));
    if (around.classList.contains("card-only")) around.classList.remove("brief");
    for (const part of this.element.querySelectorAll<HTMLElement>(".scrolls")) watchEnd(part)();
  }

  /** How much of a hint is told. */
  get #told(): number {
    return this.element.querySelectorAll(".levels > :not(.later)").length;
  }

  /** Whether it is a message of a few words, with no more than two ways on. */
  get #isShort(): boolean {
    const isMessage = this.element.dataset.kind === "message" && !this.element.querySelector(".pair");
    return isMessage && this.element.querySelectorAll(".act > .btn").length <= 2;
  }

  #isTight(): boolean {
    const around = this.element.parentElement!;
    const isBrief = around.classList.contains("brief");
    return isLonger(isBrief ? around : this.element) || [...this.element.querySelectorAll(".scrolls")].some(isLonger);
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
      case "welcome":
        return welcome(this.#app, panel);
    }
  }

  readonly #close = (): void => this.#app.card.close();

  /** A text with the names of these cells tied to the board. */
  #named(text: string, cells: readonly number[] = []): (Node | string)[] {
    return withNames(text, cells, this.#app.state.settings.notation);
  }

  // ---- the hint

  #hint(panel: HintPanel): Content {
    const {hint} = panel;
    const level = hint?.level ?? 0;
    const back =
      level > 0 &&
      h(
        "button",
        {type: "button", class: "btn plain", id: "hint-back", click: () => this.#app.hints.back()},
        say("hint.back"),
      );
    const ways = h("div", {class: "act"}, this.#deeper(level), level < 5 && this.#everything(), back);
    if (!hint) {
      const head = heading(say("hint"), this.#ladder());
      return {heading: head, content: [this.#loading.element, ways], told: ""};
    }
    const told = hint.told[level - 1] ?? "";
    return {
      heading: h(
        "header",
        {},
        h("h2", {}, say("hint")),
        this.#levels(hint),
        h("span", {class: "label"}, say("hint.level", {level})),
        closeButton(this.#close),
      ),
      content: [
        h("div", {class: "scrolls told", id: "hint-told"}, ...this.#sentence(hint)),
        !!hint.note && h("p", {class: "small quiet"}, hint.note),
        this.#loading.element,
        ways,
      ],
      told: `${say(`hint.${levels[level - 1]!}`)}: ${told}`,
    };
  }

  /** What each level tells, for those who hear it; seen is a bar a level. */
  #levels({level, told}: Hint): HTMLElement {
    const lines = levels.map((name, index) => {
      const at = index + 1;
      const text = `${say(`hint.${name}`)}: ${at > level ? say("hint.later") : told[index]}`;
      const now = at === level ? "step" : null;
      return h("li", {class: at > level ? "later" : "", "aria-current": now}, h("span", {class: "unseen"}, text));
    });
    return h("ol", {class: "levels", "aria-label": say("hint")}, ...lines);
  }

  /** One sentence that grows: what this level says besides stands out. The argument of the last one comes below it. */
  #sentence({level, told, html}: Hint): Node[] {
    const text = told[level - 1] ?? "";
    const before = told[level - 2] ?? "";
    if (level === 5) return [h("p", {class: "told-before"}, told[2]), spoken(html, text)];
    if (level === 4 && html) return [spoken(html, text)];
    const same = commonBeginning(before, text);
    return [h("p", {class: "sentence"}, text.slice(0, same), h("b", {}, text.slice(same)))];
  }

  /** The ladder that hints climb, and the way to another one. */
  #ladder(): HTMLElement {
    const {profile} = this.#app.state.settings;
    return h(
      "button",
      {type: "button", class: "chip-button", id: "hint-ladder", click: () => this.#app.openDialog("ladder")},
      `${say("ladder")}: ${say(`profile.${profile}` as WordKey)}`,
    );
  }

  #everything(): HTMLElement {
    const click = (): void => this.#app.hints.tellAll();
    const name = say("hint.all");
    const label = h("span", {}, name);
    return h("button", {type: "button", class: "btn plain", id: "hint-all", title: name, click}, icon("all"), label);
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
        h("p", {class: "where"}, say("argument.step", {n: panel.at + 1, count}), step.cost !== "" && h("span", {class: "tag"}, step.cost)),
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
