// Why a candidate is missing, or why an entry is wrong: arguments, shown step by step.
import type {Refutation, Why} from "../engine/ask.ts";
import type {Mark, Step} from "../state/answers.ts";
import {type Board, isGiven, restarted} from "../state/board.ts";
import {cellName} from "../state/settings.ts";
import {type Action, type State, marksForEngine} from "../state/state.ts";
import {drawImpossible} from "../draw/board.ts";
import {say} from "../words/words.ts";
import type {Card} from "./card.ts";
import type {FollowUps} from "./follow_ups.ts";
import type {Page} from "./page.ts";

/** The contradiction of a wrong entry, or else the argument for the right digit. */
interface Reason {
  entry: Mark;
  refutation: Refutation | null;
  steps: Step[];
  text: string;
}

export class Reasons {
  readonly #page: Page;
  readonly #card: Card;
  readonly #followUps: Pick<FollowUps, "isFaulty" | "showFaults">;

  constructor(page: Page, card: Card, followUps: Pick<FollowUps, "isFaulty" | "showFaults">) {
    this.#page = page;
    this.#card = card;
    this.#followUps = followUps;
  }

  get #state(): Readonly<State> {
    return this.#page.store.state;
  }

  /** Lets the reader choose the candidate. */
  ask(): void {
    this.#card.stop();
    this.#page.store.set({panel: {kind: "asking"}, drawn: ""});
  }

  /**
   * Why a candidate is missing or must be true. `at`: the first step to show. On a board with a mistake everything
   * would follow, so the mistake is named first, as it is in place of a hint.
   */
  async why(cell: number, digit: number, at = 0): Promise<void> {
    const {ask} = this.#page;
    const card = this.#card;
    const state = this.#state;
    const why = await card.wait(
      say("working.why"),
      async (signal) =>
        (await this.#followUps.isFaulty(signal))
          ? "faulty"
          : ask.why(this.#state.game.board, marksForEngine(this.#state), {cell, digit}, signal),
      () => void this.why(cell, digit, this.#at),
    );
    if (!why) return;
    if (why === "faulty") return this.#followUps.showFaults();
    const claim = why.isTrue ? "why.is" : why.isTrue === false ? "why.isNot" : "why.open";
    const title = say(claim, {cell: cellName(cell, state.settings.notation), digit});
    const close = {label: say("close"), run: () => card.close()};
    if (why.steps.length === 0) card.show({kind: "message", title, text: why.text, actions: [close], cells: [cell]});
    else this.#show(title, cell, why.steps, close.run, at);
  }

  /**
   * Why one of these entries is wrong, on the board without them: the one with the shortest contradiction. `wayOn`: the
   * action after the argument.
   */
  async refute(
    title: () => string,
    board: Board,
    entries: readonly Mark[],
    {wayOn, back}: {wayOn: Action; back: () => void},
    at = 0,
  ): Promise<void> {
    const card = this.#card;
    const reason = await card.wait(
      say("working.why"),
      (signal) => this.#reasonAgainst(board, entries, signal),
      () => void this.refute(title, board, entries, {wayOn, back}, this.#at),
    );
    if (!reason) return;
    const {entry, refutation, steps} = reason;
    const actions = [wayOn, {label: say("hint.back"), run: back}];
    if (refutation) this.#showRefutation(board, entry, refutation, {wayOn, back}, at);
    else if (steps.length === 0) card.show({kind: "message", title: title(), text: reason.text, actions});
    else this.#show(title(), entry.cell, steps, back, at, wayOn);
  }

  async #reasonAgainst(board: Board, entries: readonly Mark[], signal: AbortSignal): Promise<Reason> {
    const {ask} = this.#page;
    let nearest: Reason | null = null;
    for (const entry of entries) {
      const refutation = await ask.refute(board, entry, signal);
      if (!refutation || (nearest && nearest.steps.length <= refutation.steps.length)) continue;
      nearest = {entry, refutation, steps: refutation.steps, text: refutation.text};
    }
    const why = await this.#whyNot(board, entries[0]!, signal);
    const isNearer = why.steps.length > 0 && (!nearest || why.steps.length < nearest.steps.length);
    return nearest && !isNearer ? nearest : {entry: entries[0]!, refutation: null, steps: why.steps, text: why.text};
  }

  /**
   * The player's own entries convince no one who doubts them: if they alone exclude the entry, the argument uses the
   * givens.
   */
  async #whyNot(board: Board, entry: Mark, signal: AbortSignal): Promise<Why> {
    const {ask} = this.#page;
    const why = await ask.why(board, null, entry, signal);
    const isOwn = why.holder !== null && !isGiven(board, why.holder);
    return isOwn ? ask.why(restarted(board), null, entry, signal) : why;
  }

  /** Assumes the entry: the board fills step by step, in the manner of the player's, until a contradiction. */
  #showRefutation(
    board: Board,
    entry: Mark,
    refutation: Refutation,
    {wayOn, back}: {wayOn: Action; back: () => void},
    at: number,
  ): void {
    const {settings} = this.#state;
    const {steps, text, cells} = refutation;
    const place = (digits: string, {cell, digit}: Mark): string =>
      digits.slice(0, cell) + String(digit) + digits.slice(cell + 1);
    const digits = [entry, ...steps.flatMap((step) => step.effects.places)].reduce(place, board.digits);
    const svg = drawImpossible({...board, digits}, cells, settings.notation);
    const name = cellName(entry.cell, settings.notation);
    const end = {...emptyStep, name: say("why.impossible"), sentence: text, svg};
    this.#show(say("why.suppose", {cell: name, digit: entry.digit}), entry.cell, [...steps, end], back, at, wayOn);
  }

  #show(title: string, cell: number, steps: Step[], back: () => void, wanted: number, wayOn: Action | null = null): void {
    const at = Math.min(wanted, steps.length - 1);
    this.#page.store.set({panel: {kind: "argument", title, cell, steps, at, back, wayOn}, drawn: steps[at]!.svg, wrong: []});
  }

  /** The step that is shown. */
  get #at(): number {
    const {panel} = this.#state;
    return panel.kind === "argument" ? panel.at : 0;
  }

  /** Goes to a step of the argument, from 0. */
  go(at: number): void {
    const {panel} = this.#state;
    if (panel.kind !== "argument") return;
    const place = Math.max(0, Math.min(panel.steps.length - 1, at));
    this.#page.store.set({panel: {...panel, at: place}, drawn: panel.steps[place]!.svg});
  }

  /** Moves this many steps forward or back. Returns whether there is an argument. */
  move(by: number): boolean {
    if (this.#state.panel.kind !== "argument") return false;
    this.go(this.#at + by);
    return true;
  }
}

const emptyStep: Step = {
  technique: "",
  name: "",
  family: "",
  cost: "",
  sentence: "",
  effects: {places: [], removes: []},
  svg: "",
  html: "",
  progress: null,
};
