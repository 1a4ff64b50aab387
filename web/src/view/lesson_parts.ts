// The parts that lessons and practice share: their questions to the engine, and the display of a failure.
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

/** The level of a technique, in five steps. */
export function sureness(box: number): HTMLElement {
  const bars = [1, 2, 3, 4, 5].map((at) => h("i", {class: at <= box ? "on" : ""}));
  const name = say("practice.sure", {n: box});
  return h("span", {class: "sureness", role: "img", "aria-label": name, title: name}, ...bars);
}
