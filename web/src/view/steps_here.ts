// All steps on the board: techniques by cost, each with its steps; or all in one list, by the progress they unlock.
import type {Actions} from "../app/actions.ts";
import type {Step, StepGroup} from "../state/answers.ts";
import {h} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import type {State, StepsHere} from "../state/state.ts";
import {say} from "../words/words.ts";
import {actionButtons, type Content, heading, spoken} from "./card_parts.ts";
import {lessonLink} from "./names.ts";
import {byProgress, cracks, groupOf, type Ranked, rankedRow, type RowActions} from "./step_rows.ts";

type Shown = Pick<State, "about" | "settings">;

export interface StepsActions {
  card: Pick<Actions["card"], "close">;
  hints: Pick<Actions["hints"], "apply">;
  steps: RowActions &
    Pick<Actions["steps"], "showCracking" | "showFamily" | "showMore" | "sort" | "stop" | "stopDrawing">;
}

/** Whether the free techniques solve the puzzle from here, so that no step has to crack it. */
const isNeedless = (groups: readonly StepGroup[]): boolean =>
  groups.some(({steps}) => steps.some(({progress}) => progress?.solves && progress.placed + progress.removed === 0));

/** The order of the list, and the choice of its steps. */
function orders(panel: StepsHere, cracking: number, steps: StepsActions["steps"]): HTMLElement {
  const chip = (id: string, isPressed: boolean, run: () => void, ...label: (Node | string)[]): HTMLElement =>
    h("button", {type: "button", class: "chip-button", id, "aria-pressed": String(isPressed), click: run}, ...label);
  const order = (name: StepsHere["order"]): HTMLElement =>
    chip(`order-${name}`, panel.order === name, () => steps.sort(name), say(`steps.order.${name}`));
  const only = chip(
    "only-cracking",
    panel.isCracking,
    () => steps.showCracking(!panel.isCracking),
    icon("crack"),
    `${say("steps.cracks.only")} (${cracking})`,
  );
  return h(
    "div",
    {class: "chips orders", role: "group", "aria-label": say("steps.order")},
    order("cost"),
    order("progress"),
    only,
  );
}

export function stepsHere(panel: StepsHere, {about, settings}: Shown, {card, hints, steps}: StepsActions): Content {
  const families = [...new Set(panel.groups.map((group) => group.family))];
  const chip = (family: string): HTMLElement =>
    h(
      "button",
      {
        type: "button",
        class: "chip-button",
        id: `family-${family}`,
        "aria-pressed": String(panel.family === family),
        click: () => steps.showFamily(family),
      },
      family === "" ? say("family.all") : (about?.families.get(family) ?? family),
    );
  const isNeeded = !isNeedless(panel.groups);
  const isShown = (step: Step): boolean => !panel.isCracking || (isNeeded && cracks(step));
  const shown = panel.groups
    .filter((group) => panel.family === "" || group.family === panel.family)
    .map((group) => ({group, steps: group.steps.filter(isShown)}))
    .filter((part) => part.steps.length > 0);
  const all = panel.groups.flatMap((group) => group.steps);
  const count = all.length;
  const cracking = isNeeded ? all.filter(cracks).length : 0;
  const {chosen} = panel;
  const rows =
    panel.order === "cost"
      ? shown.map((part) => groupOf(panel, part, isNeeded, settings.notation, steps))
      : rankedRows();

  function rankedRows(): HTMLElement[] {
    const ranked: Ranked[] = shown.flatMap(({group, steps}) => steps.map((step) => ({group, step}))).sort(byProgress);
    const list = ranked.slice(0, panel.most).map((row) => rankedRow(panel, row, isNeeded, settings.notation, steps));
    const left = ranked.length - list.length;
    const more = (): HTMLElement =>
      h(
        "button",
        {type: "button", class: "btn", id: "steps-more", click: () => steps.showMore()},
        say("steps.more", {n: left}),
      );
    return [h("ul", {class: "ranked"}, ...list), ...(left > 0 ? [more()] : [])];
  }
  return {
    heading: heading(say("steps"), String(count), () => card.close()),
    content: [
      h("div", {class: "chips", role: "group", "aria-label": say("steps.families")}, chip(""), ...families.map(chip)),
      count > 0 && orders(panel, cracking, steps),
      h("div", {class: "groups", tabindex: 0, role: "region", "aria-label": say("steps")}, ...rows),
      panel.isWorking && working(progressOf(panel), "stop", () => steps.stop()),
      !isNeeded && h("p", {class: "small quiet", id: "steps-needless"}, say("steps.needless")),
      isNeeded &&
        panel.isCracking &&
        cracking === 0 &&
        !panel.isWorking &&
        h("p", {class: "small quiet", id: "none-cracking"}, say("steps.cracks.none")),
      panel.end !== "all" && h("p", {class: "small quiet"}, say(`steps.${panel.end}`)),
      chosen !== null &&
        h(
          "div",
          {class: "chosen"},
          spoken(panel.argument, chosen.sentence, "scrolls"),
          panel.isDrawing && working(say("working.picture"), "stop-drawing", () => steps.stopDrawing()),
          h(
            "div",
            {class: "act-row"},
            actionButtons([{label: say("hint.apply"), run: () => hints.apply(chosen.effects)}]),
            lessonLink(chosen.technique, about),
          ),
        ),
    ],
    report: chosen
      ? `${chosen.name}. ${chosen.sentence}${panel.isDrawing ? " " + say("working.picture") : ""}`
      : panel.isWorking
        ? say("working.steps")
        : `${say("steps")}: ${count}`,
  };
}

/** The progress of the search. */
const progressOf = ({progress}: StepsHere): string =>
  progress ? say("working.steps.at", progress) : say("working.steps");

/** A message that the page is working, and a button to stop it. */
function working(text: string, id: string, stop: () => void): HTMLElement {
  return h(
    "div",
    {class: "act working"},
    h("span", {class: "spin"}),
    h("span", {class: "quiet"}, text),
    h("button", {type: "button", class: "btn", id, click: stop}, icon("stop"), say("stop")),
  );
}
