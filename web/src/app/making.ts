// Making puzzles that fulfil wishes: the engine seeks them part by part, so that what was tried can be shown and the search can
// end; for rare wishes there is a stock.
import type {MakingEngine} from "../engine/ask.ts";
import {keepOrigin} from "../state/kept.ts";
import {fitting, rateOf, takeFrom} from "../state/stock.ts";
import {encodeOrigin, nextOf, type Origin, seedText, type Wishes} from "../state/wishes.ts";
import {say} from "../words/words.ts";
import type {Page} from "./page.ts";
import type {Puzzles} from "./puzzles.ts";
import {loadStock} from "./stock_file.ts";

/** How many puzzles are tried before the search ends by itself. */
const effortInAll = 100_000;
/** A part of the search is to take about so long, in milliseconds. */
const partTime = 400;
const mostOfPart = 8_192;

/** What the stock has to do with some wishes. */
export interface InStock {
  /** How many of its puzzles fulfil them. */
  n: number;
  /** One in how many puzzles fulfils them, at best; 0: that is not known. */
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
   * Seeks the puzzle of an origin, or the next one of its seed, and begins with it. `tried` is told how many were tried so far.
   * Where the effort is used up, it says where the search goes on.
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
      // A stream that the effort cut off is begun again, and needs more; so will others.
      if (made.next.stream === sought.stream) least = 2 * effort;
      sought = {...sought, stream: made.next.stream};
      engine = made.next.engine;
      const isShort = performance.now() - begun < partTime;
      effort = Math.max(least, isShort ? Math.min(2 * effort, mostOfPart) : Math.floor(effort / 2));
    }
    return sought;
  }

  /** What the stock has for these wishes; nothing where it cannot be had. */
  async lookIntoStock(wishes: Wishes): Promise<InStock> {
    const shelves = await loadStock().catch(() => []);
    return {n: fitting(shelves, wishes).length, rate: rateOf(shelves, wishes)};
  }

  /** Begins with a puzzle of the stock; where none fits, it says where the search goes on. */
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
