// A line for each scale: its figure, its hardest step so far, its meaning, and the time taken.
import type {Line} from "../app/ratings.ts";
import type {Rating, Scale, StepName} from "../engine/scales.ts";
import {h} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import type {About} from "../state/answers.ts";
import {isWord, say} from "../words/words.ts";
import {lessonLink, levelName, techniqueName} from "./names.ts";

export interface LineActions {
  /** Shows the hardest step. */
  choose(): void;
  stop(): void;
  start(): void;
}

/** `time`: the time spent on the scale, in milliseconds; `isChosen`: its hardest step is shown. */
export function scaleLine(
  scale: Scale,
  line: Line,
  time: number,
  isChosen: boolean,
  about: About | null,
  actions: LineActions,
): HTMLElement[] {
  const {rating} = line;
  const value = rating?.value ? (rating.isWhole ? valueOf(scale, rating) : `≥ ${rating.value}`) : "";
  const level = rating?.verdict ? levelName(rating.verdict.level, about) : "";
  const detail = rating?.detail || (scale === "r" ? "" : level); // the level of R is the title
  const isWorking = line.state === "working";
  return [
    h("dt", {class: "n"}, say(`scale.${scale}`), h("small", {}, say(`scale.${scale}.of`))),
    h("dd", {class: "v"}, value, !!rating?.isWhole && detail !== "" && h("small", {}, detail)),
    h(
      "dd",
      {class: "h"},
      hardest(scale, line, isChosen, about, actions),
      isTechnique(rating?.hardest, about) && lessonLink(rating.hardest.technique, about),
      h("span", {class: "m"}, say(`scale.${scale}.text`)),
      isWorking && h("div", {class: "meter open"}),
    ),
    h("dd", {class: "t"}, timeOrButton(scale, line, time, actions)),
  ];
}

/** Whether the step is of one of our techniques, which have lessons. */
const isTechnique = (step: StepName | null | undefined, about: About | null): step is StepName & {technique: string} =>
  !!step && "technique" in step && (about?.rungs.some(({technique}) => technique === step.technique) ?? false);

/** The hardest step so far, which can be shown; or the reason why it is unknown. */
function hardest(
  scale: Scale,
  line: Line,
  isChosen: boolean,
  about: About | null,
  {choose}: LineActions,
): Node | string {
  const {rating} = line;
  if (line.state === "failed") return line.failure;
  const state = {working: say("rate.working"), stopped: say("rate.stopped"), waiting: "", done: ""}[line.state];
  const name = rating?.hardest ? stepName(rating.hardest, about) : "";
  const text = [name, state].filter(Boolean).join(" · ");
  if (!rating?.draw) return text;
  return h(
    "button",
    {type: "button", class: "show", id: `show-${scale}`, "aria-expanded": String(isChosen), click: choose},
    text,
    icon("more"),
  );
}

function timeOrButton(scale: Scale, {state}: Line, time: number, {start, stop}: LineActions): Node | string {
  const button = (name: "stop" | "goOn", click: () => void): HTMLElement =>
    h("button", {type: "button", class: "link", id: `${name}-${scale}`, click}, say(name));
  const spent = h("span", {class: "time-of-work"}, duration(time));
  if (state === "working") return h("span", {}, spent, button("stop", stop));
  return state === "stopped" || state === "failed" ? button("goOn", start) : "";
}

function stepName(step: StepName, about: About | null): string {
  return "text" in step ? step.text : [techniqueName(step.technique, about), step.length].filter(Boolean).join(" ");
}

/** "none" is shown in words; a depth, a length or a number of cells is a number. */
function valueOf(scale: Scale, {value}: Rating): string {
  if (value === "none") return say("scale.undefined");
  if (scale === "te") return say("scale.te.value", {n: value});
  const level = `hodoku.${value}`; // a word of another program, which is not one of R's classes
  return scale === "hodoku" && isWord(level) ? say("scale.hodoku.value", {level: say(level)}) : value;
}

export const duration = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
