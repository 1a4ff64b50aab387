// What one sees on a first visit: a step of an example with its reason, drawn over the board that is still empty.
import {emptyBoard, isEmpty} from "../state/board.ts";
import {keptGames} from "../state/kept.ts";
import type {App} from "./app.ts";

/** A puzzle of the collection, and how it stands when a Skyscraper is next. */
export const example = {
  class: "tough",
  givens: ".2..6.9....37....69....4.5...79.5.8.8.......9.4.1.27...8.4....26....85....2.5..4.",
  digits: "1285639744537..8.69768.4.5.2679.5.8.815.....93491827655814....26.42.85.77.2.5..48",
} as const;

export class Welcome {
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  /**
   * Shows the example to those who have not entered anything yet. `selected`: what was selected at first; who has chosen
   * a cell since wants the board.
   */
  async show(selected: readonly number[]): Promise<void> {
    if (!this.#isWanted || keptGames().some(({board}) => !isEmpty(board))) return;
    const {ask, card, store} = this.#app;
    const {candidates} = await ask.facts(example.digits);
    const board = {...emptyBoard, digits: example.digits, givens: example.givens};
    const hint = await ask.hint(board, candidates, 5, new AbortController().signal);
    if (!this.#isWanted || hint.status !== "found") return;
    if (this.#app.state.selected !== selected) return;
    card.explain(() => store.set({panel: {kind: "welcome", hint}, drawn: hint.svg}));
  }

  /** Whether the page shows nothing else. */
  get #isWanted(): boolean {
    const {game, panel} = this.#app.state;
    const isIdle = panel.kind === "welcome" || (panel.kind === "hint" && panel.hint === null);
    return isIdle && game.isEntering && isEmpty(game.board) && !this.#app.card.isWaiting;
  }
}
