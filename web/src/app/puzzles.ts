// Which puzzle is played: entered, read, or taken from the collection.
import type {Level} from "../engine/ask.ts";
import {type Board, emptyBoard, givenCount} from "../state/board.ts";
import {keepGame, newGame} from "../state/kept.ts";
import type {Facts} from "../state/state.ts";
import type {App} from "./app.ts";
import {noHint} from "./card.ts";

/** What is known of a board before the engine has looked at it. */
export const noFacts = (board: Board): Facts => ({
  digits: board.digits,
  candidates: board.marks,
  conflicts: [],
  spent: [],
});

export class Puzzles {
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  /** The first look at the board that was kept or linked to. */
  async begin(hint: number): Promise<void> {
    const {card, hints, mistakes, moves, store} = this.#app;
    const {game} = store.state;
    await moves.learn();
    if (card.isWaiting) return; // for what the player has asked in the meantime
    if (givenCount(game.board) === 0 || game.isEntering || !(await mistakes.showStatus())) return;
    if (hint > 0 && store.state.game.board === game.board) await hints.show(hint as Level);
  }

  /** Begins with a puzzle. */
  start(board: Board, name = ""): void {
    const {card, mistakes, moves, store} = this.#app;
    const game = newGame(board, name);
    card.stop();
    store.set({game, panel: noHint, drawn: "", wrong: [], lit: 0, place: 0, facts: noFacts(board)});
    keepGame(game);
    void moves.learn();
    if (givenCount(board) > 0) void mistakes.showStatus();
    this.#app.toBoard();
  }

  /** Begins with a puzzle that is a line of 81 characters. */
  startLine(line: string, name: string): void {
    const digits = line.replace(/[^1-9]/g, ".");
    this.start({...emptyBoard, digits, givens: digits}, name);
    this.#app.show("play");
  }

  /** Lets the player change what is printed. */
  enter(): void {
    const {game} = this.#app.state;
    const board = {...game.board, digits: game.board.givens};
    this.#app.moves.setGame({...game, board, isEntering: true, past: [...game.past, game.board], future: []});
    this.#app.show("play");
  }

  /** The digits that were entered are the puzzle. */
  async play(): Promise<void> {
    const {game} = this.#app.state;
    this.#app.moves.setGame({...game, isEntering: false, past: [], future: [], seconds: 0, deepest: 0});
    await this.#app.mistakes.showStatus();
  }

  clear(): void {
    this.start(emptyBoard);
    this.#app.show("play");
  }
}
