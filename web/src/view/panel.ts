// The card beside the board: the hint that deepens, and whatever is told in its place.
import type {App} from "../app/app.ts";
import type {Step, StepGroup} from "../engine/ask.ts";
import {h, markup, refill} from "../dom.ts";
import {icon} from "../icons.ts";
import {allDigits, digitAt, emptyBoard} from "../state/board.ts";
import {cellName} from "../state/settings.ts";
import type {Action, Argument, HintPanel, Message, State, StepsHere, Working} from "../state/state.ts";
import {say, type WordKey} from "../words/words.ts";
import {drawSmall} from "./drawing.ts";
import {LoadingView} from "./loading.ts";
import {withNames} from "./names.ts";

const levels = ["where", "kind", "name", "cells", "why"] as const;

/** What the card shows, and what screen readers are told. */
interface Content {
  heading: Node;
  content: (Node | false)[];
  told: string;
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
    this.element.dataset.kind = state.panel.kind;
    refill(this.element, heading, ...content);
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
        return this.#steps(panel);
      case "asking":
        return this.#asking(state);
    }
  }

  /** `cells`: those that the title names. */
  #heading(title: string, right: Node | string = "", isClosable = false, cells: readonly number[] = []): HTMLElement {
    const close = h(
      "button",
      {
        type: "button",
        class: "close",
        id: "close-panel",
        "aria-label": say("close"),
        click: () => this.#app.card.close(),
      },
      icon("close"),
    );
    const named = withNames(title, cells, this.#app.state.settings.notation);
    return h("header", {}, h("h2", {}, ...named), h("span", {class: "label"}, right), isClosable && close);
  }

  #actions(actions: Action[]): HTMLElement {
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
      heading: this.#heading(say("hint"), level > 0 ? say("hint.level", {level}) : ""),
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
    const now = at >= 4 ? this.#spoken(html, text) : h("b", {}, text);
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
      heading: this.#heading(say(isBegun ? "enter" : "empty")),
      content: [h("p", {}, say(isBegun ? "enter.text" : "empty.text")), this.#loading.element, this.#actions(actions)],
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
      heading: this.#heading(panel.title, "", true, panel.cells),
      content: [
        panel.text !== "" && h("p", {}, panel.text),
        pair ?? false,
        panel.actions.length > 0 && this.#actions(panel.actions),
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
      heading: this.#heading(panel.title, "", true, [panel.cell]),
      content: [
        h("p", {class: "where"}, say("argument.step", {n: panel.at + 1, count}), h("span", {class: "tag"}, step.cost)),
        h("h3", {}, step.name),
        this.#spoken(step.html, step.sentence, "scrolls"),
        ways,
      ],
      told: `${step.name}. ${step.sentence}`,
    };
  }

  /** What the engine says, as HTML that is tied to the board; until it is there, the same as text, which may have lines. */
  #spoken(html: string, text: string, how = ""): HTMLElement {
    const content = html ? markup(html) : text.split("\n").map((line) => h("p", {class: "say"}, line));
    return h("div", {class: `argument ${how}`, role: "group", "aria-label": say("hint.why")}, ...content);
  }

  // ---- all steps here

  #steps(panel: StepsHere): Content {
    const app = this.#app;
    const families = [...new Set(panel.groups.map((group) => group.family))];
    const chip = (family: string): HTMLElement =>
      h(
        "button",
        {
          type: "button",
          class: "chip-button",
          id: `family-${family}`,
          "aria-pressed": String(panel.family === family),
          click: () => app.store.set({panel: {...panel, family}}),
        },
        family === "" ? say("family.all") : (app.state.about?.families.get(family) ?? family),
      );
    const shown = panel.groups.filter((group) => panel.family === "" || group.family === panel.family);
    const count = panel.groups.reduce((sum, group) => sum + group.steps.length, 0);
    const {chosen} = panel;
    return {
      heading: this.#heading(say("steps"), String(count), true),
      content: [
        h("div", {class: "chips", role: "group", "aria-label": say("steps.families")}, chip(""), ...families.map(chip)),
        h(
          "div",
          {class: "groups", tabindex: 0, role: "region", "aria-label": say("steps")},
          ...shown.map((group) => this.#group(panel, group)),
        ),
        panel.isWorking &&
          h("div", {class: "act"}, h("span", {class: "spin"}), h("span", {class: "quiet"}, say("working.steps"))),
        panel.cut && h("p", {class: "small quiet"}, say("steps.cut")),
        chosen !== null &&
          h(
            "div",
            {class: "chosen"},
            this.#spoken(panel.argument, chosen.sentence, "scrolls"),
            this.#actions([{label: say("hint.apply"), run: () => app.hints.apply(chosen.effects)}]),
          ),
      ],
      told: chosen
        ? `${chosen.name}. ${chosen.sentence}`
        : panel.isWorking
          ? say("working.steps")
          : `${say("steps")}: ${count}`,
    };
  }

  #group(panel: StepsHere, group: StepGroup): HTMLElement {
    const app = this.#app;
    const isOpen = panel.open === group.technique;
    const head = h(
      "button",
      {
        type: "button",
        class: "group",
        id: `technique-${group.technique}`,
        "aria-expanded": String(isOpen),
        click: () => app.store.set({panel: {...panel, open: isOpen ? "" : group.technique}}),
      },
      h("span", {class: "cost"}, group.steps[0]!.cost),
      h("b", {}, group.name),
      h("span", {class: "count"}, group.steps.length),
    );
    const rows = isOpen
      ? group.steps.map((step, index) =>
          h(
            "li",
            {},
            h(
              "button",
              {
                type: "button",
                class: "step",
                id: `step-${group.technique}-${index}`,
                "aria-current": panel.chosen === step ? "true" : null,
                click: () => void app.steps.choose(group, step),
              },
              this.#effects(step),
            ),
          ),
        )
      : [];
    return h("div", {}, head, isOpen && h("ul", {}, ...rows));
  }

  #effects(step: Step): string {
    const {notation} = this.#app.state.settings;
    const places = step.effects.places.map(({cell, digit}) => `${cellName(cell, notation)} = ${digit}`);
    const removes = step.effects.removes.map(({cell, digit}) => `${cellName(cell, notation)} ≠ ${digit}`);
    return [...places, ...removes].join(", ");
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
      heading: this.#heading(title, "", true),
      content: [h("p", {}, say("why.text")), h("div", {class: "digits"}, ...keys)],
      told: title,
    };
  }
}
