// What lessons and practice share: what they ask of the engine, and how they say that something cannot be had.
import type {Asker} from "../engine/ask.ts";
import {h} from "../dom/dom.ts";
import {say} from "../words/words.ts";

export type LearnAsker = Pick<
  Asker,
  "facts" | "lessonHint" | "lessonSteps" | "namesIn" | "progress" | "refute" | "why"
>;

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const failure = (error: unknown): HTMLElement =>
  h("p", {class: "failure", role: "alert"}, say("learn.failed", {why: reasonOf(error)}));
