// The most common choices: an easy, a medium or a hard puzzle, or a puzzle of the day.
import type {Actions} from "../app/actions.ts";
import {h} from "../dom/dom.ts";
import type {Class} from "../state/classes.ts";
import {say} from "../words/words.ts";

export interface LevelActions extends Pick<Actions, "openDialog"> {
  puzzles: Pick<Actions["puzzles"], "startOne">;
}

/** The levels as newspapers name them, and the class of their puzzles: their easy ones need only singles in boxes. */
const usual = {easy: "beginner", medium: "medium", hard: "hard"} as const satisfies Partial<Record<Class, Class>>;
type Level = keyof typeof usual;

/** `begun`: a puzzle has been chosen. */
export function levelButtons({openDialog, puzzles}: LevelActions, begun: () => void = () => {}): HTMLElement {
  const begin = async (name: Class): Promise<void> => {
    await puzzles.startOne(name);
    begun();
  };
  const button = (id: string, label: string, click: () => void): HTMLElement =>
    h("button", {type: "button", class: "btn", id, click}, label);
  return h(
    "div",
    {class: "begin", role: "group", "aria-label": say("new")},
    ...(Object.keys(usual) as Level[]).map((level) =>
      button(`begin-${level}`, say(`class.${level}`), () => void begin(usual[level])),
    ),
    button("begin-today", say("today"), () => openDialog("today")),
  );
}
