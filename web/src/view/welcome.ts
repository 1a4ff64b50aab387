// The card of a first visit: the step that is drawn, its reason, and what to begin with.
import type {Actions} from "../app/actions.ts";
import {h} from "../dom/dom.ts";
import {example} from "../state/example.ts";
import type {Welcome} from "../state/state.ts";
import {say} from "../words/words.ts";
import {actionButtons, type Content, heading, spoken} from "./card_parts.ts";

export interface WelcomeActions {
  card: Pick<Actions["card"], "close">;
  puzzles: Pick<Actions["puzzles"], "startKnown" | "startToday">;
}

export function welcome({hint}: Welcome, {card, puzzles}: WelcomeActions): Content {
  const why = hint.sentences[4] ?? hint.text;
  const name = hint.sentences[2] ?? "";
  return {
    heading: heading(say("welcome"), "", () => card.close()),
    content: [
      h("p", {class: "hint-name"}, name),
      spoken(hint.html, why, "scrolls"),
      actionButtons([
        {label: say("welcome.play"), run: () => void puzzles.startKnown(example.class, example.givens)},
        {label: say("welcome.today"), run: () => void puzzles.startToday()},
        {label: say("welcome.own"), run: () => card.close()},
      ]),
    ],
    report: `${say("welcome")}. ${name}. ${why}`,
  };
}
