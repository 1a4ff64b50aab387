// Which puzzle is played: entered, read, or taken from the collection.
import type {Level} from "../engine/ask.ts";
import {type Board, emptyBoard, filledCount, givenCount, isEmpty} from "../state/board.ts";
import {type Game, keepGame, keptGameOf, leaveGame, newGame} from "../state/kept.ts";
import type {Facts} from "../state/state.ts";
import {say, sayWhen} from "../words/words.ts";
import {type Class, classes, load, ranges} from "../collection.ts";
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
    const {game, selected} = store.state;
    await moves.learn();
    if (card.isWaiting) return; // for what the player has asked in the meantime
    // Where the engine is gone, it says so itself.
    if (isEmpty(game.board)) return this.#app.welcome.show(selected).catch(() => {});
    if (givenCount(game.board) === 0 || game.isEntering || !(await mistakes.showStatus())) return;
    if (store.state.game.board !== game.board) return;
    if (hint > 0) await hints.show(hint as Level);
    else this.#offerOther();
  }

  /** Where the player has played this puzzle before, in another game: a way to go on with that. */
  #offerOther(): void {
    const {card, state} = this.#app;
    if (state.game.past.length > 0) return;
    const other = keptGameOf(state.game.board.givens, state.game.begun);
    if (!other || other.board.digits === state.game.board.digits) return;
    const actions = [
      {label: say("begun.goOn"), run: () => this.resume(other)},
      {label: say("begun.anew"), run: () => card.close()},
    ];
    card.explain(() => card.tell("begun", {n: filledCount(other.board), when: sayWhen(other.played)}, actions));
  }

  /** Goes on with a game that was kept. Undoing at its beginning leads back to the one that was under way. */
  resume(kept: Game): void {
    const {game} = this.#app.state;
    if (kept.begun !== game.begun) this.#goTo({...kept, before: whatToKeep(game)});
    this.#app.show("play");
    this.#app.toBoard();
  }

  /** Begins with a puzzle. Undoing leads back to the game that was under way. */
  start(board: Board, name = ""): void {
    const {game} = this.#app.state;
    this.#goTo(newGame(board, name, whatToKeep(game)));
    if (givenCount(board) > 0) void this.#look();
    this.#app.toBoard();
  }

  /** Whether it is a puzzle, and whether it was played before. */
  async #look(): Promise<void> {
    const {begun} = this.#app.state.game;
    const isUnique = await this.#app.mistakes.showStatus();
    if (isUnique && this.#app.state.game.begun === begun) this.#offerOther();
  }

  #goTo(game: Game): void {
    const {card, moves, store} = this.#app;
    card.stop();
    if (game.begun !== store.state.game.begun) leaveGame(store.state.game);
    const fresh = {drawn: "", wrong: [], lit: 0, isLitByHand: false, place: 0};
    store.set({game, panel: noHint, ...fresh, facts: noFacts(game.board)});
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

  /** The class of a puzzle: where the collection has it, else by its hardest step; null where nothing is known of it. */
  async classOf(givens: string): Promise<Class | null> {
    for (const name of classes) if ((await load(name)).includes(givens)) return name;
    const path = await this.#app.ask.path(givens, new AbortController().signal).catch(() => null);
    const cost = Number(path?.cost);
    return classes.filter((name) => ranges[name].from <= cost).at(-1) ?? null;
  }

  /** Begins with a puzzle of the collection, another one than is played now. */
  async startOne(name: Class): Promise<void> {
    const {givens} = this.#app.state.game.board;
    const puzzles = await load(name);
    const others = puzzles.filter((line) => line !== givens);
    await this.startKnown(name, others[Math.floor(Math.random() * others.length)] ?? givens);
  }

  /** Begins with the puzzle that all who come today get, one that is easy. */
  async startToday(): Promise<void> {
    const puzzles = await load("easy");
    const day = Math.floor(Date.now() / 86_400_000);
    await this.startKnown("easy", puzzles[day % puzzles.length]!);
  }

  /** Begins with this puzzle of the collection. */
  async startKnown(name: Class, line: string): Promise<void> {
    const n = (await load(name)).indexOf(line) + 1;
    this.startLine(line, say("new.name", {class: say(`class.${name}`), n}));
  }

  /** Another puzzle like this one. */
  async another(): Promise<void> {
    const name = await this.classOf(this.#app.state.game.board.givens);
    if (name) await this.startOne(name);
    else this.#app.openDialog("new");
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
