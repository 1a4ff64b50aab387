// The card of a first visit: the step that is drawn, its reason, and ways to begin.
import type {App} from "../app/app.ts";
import {example} from "../app/welcome.ts";
import {h} from "../dom.ts";
import type {Welcome} from "../state/state.ts";
import {say} from "../words/words.ts";
import {actionButtons, type Content, heading, spoken} from "./card_parts.ts";

export function welcome(app: App, {hint}: Welcome): Content {
  const why = hint.told[4] ?? hint.text;
  const name = hint.told[2] ?? "";
  return {
    heading: heading(say("welcome"), "", () => app.card.close()),
    content: [
      h("p", {class: "told-before"}, name),
      spoken(hint.html, why, "scrolls"),
      actionButtons([
        {label: say("welcome.play"), run: () => void app.puzzles.startKnown(example.class, example.givens)},
        {label: say("welcome.today"), run: () => void app.puzzles.startToday()},
        {label: say("welcome.own"), run: () => app.card.close()},
      ]),
    ],
    told: `${say("welcome")}. ${name}. ${why}`,
  };
}
