// The needs of a puzzle, question by question: each is tried with growing limits of work until everything is known or
// the reader stops it; results found so far are kept.
import type {Asker, Known, NeedAnswers} from "../engine/ask.ts";

export const needNames = ["needs", "fewest", "tradeOff", "cracks"] as const;
export type NeedName = (typeof needNames)[number];

const firstBudget = 2_000;
/** The factor by which the work grows when a limit was not enough. */
const growth = 4;

export interface NeedLine<Name extends NeedName = NeedName> {
  state: "idle" | "waiting" | "working" | "stopped" | "done" | "failed";
  known: Known<NeedAnswers[Name]> | null;
  budget: number;
  /** The reason why the answer is missing. */
  failure: string;
}

export class Needs {
  readonly givens: string;
  readonly #ask: Pick<Asker, NeedName>;
  readonly #changed: (name: NeedName) => void;
  readonly #lines: {[Name in NeedName]: NeedLine<Name>};
  #working: {name: NeedName; abort: AbortController} | null = null;

  /** `changed` is called with each question whose line changes. */
  constructor(ask: Pick<Asker, NeedName>, givens: string, changed: (name: NeedName) => void) {
    this.#ask = ask;
    this.givens = givens;
    this.#changed = changed;
    const line = {state: "idle", known: null, budget: firstBudget, failure: ""} as const;
    this.#lines = {needs: {...line}, fewest: {...line}, tradeOff: {...line}, cracks: {...line}};
  }

  get<Name extends NeedName>(name: Name): NeedLine<Name> {
    return this.#lines[name];
  }

  start(name: NeedName): void {
    const {state} = this.get(name);
    if (state === "waiting" || state === "working" || state === "done") return;
    this.#set(name, {state: "waiting", failure: ""});
    if (!this.#working) void this.#work();
  }

  stop(name: NeedName): void {
    if (this.#working?.name === name) this.#working.abort.abort();
    else if (this.get(name).state === "waiting") this.#set(name, {state: "stopped"});
  }

  stopAll(): void {
    for (const name of needNames) this.stop(name);
  }

  async #work(): Promise<void> {
    for (;;) {
      const name = needNames.find((name) => this.get(name).state === "waiting");
      if (!name) return;
      const abort = new AbortController();
      this.#working = {name, abort};
      this.#set(name, {state: "working"});
      const end = await this.#try(name, abort.signal);
      this.#working = null;
      this.#set(name, end);
    }
  }

  /** Works until everything is known or it is stopped. */
  async #try(name: NeedName, signal: AbortSignal): Promise<Partial<NeedLine>> {
    try {
      for (;;) {
        const {budget} = this.get(name);
        const known = await this.#ask[name](this.givens, budget, signal);
        if (known.isWhole || known.isRefused) return {state: "done", known};
        this.#set(name, {known, budget: budget * growth});
      }
    } catch (error) {
      if (signal.aborted) return {state: "stopped"};
      return {state: "failed", failure: error instanceof Error ? error.message : String(error)};
    }
  }

  #set(name: NeedName, change: Partial<NeedLine>): void {
    Object.assign(this.#lines[name], change);
    this.#changed(name);
  }
}
