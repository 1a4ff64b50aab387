// All steps that the board has now.
import type {Step, StepGroup} from "../engine/ask.ts";
import {type StepsHere, toldMarks} from "../state/state.ts";
import type {App} from "./app.ts";

export class Steps {
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  /** Lists all steps, as they are found, from the cheapest on. */
  async list(): Promise<void> {
    const {ask, card, moves, store} = this.#app;
    const {signal} = card.begin();
    const none = {groups: [], family: "", open: "", chosen: null, argument: "", cut: false};
    store.set({panel: {kind: "steps", ...none, isWorking: true}, drawn: ""});
    const change = (change: (panel: StepsHere) => Partial<StepsHere>): void => {
      const {panel} = store.state;
      if (!signal.aborted && panel.kind === "steps") store.set({panel: {...panel, ...change(panel)}});
    };
    const found = (groups: StepGroup[], cut: boolean): void =>
      change((panel) => ({
        groups: [...panel.groups, ...groups].sort((a, b) => Number(a.steps[0]!.cost) - Number(b.steps[0]!.cost)),
        cut: panel.cut || cut,
      }));
    try {
      await moves.learnt;
      await ask.steps(store.state.game.board, toldMarks(store.state), found, signal);
    } catch (error) {
      if (!signal.aborted) card.fail(error);
    }
    change(() => ({isWorking: false}));
  }

  async choose(group: StepGroup, step: Step): Promise<void> {
    const {ask, state, store} = this.#app;
    if (state.panel.kind !== "steps") return;
    store.set({panel: {...state.panel, chosen: step, argument: ""}});
    const {svg, html} = await ask
      .drawStep(state.game.board, toldMarks(state), group, step, new AbortController().signal)
      .catch(() => step);
    const now = store.state.panel;
    if (now.kind === "steps" && now.chosen === step) store.set({drawn: svg, panel: {...now, argument: html}});
  }
}
