// The first visit: ways to begin, and a step of an example with its reason, drawn over the board while it is empty.
import {emptyBoard, isEmpty} from "../state/board.ts";
import {keptGames} from "../state/kept.ts";
import {example} from "../state/example.ts";
import type {Hint} from "../state/answers.ts";
import type {Card} from "./card.ts";
import {exampleHint} from "./example_hint.ts";
import type {Page} from "./page.ts";

export class Welcome {
  readonly #page: Page;
  readonly #card: Card;

  constructor(page: Page, card: Card) {
    this.#page = page;
    this.#card = card;
  }

  /**
   * Shows the example if nothing has been entered yet. `selected`: the selection when the page was opened; a player who
   * has since chosen a cell wants the board.
   */
  async show(selected: readonly number[]): Promise<void> {
    if (!this.#isWanted || keptGames().some(({board}) => !isEmpty(board))) return;
    const hint = await this.#hint();
    if (!this.#isWanted || hint.status !== "found") return;
    if (this.#page.store.state.selected !== selected) return;
    this.#card.showAgain(() => void this.#display());
  }

  /** Shows it in the current language. */
  async #display(): Promise<void> {
    const hint = await this.#hint();
    if (this.#isWanted) this.#page.store.set({panel: {kind: "welcome", hint}, drawn: hint.svg});
  }

  /** With the default cell names it needs no engine. */
  async #hint(): Promise<Hint> {
    const {ask, store} = this.#page;
    const {language, notation} = store.state.settings;
    if (notation === "rc") return exampleHint(language);
    const {candidates} = await ask.facts(example.digits);
    const board = {...emptyBoard, digits: example.digits, givens: example.givens};
    return ask.hint(board, candidates, 5, new AbortController().signal);
  }

  /** Whether the page shows nothing else. */
  get #isWanted(): boolean {
    const {game, panel} = this.#page.store.state;
    const isIdle = panel.kind === "welcome" || (panel.kind === "hint" && panel.hint === null);
    return isIdle && game.isEntering && isEmpty(game.board) && !this.#card.isWaiting;
  }
}
