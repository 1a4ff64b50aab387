// A list of puzzles: which lines hold one and which cannot be read, and the ratings of all of them, one after the other.
import type {Asker, Reading} from "../engine/ask.ts";
import {firstBudget, type Rating} from "../engine/scales.ts";
import type {Board} from "../state/board.ts";

export const listScales = ["r", "ser", "hodoku"] as const;
export type ListScale = (typeof listScales)[number];

/** A try more is allowed four times as much work; what is not through after the last one stays a lower bound. */
const growth = 4;
const tries = 4;
const maxLines = 5000;

export interface ListedPuzzle {
  /** The number of its line, from 1; where a puzzle has several lines, its own number. */
  line: number;
  name: string;
  board: Board;
  /** Why it is not rated; null where it has one solution, or nobody has looked yet. */
  fault: "several" | "none" | "failed" | null;
  ratings: Partial<Record<ListScale, Rating>>;
}

export interface BadLine {
  line: number;
  text: string;
  why: string;
}

export interface List {
  puzzles: ListedPuzzle[];
  bad: BadLine[];
}

type Reader = Pick<Asker, "read" | "readAll">;

const listed = ({name, board}: Reading, line: number): ListedPuzzle => ({line, name, board, fault: null, ratings: {}});

/** Reads line by line, without those that are empty or begin with "#"; where that is no list, puzzle by puzzle. */
export async function readList(ask: Reader, text: string): Promise<List> {
  const list: List = {puzzles: [], bad: []};
  const lines = text.split(/\r\n|\r|\n/).slice(0, maxLines);
  for (const [at, content] of lines.entries()) {
    if (content.trim() === "" || content.startsWith("#")) continue;
    const line = at + 1;
    try {
      list.puzzles.push(listed(await ask.read(content), line));
    } catch (error) {
      list.bad.push({line, text: content.slice(0, 100), why: error instanceof Error ? error.message : String(error)});
    }
  }
  if (list.puzzles.length > list.bad.length) return list;
  const readings = await ask.readAll(text).catch(() => []);
  if (readings.length <= list.puzzles.length) return list;
  return {puzzles: readings.map((reading, at) => listed(reading, at + 1)), bad: []};
}

type Rater = Pick<Asker, "check"> & {scales: Pick<Asker["scales"], "rate">};

/** Rates a list. `changed` is called with each puzzle of which more is known, and with null when the work begins or ends. */
export class ListRating {
  readonly list: List;
  readonly #ask: Rater;
  readonly #wanted = new Set<ListScale>(["r"]);
  readonly #checked = new Set<ListedPuzzle>();
  #work: AbortController | null = null;
  changed: (puzzle: ListedPuzzle | null) => void = () => {};

  constructor(ask: Rater, list: List) {
    this.#ask = ask;
    this.list = list;
  }

  get isWorking(): boolean {
    return this.#work !== null;
  }

  /** How many of the puzzles are through on all scales that are wanted. */
  get done(): number {
    return this.list.puzzles.filter((puzzle) => !this.#next(puzzle)).length;
  }

  isWanted(scale: ListScale): boolean {
    return this.#wanted.has(scale);
  }

  /** Adds a scale, or leaves it out; what it has said stays known. */
  want(scale: ListScale, isWanted: boolean): void {
    if (isWanted) this.#wanted.add(scale);
    else this.#wanted.delete(scale);
    this.changed(null);
    if (isWanted) this.start();
  }

  start(): void {
    if (!this.#work) void this.#run();
  }

  stop(): void {
    this.#work?.abort();
  }

  /** The scale that is still to be asked for a puzzle. */
  #next(puzzle: ListedPuzzle): ListScale | undefined {
    if (puzzle.fault) return undefined;
    return listScales.find((scale) => this.#wanted.has(scale) && !puzzle.ratings[scale]);
  }

  /** The next puzzle: all of them on one scale come before the next scale. */
  #open(): [ListedPuzzle, ListScale] | null {
    for (const scale of listScales) {
      const puzzle = this.list.puzzles.find((puzzle) => this.#next(puzzle) === scale);
      if (puzzle) return [puzzle, scale];
    }
    return null;
  }

  async #run(): Promise<void> {
    const work = (this.#work = new AbortController());
    this.changed(null);
    for (let open = this.#open(); open && !work.signal.aborted; open = this.#open()) {
      const [puzzle, scale] = open;
      await this.#rate(puzzle, scale, work.signal);
      this.changed(puzzle);
    }
    this.#work = null;
    this.changed(null);
  }

  async #rate(puzzle: ListedPuzzle, scale: ListScale, signal: AbortSignal): Promise<void> {
    const {givens} = puzzle.board;
    try {
      if (!this.#checked.has(puzzle)) {
        const {status} = await this.#ask.check(givens, signal);
        this.#checked.add(puzzle);
        if (status !== "unique") return void (puzzle.fault = status === "several" ? "several" : "none");
      }
      let rating: Rating | null = null;
      for (let n = 0, budget = firstBudget[scale]; n < tries && !rating?.isWhole; ++n, budget *= growth)
        rating = await this.#ask.scales.rate(givens, scale, budget, signal);
      if (rating) puzzle.ratings[scale] = rating;
    } catch {
      if (!signal.aborted) puzzle.fault = "failed";
    }
  }
}
