// The reader's choices for the whole page: the view, the place of the walk, settings, and the ladder.
import {keepSettings} from "../state/kept.ts";
import {noLesson, type View, type Way} from "../state/link.ts";
import type {LadderChoice, Settings} from "../state/settings.ts";
import type {State} from "../state/state.ts";
import type {Store} from "../state/store.ts";
import {fetchWords, isHere, type Language, say} from "../words/words.ts";

export class Choices {
  readonly #store: Store<State>;
  /** The reader's ladder while the ladder of a link is used. */
  #keptLadder: LadderChoice | null = null;
  /** The language that was chosen last; its texts may still be loading. */
  #wanted: Language | null = null;

  constructor(store: Store<State>) {
    this.#store = store;
  }

  /**
   * Changes settings permanently: at once, or, for another language, once its texts are loaded, if they can be loaded.
   */
  change(settings: Partial<Settings>): Promise<void> {
    const {language} = settings;
    if (language) this.#wanted = language;
    if (language && !isHere(language)) return this.#whenHere(language, () => this.change(settings));
    const all = {...this.#store.state.settings, ...("profile" in settings && {on: undefined}), ...settings};
    if ("profile" in settings) this.#keptLadder = null;
    keepSettings({...all, ...this.#keptLadder});
    this.#store.set({settings: all});
    return Promise.resolve();
  }

  /**
   * Uses the ladder of a link until the reader chooses another one or plays another puzzle. The reader's own ladder is
   * kept.
   */
  lendLadder(ladder: LadderChoice): void {
    const {settings} = this.#store.state;
    const {profile, off, on} = settings;
    if (ladder.profile === profile && ladder.off.join() === off.join() && ladder.on?.join() === on?.join()) return;
    this.#keptLadder ??= {profile, off, on};
    this.#store.set({settings: {...settings, on: undefined, ...ladder}});
  }

  /** Restores the reader's ladder: a ladder is lent for one puzzle only. */
  returnLadder(): void {
    if (!this.#keptLadder) return;
    this.#store.set({settings: {...this.#store.state.settings, on: undefined, ...this.#keptLadder}});
    this.#keptLadder = null;
  }

  /** Adopts changes made in another tab; a lent ladder stays. */
  takeOver(settings: Settings): void {
    const {language} = settings;
    this.#wanted = language;
    if (!isHere(language)) return void this.#whenHere(language, () => this.takeOver(settings));
    const {profile, off, on} = this.#store.state.settings;
    if (this.#keptLadder) this.#keptLadder = {profile: settings.profile, off: settings.off};
    this.#store.set({settings: {...settings, ...(this.#keptLadder && {profile, off, on})}});
  }

  /**
   * Fetches the texts of a language first; `then` is called unless another language has been chosen in the meantime.
   */
  async #whenHere(language: Language, then: () => void): Promise<void> {
    try {
      await fetchWords(language);
    } catch {
      return this.#store.set({notice: say("language.missing")});
    }
    if (this.#wanted === language) then();
  }

  /** Shows a view; from within a lesson, the lessons view leads to the list of all lessons. */
  show(view: View): void {
    if (view !== this.#store.state.view) this.#store.set({view});
    else if (view === "learn") this.#store.set({lesson: noLesson});
  }

  /** Walks another path, from its beginning. */
  takeWay(way: Way): void {
    this.#store.set({way, place: 0});
  }

  /** The walk is at this place; 0: at the puzzle. */
  walkTo(place: number): void {
    this.#store.set({place});
  }
}
