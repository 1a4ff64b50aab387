// A drawn step in place of the ratings.
import type {DrawnStep} from "../engine/scales.ts";
import {h, picture} from "../dom/dom.ts";
import {spoken} from "./card_parts.ts";

/** The step, null while it is being drawn; or the reason for its absence. */
export function drawnStep(place: "div" | "dd", id: string, step: DrawnStep | null, failure: string): HTMLElement {
  if (failure !== "") return h(place, {class: "drawn failure", id}, failure);
  if (!step) return h(place, {class: "drawn", id}, h("span", {class: "spin"}));
  const argument = spoken(step.html, step.sentence);
  argument.tabIndex = 0; // it may be longer than its box
  return h(place, {class: "drawn", id}, h("div", {class: "boardbox"}, picture(step.svg)), argument);
}
