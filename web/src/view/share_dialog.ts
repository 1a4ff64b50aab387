// Share: the puzzle or the board as a link, as text of several forms, as a picture, on paper.
import type {App} from "../app/app.ts";
import {h, picture, refill, save} from "../dom.ts";
import {type Board, restarted} from "../state/board.ts";
import {type Link, toFragment} from "../state/link.ts";
import {shownMarks, type State, toldMarks} from "../state/state.ts";
import {say, type WordKey} from "../words/words.ts";
import type {Dialog} from "./dialog.ts";
import {drawScene} from "./drawing.ts";
import {svgToPng} from "./png.ts";
import {fileName, standAlone} from "./stand_alone.ts";

/** The texts that the engine writes, by the names of its formats. */
const formats = [
  ["line", "share.line"],
  ["candidates", "share.candidates"],
  ["hodoku", "share.hodoku"],
] as const;

/** The player's board, without what is lit: that shows where the player is, and not what the board is like. */
function drawBoard({facts, settings, wrong}: State, board: Board, marks: readonly number[]): SVGElement {
  const {digits, givens, colourA, colourB} = board;
  const conflicts = [...(settings.conflicts === "once" ? facts.conflicts : []), ...wrong];
  return drawScene({digits, givens, colourA, colourB, marks, lit: 0, conflicts, notation: settings.notation});
}

/** What the view shows. */
async function asItStands(app: App): Promise<SVGElement> {
  const {state} = app;
  const {board} = state.game;
  const step = state.view === "walk" ? await app.pictureOfWalk() : state.view === "play" ? state.drawn : "";
  if (step) return picture(step);
  return state.view === "play" ? drawBoard(state, board, shownMarks(state)) : digitsAlone(state, restarted(board));
}

const digitsAlone = (state: State, board: Board): SVGElement =>
  drawBoard(
    state,
    board,
    board.marks.map(() => 0),
  );

export function openShare(app: App, dialog: Dialog): void {
  const {state} = app;
  const {board, name} = state.game;
  const isWalk = state.view === "walk";
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
  const link = (change: Partial<Link>): string =>
    location.href.split("#")[0] + "#" + toFragment({...app.link, ...change});
  const row = (word: WordKey, ...buttons: Node[]): HTMLElement =>
    h(
      "div",
      {class: "out"},
      h("b", {}, say(word)),
      h("span", {class: "small quiet"}, say(`${word}.text` as WordKey)),
      ...buttons,
    );
  const button = (id: string, word: WordKey, run: () => Promise<void>, what: WordKey): HTMLElement =>
    h(
      "button",
      {
        type: "button",
        class: "btn",
        id: `share-${id}`,
        "aria-label": `${say(word)}: ${say(what)}`,
        click: (event: Event) => {
          (event.currentTarget as Element).closest(".out, .picture-form")!.after(told);
          void run().catch((error: Error) => refill(told, error.message));
        },
      },
      say(word),
    );
  const copying = (id: string, word: WordKey, text: () => Promise<string> | string): HTMLElement =>
    row(
      word,
      button(id, "copy", async () => copy(word, await text()), word),
    );
  const links = [
    copying("puzzle", "share.puzzle", () => link({view: "play", board: restarted(board), hint: 0, place: 0})),
    copying("link", "share.link", () => link({view: "play"})),
    ...(isWalk ? [copying("step", "share.step", () => link({board: restarted(board)}))] : []),
  ];
  const texts = formats.map(([format, word]) =>
    copying(format, word, () => app.ask.write(board, toldMarks(state), format)),
  );
  dialog.open(
    say("share"),
    ...links,
    ...texts,
    copying("json", "share.json", () => app.ask.json(board, toldMarks(state))),
    row("share.picture"),
    pictureForm(
      app,
      isWalk && state.place > 0 ? [name, say("share.atStep", {n: state.place})].join(" ") : name,
      button,
    ),
    row(
      "share.print",
      button(
        "print",
        "print",
        async () => {
          dialog.close();
          window.print();
        },
        "share.print",
      ),
    ),
    row(
      "share.sheets",
      button("sheets", "print.choose", async () => app.openDialog("print"), "share.sheets"),
    ),
    told,
  );
}

/** What of the board is on the picture, its title, and the files that it can be. */
function pictureForm(
  app: App,
  name: string,
  button: (id: string, word: WordKey, run: () => Promise<void>, what: WordKey) => HTMLElement,
): HTMLElement {
  const title = h("input", {type: "text", id: "share-title", value: name, maxlength: 120, autocomplete: "off"});
  const choice = (value: "stands" | "digits"): HTMLElement =>
    h(
      "label",
      {},
      h("input", {type: "radio", name: "share-what", id: `share-${value}`, value, checked: value === "stands"}),
      h("span", {}, say(`share.picture.${value}`)),
    );
  const what = h("div", {class: "segments", role: "radiogroup", "aria-label": say("share.picture")});
  what.append(choice("stands"), choice("digits"));
  const draw = async (): Promise<string> => {
    const {state} = app;
    const isWhole = what.querySelector<HTMLInputElement>("#share-stands")!.checked;
    const board = state.view === "play" ? state.game.board : restarted(state.game.board);
    const drawn = isWhole ? await asItStands(app) : digitsAlone(state, board);
    return standAlone(drawn, await app.ask.styleSheet(), title.value.trim());
  };
  const saving = (kind: "svg" | "png", blobOf: (svg: string) => Promise<Blob> | Blob): HTMLElement =>
    button(
      kind,
      `share.${kind}`,
      async () => save(fileName(title.value, kind), await blobOf(await draw())),
      "share.picture",
    );
  return h(
    "div",
    {class: "picture-form"},
    what,
    h("label", {class: "field"}, h("span", {}, say("share.title")), title),
    h(
      "div",
      {class: "act"},
      saving("svg", (svg) => new Blob([svg], {type: "image/svg+xml"})),
      saving("png", svgToPng),
    ),
  );
}
