// The player's moves: digits and marks, undone and done again; and what the engine says of the board after each of
// them.
import type {Mark} from "../engine/ask.ts";
import {
  type Board,
  digitAt,
  type Effects,
  erased,
  has,
  isFull,
  restarted,
  withDigit,
  withGiven,
  withMark,
  withMarks,
  withNextColour,
  withStruck,
} from "../state/board.ts";
import {type Game, keepGame} from "../state/kept.ts";
import {type Facts, shownMarks} from "../state/state.ts";
import type {App} from "./app.ts";
import {noHint} from "./card.ts";

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
    this.#tidy(facts);
    const {game} = store.state;
    if (isFull(game.board) && facts.conflicts.length === 0 && !game.isEntering) mistakes.showSolved();
  }

  /** Takes away the player's marks that a digit excludes, as part of entering it. */
  #tidy(facts: Facts): void {
    const {game, settings} = this.#app.state;
    if (!settings.tidyMarks || game.past.length === 0) return;
    const marks = game.board.marks.map((set, cell) =>
      digitAt(game.board, cell) === 0 ? set & facts.candidates[cell]! : set,
    );
    if (marks.every((set, cell) => set === game.board.marks[cell])) return;
    const tidied = {...game, board: withMarks(game.board, marks)};
    this.#app.store.set({game: tidied});
    keepGame(tidied);
  }

  digit(digit: number, isMark: boolean): void {
    const {game, selected, mode, settings} = this.#app.state;
    if (game.isEntering) {
      this.change(withGiven(game.board, selected, digit));
      this.#goOn();
    } else if (mode === "colour" && !isMark) {
      this.colour(selected, digit);
    } else if (isMark !== (mode === "mark")) {
      this.change(settings.autoMarks ? withStruck(game.board, selected, digit) : withMark(game.board, selected, digit));
    } else {
      this.change(withDigit(game.board, selected, digit));
    }
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
    if (board) this.setGame({...game, board, past: game.past.slice(0, -1), future: [...game.future, game.board]});
    else this.#app.puzzles.goBack();
  }

  redo(): void {
    const {game} = this.#app.state;
    const board = game.future.at(-1);
    if (board) this.setGame({...game, board, past: [...game.past, game.board], future: game.future.slice(0, -1)});
    else this.#app.puzzles.goOn();
  }

  restart(): void {
    this.change(restarted(this.#app.state.game.board));
    this.#app.toBoard();
  }

  /** Writes all marks that nothing excludes. */
  fillMarks(): void {
    const {settings, game, facts} = this.#app.state;
    if (!settings.autoMarks) this.change(withMarks(game.board, facts.candidates));
  }
}
