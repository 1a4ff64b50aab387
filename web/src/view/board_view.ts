// The board: a grid of 81 cells for keys, pointers and screen readers, over a drawing that is hidden from screen
// readers.
import {h, refill} from "../dom/dom.ts";
import {drawScene, drawSelection, type Scene} from "../draw/board.ts";
import {drawLines} from "../draw/lines.ts";
import {type MarkedBoard, markAt, shownAt} from "../draw/marks.ts";
import {endAt} from "../state/lines.ts";
import type {Mode} from "../state/notes.ts";
import {heldMode} from "./held.ts";

export type Erasing = "delete" | "back" | "typed";

export interface BoardEvents {
  /** The selection becomes `cells`, with the cursor in the last of them. */
  select(cells: number[]): void;
  /** `held`: the mode of a held key; null for none. */
  digit(digit: number, held: Mode | null): void;
  /** By Delete, by Backspace, which steps back in typed text, or by a character for an empty cell. */
  erase(how: Erasing): void;
  /** A double click. */
  selectAlike(cell: number): void;
  /** A click on the place of a mark; touch is too imprecise for this. */
  tap(cell: number, digit: number): void;
  /** A finger or a pointer has pressed one cell without moving on. */
  touch(cell: number): void;
  /** A long press on the place of a mark. */
  hold(cell: number, digit: number): void;
  /** Whether dragging draws lines. */
  isDrawing(): boolean;
  /** A line between two ends is complete. */
  line(from: number, to: number): void;
  /** Any other key, as `KeyboardEvent.key`. Returns whether it was used. */
  letter(key: string): boolean;
}

const longPress = 550; // ms

export class BoardView {
  readonly element: HTMLElement;
  readonly #grid: HTMLElement;
  readonly #cells: HTMLElement[] = [];
  readonly #picture = h("div", {class: "picture"});
  readonly #over = h("div", {class: "over"});
  readonly #events: BoardEvents;
  #cursor = 40;
  #selected: number[] = [];
  /** The shown board, if the page has drawn it. */
  #shown: MarkedBoard | null = null;
  #timer = 0;
  #dragged: number[] | null = null;
  /** The first end of a line that is being drawn; null otherwise. */
  #from: number | null = null;
  /** The selection before the pointer was pressed. */
  #before: number[] = [];

