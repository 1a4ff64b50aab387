// The address says what is shown; a view that the reader goes to is an entry in the browser's history.
import {fromFragment, toFragment} from "../state/link.ts";
import {linkTo, type State} from "../state/state.ts";
import type {Choices} from "./choices.ts";
import type {Page} from "./page.ts";
import type {Puzzles} from "./puzzles.ts";

const pause = 200; // ms: browsers do not like it when the address changes all the time

/** The game of an entry in the browser's history. */
export const begunOf = (entry: unknown): unknown => (entry as {begun?: unknown} | null)?.begun;

export class Address {
  readonly #page: Page;
  readonly #choices: Choices;
  readonly #puzzles: Puzzles;
  #timer = 0;
  /** What it was last set to: another one is a link that is still to be followed. */
  #written: string | null = location.hash;

  constructor(page: Page, {choices, puzzles}: {choices: Choices; puzzles: Puzzles}) {
    this.#page = page;
    this.#choices = choices;
    this.#puzzles = puzzles;
    window.addEventListener("hashchange", () => this.#follow());
  }

  get #state(): Readonly<State> {
    return this.#page.store.state;
  }

  /** Follows the state. */
  keep(isOtherView: boolean): void {
    clearTimeout(this.#timer);
    if (isOtherView && fromFragment(location.hash).view !== this.#state.view)
      this.#write(history.pushState.bind(history));
    else if (begunOf(history.state) !== this.#state.game.begun) this.#replace();
    else this.#timer = window.setTimeout(() => this.#replace(), pause);
  }

  #replace(): void {
    this.#write(history.replaceState.bind(history));
  }

  #write(write: History["pushState"]): void {
    const {begun} = this.#state.game;
    const fragment = "#" + toFragment(linkTo(this.#state));
    const isWritten = location.hash === fragment && begunOf(history.state) === begun;
    if (isWritten || location.hash !== this.#written) return;
    write({begun}, "", fragment);
    this.#written = location.hash;
  }

  /** Back and forward within a game change what is shown of it; any other address is a link, whose board begins a game. */
  #follow(): void {
    const link = fromFragment(location.hash);
    this.#written = null;
    const isOther = begunOf(history.state) !== this.#state.game.begun;
    if (link.board && isOther) this.#puzzles.start(link.board, "", link.made);
    if (link.ladder && isOther) this.#choices.lendLadder(link.ladder);
    // What was open of the lessons stays open while something else is looked at.
    const lesson = link.view === "learn" ? link.lesson : this.#state.lesson;
    this.#page.store.set({view: link.view, place: link.place, way: link.way, lesson});
    this.#written = location.hash;
    this.keep(false);
    if (link.made && !link.board) this.#page.openDialog("new", link.made);
    if (link.damaged) this.#page.openDamaged(link.damaged);
  }
}
