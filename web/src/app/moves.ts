// The player's moves: digits and marks, undo and redo, and the engine's view of the board after each move.
import type {Mark} from "../state/answers.ts";
import {
  type Board,
  changedCells,
  digitAt,
  type Effects,
  has,
  isGiven,
  restarted,
  tidied,
  withDigit,
  withGiven,
  withMark,
  withMarks,
  withNextColour,
  withStruck,
} from "../state/board.ts";
import type {Game} from "../state/kept.ts";
import {endAt, lineBetween, withNextLine, withoutLines} from "../state/lines.ts";
import {cleared, type Mode, withCorner, withPaint} from "../state/notes.ts";
import {partnersOf} from "../state/setting.ts";
import {shownMarks, type State} from "../state/state.ts";
import {say, type WordKey} from "../words/words.ts";
import {sayCells, sayEffects, sayLine} from "./describe.ts";
import {type Card, noHint} from "./card.ts";
import type {FollowUps} from "./follow_ups.ts";
import type {Games} from "./games.ts";
import {keep} from "./keeping.ts";
import type {Learning} from "./learning.ts";
import type {Page} from "./page.ts";
import type {Reasons} from "./reasons.ts";
import type {Selection} from "./selection.ts";

interface Parts {
  card: Card;
  games: Games;
  learning: Learning;
  reasons: Reasons;
  selection: Selection;
}

export class Moves {
  readonly #page: Page;
  readonly #parts: Parts;
  readonly #followUps: Pick<FollowUps, "nextHint">;
  /** The cell whose partners are being typed, -1 for none. */
  #begun = -1;

  constructor(page: Page, parts: Parts, followUps: Pick<FollowUps, "nextHint">) {
    this.#page = page;
    this.#parts = parts;
    this.#followUps = followUps;
  }

