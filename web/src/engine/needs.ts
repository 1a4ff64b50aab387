// Questions about the needs of a puzzle: the techniques it needs, the fewest steps that solve it, and the eliminations
// that crack it.
import type {RatingOn} from "deduku";
import type {Mark} from "../state/answers.ts";
import {type Connection, drawnInPage} from "./connection.ts";
import {markOf} from "./records.ts";
import type {DrawnStep} from "./scales.ts";

/** A technique without which no steps of cost up to R solve the puzzle. */
export interface Needed {
  technique: string;
  /** R without it, in points, and whether that value is exact. */
  cost: string;
  isExact: boolean;
  /** The grid on which only this technique makes progress. */
  place: string;
}

export interface Needs {
  /** In points. */
  r: string;
  needed: Needed[];
  /** The fewest techniques that solve it within R, and whether fewer are proved not to. */
  least: string[];
  isProved: boolean;
}

export interface StepCount {
  from: number;
  /** Null if no path was found. */
  to: number | null;
  /** The maximum cost of a step, in points; "" if it was not determined. */
  within: string;
  proved: "yes" | "assumed" | "no";
  /** The number of single steps that each solve the puzzle; null if unknown. */
  alone: number | null;
}

/** From this cost on, this many steps suffice. */
export interface TradeOffPoint {
  cost: string;
  from: number;
  to: number;
}

export interface Cracks {
  /** Whether the free techniques solve the puzzle. */
  areNeedless: boolean;
  candidates: Mark[];
  /** The number of pairs that do so together; null if not all were tried. */
  pairs: number | null;
}

/**
 * The results, and whether they are complete; if not, more work may yield more. `isRefused`: no amount of work yields
 * more.
 */
export interface Known<Answer> {
  answer: Answer;
  isWhole: boolean;
  isRefused: boolean;
}

/** Each of the questions, with its answer. */
export interface NeedAnswers {
  needs: Needs;
  fewest: StepCount;
  tradeOff: TradeOffPoint[];
  cracks: Cracks;
}

const keysOf = (text: string | null): string[] => (text === null || text === "none" ? [] : text.split("+"));
const points = (cost: number | null): string => cost?.toFixed(2) ?? "";
const isWhole = (record: {status: string}): boolean => record.status !== "out_of_budget";
/** "">=2"" for an unproved figure. */
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

    /** The step of a technique on the grid on which only this technique makes progress. */
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
