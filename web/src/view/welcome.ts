// The card of a first visit: the step that is drawn, its reason, what to begin with, and what the views are for.
import type {Actions} from "../app/actions.ts";
import {h} from "../dom/dom.ts";
import {icon, type Icon} from "../dom/icons.ts";
import {example} from "../state/example.ts";
import {lessonFragment, noLesson, type View} from "../state/link.ts";
import type {Welcome} from "../state/state.ts";
import {say} from "../words/words.ts";
import {actionButtons, type Content, heading, spoken} from "./card_parts.ts";

export interface WelcomeActions {
  card: Pick<Actions["card"], "close">;
  choices: Pick<Actions["choices"], "show">;
  puzzles: Pick<Actions["puzzles"], "startKnown" | "startToday">;
}

/** The views that show the example, each with the picture of what it is for. */
const purposes = [
  ["play", "pen"],
  ["walk", "stairs"],
  ["rate", "gauge"],
] as const satisfies readonly (readonly [View, Icon])[];

export function welcome({hint}: Welcome, actions: WelcomeActions): Content {
  const {card, puzzles} = actions;
  const why = hint.sentences[4] ?? hint.text;
  const name = hint.sentences[2] ?? "";
  return {
    heading: heading(say("welcome"), "", () => card.close()),
    content: [
      h("p", {class: "hint-name"}, name),
      spoken(hint.html, why, "scrolls"),
      actionButtons([
        {label: say("welcome.today"), run: () => void puzzles.startToday()},
        {label: say("welcome.play"), run: () => void puzzles.startKnown(example.class, example.givens)},
        {label: say("welcome.own"), run: () => card.close()},
      ]),
      views(actions),
    ],
    report: `${say("welcome")}. ${name}. ${why}`,
  };
}

/** A button for each view, which shows the example in it. */
function views({choices, puzzles}: WelcomeActions): HTMLElement {
  const button = (view: (typeof purposes)[number][0], image: Icon): HTMLElement => {
    const click = async (): Promise<void> => {
      await puzzles.startKnown(example.class, example.givens);
      choices.show(view);
    };
    return h(
      "button",
      {type: "button", id: `welcome-${view}`, click: () => void click()},
      icon(image),
      h("b", {}, say(view)),
      h("span", {}, say(`welcome.${view}.text`)),
    );
  };
  return h(
    "div",
    {class: "purposes", role: "group", "aria-label": say("views")},
    ...purposes.map(([view, image]) => button(view, image)),
    h(
      "p",
      {id: "welcome-learn"},
      h("a", {href: "#" + lessonFragment(noLesson)}, say("welcome.learn")),
      ": ",
      say("welcome.learn.text"),
    ),
  );
}