  get #state(): Readonly<State> {
    return this.#page.store.state;
  }

  /** Every change of the board passes through here, so that all of them can be undone. */
  change(board: Board): void {
    const {game} = this.#state;
    if (board === game.board) return;
    this.setGame({...game, board, past: [...game.past, game.board], future: [], after: null});
  }

  setGame(game: Game): void {
    const {card, learning} = this.#parts;
    const {store} = this.#page;
    const {state} = store;
    const isOver = game.board.digits !== state.game.board.digits;
    const isFound = this.#isFound(game.board);
    card.stop();
    const panel = state.panel.kind === "filter" ? state.panel : noHint;
    store.set({game, panel, drawn: "", wrong: []});
    if (isFound) card.showAgain(() => card.showText("hint.found", {}, [this.#followUps.nextHint()]));
    keep(store, game);
    if (isOver) void learning.learn();
  }

  /** Applies a step: moves the selection there and announces it. */
  carryOut(board: Board, effects: Effects): void {
    this.change(board);
    const cells = [...new Set([...effects.places, ...effects.removes].map(({cell}) => cell))];
    this.#show(cells, "announce.applied", sayEffects(effects, this.#state.settings.notation));
  }

  /** Moves the selection to the changed cells and announces the change. */
  #show(cells: readonly number[], how: WordKey, what: string): void {
    if (cells.length > 0) this.#parts.selection.select([...cells.slice(1), cells[0]!]);
    this.#page.announce(say(how, {what}));
  }

  /** Goes to another board of this game. */
  #goTo(game: Game, how: WordKey): void {
    const before = this.#state.game.board;
    this.setGame(game);
    const cells = changedCells(before, game.board);
    this.#show(cells, how, sayCells(cells, this.#state));
  }

  /** A hint that the player's own move has fulfilled ends with a tick; any other hint is dropped. */
  #isFound(board: Board): boolean {
    const {panel} = this.#state;
    const effects = panel.kind === "hint" ? panel.hint?.effects : undefined;
    return !!effects && this.#isDone(board, effects);
  }

  #isDone(board: Board, effects: Effects): boolean {
    const state = this.#state;
    const shown = shownMarks({...state, game: {...state.game, board}});
    const isGone = ({cell, digit}: Mark): boolean => digitAt(board, cell) !== 0 || !has(shown[cell]!, digit);
    return effects.places.every(({cell, digit}) => digitAt(board, cell) === digit) && effects.removes.every(isGone);
  }

  /** `held`: the mode of a held key, which overrides the current mode; null for none. */
  digit(digit: number, held: Mode | null = null): void {
    const {cursor, game, selected, panel} = this.#state;
    if (panel.kind === "asking") {
      if (digitAt(game.board, cursor) !== digit) void this.#parts.reasons.why(cursor, digit);
    } else if (game.isEntering) {
      this.change(withGiven(game.board, selected, digit));
      this.#goOn();
    } else this.#enter(digit, held ?? this.#state.mode);
    this.#parts.selection.follow();
    this.#sayEntered(game.board);
  }

  /** A key of the keypad: enters the digit, or arms it for the next cells. */
  key(digit: number, held: Mode | null): void {
    const {game, panel, settings} = this.#state;
    const isFirst = settings.order === "digit" && !game.isEntering && panel.kind !== "asking";
    if (isFirst) this.#parts.selection.arm(digit);
    else this.digit(digit, held);
  }

  /** A cell is tapped: it receives the armed digit. A printed digit is armed itself. */
  touch(cell: number): void {
    const {armed, game, panel, settings} = this.#state;
    if (settings.order !== "digit" || game.isEntering || panel.kind === "asking") return;
    const printed = isGiven(game.board, cell) ? digitAt(game.board, cell) : 0;
    if (printed !== 0 && printed !== armed) this.#parts.selection.arm(printed);
    else if (printed === 0 && armed !== 0) this.digit(armed);
  }

  #enter(digit: number, mode: Mode): void {
    const {game, selected, settings} = this.#state;
    const {board} = game;
    const {autoMarks, tidyMarks} = settings;
    const written = (): Board => {
      const next = withDigit(board, selected, digit);
      return tidyMarks ? tidied(next, board) : next;
    };
    if (mode === "draw") this.colour(selected, digit);
    else if (mode === "digit") this.change(written());
    else if (mode === "corner") this.change(withCorner(board, selected, digit));
    else if (mode === "colour") this.change(withPaint(board, selected, digit));
    else this.change((autoMarks ? withStruck : withMark)(board, selected, digit));
  }

  /** Announces the new contents of the cells after a key. */
  #sayEntered(before: Board): void {
    const {selected, game} = this.#state;
    const changed = changedCells(before, game.board);
    const cells = changed.filter((cell) => selected.includes(cell));
    if (changed.length > 0) this.#page.announce(sayCells(cells.length > 0 ? cells : changed, this.#state));
  }

  /** Gives the marks of a digit in these cells the next colour. */
  colour(cells: readonly number[], digit: number): void {
    const {board} = this.#state.game;
    const shown = shownMarks(this.#state);
    const marked = cells.filter((cell) => digitAt(board, cell) === 0 && has(shown[cell]!, digit));
    this.change(withNextColour(board, marked, digit));
  }

  /** Draws a line between two ends, or replaces it by the next kind of line. */
  line(from: number, to: number): void {
    this.change(withNextLine(this.#state.game.board, from, to));
    const {game, settings} = this.#state;
    const line = lineBetween(game.board, from, to);
    const key = line ? (line.isWeak ? "line.weak" : "line.strong") : "line.none";
    this.#page.announce(say(key, {what: sayLine(from, to, settings.notation)}));
  }

  /** Draws a line between the two cells that were selected last: between their lit candidates if both have one. */
  lineBetweenSelected(): void {
    const {game, lit, selected} = this.#state;
    const [from, to] = selected.slice(-2);
    if (game.isEntering) return;
    if (from === undefined || to === undefined) return this.#page.announce(say("line.two"));
    const shown = shownMarks(this.#state);
    const isLit = lit !== 0 && [from, to].every((cell) => digitAt(game.board, cell) === 0 && has(shown[cell]!, lit));
    const digit = isLit ? lit : 0;
    this.line(endAt(from, digit), endAt(to, digit));
  }

  clearLines(): void {
    const {board} = this.#state.game;
    if (board.lines.length === 0) return;
    this.change(withoutLines(board));
    this.#page.announce(say("line.cleared"));
  }

  /**
   * Removes the marks of the current mode, or the next kind in order. "typed": by a character for an empty cell, typed
   * in a row of them; "back": while typing a puzzle, the last digit, because the cursor has already left its cell.
   */
  erase(how: "delete" | "back" | "typed" = "delete"): void {
    const {cursor, game, mode, selected} = this.#state;
    const isBehind = game.isEntering && selected.length === 1 && digitAt(game.board, cursor) === 0;
    if (how === "back" && isBehind && game.past.length > 0) return this.undo();
    this.change(
      game.isEntering ? withGiven(game.board, this.#withPartners(selected), 0) : cleared(game.board, selected, mode),
    );
    this.#parts.selection.follow();
    this.#sayEntered(game.board);
    if (game.isEntering && how === "typed") this.#goOn();
  }

  /** The cells together with all their partners by the symmetry of the givens. */
  #withPartners(cells: readonly number[]): number[] {
    const {symmetry} = this.#state.setting;
    return [...new Set(cells.flatMap((cell) => [cell, ...partnersOf(cell, symmetry)]))];
  }

  /**
   * While a puzzle is typed the cursor moves from cell to cell, first to those in which the symmetry also needs a
   * given.
   */
  #goOn(): void {
    const {game, selected, cursor, setting} = this.#state;
    if (selected.length !== 1) return;
    const partners = partnersOf(cursor, setting.symmetry);
    const begun = partners.includes(this.#begun) ? this.#begun : cursor;
    const wanted =
      digitAt(game.board, cursor) === 0 ? undefined : partners.find((cell) => digitAt(game.board, cell) === 0);
    this.#begun = wanted === undefined ? -1 : begun;
    this.#parts.selection.select([wanted ?? Math.min(80, begun + 1)]);
  }

  undo(): void {
    const {game} = this.#state;
    const board = game.past.at(-1);
    if (!board) return this.#parts.games.goBack();
    this.#goTo({...game, board, past: game.past.slice(0, -1), future: [...game.future, game.board]}, "announce.undone");
  }

  redo(): void {
    const {game} = this.#state;
    const board = game.future.at(-1);
    if (!board) return this.#parts.games.goForward();
    this.#goTo({...game, board, past: [...game.past, game.board], future: game.future.slice(0, -1)}, "announce.redone");
  }

  restart(): void {
    this.change(restarted(this.#state.game.board));
    this.#page.focusBoard();
  }

  /** Writes all marks that no digit excludes. */
  fillMarks(): void {
    const {settings, game, facts} = this.#state;
    if (settings.autoMarks) return;
    this.change(withMarks(game.board, facts.candidates));
    this.#page.announce(say("announce.filled"));
  }
}
