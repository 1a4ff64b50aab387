// Share: the puzzle or the board as a link, as text in several formats, as a picture, on paper.
import type {DialogName} from "../app/page.ts";
import type {Asker} from "../engine/ask.ts";
import {h, picture, refill, save} from "../dom/dom.ts";
import {type Board, emptyBoard, restarted} from "../state/board.ts";
import {type Link, toEmbed, toFragment} from "../state/link.ts";
import {linkTo, shownMarks, type State, marksForEngine} from "../state/state.ts";
import {say, type WordKey} from "../words/words.ts";
import type {Dialog} from "./dialog.ts";
import {drawScene} from "../draw/board.ts";
import {svgToPng} from "../draw/png.ts";
import {fileName, standAlone, withTitle} from "../draw/stand_alone.ts";

/** The text formats of the engine, by name. */
const formats = [
  ["candidates", "share.candidates"],
  ["hodoku", "share.hodoku"],
] as const;

/** The player's board, without highlights: those show the player's position, not the state of the board. */
function drawBoard({facts, settings, wrong}: State, board: Board, marks: readonly number[]): SVGElement {
  const isInMiddle = settings.marksAt === "middle";
  const conflicts = [...(settings.conflicts === "asked" ? [] : [...facts.conflicts, ...facts.wrong]), ...wrong];
  return drawScene({...board, marks, isInMiddle, lit: 0, conflicts, notation: settings.notation});
}

/** The content of the view. */
function asItStands(state: State): SVGElement {
  const {board} = state.game;
  if (state.view === "play" && state.drawn) return picture(state.drawn);
  return state.view === "play" ? drawBoard(state, board, shownMarks(state)) : digitsAlone(state, restarted(board));
}

const digitsAlone = (state: State, {digits, givens}: Board): SVGElement =>
  drawBoard(state, {...emptyBoard, digits, givens}, emptyBoard.marks);

/** The shared content, and the functions for its pictures and texts. */
export interface Sharing {
  /** The current state. */
  state: () => State;
  ask: Pick<Asker, "canonical" | "json" | "styleSheet" | "write">;
  /** The picture of the current place of the walk; "" if there is no picture. */
  pictureOfWalk: () => Promise<string>;
}

export function openShare(dialog: Dialog, sharing: Sharing, openDialog: (name: DialogName) => void): void {
  const result = h("p", {class: "small quiet", role: "status", id: "share-result"});
  const rows = new Rows(result);
  dialog.open(
    say("share"),
    sheetButton(sharing),
    ...linkRows(sharing, rows),
    ...paperRows(dialog, rows, openDialog),
    rows.row("share.picture"),
    pictureForm(sharing, titleOfPicture(sharing.state()), rows),
    h("h3", {}, say("share.formats")),
    ...textRows(sharing, rows),
    result,
  );
}

/** On systems with a share sheet: passes a link to the current display to another program. */
function sheetButton({state}: Sharing): HTMLElement | false {
  if (!("share" in navigator)) return false;
  const click = (): void => {
    const url = location.href.split("#")[0] + "#" + toFragment(linkTo(state()));
    navigator.share({title: titleOfPicture(state()) || "Deduku", url}).catch(() => {}); // the reader has cancelled
  };
  return h("button", {type: "button", class: "btn primary", id: "share-sheet", click}, say("share.sheet"));
}

/** The rows of the dialog. The result of a button is shown below its row. */
class Rows {
  readonly #result: HTMLElement;

  constructor(result: HTMLElement) {
    this.#result = result;
  }

  row(word: WordKey, ...buttons: Node[]): HTMLElement {
    const text = h("span", {class: "small quiet"}, say(`${word}.text` as WordKey));
    return h("div", {class: "out"}, h("b", {}, say(word)), text, ...buttons);
  }

