// The view for entering and solving a puzzle.
import {appear} from "../../../src/walk/page/appearing.js";
import {Pointing} from "../../../src/walk/page/pointing.js";
import type {Actions} from "../app/actions.ts";
import {contentOf, nameOfFilter} from "../app/describe.ts";
import {h, picture, refill} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import {standAlone} from "../draw/stand_alone.ts";
import {allCells, filledCount, houseOf} from "../state/board.ts";
import {isFiltering} from "../state/filter.ts";
import {toFragment} from "../state/link.ts";
import {factsOf, lacking} from "../state/setting.ts";
import {filteredMarks, linkTo, shownMarks, type State} from "../state/state.ts";
import {say} from "../words/words.ts";
import {BoardView} from "./board_view.ts";
import {type KeypadActions, KeypadView} from "./keypad.ts";
import {PanelView, type PanelActions} from "./panel.ts";
import {pictureTools} from "./picture_tools.ts";

/** A wave through the digits, starting from the last one entered. */
function rejoice(board: Element, from: number): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  board.querySelectorAll(".picture .given, .picture .own").forEach((digit, cell) => {
    const far = Math.hypot(Math.floor(cell / 9) - Math.floor(from / 9), (cell % 9) - (from % 9));
    const frames = [{}, {transform: "translateY(-12px)", fill: "var(--pen)"}, {}];
    digit.animate(frames, {duration: 450, delay: far * 70, easing: "ease-in-out"});
  });
}

/** While a puzzle is being set: the cells in which solutions differ, or else the removable givens. */
function tintedOf({game, setting}: State): readonly number[] {
  const facts = factsOf(setting, game.board.digits);
  return facts?.status === "several" ? (facts.isAll ? facts.differ : []) : (facts?.redundant ?? []);
}

/** The houses of the cell with the cursor; empty while several are selected, or the puzzle is being set. */
function shadedOf({cursor, game, selected}: State): number[] {
  if (selected.length !== 1 || game.isEntering) return [];
  return [...houseOf.row(cursor), ...houseOf.column(cursor), ...houseOf.box(cursor)];
}

export type PlayActions = Pick<Actions, "announce" | "styleSheet"> &
  KeypadActions &
  PanelActions & {
    choices: Pick<Actions["choices"], "change">;
    moves: Pick<Actions["moves"], "colour" | "digit" | "line" | "touch">;
    selection: Pick<Actions["selection"], "openFilter" | "select" | "selectAlike">;
  };

export class PlayView {
  readonly element: HTMLElement;
  readonly board: BoardView;
  readonly #actions: PlayActions;
  readonly #choices: PlayActions["choices"];
  readonly #selection: PlayActions["selection"];
  readonly #panel: PanelView;
  readonly #keypad: KeypadView;
  readonly #head = h("div", {class: "puzzle"});
  readonly #time = h("span", {class: "num", id: "time"});
  #before: State | null = null;

