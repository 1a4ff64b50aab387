// The rows of the list of all steps: a technique with its steps, or a step with the progress it unlocks.
import type {Actions} from "../app/actions.ts";
import {sayEffects} from "../app/describe.ts";
import {h} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import type {Progress, Step, StepGroup} from "../state/answers.ts";
import type {Notation} from "../state/settings.ts";
import type {StepsHere} from "../state/state.ts";
import {say} from "../words/words.ts";

export type RowActions = Pick<Actions["steps"], "choose" | "leave" | "open">;

/** A step with its group. */
export interface Ranked {
  group: StepGroup;
  step: Step;
}

/**
 * Whether the free techniques solve the puzzle after a step. If they also do so without it, this is nothing special.
 */
export const cracks = ({progress}: Step): boolean => progress?.solves ?? false;

/** The steps that unlock most come first; equal ones are ordered by cost. */
export function byProgress({step: one}: Ranked, {step: other}: Ranked): number {
  const unlocked = (step: Step): [number, number] => [step.progress?.removed ?? 0, step.progress?.placed ?? 0];
  const [removed, placed] = unlocked(one);
  const [otherRemoved, otherPlaced] = unlocked(other);
  return otherRemoved - removed || otherPlaced - placed || Number(one.cost) - Number(other.cost);
}

function sayProgress({placed, removed}: Progress): string {
  if (placed > 0) return say("steps.progress", {placed, removed});
  return removed > 0 ? say("steps.progress.candidates", {removed}) : "";
}

const crackSign = (): HTMLElement =>
  h("span", {class: "tag cracks", title: say("steps.cracks.text")}, icon("crack"), say("steps.cracks"));

/** The progress that a step unlocks, or that it cracks the puzzle. */
function unlocked({progress}: Step, isNeeded: boolean): HTMLElement | false {
  if (!progress) return false;
  if (isNeeded && progress.solves) return crackSign();
  const text = sayProgress(progress);
  return text !== "" && h("small", {class: "progress"}, text);
}

function stepButton(
  panel: StepsHere,
  {group, step}: Ranked,
  actions: RowActions,
  ...content: (Node | string | false)[]
): HTMLElement {
  const isChosen = panel.chosen === step;
  const attributes = {
    type: "button",
    class: "step",
    id: `step-${group.technique}-${group.steps.indexOf(step)}`,
    "aria-current": isChosen ? "true" : null,
    click: () => (isChosen ? actions.leave() : void actions.choose(group, step)),
  };
  return h("li", {}, h("button", attributes, ...content));
}

/**
 * A technique with its number of steps, and the steps below it if it is open. `steps`: the shown steps of the group.
 */
export function groupOf(
  panel: StepsHere,
  {group, steps}: {group: StepGroup; steps: readonly Step[]},
  isNeeded: boolean,
  notation: Notation,
  actions: RowActions,
): HTMLElement {
  const isOpen = panel.open === group.technique;
  const head = h(
    "button",
    {
      type: "button",
      class: "group",
      id: `technique-${group.technique}`,
      "aria-expanded": String(isOpen),
      click: () => actions.open(isOpen ? "" : group.technique),
    },
    h("span", {class: "cost"}, group.steps[0]!.cost),
    h("b", {}, group.name),
    isNeeded && steps.some(cracks) && crackSign(),
    h("span", {class: "count"}, steps.length),
  );
  const effects = steps.map((step) => sayEffects(step.effects, notation));
  const isAlike = (index: number): boolean => effects.indexOf(effects[index]!) !== effects.lastIndexOf(effects[index]!);
  const rows = isOpen
    ? steps.map((step, index) => {
        const sentence = isAlike(index) && h("small", {}, step.sentence.split("\n")[0]!);
        return stepButton(panel, {group, step}, actions, effects[index]!, sentence, unlocked(step, isNeeded));
      })
    : [];
  return h("div", {}, head, isOpen && h("ul", {}, ...rows));
}

/** A step in the list by progress. */
export function rankedRow(
  panel: StepsHere,
  ranked: Ranked,
  isNeeded: boolean,
  notation: Notation,
  actions: RowActions,
): HTMLElement {
  const {step} = ranked;
  const name = h("span", {class: "name"}, h("span", {class: "cost"}, step.cost), h("b", {}, step.name));
  return stepButton(panel, ranked, actions, name, sayEffects(step.effects, notation), unlocked(step, isNeeded));
}
