// The current game, and moving from one game to another and back.
import type {Board} from "../state/board.ts";
import {emptyBoard, filledCount} from "../state/board.ts";
import {encode} from "../state/code.ts";
import {noFilter} from "../state/filter.ts";
import {type Game, keptGameOf, leaveGame, newGame} from "../state/kept.ts";
import {noFacts} from "../state/state.ts";
import {say, sayWhen} from "../words/words.ts";
import {type Card, noHint} from "./card.ts";
import type {Choices} from "./choices.ts";
import {keep} from "./keeping.ts";
import type {Learning} from "./learning.ts";
import type {Page} from "./page.ts";

/**
 * The game that undoing returns to from the game after this one: if nothing was done in this one, the game before it.
 */
export const whatToKeep = (game: Game): Game | null => (game.past.length > 0 ? {...game, after: null} : game.before);

export class Games {
  readonly #page: Page;
  readonly #card: Card;
  readonly #learning: Learning;
  readonly #choices: Choices;

  constructor(page: Page, card: Card, learning: Learning, choices: Choices) {
    this.#page = page;
    this.#card = card;
    this.#learning = learning;
    this.#choices = choices;
  }

  get #game(): Game {
    return this.#page.store.state.game;
  }

  /** Begins a game. Undoing leads back to the game that was under way. */
  begin(board: Board = emptyBoard, name = "", made = ""): void {
    this.#goTo(newGame(board, name, whatToKeep(this.#game), made));
  }

  /** Continues a kept game. Undoing at its beginning leads back to the game that was under way. */
  resume(kept: Game): void {
    if (kept.begun !== this.#game.begun) this.#goTo({...kept, before: whatToKeep(this.#game)});
    this.#choices.show("play");
    this.#page.focusBoard();
  }

  /** If the player has played this puzzle before in another game, offers to continue that game. */
  offerOther(): void {
    const card = this.#card;
    if (this.#game.past.length > 0) return;
    const other = keptGameOf(this.#game.board.givens, this.#game.begun);
    if (!other || other.board.digits === this.#game.board.digits) return;
    const actions = [
      {label: say("begun.goOn"), run: () => this.resume(other)},
      {label: say("begun.anew"), run: () => card.close()},
    ];
    card.showAgain(() => card.showText("begun", {n: filledCount(other.board), when: sayWhen(other.played)}, actions));
  }

  #goTo(game: Game): void {
    const {store} = this.#page;
    this.#card.stop();
    if (game.begun !== store.state.game.begun) leaveGame(store.state.game);
    if (game.board.givens !== store.state.game.board.givens) this.#choices.returnLadder();
    const fresh = {drawn: "", wrong: [], lit: 0, isLitByHand: false, armed: 0, filter: noFilter, place: 0};
    store.set({game, panel: noHint, ...fresh, facts: noFacts(game.board)});
    keep(store, game);
    void this.#learning.learn();
  }

  /** Another tab has continued a game: if it is the current one, this tab follows. */
  takeOver(kept: Game): void {
    const {store} = this.#page;
    const {facts, game, panel} = store.state;
    if (kept.begun !== game.begun) return;
    const seconds = Math.max(game.seconds, kept.seconds);
    if (encode(kept.board) === encode(game.board)) return store.set({game: {...game, seconds}});
    this.#card.stop();
    const isSame = kept.board.givens === game.board.givens;
    const shown = panel.kind === "filter" ? panel : noHint;
    store.set({
      game: {...kept, seconds, before: game.before, after: null},
      panel: shown,
      drawn: "",
      wrong: [],
      facts: isSame ? facts : noFacts(kept.board),
    });
    void this.#learning.learn();
  }

  /** From the beginning of a game to the one before it. */
  goBack(): void {
    const game = this.#game;
    if (game.before) this.#goTo({...game.before, after: {...game, before: null}});
  }

  /** Forward again. */
  goForward(): void {
    const game = this.#game;
    if (game.after) this.#goTo({...game.after, before: {...game, after: null}});
  }
}
