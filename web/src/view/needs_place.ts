// The place of what a puzzle takes, below its ratings; what shows it is fetched when it is first wanted.
import {h} from "../dom/dom.ts";
import type {About} from "../state/answers.ts";
import type {Notation} from "../state/settings.ts";
import type {NeedsActions, NeedsView} from "./needs.ts";

export class NeedsPlace {
  readonly element = h("section", {class: "needs"});
  readonly #actions: NeedsActions;
  #view: NeedsView | null = null;
  /** The puzzle, and how it is shown; null where there is none. */
  #givens: string | null = null;
  #shown: [About | null, Notation] = [null, "rc"];

  constructor(actions: NeedsActions) {
    this.#actions = actions;
  }

  begin(givens: string): void {
    this.#givens = givens;
    if (this.#view) this.#view.begin(givens);
    else void this.#fetch();
  }

  leave(): void {
    this.#givens = null;
    this.#view?.leave();
  }

  show(about: About | null, notation: Notation): void {
    this.#shown = [about, notation];
    this.#view?.show(about, notation);
  }

  /** Without it the ratings are there all the same. */
  async #fetch(): Promise<void> {
    const {NeedsView: View} = await import("./needs.ts").catch(() => ({NeedsView: null}));
    if (!View || this.#view) return;
    this.#view = new View(this.element, this.#actions);
    if (this.#givens !== null) this.#view.begin(this.#givens);
    this.#view.show(...this.#shown);
  }
}
