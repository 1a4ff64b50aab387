// The hint that deepens, and doing what a step says.
import type {Hint, Level} from "../engine/ask.ts";
import {applied, type Effects, filledCount, tidied, withMarks} from "../state/board.ts";
import {keepGame} from "../state/kept.ts";
import {type Action, hasOwnMarks, toldMarks} from "../state/state.ts";
import {say, type WordKey} from "../words/words.ts";
import type {App} from "./app.ts";
import {noHint} from "./card.ts";

export class Hints {
  readonly #app: App;
  /** The level that is asked for and not there yet, 0 for none: one who presses again means the one behind it. */
  #wanted: Level | 0 = 0;

  constructor(app: App) {
    this.#app = app;
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
  tellAll(): void {
    if (this.#level < 5) void this.show(5);
  }

  /** The level that is shown or under way, 0: none. */
  get #level(): Level | 0 {
    const {panel} = this.#app.state;
    if (this.#wanted !== 0 && this.#app.card.isWaiting) return this.#wanted;
    return panel.kind === "hint" && panel.hint ? panel.hint.level : 0;
  }

  back(): void {
    const level = this.#level;
    if (level > 1) void this.show((level - 1) as Level);
    else if (level === 1) this.#app.card.close();
  }

  async show(level: Level): Promise<void> {
    const {ask, card, mistakes, store} = this.#app;
    this.#wanted = level;
    const hint = await card.wait(
      say("working.hint"),
      (signal) => ask.hint(store.state.game.board, toldMarks(store.state), level, signal),
      () => void this.show(level),
      () => (this.#wanted = 0),
    );
    if (!hint) return;
    if (hint.status === "found") this.#showFound(hint);
    else if (["wrong", "several", "none"].includes(hint.status)) await mistakes.check(true);
    else this.#showNone(hint);
  }

  #showFound(hint: Hint): void {
    const {state, store} = this.#app;
    const game = {...state.game, deepest: Math.max(state.game.deepest, hint.level)};
    // Who plays without marks sees none before the step itself is named.
    const isDrawn = hint.level >= 3 || state.settings.autoMarks || hasOwnMarks(game.board);
    store.set({panel: {kind: "hint", hint}, drawn: isDrawn ? hint.svg : "", game, wrong: []});
    keepGame(game);
  }

  #showNone(hint: Hint): void {
    const {card, mistakes} = this.#app;
    if (hint.status === "complete") mistakes.showSolved();
    else if (hint.status === "stuck") this.#showStuck();
    else if (hint.status === "out_of_budget") card.tell("outOfBudget", {}, []);
    else card.show({kind: "message", title: say("hint"), text: hint.text, actions: []});
  }

  #showStuck(): void {
    const {profile} = this.#app.state.settings;
    const open = 81 - filledCount(this.#app.state.game.board);
    const useAll = (): void => {
      this.#app.change({profile: "all"});
      void this.show(1);
    };
    const actions = profile === "all" ? [] : [{label: say("stuck.useAll"), run: useAll}];
    this.#app.card.tell("stuck", {ladder: say(`profile.${profile}` as WordKey), open}, actions);
  }

  applyHint(): void {
    const {panel} = this.#app.state;
    if (panel.kind === "hint" && panel.hint?.level === 5 && panel.hint.effects) this.apply(panel.hint.effects);
  }

  /** Does what a step says. A player without marks gets those that the step needs to be seen. */
  apply(effects: Effects): void {
    const {card, state, store, moves} = this.#app;
    const {game, settings} = state;
    const needsMarks = !settings.autoMarks && effects.removes.length > 0;
    const board = needsMarks ? withMarks(game.board, toldMarks(state)) : game.board;
    const after = applied(board, effects, settings.autoMarks ? "struck" : "marks");
    store.set({panel: noHint});
    moves.carryOut(settings.tidyMarks ? tidied(after, board) : after, effects);
    if (needsMarks && !hasOwnMarks(game.board))
      card.explain(() => card.tell("marksWritten", {}, [this.next(), {label: say("undo"), run: () => moves.undo()}]));
  }
}
