// Import: any text or file with 81 cells; the puzzles read are shown while the text is typed.
import type {Actions} from "../app/actions.ts";
import type {Asker, Reading, Readings} from "../engine/ask.ts";
import {EngineError} from "../engine/engine.ts";
import {h, refill} from "../dom/dom.ts";
import {digitsOfCode, faultOf} from "../state/code.ts";
import {pastedFragment, fromFragment} from "../state/link.ts";
import {filledCount} from "../state/board.ts";
import {isWord, say} from "../words/words.ts";
import type {Dialog} from "./dialog.ts";
import {drawSmall} from "../draw/board.ts";

const pause = 120; // ms without a key before the text is read
const maxRead = 200_000; // characters
const none: Readings = {puzzles: [], bad: [], others: null};
const alone = (reading: Reading): Readings => ({...none, puzzles: [reading]});

/** The fault of the board of a link. */
function whyDamaged(code: string): string {
  const fault = faultOf(code);
  return say(`link.damaged.${fault.what}`, {...fault});
}

export interface ImportActions extends Pick<Actions, "openDialog"> {
  choices: Pick<Actions["choices"], "show">;
  puzzles: Pick<Actions["puzzles"], "start">;
}

export class ImportDialog {
  readonly #actions: ImportActions;
  readonly #ask: Pick<Asker, "read">;
  readonly #dialog: Dialog;
  readonly #text = h("textarea", {
    id: "import-text",
    rows: 9,
    wrap: "off",
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
  });
  readonly #said = h("div", {class: "said", role: "status", id: "import-said"});
  readonly #file = h("input", {type: "file", class: "unseen", id: "import-file", tabindex: -1, "aria-hidden": "true"});
  readonly #play = h("button", {type: "button", class: "btn primary", id: "import-play"});
  readonly #rate = h("button", {type: "button", class: "btn", id: "import-rate"});
  readonly #open = h("button", {type: "button", class: "btn", id: "import-open"});
  readonly #list = h("button", {type: "button", class: "btn", id: "import-list"});
  readonly #print = h("button", {type: "button", class: "btn", id: "import-print"});
  readonly #damaged = h("p", {class: "failure", role: "alert", id: "import-damaged"});
  #timer = 0;
  #reading: Reading | null = null;

  constructor(dialog: Dialog, ask: Pick<Asker, "read">, actions: ImportActions) {
    this.#actions = actions;
    this.#ask = ask;
    this.#dialog = dialog;
    this.#text.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => void this.#read(), pause);
    });
    this.#file.addEventListener("change", () => void this.#take(this.#file.files?.[0]));
    this.#open.addEventListener("click", () => this.#file.click());
    this.#play.addEventListener("click", () => this.#use("play"));
    this.#rate.addEventListener("click", () => this.#use("rate"));
    this.#list.addEventListener("click", () => this.#actions.openDialog("list", this.#text.value));
    this.#print.addEventListener("click", () => this.#actions.openDialog("print", this.#text.value));
  }

  /** Opens with the code of an unreadable link, and shows its fault. */
  openDamaged(code: string): void {
    const text = digitsOfCode(code);
    this.open(text.length > 20 ? text : code);
    refill(this.#damaged, say("link.damaged", {why: whyDamaged(code)}));
  }

  open(text = ""): void {
    refill(this.#damaged);
    this.#text.value = text.slice(0, maxRead);
    this.#text.setAttribute("aria-label", say("import.label"));
    refill(this.#play, say("enter.play"));
    refill(this.#rate, say("rate"));
    refill(this.#open, say("import.file"));
    refill(this.#list, say("import.list"));
    refill(this.#print, say("import.print"));
    this.#dialog.open(
      say("import"),
      this.#damaged,
      h("p", {class: "quiet"}, say("import.text")),
      this.#text,
      this.#said,
      h("div", {class: "act"}, this.#play, this.#rate, this.#list, this.#print, this.#open, this.#file),
    );
    void this.#read();
  }

  /** Opens with the content of a file. */
  async drop(file: File): Promise<void> {
    this.open();
    await this.#take(file);
  }

  async #take(file: File | undefined): Promise<void> {
    this.#file.value = "";
    if (!file) return;
    clearTimeout(this.#timer); // the file replaces the previous text
    if (file.type.startsWith("image/")) return refill(this.#said, h("p", {class: "failure"}, say("import.picture")));
    this.#text.value = await file.slice(0, maxRead).text();
    await this.#read();
  }

  async #read(): Promise<void> {
    const text = this.#text.value;
    this.#show(null);
    if (text.trim() === "") return refill(this.#said);
    const fragment = pastedFragment(text);
    const link = fragment === null ? null : fromFragment(fragment);
    if (link?.board) return this.#show(alone({format: "link", name: "", board: link.board, line: 1}));
    if (link?.damaged) return this.#refuse(say("link.damaged", {why: whyDamaged(link.damaged)}));
    try {
      const readings = await this.#ask.read(text);
      if (this.#text.value !== text) return;
      this.#show(readings);
      if (readings.puzzles.length === 0) throw readings.bad[0] ?? new Error(say("import.nothing"));
    } catch (error) {
      if (this.#text.value === text) this.#showError(error, text);
    }
  }

  /** The first puzzle is selected; the buttons for all of them also cover unreadable ones. */
  #show(readings: Readings | null): void {
    const {puzzles, bad} = readings ?? none;
    const reading = puzzles[0] ?? null;
    this.#reading = reading;
    this.#play.disabled = this.#rate.disabled = reading === null;
    this.#print.hidden = puzzles.length < 2;
    this.#list.hidden = puzzles.length + bad.length < 2;
    if (!reading) return;
    const format = `format.${reading.format}`;
    const marked = reading.board.marks.filter((set) => set !== 0).length;
    const {digits, givens} = reading.board;
    refill(
      this.#said,
      h("div", {class: "preview", "aria-hidden": "true"}, drawSmall(digits, givens)),
      h(
        "p",
        {},
        h("b", {}, say("import.readAs", {format: isWord(format) ? say(format) : reading.format})),
        " ",
        say(marked > 0 ? "import.withMarks" : "import.digits", {n: filledCount(reading.board), marked}),
        puzzles.length > 1 && " " + say("import.first", {n: puzzles.length}),
        bad.length > 0 && " " + say("import.bad", {n: bad.length, line: bad[0]!.line}),
      ),
    );
  }

  #refuse(why: string): void {
    refill(this.#said, h("p", {class: "failure"}, why));
  }

  #showError(error: unknown, text: string): void {
    const message = error instanceof Error ? error.message : String(error);
    const {line, column} = error instanceof EngineError ? error : {line: 0, column: 0};
    const isPlaced = column > 0 || (line > 0 && text.trim().includes("\n"));
    const place = isPlaced ? say(column > 0 ? "import.place" : "import.line", {line, column}) + " " : "";
    refill(
      this.#said,
      h("p", {}, h("b", {class: "failure"}, say("import.unreadable")), " ", place, place ? message : capitalised(message)),
      line > 0 && column > 0 && this.#excerpt(text, line, column),
    );
  }

  /** The text around a place, with the place marked. */
  #excerpt(text: string, line: number, column: number): HTMLElement {
    const lines = text.split("\n");
    const bad = lines[line - 1] ?? "";
    const before = lines
      .slice(Math.max(0, line - 3), line - 1)
      .map((other) => other + "\n")
      .join("");
    const from = Math.max(0, column - 40);
    return h(
      "pre",
      {class: "excerpt", tabindex: 0},
      before,
      bad.slice(from, column - 1),
      h("mark", {}, bad[column - 1] ?? " "),
      bad.slice(column, column + 20),
    );
  }

  #use(view: "play" | "rate"): void {
    if (!this.#reading) return;
    this.#dialog.close();
    this.#actions.puzzles.start(this.#reading.board, this.#reading.name);
    this.#actions.choices.show(view);
  }
}

/** A message in the form of the beginning of a sentence. */
const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