  /** `letter` is called with keys that the board does not use, and returns whether the key was used. */
  constructor(actions: PlayActions, letter: (key: string) => boolean) {
    const {moves, reasons, selection} = actions;
    this.#actions = actions;
    this.#choices = actions.choices;
    this.#selection = selection;
    this.board = new BoardView({
      select: (cells) => selection.select(cells),
      digit: (digit, held) => moves.digit(digit, held),
      erase: (how) => moves.erase(how),
      selectAlike: (cell) => selection.selectAlike(cell),
      tap: (cell, digit) => {
        if (this.#before?.mode === "draw") moves.colour([cell], digit);
      },
      touch: (cell) => moves.touch(cell),
      hold: (cell, digit) => void reasons.why(cell, digit),
      isDrawing: () => this.#before?.mode === "draw" && !this.#before.game.isEntering,
      line: (from, to) => moves.line(from, to),
      letter,
    });
    this.#panel = new PanelView(actions);
    this.#keypad = new KeypadView(actions);
    const below = h("div", {class: "below"}, this.#panel.element, this.#keypad.element);
    this.element = h(
      "main",
      {class: "page play"},
      this.board.element,
      h("div", {class: "side"}, this.#head, below),
      this.#panel.report,
    );
    new Pointing(this.element, () => this.element);
    const {element} = this;
    const sizes = (): string => [innerWidth, innerHeight, element.offsetWidth, element.offsetHeight].join();
    let fitted = "";
    const fit = (): void => {
      this.#panel.fit();
      const {scrollHeight} = document.documentElement;
      document.documentElement.classList.toggle("page-scrolls", scrollHeight > innerHeight + 1);
      fitted = sizes();
    };
    window.addEventListener("resize", fit);
    // It fires after the resize of the window, mostly without any news; measuring would lay out the whole page.
    new ResizeObserver(() => fitted === sizes() || fit()).observe(element);
  }

  focus(): void {
    this.board.focus();
  }

  show(state: State): void {
    const before = this.#before;
    this.#before = state;
    this.#showHead(state, before);
    this.#panel.show(state);
    this.#keypad.show(state);
    this.#showBoard(state, before);
    const isGlad = (of: State | null): boolean => of?.panel.kind === "message" && of.panel.isJoyful === true;
    if (isGlad(state) && before && !isGlad(before)) rejoice(this.board.element, state.cursor);
    if (state.selected !== before?.selected) this.board.select(state.selected, state.cursor);
    this.showTime(state);
  }

  #showBoard(state: State, before: State | null): void {
    const {game, settings} = state;
    const seen = (of: State): unknown[] => [
      of.game.board,
      of.facts,
      of.lit,
      of.filter,
      of.wrong,
      of.drawn,
      of.settings,
      of.setting,
      of.settings.shade && of.selected,
    ];
    if (before && seen(state).every((value, index) => value === seen(before)[index])) return;
    const marks = shownMarks(state);
    const {facts} = state;
    const atOnce = settings.conflicts === "asked" ? [] : [...facts.conflicts, ...facts.wrong];
    const conflicts = [...atOnce, ...state.wrong];
    const scene = {
      digits: game.board.digits,
      givens: game.board.givens,
      marks: filteredMarks(state),
      colourA: game.board.colourA,
      colourB: game.board.colourB,
      corner: game.board.corner,
      painted: game.board.painted,
      lines: game.board.lines,
      sought: state.filter.digits,
      isInMiddle: settings.marksAt === "middle",
      lit: state.lit,
      conflicts,
      shaded: settings.shade ? shadedOf(state) : [],
      tinted: game.isEntering ? tintedOf(state) : [],
      wanted: game.isEntering ? lacking(game.board.digits, state.setting.symmetry) : [],
      notation: settings.notation,
    };
    const fault = (cell: number): string =>
      `, ${say(state.facts.spent.includes(cell) ? "cell.spent" : "cell.conflict")}`;
    const shown = this.board.element.querySelector(".board");
    this.board.show(scene, state.drawn === "" ? null : picture(state.drawn));
    if (state.drawn !== "" && state.drawn !== before?.drawn) appear(this.board.element.querySelector(".board"), shown);
    this.board.name(
      say("board"),
      allCells.map((cell) => this.#nameOf(state, cell, marks[cell]!) + (conflicts.includes(cell) ? fault(cell) : "")),
    );
  }

  #nameOf(state: State, cell: number, marks: number): string {
    const place = say("cell", {row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1});
    return `${place}: ${contentOf(state.game.board, cell, marks)}`;
  }

  #showHead(state: State, before: State | null): void {
    const isSame =
      before &&
      before.game.name === state.game.name &&
      before.game.board.digits === state.game.board.digits &&
      before.settings === state.settings &&
      before.filter === state.filter &&
      (before.drawn === "") === (state.drawn === "") &&
      before.panel.kind === state.panel.kind;
    if (isSame && before.game.isEntering === state.game.isEntering) return;
    const {showTime} = state.settings;
    const toggle = h(
      "button",
      {
        type: "button",
        class: "tool",
        id: "time-toggle",
        "aria-pressed": String(showTime),
        "aria-label": say("time.show"),
        title: say("time.show"),
        click: () => this.#choices.change({showTime: !showTime}),
      },
      icon("clock"),
    );
    const isFiltered = isFiltering(state.filter);
    const filterName = say("filter") + (isFiltered ? ": " + nameOfFilter(state.filter) : "");
    const filter = h(
      "button",
      {
        type: "button",
        class: isFiltered ? "tool on" : "tool",
        id: "filter-open",
        "aria-expanded": String(state.panel.kind === "filter"),
        "aria-label": filterName,
        title: `${filterName} (Shift F)`,
        disabled: state.game.isEntering,
        click: () => this.#selection.openFilter(),
      },
      icon("filter"),
    );
    const kind = state.panel.kind === "welcome" ? "welcome.example" : state.game.isEntering ? "puzzle.new" : "puzzle";
    const title = state.game.name || say(kind);
    refill(
      this.#head,
      h("h1", {}, title),
      h(
        "span",
        {class: "r"},
        h("span", {class: "num"}, say("filled", {n: filledCount(state.game.board)})),
        this.#time,
        filter,
        toggle,
      ),
      state.drawn !== "" && state.panel.kind !== "welcome" && this.#pictureTools(),
    );
  }

  /** The export of a drawn step. */
  #pictureTools(): HTMLElement {
    const {announce, styleSheet} = this.#actions;
    const state = (): State => this.#before!;
    const drawn = {
      svg: async () => standAlone(picture(state().drawn), await styleSheet(), ""),
      link: () => location.href.split("#")[0] + "#" + toFragment(linkTo(state())),
      name: () => state().game.name,
      tell: announce,
    };
    const tools = pictureTools("picture", drawn, ["svg"]);
    return h("span", {class: "picture-tools", role: "group", "aria-label": say("share.picture")}, ...tools);
  }

  showTime(state: State): void {
    const {seconds} = state.game;
    const two = (number: number): string => String(number).padStart(2, "0");
    const hours = Math.floor(seconds / 3600);
    const text = (hours > 0 ? hours + ":" : "") + two(Math.floor(seconds / 60) % 60) + ":" + two(seconds % 60);
    this.#time.textContent = state.settings.showTime ? text : "";
  }
}
