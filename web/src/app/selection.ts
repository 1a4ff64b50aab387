// What is chosen on the board: cells, the digit that is lit, and what the keys of digits do.
import {allCells, countOf, digitAt} from "../state/board.ts";
import type {Mode} from "../state/state.ts";
import type {App} from "./app.ts";

export class Selection {
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  select(cells: number[]): void {
    const {game, lit} = this.#app.state;
    const cursor = cells.at(-1)!;
    const digit = digitAt(game.board, cursor);
    this.#app.store.set({selected: cells, cursor, lit: cells.length === 1 && digit !== 0 ? digit : lit});
  }

  /** All cells with the digit of this one. */
  selectAlike(cell: number): void {
    const {digits} = this.#app.state.game.board;
    const digit = digits[cell]!;
    if (digit === ".") return;
    const alike = allCells.filter((other) => digits[other] === digit);
    this.select([...alike.filter((other) => other !== cell), cell]);
  }

  light(digit: number): void {
    this.#app.store.set({lit: this.#app.state.lit === digit ? 0 : digit});
  }

  setMode(mode: Mode): void {
    this.#app.store.set({mode});
  }

  /** How often a digit is still to be entered. */
  remaining(digit: number): number {
    return Math.max(0, 9 - countOf(this.#app.state.game.board, digit));
  }
}
