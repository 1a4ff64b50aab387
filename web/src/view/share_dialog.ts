// Share: the board as a link, as text of several forms, as a picture, on paper.
import type {App} from "../app/app.ts";
import {h, refill, save} from "../dom.ts";
import {toFragment} from "../state/link.ts";
import {toldMarks} from "../state/state.ts";
import {say, type WordKey} from "../words/words.ts";
import type {Dialog} from "./dialog.ts";
import {svgToPng} from "./png.ts";

/** The texts that the engine writes, by the names of its formats. */
const formats = [
  ["line", "share.line"],
  ["candidates", "share.candidates"],
  ["hodoku", "share.hodoku"],
] as const;

export function openShare(app: App, dialog: Dialog): void {
  const told = h("p", {class: "small quiet", role: "status", id: "share-told"});
  const copy = async (what: WordKey, text: string): Promise<void> => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    refill(
      told,
      isCopied
        ? say("share.copied", {what: say(what)})
        : h("textarea", {rows: 4, readonly: true, "aria-label": say(what)}, text),
    );
  };
  const {state} = app;
  const {board} = state.game;
  const link = (): string => location.href.split("#")[0] + "#" + toFragment({...app.link, view: "play"});
  const text = (format: string): Promise<string> => app.ask.write(board, toldMarks(state), format);
  const drawing = (): Promise<string> => app.ask.draw(board, toldMarks(state));
  const row = (word: WordKey, ...buttons: Node[]): HTMLElement =>
    h(
      "div",
      {class: "out"},
      h("b", {}, say(word)),
      h("span", {class: "small quiet"}, say(`${word}.text` as WordKey)),
      ...buttons,
    );
  const button = (id: string, word: WordKey, run: () => Promise<void>): HTMLElement =>
    h(
      "button",
      {
        type: "button",
        class: "btn",
        id: `share-${id}`,
        click: () => void run().catch((error: Error) => refill(told, error.message)),
      },
      say(word),
    );
  const svgBlob = async (): Promise<Blob> => new Blob([await drawing()], {type: "image/svg+xml"});
  dialog.open(
    say("share"),
    row(
      "share.link",
      button("link", "copy", () => copy("share.link", link())),
    ),
    ...formats.map(([format, word]) =>
      row(
        word,
        button(format, "copy", async () => copy(word, await text(format))),
      ),
    ),
    row(
      "share.json",
      button("json", "copy", async () => copy("share.json", await app.ask.json(board, toldMarks(state)))),
    ),
    row(
      "share.picture",
      button("svg", "share.svg", async () => save("deduku.svg", await svgBlob())),
      button("png", "share.png", async () => save("deduku.png", await svgToPng(await drawing()))),
    ),
    row(
      "share.print",
      button("print", "print", async () => {
        dialog.close();
        window.print();
      }),
    ),
    told,
  );
}
