// The address describes the current display; each view the reader opens is an entry in the browser's history.
import {fromFragment, toFragment} from "../state/link.ts";
import {linkTo, type State} from "../state/state.ts";
import type {Choices} from "./choices.ts";
import type {Page} from "./page.ts";
import type {Puzzles} from "./puzzles.ts";
import type {Start} from "./start.ts";

const pause = 200; // ms: browsers object to frequent changes of the address

/** The game of an entry in the browser's history. */
export const begunOf = (entry: unknown): unknown => (entry as {begun?: unknown} | null)?.begun;

export class Address {
  readonly #page: Page;
  readonly #choices: Choices;
  readonly #puzzles: Puzzles;
  readonly #start: Start;
  #timer = 0;
  /** The fragment last written: any other one is a link that has not been followed yet. */
  #written: string | null = location.hash;

  constructor(page: Page, {choices, puzzles, start}: {choices: Choices; puzzles: Puzzles; start: Start}) {
    this.#page = page;
    this.#choices = choices;
    this.#puzzles = puzzles;
    this.#start = start;
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

  /**
   * Back and forward within a game change only the display of that game; any other address is a link, whose board
   * begins a game.
   */
  #follow(): void {
    const link = fromFragment(location.hash);
    this.#written = null;
    const isOther = begunOf(history.state) !== this.#state.game.begun;
    if (link.board && isOther) this.#puzzles.start(link.board, "", link.made);
    if (link.ladder && isOther) this.#choices.lendLadder(link.ladder);
    // The open lesson stays open while the reader looks at something else.
    const lesson = link.view === "learn" ? link.lesson : this.#state.lesson;
    this.#page.store.set({view: link.view, place: link.place, way: link.way, lesson});
    if (isOther) this.#start.lead(link.version);
    this.#written = location.hash;
    this.keep(false);
    if (link.made && !link.board) this.#page.openDialog("new", link.made);
    if (link.damaged) this.#page.openDamaged(link.damaged);
  }
}
