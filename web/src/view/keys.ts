// The keys of the page: those of the board, regardless of the focus, those of arguments and walks, and undo.
import type {Actions} from "../app/actions.ts";
import {givenCount} from "../state/board.ts";
import {noFilter} from "../state/filter.ts";
import type {State} from "../state/state.ts";
import type {BoardView} from "./board_view.ts";
import {heldMode} from "./held.ts";
import type {WalkView} from "./walk.ts";

export interface KeyActions extends Pick<Actions, "openDialog"> {
  card: Pick<Actions["card"], "close" | "isWaiting">;
  hints: Pick<Actions["hints"], "applyHint" | "back" | "deepen" | "showAll">;
  moves: Pick<Actions["moves"], "clearLines" | "lineBetweenSelected" | "redo" | "undo">;
  puzzles: Pick<Actions["puzzles"], "play">;
  reasons: Pick<Actions["reasons"], "ask" | "move">;
  selection: Pick<
    Actions["selection"],
    | "filterDigit"
    | "filterPick"
    | "hold"
    | "light"
    | "nextMode"
    | "openFilter"
    | "read"
    | "readCandidates"
    | "reduce"
    | "selectAll"
    | "setFilter"
    | "setMode"
  >;
  steps: Pick<Actions["steps"], "list">;
}

/** The other views with keys. */
export interface KeyViews {
  board: BoardView;
  walk: WalkView;
  dialog: {readonly isOpen: boolean};
}

type Shown = Pick<State, "game" | "mode" | "panel" | "settings" | "view">;

/** Whether the element keeps its keys, as buttons do. */
const isButton = (target: Element): boolean => target.closest("button, a, summary") !== null;

export class Keys {
  readonly #actions: KeyActions;
  readonly #state: () => Shown;

  constructor(actions: KeyActions, state: () => Shown) {
    this.#actions = actions;
    this.#state = state;
  }

