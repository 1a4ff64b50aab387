// A step that is drawn in the place of ratings.
import type {DrawnStep} from "../engine/scales.ts";
import {h, picture} from "../dom/dom.ts";
import {spoken} from "./card_parts.ts";

/** The step, null as long as it is being drawn; or why there is none. */
export function drawnStep(place: "div" | "dd", id: string, step: DrawnStep | null, failure: string): HTMLElement {
  if (failure !== "") return h(place, {class: "drawn failure", id}, failure);
  if (!step) return h(place, {class: "drawn", id}, h("span", {class: "spin"}));
  const argument = spoken(step.html, step.sentence);
  argument.tabIndex = 0; // it may be longer than its place
  return h(place, {class: "drawn", id}, h("div", {class: "boardbox"}, picture(step.svg)), argument);
}
