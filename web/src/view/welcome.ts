// The card of a first visit: ways to begin, the drawn step with its reason, and the purposes of the views.
import type {Actions} from "../app/actions.ts";
import {h} from "../dom/dom.ts";
import {icon, type Icon} from "../dom/icons.ts";
import {lessonFragment, noLesson, type View} from "../state/link.ts";
import type {Welcome} from "../state/state.ts";
import {say} from "../words/words.ts";
import {type Content, heading, spoken} from "./card_parts.ts";
import {type LevelActions, levelButtons} from "./level_buttons.ts";

export interface WelcomeActions extends LevelActions {
  card: Pick<Actions["card"], "close">;
  choices: Pick<Actions["choices"], "show">;
  puzzles: LevelActions["puzzles"] & Pick<Actions["puzzles"], "clear" | "startExample">;
}

/** The views that show the example, each with the picture of its purpose. */
const purposes = [
  ["play", "pen"],
  ["walk", "stairs"],
  ["rate", "gauge"],
] as const satisfies readonly (readonly [View, Icon])[];

export function welcome({hint}: Welcome, actions: WelcomeActions): Content {
  const why = hint.sentences[4] ?? hint.text;
  const name = hint.sentences[2] ?? "";
  return {
    heading: heading(say("welcome"), "", () => actions.card.close()),
    content: [
      levelButtons(actions),
      others(actions),
      h("p", {class: "hint-name"}, name),
      spoken(hint.html, why, "scrolls"),
      views(actions),
    ],
    report: `${say("welcome")}. ${name}. ${why}`,
  };
}

/** For visitors with a puzzle, and for those new to Sudoku. */
function others({openDialog, puzzles}: WelcomeActions): HTMLElement {
  const button = (id: string, label: string, click: () => void): HTMLElement =>
    h("button", {type: "button", class: "btn plain", id, click}, label);
  return h(
    "div",
    {class: "act others"},
    button("welcome-own", say("welcome.own"), () => puzzles.clear()),
    button("welcome-import", say("import"), () => openDialog("import")),
    button("welcome-new", say("welcome.new"), () => openDialog("intro")),
  );
}

/** A button for each view, which shows the example in it. */
function views({choices, puzzles}: WelcomeActions): HTMLElement {
  const button = (view: (typeof purposes)[number][0], image: Icon): HTMLElement => {
    const click = (): void => {
      puzzles.startExample();
      choices.show(view);
    };
    return h(
      "button",
      {type: "button", id: `welcome-${view}`, click},
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
