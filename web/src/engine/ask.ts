// The methods of the engine that the page uses, and the shapes of their answers: here, and of ratings in scales.ts, is the only
// place that knows them.
import type {
  Board as BoardRecord,
  Candidate,
  Ladder,
  SeStep,
  Solving,
  Step as StepOfLadder,
  Style,
} from "deduku";
import {type Board, digitsOf, type Effects, setOf} from "../state/board.ts";
import {profileOff} from "../state/profiles.ts";
import {cellOf, type Language, type Settings} from "../state/settings.ts";
import type {Facts} from "../state/state.ts";
import {say} from "../words/words.ts";
import {type Engine, EngineError, inPage} from "./engine.ts";
import {ScaleAsker} from "./scales.ts";

export interface Mark {
  cell: number;
  digit: number;
}

/** A step as the page shows it. */
export interface Step {
  technique: string;
  name: string;
  family: string;
  /** With two decimals; of Sudoku Explainer with one. */
  cost: string;
  sentence: string;
  effects: Effects;
  svg: string;
}

/** All steps of one technique. */
export interface StepGroup {
  technique: string;
  name: string;
  family: string;
  steps: Step[];
}

/** How deep a hint goes: where, kind, name, cells, why. */
export type Level = 1 | 2 | 3 | 4 | 5;

export interface Hint {
  status: string;
  level: Level;
  /** What is told on the levels up to this one. */
  told: string[];
  text: string;
  note: string | null;
  effects: Effects | null;
  svg: string;
}

export interface Progress {
  status: string;
  text: string;
  entries: number;
  wrong: Mark[];
  missing: Mark[];
}

export interface Check {
  status: "unique" | "several" | "none" | "invalid";
  solutions: string[];
}

export interface Why {
  isTrue: boolean | null;
  text: string;
  steps: Step[];
}

export interface Reading {
  format: string;
  name: string;
  board: Board;
  /** How many puzzles the text has, as far as they were read. */
  count: number;
}

export interface Rung {
  technique: string;
  name: string;
  family: string;
  level: string;
  cost: string;
}

export interface About {
  version: string;
  commit: string;
  language: Language;
  rungs: Rung[];
  /** Names by key. */
  families: ReadonlyMap<string, string>;
  levels: ReadonlyMap<string, string>;
}

export interface Path {
  isSolved: boolean;
  steps: number;
  hardest: string;
  cost: string;
  /** How many cells are open at its end. */
  left: number;
}

export interface PuzzleFacts {
  givens: number;
  status: string;
  /** How many givens could each be left out; null where there is not one solution. */
  redundant: number | null;
  automorphisms: number;
}

/** A step of whichever ladder, with its picture where one was asked for. */
type StepRecord = (StepOfLadder | SeStep) & {svg?: string};

const markOf = ({cell, digit}: Pick<Candidate, "cell" | "digit">): Mark => ({cell: cellOf(cell), digit});
const effectsOf = (step: StepRecord): Effects => ({places: step.places.map(markOf), removes: step.removes.map(markOf)});
const points = (hundredths: number): string => (hundredths / 100).toFixed(2);
function rungOf(rung: Ladder["rungs"][number]): Rung {
  const {
    technique,
    name = technique,
    family = "",
    level = "",
    cost = 0,
  } = typeof rung === "string" ? {technique: rung} : rung;
  return {technique, name, family, level, cost: points(cost)};
}

const weightOf = (step: StepRecord): number => ("cost" in step ? step.cost : step.rating);
const costOf = (step: StepRecord): string => ("cost" in step ? points(step.cost) : step.rating.toFixed(1));
const cellName = (cell: number): string => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
const noSets: readonly number[] = new Array<number>(81).fill(0);

/** A board as the engine is told it; without marks it works them out itself. */
function boardOf(board: Board, marks: readonly number[] | null): BoardRecord {
  return {digits: board.digits, givens: board.givens, ...(marks && {marks: marks.map(digitsOf)})};
}

export class Asker {
  readonly #engine: Engine;
  readonly #settings: () => Settings;
  readonly scales: ScaleAsker;
  #about: About | null = null;

  constructor(engine: Engine, settings: () => Settings) {
    this.#engine = engine;
    this.#settings = settings;
    this.scales = new ScaleAsker(
      engine,
      () => this.#style,
      () => this.#about,
    );
  }

