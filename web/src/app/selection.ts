// What is chosen on the board: cells, the digit that is lit, and what the keys of digits do.
import {allCells, bit, digitAt, digitsOf, type House, houseNumber, houseOf} from "../state/board.ts";
import {cellsShown, type Filter} from "../state/filter.ts";
import {type Mode, modes} from "../state/notes.ts";
import {filteredMarks, type State} from "../state/state.ts";
import {say} from "../words/words.ts";
import {nameOfFilter, nameOfMode, sayCell} from "./describe.ts";
import type {Card} from "./card.ts";
import type {Page} from "./page.ts";

export class Selection {
  readonly #page: Page;
  readonly #card: Card;

  constructor(page: Page, card: Card) {
    this.#page = page;
    this.#card = card;
  }

  get #state(): Readonly<State> {
    return this.#page.store.state;
  }

  select(cells: number[]): void {
    const {game, isLitByHand, lit, panel} = this.#state;
    if (panel.kind === "welcome") this.#card.close(); // the board is wanted that the example lies over
    const cursor = cells.at(-1)!;
    const digit = digitAt(game.board, cursor);
    const follows = cells.length === 1 && digit !== 0 ? digit : 0;
    this.#page.store.set({selected: cells, cursor, lit: isLitByHand ? lit : follows});
  }

  selectAll(): void {
    const {cursor} = this.#state;
    this.select([...allCells.filter((cell) => cell !== cursor), cursor]);
  }

  /** Of several cells the one with the cursor stays. Whether there were several. */
  reduce(): boolean {
    const {cursor, selected} = this.#state;
    if (selected.length === 1) return false;
    this.select([cursor]);
    return true;
  }

  /** Says what the cells of a row, a column or a box hold. */
  read(house: House): void {
    const state = this.#state;
    const n = houseNumber(house, state.cursor);
    const cells = houseOf[house](state.cursor).map((cell) => digitAt(state.game.board, cell) || say("cell.empty"));
    this.#page.announce(`${say(`house.${house}`, {n})}: ${cells.join(", ")}`);
  }

  /** Says which digits nothing excludes from the cell. */
  readCandidates(): void {
    const {cursor, facts, game} = this.#state;
    const cell = sayCell(cursor, this.#state);
    const digits = digitsOf(facts.candidates[cursor]!).join(" ");
    const isOpen = digitAt(game.board, cursor) === 0;
    this.#page.announce(
      isOpen ? `${cell}. ${say("announce.candidates", {digits: digits || say("cell.spent")})}` : cell,
    );
  }

  /** All cells with the digit of this one. */
  selectAlike(cell: number): void {
    const {digits} = this.#state.game.board;
    const digit = digits[cell]!;
    if (digit === ".") return;
    const alike = allCells.filter((other) => digits[other] === digit);
    this.select([...alike.filter((other) => other !== cell), cell]);
  }

  light(digit: number): void {
    const {isLitByHand, lit} = this.#state;
    const isOn = !(isLitByHand && lit === digit);
    this.#page.store.set({lit: isOn ? digit : 0, isLitByHand: isOn});
  }

  /** The card that asks which candidates shall be shown; closes it where it is open. */
  openFilter(): void {
    const {game, panel} = this.#state;
    this.#card.close();
    if (panel.kind !== "filter" && !game.isEntering) this.#page.store.set({panel: {kind: "filter"}});
  }

  /** Shows the candidates of one digit more, or of one less. */
  filterDigit(digit: number): void {
    const {digits} = this.#state.filter;
    this.setFilter({digits: digits ^ bit(digit)});
  }

  /** Shows these of all cells and houses; once more: all. */
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

  /** The mode after the one that is set, round and round. */
  nextMode(): void {
    this.setMode(modes[(modes.indexOf(this.#state.mode) + 1) % modes.length]!);
  }

  /** A mode that is set as long as a key is held; null when it is let go. */
  hold(held: Mode | null): void {
    if (held !== this.#state.held && !(held && this.#state.game.isEntering)) this.#page.store.set({held});
  }
}
