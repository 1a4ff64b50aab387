// The start of the page: fetches the engine and analyses the board that was kept or linked to.
import type {Level} from "../state/answers.ts";
import {givenCount, isEmpty} from "../state/board.ts";
import {isForeign, markOf} from "../state/profiles.ts";
import type {State} from "../state/state.ts";
import {say} from "../words/words.ts";
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
  /** The level of the hint that a link requests, 0 for no hint. */
  #hint = 0;

  constructor(page: Page, parts: Parts, retry: () => void) {
    this.#page = page;
    this.#parts = parts;
    this.#retry = retry;
  }

  /**
   * `hint`: the level of the hint that a link requests, 0 for no hint; `isKept`: the page is kept for visits without a
   * network.
   */
  begin(hint: number, isKept: boolean): void {
    this.#hint = hint;
    void this.#welcome()
      .then(() => this.#load())
      .then(() => isKept && keepOffline());
  }

  /** The first screen needs no engine, and comes before anything that would compete for the network. */
  async #welcome(): Promise<void> {
    const {game, selected} = this.#page.store.state;
    // If it cannot be loaded, typing still works.
    if (isEmpty(game.board)) await this.#parts.welcome.show(selected).catch(() => {});
  }

  /** Fetches the engine again after a failure. */
  retry(): void {
    this.#retry();
    void this.#load();
  }

  /**
   * Fetches the engine; the first question is its description. Resolves when the page is usable or the engine has
   * failed to load: until then nothing else may compete for the network.
   */
  async #load(): Promise<void> {
    const {store} = this.#page;
    store.set({failure: "", loaded: 0});
    const about = this.#learnAbout().then(sayWhole, (error: Error) => store.set({failure: error.message}));
    await Promise.all([about, this.#look()]);
  }

  /** Requests again all texts in the previous language or notation. */
  follow({about, settings}: State, before: State): void {
    if (settings !== before.settings && about) void this.#learnAbout();
    const {language, notation} = before.settings;
    if (settings.language !== language || settings.notation !== notation) this.#parts.card.translate();
  }

  /** Requests all names in the current language. */
  async #learnAbout(): Promise<void> {
    const {ask, store} = this.#page;
    const {language} = store.state.settings;
    const about = await ask.about();
    if (language === store.state.settings.language && about.language !== store.state.about?.language)
      store.set({about});
    this.#compareVersions();
  }

  /** A followed link was made with this version of the ladder. */
  lead(version: string): void {
    this.#page.store.set({version});
    this.#compareVersions();
  }

  /** Shows that a link was made with another version of the ladder: its step may differ. */
  #compareVersions(): void {
    const {store} = this.#page;
    const {about, settings, version} = store.state;
    if (version === "" || !about || isForeign(settings.profile)) return;
    store.set({version: "", notice: version === markOf(about.rungs) ? "" : say("link.otherLadder")});
  }

  closeNotice(): void {
    this.#page.store.set({notice: ""});
  }

  /** The first analysis of the board that was kept or linked to. */
  async #look(): Promise<void> {
    const {store} = this.#page;
    const {card, games, hints, learning, mistakes} = this.#parts;
    const {game} = store.state;
    await learning.learn();
    if (card.isWaiting) return; // for a request that the player made in the meantime
    // If the engine is gone, it shows that itself.
    if (givenCount(game.board) === 0 || game.isEntering || !(await mistakes.showStatus())) return;
    if (store.state.game.board !== game.board) return;
    if (this.#hint > 0) await hints.show(this.#hint as Level);
    else games.offerOther();
  }
}
