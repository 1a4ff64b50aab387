// Navigation in a walk: one place at a time (the puzzle, each step, the end), by key, button, curve and list.

const stay = 2200; // ms that a step is shown while the walk plays
const roomOfFade = 44; // px at the end of a list that continues

/**
 * The description of a place for people who do not see it.
 * @typedef {Object} PlaceData
 * @property {string} said
 * @property {string} caption
 * @property {string} board a word for each cell, "=5" for a digit, else its candidates
 * @property {[number, string][]} notes the roles of cells
 */
/**
 * @typedef {Object} WalkData
 * @property {string[]} rows their names
 * @property {string[]} columns
 * @property {Record<string, string>} words
 * @property {PlaceData[]} places
 */

export class Walk {
  /** The place shown, from 0; -1 before the first. */
  now = -1;
  #root;
  #data;
  #said;
  #moved;
  #places;
  #links;
  #curve;
  #board = document.createElement("div");
  #cells = [];
  #timer = 0;

  /**
   * @param {HTMLElement} root the output of the engine: places, list, curve and transport
   * @param {WalkData} data
   * @param {HTMLElement} said the element that screen readers read
   * @param {(place: HTMLElement) => void} moved called when another place is shown
   */
  constructor(root, data, said, moved) {
    this.#root = root;
    this.#data = data;
    this.#said = said;
    this.#moved = moved;
    this.#places = [...root.querySelectorAll(".place")];
    this.#links = new Map([...root.querySelectorAll(".list a")].map((link) => [link.hash.slice(1), link]));
    this.#curve = root.querySelector(".curve");
    for (const place of this.#places) watchEnd(place.querySelector(".why"));
    watchEnd(root.querySelector(".list > ol"));
    this.#makeTable();
    this.#makeSlider();
    this.#makeButtons();
  }

  get end() {
    return this.#places.length - 1;
  }

  /** @returns {HTMLElement | undefined} */
  get place() {
    return this.#places[this.now];
  }

  /** Whether the place shown is a step, not the puzzle or the end. */
  get isStep() {
    return 0 < this.now && this.now < this.end;
  }

  /** The board at the place shown. @returns {string[]} */
  get board() {
    return this.#data.places[this.now].board.split(" ");
  }

  /** @param {string} id @returns {number} the place, -1 if it does not exist */
  find(id) {
    return this.#places.findIndex((place) => place.id === id);
  }

  /** @param {number} place */
  go(place) {
    const next = Math.max(0, Math.min(this.end, place));
    if (next === this.now) return;
    this.place?.classList.remove("now");
    this.now = next;
    this.place.classList.add("now");
    this.place.querySelector(".why").scrollTop = 0;
    this.#showTable();
    this.#showList();
    this.#showCurve();
    this.#button("first").disabled = this.#button("back").disabled = next === 0;
    this.#button("last").disabled = this.#button("on").disabled = next === this.end;
    this.#said.textContent = this.#data.places[next].said;
    if (next === this.end) this.pause();
    this.#moved(this.place);
  }

  /** Opens folded parts, because paper cannot. */
  unfold() {
    for (const folded of this.#root.querySelectorAll(".branches details")) folded.open = true;
  }

  /** @param {string} id @returns {HTMLButtonElement} */
  #button(id) {
    return this.#root.querySelector("#" + id);
  }

  // ---- the board as a table, for people who do not see the picture

  #makeTable() {
    const table = document.createElement("table");
    this.#board.className = "unseen";
    this.#board.append(table);
    table.createCaption();
    const head = table.createTHead().insertRow();
    head.append(document.createElement("td"), ...this.#data.columns.map((name) => heading(name, "col")));
    const body = table.createTBody();
    for (const name of this.#data.rows) {
      const row = body.insertRow();
      row.append(heading(name, "row"));
      for (let column = 0; column < 9; ++column) this.#cells.push(row.insertCell());
    }
  }

  #showTable() {
    const {caption, notes} = this.#data.places[this.now];
    this.#board.querySelector("caption").textContent = caption;
    this.board.forEach((text, cell) => {
      this.#cells[cell].textContent = text.startsWith("=") ? text.slice(1) : [...text].join(" ");
    });
    for (const [cell, text] of notes) this.#cells[cell].textContent += ": " + text;
    this.place.querySelector(".boardbox").append(this.#board);
  }

  // ---- list and curve

  #showList() {
    for (const link of this.#links.values()) link.removeAttribute("aria-current");
    for (const run of this.#root.querySelectorAll(".run")) run.classList.remove("now");
    const link = this.#links.get(this.place.id);
    if (!link) return;
    link.setAttribute("aria-current", "step");
    const run = link.closest(".run");
    run?.classList.add("now");
    const row = run && !run.open ? run : link;
    const list = this.#root.querySelector(".list > ol");
    const above = row.offsetTop; // in the list, which is its offset parent
    if (above < list.scrollTop || above + row.offsetHeight > list.scrollTop + list.clientHeight - roomOfFade) {
      list.scrollTop = above - list.clientHeight / 2;
    }
  }

  #showCurve() {
    const bars = this.#curve.querySelectorAll(".bar");
    bars.forEach((bar, step) => bar.classList.toggle("now", step === this.now - 1));
    const pin = this.#curve.querySelector(".pin");
    pin.textContent = this.isStep ? String(this.now) : "";
    if (this.isStep) {
      const bar = bars[this.now - 1];
      pin.setAttribute("x", parseFloat(bar.getAttribute("x")) + parseFloat(bar.getAttribute("width")) / 2 + "%");
      pin.setAttribute("y", bar.getAttribute("y"));
    }
    this.#curve.setAttribute("aria-valuenow", this.now);
    this.#curve.setAttribute("aria-valuetext", this.#data.places[this.now].said);
  }

  #makeSlider() {
    const curve = this.#curve;
    curve.tabIndex = 0;
    curve.setAttribute("role", "slider");
    curve.setAttribute("aria-label", this.#data.words.curve);
    curve.setAttribute("aria-valuemin", 0);
    curve.setAttribute("aria-valuemax", this.end);
    curve.addEventListener("keydown", (event) => this.#slide(event));
    curve.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || this.end < 2) return;
      curve.setPointerCapture(event.pointerId);
      this.pause();
      this.go(this.#stepBelow(event));
    });
    curve.addEventListener("pointermove", (event) => {
      if (curve.hasPointerCapture(event.pointerId)) this.go(this.#stepBelow(event));
    });
  }

  /** Left and right work everywhere; a slider also has up and down. */
  #slide(event) {
    const key = {ArrowUp: "ArrowRight", ArrowDown: "ArrowLeft"}[event.key];
    if (!key) return;
    this.press(key);
    event.preventDefault();
  }

