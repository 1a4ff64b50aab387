// The results of the scales for a puzzle, and the pictures of their hardest steps.
import type {Questions, RatingOn} from "deduku";
import type {Language} from "../words/words.ts";
import type {Foreign} from "../state/profiles.ts";
import {type Connection, drawnInPage} from "./connection.ts";

/** The scales of the page, from quick to potentially slow. */
export const scales = ["r", "ser", "hodoku", "backdoor", "w", "b", "te"] as const;
export type Scale = (typeof scales)[number];

/** One round of R: the cheapest available steps. */
export interface Round {
  /** Their technique, by its key. */
  technique: string;
  /** In points. */
  cost: number;
  steps: number;
  isSingle: boolean;
  /** The number of digits they place. */
  placed: number;
}

/** R's verdict on the whole puzzle. */
export interface Verdict {
  /** Level and technique by their keys. */
  level: string;
  hardest: string;
  rounds: number;
  beyondSingles: number;
  /** The fewest steps in a round that costs R. */
  tightest: number;
  /** The newspaper puzzle that takes about as long. */
  daily: RatingOn<"r">["daily"];
  /** The solving times of players, in minutes: quartiles. */
  minutes: RatingOn<"r">["minutes_quartiles"];
}

/**
 * The name of a step: a technique of the ladder by its key, with its length if it has one; or a text of another scale,
 * which is in one language.
 */
export type StepName = {technique: string; length: string} | {text: string; language: Language};

export interface Rating {
  /** Whether the rating is complete; otherwise `value` is a lower bound, "" without one. */
  isWhole: boolean;
  value: string;
  detail: string;
  /** The hardest step; null if there is no such step. */
  hardest: StepName | null;
  /** Draws it; null if there is nothing to draw. */
  draw: ((signal: AbortSignal) => Promise<DrawnStep>) | null;
  /** For R only. */
  rounds: Round[];
  verdict: Verdict | null;
}

export interface DrawnStep {
  svg: string;
  /** The sentence about it. */
  sentence: string;
  /** The sentence as HTML, linked to the picture. */
  html: string;
}

/** The amount of work, in the unit of each scale, that is enough for almost all puzzles and takes only a moment. */
export const firstBudget: Record<Scale, number> = {
  r: 500,
  ser: 5_000,
  hodoku: 2_000,
  backdoor: 100_000,
  w: 100_000,
  b: 100_000,
  te: 100_000,
};

/** The ids in this picture differ from those on the board of the player. */
const drawing = {...drawnInPage, id_prefix: "rate-"};

/** The scales that yield only a figure. */
type FigureScale = "backdoor" | "w" | "b" | "te";
type FigureRating = RatingOn<FigureScale>;

/** The techniques of the theoretical scales: the ladders that they correspond to, with singles. */
const theoryTechniques: Partial<Record<FigureScale, string>> = {
  w: "singles,whip",
  b: "singles,whip,braid",
  te: "singles,trial_1,trial_2,trial_3",
};

function figureOf(record: FigureRating): number | string | null {
  switch (record.scale) {
    case "backdoor":
      return record.backdoor;
    case "w":
      return record.w;
    case "b":
      return record.b;
    case "te":
      return record.te;
  }
}

export class ScaleAsker {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Rates on a scale with this much work; the same budget ends at the same point on every machine. */
  async rate(givens: string, scale: Scale, budget: number, signal: AbortSignal): Promise<Rating> {
    const {style, language} = this.#connection;
    const params = {board: {digits: givens}, scales: [scale], budget, ...style};
    const record = (await this.#connection.call("rate", params, "ratings", signal)).records[0]!;
    switch (record.scale) {
      case "r":
        return this.#roundRating(record);
      case "ser":
        return this.#seRating(givens, record, language);
      case "hodoku":
        return this.#hodokuRating(givens, record, language);
      case "backdoor":
      case "w":
      case "b":
      case "te":
        return this.#theoryRating(givens, record);
      default:
        throw new Error(`The page does not show the scale ${record.scale}.`);
    }
  }

  /** The language for the names of steps requested now. */
  get language(): Language {
    return this.#connection.language;
  }

  // ---- R

  #roundRating(record: RatingOn<"r">): Rating {
    const {curve, rest} = record;
    const rounds = curve.map(({cost, technique, steps, placed}) => {
      const isSingle = this.#connection.rung(technique)?.family === "singles";
      return {technique, cost, steps, isSingle, placed};
    });
    const most = Math.max(...rounds.map((round) => round.cost));
    const hardest = curve.find((round) => round.cost === most);
    const isWhole = record.status !== "out_of_budget";
    const value = record.r !== null ? figureText(record.r, 2) : hardest ? most.toFixed(2) : "";
    return {
      isWhole,
      value,
      detail: "",
      hardest: hardest ? {technique: hardest.technique, length: ""} : null,
      draw: rest && hardest ? (signal) => this.#drawRound(rest.state, hardest.technique, signal) : null,
      rounds,
      verdict: verdictOf(record),
    };
  }

