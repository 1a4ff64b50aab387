// The hint that deepens, and doing what a step says.
import type {Hint, Level} from "../state/answers.ts";
import {applied, type Effects, filledCount, tidied, withMarks} from "../state/board.ts";
import {keepGame} from "../state/kept.ts";
import {type Action, hasMarks, type State, marksForEngine, seenMarks} from "../state/state.ts";
import {say, type WordKey} from "../words/words.ts";
import {type Card, noHint} from "./card.ts";
import type {Choices} from "./choices.ts";
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
  /** The level that is asked for and not there yet, 0 for none: pressing again asks for the next one. */
  #wanted: Level | 0 = 0;

  constructor(page: Page, parts: Parts) {
    this.#page = page;
    this.#parts = parts;
  }

  get #state(): Readonly<State> {
    return this.#page.store.state;
  }

  /** What leads on to the next hint. */
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

  /** The level that is shown or under way, 0: none. */
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
    const game = {...state.game, deepest: Math.max(state.game.deepest, hint.level)};
    // A player without marks sees none before the step itself is named.
    const isDrawn = hint.level >= 3 || state.settings.autoMarks || hasMarks(game.board);
    store.set({panel: {kind: "hint", hint}, drawn: isDrawn ? hint.svg : "", game, wrong: []});
    keepGame(game);
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

  /** Does what a step says. A player without marks gets those that the step needs to be seen. */
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
