// What one sees on a first visit: a step of an example with its reason, drawn over the board that is still empty.
import {emptyBoard, isEmpty} from "../state/board.ts";
import {keptGames} from "../state/kept.ts";
import {example} from "../state/example.ts";
import type {Card} from "./card.ts";
import type {Page} from "./page.ts";

export class Welcome {
  readonly #page: Page;
  readonly #card: Card;

  constructor(page: Page, card: Card) {
    this.#page = page;
    this.#card = card;
  }

  /**
   * Shows the example to those who have not entered anything yet. `selected`: what was selected when the page was opened;
   * a player who has chosen a cell since wants the board.
   */
  async show(selected: readonly number[]): Promise<void> {
    if (!this.#isWanted || keptGames().some(({board}) => !isEmpty(board))) return;
    const {ask, store} = this.#page;
    const {candidates} = await ask.facts(example.digits);
    const board = {...emptyBoard, digits: example.digits, givens: example.givens};
    const hint = await ask.hint(board, candidates, 5, new AbortController().signal);
    if (!this.#isWanted || hint.status !== "found") return;
    if (store.state.selected !== selected) return;
    this.#card.showAgain(() => store.set({panel: {kind: "welcome", hint}, drawn: hint.svg}));
  }

  /** Whether the page shows nothing else. */
  get #isWanted(): boolean {
    const {game, panel} = this.#page.store.state;
    const isIdle = panel.kind === "welcome" || (panel.kind === "hint" && panel.hint === null);
    return isIdle && game.isEntering && isEmpty(game.board) && !this.#card.isWaiting;
  }
}
