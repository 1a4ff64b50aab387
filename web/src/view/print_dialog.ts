// Print: the puzzles, the number per sheet, the paper, and whether to add solutions.
import {classOf} from "../app/classes.ts";
import type {Asker} from "../engine/ask.ts";
import {classes, type Class, loadRated, ranges} from "../state/collection.ts";
import {h, refill} from "../dom/dom.ts";
import {
  greatestMargin,
  greatestPaper,
  leastPaper,
  leastSide,
  type PageSetup,
  type PaperName,
  paperNames,
  papers,
  puzzlePlaces,
} from "../state/paper.ts";
import type {State} from "../state/state.ts";
import {say} from "../words/words.ts";
import type {Dialog} from "./dialog.ts";
import {type CountOfSheet, countsOfSheet, makeSheets, type Printed, printSheets, sheetsFor} from "./sheets.ts";

const sources = ["this", "collection", "list"] as const;
type Source = (typeof sources)[number];

/** A chosen puzzle, with its class if that is known already. */
interface Chosen {
  digits: string;
  name: string;
  note: string;
}

const maxPrinted = 120;
const pause = 150; // ms without a key before the list is read

/** `count` of the values, in their order, all equally likely. */
function some<Value>(values: readonly Value[], count: number): Value[] {
  let wanted = Math.min(count, values.length);
  return values.filter((_, at) => {
    const isTaken = Math.random() * (values.length - at) < wanted;
    if (isTaken) --wanted;
    return isTaken;
  });
}

type Printer = Pick<Asker, "check" | "path" | "read">;

export class PrintDialog {
  readonly #ask: Printer;
  readonly #state: () => Pick<State, "game">;
  readonly #dialog: Dialog;
  #source: Source = "this";
  #class: Class = "easy";
  #wanted = 6;
  #count: CountOfSheet = 1;
  #paper: PaperName | "own" = "A4";
  #own = {width: 150, height: 200};
  #margin = 15;
  #isBound = false;
  #withNotes = true;
  #withSolutions = true;
  #list: Chosen[] = [];
  #timer = 0;
  readonly #said = h("p", {class: "small quiet", role: "status", id: "print-said"});
  readonly #print = h("button", {type: "button", class: "btn primary", id: "print-now"});
  readonly #text = h("textarea", {id: "print-list", rows: 7, wrap: "off", spellcheck: "false", autocomplete: "off"});

