// All steps that the board has: techniques by cost, each with its steps.
import type {Actions} from "../app/actions.ts";
import {sayEffects} from "../app/describe.ts";
import type {StepGroup} from "../state/answers.ts";
import {h} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import type {Notation} from "../state/settings.ts";
import type {State, StepsHere} from "../state/state.ts";
import {say} from "../words/words.ts";
import {actionButtons, type Content, heading, spoken} from "./card_parts.ts";
import {lessonLink} from "./names.ts";

type Shown = Pick<State, "about" | "settings">;

export interface StepsActions {
  card: Pick<Actions["card"], "close">;
  hints: Pick<Actions["hints"], "apply">;
  steps: Pick<Actions["steps"], "choose" | "leave" | "open" | "showFamily" | "stop" | "stopDrawing">;
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
  const shown = panel.groups.filter((group) => panel.family === "" || group.family === panel.family);
  const count = panel.groups.reduce((sum, group) => sum + group.steps.length, 0);
  const {chosen} = panel;
  return {
    heading: heading(say("steps"), String(count), () => card.close()),
    content: [
      h("div", {class: "chips", role: "group", "aria-label": say("steps.families")}, chip(""), ...families.map(chip)),
      h(
        "div",
        {class: "groups", tabindex: 0, role: "region", "aria-label": say("steps")},
        ...shown.map((group) => groupOf(panel, group, settings.notation, steps)),
      ),
      panel.isWorking && working(progressOf(panel), "stop", () => steps.stop()),
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

/** How far the search has come. */
const progressOf = ({progress}: StepsHere): string =>
  progress ? say("working.steps.at", progress) : say("working.steps");

/** That the page is at work, and a button that ends it. */
function working(text: string, id: string, stop: () => void): HTMLElement {
  return h(
    "div",
    {class: "act working"},
    h("span", {class: "spin"}),
    h("span", {class: "quiet"}, text),
    h("button", {type: "button", class: "btn", id, click: stop}, icon("stop"), say("stop")),
  );
}

/** A technique with how many steps it has, and below it, when it is open, the steps. */
function groupOf(
  panel: StepsHere,
  group: StepGroup,
  notation: Notation,
  actions: Pick<StepsActions["steps"], "choose" | "leave" | "open">,
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
    h("span", {class: "count"}, group.steps.length),
  );
  const effects = group.steps.map((step) => sayEffects(step.effects, notation));
  const isAlike = (index: number): boolean => effects.indexOf(effects[index]!) !== effects.lastIndexOf(effects[index]!);
  const rows = isOpen
    ? group.steps.map((step, index) =>
        h(
          "li",
          {},
          h(
            "button",
            {
              type: "button",
              class: "step",
              id: `step-${group.technique}-${index}`,
              "aria-current": panel.chosen === step ? "true" : null,
              click: () => (panel.chosen === step ? actions.leave() : void actions.choose(group, step)),
            },
            effects[index],
            isAlike(index) && h("small", {}, step.sentence.split("\n")[0]),
          ),
        ),
      )
    : [];
  return h("div", {}, head, isOpen && h("ul", {}, ...rows));
}
