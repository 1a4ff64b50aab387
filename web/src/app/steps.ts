// All steps available on the board.
import type {Step, StepGroup} from "../state/answers.ts";
import {type StepsHere, marksForEngine} from "../state/state.ts";
import {type Card, patience} from "./card.ts";
import type {Learning} from "./learning.ts";
import type {Mistakes} from "./mistakes.ts";
import type {Page} from "./page.ts";

interface Parts {
  card: Card;
  learning: Learning;
  mistakes: Mistakes;
}

/** The number of steps that a list by progress shows at first, and adds each time. */
const pageful = 60;

const none: StepsHere = {
  kind: "steps",
  groups: [],
  family: "",
  order: "cost",
  isCracking: false,
  most: pageful,
  open: "",
  chosen: null,
  argument: "",
  isDrawing: false,
  end: "all",
  isWorking: true,
  progress: null,
};

/** True at most once per pause, because a constantly changing text is unreadable. */
function every(pause: number): () => boolean {
  let last = 0;
  return () => {
    const isDue = performance.now() - last >= pause;
    if (isDue) last = performance.now();
    return isDue;
  };
}

/** A controller for work that ends with other work, or earlier. */
function within(signal: AbortSignal): AbortController {
  const work = new AbortController();
  signal.addEventListener("abort", () => work.abort(), {once: true});
  return work;
}

export class Steps {
  readonly #page: Page;
  readonly #parts: Parts;
  /** The list, until the card shows something else; the search for its steps; the picture of the chosen step. */
  #list = new AbortController();
  #search = new AbortController();
  #picture = new AbortController();

  constructor(page: Page, parts: Parts) {
    this.#page = page;
    this.#parts = parts;
  }

  /** Changes the list if the card still shows it. */
  #change(change: (panel: StepsHere) => Partial<StepsHere>): void {
    const {panel} = this.#page.store.state;
    if (panel.kind === "steps") this.#page.store.set({panel: {...panel, ...change(panel)}});
  }

  /** Lists all steps as they are found, the cheapest first. Steps listed before stay open and chosen. */
  async list(): Promise<void> {
    const {ask, store} = this.#page;
    const {card, learning, mistakes} = this.#parts;
    const {panel} = store.state;
    const before = panel.kind === "steps" ? panel : none;
    this.#list = card.begin(() => void this.list());
    const {signal} = (this.#search = within(this.#list.signal));
    const isDue = every(patience);
    const {family, order, isCracking, open} = before;
    store.set({panel: {...none, family, order, isCracking, open}, drawn: ""});
    try {
      await learning.learnt;
      const found = (groups: StepGroup[], cut: boolean): void => {
        if (!signal.aborted && (groups.length > 0 || cut)) this.#add(groups, cut, before);
      };
      const begun = (technique: string, n: number, count: number): void => {
        if (!signal.aborted && isDue()) this.#change(() => ({progress: {technique, n, count}}));
      };
      const isFaulty = await mistakes.isFaulty(signal);
      if (signal.aborted) return;
      if (isFaulty) return await mistakes.check();
      await ask.steps(store.state.game.board, marksForEngine(store.state), begun, found, signal);
    } catch (error) {
      if (!signal.aborted) card.fail(error);
    }
    if (!signal.aborted) this.#change(() => ({isWorking: false, progress: null}));
  }

  #add(groups: StepGroup[], cut: boolean, before: StepsHere): void {
    this.#change((panel) => ({
      groups: [...panel.groups, ...groups].sort((a, b) => Number(a.steps[0]!.cost) - Number(b.steps[0]!.cost)),
      end: cut ? "cut" : panel.end,
    }));
    const same = ({technique}: StepGroup): boolean => technique === before.chosen?.technique;
    const group = groups.find(same);
    const step = group?.steps[before.groups.find(same)!.steps.indexOf(before.chosen!)];
    if (step) void this.choose(group!, step);
  }

  /** Shows the steps of one family, "" for all. */
  showFamily(family: string): void {
    this.#change(() => ({family}));
  }

  /** Orders by cost or by progress. */
  sort(order: StepsHere["order"]): void {
    this.#change(() => ({order, most: pageful}));
  }

  /** Shows all steps, or only those that crack the puzzle. */
  showCracking(isCracking: boolean): void {
    this.#change(() => ({isCracking, most: pageful}));
  }

  showMore(): void {
    this.#change(({most}) => ({most: most + pageful}));
  }

  /** Opens the list of a technique's steps, "" closes it. */
  open(technique: string): void {
    this.#change(() => ({open: technique}));
  }

  /** Ends the search; the steps found so far stay. */
  stop(): void {
    this.#search.abort();
    this.#change(() => ({isWorking: false, end: "stopped"}));
  }

  async choose(group: StepGroup, step: Step): Promise<void> {
    const {ask, store} = this.#page;
    const {state} = store;
    this.#picture.abort();
    const {signal} = (this.#picture = within(this.#list.signal));
    this.#change(() => ({chosen: step, argument: "", isDrawing: false}));
    const work = (): void => {
      this.#change(() => ({isDrawing: true}));
      store.set({drawn: ""}); // the picture of the previous step
    };
    const timer = setTimeout(work, patience);
    signal.addEventListener("abort", () => clearTimeout(timer));
    const {svg, html} = await ask
      .drawStep(state.game.board, marksForEngine(state), group, step, signal)
      .catch(() => step);
    if (signal.aborted) return;
    clearTimeout(timer);
    this.#change(() => ({argument: html, isDrawing: false}));
    store.set({drawn: svg});
  }

  /** Deselects the chosen step. */
  leave(): void {
    this.#picture.abort();
    this.#change(() => ({chosen: null, argument: "", isDrawing: false}));
    this.#page.store.set({drawn: ""});
  }

  /** The chosen step is shown without a picture. */
  stopDrawing(): void {
    this.#picture.abort();
    this.#change(() => ({isDrawing: false}));
  }
}
