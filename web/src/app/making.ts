// Making puzzles that fulfil constraints. The engine searches part by part, so that progress can be shown and the
// search can end. For rare constraints there is a stock.
import type {MakingEngine} from "../engine/ask.ts";
import {keepOrigin} from "../state/kept.ts";
import {fitting, rateOf, takeFrom} from "../state/stock.ts";
import {encodeOrigin, nextOf, type Origin, seedText, type Wishes} from "../state/wishes.ts";
import {say} from "../words/words.ts";
import type {Page} from "./page.ts";
import type {Puzzles} from "./puzzles.ts";
import {loadStock} from "./stock_file.ts";

/** The number of puzzles tried before the search ends by itself: a few minutes, during which it can be stopped. */
const effortInAll = 5_000_000;
/** The target duration of one part of the search, in milliseconds. */
const partTime = 400;
const mostOfPart = 8_192;

/** The puzzles of the stock for some constraints. */
export interface InStock {
  /** The number of its puzzles that fulfil them. */
  n: number;
  /** At best one in this many puzzles fulfils them; 0: unknown. */
  rate: number;
}

export class Making {
  readonly #page: Page;
  readonly #puzzles: Puzzles;

  constructor(page: Page, puzzles: Puzzles) {
    this.#page = page;
    this.#puzzles = puzzles;
  }

  /**
   * Searches for the puzzle of an origin, or the next one of its seed, and begins with it. `tried` receives the number
   * of puzzles tried so far. If the effort is used up, returns the origin from which to continue the search.
   */
  async seek(origin: Origin, tried: (n: number) => void, signal: AbortSignal): Promise<Origin | null> {
    if (origin.isFromStock) return this.takeFromStock(origin);
    let sought = origin;
    let engine: MakingEngine | "auto" = "auto";
    let effort = 64;
    let least = 1;
    for (let n = 0; n < effortInAll; ) {
      const begun = performance.now();
      const made = await this.#page.ask.make(sought, effort, engine, signal);
      signal.throwIfAborted();
      if (made.puzzle) {
        this.#begin(made.puzzle, {...origin, stream: made.stream});
        return null;
      }
      n += made.tried;
      tried(n);
      // The effort ran out within a stream: it is begun again and needs more, and later streams will need more as well.
      if (made.next.stream === sought.stream) least = 2 * effort;
      sought = {...sought, stream: made.next.stream};
      engine = made.next.engine;
      const isShort = performance.now() - begun < partTime;
      effort = Math.max(least, isShort ? Math.min(2 * effort, mostOfPart) : Math.floor(effort / 2));
    }
    return sought;
  }

  /** The stock for these constraints; empty if it cannot be loaded. */
  async lookIntoStock(wishes: Wishes): Promise<InStock> {
    const shelves = await loadStock().catch(() => []);
    return {n: fitting(shelves, wishes).length, rate: rateOf(shelves, wishes)};
  }

  /** Begins with a puzzle of the stock; if no puzzle fits, returns the origin from which to continue the search. */
  async takeFromStock(origin: Origin): Promise<Origin | null> {
    const line = takeFrom(await loadStock(), origin);
    if (line === null) return {...origin, isFromStock: false};
    this.#begin(line, {...origin, isFromStock: true});
    return null;
  }

  #begin(line: string, origin: Origin): void {
    keepOrigin({...nextOf(origin), isFromStock: false});
    const {wishes, isFromStock} = origin;
    const what = wishes.class ? say(`class.${wishes.class}`) : say("make.made");
    const values = {what, seed: seedText(origin)};
    this.#puzzles.startLine(line, say(isFromStock ? "make.name.stock" : "make.name", values), encodeOrigin(origin));
  }
}
