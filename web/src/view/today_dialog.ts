// Today: a puzzle of each class, the same for everyone; the solved ones among them, and the streaks of days.
import type {Actions} from "../app/actions.ts";
import {h} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import {type Class, classNames} from "../state/classes.ts";
import {keptSolved} from "../state/kept.ts";
import {solvedOf, streakOn} from "../state/solved.ts";
import {dayOf} from "../state/today.ts";
import {say} from "../words/words.ts";
import type {Dialog} from "./dialog.ts";

export interface TodayActions {
  puzzles: Pick<Actions["puzzles"], "startToday">;
}

export function openToday(dialog: Dialog, {puzzles}: TodayActions): void {
  const solved = keptSolved();
  const today = dayOf(new Date());
  const begin = async (name: Class): Promise<void> => {
    await puzzles.startToday(name);
    dialog.close();
  };
  const choice = (name: Class): HTMLElement => {
    const of = solvedOf(solved, name);
    const streak = streakOn(of, today);
    const isDone = of.day === today;
    return h(
      "button",
      {type: "button", class: "choice", id: `today-${name}`, click: () => void begin(name)},
      h("b", {}, say(`class.${name}`)),
      h("span", {}, isDone && icon("check"), isDone ? say("today.done") : say(`class.${name}.text`)),
      h("small", {class: "small quiet"}, streak > 0 ? say("today.streak", {n: streak}) : ""),
    );
  };
  dialog.open(
    say("today"),
    h("p", {class: "quiet"}, say("today.text")),
    h("div", {class: "choices"}, ...classNames.map(choice)),
  );
}
