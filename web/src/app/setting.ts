// Setting a puzzle: the engine's view of the givens after each of them, and the effect of one given more or less.
import type {Mark} from "../state/answers.ts";
import {allCells, type Board, withGiven} from "../state/board.ts";
import {factsOf, type Proposal, type SetFacts} from "../state/setting.ts";
import {cellName} from "../state/settings.ts";
import type {Action, State} from "../state/state.ts";
import type {Symmetry} from "../state/wishes.ts";
import {say} from "../words/words.ts";
import type {Card} from "./card.ts";
import type {Moves} from "./moves.ts";
import type {Page} from "./page.ts";

const pause = 120; // ms without a key before the givens are analysed
const most = 5; // proposals at once

export type Aim = "unique" | "easier" | "harder";

export class Setting {
  readonly #page: Page;
  readonly #card: Card;
  readonly #moves: Moves;
  #work: AbortController | null = null;
  #asked = "";
  /** The number of puzzles minimised so far. */
  #minimised = 0;

  constructor(page: Page, card: Card, moves: Moves) {
    this.#page = page;
    this.#card = card;
    this.#moves = moves;
  }

  /** Analyses new givens. */
  follow({game, setting}: State): void {
    const {digits} = game.board;
    const isWanted = game.isEntering && /[1-9]/.test(digits);
    if (isWanted ? digits === this.#asked || factsOf(setting, digits) : this.#asked === "") return;
    this.#work?.abort();
    this.#asked = isWanted ? digits : "";
    if (isWanted) void this.#learn(digits, (this.#work = new AbortController()).signal);
  }

  async #learn(digits: string, signal: AbortSignal): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (signal.aborted) return;
    const {ask} = this.#page;
    try {
      const facts = await ask.setFacts(digits, signal);
      this.#keep(facts, signal);
      if (facts.status === "unique") this.#keep({...facts, hardness: await ask.hardness(digits, signal)}, signal);
    } catch {
      // The givens have changed, or the engine is gone and shows that itself.
    }
  }

  #keep(facts: SetFacts, signal: AbortSignal): void {
    const {store} = this.#page;
    if (!signal.aborted) store.set({setting: {...store.state.setting, facts}});
  }

  /** The symmetry of the givens from now on. */
  choose(symmetry: Symmetry): void {
    const {store} = this.#page;
    store.set({setting: {...store.state.setting, symmetry}});
  }

  /** Proposes single givens that would bring the puzzle nearer to an aim. */
  async propose(aim: Aim): Promise<void> {
    const {store} = this.#page;
    const {symmetry} = store.state.setting;
    const facts = factsOf(store.state.setting, store.state.game.board.digits);
    if (!facts) return;
    const again = (): void => void this.propose(aim);
    const working = say("set.working");
    if (aim === "unique") {
      const found = await this.#card.wait(working, (signal) => this.#page.ask.narrowing(facts, symmetry, signal), again);
      if (found) this.#card.showAgain(() => this.#showNarrowing(found));
    } else {
      const found = await this.#card.wait(working, (signal) => this.#page.ask.neighbours(facts, symmetry, signal), again);
      if (found) this.#card.showAgain(() => this.#showNeighbours(aim, found));
    }
  }

  /** Removes givens until none can go; each time in another order. */
  async minimise(): Promise<void> {
    const {ask, store} = this.#page;
    const {board} = store.state.game;
    const {symmetry} = store.state.setting;
    const seed = this.#minimised++;
    const working = say("set.working");
    const work = (signal: AbortSignal): Promise<string> => ask.minimal(board.digits, symmetry, seed, signal);
    const minimal = await this.#card.wait(working, work, () => void this.minimise());
    if (!minimal) return;
    this.#card.close();
    const redundant = allCells.filter((cell) => board.digits[cell] !== "." && minimal[cell] === ".");
    this.#moves.change(withGiven(board, redundant, 0));
  }

  #showNarrowing({count, givens}: {count: number; givens: (readonly Mark[])[]}): void {
    const actions = givens.slice(0, most).map((added) => this.#action(added, false, ""));
    const isAlone = givens.every((added) => added.length === 1);
    const [title, text] =
      count === 1
        ? [say(isAlone ? "set.unique.found" : "set.unique.together"), say("set.text")]
        : [say(isAlone ? "set.unique.none" : "set.unique.noneTogether"), say("set.unique.fewest", {n: count})];
    this.#card.show({kind: "message", title, text, actions});
  }

  #showNeighbours(aim: "easier" | "harder", {value, proposals}: {value: number; proposals: Proposal[]}): void {
    const sign = aim === "easier" ? -1 : 1;
    const better = proposals
      .filter((proposal) => sign * (proposal.value - value) > 0)
      .sort((one, other) => sign * (other.value - one.value));
    const actions = better
      .slice(0, most)
      .map(({givens, isRemoved, value: r}) => this.#action(givens, isRemoved, `R ${r.toFixed(2)}`));
    const isThere = actions.length > 0;
    const title = say(isThere ? `set.${aim}.found` : `set.${aim}.none`, {n: better.length});
    this.#card.show({kind: "message", title, text: isThere ? say("set.text") : "", actions});
  }

  #action(givens: readonly Mark[], isRemoved: boolean, rating: string): Action {
    const {notation} = this.#page.store.state.settings;
    const names = givens.map(({cell, digit}) => say("set.given", {cell: cellName(cell, notation), digit})).join(", ");
    const label = say(isRemoved ? "set.without" : "set.with", {givens: names});
    return {
      label: rating ? `${label} · ${rating}` : label,
      run: () => this.#moves.change(this.#after(givens, isRemoved)),
    };
  }

  #after(givens: readonly Mark[], isRemoved: boolean): Board {
    const {board} = this.#page.store.state.game;
    return givens.reduce((after, {cell, digit}) => withGiven(after, [cell], isRemoved ? 0 : digit), board);
  }
}
