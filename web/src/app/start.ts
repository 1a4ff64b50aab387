// How the page begins: the engine is fetched, and the board that was kept or linked to is looked at.
import type {Level} from "../state/answers.ts";
import {givenCount, isEmpty} from "../state/board.ts";
import type {State} from "../state/state.ts";
import type {Card} from "./card.ts";
import type {Games} from "./games.ts";
import type {Hints} from "./hints.ts";
import type {Learning} from "./learning.ts";
import type {Mistakes} from "./mistakes.ts";
import {keepOffline, sayWhole} from "./offline.ts";
import type {Page} from "./page.ts";
import type {Welcome} from "./welcome.ts";

interface Parts {
  card: Card;
  games: Games;
  hints: Hints;
  learning: Learning;
  mistakes: Mistakes;
  welcome: Welcome;
}

export class Start {
  readonly #page: Page;
  readonly #parts: Parts;
  readonly #retry: () => void;
  /** How deep the hint is that a link asks for, 0: none. */
  #hint = 0;

  constructor(page: Page, parts: Parts, retry: () => void) {
    this.#page = page;
    this.#parts = parts;
    this.#retry = retry;
  }

  /** `hint`: how deep the hint is that a link asks for, 0: none; `isKept`: the page is kept for visits without a network. */
  begin(hint: number, isKept: boolean): void {
    this.#hint = hint;
    this.#load();
    if (isKept) keepOffline();
  }

  /** Fetches the engine again when it could not be had. */
  retry(): void {
    this.#retry();
    this.#load();
  }

  /** Fetches the engine; what it is asked first is what it is. */
  #load(): void {
    const {store} = this.#page;
    store.set({failure: "", loaded: 0});
    this.#learnAbout().then(sayWhole, (error: Error) => store.set({failure: error.message}));
    void this.#look();
  }

  /** What was said in another language or notation is asked for again. */
  follow({about, settings}: State, before: State): void {
    if (settings !== before.settings && about) void this.#learnAbout();
    const {language, notation} = before.settings;
    if (settings.language !== language || settings.notation !== notation) this.#parts.card.translate();
  }

  /** Asks what everything is called in the language of the moment. */
  async #learnAbout(): Promise<void> {
    const {ask, store} = this.#page;
    const {language} = store.state.settings;
    const about = await ask.about();
    if (language === store.state.settings.language && about.language !== store.state.about?.language)
      store.set({about});
  }

  /** The first look at the board that was kept or linked to. */
  async #look(): Promise<void> {
    const {store} = this.#page;
    const {card, games, hints, learning, mistakes, welcome} = this.#parts;
    const {game, selected} = store.state;
    await learning.learn();
    if (card.isWaiting) return; // for what the player has asked in the meantime
    // Where the engine is gone, it says so itself.
    if (isEmpty(game.board)) return welcome.show(selected).catch(() => {});
    if (givenCount(game.board) === 0 || game.isEntering || !(await mistakes.showStatus())) return;
    if (store.state.game.board !== game.board) return;
    if (this.#hint > 0) await hints.show(this.#hint as Level);
    else games.offerOther();
  }
}
