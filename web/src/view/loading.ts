// The engine while it is being fetched: the loaded part, or the reason of a failure, and a retry. Empty once it is
// loaded.
import type {Actions} from "../app/actions.ts";
import {h, refill} from "../dom/dom.ts";
import type {State} from "../state/state.ts";
import {say} from "../words/words.ts";

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

export class LoadingView {
  readonly element = h("div", {class: "loading late"});
  readonly #start: Pick<Actions["start"], "retry">;
  readonly #text = h("p", {class: "small quiet"});
  readonly #filled = h("i");
  readonly #bar = h(
    "div",
    {class: "meter", role: "progressbar", "aria-valuemin": 0, "aria-valuemax": 100},
    this.#filled,
  );
  #seen: unknown[] = [];

  constructor(start: Pick<Actions["start"], "retry">) {
    this.#start = start;
  }

  show({about, failure, loaded, settings}: Pick<State, "about" | "failure" | "loaded" | "settings">): void {
    const seen = [about === null, failure, loaded, settings.language];
    if (seen.every((value, index) => value === this.#seen[index])) return;
    this.#seen = seen;
    this.element.hidden = about !== null;
    // A load that takes only a moment is not shown.
    this.element.classList.toggle("late", about === null && !failure);
    if (failure) this.#showFailure(failure);
    else if (about === null) this.#showProgress(loaded);
  }

  #showProgress(loaded: number): void {
    const count = megabytes(engineSize);
    this.#text.textContent = say("engine.loading", {n: megabytes(loaded * engineSize), count});
    this.#bar.setAttribute("aria-label", say("about.none"));
    this.#bar.setAttribute("aria-valuenow", (loaded * 100).toFixed(0));
    this.#filled.style.width = `${loaded * 100}%`;
    if (!this.#bar.isConnected) refill(this.element, this.#text, this.#bar);
  }

  #showFailure(failure: string): void {
    const retry = h(
      "button",
      {type: "button", class: "btn", id: "engine-retry", click: () => this.#start.retry()},
      say("retry"),
    );
    refill(this.element, h("p", {class: "small failure", role: "alert"}, say("engine.failed", {why: failure})), retry);
  }
}
