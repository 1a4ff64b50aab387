// New: a puzzle of the collection, or an empty board.
import type {App} from "../app/app.ts";
import {h} from "../dom.ts";
import {classes, load} from "../collection.ts";
import {say} from "../words/words.ts";
import type {Dialog} from "./dialog.ts";

export function openNew(app: App, dialog: Dialog): void {
  const begin = async (name: (typeof classes)[number]): Promise<void> => {
    const puzzles = await load(name);
    const at = Math.floor(Math.random() * puzzles.length);
    dialog.close();
    app.puzzles.startLine(puzzles[at]!, say("new.name", {class: say(`class.${name}`), n: at + 1}));
  };
  const choices = classes.map((name) =>
    h(
      "button",
      {type: "button", class: "choice", id: `class-${name}`, click: () => void begin(name)},
      h("b", {}, say(`class.${name}`)),
      h("span", {}, say(`class.${name}.text`)),
    ),
  );
  const empty = h(
    "button",
    {
      type: "button",
      class: "btn",
      id: "new-empty",
      click: () => {
        dialog.close();
        app.puzzles.clear();
      },
    },
    say("new.empty"),
  );
  const other = h(
    "button",
    {type: "button", class: "btn", id: "new-import", click: () => app.openDialog("import")},
    say("import"),
  );
  const again = h(
    "button",
    {
      type: "button",
      class: "btn",
      id: "new-restart",
      click: () => {
        dialog.close();
        app.moves.restart();
      },
    },
    say("restart"),
  );
  dialog.open(say("new"), h("div", {class: "choices"}, ...choices), h("div", {class: "act"}, empty, other, again));
}
