// The walk: the engine's page about the whole path, taken apart and shown here. Its content is the engine's; the
// navigation is the script of that page, which both share.
import {appear} from "../../../src/walk/page/appearing.js";
import {Pointing} from "../../../src/walk/page/pointing.js";
import {Walk, type WalkData} from "../../../src/walk/page/walk.js";
import type {Actions} from "../app/actions.ts";
import type {Asker} from "../engine/ask.ts";
import {h, refill} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import type {About, FewestFound} from "../state/answers.ts";
import type {State} from "../state/state.ts";
import {say} from "../words/words.ts";
import {isForeign} from "../state/profiles.ts";
import {emptyBoard, restarted} from "../state/board.ts";
import {fromFragment, simplest, toFragment, type Way} from "../state/link.ts";
import {lessonAddress, techniqueNamed} from "./names.ts";
import {pictureOf, savingTools} from "./walk_saving.ts";
import {wayControl} from "./walk_way.ts";

type Shown = Pick<State, "about" | "game" | "place" | "settings" | "view" | "way">;
export interface WalkActions {
  choices: Pick<Actions["choices"], "takeWay" | "walkTo">;
  puzzles: Pick<Actions["puzzles"], "playOn">;
}
type Guide = Pick<Asker, "drawDigits" | "drawPath" | "styleSheet" | "walk">;

/** The amounts of work for the search for the fewest steps: almost nothing, then about the maximum for one answer. */
const firstBudgets = [5_000, 50_000];
/** The factor by which the work grows with each continuation. */
const growth = 4;

export class WalkView {
  readonly element = h("main", {class: "walk-view"});
  readonly #ask: Guide;
  readonly #actions: WalkActions;
  readonly #pointing: Pointing;
  /** The inputs of the walk. */
  #key = "";
  #givens = "";
  #name = "";
  #way: Way = simplest;
  /** Whether there is a choice of paths: other programs have one. */
  #hasWays = true;
  /** The known bounds for the fewest steps. */
  #found: FewestFound | null = null;
  /** The work of the last search. */
  #budget = 0;
  /** The place it should go to, 0: at the puzzle. */
  #wanted = 0;
  #work: AbortController | null = null;
  #walk: Walk | null = null;
  #about: About | null = null;

