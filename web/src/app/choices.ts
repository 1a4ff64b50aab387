// What the reader chooses for the whole page: the view, the place of the walk, settings, and the ladder.
import {keepSettings} from "../state/kept.ts";
import {noLesson, type View, type Way} from "../state/link.ts";
import type {LadderChoice, Settings} from "../state/settings.ts";
import type {State} from "../state/state.ts";
import type {Store} from "../state/store.ts";

export class Choices {
  readonly #store: Store<State>;
  /** The reader's ladder while that of a link is used. */
  #keptLadder: LadderChoice | null = null;

  constructor(store: Store<State>) {
    this.#store = store;
  }

  /** Changes settings for good. */
  change(settings: Partial<Settings>): void {
    const all = {...this.#store.state.settings, ...settings};
    if ("profile" in settings) this.#keptLadder = null;
    keepSettings({...all, ...this.#keptLadder});
    this.#store.set({settings: all});
  }

  /** Uses the ladder of a link, until the reader chooses another one. That of the reader stays kept. */
  lendLadder(ladder: LadderChoice): void {
    const {settings} = this.#store.state;
    const {profile, off} = settings;
    if (ladder.profile === profile && ladder.off.join() === off.join()) return;
    this.#keptLadder ??= {profile, off};
    this.#store.set({settings: {...settings, ...ladder}});
  }

  /** Takes over what another tab has changed; a ladder that is lent stays. */
  takeOver(settings: Settings): void {
    const {profile, off} = this.#store.state.settings;
    if (this.#keptLadder) this.#keptLadder = {profile: settings.profile, off: settings.off};
    this.#store.set({settings: {...settings, ...(this.#keptLadder && {profile, off})}});
  }

  /** Shows a view; who is in a lesson already goes to all of them. */
  show(view: View): void {
    if (view !== this.#store.state.view) this.#store.set({view});
    else if (view === "learn") this.#store.set({lesson: noLesson});
  }

  /** Another path is walked, from its beginning. */
  takeWay(way: Way): void {
    this.#store.set({way, place: 0});
  }

  /** The walk is at a place, 0: at the puzzle. */
  walkTo(place: number): void {
    this.#store.set({place});
  }
}
