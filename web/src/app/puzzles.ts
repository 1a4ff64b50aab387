// Which puzzle is played: entered, read, or taken from the collection.
import type {Level} from "../engine/ask.ts";
import {type Board, emptyBoard, givenCount} from "../state/board.ts";
import {type Game, keepGame, newGame} from "../state/kept.ts";
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

/** What undoing leads back to from the game after this one: where nothing was done, the one before it. */
const whatToKeep = (game: Game): Game | null => (game.past.length > 0 ? {...game, after: null} : game.before);

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

  /** Begins with a puzzle. Undoing leads back to the game that was under way. */
  start(board: Board, name = ""): void {
    const {game} = this.#app.state;
    this.#goTo(newGame(board, name, whatToKeep(game)));
    if (givenCount(board) > 0) void this.#app.mistakes.showStatus();
    this.#app.toBoard();
  }

  #goTo(game: Game): void {
    const {card, moves, store} = this.#app;
    card.stop();
    store.set({game, panel: noHint, drawn: "", wrong: [], lit: 0, place: 0, facts: noFacts(game.board)});
    keepGame(game);
    void moves.learn();
  }

  /** From the beginning of a game to the one before it. */
  goBack(): void {
    const {game} = this.#app.state;
    if (game.before) this.#goTo({...game.before, after: {...game, before: null}});
  }

  /** Forward again. */
  goOn(): void {
    const {game} = this.#app.state;
    if (game.after) this.#goTo({...game.after, before: {...game, after: null}});
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
    const past = [...game.past, game.board];
    this.#app.moves.setGame({...game, board, isEntering: true, past, future: [], after: null});
    this.#app.show("play");
  }

  /** The digits that were entered are the puzzle. */
  async play(): Promise<void> {
    const {game} = this.#app.state;
    const played = newGame(game.board, game.name, whatToKeep(game));
    this.#app.moves.setGame({...played, begun: game.begun, isEntering: false});
    await this.#app.mistakes.showStatus();
  }

  clear(): void {
    this.start(emptyBoard);
    this.#app.show("play");
  }
}
