// The walk: the page that the engine writes of the whole path, taken apart and shown here one place at a time, by key,
// button, curve and list. What stands on it is the engine's; how one goes through it is here.
import type {App} from "../app/app.ts";
import {h, refill, s, save} from "../dom.ts";
import {icon} from "../icons.ts";
import type {State} from "../state/state.ts";
import {say, type WordKey} from "../words/words.ts";
import {svgToPng} from "./png.ts";

const stay = 2200; // ms that a step is shown while the walk plays

/** What the page says of each place for readers who do not see it. */
interface PlaceData {
  told: string;
  caption: string;
  board: string;
  notes: [number, string][];
}
interface WalkData {
  rows: string[];
  columns: string[];
  words: Record<string, string>;
  places: PlaceData[];
}

export class WalkView {
  readonly element = h("main", {class: "walk-view"});
  readonly #app: App;
  #key = "";
  #work: AbortController | null = null;
  #walk: Walk | null = null;

  constructor(app: App) {
    this.#app = app;
  }

  show(state: State): void {
    const {settings, game} = state;
    const key = [game.board.givens, settings.language, settings.notation, settings.profile, settings.off.join()].join();
    if (state.view !== "walk") {
      this.#walk?.pause();
      return;
    }
    if (key === this.#key) return;
    this.#key = key;
    void this.#make(game.board.givens, game.name);
  }

  async #make(givens: string, name: string): Promise<void> {
    this.#work?.abort();
    this.#walk?.pause();
    this.#walk = null;
    if (!/[1-9]/.test(givens)) return this.#say(say("walk.empty"));
    const work = (this.#work = new AbortController());
    const stop = (): void => {
      work.abort();
      this.#say(
        say("stopped.walk"),
        h(
          "button",
          {type: "button", class: "btn primary", id: "walk-again", click: () => void this.#make(givens, name)},
          say("goOn"),
        ),
      );
    };
    this.#say(
      say("working.walk"),
      h("button", {type: "button", class: "btn", id: "walk-stop", click: stop}, icon("stop"), say("stop")),
    );
    try {
      const html = await this.#app.ask.walk(givens, name, work.signal);
      if (!work.signal.aborted) this.#put(html, name);
    } catch (error) {
      if (!work.signal.aborted) this.#say(error instanceof Error ? error.message : String(error));
    }
  }

