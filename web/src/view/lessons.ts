// The lessons: all techniques, the lesson of one, and practice.
import "../style/learn.css";
import {refill} from "../dom/dom.ts";
import type {Lesson} from "../state/link.ts";
import type {State} from "../state/state.ts";
import {LessonList} from "./lesson_list.ts";
import {LessonPage} from "./lesson_page.ts";
import type {LearnAsker} from "./lesson_parts.ts";
import {PracticeView} from "./practice.ts";

/** The content of the room: it is made again for another lesson, language or notation. */
interface Shown {
  readonly element: HTMLElement;
  /** Ends all activity in it. */
  leave(): void;
}

export class LessonsRoom {
  readonly #content: HTMLElement;
  readonly #ask: LearnAsker;
  readonly #list: LessonList;
  #shown: Shown | null = null;
  #key = "";
  #lesson: Lesson | null = null;

  constructor(content: HTMLElement, ask: LearnAsker) {
    this.#content = content;
    this.#ask = ask;
    this.#list = new LessonList(ask);
  }

  show(state: State): void {
    const {about, lesson, settings} = state;
    if (!about || about.language !== settings.language) return;
    const {technique, isPractice} = lesson;
    const key = [technique, isPractice, settings.language, settings.notation].join();
    if (key === this.#key) return;
    this.#key = key;
    this.#shown?.leave();
    this.#shown = this.#make(state);
    refill(this.#content, this.#shown.element);
    const isOther = this.#lesson !== null && lesson !== this.#lesson;
    this.#lesson = lesson;
    if (isOther) this.#arrive();
  }

  leave(): void {
    this.#shown?.leave();
    this.#key = "";
  }

  #make({about, lesson, settings}: State): Shown {
    const rung = about!.rungs.find(({technique}) => technique === lesson.technique);
    if (lesson.isPractice && (rung || lesson.technique === ""))
      return new PracticeView(this.#ask, about!, rung ?? null, settings);
    if (rung) return new LessonPage(this.#ask, about!, rung, settings);
    this.#list.show(about!, settings.language);
    return this.#list;
  }

  /** Another lesson begins at its top, and screen readers continue there. */
  #arrive(): void {
    window.scrollTo(0, 0);
    const heading = this.#content.querySelector<HTMLElement>("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({preventScroll: true});
  }
}