  /** How texts are to be: language and notation. */
  get #style(): Required<Style> {
    const {language, notation} = this.#settings();
    return {lang: language, notation};
  }

  /** The techniques that the player has left on; null for all of them. */
  get #techniques(): string[] | null {
    const {profile, off} = this.#settings();
    const rungs = this.#about?.rungs ?? [];
    const without = profile === "custom" ? off : profileOff(profile, rungs);
    return without.length === 0 ? null : rungs.map((rung) => rung.technique).filter((key) => !without.includes(key));
  }

  /** The ladder that the player has chosen. */
  get #ladder(): Solving {
    return this.#settings().profile === "se" ? {ladder: "se"} : this.#ownLadder;
  }

  /** The same where that of Sudoku Explainer is of no use. */
  get #ownLadder(): Solving {
    const techniques = this.#settings().profile === "se" ? null : this.#techniques;
    return techniques ? {techniques: techniques.join(",")} : {};
  }

  #stepOf(record: StepRecord): Step {
    const family = this.#about?.rungs.find((rung) => rung.technique === record.technique)?.family ?? "";
    const {technique, name, sentence, svg} = record;
    return {
      technique,
      name: name ?? technique,
      family,
      cost: costOf(record),
      sentence: sentence ?? "",
      effects: effectsOf(record),
      svg: svg ?? "",
    };
  }

  // ---- at once

  async about(): Promise<About> {
    const {language} = this.#settings();
    const answer = await this.#engine.call("about", this.#style, "quick");
    const named = (list: {key: string; name: string}[]): Map<string, string> =>
      new Map(list.map(({key, name}) => [key, name]));
    this.#about = {
      version: answer.version,
      commit: builtFrom,
      language,
      rungs: answer.ladder.rungs.map(rungOf),
      families: named(answer.families),
      levels: named(answer.levels),
    };
    return this.#about;
  }

  /** What digits alone imply: the candidates that are left, and what is in conflict. */
  async facts(digits: string): Promise<Facts> {
    const {records} = await this.#engine.call("read", {board: {digits}}, "quick");
    const record = records[0]!;
    if (record.error) throw new EngineError("parse_error", record.error.message);
    const {allowed, conflicts} = record;
    return {digits, candidates: allowed.map(setOf), conflicts: conflicts.map(cellOf)};
  }

  async check(digits: string, signal: AbortSignal): Promise<Check> {
    return this.#engine.call("check", {board: {digits}}, "quick", signal);
  }

  /** Reads the first puzzle of a text. */
  async read(text: string): Promise<Reading> {
    const puzzle = new TextDecoder().decode(new TextEncoder().encode(text)); // no half of a character, which is no JSON
    const {records} = await this.#engine.call("read", {puzzle, limit: 1000}, "quick");
    const first = records[0];
    if (!first) throw new EngineError("parse_error", say("import.nothing"));
    if (first.error) throw new EngineError("parse_error", first.error.message, first.error.line, first.error.column);
    const {digits, givens, marks} = first.board;
    const board = {digits, givens, marks: marks?.map(setOf) ?? noSets, struck: noSets};
    return {format: first.format ?? "", name: first.tail.trim().slice(0, 200), board, count: records.length};
  }

  // ---- about the player's board

  async hint(board: Board, marks: readonly number[], level: Level, signal: AbortSignal): Promise<Hint> {
    const params = {board: boardOf(board, marks), level, draw: inPage, ...this.#style, ...this.#ladder};
    const {status, text, texts, note, step, svg} = await this.#engine.call("hint", params, "long", signal);
    return {status, level, told: texts, text, note, effects: step && effectsOf(step), svg: svg ?? ""};
  }

  async progress(board: Board, marks: readonly number[] | null, signal: AbortSignal): Promise<Progress> {
    const params = {board: boardOf(board, marks), ...this.#style};
    const answer = await this.#engine.call("progress", params, "long", signal);
    return {...answer, wrong: answer.wrong.map(markOf), missing: answer.missing.map(markOf)};
  }

  /** All steps by technique. They are sought level by level; `found` is told of each. */
  async steps(
    board: Board,
    marks: readonly number[],
    found: (groups: StepGroup[], cut: boolean) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const wanted = this.#techniques;
    for (const level of this.#about?.levels.keys() ?? []) {
      const rungs = this.#about!.rungs.filter(
        (rung) => rung.level === level && (wanted?.includes(rung.technique) ?? true),
      );
      if (rungs.length === 0) continue;
      const params = {
        board: boardOf(board, marks),
        techniques: rungs.map((rung) => rung.technique).join(","),
        ...this.#style,
      };
      const answer = await this.#engine.call("steps", params, "long", signal);
      found(this.#grouped(answer.steps), answer.cut.length > 0);
    }
  }

  #grouped(records: StepRecord[]): StepGroup[] {
    const groups = new Map<string, StepGroup>();
    for (const record of records) {
      const step = this.#stepOf(record);
      const group = groups.get(step.technique) ?? {
        technique: step.technique,
        name: step.name,
        family: step.family,
        steps: [],
      };
      group.steps.push(step);
      groups.set(step.technique, group);
    }
    return [...groups.values()];
  }

  /** The picture of a step, one of those that `steps` has found with this technique on this board. */
  async drawStep(
    board: Board,
    marks: readonly number[],
    group: StepGroup,
    step: Step,
    signal: AbortSignal,
  ): Promise<string> {
    const params = {board: boardOf(board, marks), technique: step.technique, draw: inPage, ...this.#style};
    const answer = await this.#engine.call("steps", params, "long", signal);
    return answer.steps[group.steps.indexOf(step)]?.svg ?? "";
  }

  async why(board: Board, marks: readonly number[] | null, mark: Mark, signal: AbortSignal): Promise<Why> {
    const params = {
      board: boardOf(board, marks),
      cell: cellName(mark.cell),
      digit: mark.digit,
      draw: inPage,
      ...this.#style,
      ...this.#ownLadder,
    };
    const answer = await this.#engine.call("why", params, "long", signal);
    return {isTrue: answer.is_true, text: answer.text, steps: answer.steps.map((step) => this.#stepOf(step))};
  }

  // ---- about the puzzle

  /** The walk as the engine writes it, a whole page. */
  async walk(givens: string, name: string, signal: AbortSignal): Promise<string> {
    const params = {board: {digits: givens}, name, ...this.#style, ...this.#ladder};
    return (await this.#engine.call("explain", params, "long", signal)).html ?? "";
  }

  /** What the path with the chosen ladder is like. */
  async path(givens: string, signal: AbortSignal): Promise<Path> {
    const {steps, stuck} = await this.#engine.call(
      "path",
      {board: {digits: givens}, ...this.#style, ...this.#ladder},
      "long",
      signal,
    );
    const hardest = steps.reduce<StepRecord | null>(
      (most, step) => (most && weightOf(most) >= weightOf(step) ? most : step),
      null,
    );
    const left = stuck ? stuck.line.split(".").length - 1 : 0;
    return {
      isSolved: left === 0,
      steps: steps.length,
      hardest: hardest?.name ?? "",
      cost: hardest ? costOf(hardest) : "",
      left,
    };
  }

  async puzzleFacts(givens: string): Promise<PuzzleFacts> {
    const board = {digits: givens};
    const [check, canonical] = await Promise.all([
      this.#engine.call("check", {board}, "quick"),
      this.#engine.call("canonical", {board}, "quick"),
    ]);
    const redundant = check.status === "unique" ? check.redundant.length : null;
    return {givens: check.givens, status: check.status, redundant, automorphisms: canonical.automorphisms};
  }

  // ---- out

  async write(board: Board, marks: readonly number[], format: string): Promise<string> {
    return (await this.#engine.call("write", {board: boardOf(board, marks), to: format}, "quick")).text;
  }

  /** The whole path from the board on, every step with its evidence, as the engine writes it. */
  async json(board: Board, marks: readonly number[]): Promise<string> {
    const answer = await this.#engine.call(
      "path",
      {board: boardOf(board, marks), ...this.#style, ...this.#ladder},
      "long",
    );
    return JSON.stringify(answer, null, 1);
  }

  /** The board as a picture that stands alone. */
  async draw(board: Board, marks: readonly number[]): Promise<string> {
    return (await this.#engine.call("draw", {board: boardOf(board, marks), theme: "light", ...this.#style}, "quick"))
      .svg;
  }

  /** The same without marks. */
  async drawDigits(digits: string, givens: string): Promise<string> {
    return (await this.#engine.call("draw", {board: {digits, givens}, marks: false, ...this.#style}, "quick")).svg;
  }

  /** A step on the path of a puzzle, by its number from 1. */
  async drawPath(givens: string, step: number): Promise<string> {
    return (await this.#engine.call("draw", {board: {digits: givens}, step, ...this.#style, ...this.#ladder}, "long"))
      .svg;
  }
}
