// The card next to the board: the hint that deepens, or what is shown in its place.
import type {Actions} from "../app/actions.ts";
import {h, refill} from "../dom/dom.ts";
import {hasMarks, type State} from "../state/state.ts";
import {say} from "../words/words.ts";
import {watchEnd} from "../../../src/walk/page/walk.js";
import type {Content} from "./card_parts.ts";
import {argumentCard, askingCard, messageCard, workingCard} from "./cards.ts";
import {type FilterActions, filterCard} from "./filter_card.ts";
import {hintCard, type HintActions} from "./hint_card.ts";
import {LoadingView} from "./loading.ts";
import {enteringCard, type EnteringActions} from "./setting_card.ts";
import {stepsHere, type StepsActions} from "./steps_here.ts";
import {welcome, type WelcomeActions} from "./welcome.ts";

type Shown = Pick<
  State,
  "about" | "cursor" | "failure" | "filter" | "game" | "loaded" | "panel" | "setting" | "settings"
>;

export type PanelActions = EnteringActions &
  FilterActions &
  HintActions &
  StepsActions &
  WelcomeActions & {
    reasons: Pick<Actions["reasons"], "go" | "why">;
    start: Pick<Actions["start"], "retry">;
  };

const isLonger = (part: Element): boolean => part.scrollHeight > part.clientHeight + 1;

/** From this level on a hint needs more than a line. */
const briefLevels = 3;

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
  readonly #actions: PanelActions;
  /** Read by screen readers when it changes. */
  readonly report = h("p", {class: "unseen", role: "status", id: "card-report"});
  readonly #loading: LoadingView;
  /** What the card was made from. */
  #seen: unknown[] = [];

  constructor(actions: PanelActions) {
    this.#actions = actions;
    this.#loading = new LoadingView(actions.start);
  }

  show(state: Shown): void {
    const wasLoading = !this.#loading.element.hidden;
    this.#loading.show(state);
    if (wasLoading && this.#loading.element.hidden) this.fit();
    const {game, settings, cursor} = state;
    const seen = [
      state.panel,
      settings.language,
      settings.notation,
      settings.profile,
      game.isEntering,
      game.isEntering && game.board.digits,
      game.isEntering && state.setting,
      game.isEntering && state.about,
      state.panel.kind === "asking" && cursor,
      state.panel.kind === "filter" &&
        [state.filter.digits, state.filter.pick, hasMarks(game.board) || settings.autoMarks].join(),
    ];
    if (seen.every((value, index) => value === this.#seen[index])) return;
    this.#seen = seen;
    this.element.setAttribute("aria-label", say("hint"));
    const {heading, content, report} = this.#contentOf(state);
    const scrollBack = keepScrolled(this.element);
    this.element.dataset.kind = state.panel.kind;
    this.element.classList.toggle("entering", state.panel.kind === "hint" && game.isEntering);
    refill(this.element, heading, ...content);
    scrollBack();
    this.fit();
    if (report !== this.report.textContent) this.report.textContent = report;
  }

  /**
   * Gives the card the place of the keypad where both have no room. A hint that only says where to look, or a few words, leaves
   * the keypad, and has less of the card instead: "brief", and with many words "wordy". What is longer even so is scrolled, by
   * keyboard, too, and fades where it continues.
   */
  fit(): void {
    const around = this.element.parentElement;
    if (!around) return;
    const {kind} = this.element.dataset;
    const isHint = kind === "hint" && this.#loading.element.hidden;
    const isAtRest = isHint && !this.element.querySelector("#hint-text");
    around.classList.toggle("at-rest", isAtRest);
    around.classList.remove("card-only", "brief", "wordy");
    around.classList.toggle("brief", (isHint ? this.#level < briefLevels : this.#isShort) && this.#isTight());
    if (isHint && around.classList.contains("brief") && this.#isTight()) around.classList.add("wordy");
    const isLeft = isAtRest || around.classList.contains("wordy");
    around.classList.toggle("card-only", kind === "steps" || (!isLeft && this.#isTight()));
    if (around.classList.contains("card-only")) around.classList.remove("brief");
    for (const part of this.element.querySelectorAll<HTMLElement>(".scrolls")) watchEnd(part)();
  }

  /** How deep the hint is that is shown. */
  get #level(): number {
    return this.element.querySelectorAll(".levels > :not(.later)").length;
  }

  /** Whether it is a message of a few words, with no more than two buttons. */
  get #isShort(): boolean {
    const isMessage = this.element.dataset.kind === "message" && !this.element.querySelector(".pair");
    return isMessage && this.element.querySelectorAll(".act > .btn").length <= 2;
  }

  #isTight(): boolean {
    const around = this.element.parentElement!;
    const isBrief = around.classList.contains("brief");
    return isLonger(isBrief ? around : this.element) || [...this.element.querySelectorAll(".scrolls")].some(isLonger);
  }

  #contentOf(state: Shown): Content {
    const actions = this.#actions;
    const {game, panel, settings} = state;
    const {notation} = settings;
    const loading = this.#loading.element;
    const close = (): void => actions.card.close();
    switch (panel.kind) {
      case "hint":
        return panel.hint === null && game.isEntering
          ? enteringCard(state, loading, actions)
          : hintCard(panel, settings.profile, state.about, loading, actions);
      case "message":
        return messageCard(panel, game.board.givens, notation, close);
      case "working":
        return workingCard(panel, state.about !== null, loading);
      case "argument":
        return argumentCard(panel, notation, (at) => actions.reasons.go(at));
      case "steps":
        return stepsHere(panel, state, actions);
      case "asking":
        return askingCard(state, (cell, digit) => void actions.reasons.why(cell, digit), close);
      case "filter":
        return filterCard(state.filter, hasMarks(game.board) || settings.autoMarks, actions);
      case "welcome":
        return welcome(panel, actions);
    }
  }
}
