// What is chosen on the board: cells, the digit that is lit, and what the keys of digits do.
import {allCells, countOf, digitAt, digitsOf, type House, houseNumber, houseOf} from "../state/board.ts";
import type {Mode} from "../state/state.ts";
import {say} from "../words/words.ts";
import type {App} from "./app.ts";
import {sayCell} from "./telling.ts";

export class Selection {
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  select(cells: number[]): void {
    const {game, isLitByHand, lit, panel} = this.#app.state;
    if (panel.kind === "welcome") this.#app.card.close(); // the board is wanted that the example lies over
    const cursor = cells.at(-1)!;
    const digit = digitAt(game.board, cursor);
    const follows = cells.length === 1 && digit !== 0 ? digit : 0;
    this.#app.store.set({selected: cells, cursor, lit: isLitByHand ? lit : follows});
  }

  selectAll(): void {
    const {cursor} = this.#app.state;
    this.select([...allCells.filter((cell) => cell !== cursor), cursor]);
  }

  /** Of several cells the one with the cursor stays. Whether there were several. */
  reduce(): boolean {
    const {cursor, selected} = this.#app.state;
    if (selected.length === 1) return false;
    this.select([cursor]);
    return true;
  }

  /** Says what the cells of a row, a column or a box hold. */
  read(house: House): void {
    const {state} = this.#app;
    const n = houseNumber(house, state.cursor);
    const cells = houseOf[house](state.cursor).map((cell) => digitAt(state.game.board, cell) || say("cell.empty"));
    this.#app.announce(`${say(`house.${house}`, {n})}: ${cells.join(", ")}`);
  }

  /** Says which digits nothing excludes from the cell. */
  readCandidates(): void {
    const {cursor, facts, game} = this.#app.state;
    const cell = sayCell(cursor, this.#app.state);
    const digits = digitsOf(facts.candidates[cursor]!).join(" ");
    const isOpen = digitAt(game.board, cursor) === 0;
    this.#app.announce(isOpen ? `${cell}. ${say("told.candidates", {digits: digits || say("cell.spent")})}` : cell);
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
    const {isLitByHand, lit} = this.#app.state;
    const isOn = !(isLitByHand && lit === digit);
    this.#app.store.set({lit: isOn ? digit : 0, isLitByHand: isOn});
  }

  setMode(mode: Mode): void {
    if (mode === "colour" && this.#app.state.game.isEntering) return;
    this.#app.store.set({mode});
    this.#app.announce(say("told.mode", {mode: say(`mode.${mode}`)}));
  }

  /** How often a digit is still to be entered. */
  remaining(digit: number): number {
    return Math.max(0, 9 - countOf(this.#app.state.game.board, digit));
  }
}
