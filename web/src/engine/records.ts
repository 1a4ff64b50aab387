// Steps and candidates in the form that the page uses, made from the engine's records.
import type {Candidate, ExplainedHodokuStep, SeStep, Step as StepOfLadder} from "deduku";
import type {Mark, Progress, Step} from "../state/answers.ts";
import type {Effects} from "../state/board.ts";
import {cellOf} from "../state/settings.ts";
import type {Connection} from "./connection.ts";

/** A step of any ladder, with its picture if one was requested. */
export type StepRecord = (StepOfLadder | SeStep | ExplainedHodokuStep) & {svg?: string; html?: string};

function progressOf(record: StepRecord): Progress | null {
  if (!("progress" in record) || !record.progress) return null;
  return {...record.progress, solves: record.solves ?? false};
}

export const markOf = ({cell, digit}: Pick<Candidate, "cell" | "digit">): Mark => ({cell: cellOf(cell), digit});

export const effectsOf = (step: StepRecord): Effects => ({
  places: step.places.map(markOf),
  removes: step.removes.map(markOf),
});

/** Points in readable form: "4.60". */
export const points = (cost: number): string => cost.toFixed(2);
export const weightOf = (step: StepRecord): number =>
  "cost" in step ? step.cost : "rating" in step ? step.rating : step.score;
export const costOf = (step: StepRecord): string =>
  "cost" in step ? points(step.cost) : "rating" in step ? step.rating.toFixed(1) : String(step.score);

export const stepOf = (record: StepRecord, connection: Connection): Step => ({
  technique: record.technique,
  name: record.name ?? record.technique,
  family: connection.rung(record.technique)?.family ?? "",
  cost: costOf(record),
  sentence: record.sentence ?? "",
  effects: effectsOf(record),
  svg: record.svg ?? "",
  html: record.html ?? "",
  progress: progressOf(record),
});
