// The ratings of one puzzle. Each scale is tried with growing limits of work: an unfinished result is a lower bound,
// and it is kept when the rating is stopped. The scale with the least time so far comes next, so that quick scales
// never wait.
import {firstBudget, type Rating, type Scale, type ScaleAsker, scales} from "../engine/scales.ts";
import type {Language} from "../words/words.ts";

/**
 * The factor by which the work grows when a limit was not enough: all tries before the last cost less than half of it.
 */
const growth = 4;

export interface Line {
  state: "waiting" | "working" | "stopped" | "done" | "failed";
  /** The result so far. */
  rating: Rating | null;
  /** The limit of work of the current try, or of the next one. */
  budget: number;
  /** The time worked so far. */
  milliseconds: number;
  /** The reason why the rating is missing. */
  failure: string;
}

export class Ratings {
  readonly givens: string;
  readonly #asker: ScaleAsker;
  readonly #changed: (scale: Scale) => void;
  readonly #lines = new Map<Scale, Line>();
  /**
   * The language in which each scale has its names, or in which it was stopped: it needs no renaming for that language.
   */
  readonly #renamed = new Map<Scale, Language>();
  #working: {scale: Scale; abort: AbortController; since: number} | null = null;

  /** `changed` is called with each scale whose line changes. */
  constructor(asker: ScaleAsker, givens: string, changed: (scale: Scale) => void) {
    this.givens = givens;
    this.#asker = asker;
    this.#changed = changed;
    for (const scale of scales) {
      const budget = firstBudget[scale];
      this.#lines.set(scale, {state: "waiting", rating: null, budget, milliseconds: 0, failure: ""});
    }
  }

  get(scale: Scale): Line {
    return this.#lines.get(scale)!;
  }

  /** The number of scales in one of these states. */
  count(...states: Line["state"][]): number {
    return scales.filter((scale) => states.includes(this.get(scale).state)).length;
  }

  /** The time spent on a scale, in milliseconds. */
  time(scale: Scale): number {
    const now = this.#working?.scale === scale ? performance.now() - this.#working.since : 0;
    return this.get(scale).milliseconds + now;
  }

  /** Works at these scales, and at all that are waiting already. */
  start(wanted: readonly Scale[] = scales): void {
    for (const scale of wanted) {
      if (["stopped", "failed"].includes(this.get(scale).state)) this.#set(scale, {state: "waiting", failure: ""});
    }
    if (!this.#working) void this.#work();
  }

  /** Requests the names of hardest steps again for other scales with names in another language. Results are kept. */
  rename(): void {
    if (!this.#working && scales.some((scale) => this.#isForeign(scale))) void this.#work();
  }

  /** Stops these scales and leaves their names unchanged. Results are kept. */
  stop(unwanted: readonly Scale[] = scales): void {
    for (const scale of unwanted) {
      this.#renamed.set(scale, this.#asker.language);
      const isUnderWay = this.#working?.scale === scale;
      if (this.#isOpen(scale) && !isUnderWay) this.#set(scale, {state: "stopped"});
    }
    if (this.#working && unwanted.includes(this.#working.scale)) this.#working.abort.abort();
  }

  readonly #isOpen = (scale: Scale): boolean => ["waiting", "working"].includes(this.get(scale).state);

  async #work(): Promise<void> {
    for (;;) {
      const open = scales.filter(this.#isOpen);
      const [scale] = open.sort((one, other) => this.time(one) - this.time(other));
      const foreign = scales.find((scale) => this.#isForeign(scale));
      if (scale) await this.#try(scale);
      else if (foreign) await this.#rename(foreign);
      else return;
    }
  }

  async #try(scale: Scale): Promise<void> {
    const working = (this.#working = {scale, abort: new AbortController(), since: performance.now()});
    this.#set(scale, {state: "working"});
    const end = await this.#rate(scale, working.abort.signal);
    const milliseconds = this.time(scale);
    this.#working = null;
    this.#set(scale, {...end, milliseconds});
  }

  /** Whether a scale is finished and its hardest step is named in a language other than the current one. */
  #isForeign(scale: Scale): boolean {
    const {state, rating} = this.get(scale);
    const {language} = this.#asker;
    const name = rating?.hardest;
    const isForeign = !!name && "text" in name && name.language !== language;
    return state === "done" && isForeign && this.#renamed.get(scale) !== language;
  }

  /** Rates once more with the same budget, for the name of the step in the current language. */
  async #rename(scale: Scale): Promise<void> {
    const working = (this.#working = {scale, abort: new AbortController(), since: performance.now()});
    this.#renamed.set(scale, this.#asker.language);
    const rating = await this.#asker
      .rate(this.givens, scale, this.get(scale).budget, working.abort.signal)
      .catch(() => null);
    this.#working = null;
    if (rating) this.#set(scale, {rating});
  }

  /** One try. Returns how it ended: finished, or with a bound and a higher limit for the next try. */
  async #rate(scale: Scale, signal: AbortSignal): Promise<Partial<Line>> {
    const {budget} = this.get(scale);
    try {
      const rating = await this.#asker.rate(this.givens, scale, budget, signal);
      return rating.isWhole ? {state: "done", rating} : {rating, budget: budget * growth};
    } catch (error) {
      if (signal.aborted) return {state: "stopped"};
      return {state: "failed", failure: error instanceof Error ? error.message : String(error)};
    }
  }

  #set(scale: Scale, change: Partial<Line>): void {
    Object.assign(this.get(scale), change);
    this.#changed(scale);
  }
}