  /** `word` is on the button, `what` names its subject. */
  button(id: string, word: WordKey, run: () => Promise<void> | void, what: WordKey): HTMLElement {
    const click = async (event: Event): Promise<void> => {
      (event.currentTarget as Element).closest(".out, .picture-form")!.after(this.#result);
      try {
        await run();
      } catch (error) {
        refill(this.#result, error instanceof Error ? error.message : String(error));
      }
    };
    const label = `${say(word)}: ${say(what)}`;
    return h("button", {type: "button", class: "btn", id: `share-${id}`, "aria-label": label, click}, say(word));
  }

  copying(id: string, word: WordKey, text: () => Promise<string> | string): HTMLElement {
    const copy = this.button(id, "copy", async () => this.#copy(word, await text()), word);
    return this.row(word, copy);
  }

  /** Without a clipboard the text is shown. */
  async #copy(what: WordKey, text: string): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    const shown = isCopied
      ? say("share.copied", {what: say(what)})
      : h("textarea", {rows: 4, readonly: true, "aria-label": say(what)}, text);
    refill(this.#result, shown);
  }
}

function linkRows(sharing: Sharing, rows: Rows): HTMLElement[] {
  const {game, view} = sharing.state();
  const puzzle = restarted(game.board);
  const link = (change: Partial<Link>): string =>
    location.href.split("#")[0] + "#" + toFragment({...linkTo(sharing.state()), ...change});
  const links = [
    rows.copying("puzzle", "share.puzzle", () => link({view: "play", board: puzzle, hint: 0, place: 0, made: ""})),
    rows.copying("link", "share.link", () => link({view: "play", made: ""})),
  ];
  if (game.made) links.push(rows.copying("made", "share.made", () => link({view: "play", board: null, hint: 0})));
  if (view === "walk") links.push(rows.copying("step", "share.step", () => link({board: puzzle, made: ""})));
  const shows = view === "walk" ? "walk" : "board";
  links.push(
    rows.copying("embed", "share.embed", () =>
      frameOf(link({}).split("#")[0]!, toEmbed(shows, linkTo(sharing.state()))),
    ),
  );
  return links;
}

/** The element that shows a board or a walk on another site. */
function frameOf(address: string, fragment: string): string {
  const [width, height] = fragment.startsWith("embed=walk") ? [720, 480] : [420, 460];
  const frame = h("iframe", {src: `${address}#${fragment}`, width, height, loading: "lazy", title: "Deduku"});
  frame.style.border = "0";
  return frame.outerHTML;
}

function textRows(sharing: Sharing, rows: Rows): HTMLElement[] {
  const {ask} = sharing;
  const {board} = sharing.state().game;
  // 81 characters, as other programs read them: a line of the engine would mark the placed digits.
  const texts = [rows.copying("line", "share.line", () => board.digits)];
  for (const [format, word] of formats)
    texts.push(rows.copying(format, word, () => ask.write(board, marksForEngine(sharing.state()), format)));
  texts.push(rows.copying("canonical", "share.canonical", () => ask.canonical(board.givens)));
  texts.push(rows.copying("fpuzzles", "share.fpuzzles", () => ask.write(board, ownMarks(sharing.state()), "fpuzzles")));
  texts.push(rows.copying("sudokupad", "share.sudokupad", () => linkToSudokuPad(sharing)));
  return [...texts, rows.copying("json", "share.json", () => ask.json(board, marksForEngine(sharing.state())))];
}

/** The marks that the player sees, and no others; null without any. */
function ownMarks(state: State): readonly number[] | null {
  const marks = shownMarks(state);
  return marks.some((set) => set !== 0) ? marks : null;
}

/** The short link if the board has only givens. */
function linkToSudokuPad({ask, state}: Sharing): Promise<string> {
  const {board} = state().game;
  const marks = ownMarks(state());
  const isFresh = board.digits === board.givens && marks === null;
  return ask.write(board, marks, isFresh ? "scf" : "sudokupad");
}

function paperRows(dialog: Dialog, rows: Rows, openDialog: (name: DialogName) => void): HTMLElement[] {
  const print = (): void => {
    dialog.close();
    window.print();
  };
  return [
    rows.row("share.print", rows.button("print", "print", print, "share.print")),
    rows.row(
      "share.sheets",
      rows.button("sheets", "print.choose", () => openDialog("print"), "share.sheets"),
    ),
  ];
}

/** The name of the puzzle, and the step that is shown. */
function titleOfPicture({game, place, view}: State): string {
  return view === "walk" && place > 0 ? [game.name, say("share.atStep", {n: place})].join(" ") : game.name;
}

/** The parts of the board on the picture, its title, and the file types. */
function pictureForm(sharing: Sharing, name: string, rows: Rows): HTMLElement {
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
    const {ask, pictureOfWalk} = sharing;
    const state = sharing.state();
    const isWhole = what.querySelector<HTMLInputElement>("#share-stands")!.checked;
    const walked = isWhole && state.view === "walk" ? await pictureOfWalk() : "";
    if (walked) return withTitle(walked, title.value.trim());
    const board = state.view === "play" ? state.game.board : restarted(state.game.board);
    const drawn = isWhole ? asItStands(state) : digitsAlone(state, board);
    return standAlone(drawn, await ask.styleSheet(), title.value.trim());
  };
  const saving = (kind: "svg" | "png", blobOf: (svg: string) => Promise<Blob> | Blob): HTMLElement =>
    rows.button(
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
