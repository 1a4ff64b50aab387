// Why a candidate is not there, why an entry is wrong: arguments, gone through step by step.
import type {Mark, Step} from "../engine/ask.ts";
import type {Board} from "../state/board.ts";
import {cellName} from "../state/settings.ts";
import {toldMarks} from "../state/state.ts";
import {say} from "../words/words.ts";
import type {App} from "./app.ts";

export class Reasons {
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  /** Asks which candidate it shall be about. */
  ask(): void {
    this.#app.card.stop();
    this.#app.store.set({panel: {kind: "asking"}, drawn: ""});
  }

  /** Why a candidate is not there, or must be. `at`: the step to begin with. */
  async why(cell: number, digit: number, at = 0): Promise<void> {
    const {ask, card, state} = this.#app;
    const why = await card.wait(
      say("working.why"),
      (signal) => ask.why(this.#app.state.game.board, toldMarks(this.#app.state), {cell, digit}, signal),
      () => void this.why(cell, digit, this.#at),
    );
    if (!why) return;
    const claim = why.isTrue ? "why.is" : why.isTrue === false ? "why.isNot" : "why.open";
    const title = say(claim, {cell: cellName(cell, state.settings.notation), digit});
    const close = {label: say("close"), run: () => card.close()};
    if (why.steps.length === 0) card.show({kind: "message", title, text: why.text, actions: [close], cells: [cell]});
    else this.#show(title, cell, why.steps, close.run, at);
  }

  /** Why an entry is wrong, on the board without what is wrong and without marks. */
  async refute(title: () => string, board: Board, entry: Mark, back: () => void, at = 0): Promise<void> {
    const {ask, card} = this.#app;
    const why = await card.wait(
      say("working.why"),
      (signal) => ask.why(board, null, entry, signal),
      () => void this.refute(title, board, entry, back, this.#at),
    );
    if (!why) return;
    const actions = [{label: say("hint.back"), run: back}];
    if (why.steps.length === 0) card.show({kind: "message", title: title(), text: why.text, actions});
    else this.#show(title(), entry.cell, why.steps, back, at);
  }

  #show(title: string, cell: number, steps: Step[], back: () => void, wanted: number): void {
    const at = Math.min(wanted, steps.length - 1);
    this.#app.store.set({panel: {kind: "argument", title, cell, steps, at, back}, drawn: steps[at]!.svg, wrong: []});
  }

  /** The step that is shown. */
  get #at(): number {
    const {panel} = this.#app.state;
    return panel.kind === "argument" ? panel.at : 0;
  }

  /** Goes to a step of the argument, from 0. */
  go(at: number): void {
    const {panel} = this.#app.state;
    if (panel.kind !== "argument") return;
    const place = Math.max(0, Math.min(panel.steps.length - 1, at));
    this.#app.store.set({panel: {...panel, at: place}, drawn: panel.steps[place]!.svg});
  }
}