  /** Handles keys while no text is typed and no dialog is open. */
  listen(views: KeyViews): void {
    document.addEventListener("keydown", (event) => {
      const target = event.target as Element;
      if (views.dialog.isOpen || target.closest("textarea, input, select")) return;
      const isUsed =
        this.#undoOrRedo(event) ||
        this.#selectAll(event) ||
        (!event.altKey && !event.ctrlKey && !event.metaKey && this.#pressPlain(event, target, views.walk)) ||
        this.#pressBoard(event, target, views);
      if (isUsed || this.#hold(event)) event.preventDefault();
    });
    document.addEventListener("keyup", (event) => this.#hold(event));
    window.addEventListener("blur", () => this.#actions.selection.hold(null));
  }

  /** A key that sets a mode while it is held. Returns whether it is one that opens the menu of browsers. */
  #hold(event: KeyboardEvent): boolean {
    if (!/^(Alt|Control|Shift)$/.test(event.key)) return false;
    this.#actions.selection.hold(this.#state().view === "play" ? heldMode(event) : null);
    return event.key === "Alt" && this.#state().view === "play";
  }

  /** A key of the board other than a digit. Letters can be turned off. Returns whether it was one. */
  pressLetter(key: string): boolean {
    const {hints, moves, reasons, selection, steps} = this.#actions;
    const state = this.#state();
    const letters: Record<string, () => void> = {
      h: () => hints.deepen(),
      "Shift H": () => hints.back(),
      m: () => selection.setMode(state.mode === "centre" ? "digit" : "centre"),
      z: () => selection.setMode("digit"),
      x: () => selection.setMode("corner"),
      c: () => selection.setMode("centre"),
      v: () => selection.setMode("colour"),
      b: () => selection.setMode("draw"),
      a: () => void steps.list(),
      e: () => hints.showAll(),
      q: () => reasons.ask(),
      f: () => this.#lightNext(),
      "Shift F": () => selection.openFilter(),
      l: () => moves.lineBetweenSelected(),
      "Shift L": () => moves.clearLines(),
      "Shift R": () => selection.read("row"),
      "Shift C": () => selection.read("column"),
      "Shift B": () => selection.read("box"),
      "Shift D": () => selection.readCandidates(),
    };
    const others: Record<string, () => void> = {Enter: () => this.#leadOn(), Escape: () => this.#escape()};
    if (!state.game.isEntering) others[" "] = () => selection.nextMode();
    if (others[key]) others[key]();
    else if (state.settings.letterKeys && letters[key]) letters[key]();
    else return false;
    return true;
  }

  /** Performs the main action: plays an entered puzzle, or applies a complete hint. */
  #leadOn(): void {
    const {hints, puzzles} = this.#actions;
    const {game} = this.#state();
    if (!game.isEntering) hints.applyHint();
    else if (givenCount(game.board) > 0) void puzzles.play();
  }

  /** Closes the content of the card; if there is nothing to close, reduces several selected cells to one. */
  #escape(): void {
    const {card, selection} = this.#actions;
    const {panel} = this.#state();
    if (panel.kind !== "hint" || panel.hint || card.isWaiting || !selection.reduce()) card.close();
  }

  /**
   * The next key selects the highlight or filter: its digit is lit, not entered; with Shift it joins the digits of the
   * filter.
   */
  #lightNext(): void {
    const {selection} = this.#actions;
    const others: Record<string, () => void> = {
      x: () => selection.filterPick("bivalue"),
      y: () => selection.filterPick("bilocation"),
      "0": () => selection.setFilter(noFilter),
    };
    const take = (event: KeyboardEvent): void => {
      const digit = Number(/^Digit([1-9])$/.exec(event.code)?.[1] ?? /^[1-9]$/.exec(event.key)?.[0] ?? 0);
      if (event.key === "Shift") return this.#takeNext(take);
      const other = others[event.key.toLowerCase()];
      if (digit !== 0) (event.shiftKey ? selection.filterDigit : selection.light).call(selection, digit);
      else if (other) other();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    this.#takeNext(take);
  }

  #takeNext(take: (event: KeyboardEvent) => void): void {
    window.addEventListener("keydown", take, {capture: true, once: true});
  }

  #undoOrRedo(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || this.#state().view !== "play") return false;
    if (key === "y" || (key === "z" && event.shiftKey)) this.#actions.moves.redo();
    else if (key === "z") this.#actions.moves.undo();
    else return false;
    return true;
  }

  /** Ctrl A, for all cells. */
  #selectAll(event: KeyboardEvent): boolean {
    const isCtrlA = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "a";
    if (!isCtrlA || this.#state().view !== "play") return false;
    this.#actions.selection.selectAll();
    return true;
  }

  #pressPlain(event: KeyboardEvent, target: Element, walk: WalkView): boolean {
    const {view} = this.#state();
    if (this.#walkArgument(event, target)) return true;
    if (event.key === "?") this.#actions.openDialog("keys");
    else if (event.key === "Escape" && view === "play") this.#escape();
    else return view === "walk" && !event.shiftKey && !(event.key === " " && isButton(target)) && walk.press(event.key);
    return true;
  }

  /** The steps of an argument: by Page Up and Page Down everywhere, by arrows if the focus is on the card. */
  #walkArgument(event: KeyboardEvent, target: Element): boolean {
    const moves: Record<string, number> = {PageDown: 1, PageUp: -1};
    if (target.closest("#panel")) Object.assign(moves, {ArrowRight: 1, ArrowLeft: -1});
    const by = moves[event.key];
    return by !== undefined && this.#state().view === "play" && this.#actions.reasons.move(by);
  }

  /** A key of the board while the focus is on the page or on a button, which keeps its own keys; lists keep theirs. */
  #pressBoard(event: KeyboardEvent, target: Element, {board, dialog}: KeyViews): boolean {
    if (this.#state().view !== "play") return false;
    if (/^(Enter| )$/.test(event.key) && isButton(target)) return false;
    if (/^(Arrow|Home|End)/.test(event.key) && target.closest("[tabindex='0']")) return false;
    if (!board.press(event)) return false;
    if (!dialog.isOpen) board.focus();
    return true;
  }
}
