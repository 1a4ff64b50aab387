// All questions of the page to the engine. They are in files by subject, each with the types of its answers; only these
// files use the methods and records of the engine.
import type {Settings} from "../state/settings.ts";
import {aboutQuestions} from "./about.ts";
import {boardQuestions} from "./boards.ts";
import {Connection} from "./connection.ts";
import type {Engine} from "./engine.ts";
import {hintQuestions} from "./hints.ts";
import {lessonQuestions} from "./lessons.ts";
import {makingQuestions} from "./making.ts";
import {needQuestions} from "./needs.ts";
import {pathQuestions} from "./paths.ts";
import {ScaleAsker} from "./scales.ts";
import {settingQuestions} from "./setting.ts";
import {stepQuestions} from "./steps.ts";

export type {Check, PuzzleFacts, Reading, Readings} from "./boards.ts";
export type {Progress} from "./hints.ts";
export type {Made, MakingEngine} from "./making.ts";
export type {Cracks, Known, NeedAnswers, Needed, Needs, StepCount, TradeOffPoint} from "./needs.ts";
export type {Path} from "./paths.ts";
export type {Refutation, Why} from "./steps.ts";

/** `settings` returns the current ones: language, notation and ladder of every question. */
export function makeAsker(engine: Engine, settings: () => Settings) {
  const connection = new Connection(engine, settings);
  return {
    ...aboutQuestions(connection),
    ...boardQuestions(connection),
    ...hintQuestions(connection),
    ...stepQuestions(connection),
    ...makingQuestions(connection),
    ...pathQuestions(connection),
    ...needQuestions(connection),
    ...lessonQuestions(connection),
    ...settingQuestions(connection),
    scales: new ScaleAsker(connection),
  };
}

export type Asker = ReturnType<typeof makeAsker>;
