// The selection on the board: cells, the lit digit, and the meaning of the digit keys.
import {allCells, bit, digitAt, digitsOf, type House, houseNumber, houseOf} from "../state/board.ts";
import {cellsShown, type Filter} from "../state/filter.ts";
import {type Mode, modes} from "../state/notes.ts";
import {filteredMarks, type State} from "../state/state.ts";
import {say} from "../words/words.ts";
import {nameOfFilter, nameOfMode, sayCell} from "./describe.ts";
import type {Card} from "./card.ts";
import type {FollowUps} from "./follow_ups.ts";
import type {Page} from "./page.ts";

export class Selection {
  readonly #page: Page;
  readonly #card: Card;
  readonly #followUps: Pick<FollowUps, "playExample">;

  constructor(page: Page, card: Card, followUps: Pick<FollowUps, "playExample">) {
    this.#page = page;
    this.#card = card;
    this.#followUps = followUps;
  }

  get #state(): Readonly<State> {
    return this.#page.store.state;
  }

  select(cells: number[]): void {
    if (this.#state.panel.kind === "welcome") this.#followUps.playExample(); // a touch means the puzzle that is visible
    const {game, isLitByHand, lit} = this.#state;
    const cursor = cells.at(-1)!;
    const digit = digitAt(game.board, cursor);
    const follows = cells.length === 1 && digit !== 0 ? digit : 0;
    this.#page.store.set({selected: cells, cursor, lit: isLitByHand ? lit : follows});
  }

  selectAll(): void {
    const {cursor} = this.#state;
    this.select([...allCells.filter((cell) => cell !== cursor), cursor]);
  }

  /** Reduces several selected cells to the one with the cursor. Returns whether there were several. */
  reduce(): boolean {
    const {cursor, selected} = this.#state;
    if (selected.length === 1) return false;
    this.select([cursor]);
    return true;
  }

  /** Announces the contents of a row, a column or a box. */
  read(house: House): void {
    const state = this.#state;
    const n = houseNumber(house, state.cursor);
    const cells = houseOf[house](state.cursor).map((cell) => digitAt(state.game.board, cell) || say("cell.empty"));
    this.#page.announce(`${say(`house.${house}`, {n})}: ${cells.join(", ")}`);
  }

  /** Announces the digits of the cell that no other digit excludes. */
  readCandidates(): void {
    const {cursor, facts, game} = this.#state;
    const cell = sayCell(cursor, this.#state);
    const digits = digitsOf(facts.candidates[cursor]!).join(" ");
    const isOpen = digitAt(game.board, cursor) === 0;
    this.#page.announce(
      isOpen ? `${cell}. ${say("announce.candidates", {digits: digits || say("cell.spent")})}` : cell,
    );
  }

  /** Selects all cells with the same digit as this one. */
  selectAlike(cell: number): void {
    const {digits} = this.#state.game.board;
    const digit = digits[cell]!;
    if (digit === ".") return;
    const alike = allCells.filter((other) => digits[other] === digit);
    this.select([...alike.filter((other) => other !== cell), cell]);
  }

  /** Lights the digit of the cell with the cursor, unless the player has lit one. */
  follow(): void {
    const {cursor, game, isLitByHand, lit, selected} = this.#state;
    const digit = selected.length === 1 ? digitAt(game.board, cursor) : 0;
    if (!isLitByHand && lit !== digit) this.#page.store.set({lit: digit});
  }

  /** From now on taps on cells enter the digit; a second call ends this. */
  arm(digit: number): void {
    const armed = this.#state.armed === digit ? 0 : digit;
    this.#page.store.set({armed, lit: armed, isLitByHand: armed !== 0});
  }

  light(digit: number): void {
    const {isLitByHand, lit} = this.#state;
    const isOn = !(isLitByHand && lit === digit);
    this.#page.store.set({lit: isOn ? digit : 0, isLitByHand: isOn});
  }

  /** Opens the card for the choice of candidates to show; closes it if it is open. */
  openFilter(): void {
    const {game, panel} = this.#state;
    this.#card.close();
    if (panel.kind !== "filter" && !game.isEntering) this.#page.store.set({panel: {kind: "filter"}});
  }

  /** Adds one digit to the candidates that are shown, or removes it. */
  filterDigit(digit: number): void {
    const {digits} = this.#state.filter;
    this.setFilter({digits: digits ^ bit(digit)});
  }

  /** Shows these of all cells and houses; a second call shows all again. */
  filterPick(pick: Filter["pick"]): void {
    this.setFilter({pick: this.#state.filter.pick === pick ? "all" : pick});
  }

  setFilter(change: Partial<Filter>): void {
    const filter = {...this.#state.filter, ...change};
    this.#page.store.set({filter});
    const n = cellsShown(this.#state.game.board, filteredMarks(this.#state));
    this.#page.announce(say("announce.filter", {what: nameOfFilter(filter), n}));
  }

  setMode(mode: Mode): void {
    if (mode !== "digit" && this.#state.game.isEntering) return;
    this.#page.store.set({mode});
    this.#page.announce(say("announce.mode", {mode: nameOfMode(mode, this.#state.settings)}));
  }

  /** The mode after the current one, cyclically. */
  nextMode(): void {
    this.setMode(modes[(modes.indexOf(this.#state.mode) + 1) % modes.length]!);
  }

  /** A mode that holds while a key is pressed; null on release. */
  hold(held: Mode | null): void {
    if (held !== this.#state.held && !(held && this.#state.game.isEntering)) this.#page.store.set({held});
  }
}
