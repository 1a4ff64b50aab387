// The element <deduku-board>. Its content depends only on its attributes.
import {boardStyle, forShadow} from "./board_style.js";
import {languageOf, wordsOf} from "./board_words.js";

const icons = {
  first: "M5 5v10M15 5l-6.5 5 6.5 5Z",
  back: "M13 5 6.5 10l6.5 5Z",
  on: "m7 5 6.5 5L7 15Z",
  last: "M15 5v10M5 5l6.5 5L5 15Z",
};

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(key, value);
    else if (value !== null && value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null && child !== false));
  return made;
}

/** HTML from the library as nodes. */
function markup(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

/** The board as a table, for readers who cannot see its picture. */
function tableOf({line, candidates}, caption, words) {
  const table = element("table");
  table.createCaption().textContent = caption;
  const head = table.createTHead().insertRow();
  const title = (text, scope) => element("th", {scope}, text);
  head.append(element("td"), ...[..."123456789"].map((n) => title(words("column", {n}), "col")));
  const body = table.createTBody();
  for (let row = 0; row < 9; ++row) {
    const cells = body.insertRow();
    cells.append(title(words("row", {n: row + 1}), "row"));
    for (let cell = 9 * row; cell < 9 * row + 9; ++cell) {
      const digit = line[cell];
      const marks = candidates?.[cell] ?? "";
      cells.insertCell().textContent = /[1-9]/.test(digit) ? digit : [...marks].join(" ") || words("empty");
    }
  }
  return element("div", {class: "unseen"}, table);
}

/** One engine for all boards of a page, opened when the first board comes into view. */
class Engine {
  #open;
  #engine = null;
  #sheets = null;

  constructor(open) {
    this.#open = open;
  }

  async call(method, params) {
    this.#engine ??= Promise.resolve(this.#open());
    return (await this.#engine).call(method, params);
  }

  /** The style of all boards. */
  sheets() {
    this.#sheets ??= this.call("style_sheet", {}).then(({css}) => [forShadow(css), boardStyle].map(sheetOf));
    return this.#sheets;
  }

  /** After a failure: the next call tries again to open the engine and to get the style. */
  forget() {
    this.#engine = null;
    this.#sheets = null;
  }
}

function sheetOf(css) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

// Node has no elements, but the module can still be imported there.
const Base = globalThis.HTMLElement ?? class {};

/** Defines the element, with a function that opens an engine: an object with `call(method, params)`. */
export function defineBoard(open) {
  const engine = new Engine(open);

  class DedukuBoard extends Base {
    static observedAttributes = ["puzzle", "format", "step", "walk", "fewest", "ladder", "techniques", "marks", "lang", "notation"];

    #frame = null;
    /** The puzzle, the steps and the end; `grid`: the content of the board; `step`: null at the puzzle and at the end. */
    #places = [];
    #at = 0;
    /** The input that the places were made from. */
    #key = "";
    #isSeen = false;
    #watch = null;

    connectedCallback() {
      if (!this.shadowRoot) {
        this.attachShadow({mode: "open"});
        this.shadowRoot.append(element("slot"));
      }
      if (this.#isSeen) return;
      this.#watch = new IntersectionObserver((entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        this.#watch.disconnect();
        this.#isSeen = true;
        void this.#update();
      }, {rootMargin: "400px"});
      this.#watch.observe(this);
    }

    disconnectedCallback() {
      this.#watch?.disconnect();
    }

    attributeChangedCallback(name) {
      if (!this.#isSeen) return;
      queueMicrotask(() => (name === "step" && this.#places.length > 0 && this.hasAttribute("walk") ? this.#goToStep() : void this.#update()));
    }

    /** The puzzle in any format; without the attribute the text of the element. */
    get puzzle() {
      return this.getAttribute("puzzle") ?? this.textContent.trim();
    }
    set puzzle(text) {
      this.setAttribute("puzzle", text);
    }

    /** The step that is shown, from 1; 0 at the puzzle. In a walk, the number of steps plus one is the end. */
    get step() {
      return this.hasAttribute("walk") ? this.#at : Number(this.getAttribute("step") ?? 0);
    }
    set step(n) {
      this.setAttribute("step", String(n));
    }

    /** The number of steps, as soon as it is known. */
    get count() {
      return Math.max(0, this.#places.filter(({step}) => step).length);
    }

    get #language() {
      const {lang} = this.closest("[lang]") ?? document.documentElement;
      return languageOf(this.getAttribute("lang") ?? lang);
    }

    get #words() {
      return wordsOf(this.#language);
    }

    get #style() {
      return {lang: this.#language, ...this.#given("notation")};
    }

    get #position() {
      return {puzzle: this.puzzle, ...this.#given("format")};
    }

    /** The given attributes by name, without empty ones. */
    #given(...names) {
      return Object.fromEntries(names.map((name) => [name, this.getAttribute(name)]).filter(([, value]) => value));
    }

    /** Computes and shows the content. A newer update replaces one that is still running. */
    async #update() {
      const names = DedukuBoard.observedAttributes.filter((name) => name !== "step" || !this.hasAttribute("walk"));
      const key = JSON.stringify([this.puzzle, this.#language, ...names.map((name) => this.getAttribute(name))]);
      if (key === this.#key) return;
      this.#key = key;
      try {
        const sheets = await engine.sheets();
        const places = this.hasAttribute("walk") || this.hasAttribute("step") ? await this.#walk() : [await this.#board()];
        if (key !== this.#key) return;
        this.shadowRoot.adoptedStyleSheets = sheets;
        this.#places = places;
        this.#begin();
        this.dispatchEvent(new CustomEvent("deduku-ready", {detail: {count: this.count}}));
      } catch (error) {
        if (key !== this.#key) return;
        this.#key = "";
        if (!error.line && error.code === undefined) engine.forget();
        this.#fail(error);
      }
    }

    /** The board as it is. */
    async #board() {
      const {records} = await engine.call("read", this.#position);
      const {board, error} = records[0] ?? {};
      if (error || !board) throw Object.assign(new Error(error?.message ?? ""), {code: "parse_error"});
      const marks = this.hasAttribute("marks") || board.marks !== null;
      const {svg} = await engine.call("draw", {...this.#position, ...this.#style, ...drawing, marks});
      const candidates = board.marks?.map((digits) => digits.join(""));
      return {svg, where: "", name: "", html: "", text: "", grid: {line: board.digits, candidates}, step: null};
    }

    /** The puzzle, each step of its path, and the end. */
    async #walk() {
      const path = await engine.call("path", {
        ...this.#position,
        ...this.#style,
        ...this.#given("ladder", "techniques"),
        ...(this.hasAttribute("fewest") && {fewest: true}),
        draw: drawing,
        html: true,
      });
      const words = this.#words;
      const {steps} = path;
      const count = steps.length;
      const puzzle = await this.#board();
      const start = {...puzzle, where: words("puzzle"), text: path.text ?? this.#stateOf(path.status, count)};
      const walked = steps.map((step, index) => {
        const where = words("step", {n: index + 1, count});
        return {svg: step.svg, where, name: step.name, html: step.html, text: step.sentence, grid: step.grid, step};
      });
      const last = path.solution ?? path.stuck?.line;
      if (!last || count === 0) return [start, ...walked];
      const {svg} = await engine.call("draw", {board: {digits: last, givens: puzzle.grid.line}, ...this.#style, ...drawing, marks: false});
      const text = this.#stateOf(path.status, count);
      return [start, ...walked, {svg, where: words("end"), name: "", html: "", text, grid: {line: last}, step: null}];
    }

    #stateOf(status, count) {
      return ["solved", "stuck", "several", "none"].includes(status) ? this.#words(status, {count}) : "";
    }

    // ---- display

    #begin() {
      const isWalk = this.hasAttribute("walk");
      const wanted = Number(this.getAttribute("step") ?? 0);
      const place = Math.max(0, Math.min(this.#places.length - 1, Number.isFinite(wanted) ? Math.floor(wanted) : 0));
      if (!isWalk && wanted > this.count) return this.#fail(new Error(this.#words("noStep", {n: wanted, count: this.count})));
      const isAlone = !isWalk && !this.hasAttribute("step");
      this.#frame = element("div", {
        class: isAlone ? "frame alone" : "frame",
        part: "frame",
        role: "group",
        "aria-label": this.#words("board"),
        keydown: (event) => isWalk && this.#press(event),
      });
      this.#frame.append(element("div", {class: "picture", part: "board"}));
      if (!isAlone) this.#frame.append(element("div", {class: "text", part: "text"}));
      if (isWalk) this.#frame.querySelector(".text").append(this.#buttons(), element("div", {class: "said"}));
      this.shadowRoot.replaceChildren(this.#frame, element("p", {class: "unseen", role: "status"}));
      this.#at = -1;
      this.#show(place, false);
    }

    #buttons() {
      const to = {first: () => 0, back: () => this.#at - 1, on: () => this.#at + 1, last: () => this.#places.length - 1};
      const button = (name) => {
        const label = this.#words(name);
        const made = element("button", {type: "button", id: name, "aria-label": label, title: label, click: () => this.#show(to[name]())});
        made.innerHTML = `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="${icons[name]}"/></svg>`;
        return made;
      };
      const attributes = {class: "buttons", part: "buttons", role: "group", "aria-label": this.#words("way")};
      return element("div", attributes, ...Object.keys(icons).map(button));
    }

    #press(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const to = {ArrowLeft: this.#at - 1, ArrowRight: this.#at + 1, Home: 0, End: this.#places.length - 1}[event.key];
      if (to === undefined) return;
      event.preventDefault();
      this.#show(to);
    }

    #goToStep() {
      const wanted = Number(this.getAttribute("step"));
      if (Number.isFinite(wanted)) this.#show(Math.floor(wanted), false);
    }

    /** `isAsked`: the reader went there, so a screen reader announces the new place. */
    #show(to, isAsked = true) {
      const at = Math.max(0, Math.min(this.#places.length - 1, to));
      if (at === this.#at) return;
      this.#at = at;
      const place = this.#places[at];
      const picture = markup(place.svg);
      picture.querySelector("svg")?.setAttribute("aria-hidden", "true");
      const caption = [this.#words("board"), place.where].filter(Boolean).join(", ");
      this.#frame.querySelector(".picture").replaceChildren(picture, tableOf(place.grid, caption, this.#words));
      this.#say(place);
      if (!this.hasAttribute("walk")) return;
      for (const [name, isOff] of Object.entries({first: at === 0, back: at === 0, on: at === this.#places.length - 1, last: at === this.#places.length - 1})) {
        const button = this.shadowRoot.getElementById(name);
        const had = this.shadowRoot.activeElement === button;
        button.disabled = isOff;
        if (had && isOff) this.shadowRoot.getElementById(name === "on" || name === "last" ? "back" : "on").focus();
      }
      if (!isAsked) return;
      this.shadowRoot.querySelector("[role=status]").textContent = [place.where, place.name, place.text].filter(Boolean).join(". ");
      this.dispatchEvent(new CustomEvent("deduku-step", {bubbles: true, detail: {step: at, count: this.count}}));
    }

    #say({where, name, html, text}) {
      const box = this.#frame.querySelector(".said") ?? this.#frame.querySelector(".text");
      if (!box) return;
      const argument = html ? markup(html) : element("p", {class: "say"}, text);
      box.replaceChildren(
        element("p", {class: "where"}, where),
        ...(name ? [element("p", {class: "name", part: "name"}, name)] : []),
        argument,
      );
    }

    /** Shows why there is no board; the content of the element stays. */
    #fail(error) {
      this.#places = [];
      const text = element("p", {class: "failure", part: "failure", role: "alert"}, String(error.message));
      this.shadowRoot.replaceChildren(text, element("slot"));
      this.dispatchEvent(new CustomEvent("deduku-error", {detail: {error}}));
    }
  }

  globalThis.customElements?.define("deduku-board", DedukuBoard);
  return DedukuBoard;
}

/** The shadow tree styles the pictures. They do not repeat the text next to them. */
const drawing = {style_sheet: "page", title: false, legend: false, sentence: false};
