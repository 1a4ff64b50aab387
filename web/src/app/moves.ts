// The player's moves: digits and marks, undone and done again; and what the engine says of the board after each of
// them.
import type {Mark} from "../engine/ask.ts";
import {
  type Board,
  changedCells,
  digitAt,
  type Effects,
  erased,
  has,
  isFull,
  restarted,
  tidied,
  withDigit,
  withGiven,
  withMark,
  withMarks,
  withNextColour,
  withStruck,
} from "../state/board.ts";
import {type Game, keepGame} from "../state/kept.ts";
import {cellName} from "../state/settings.ts";
import {type Facts, shownMarks} from "../state/state.ts";
import {say, type WordKey} from "../words/words.ts";
import type {App} from "./app.ts";
import {noHint} from "./card.ts";
import {sayCells, sayEffects} from "./telling.ts";

export class Moves {
  readonly #app: App;
  /** Kept when the engine has said what the digits on the board imply; nothing can be asked about marks before. */
  learnt: Promise<void> = Promise.resolve();

  constructor(app: App) {
    this.#app = app;
  }

  /** Everything that changes the board comes by here, so that all of it can be undone. */
  change(board: Board): void {
    const {game} = this.#app.state;
    if (board === game.board) return;
    this.setGame({...game, board, past: [...game.past, game.board], future: [], after: null});
  }

  setGame(game: Game): void {
    const {card, state, store} = this.#app;
    const isOver = game.board.digits !== state.game.board.digits;
    const isFound = this.#isFound(game.board);
    card.stop();
    store.set({game, panel: noHint, drawn: "", wrong: []});
    if (isFound) card.explain(() => card.tell("hint.found", {}, [this.#app.hints.next()]));
    keepGame(game);
    if (isOver) void this.learn();
  }

  /** Does what a step says: the selection goes there, and it is said. */
  carryOut(board: Board, effects: Effects): void {
    this.change(board);
    const cells = [...new Set([...effects.places, ...effects.removes].map(({cell}) => cell))];
    this.#show(cells, "told.applied", sayEffects(effects, this.#app.state.settings.notation));
  }

  /** Takes the selection to the cells that have changed, and says how. */
  #show(cells: readonly number[], how: WordKey, what: string): void {
    if (cells.length > 0) this.#app.selection.select([...cells.slice(1), cells[0]!]);
    this.#app.announce(say(how, {what}));
  }

  /** Goes to another board of this game. */
  #goTo(game: Game, how: WordKey): void {
    const before = this.#app.state.game.board;
    this.setGame(game);
    const cells = changedCells(before, game.board);
    this.#show(cells, how, sayCells(cells, this.#app.state));
  }

  /** A hint that has come true by the player's own hand ends with a tick; any other is over. */
  #isFound(board: Board): boolean {
    const {panel} = this.#app.state;
    const effects = panel.kind === "hint" ? panel.hint?.effects : undefined;
    return !!effects && this.#isDone(board, effects);
  }

  #isDone(board: Board, effects: Effects): boolean {
    const {state} = this.#app;
    const shown = shownMarks({...state, game: {...state.game, board}});
    const isGone = ({cell, digit}: Mark): boolean => digitAt(board, cell) !== 0 || !has(shown[cell]!, digit);
    return effects.places.every(({cell, digit}) => digitAt(board, cell) === digit) && effects.removes.every(isGone);
  }

  /** Asks what the digits imply; typing goes on meanwhile. */
  learn(): Promise<void> {
    return (this.learnt = this.#learn());
  }

  async #learn(): Promise<void> {
    const {ask, store, mistakes} = this.#app;
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
    if (isFull(game.board) && facts.conflicts.length === 0 && !game.isEntering) mistakes.showSolved();
  }

  /** Says which cells the cell with the cursor is in conflict with. */
  #sayConflicts(conflicts: readonly number[]): void {
    const {cursor, settings} = this.#app.state;
    if (!conflicts.includes(cursor)) return;
    const names = conflicts.map((cell) => cellName(cell, settings.notation)).join(", ");
    this.#app.announce(say("told.conflict", {cells: names}));
  }

  digit(digit: number, isMark: boolean): void {
    const {cursor, game, selected, mode, panel, settings} = this.#app.state;
    if (panel.kind === "asking") {
      if (digitAt(game.board, cursor) !== digit) void this.#app.reasons.why(cursor, digit);
    } else if (game.isEntering) {
      this.change(withGiven(game.board, selected, digit));
      this.#goOn();
    } else if (mode === "colour" && !isMark) {
      this.colour(selected, digit);
    } else if (isMark !== (mode === "mark")) {
      this.change(settings.autoMarks ? withStruck(game.board, selected, digit) : withMark(game.board, selected, digit));
    } else {
      const board = withDigit(game.board, selected, digit);
      this.change(settings.tidyMarks ? tidied(board, game.board) : board);
    }
    this.#sayEntered(game.board);
  }

  /** Says what the cells hold that a key has changed. */
  #sayEntered(before: Board): void {
    const {selected, game} = this.#app.state;
    const changed = changedCells(before, game.board);
    const cells = changed.filter((cell) => selected.includes(cell));
    if (changed.length > 0) this.#app.announce(sayCells(cells.length > 0 ? cells : changed, this.#app.state));
  }

  /** Gives the marks of a digit that these cells show the next colour. */
  colour(cells: readonly number[], digit: number): void {
    const {board} = this.#app.state.game;
    const shown = shownMarks(this.#app.state);
    const marked = cells.filter((cell) => digitAt(board, cell) === 0 && has(shown[cell]!, digit));
    this.change(withNextColour(board, marked, digit));
  }

  /** `isTyped`: by a character that stands for an empty cell, in a row of them. */
  erase(isTyped = false): void {
    const {game, selected} = this.#app.state;
    this.change(game.isEntering ? withGiven(game.board, selected, 0) : erased(game.board, selected));
    this.#sayEntered(game.board);
    if (game.isEntering && isTyped) this.#goOn();
  }

  /** Who types a puzzle goes from cell to cell. */
  #goOn(): void {
    const {selected, cursor} = this.#app.state;
    if (selected.length === 1) this.#app.selection.select([Math.min(80, cursor + 1)]);
  }

  undo(): void {
    const {game} = this.#app.state;
    const board = game.past.at(-1);
    if (!board) return this.#app.puzzles.goBack();
    this.#goTo({...game, board, past: game.past.slice(0, -1), future: [...game.future, game.board]}, "told.undone");
  }

  redo(): void {
    const {game} = this.#app.state;
    const board = game.future.at(-1);
    if (!board) return this.#app.puzzles.goOn();
    this.#goTo({...game, board, past: [...game.past, game.board], future: game.future.slice(0, -1)}, "told.redone");
  }

  restart(): void {
    this.change(restarted(this.#app.state.game.board));
    this.#app.toBoard();
  }

  /** Writes all marks that nothing excludes. */
  fillMarks(): void {
    const {settings, game, facts} = this.#app.state;
    if (settings.autoMarks) return;
    this.change(withMarks(game.board, facts.candidates));
    this.#app.announce(say("told.filled"));
  }
}
