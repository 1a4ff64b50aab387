// The walk: the page that the engine writes of the whole path, taken apart and shown here. What stands on it is the engine's;
// how one goes through it is the script of that page, which both share.
import {appear} from "../../../src/walk/page/appearing.js";
import {Pointing} from "../../../src/walk/page/pointing.js";
import {Walk, type WalkData} from "../../../src/walk/page/walk.js";
import type {Actions} from "../app/actions.ts";
import type {Asker} from "../engine/ask.ts";
import {h, refill} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import type {About} from "../state/answers.ts";
import type {State} from "../state/state.ts";
import {say} from "../words/words.ts";
import {lessonAddress, techniqueNamed} from "./names.ts";
import {pictureOf, savingTools} from "./walk_saving.ts";

type Shown = Pick<State, "about" | "game" | "place" | "settings" | "view">;
export interface WalkActions {
  choices: Pick<Actions["choices"], "walkTo">;
  puzzles: Pick<Actions["puzzles"], "playOn">;
}
type Guide = Pick<Asker, "drawDigits" | "drawPath" | "walk">;

export class WalkView {
  readonly element = h("main", {class: "walk-view"});
  readonly #ask: Guide;
  readonly #actions: WalkActions;
  readonly #pointing: Pointing;
  /** What the walk was made from. */
  #key = "";
  #givens = "";
  /** Where it shall stand, 0: at the puzzle. */
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
    const key = [game.board.givens, settings.language, settings.notation, settings.profile, settings.off.join()].join();
    const isShown = state.view === "walk";
    this.#wanted = state.place;
    this.#about = state.about;
    document.documentElement.classList.toggle("walking", isShown && this.#walk !== null); // other views have boards, too
    if (!isShown) return this.#walk?.pause();
    if (key === this.#key) return this.#walk?.go(state.place);
    this.#key = key;
    this.#givens = game.board.givens;
    void this.#make(game.board.givens, game.name);
  }

  /** The picture of the place that is shown; "" as long as there is none. */
  async picture(): Promise<string> {
    return this.#walk ? pictureOf(this.#walk, this.#ask, this.#givens) : "";
  }

  /** The focus goes to the board of the place that is shown. */
  focus(): void {
    const board = this.#walk?.place?.querySelector<HTMLElement>(".boardbox") ?? this.element;
    board.tabIndex = -1;
    board.focus();
  }

  async #make(givens: string, name: string): Promise<void> {
    this.#work?.abort();
    this.#walk?.pause();
    this.#walk = null;
    if (!/[1-9]/.test(givens)) return this.#say(say("walk.empty"));
    const {signal} = (this.#work = new AbortController());
    this.#showWork(givens, name);
    try {
      const html = await this.#ask.walk(givens, name, signal);
      if (!signal.aborted) this.#put(html, name);
    } catch (error) {
      if (!signal.aborted) this.#say(error instanceof Error ? error.message : String(error));
    }
  }

  #showWork(givens: string, name: string): void {
    const button = (id: string, kind: string, run: () => void, ...label: (Node | string)[]): HTMLElement =>
      h("button", {type: "button", class: kind, id, click: run}, ...label);
    const again = (): HTMLElement =>
      button("walk-again", "btn primary", () => void this.#make(givens, name), say("goOn"));
    const stop = (): void => {
      this.#work?.abort();
      this.#say(say("stopped.walk"), again());
    };
    const spin = h("span", {class: "spin"});
    this.#say(say("working.walk"), button("walk-stop", "btn", stop, icon("stop"), say("stop")), spin);
  }

  /** Says what is the matter, where the walk will be. */
  #say(text: string, button: Node | false = false, spin: Node | false = false): void {
    document.documentElement.classList.remove("walking");
    const state = h("div", {class: "state", role: "status"}, spin, h("span", {}, text), button);
    refill(this.element, h("h1", {class: "unseen"}, say("walk")), state);
  }

  #put(html: string, name: string): void {
    const content = html.replace(/<style>[^]*?<\/style>|<script type="module">[^]*?<\/script>/g, ""); // the page has them; the policy lets none in
    const page = new DOMParser().parseFromString(content, "text/html");
    const data = JSON.parse(page.getElementById("data")!.textContent!) as WalkData;
    const root = h("div", {class: "walk"});
    root.append(...document.importNode(page.querySelector("main")!, true).childNodes);
    const report = h("p", {class: "unseen", role: "status"});
    const walk: Walk = new Walk(root, data, report, (place) => this.#moved(place, tools));
    const tools = savingTools(walk, this.#ask, this.#givens, (why) => (report.textContent = why));
    tools.prepend(this.#playOn(walk));
    this.#walk = walk;
    document.documentElement.classList.add("walking");
    refill(this.element, h("h1", {class: "unseen"}, name || say("walk")), root, report);
    walk.go(this.#wanted);
  }

  /** The button that takes the board of the place to where one plays. */
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

  /** The name of a technique leads to its lesson. */
  #linkName(heading: HTMLElement): void {
    const rung = techniqueNamed(heading.textContent!, this.#about);
    if (!rung || heading.querySelector("a")) return;
    refill(heading, h("a", {class: "lesson-name", href: lessonAddress(rung.technique)}, heading.textContent));
  }

  /** Keys of the walk. Whether this was one. */
  press(key: string): boolean {
    return this.#walk?.press(key) ?? false;
  }
}
