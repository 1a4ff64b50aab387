// The card next to the board: the hint that deepens, or content in its place.
import type {Actions} from "../app/actions.ts";
import {spokenCells} from "../app/spoken.ts";
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

/**
 * Remembers the scroll positions of the lists of steps; the returned function restores them, and scrolls the chosen
 * step into view.
 */
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
  /** The inputs of the current card. */
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
    const said = spokenCells(report);
    if (said !== this.report.textContent) this.report.textContent = said;
  }

  /**
   * Gives the card the place of the keypad if both do not fit. Before that it removes tools around the keys: "few",
   * then "least". A hint that names only the place, or a few words, leaves the keypad in place and shows less of the
   * card: "brief", and with many words "wordy". Content that is still too long is scrolled, also by keyboard, and fades
   * at the cut.
   */
  fit(): void {
    const around = this.element.parentElement;
    if (!around) return;
    const {kind} = this.element.dataset;
    const isHint = kind === "hint" && this.#loading.element.hidden;
    const isAtRest = isHint && !this.element.querySelector("#hint-text");
    around.classList.toggle("at-rest", isAtRest);
    around.classList.remove("card-only", "brief", "wordy", "few", "least");
    around.classList.toggle("brief", (isHint ? this.#level < briefLevels : this.#isShort) && this.#isTight());
    if (isHint && around.classList.contains("brief") && this.#isTight()) around.classList.add("wordy");
    const isEntering = this.element.classList.contains("entering"); // which uses the keys, and Undo
    const isLeft = isAtRest || around.classList.contains("wordy");
    const fewer = kind === "steps" ? [] : isEntering ? ["few"] : isLeft ? [] : ["few", "least"];
    for (const name of fewer) if (this.#isTight()) around.classList.add(name);
    around.classList.toggle("card-only", kind === "steps" || (!isLeft && this.#isTight()));
    if (around.classList.contains("card-only")) around.classList.remove("brief", "few", "least");
    for (const part of this.element.querySelectorAll<HTMLElement>(".scrolls")) watchEnd(part)();
    for (const part of this.element.querySelectorAll<HTMLElement>(".set-facts")) part.tabIndex = isLonger(part) ? 0 : -1;
  }

  /** The level of the hint that is shown. */
  get #level(): number {
    return this.element.querySelectorAll(".levels > :not(.later)").length;
  }

  /** Whether it is a short message with at most two buttons. */
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