  /** The first step of the technique on the grid on which no step costs less. */
  async #drawRound(state: string, technique: string, signal: AbortSignal): Promise<DrawnStep> {
    const params = {puzzle: state, technique, draw: drawing, html: true, ...this.#connection.style};
    const {steps} = await this.#connection.call("steps", params, "ratings", signal);
    return drawn(steps[0]);
  }

  // ---- the scales of other programs

  #seRating(givens: string, record: RatingOn<"ser">, language: Language): Rating {
    const {hardest} = record;
    return {
      ...noRating,
      isWhole: record.status !== "out_of_budget",
      value: figureText(record.er, 1),
      detail: record.er === null ? "" : `/ ${figureText(record.ep, 1) || "–"} / ${figureText(record.ed, 1) || "–"}`,
      hardest: hardest && {text: hardest.name, language},
      draw: this.#drawForeign(givens, "se", hardest),
    };
  }

  #hodokuRating(givens: string, record: RatingOn<"hodoku">, language: Language): Rating {
    const {hardest} = record;
    return {
      ...noRating,
      isWhole: record.status !== "out_of_budget",
      value: record.level ?? "",
      detail: String(record.score ?? ""),
      hardest: hardest && {text: hardest.name, language},
      draw: this.#drawForeign(givens, "hodoku", hardest),
    };
  }

  /** Draws a step of the path of another program; null if there is no step. */
  #drawForeign(givens: string, ladder: Foreign, step: {n: number} | null): Rating["draw"] {
    return step && ((signal) => this.#drawOnPath({board: {digits: givens}, ladder}, () => step.n, signal));
  }

  // ---- theory

  #theoryRating(givens: string, record: FigureRating): Rating {
    const {scale} = record;
    const figure = figureOf(record);
    const isFound = typeof figure === "number";
    const technique = scale === "te" ? `trial_${figure}` : scale === "w" ? "whip" : "braid";
    const techniques = theoryTechniques[scale];
    const hasStep = isFound && figure > 0 && techniques !== undefined;
    const length = scale === "te" ? "" : `[${figure}]`;
    return {
      ...noRating,
      isWhole: record.status !== "out_of_budget",
      value: figureText(figure, 0),
      hardest: hasStep ? {technique, length} : null,
      draw: hasStep ? (signal) => this.#drawTheory(givens, techniques, signal) : null,
    };
  }

  #drawTheory(givens: string, techniques: string, signal: AbortSignal): Promise<DrawnStep> {
    const costliest = (steps: {n: number; cost?: number}[]): number =>
      steps.reduce((most, step) => ((step.cost ?? 0) > (most.cost ?? 0) ? step : most)).n;
    return this.#drawOnPath({board: {digits: givens}, techniques}, costliest, signal);
  }

  /** A step of a path, which `choose` selects by its number from 1. */
  async #drawOnPath(
    params: Questions["path"][0],
    choose: (steps: {n: number; cost?: number}[]) => number,
    signal: AbortSignal,
  ): Promise<DrawnStep> {
    const asked = {...params, ...this.#connection.style};
    const {steps} = await this.#connection.call("path", {...asked, html: true}, "ratings", signal);
    const n = choose(steps);
    const {svg} = await this.#connection.call("draw", {...asked, ...drawing, step: n}, "ratings", signal);
    return drawn({...steps[n - 1], svg});
  }
}

const noRating: Omit<Rating, "value" | "isWhole"> = {detail: "", hardest: null, draw: null, rounds: [], verdict: null};

function verdictOf(record: RatingOn<"r">): Verdict | null {
  if (!record.technique) return null;
  return {
    level: record.class ?? "",
    hardest: record.technique,
    rounds: record.rounds ?? 0,
    beyondSingles: record.beyond_singles ?? 0,
    tightest: record.tightest ?? 0,
    daily: record.daily,
    minutes: record.minutes_quartiles,
  };
}

/**
 * A figure with this many decimals, "" for null; a lower bound is written without its sign, which `isWhole` replaces.
 */
const figureText = (figure: number | string | null, decimals: number): string =>
  typeof figure === "number" ? figure.toFixed(decimals) : (figure ?? "").replace(/^>=/, "");

function drawn(step: Partial<Pick<DrawnStep, "svg" | "html">> & {sentence?: string | null} = {}): DrawnStep {
  return {svg: step.svg ?? "", sentence: step.sentence ?? "", html: step.html ?? ""};
}
