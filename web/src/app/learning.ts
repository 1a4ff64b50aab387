// What the engine says of the digits on the board after each move; typing continues meanwhile.
import {isFull} from "../state/board.ts";
import {cellName} from "../state/settings.ts";
import type {Facts} from "../state/state.ts";
import {say} from "../words/words.ts";
import type {FollowUps} from "./follow_ups.ts";
import type {Page} from "./page.ts";

export class Learning {
  readonly #page: Page;
  readonly #followUps: Pick<FollowUps, "showSolved">;
  /** Kept when the engine has said what the digits on the board imply; nothing can be asked about marks before. */
  learnt: Promise<void> = Promise.resolve();

  constructor(page: Page, followUps: Pick<FollowUps, "showSolved">) {
    this.#page = page;
    this.#followUps = followUps;
  }

  /** Asks what the digits imply. */
  learn(): Promise<void> {
    return (this.learnt = this.#learn());
  }

  async #learn(): Promise<void> {
    const {ask, store} = this.#page;
    const {digits} = store.state.game.board;
    let facts: Facts;
    try {
      facts = await ask.facts(digits);
    } catch {
      return; // the engine is gone; it says so itself
    }
    if (store.state.game.board.digits !== digits) return;
    store.set({facts});
    const {game, settings} = store.state;
    if (settings.conflicts === "once" && facts.conflicts.length > 0) this.#sayConflicts(facts.conflicts);
    if (isFull(game.board) && facts.conflicts.length === 0 && !game.isEntering) this.#followUps.showSolved();
  }

  /** Says which cells the cell with the cursor is in conflict with. */
  #sayConflicts(conflicts: readonly number[]): void {
    const {cursor, settings} = this.#page.store.state;
    if (!conflicts.includes(cursor)) return;
    const names = conflicts.map((cell) => cellName(cell, settings.notation)).join(", ");
    this.#page.announce(say("announce.conflict", {cells: names}));
  }
}
