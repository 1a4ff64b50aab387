// A list of puzzles: the lines with a puzzle, the lines that cannot be read, and the ratings of all puzzles, one after
// the other.
import type {Asker, Readings} from "../engine/ask.ts";
import {EngineError} from "../engine/engine.ts";
import {firstBudget, type Rating} from "../engine/scales.ts";
import type {Board} from "../state/board.ts";
import {say} from "../words/words.ts";

export const listScales = ["r", "ser", "hodoku"] as const;
export type ListScale = (typeof listScales)[number];

/** Each further try is allowed four times as much work; a puzzle not finished by the last try keeps a lower bound. */
const growth = 4;
const tries = 4;
const maxPuzzles = 5000;

export interface ListedPuzzle {
  /** Its first line, from 1. */
  line: number;
  name: string;
  board: Board;
  /** The reason why it is not rated; null if it has one solution or has not been examined yet. */
  fault: "several" | "none" | "failed" | null;
  ratings: Partial<Record<ListScale, Rating>>;
}

/** Lines that cannot be read or hold no puzzle. */
export interface BadLine {
  line: number;
  /** The number of these lines, counted from this one or mixed with others. */
  lines: number;
  text: string;
  why: string;
}

export interface List {
  puzzles: ListedPuzzle[];
  bad: BadLine[];
}

type Reader = Pick<Asker, "read">;

/** The lines of a text without a puzzle, as one entry of the list. */
function otherLines({line, lines}: {line: number; lines: number}, content: readonly string[]): BadLine {
  return {line, lines, text: excerptOf(content, line), why: say("list.others", {n: lines})};
}

const excerptOf = (content: readonly string[], line: number): string => (content[line - 1] ?? "").slice(0, 100);

/** The readings after a failure of the engine. */
function nothing(error: unknown): Readings {
  const message = error instanceof Error ? error.message : String(error);
  return {puzzles: [], bad: [new EngineError("failed", message, 1)], others: null};
}

/** Reads every puzzle, and lists the lines that cannot be read or belong to no puzzle. */
export async function readList(ask: Reader, text: string): Promise<List> {
  const content = text.split(/\r\n|\r|\n/);
  const {puzzles, bad, others} = await ask.read(text, maxPuzzles).catch(nothing);
  const lines = bad.map(({line, message}) => ({line, lines: 1, text: excerptOf(content, line), why: message}));
  if (others) lines.push(otherLines(others, content));
  return {
    puzzles: puzzles.map(({line, name, board}) => ({line, name, board, fault: null, ratings: {}})),
    bad: lines.sort((one, other) => one.line - other.line),
  };
}

type Rater = Pick<Asker, "check"> & {scales: Pick<Asker["scales"], "rate">};

/**
 * Rates a list. `changed` is called with each puzzle that has new results, and with null when the work begins or ends.
 */
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

  /** The number of puzzles that are finished on all wanted scales. */
  get done(): number {
    return this.list.puzzles.filter((puzzle) => !this.#next(puzzle)).length;
  }

  isWanted(scale: ListScale): boolean {
    return this.#wanted.has(scale);
  }

  /** Adds or removes a scale; its results are kept. */
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

  /** The next scale on which a puzzle still has to be rated. */
  #next(puzzle: ListedPuzzle): ListScale | undefined {
    if (puzzle.fault) return undefined;
    return listScales.find((scale) => this.#wanted.has(scale) && !puzzle.ratings[scale]);
  }

  /** The next puzzle: all puzzles are rated on one scale before the next scale begins. */
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