  #stepBelow(event) {
    const box = this.#curve.querySelector(".plot").getBoundingClientRect();
    const across = (100 * (event.clientX - box.left)) / box.width;
    const begins = [...this.#curve.querySelectorAll(".bar")].map((bar) => parseFloat(bar.getAttribute("x")));
    return Math.max(1, begins.filter((begin) => begin <= across).length);
  }

  // ---- moving and playing

  /** A key of the walk. @param {string} key as `KeyboardEvent.key` @returns {boolean} whether it is one */
  press(key) {
    const places = {ArrowLeft: this.now - 1, ArrowRight: this.now + 1, Home: 0, End: this.end};
    if (key === " ") this.#timer ? this.pause() : this.#play();
    else if (key in places) {
      this.pause();
      this.go(places[key]);
    } else return false;
    return true;
  }

  #play() {
    if (this.now === this.end) this.go(0);
    this.#timer = window.setInterval(() => this.go(this.now + 1), stay);
    this.#showPlaying();
  }

  pause() {
    clearInterval(this.#timer);
    this.#timer = 0;
    this.#showPlaying();
  }

  #showPlaying() {
    const isPlaying = this.#timer !== 0;
    document.documentElement.classList.toggle("playing", isPlaying);
    const name = this.#data.words[isPlaying ? "pause" : "play"];
    this.#button("play").setAttribute("aria-label", name);
    this.#button("play").title = name;
  }

  #makeButtons() {
    const keys = {first: "Home", back: "ArrowLeft", on: "ArrowRight", last: "End", play: " "};
    for (const [id, key] of Object.entries(keys)) this.#button(id).addEventListener("click", () => this.press(key));
    for (const button of this.#root.querySelectorAll("[data-shows]")) {
      button.addEventListener("click", () => this.#showMore(button));
    }
    for (const [id, link] of this.#links) {
      link.addEventListener("click", (event) => {
        event.preventDefault();
        this.pause();
        this.go(this.find(id));
      });
    }
  }

  /** Shows or hides a part that has no room on a narrow page. */
  #showMore(button) {
    const what = button.dataset.shows;
    const isShown = document.documentElement.classList.toggle("shows-" + what);
    button.setAttribute("aria-expanded", isShown);
    if (isShown && what === "list") this.#root.querySelector(".list").scrollIntoView({block: "nearest"});
  }
}

/** @type {WeakMap<HTMLElement, () => void>} */
const watched = new WeakMap();

/**
 * Fades the end of a scrolling element while there is more of it, and makes it scrollable by keys. A conclusion that
 * stays in sight covers the lines behind it, but not those below it.
 * @param {HTMLElement} element
 * @returns {() => void} checks again after its content has changed
 */
export function watchEnd(element) {
  const known = watched.get(element);
  if (known) return known;
  const look = () => {
    const longer = element.scrollHeight - element.clientHeight;
    element.classList.toggle("goes-on", longer - element.scrollTop > 2);
    const end = element.querySelector(":scope > .end");
    const below = end?.nextElementSibling;
    element.classList.toggle("covers", !!below && below.offsetTop < end.offsetTop + end.offsetHeight);
    // An element with links or buttons is reached through them, and so scrolled.
    const isReached = element.querySelector("a[href], button, summary") !== null;
    if (longer > 0 && !isReached) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  watched.set(element, look);
  element.addEventListener("scroll", look, {passive: true});
  element.addEventListener("toggle", look, true); // of folded elements in it
  new ResizeObserver(look).observe(element);
  return look;
}

function heading(name, scope) {
  const cell = document.createElement("th");
  cell.scope = scope;
  cell.textContent = name;
  return cell;
}
