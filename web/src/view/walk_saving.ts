// Exports of a walk: the picture of each place, a link to it, and the whole walk on paper.
import type {Walk} from "../../../src/walk/page/walk.js";
import type {Asker} from "../engine/ask.ts";
import {h} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import {say} from "../words/words.ts";
import {standAlone} from "../draw/stand_alone.ts";
import {type Drawn, pictureTools} from "./picture_tools.ts";

type Drawer = Pick<Asker, "drawDigits" | "drawPath" | "styleSheet">;

/**
 * The current place as a stand-alone picture: its step, or else the board at that place. `isShownAlone`: the step is on
 * no path that the engine finds by itself, so its picture is taken from the page.
 */
export async function pictureOf(walk: Walk, ask: Drawer, givens: string, isShownAlone: boolean): Promise<string> {
  const shown = walk.place?.querySelector<SVGElement>(".boardbox svg");
  if (walk.isStep && isShownAlone && shown) return standAlone(shown, await ask.styleSheet(), "");
  if (walk.isStep) return ask.drawPath(givens, walk.now);
  const digits = walk.board.map((word) => (word.startsWith("=") ? word.slice(1) : ".")).join("");
  return ask.drawDigits(digits, givens);
}

/** Buttons for the picture of the current place and for a link to it, and one that prints the walk. */
export function savingTools(walk: Walk, drawn: Pick<Drawn, "link" | "svg" | "tell">): HTMLElement {
  const name = say("print");
  const attributes = {type: "button", class: "tool", id: "walk-print", "aria-label": name, title: name};
  return h(
    "span",
    {class: "outs", role: "group", "aria-label": say("share")},
    ...pictureTools("walk", {...drawn, name: () => `deduku-${walk.place!.id}`}, ["svg", "png"]),
    h("button", {...attributes, click: () => window.print()}, icon("print")),
  );
}