  constructor(dialog: Dialog, ask: Printer, state: () => Pick<State, "game">) {
    this.#ask = ask;
    this.#state = state;
    this.#dialog = dialog;
    this.#print.addEventListener("click", () => void this.#run());
    this.#text.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => void this.#read(), pause);
    });
  }

  /** `text`: initial puzzles. */
  open(text?: string): void {
    if (text !== undefined) {
      this.#source = "list";
      this.#text.value = text;
      this.#count = 4;
      void this.#read();
    } else if (this.#source === "this" && !this.#hasPuzzle) this.#source = "collection";
    this.#show();
  }

  get #hasPuzzle(): boolean {
    return /[1-9]/.test(this.#state().game.board.givens);
  }

  #show(): void {
    refill(this.#print, say("print"));
    this.#text.setAttribute("aria-label", say("print.list"));
    const source = this.#choice(
      "source",
      say("print.which"),
      sources.filter((source) => source !== "this" || this.#hasPuzzle),
      this.#source,
      (source) => say(`print.${source}`),
      (source) => (this.#source = source),
    );
    const count = this.#choice("count", say("print.count"), countsOfSheet, this.#count, String, (count) => {
      this.#count = count;
    });
    const toggle = (id: string, label: string, isOn: boolean, set: (isOn: boolean) => void): HTMLElement => {
      const change = (event: Event): void => {
        set((event.target as HTMLInputElement).checked);
        this.#showNumber();
      };
      const input = h("input", {type: "checkbox", role: "switch", id, checked: isOn, change});
      return h("label", {class: "toggle"}, h("span", {}, label), input);
    };
    this.#dialog.open(
      say("print.puzzles"),
      source,
      this.#source === "collection" && this.#collection(),
      this.#source === "list" && h("div", {}, h("p", {class: "quiet"}, say("print.list.text")), this.#text),
      count,
      this.#paperFields(),
      toggle("print-bound", say("print.bound"), this.#isBound, (isOn) => (this.#isBound = isOn)),
      toggle("print-notes", say("print.notes"), this.#withNotes, (isOn) => (this.#withNotes = isOn)),
      toggle("print-solutions", say("print.solutions"), this.#withSolutions, (isOn) => (this.#withSolutions = isOn)),
      this.#said,
      h("div", {class: "act"}, this.#print),
    );
    this.#showNumber();
  }

  /** A choice of one of a few values; the dialog follows it. */
  #choice<Value extends string | number>(
    name: string,
    legend: string,
    values: readonly Value[],
    chosen: Value,
    label: (value: Value) => string,
    choose: (value: Value) => void,
  ): HTMLElement {
    const radio = (value: Value): HTMLElement => {
      const change = (): void => {
        choose(value);
        this.#show();
      };
      const input = {type: "radio", name: `print-${name}`, id: `print-${value}`, checked: value === chosen, change};
      return h("label", {}, h("input", input), h("span", {}, label(value)));
    };
    const segments = h("div", {class: "segments"}, ...values.map(radio));
    return h("fieldset", {class: "choice-row"}, h("legend", {}, legend), segments);
  }

  /** The class of the collection, and the number of puzzles. */
  #collection(): HTMLElement {
    const options = classes.map((name) =>
      h("option", {value: name, selected: name === this.#class}, say(`class.${name}`)),
    );
    const chooseClass = (event: Event): void => {
      this.#class = (event.target as HTMLSelectElement).value as Class;
      this.#showNumber();
    };
    const chooseNumber = (event: Event): void => {
      const {valueAsNumber} = event.target as HTMLInputElement;
      this.#wanted = Number.isFinite(valueAsNumber) ? Math.floor(valueAsNumber) : 0;
      this.#showNumber();
    };
    const number = {
      type: "number",
      id: "print-wanted",
      min: 1,
      max: maxPrinted,
      value: this.#wanted,
      input: chooseNumber,
    };
    return h(
      "div",
      {class: "fields"},
      h(
        "label",
        {class: "field"},
        h("span", {}, say("print.class")),
        h("select", {id: "print-class", change: chooseClass}, ...options),
      ),
      h("label", {class: "field"}, h("span", {}, say("print.wanted")), h("input", number)),
    );
  }

  /** The paper, with its size if it has no name, and the margins. */
  #paperFields(): HTMLElement {
    const option = (name: PaperName | "own"): HTMLElement =>
      h("option", {value: name, selected: name === this.#paper}, name === "own" ? say("print.paper.own") : name);
    const choose = (event: Event): void => {
      this.#paper = (event.target as HTMLSelectElement).value as PaperName | "own";
      this.#show();
    };
    const paper = h("select", {id: "print-paper", change: choose}, ...[...paperNames, "own" as const].map(option));
    const field = (label: string, input: HTMLElement): HTMLElement =>
      h("label", {class: "field"}, h("span", {}, label), input);
    const length = (
      id: "width" | "height" | "margin",
      value: number,
      max: number,
      set: (value: number) => void,
    ): HTMLElement => {
      const input = (event: Event): void => {
        set((event.target as HTMLInputElement).valueAsNumber);
        this.#showNumber();
      };
      const number = {type: "number", id: `print-${id}`, min: 0, max, step: "any", value, input};
      return field(say(`print.${id}`), h("input", number));
    };
    const {width, height} = this.#own;
    return h(
      "div",
      {class: "fields"},
      field(say("print.paper"), paper),
      this.#paper === "own" && length("width", width, greatestPaper, (width) => (this.#own = {...this.#own, width})),
      this.#paper === "own" && length("height", height, greatestPaper, (height) => (this.#own = {...this.#own, height})),
      length("margin", this.#margin, greatestMargin, (margin) => (this.#margin = margin)),
    );
  }

  get #setup(): PageSetup {
    const paper = this.#paper === "own" ? this.#own : papers[this.#paper];
    return {paper, margin: this.#margin, isBound: this.#isBound};
  }

  /** The fault of the paper; "" if boards large enough to fill in fit on it. */
  get #fault(): string {
    const {paper, margin} = this.#setup;
    const isLength = (value: number, least: number, most: number): boolean => least <= value && value <= most;
    if (!isLength(paper.width, leastPaper, greatestPaper) || !isLength(paper.height, leastPaper, greatestPaper))
      return say("print.fault.paper", {least: leastPaper, most: greatestPaper});
    if (!isLength(margin, 0, greatestMargin)) return say("print.fault.margin", {most: greatestMargin});
    return puzzlePlaces(this.#setup, this.#count).side < leastSide ? say("print.fault.room") : "";
  }

  async #read(): Promise<void> {
    const text = this.#text.value;
    const {puzzles} = await this.#ask.read(text).catch(() => ({puzzles: []}));
    if (this.#text.value !== text) return;
    this.#list = puzzles.slice(0, maxPrinted).map(({board, name}) => ({digits: board.digits, name, note: ""}));
    this.#showNumber();
  }

  /** The resulting number of puzzles. */
  get #number(): number {
    if (this.#source === "this") return 1;
    if (this.#source === "list") return this.#list.length;
    return Math.max(0, Math.min(this.#wanted, maxPrinted, ranges[this.#class].n));
  }

  #showNumber(): void {
    const n = this.#number;
    const fault = this.#fault;
    this.#print.disabled = n === 0 || fault !== "";
    if (fault !== "" || n === 0) return refill(this.#said, fault !== "" ? fault : say("print.nothing"));
    const sheets = sheetsFor(n, this.#count, this.#withSolutions ? n : 0, this.#setup);
    refill(this.#said, say("print.sheets", {n, sheets}));
  }

  async #chosen(): Promise<Chosen[]> {
    const {game} = this.#state();
    if (this.#source === "this") return [{digits: game.board.givens, name: game.name, note: ""}];
    if (this.#source === "list") return this.#list;
    const puzzles = await loadRated(this.#class);
    const named = puzzles.map(({line, r}, at) => ({
      digits: line,
      name: say("new.name", {class: say(`class.${this.#class}`), n: at + 1}),
      note: say("print.rating", {value: r}),
    }));
    return some(named, this.#number);
  }

  async #run(): Promise<void> {
    this.#print.disabled = true;
    const chosen = await this.#chosen();
    const printed: Printed[] = [];
    for (const puzzle of chosen) printed.push(await this.#complete(puzzle));
    this.#dialog.close();
    printSheets(makeSheets(printed, this.#count, this.#setup), this.#setup);
  }

  /** Adds the other printed parts. */
  async #complete({digits, name, note}: Chosen): Promise<Printed> {
    const ask = this.#ask;
    const {signal} = new AbortController();
    const check = this.#withSolutions || this.#withNotes ? await ask.check(digits, signal).catch(() => null) : null;
    const isUnique = check?.status === "unique";
    const known = isUnique && this.#withNotes && note === "" ? await classOf(ask, digits) : null;
    return {
      digits,
      name,
      note: !this.#withNotes ? "" : known ? say(`class.${known}`) : note,
      solution: isUnique && this.#withSolutions ? check.solutions[0]! : "",
    };
  }
}
