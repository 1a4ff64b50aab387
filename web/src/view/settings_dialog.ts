// Settings: language, appearance, play; and the version of the engine.
import type {Actions} from "../app/actions.ts";
import {h} from "../dom/dom.ts";
import {conflictTimes, inputOrders, marksPlaces, notations, preferences, type Settings, themes} from "../state/settings.ts";
import type {State} from "../state/state.ts";
import {languages, nameOf, say, type WordKey} from "../words/words.ts";
import type {Dialog} from "./dialog.ts";

export interface SettingsActions extends Pick<Actions, "openDialog"> {
  choices: Pick<Actions["choices"], "change">;
}

export function openSettings(
  dialog: Dialog,
  {settings, about}: Pick<State, "about" | "settings">,
  {choices, openDialog}: SettingsActions,
): void {
  const again = async (change: Partial<Settings>): Promise<void> => {
    await choices.change(change);
    openDialog("settings");
  };
  const choice = <Name extends keyof Settings>(
    name: Name,
    word: WordKey,
    values: readonly Settings[Name][],
    label: (value: Settings[Name]) => string,
  ): HTMLElement => {
    const radios = values.map((value) =>
      h(
        "label",
        {},
        h("input", {
          type: "radio",
          name,
          id: `${name}-${String(value)}`,
          checked: settings[name] === value,
          change: () => again({[name]: value}),
        }),
        h("span", {}, label(value)),
      ),
    );
    return h("fieldset", {class: "choice-row"}, h("legend", {}, say(word)), h("div", {class: "segments"}, ...radios));
  };
  const toggle = (name: "shade" | "autoMarks" | "tidyMarks" | "showTime" | "letterKeys", word: WordKey): HTMLElement =>
    h(
      "label",
      {class: "toggle"},
      h("span", {}, say(word)),
      h("input", {
        type: "checkbox",
        role: "switch",
        id: `set-${name}`,
        checked: settings[name],
        change: (event: Event) => choices.change({[name]: (event.target as HTMLInputElement).checked}),
      }),
    );
  const link = (name: "keys" | "ladder", word: WordKey): HTMLElement =>
    h("button", {type: "button", class: "btn", id: `open-${name}`, click: () => openDialog(name)}, say(word));
  dialog.open(
    say("settings"),
    choice("language", "language", languages, nameOf),
    choice("theme", "theme", themes, (value) => say(`theme.${value}.short`)),
    choice("notation", "notation", notations, (value) => ({rc: "r1c1", a1: "A1", k9: "K9"})[value]),
    choice("conflicts", "conflicts", conflictTimes, (value) => say(`conflicts.${value}`)),
    choice("order", "order", inputOrders, (value) => say(`order.${value}`)),
    choice("prefer", "prefer", preferences, (value) => say(`prefer.${value}`)),
    choice("marksAt", "marksAt", marksPlaces, (value) => say(`marksAt.${value}`)),
    h("p", {class: "small quiet"}, say("marksAt.text")),
    toggle("shade", "shade"),
    toggle("autoMarks", "autoMarks"),
    toggle("tidyMarks", "tidyMarks"),
    toggle("showTime", "time.show"),
    toggle("letterKeys", "letterKeys"),
    h("div", {class: "act"}, link("ladder", "ladder"), link("keys", "keys")),
    h(
      "p",
      {class: "small quiet", id: "about"},
      about ? say("about", {version: about.version, commit: about.commit}) : say("about.none"),
      " ",
      say("about.private"),
    ),
  );
}
