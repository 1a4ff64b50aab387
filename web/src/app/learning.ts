// The engine's view of the digits on the board after each move; typing continues meanwhile.
import {allCells, isFull} from "../state/board.ts";
import {cellName} from "../state/settings.ts";
import type {Facts} from "../state/state.ts";
import {say} from "../words/words.ts";
import type {FollowUps} from "./follow_ups.ts";
import type {Page} from "./page.ts";

export class Learning {
  readonly #page: Page;
  readonly #followUps: Pick<FollowUps, "showFull" | "showSolved">;
  /** The puzzle whose solution is known, and that solution; "" if it has no solution or several. */
  #solved = {givens: "", solution: ""};
  /**
   * Resolved once the engine has derived the facts of the digits on the board; no question about marks is possible
   * before.
   */
  learnt: Promise<void> = Promise.resolve();

  constructor(page: Page, followUps: Pick<FollowUps, "showFull" | "showSolved">) {
    this.#page = page;
    this.#followUps = followUps;
  }

  /** Requests the facts that the digits imply. */
  learn(): Promise<void> {
    return (this.learnt = this.#learn());
  }

  async #learn(): Promise<void> {
    const {ask, store} = this.#page;
    const {digits} = store.state.game.board;
    let facts: Facts;
    try {
      facts = {...(await ask.facts(digits)), wrong: await this.#wrong(digits)};
    } catch {
      return; // the engine is gone, and shows that itself
    }
    if (store.state.game.board.digits !== digits) return;
    store.set({facts});
    const {game, settings} = store.state;
    if (settings.conflicts === "once" && facts.conflicts.length > 0) this.#sayConflicts(facts.conflicts);
    if (!isFull(game.board) || game.isEntering) return;
    if (facts.conflicts.length === 0) this.#followUps.showSolved();
    else this.#followUps.showFull();
  }

  /** The cells of entries that differ from the solution, if the player wants to see them at once. */
  async #wrong(digits: string): Promise<number[]> {
    const {ask, store} = this.#page;
    const {game, settings} = store.state;
    const {givens} = game.board;
    if (settings.conflicts !== "wrong" || game.isEntering) return [];
    if (this.#solved.givens !== givens) {
      const {status, solutions} = await ask.check(givens, new AbortController().signal);
      this.#solved = {givens, solution: status === "unique" ? solutions[0]! : ""};
    }
    const {solution} = this.#solved;
    return solution === "" ? [] : allCells.filter((cell) => digits[cell] !== "." && digits[cell] !== solution[cell]);
  }

  /** Announces the cells that are in conflict with the cell with the cursor. */
  #sayConflicts(conflicts: readonly number[]): void {
    const {cursor, settings} = this.#page.store.state;
    if (!conflicts.includes(cursor)) return;
    const names = conflicts.map((cell) => cellName(cell, settings.notation)).join(", ");
    this.#page.announce(say("announce.conflict", {cells: names}));
  }
}
