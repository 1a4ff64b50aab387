// The hint that deepens, and applying a step.
import type {Hint, Level} from "../state/answers.ts";
import {applied, type Board, type Effects, filledCount, tidied, withMarks} from "../state/board.ts";
import {type Action, hasMarks, type State, marksForEngine, seenMarks} from "../state/state.ts";
import {say, type WordKey} from "../words/words.ts";
import {type Card, noHint} from "./card.ts";
import type {Choices} from "./choices.ts";
import {keep} from "./keeping.ts";
import type {Mistakes} from "./mistakes.ts";
import type {Moves} from "./moves.ts";
import type {Page} from "./page.ts";

interface Parts {
  card: Card;
  choices: Choices;
  mistakes: Mistakes;
  moves: Moves;
}

export class Hints {
  readonly #page: Page;
  readonly #parts: Parts;
  /** The level that was requested and is not there yet, 0 for none: pressing again requests the next one. */
  #wanted: Level | 0 = 0;
  /** The board of the last hint: a hint that deepens is not counted again. */
  #told: Board | null = null;

  constructor(page: Page, parts: Parts) {
    this.#page = page;
    this.#parts = parts;
  }

  get #state(): Readonly<State> {
    return this.#page.store.state;
  }

  /** The action that leads to the next hint. */
  next(): Action {
    return {label: say("hint.next"), run: () => void this.show(1), key: "H"};
  }

  deepen(): void {
    const level = this.#level;
    if (level < 5) void this.show((level + 1) as Level);
  }

  /** All levels at once. */
  showAll(): void {
    if (this.#level < 5) void this.show(5);
  }

  /** The level that is shown or under way; 0: no hint. */
  get #level(): Level | 0 {
    const {panel} = this.#state;
    if (this.#wanted !== 0 && this.#parts.card.isWaiting) return this.#wanted;
    return panel.kind === "hint" && panel.hint ? panel.hint.level : 0;
  }

  back(): void {
    const level = this.#level;
    if (level > 1) void this.show((level - 1) as Level);
    else if (level === 1) this.#parts.card.close();
  }

  async show(level: Level): Promise<void> {
    const {ask, store} = this.#page;
    const {card, mistakes} = this.#parts;
    this.#wanted = level;
    const hint = await card.wait(
      say("working.hint"),
      (signal) => ask.hint(store.state.game.board, seenMarks(store.state), level, signal),
      () => void this.show(level),
      () => (this.#wanted = 0),
    );
    if (!hint) return;
    if (hint.status === "found") this.#showFound(hint);
    else if (["wrong", "several", "none"].includes(hint.status)) await mistakes.check(true);
    else this.#showNone(hint);
  }

  #showFound(hint: Hint): void {
    const {store} = this.#page;
    const {state} = store;
    const isNew = state.game.board !== this.#told;
    this.#told = state.game.board;
    const {deepest, hints} = state.game;
    const game = {...state.game, deepest: Math.max(deepest, hint.level), hints: isNew ? hints + 1 : hints};
    store.set({panel: {kind: "hint", hint}, drawn: hint.svg, game, wrong: []});
    keep(store, game);
  }

  #showNone(hint: Hint): void {
    const {card, mistakes} = this.#parts;
    if (hint.status === "complete") mistakes.showSolved();
    else if (hint.status === "stuck") this.#showStuck();
    else if (hint.status === "out_of_budget") card.showText("outOfBudget", {}, []);
    else card.show({kind: "message", title: say("hint"), text: hint.text, actions: []});
  }

  #showStuck(): void {
    const {profile} = this.#state.settings;
    const open = 81 - filledCount(this.#state.game.board);
    const useAll = (): void => {
      this.#parts.choices.change({profile: "all"});
      void this.show(1);
    };
    const actions = profile === "all" ? [] : [{label: say("stuck.useAll"), run: useAll}];
    this.#parts.card.showText("stuck", {ladder: say(`profile.${profile}` as WordKey), open}, actions);
  }

  applyHint(): void {
    const {panel} = this.#state;
    if (panel.kind === "hint" && panel.hint?.level === 5 && panel.hint.effects) this.apply(panel.hint.effects);
  }

  /** Applies a step. A player without marks receives those that make the step visible. */
  apply(effects: Effects): void {
    const {card, moves} = this.#parts;
    const {store} = this.#page;
    const {state} = store;
    const {game, settings} = state;
    const needsMarks = !settings.autoMarks && effects.removes.length > 0;
    const board = needsMarks ? withMarks(game.board, marksForEngine(state)) : game.board;
    const after = applied(board, effects, settings.autoMarks ? "struck" : "marks");
    store.set({panel: noHint});
    moves.carryOut(settings.tidyMarks ? tidied(after, board) : after, effects);
    if (needsMarks && !hasMarks(game.board))
      card.showAgain(() =>
        card.showText("marksWritten", {}, [this.next(), {label: say("undo"), run: () => moves.undo()}]),
      );
  }
}
