// Questions about what a puzzle takes: which techniques it needs, in how few steps it is solved, which eliminations crack it.
import type {RatingOn} from "deduku";
import type {Mark} from "../state/answers.ts";
import {type Connection, drawnInPage} from "./connection.ts";
import {markOf} from "./records.ts";
import type {DrawnStep} from "./scales.ts";

/** A technique without which nothing that costs no more than R solves the puzzle. */
export interface Needed {
  technique: string;
  /** R without it, in points, and whether it is that and not more. */
  cost: string;
  isExact: boolean;
  /** The grid on which only this technique goes on. */
  place: string;
}

export interface Needs {
  /** In points. */
  r: string;
  needed: Needed[];
  /** The fewest techniques that solve it within R, and whether it is proved that fewer do not. */
  least: string[];
  isProved: boolean;
}

export interface StepCount {
  from: number;
  /** Null where no path was found. */
  to: number | null;
  /** The most that a step may cost, in points; "" where it was not found out. */
  within: string;
  proved: "yes" | "assumed" | "no";
  /** How many steps solve the puzzle alone; null where that is not known. */
  alone: number | null;
}

/** From a cost on, so many steps. */
export interface TradeOffPoint {
  cost: string;
  from: number;
  to: number;
}

export interface Cracks {
  /** Whether the free techniques solve the puzzle. */
  areNeedless: boolean;
  candidates: Mark[];
  /** How many pairs do so together; null where not all were tried. */
  pairs: number | null;
}

/** What is known, and whether that is all: else more work may say more. `isRefused`: no work says more. */
export interface Known<Answer> {
  answer: Answer;
  isWhole: boolean;
  isRefused: boolean;
}

/** Each of the questions, with what it is answered. */
export interface NeedAnswers {
  needs: Needs;
  fewest: StepCount;
  tradeOff: TradeOffPoint[];
  cracks: Cracks;
}

const keysOf = (text: string | null): string[] => (text === null || text === "none" ? [] : text.split("+"));
const points = (cost: number | null): string => cost?.toFixed(2) ?? "";
const isWhole = (record: {status: string}): boolean => record.status !== "out_of_budget";
/** "">=2"" of what is not proved. */
const leastOf = (figure: number | string | null): number =>
  typeof figure === "number" ? figure : Number(/\d+/.exec(figure ?? "")?.[0] ?? 0);

function needsOf(record: RatingOn<"needs">): Needs {
  const needed = record.bottlenecks.map(({technique, r_without, exact, bottleneck}) => ({
    technique,
    cost: points(r_without),
    isExact: exact,
    place: bottleneck,
  }));
  return {r: points(record.needs_r), needed, least: keysOf(record.least_techniques), isProved: record.least_proved};
}

function stepsOf(record: RatingOn<"fewest">): StepCount {
  return {
    from: leastOf(record.fewest),
    to: record.fewest_to,
    within: points(record.fewest_within),
    proved: record.fewest_proved ?? "no",
    alone: record.one_steps,
  };
}

const tradeOffOf = ({trade_off}: RatingOn<"fewest">): TradeOffPoint[] =>
  (trade_off ?? []).map(({within, from, to}) => ({cost: points(within), from, to}));

export const needQuestions = (connection: Connection) => {
  const rate = async <Scale extends "needs" | "fewest" | "anti_backdoor">(
    scale: Scale,
    params: {puzzle: string; budget: number; trade_off?: boolean},
    signal: AbortSignal,
  ): Promise<RatingOn<Scale>> => {
    const answer = await connection.call("rate", {...params, scales: [scale], ...connection.style}, "long", signal);
    return answer.records[0] as RatingOn<Scale>;
  };
  const isRefused = (record: RatingOn<"fewest">): boolean =>
    !isWhole(record) && record.fewest_to === null && record.fewest_within === null;
  return {
    async needs(puzzle: string, budget: number, signal: AbortSignal): Promise<Known<Needs>> {
      const record = await rate("needs", {puzzle, budget}, signal);
      return {answer: needsOf(record), isWhole: isWhole(record), isRefused: false};
    },

    async fewest(puzzle: string, budget: number, signal: AbortSignal): Promise<Known<StepCount>> {
      const record = await rate("fewest", {puzzle, budget}, signal);
      return {answer: stepsOf(record), isWhole: isWhole(record), isRefused: isRefused(record)};
    },

    async tradeOff(puzzle: string, budget: number, signal: AbortSignal): Promise<Known<TradeOffPoint[]>> {
      const record = await rate("fewest", {puzzle, budget, trade_off: true}, signal);
      const isWholeCurve = isWhole(record) && record.trade_off_ended !== "out_of_budget";
      return {answer: tradeOffOf(record), isWhole: isWholeCurve, isRefused: isRefused(record)};
    },

    async cracks(puzzle: string, budget: number, signal: AbortSignal): Promise<Known<Cracks>> {
      const record = await rate("anti_backdoor", {puzzle, budget}, signal);
      const {anti_backdoor, singly, anti_backdoor_pairs} = record;
      const answer = {areNeedless: anti_backdoor === 0, candidates: singly.map(markOf), pairs: anti_backdoor_pairs};
      return {answer, isWhole: isWhole(record), isRefused: false};
    },

    /** The step of a technique on the grid where only this technique goes on. */
    async drawNeeded({technique, place}: Needed, signal: AbortSignal): Promise<DrawnStep> {
      const params = {
        puzzle: place,
        technique,
        draw: {...drawnInPage, id_prefix: "need-"},
        html: true,
        ...connection.style,
      };
      const {steps} = await connection.call("steps", params, "long", signal);
      const {svg = "", sentence = "", html = ""} = steps[0] ?? {};
      return {svg, sentence: sentence ?? "", html};
    },
  };
};
