// A list of puzzles as a table: their ratings as they arrive, sorted by any column, and as files. It is loaded on
// demand.
import "../style/list.css";
import type {Actions} from "../app/actions.ts";
import {type BadLine, type ListedPuzzle, ListRating, listScales, readList} from "../app/list.ts";
import type {Asker} from "../engine/ask.ts";
import {h, refill, save} from "../dom/dom.ts";
import type {About} from "../state/answers.ts";
import {say} from "../words/words.ts";
import type {Dialog} from "./dialog.ts";
import {type Column, columnsOf, toCsv, toText} from "./list_columns.ts";

export interface ListActions {
  choices: Pick<Actions["choices"], "show">;
  puzzles: Pick<Actions["puzzles"], "start">;
}

const pause = 400; // ms between two refreshes

/** The list that was rated last, and its text: its results are kept while the page is open. */
let last: {text: string; rating: ListRating} | null = null;

export async function openList(
  dialog: Dialog,
  ask: Pick<Asker, "check" | "read" | "scales">,
  about: () => About | null,
  actions: ListActions,
  text: string,
): Promise<void> {
  const spin = h("div", {class: "state list-view", role: "status"}, h("span", {class: "spin"}), say("list.reading"));
  dialog.open(say("list"), spin);
  if (last?.text !== text) {
    last?.rating.stop();
    last = {text, rating: new ListRating(ask, await readList(ask, text))};
  }
  if (dialog.isOpen && spin.isConnected) new ListView(dialog, last.rating, about, actions).open();
}

class ListView {
  readonly #dialog: Dialog;
  readonly #rating: ListRating;
  readonly #about: () => About | null;
  readonly #actions: ListActions;
  readonly #rows = new Map<ListedPuzzle, HTMLTableRowElement>();
  readonly #body = h("tbody");
  readonly #head = h("thead");
  readonly #progress = h("p", {class: "list-progress num", id: "list-progress"});
  readonly #meter = h("i");
  readonly #status = h("p", {class: "unseen", role: "status", id: "list-status"});
  readonly #stop = h("button", {type: "button", class: "btn", id: "list-stop"});
  readonly #stale = new Set<ListedPuzzle>();
  #columns: Column[] = [];
  #sorted: {key: string; isDown: boolean} = {key: "line", isDown: false};
  #timer = 0;

  constructor(dialog: Dialog, rating: ListRating, about: () => About | null, actions: ListActions) {
    this.#dialog = dialog;
    this.#rating = rating;
    this.#about = about;
    this.#actions = actions;
  }