  /** `prefix`: the prefix of its element ids, so that two boards differ. */
  constructor(events: BoardEvents, prefix = "") {
    this.#events = events;
    this.#grid = h("div", {class: "cells", role: "grid", "aria-multiselectable": "true"});
    for (let row = 0; row < 9; ++row) this.#grid.append(this.#makeRow(row, prefix));
    this.element = h("div", {class: "boardbox", id: `${prefix}board`, tabindex: -1}, this.#picture, this.#over, this.#grid);
    this.#grid.addEventListener("keydown", (event) => {
      if (!this.press(event)) return;
      event.preventDefault();
      event.stopPropagation();
    });
    this.#grid.addEventListener("pointerdown", (event) => this.#begin(event));
    this.#grid.addEventListener("pointermove", (event) => this.#drag(event));
    this.#grid.addEventListener("pointerup", (event) => this.#tap(event));
    this.#grid.addEventListener("pointercancel", () => this.#cancel());
    this.#grid.addEventListener("dblclick", (event) => events.selectAlike(this.#place(event).cell));
    this.#grid.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  #makeRow(row: number, prefix: string): HTMLElement {
    const element = h("div", {role: "row"});
    for (let column = 0; column < 9; ++column) {
      const cell = h("div", {role: "gridcell", tabindex: -1, "aria-selected": "false", id: `${prefix}cell-${row * 9 + column}`});
      this.#cells.push(cell);
      element.append(cell);
    }
    return element;
  }

  /** Shows the player's board, or the engine's drawing of it. */
  show(scene: Scene, drawn: SVGElement | null): void {
    this.#shown = drawn ? null : scene;
    refill(this.#picture, drawn ?? drawScene(scene));
  }

  /** Sets the names of the grid and its cells. */
  name(grid: string, cells: readonly string[]): void {
    this.#grid.setAttribute("aria-label", grid);
    cells.forEach((name, cell) => this.#cells[cell]!.setAttribute("aria-label", name));
  }

  select(selected: readonly number[], cursor: number): void {
    const hadFocus = this.#grid.contains(document.activeElement);
    for (const cell of this.#selected) this.#cells[cell]!.setAttribute("aria-selected", "false");
    this.#cells[this.#cursor]!.tabIndex = -1;
    this.#selected = [...selected];
    this.#cursor = cursor;
    for (const cell of selected) this.#cells[cell]!.setAttribute("aria-selected", "true");
    this.#cells[cursor]!.tabIndex = 0;
    this.#grid.classList.toggle("several", selected.length > 1);
    if (hadFocus) this.focus();
    refill(this.#over, drawSelection(selected));
  }

  focus(): void {
    this.#cells[this.#cursor]!.focus({preventScroll: true});
  }

  get hasFocus(): boolean {
    return this.#grid.contains(document.activeElement);
  }

  // ---- pointers

  /** `end`: the end of a line, either a candidate that is shown, or the cell. */
  #place(event: MouseEvent): {cell: number; digit: number; end: number} {
    const box = this.#grid.getBoundingClientRect();
    const inside = (at: number): number => Math.min(8.999, Math.max(0, at));
    const column = inside(((event.clientX - box.left) / box.width) * 9);
    const row = inside(((event.clientY - box.top) / box.height) * 9);
    const cell = Math.floor(row) * 9 + Math.floor(column);
    const [x, y] = [column % 1, row % 1];
    const shown = this.#shown ? shownAt(this.#shown, cell, x, y) : 0;
    return {cell, digit: markAt(this.#shown, cell, x, y), end: endAt(cell, shown)};
  }

  #begin(event: PointerEvent): void {
    if (event.button !== 0) return;
    event.preventDefault();
    const {cell, digit, end} = this.#place(event);
    this.#before = [...this.#selected];
    this.#from = this.#shown && this.#events.isDrawing() ? end : null;
    this.#grid.setPointerCapture(event.pointerId);
    const isAdding = event.ctrlKey || event.metaKey;
    this.#dragged = isAdding ? [...this.#selected.filter((other) => other !== cell), cell] : [cell];
    this.#events.select(event.shiftKey ? this.#between(this.#cursor, cell) : this.#dragged);
    this.#cells[cell]!.focus({preventScroll: true});
    if (event.pointerType === "touch") this.#timer = window.setTimeout(() => this.#hold(cell, digit), longPress);
  }

  /** A long press is not also a tap. */
  #hold(cell: number, digit: number): void {
    this.#end();
    this.#events.hold(cell, digit);
  }

  #drag(event: PointerEvent): void {
    if (!this.#dragged || !this.#grid.hasPointerCapture(event.pointerId)) return;
    if (this.#from !== null) return this.#sketch(this.#from, this.#place(event).end);
    // A quick finger passes several cells between two frames, which arrive as one event.
    const moves = event.getCoalescedEvents?.() ?? [];
    const before = this.#dragged;
    for (const move of moves.length > 0 ? moves : [event]) this.#pass(this.#place(move).cell);
    if (this.#dragged === before) return;
    clearTimeout(this.#timer);
    this.#events.select(this.#dragged);
  }

  /** The drag reaches a cell. */
  #pass(cell: number): void {
    if (this.#dragged!.at(-1) !== cell) this.#dragged = [...this.#dragged!.filter((other) => other !== cell), cell];
  }

  #tap(event: PointerEvent): void {
    const {cell, digit, end} = this.#place(event);
    if (this.#dragged && this.#from !== null && this.#from !== end) this.#events.line(this.#from, end);
    else if (this.#dragged?.length === 1) {
      if (event.pointerType !== "touch") this.#events.tap(cell, digit);
      this.#events.touch(cell);
    }
    this.#end();
  }

  /** The finger scrolls the page, so nothing is selected. */
  #cancel(): void {
    if (this.#dragged && this.#before.length > 0) this.#events.select(this.#before);
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#dragged = null;
    if (this.#from !== null) refill(this.#over, drawSelection(this.#selected));
    this.#from = null;
  }

  /** Shows the line that is being drawn. */
  #sketch(from: number, to: number): void {
    if (from !== to) clearTimeout(this.#timer);
    const lines = from === to ? [] : [{from, to, isWeak: false}];
    refill(this.#over, drawSelection(this.#selected, drawLines({...this.#shown!, lines})));
  }

  /** The cells of the rectangle between two corners, the second one last. */
  #between(from: number, to: number): number[] {
    const rows = [Math.floor(from / 9), Math.floor(to / 9)].sort((a, b) => a - b);
    const columns = [from % 9, to % 9].sort((a, b) => a - b);
    const cells: number[] = [];
    for (let row = rows[0]!; row <= rows[1]!; ++row) {
      for (let column = columns[0]!; column <= columns[1]!; ++column) cells.push(row * 9 + column);
    }
    return [...cells.filter((cell) => cell !== to), to];
  }

  // ---- keys

  /** Performs the action of a key on the board. Returns whether the board has this key. */
  press(event: KeyboardEvent): boolean {
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? /^[1-9]$/.exec(event.key)?.[0];
    if (digit && !event.metaKey && !(event.code.startsWith("Numpad") && !/^\d$/.test(event.key))) {
      this.#events.digit(Number(digit), heldMode(event));
      return true;
    }
    const hasControl = event.ctrlKey || event.metaKey;
    if (event.altKey || (hasControl && !event.key.startsWith("Arrow"))) return false;
    if (event.key === "Delete") this.#events.erase("delete");
    else if (event.key === "Backspace") this.#events.erase("back");
    else if (/^[0.]$/.test(event.key) || (event.key === " " && !this.#events.letter(" "))) this.#events.erase("typed");
    else if (event.key !== " ") {
      const letter = event.shiftKey && event.key.length === 1 ? "Shift " + event.key.toUpperCase() : event.key;
      return this.#move(event) || this.#events.letter(letter);
    }
    return true;
  }

  #move(event: KeyboardEvent): boolean {
    const row = Math.floor(this.#cursor / 9);
    const column = this.#cursor % 9;
    const moves: Record<string, [number, number]> = {
      ArrowUp: [(row + 8) % 9, column],
      ArrowDown: [(row + 1) % 9, column],
      ArrowLeft: [row, (column + 8) % 9],
      ArrowRight: [row, (column + 1) % 9],
      Home: [row, 0],
      End: [row, 8],
    };
    const move = moves[event.key];
    if (!move) return false;
    const cell = move[0] * 9 + move[1];
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey;
    this.#events.select(isAdding ? [...this.#selected.filter((other) => other !== cell), cell] : [cell]);
    return true;
  }
}
