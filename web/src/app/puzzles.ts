// The puzzle that is played: entered, read, or taken from the collection.
import {type Board, emptyBoard, givenCount} from "../state/board.ts";
import {type Class, load} from "../state/collection.ts";
import {example} from "../state/example.ts";
import {newGame} from "../state/kept.ts";
import type {Action, State} from "../state/state.ts";
import {dayOf, puzzleOf} from "../state/today.ts";
import {decodeOrigin, encodeOrigin, nextOf} from "../state/wishes.ts";
import {boardAt} from "../state/walked.ts";
import {say} from "../words/words.ts";
import type {Card} from "./card.ts";
import type {Choices} from "./choices.ts";
import {classOf} from "./classes.ts";
import type {FollowUps} from "./follow_ups.ts";
import {type Games, whatToKeep} from "./games.ts";
import type {Mistakes} from "./mistakes.ts";
import type {Moves} from "./moves.ts";
import type {Page} from "./page.ts";

interface Parts {
  card: Card;
  choices: Choices;
  games: Games;
  mistakes: Mistakes;
  moves: Moves;
}

export class Puzzles {
  readonly #page: Page;
  readonly #parts: Parts;
  readonly #followUps: Pick<FollowUps, "nextHint">;

  constructor(page: Page, parts: Parts, followUps: Pick<FollowUps, "nextHint">) {
    this.#page = page;
    this.#parts = parts;
    this.#followUps = followUps;
  }

  get #state(): Readonly<State> {
    return this.#page.store.state;
  }

  /** Begins with a puzzle. Undoing leads back to the game that was under way. */
  start(board: Board, name = "", made = ""): void {
    this.#parts.games.begin(board, name, made);
    if (givenCount(board) > 0) void this.#look();
    this.#page.focusBoard();
  }

  /** Checks whether it is a puzzle, and whether it was played before. */
  async #look(): Promise<void> {
    const {begun} = this.#state.game;
    const isUnique = await this.#parts.mistakes.showStatus();
    if (isUnique && this.#state.game.begun === begun) this.#parts.games.offerOther();
  }

  /** Begins with a puzzle given as a line of 81 characters. */
  startLine(line: string, name: string, made = ""): void {
    const digits = line.replace(/[^1-9]/g, ".");
    this.start({...emptyBoard, digits, givens: digits}, name, made);
    this.#parts.choices.show("play");
  }

  /** Begins with a puzzle of the collection other than the current one. */
  async startOne(name: Class): Promise<void> {
    const {givens} = this.#state.game.board;
    const puzzles = await load(name);
    const others = puzzles.filter((line) => line !== givens);
    await this.startKnown(name, others[Math.floor(Math.random() * others.length)] ?? givens);
  }

  /** Begins with today's puzzle of a class, the same one for all visitors. */
  async startToday(name: Class): Promise<void> {
    const now = new Date();
    const puzzles = await load(name);
    const {language} = this.#state.settings;
    const date = new Intl.DateTimeFormat(language, {day: "numeric", month: "long"}).format(now);
    this.startLine(puzzleOf(dayOf(now), puzzles), say("today.name", {class: say(`class.${name}`), date}));
  }

  /** Begins with the example of a first visit, filled as far as it is there. */
  startExample(): void {
    const {class: name, digits, givens} = example;
    this.start({...emptyBoard, digits, givens}, say(`class.${name}`));
    this.#parts.choices.show("play");
  }

  /** Begins with this puzzle of the collection. */
  async startKnown(name: Class, line: string): Promise<void> {
    const n = (await load(name)).indexOf(line) + 1;
    this.startLine(line, say("new.name", {class: say(`class.${name}`), n}));
  }

  /** Another puzzle like this one. */
  async another(): Promise<void> {
    const {made} = this.#state.game;
    const origin = decodeOrigin(made);
    if (origin) return this.#page.openDialog("new", encodeOrigin(nextOf(origin)));
    const name = await classOf(this.#page.ask, this.#state.game.board.givens);
    if (name) await this.startOne(name);
    else this.#page.openDialog("new");
  }

  /** Lets the player change the givens. */
  enter(): void {
    const {game} = this.#state;
    const board = {...game.board, digits: game.board.givens};
    const past = [...game.past, game.board];
    this.#parts.moves.setGame({...game, board, isEntering: true, past, future: [], after: null});
    this.#parts.choices.show("play");
  }

  /** Makes the entered digits the givens of the puzzle. */
  async play(): Promise<void> {
    const {game} = this.#state;
    const played = newGame(game.board, game.name, whatToKeep(game));
    this.#parts.moves.setGame({...played, begun: game.begun, isEntering: false});
    await this.#parts.mistakes.showStatus();
  }

  /**
   * Plays on from place `n` of the walk; 0: from the puzzle. Undoing leads back to the player's own board. `words`: for
   * each cell, "=5" for a digit, else its candidates.
   */
  playOn(words: readonly string[], n: number): void {
    const {card, choices, moves} = this.#parts;
    const {game, settings} = this.#state;
    const board = boardAt(game.board.givens, words, settings.autoMarks);
    moves.setGame({...game, board, isEntering: false, past: [...game.past, game.board], future: [], after: null});
    choices.show("play");
    this.#page.focusBoard();
    const back = (): Action => ({label: say("undo"), run: () => moves.undo()});
    const key = n === 0 ? "playedOn.start" : "playedOn";
    card.showAgain(() => card.showText(key, {n}, [this.#followUps.nextHint(), back()]));
  }

  /** An empty board, to be filled from its first cell. */
  clear(): void {
    this.start(emptyBoard);
    this.#page.store.set({selected: [0], cursor: 0});
    this.#parts.choices.show("play");
  }
}