  constructor(ask: Guide, actions: WalkActions) {
    this.#ask = ask;
    this.#actions = actions;
    this.#pointing = new Pointing(this.element, () => this.#walk?.place);
    window.addEventListener("beforeprint", () => this.#walk?.unfold());
  }

  show(state: Shown): void {
    const {settings, game} = state;
    const {language, notation, profile, off, on} = settings;
    const hasWays = !isForeign(profile);
    const way = hasWays && state.way.isFewest ? state.way : simplest;
    const words = [language, notation, profile, off.join(), on?.join()];
    const key = [game.board.givens, ...words, ...Object.values(way)].join();
    const isShown = state.view === "walk";
    this.#wanted = state.place;
    this.#about = state.about;
    // Other views also have boards.
    document.documentElement.classList.toggle("walking", isShown && this.#walk !== null);
    if (!isShown) return this.#walk?.pause();
    if (key === this.#key) return this.#walk?.go(state.place);
    this.#key = key;
    this.#givens = game.board.givens;
    this.#name = game.name;
    this.#way = way;
    this.#hasWays = hasWays;
    this.#found = null;
    void this.#make(way.isFewest ? firstBudgets : [0]);
  }

  /** The picture of the current place; "" while there is no picture. */
  async picture(): Promise<string> {
    return this.#walk ? this.#pictureOf(this.#walk) : "";
  }

  /** Moves the focus to the board of the current place. */
  focus(): void {
    const board = this.#walk?.place?.querySelector<HTMLElement>(".boardbox") ?? this.element;
    board.tabIndex = -1;
    board.focus();
  }

  /** The path of the engine has no numbers for steps of another path: their pictures are taken from the page. */
  #pictureOf(walk: Walk): Promise<string> {
    return pictureOf(walk, this.#ask, this.#givens, this.#way.isFewest);
  }

  /** A link to a place, with the puzzle only: the reader's entries are unrelated to it. */
  #link(place: number): string {
    const board = restarted({...emptyBoard, givens: this.#givens});
    const fragment = toFragment({...fromFragment(location.hash), view: "walk", board, place, way: this.#way, made: ""});
    return location.href.split("#")[0] + "#" + fragment;
  }

  /** Works with these budgets, one after the other, until no more can be found. */
  async #make(budgets: readonly number[]): Promise<void> {
    this.#work?.abort();
    this.#walk?.pause();
    this.#walk = null;
    if (!/[1-9]/.test(this.#givens)) return this.#say(say("walk.empty"));
    const {signal} = (this.#work = new AbortController());
    this.#showWork(budgets);
    try {
      let html = "";
      for (const budget of budgets) {
        const walked = await this.#ask.walk(this.#givens, this.#name, this.#way, budget, signal);
        if (signal.aborted) return;
        html = walked.html;
        this.#found = walked.fewest;
        this.#budget = budget;
        if (!walked.fewest?.isOpen) break;
        this.#showWork(budgets);
      }
      if (html) this.#put(html, this.#name);
      else this.#say("", [], this.#ways());
    } catch (error) {
      if (!signal.aborted) this.#say(error instanceof Error ? error.message : String(error), [], this.#ways());
    }
  }

  readonly #goFurther = (): void => void this.#make([this.#budget * growth]);

  #ways(): Node | false {
    if (!this.#hasWays) return false;
    return wayControl(this.#way, this.#found, (way) => this.#actions.choices.takeWay(way), this.#goFurther);
  }

  /** Shows that the path is being searched for, and the results so far. */
  #showWork(budgets: readonly number[]): void {
    const {isFewest} = this.#way;
    const button = (id: string, kind: string, run: () => void, ...label: (Node | string)[]): HTMLElement =>
      h("button", {type: "button", class: kind, id, click: run}, ...label);
    const again = (): HTMLElement => button("walk-again", "btn primary", () => void this.#make(budgets), say("goOn"));
    const stop = (): void => {
      this.#work?.abort();
      this.#say(say("stopped.walk"), [again()], this.#ways());
    };
    const spin = h("span", {class: "spin"});
    const text = say(isFewest ? "working.fewest" : "working.walk");
    // A reader who has just chosen a path keeps the focus, and can choose again.
    const isChosen = isFewest || this.element.querySelector(".way")?.contains(document.activeElement);
    this.#say(
      text,
      [button("walk-stop", "btn", stop, icon("stop"), say("stop")), spin],
      isChosen ? this.#ways() : false,
    );
  }

  /** Shows a message in place of the walk; `parts` are beside the text, `below` below it. */
  #say(text: string, parts: (Node | false)[] = [], below: Node | false = false): void {
    document.documentElement.classList.remove("walking");
    const spin = parts.find((part) => part && (part as Element).classList.contains("spin")) ?? false;
    const others = parts.filter((part) => part !== spin);
    const state = text !== "" && h("div", {class: "state", role: "status"}, spin, h("span", {}, text), ...others);
    refill(this.element, h("h1", {class: "unseen"}, say("walk")), state, below);
  }

  #put(html: string, name: string): void {
    // The page has its own styles and script; the content security policy blocks these.
    const content = html.replace(/<style>[^]*?<\/style>|<script type="module">[^]*?<\/script>/g, "");
    const page = new DOMParser().parseFromString(content, "text/html");
    const data = JSON.parse(page.getElementById("data")!.textContent!) as WalkData;
    const root = h("div", {class: "walk"});
    root.append(...document.importNode(page.querySelector("main")!, true).childNodes);
    const report = h("p", {class: "unseen", role: "status"});
    const walk: Walk = new Walk(root, data, report, (place) => this.#moved(place, tools));
    const tools = savingTools(walk, {
      svg: () => this.#pictureOf(walk),
      link: () => this.#link(walk.now),
      tell: (text) => (report.textContent = text),
    });
    tools.prepend(this.#playOn(walk));
    const ways = this.#ways();
    if (ways) root.querySelector("#puzzle h2")!.after(ways);
    this.#walk = walk;
    document.documentElement.classList.add("walking");
    const chosen = this.element.contains(document.activeElement) ? document.activeElement!.id : "";
    refill(this.element, h("h1", {class: "unseen"}, name || say("walk")), root, report);
    walk.go(this.#wanted);
    if (chosen) document.getElementById(chosen)?.focus(); // which cannot be focused before its place is shown
  }

  /** The button that opens the board of the place in the playing view. */
  #playOn(walk: Walk): HTMLElement {
    const click = (): void => this.#actions.puzzles.playOn(walk.board, walk.isStep ? walk.now : 0);
    const name = say("walk.playOn");
    return h(
      "button",
      {type: "button", class: "tool", id: "walk-play-on", "aria-label": name, title: name, click},
      icon("pen"),
      h("span", {}, name),
    );
  }

  #moved(place: HTMLElement, tools: HTMLElement): void {
    this.#pointing.clear();
    place.querySelector(".why")!.append(tools);
    appear(place.querySelector(".board"));
    this.#linkName(place.querySelector("h2")!);
    this.#actions.choices.walkTo(this.#walk!.now);
  }

  /** Turns the name of a technique into a link to its lesson. */
  #linkName(heading: HTMLElement): void {
    const rung = techniqueNamed(heading.textContent!, this.#about);
    if (!rung || heading.querySelector("a")) return;
    refill(heading, h("a", {class: "lesson-name", href: lessonAddress(rung.technique)}, heading.textContent));
  }

  /** Handles the keys of the walk. Returns whether this was one. */
  press(key: string): boolean {
    return this.#walk?.press(key) ?? false;
  }
}