  #say(text: string, button?: Node): void {
    document.documentElement.classList.remove("walking");
    refill(
      this.element,
      h("h1", {class: "unseen"}, say("walk")),
      h(
        "div",
        {class: "state", role: "status"},
        button && !this.#work?.signal.aborted && h("span", {class: "spin"}),
        h("span", {}, text),
        button ?? false,
      ),
    );
  }

  #put(html: string, name: string): void {
    const content = html.replace(/<style>[^]*?<\/style>|<script>[^]*?<\/script>/g, ""); // the page has them; the policy lets none in
    const page = new DOMParser().parseFromString(content, "text/html");
    const {givens} = this.#app.state.game.board;
    const draw: Draw = (step, words) => {
      const digits = words.map((word) => (word.startsWith("=") ? word.slice(1) : ".")).join("");
      return step === null ? this.#app.ask.drawDigits(digits, givens) : this.#app.ask.drawPath(givens, step);
    };
    const walk = new Walk(page, (place) => this.#app.store.set({place}), draw);
    this.#walk = walk;
    document.documentElement.classList.add("walking");
    refill(this.element, h("h1", {class: "unseen"}, name || say("walk")), ...walk.elements);
    walk.go(Math.min(this.#app.state.place, walk.end));
  }

  /** Keys of the walk. Whether this was one. */
  press(key: string): boolean {
    return this.#walk?.press(key) ?? false;
  }

  /** All steps stand on paper. */
  print(): void {
    window.print();
  }
}

/** Draws a step by its number from 1, or, where there is none, a board of 81 words: "=5" for a digit, else candidates. */
type Draw = (step: number | null, board: string[]) => Promise<string>;

class Walk {
  readonly elements: Element[];
  readonly #data: WalkData;
  readonly #places: HTMLElement[];
  readonly #root: HTMLElement;
  readonly #links = new Map<string, HTMLElement>();
  readonly #curve: HTMLElement;
  readonly #told = h("p", {class: "unseen", role: "status"});
  readonly #moved: (place: number) => void;
  readonly #draw: Draw;
  readonly #table = h("table");
  readonly #tableBox = h("div", {class: "unseen"}, this.#table);
  readonly #cells: HTMLTableCellElement[] = [];
  readonly #outs = h("span", {class: "outs", role: "group", "aria-label": say("share")});
  #now = -1;
  #timer = 0;

  constructor(page: Document, moved: (place: number) => void, draw: Draw) {
    this.#moved = moved;
    this.#draw = draw;
    this.#data = JSON.parse(page.getElementById("data")!.textContent!) as WalkData;
    this.#root = document.importNode(page.querySelector("main")!, true);
    const root = h("div", {class: this.#root.className});
    root.append(...this.#root.childNodes);
    this.#root = root;
    this.elements = [...page.querySelectorAll("body > svg")].map((svg) => document.importNode(svg, true));
    this.elements.push(root, this.#told);
    this.#places = [...root.querySelectorAll<HTMLElement>(".place")];
    this.#curve = root.querySelector<HTMLElement>(".curve")!;
    for (const link of root.querySelectorAll<HTMLAnchorElement>(".list a")) this.#addLink(link);
    this.#makeTable();
    this.#makeSlider();
    this.#makeButtons();
    this.#makeSaving();
    root.addEventListener("pointermove", (event) => this.#point(event));
    root.addEventListener("pointerdown", (event) => this.#point(event));
  }

  get end(): number {
    return this.#places.length - 1;
  }

  #isStep(place: number): boolean {
    return place > 0 && place < this.end;
  }

  go(place: number): void {
    const next = Math.max(0, Math.min(this.end, place));
    if (next === this.#now) return;
    this.#light([]);
    this.#places[this.#now]?.classList.remove("now");
    this.#now = next;
    const shown = this.#places[next]!;
    shown.classList.add("now");
    shown.querySelector(".why")!.scrollTop = 0;
    shown.querySelector(".where")!.append(this.#outs);
    this.#showTable();
    this.#showList();
    this.#showCurve();
    this.#showButtons();
    this.#told.textContent = this.#data.places[next]!.told;
    if (next === this.end) this.pause();
    this.#moved(next);
  }

  #button(id: string): HTMLButtonElement {
    return this.#root.querySelector<HTMLButtonElement>("#" + id)!;
  }

  #showButtons(): void {
    this.#button("first").disabled = this.#button("back").disabled = this.#now === 0;
    this.#button("last").disabled = this.#button("on").disabled = this.#now === this.end;
  }

  // ---- the board as a table, for those who do not see the picture

  #makeTable(): void {
    this.#table.createCaption();
    const head = this.#table.createTHead().insertRow();
    head.append(h("td"), ...this.#data.columns.map((name) => h("th", {scope: "col"}, name)));
    const body = this.#table.createTBody();
    for (const name of this.#data.rows) {
      const row = body.insertRow();
      row.append(h("th", {scope: "row"}, name));
      for (let column = 0; column < 9; ++column) this.#cells.push(row.insertCell());
    }
  }

  #showTable(): void {
    const place = this.#data.places[this.#now]!;
    this.#table.caption!.textContent = place.caption;
    place.board.split(" ").forEach((text, cell) => {
      this.#cells[cell]!.textContent = text.startsWith("=") ? text.slice(1) : [...text].join(" ");
    });
    for (const [cell, text] of place.notes) this.#cells[cell]!.textContent += ": " + text;
    this.#places[this.#now]!.querySelector(".boardbox")!.append(this.#tableBox);
  }

  // ---- list and curve

  #addLink(link: HTMLAnchorElement): void {
    const id = link.getAttribute("href")!.slice(1);
    this.#links.set(id, link);
    link.addEventListener("click", (event) => {
      event.preventDefault();
      this.pause();
      this.go(this.#places.findIndex((place) => place.id === id));
    });
  }

  #showList(): void {
    for (const link of this.#links.values()) link.removeAttribute("aria-current");
    for (const run of this.#root.querySelectorAll(".run")) run.classList.remove("now");
    const link = this.#links.get(this.#places[this.#now]!.id);
    if (!link) return;
    link.setAttribute("aria-current", "step");
    const run = link.closest<HTMLDetailsElement>(".run");
    run?.classList.add("now");
    const row = run && !run.open ? run : link;
    const list = this.#root.querySelector<HTMLElement>(".list > ol")!;
    if (row.offsetTop < list.scrollTop || row.offsetTop + row.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = row.offsetTop - list.clientHeight / 2;
    }
  }

  #showCurve(): void {
    const bars = this.#curve.querySelectorAll(".bar");
    bars.forEach((bar, step) => bar.classList.toggle("now", step === this.#now - 1));
    const pin = this.#curve.querySelector(".pin")!;
    pin.textContent = this.#isStep(this.#now) ? String(this.#now) : "";
    const bar = bars[this.#now - 1];
    if (bar && this.#isStep(this.#now)) {
      pin.setAttribute("x", parseFloat(bar.getAttribute("x")!) + parseFloat(bar.getAttribute("width")!) / 2 + "%");
      pin.setAttribute("y", bar.getAttribute("y")!);
    }
    this.#curve.setAttribute("aria-valuenow", String(this.#now));
    this.#curve.setAttribute("aria-valuetext", this.#data.places[this.#now]!.told);
  }

  #makeSlider(): void {
    const attributes = {
      role: "slider",
      tabindex: 0,
      "aria-label": this.#data.words.curve,
      "aria-valuemin": 0,
      "aria-valuemax": this.end,
    };
    for (const [name, value] of Object.entries(attributes)) this.#curve.setAttribute(name, String(value));
    const plot = this.#curve.querySelector(".plot")!;
    const at = (event: PointerEvent): number => {
      const box = plot.getBoundingClientRect();
      return (
        1 + Math.min(this.end - 2, Math.max(0, Math.floor(((event.clientX - box.left) / box.width) * (this.end - 1))))
      );
    };
    this.#curve.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || this.end < 2) return;
      this.#curve.setPointerCapture(event.pointerId);
      this.pause();
      this.go(at(event));
    });
    this.#curve.addEventListener("pointermove", (event) => {
      if (this.#curve.hasPointerCapture(event.pointerId)) this.go(at(event));
    });
  }

  // ---- going and playing

  press(key: string): boolean {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => this.go(this.#now - 1),
      ArrowRight: () => this.go(this.#now + 1),
      Home: () => this.go(0),
      End: () => this.go(this.end),
    };
    if (key === " ") this.#toggle();
    else if (moves[key]) {
      this.pause();
      moves[key]();
    } else return false;
    return true;
  }

  #toggle(): void {
    if (this.#timer) return this.pause();
    if (this.#now === this.end) this.go(0);
    this.#timer = window.setInterval(() => this.go(this.#now + 1), stay);
    this.#showPlaying();
  }

  pause(): void {
    clearInterval(this.#timer);
    this.#timer = 0;
    this.#showPlaying();
  }

  #showPlaying(): void {
    document.documentElement.classList.toggle("playing", this.#timer !== 0);
    this.#button("play").setAttribute("aria-label", (this.#timer ? this.#data.words.pause : this.#data.words.play)!);
  }

  #makeButtons(): void {
    for (const [id, key] of [
      ["first", "Home"],
      ["back", "ArrowLeft"],
      ["on", "ArrowRight"],
      ["last", "End"],
      ["play", " "],
    ] as const) {
      this.#button(id).addEventListener("click", () => this.press(key));
    }
    for (const button of this.#root.querySelectorAll<HTMLElement>("[data-shows]")) {
      button.addEventListener("click", () => {
        const isShown = document.documentElement.classList.toggle("shows-" + button.dataset.shows);
        button.setAttribute("aria-expanded", String(isShown));
      });
    }
  }

  // ---- out

  #makeSaving(): void {
    const tool = (id: string, word: WordKey, run: () => Promise<void>): HTMLElement =>
      h(
        "button",
        {
          type: "button",
          class: "tool",
          id: `walk-${id}`,
          "aria-label": id === "print" ? say(word) : say("walk.save", {kind: say(word)}),
          click: () => void run().catch((error: Error) => (this.#told.textContent = error.message)),
        },
        id === "print" ? icon("print") : say(word),
      );
    this.#outs.append(
      ...[
        tool("svg", "share.svg", async () =>
          save(this.#fileName("svg"), new Blob([await this.#picture()], {type: "image/svg+xml"})),
        ),
        tool("png", "share.png", async () => save(this.#fileName("png"), await svgToPng(await this.#picture()))),
        tool("print", "print", async () => window.print()),
      ],
    );
  }

  /** This place as a picture that stands alone: its step, or else the board as it is here. */
  #picture(): Promise<string> {
    return this.#draw(this.#isStep(this.#now) ? this.#now : null, this.#data.places[this.#now]!.board.split(" "));
  }

  #fileName(kind: string): string {
    return `deduku-${this.#places[this.#now]!.id}.${kind}`;
  }

  // ---- text and board are one: what is pointed at in one lights up in both

  #light(cells: number[]): void {
    for (const mark of this.#root.querySelectorAll(".pointed")) mark.remove();
    for (const name of this.#root.querySelectorAll("[data-cells].lit")) name.classList.remove("lit");
    const shown = this.#places[this.#now];
    if (!shown || cells.length === 0) return;
    for (const name of shown.querySelectorAll<HTMLElement>("[data-cells]")) {
      name.classList.toggle(
        "lit",
        cellsOf(name).some((cell) => cells.includes(cell)),
      );
    }
    for (const cell of cells) {
      const place = {
        class: "pointed",
        x: (cell % 9) * 100 + 4,
        y: Math.floor(cell / 9) * 100 + 4,
        width: 92,
        height: 92,
        rx: 8,
      };
      shown.querySelector("svg.board")!.append(s("rect", place));
    }
  }

  /** The cell of a board below the pointer, if its text names it; else nothing. */
  #cellBelow(board: SVGGraphicsElement, event: PointerEvent): number[] {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(board.getScreenCTM()!.inverse());
    const cell = Math.floor(at.y / 100) * 9 + Math.floor(at.x / 100);
    const isInside = at.x >= 0 && at.x < 900 && at.y >= 0 && at.y < 900;
    const names = [...this.#places[this.#now]!.querySelectorAll<HTMLElement>("[data-cells]")];
    return isInside && names.some((name) => cellsOf(name).includes(cell)) ? [cell] : [];
  }

  /** Of an argument with several branches only the one that is pointed at keeps its arrows. */
  #lightBranch(pointed: HTMLElement | null): void {
    const shown = this.#places[this.#now]!;
    for (const list of shown.querySelectorAll(".branches > li")) list.classList.toggle("lit", list === pointed);
    const place = pointed ? Number(pointed.dataset.branch) - 1 : -1;
    for (const arrow of shown.querySelectorAll(".board .links > g")) {
      const isItsOwn = arrow.classList.contains("branch" + place);
      arrow.classList.toggle("branch-lit", isItsOwn);
      arrow.classList.toggle("branch-off", place >= 0 && !isItsOwn);
    }
  }

  #point(event: PointerEvent): void {
    const target = event.target as Element;
    this.#lightBranch(target.closest<HTMLElement>(".now .branches > li"));
    const name = target.closest<HTMLElement>("[data-cells]");
    const board = target.closest<SVGGraphicsElement>(".now svg.board:not(.sign)");
    this.#light(name ? cellsOf(name) : board ? this.#cellBelow(board, event) : []);
  }
}

const cellsOf = (name: HTMLElement): number[] => name.dataset.cells!.split(" ").map(Number);
