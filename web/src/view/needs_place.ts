// The section for the needs of a puzzle, below its ratings; its content is loaded on first use.
import {h} from "../dom/dom.ts";
import type {About} from "../state/answers.ts";
import type {Notation} from "../state/settings.ts";
import type {NeedsActions, NeedsView} from "./needs.ts";

export class NeedsPlace {
  readonly element = h("section", {class: "needs"});
  readonly #actions: NeedsActions;
  #view: NeedsView | null = null;
  /** The puzzle, and its display; null without one. */
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

  /** If this fails, the ratings still work. */
  async #fetch(): Promise<void> {
    const {NeedsView: View} = await import("./needs.ts").catch(() => ({NeedsView: null}));
    if (!View || this.#view) return;
    this.#view = new View(this.element, this.#actions);
    if (this.#givens !== null) this.#view.begin(this.#givens);
    this.#view.show(...this.#shown);
  }
}
