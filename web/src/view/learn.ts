// The view for learning and practice; most of it is loaded when it is first shown.
import type {Actions} from "../app/actions.ts";
import {h, refill} from "../dom/dom.ts";
import type {State} from "../state/state.ts";
import {say} from "../words/words.ts";
import {failure, type LearnAsker} from "./lesson_parts.ts";
import type {LessonsRoom} from "./lessons.ts";
import {LoadingView} from "./loading.ts";

export class LearnView {
  readonly element = h("main", {class: "page learn"});
  readonly #ask: LearnAsker;
  readonly #loading: LoadingView;
  readonly #content = h("div", {class: "lessons"});
  #room: LessonsRoom | null = null;
  #isFetching = false;
  #state: State | null = null;

  constructor(ask: LearnAsker, start: Pick<Actions["start"], "retry">) {
    this.#ask = ask;
    this.#loading = new LoadingView(start);
    this.element.append(this.#loading.element, this.#content);
  }

  show(state: State): void {
    this.#state = state;
    this.#loading.show(state);
    if (state.view !== "learn") return this.#room?.leave();
    if (this.#room) this.#room.show(state);
    else void this.#fetch();
  }

  focus(): void {
    const heading = this.element.querySelector<HTMLElement>("h1");
    if (heading) heading.tabIndex = -1;
    heading?.focus();
  }

  async #fetch(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    try {
      const {LessonsRoom: Room} = await import("./lessons.ts");
      this.#room = new Room(this.#content, this.#ask);
      if (this.#state) this.show(this.#state);
    } catch (error) {
      const click = (): void => void this.#fetch();
      const again = h("button", {type: "button", class: "btn", id: "lessons-retry", click}, say("retry"));
      refill(this.#content, failure(error), again);
    } finally {
      this.#isFetching = false;
    }
  }
}
