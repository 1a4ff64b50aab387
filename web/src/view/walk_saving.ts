// What can be taken out of a walk: the picture of each place, and the whole of it on paper.
import type {Walk} from "../../../src/walk/page/walk.js";
import type {Asker} from "../engine/ask.ts";
import {h, save} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import {say, type WordKey} from "../words/words.ts";
import {svgToPng} from "../draw/png.ts";
import {standAlone} from "../draw/stand_alone.ts";

type Drawer = Pick<Asker, "drawDigits" | "drawPath" | "styleSheet">;

/**
 * What is shown as a picture that stands alone: its step, or else the board as it is there. `isShownAlone`: the step is on no
 * path that the engine knows by itself, so its picture is that of the page.
 */
export async function pictureOf(walk: Walk, ask: Drawer, givens: string, isShownAlone: boolean): Promise<string> {
  const shown = walk.place?.querySelector<SVGElement>(".boardbox svg");
  if (walk.isStep && isShownAlone && shown) return standAlone(shown, await ask.styleSheet(), "");
  if (walk.isStep) return ask.drawPath(givens, walk.now);
  const digits = walk.board.map((word) => (word.startsWith("=") ? word.slice(1) : ".")).join("");
  return ask.drawDigits(digits, givens);
}

/** Buttons that save the picture of the place that is shown, and one that prints the walk. `failed` is called with the reason why one could not be made. */
export function savingTools(walk: Walk, draw: () => Promise<string>, failed: (why: string) => void): HTMLElement {
  const tool = (id: string, name: string, label: Node | string, run: () => Promise<void> | void): HTMLElement => {
    const click = (): void => void Promise.resolve(run()).catch((error: Error) => failed(error.message));
    return h(
      "button",
      {type: "button", class: "tool", id: `walk-${id}`, "aria-label": name, title: name, click},
      label,
    );
  };
  const saver = (kind: string, key: WordKey, blobOf: (svg: string) => Promise<Blob> | Blob): HTMLElement =>
    tool(kind, say("walk.save", {kind: say(key)}), say(key), async () => {
      const name = `deduku-${walk.place!.id}.${kind}`;
      save(name, await blobOf(await draw()));
    });
  return h(
    "span",
    {class: "outs", role: "group", "aria-label": say("share")},
    saver("svg", "share.svg", (svg) => new Blob([svg], {type: "image/svg+xml"})),
    saver("png", "share.png", svgToPng),
    tool("print", say("print"), icon("print"), () => window.print()),
  );
}
