// Text and board are linked: cells pointed at in either light up in both. In an argument with several branches only
// the one that is pointed at keeps its arrows.

const drawing = "http://www.w3.org/2000/svg";

/** The cells that an element names, 0 to 80. */
const cellsOf = (name) => name.dataset.cells.split(" ").map(Number);

export class Pointing {
  #shown;
  /** The element with lit cells. */
  #where = null;
  #cells = "";

  /**
   * @param {EventTarget} root the element on which pointers are followed
   * @param {() => Element | null | undefined} shown the current content: texts, and the board in an element "boardbox"
   */
  constructor(root, shown) {
    this.#shown = shown;
    for (const kind of ["pointermove", "pointerdown"]) root.addEventListener(kind, (event) => this.#point(event));
    // Lifting a finger is also a leave event; the cells that it pointed at stay lit.
    root.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.clear());
  }

  /** Clears all lights. */
  clear() {
    if (!this.#where) return;
    this.#lightCells([]);
    this.#lightBranch(null);
    this.#where = null;
  }

  #point(event) {
    const shown = this.#shown();
    if (shown !== this.#where) this.clear();
    if (!shown) return;
    this.#where = shown;
    const name = event.target.closest("[data-cells]");
    const box = event.target.closest(".boardbox");
    this.#lightBranch(event.target.closest(".branches > li"));
    this.#lightCells(name ? cellsOf(name) : box ? this.#cellBelow(box, event) : []);
  }

  /** The cell of a board below the pointer, if the text names it; else empty. */
  #cellBelow(box, event) {
    const inverse = box.querySelector("svg.board").getScreenCTM().inverse();
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(inverse);
    const isInside = at.x >= 0 && at.x < 900 && at.y >= 0 && at.y < 900;
    const cell = Math.floor(at.y / 100) * 9 + Math.floor(at.x / 100);
    const names = [...this.#where.querySelectorAll("[data-cells]")];
    return isInside && names.some((name) => cellsOf(name).includes(cell)) ? [cell] : [];
  }

  #lightCells(cells) {
    const picture = this.#where.querySelector(".boardbox svg.board");
    const frames = [...this.#where.querySelectorAll(".pointed")];
    if (cells.join() !== this.#cells || frames.length !== cells.length) {
      for (const frame of frames) frame.remove();
      picture?.append(...cells.map(frameOf));
    }
    this.#cells = cells.join();
    for (const name of this.#where.querySelectorAll("[data-cells]")) {
      name.classList.toggle(
        "lit",
        cellsOf(name).some((cell) => cells.includes(cell)),
      );
    }
  }

  #lightBranch(pointed) {
    for (const branch of this.#where.querySelectorAll(".branches > li")) {
      branch.classList.toggle("lit", branch === pointed);
    }
    const place = pointed ? Number(pointed.dataset.branch) - 1 : -1;
    for (const arrow of this.#where.querySelectorAll(".board .links > g")) {
      const isItsOwn = arrow.classList.contains("branch" + place);
      arrow.classList.toggle("branch-lit", isItsOwn);
      arrow.classList.toggle("branch-off", place >= 0 && !isItsOwn);
    }
  }
}

function frameOf(cell) {
  const frame = document.createElementNS(drawing, "rect");
  const place = {x: (cell % 9) * 100 + 4, y: Math.floor(cell / 9) * 100 + 4, width: 92, height: 92, rx: 8};
  for (const [name, value] of Object.entries({class: "pointed", ...place})) frame.setAttribute(name, String(value));
  return frame;
}