  open(): void {
    const {puzzles, bad} = this.#rating.list;
    const table = h("table", {class: "list-table"}, this.#head, this.#body);
    const around = h("div", {class: "list-scroll", role: "region", tabindex: 0, "aria-label": say("list")}, table);
    this.#stop.addEventListener("click", () => (this.#rating.isWorking ? this.#rating.stop() : this.#rating.start()));
    this.#dialog.open(
      say("list"),
      h(
        "div",
        {class: "list-view"},
        bad.length > 0 && badLines(bad),
        puzzles.length === 0 && h("p", {}, say("import.nothing")),
        h("div", {class: "list-bar"}, this.#scales(), this.#progress, this.#stop),
        h("div", {class: "meter", "aria-hidden": "true"}, this.#meter),
        around,
        h(
          "div",
          {class: "act"},
          this.#file("csv", "text/csv", toCsv),
          this.#file("txt", "text/plain", toText),
          this.#copy(),
        ),
        this.#status,
      ),
    );
    this.#rating.changed = (puzzle) => this.#note(puzzle);
    this.#dialog.element.addEventListener("close", () => this.#leave(), {once: true});
    this.#showAll();
    this.#rating.start();
  }

  #leave(): void {
    clearTimeout(this.#timer);
    this.#rating.stop();
    this.#rating.changed = () => {};
  }

  /** The scales to use: R always. */
  #scales(): HTMLElement {
    const toggle = (scale: (typeof listScales)[number]): HTMLElement => {
      const click = (event: Event): void => {
        const isWanted = !this.#rating.isWanted(scale);
        (event.currentTarget as Element).setAttribute("aria-pressed", String(isWanted));
        this.#rating.want(scale, isWanted);
        this.#showAll();
      };
      const isOn = this.#rating.isWanted(scale);
      return h(
        "button",
        {
          type: "button",
          class: "chip-button",
          id: `list-${scale}`,
          "aria-pressed": String(isOn),
          disabled: scale === "r",
          click,
        },
        say(`scale.${scale}`),
      );
    };
    return h("div", {class: "chips", role: "group", "aria-label": say("list.scales")}, ...listScales.map(toggle));
  }

  #file(kind: "csv" | "txt", type: string, write: typeof toCsv): HTMLElement {
    const click = (): void => {
      const content = write(this.#columns, this.#inOrder());
      save(`deduku-ratings.${kind}`, new Blob([content], {type: type + ";charset=utf-8"}));
    };
    return h("button", {type: "button", class: "btn", id: `list-${kind}`, click}, say(`list.${kind}`));
  }

  #copy(): HTMLElement {
    const click = async (): Promise<void> => {
      const isCopied = await navigator.clipboard.writeText(toText(this.#columns, this.#inOrder())).then(
        () => true,
        () => false,
      );
      this.#status.textContent = isCopied ? say("share.copied", {what: say("list")}) : say("failed");
    };
    return h("button", {type: "button", class: "btn", id: "list-copy", click: () => void click()}, say("copy"));
  }

  // ---- the results

  /**
   * Notes a change; it is shown together with all other changes of a moment, or at once when the work begins or ends.
   */
  #note(puzzle: ListedPuzzle | null): void {
    if (!puzzle) return this.#follow();
    this.#stale.add(puzzle);
    if (this.#timer === 0) this.#timer = window.setTimeout(() => this.#follow(), pause);
  }

  #follow(): void {
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    for (const puzzle of this.#stale) this.#fill(puzzle);
    this.#stale.clear();
    this.#sort();
    this.#showProgress();
  }

  #showAll(): void {
    this.#columns = columnsOf(this.#rating, this.#about());
    this.#showHead();
    for (const puzzle of this.#rating.list.puzzles) this.#fill(puzzle);
    this.#sort();
    this.#showProgress();
  }

  #showProgress(): void {
    const {done, isWorking, list} = this.#rating;
    const n = list.puzzles.length;
    const isOver = done === n;
    this.#progress.textContent = say("list.progress", {done, n});
    this.#meter.style.width = `${n === 0 ? 100 : (100 * done) / n}%`;
    refill(this.#stop, say(isWorking ? "stop" : "goOn"));
    this.#stop.disabled = isOver && !isWorking;
    if (!isWorking && this.#status.textContent !== this.#progress.textContent)
      this.#status.textContent = this.#progress.textContent;
  }

  #showHead(): void {
    const heads = this.#columns.map(({key, label}) => {
      const isSorted = this.#sorted.key === key;
      const direction = isSorted ? (this.#sorted.isDown ? "descending" : "ascending") : "none";
      const click = (): void => {
        this.#sorted = {key, isDown: isSorted && !this.#sorted.isDown};
        this.#showHead();
        this.#sort();
      };
      const arrow = isSorted && h("span", {"aria-hidden": "true"}, this.#sorted.isDown ? "▼" : "▲");
      return h(
        "th",
        {scope: "col", "aria-sort": direction},
        h("button", {type: "button", id: `list-by-${key}`, click}, label, arrow),
      );
    });
    refill(this.#head, h("tr", {}, ...heads));
  }

  #fill(puzzle: ListedPuzzle): void {
    const row = this.#rows.get(puzzle) ?? h("tr");
    this.#rows.set(puzzle, row);
    const cells = this.#columns.map(({key, text}) => {
      const content = text(puzzle);
      if (key !== "puzzle") return h("td", {class: `list-${key}`}, content);
      const click = (): void => this.#start(puzzle);
      const button = h("button", {type: "button", class: "list-open", title: say("enter.play"), click}, content);
      return h("td", {class: "list-puzzle"}, button);
    });
    refill(row, ...cells);
  }

  #inOrder(): ListedPuzzle[] {
    const {key, isDown} = this.#sorted;
    const column = this.#columns.find((column) => column.key === key) ?? this.#columns[0]!;
    const sign = isDown ? -1 : 1;
    return [...this.#rating.list.puzzles].sort((one, other) => {
      const [a, b] = [column.value(one), column.value(other)];
      if (a === null || b === null) return Number(a === null) - Number(b === null) || one.line - other.line; // unknown last
      const order = typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b));
      return sign * order || one.line - other.line;
    });
  }

  /** Puts the rows into order; rows already in order keep their elements, and with them the focus. */
  #sort(): void {
    let before: Element | null = null;
    for (const puzzle of this.#inOrder()) {
      const row = this.#rows.get(puzzle)!;
      const next: Element | null = before ? before.nextElementSibling : this.#body.firstElementChild;
      if (next !== row) this.#body.insertBefore(row, next);
      before = row;
    }
  }

  #start({board, name}: ListedPuzzle): void {
    this.#dialog.close();
    this.#actions.puzzles.start(board, name);
    this.#actions.choices.show("play");
  }
}

/** The lines without a puzzle, by their numbers. */
function badLines(bad: readonly BadLine[]): HTMLElement {
  const items = bad.map(({line, text, why}) =>
    h("li", {}, h("b", {}, say("import.line", {line})), " ", h("code", {}, text), " ", why),
  );
  const n = bad.reduce((sum, {lines}) => sum + lines, 0);
  const summary = h("summary", {}, say("list.bad", {n, lines: shortened(bad.map(({line}) => line))}));
  return h("details", {class: "list-bad", id: "list-bad"}, summary, h("ul", {}, ...items));
}

const maxNamed = 8; // lines

const shortened = (lines: readonly number[]): string =>
  lines.slice(0, maxNamed).join(", ") + (lines.length > maxNamed ? ", …" : "");
