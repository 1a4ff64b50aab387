// The lesson of a technique: its definition, with a real step drawn bit by bit, the proof, and how to find it.
import {appear} from "../../../src/walk/page/appearing.js";
import {Pointing} from "../../../src/walk/page/pointing.js";
import {loadPositions, loadTexts} from "../app/lesson_files.ts";
import {h, picture, refill} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import {drawScene} from "../draw/board.ts";
import type {About, Hint, Level, Rung} from "../state/answers.ts";
import {type Board, emptyBoard, transposed} from "../state/board.ts";
import {keptPractice} from "../state/kept.ts";
import {readPosition} from "../state/lessons.ts";
import {lessonFragment, noLesson} from "../state/link.ts";
import {progressOf} from "../state/practice.ts";
import type {Settings} from "../state/settings.ts";
import {lessonParts, lessonText} from "../words/lessons.ts";
import {say} from "../words/words.ts";
import {spoken} from "./card_parts.ts";
import {failure, type LearnAsker, sureness} from "./lesson_parts.ts";
import {lessonAddress} from "./names.ts";

const stay = 3200; // ms for each picture while they follow one another

/** The pictures: the board as it is, then as shown by hints of these levels. */
const levels: readonly (Level | 0)[] = [0, 1, 3, 4, 5];

export class LessonPage {
  readonly element: HTMLElement;
  readonly #ask: Pick<LearnAsker, "lessonHint">;
  readonly #about: About;
  readonly #rung: Rung;
  readonly #settings: Settings;
  readonly #work = new AbortController();
  readonly #picture = h("div", {class: "picture"});
  readonly #caption = h("div", {class: "lesson-caption", role: "status"});
  readonly #controls = h("div", {class: "lesson-controls", role: "group"});
  readonly #texts = h("div", {class: "lesson-texts"});
  readonly #practice = h("div", {class: "act"});
  #board: Board | null = null;
  readonly #hints = new Map<Level, Hint>();
  /** The index of the current picture, from 0. */
  #at = levels.length - 1;
  #timer = 0;

  constructor(ask: Pick<LearnAsker, "lessonHint">, about: About, rung: Rung, settings: Settings) {
    this.#ask = ask;
    this.#about = about;
    this.#rung = rung;
    this.#settings = settings;
    const shown = h("figure", {class: "lesson-figure"}, h("div", {class: "boardbox"}, this.#picture), this.#controls);
    const back = h("a", {class: "link", href: "#" + lessonFragment(noLesson), id: "lesson-all"}, say("learn.all"));
    this.element = h(
      "article",
      {class: "lesson"},
      h("header", {class: "lesson-head"}, back, h("h1", {}, rung.name), this.#tags()),
      shown,
      h("div", {class: "lesson-side"}, this.#texts, this.#caption, this.#practice, this.#facts(), this.#neighbours()),
    );
    new Pointing(this.element, () => this.element);
    void this.#load();
  }

  leave(): void {
    this.#work.abort();
    clearTimeout(this.#timer);
  }

  // ---- the text

  #tags(): HTMLElement {
    const {level, family, needsUniqueness} = this.#rung;
    const {families, levels: classes} = this.#about;
    const unique = needsUniqueness ? say("learn.unique") : "";
    const tags = [classes.get(level)?.name ?? "", families.get(family) ?? "", unique];
    return h("p", {class: "lesson-tags"}, ...tags.filter(Boolean).map((tag) => h("span", {class: "tag"}, tag)));
  }

  #facts(): HTMLElement {
    const {also, cost, mostCost, se, hodoku, name} = this.#rung;
    const others = [...new Set(also)].filter((other) => other !== name);
    const rows = [
      [say("learn.also"), others.join(", ")],
      [say("learn.cost"), mostCost === cost ? cost : `${cost}–${mostCost}`],
      [say("profile.se"), se],
      [say("profile.hodoku"), hodoku.split(" ").join(", ")],
    ].filter(([, text]) => text !== "");
    const list = rows.map(([term, text]) => h("div", {}, h("dt", {}, term), h("dd", {}, text)));
    return h("section", {class: "lesson-facts"}, h("h2", {}, say("learn.facts")), h("dl", {class: "facts"}, ...list));
  }

  #neighbours(): HTMLElement {
    const {rungs} = this.#about;
    const at = rungs.indexOf(this.#rung);
    const link = (rung: Rung | undefined, key: "learn.before" | "learn.after"): HTMLElement | false =>
      rung !== undefined &&
      h(
        "a",
        {class: "row", id: key.replace("learn.", "lesson-"), href: lessonAddress(rung.technique)},
        h("span", {}, say(key)),
        h("b", {}, rung.name),
      );
    const name = say("learn.neighbours");
    return h(
      "nav",
      {class: "lesson-neighbours", "aria-label": name},
      link(rungs[at - 1], "learn.before"),
      link(rungs[at + 1], "learn.after"),
    );
  }

  async #load(): Promise<void> {
    const {technique, family} = this.#rung;
    try {
      const [texts, positions] = await Promise.all([loadTexts(this.#settings.language), loadPositions(family)]);
      if (this.#work.signal.aborted) return;
      const parts = lessonParts.map((part) => ({part, text: lessonText(texts, technique, family, part)}));
      refill(
        this.#texts,
        ...parts
          .filter(({text}) => text !== "")
          .map(({part, text}) =>
            part === "what"
              ? h("p", {class: "lead"}, text)
              : h("section", {}, h("h2", {}, say(`learn.${part}`)), h("p", {}, text)),
          ),
      );
      const found = positions.get(technique);
      this.#showPractice(found?.practice.length ?? 0);
      if (!found) return refill(this.#caption, h("p", {class: "quiet"}, say("learn.noExample")));
      this.#board = readPosition(found.example);
      if ((await this.#hintOf(5)).isInColumns) {
        this.#board = transposed(this.#board); // the orientation of the text
        this.#hints.clear();
      }
      if (!this.#work.signal.aborted) await this.#go(this.#at);
    } catch (error) {
      if (!this.#work.signal.aborted) refill(this.#caption, failure(error));
    }
  }

  #showPractice(count: number): void {
    if (count === 0) return refill(this.#practice, h("p", {class: "small quiet"}, say("learn.rare")));
    const address = "#" + lessonFragment({technique: this.#rung.technique, isPractice: true});
    const {box, solved} = progressOf(keptPractice(), this.#rung.technique);
    refill(
      this.#practice,
      h("a", {class: "btn primary", id: "lesson-practise", href: address}, say("practice.of", {n: count})),
      solved > 0 && h("span", {class: "small quiet"}, say("practice.solved", {n: solved})),
      solved > 0 && sureness(box),
    );
  }

  // ---- the pictures

  async #hintOf(level: Level): Promise<Hint> {
    const known = this.#hints.get(level);
    if (known) return known;
    const hint = await this.#ask.lessonHint(this.#board!, this.#rung.technique, level, this.#work.signal);
    this.#hints.set(level, hint);
    return hint;
  }

  /** Shows a picture of the row, from 0. */
  async #go(at: number): Promise<void> {
    const level = levels[at]!;
    const hint = await this.#hintOf(level || 5);
    if (this.#work.signal.aborted) return;
    this.#at = at;
    const before = this.#picture.querySelector(".board");
    refill(this.#picture, level === 0 || !hint.svg ? this.#position() : picture(hint.svg));
    appear(this.#picture.querySelector(".board"), before);
    refill(this.#caption, h("h2", {}, say("learn.example")), ...this.#captionOf(level, hint));
    this.#showControls();
  }

  #position(): SVGElement {
    const {notation} = this.#settings;
    const shown = this.#rung.family === "singles" ? {...this.#board!, marks: emptyBoard.marks} : this.#board!;
    return drawScene({...shown, lit: 0, conflicts: [], notation});
  }

  #captionOf(level: Level | 0, hint: Hint): Node[] {
    if (hint.status !== "found") return [h("p", {}, hint.text)];
    if (level === 0) return [h("p", {}, say("learn.position", {technique: this.#rung.name}))];
    const text = hint.sentences[level - 1] ?? "";
    return [level === 5 ? spoken(hint.html, text) : h("p", {class: "say"}, text)];
  }

  #showControls(): void {
    const last = levels.length - 1;
    const isPlaying = this.#timer !== 0;
    const button = (id: string, name: string, image: Node, isOff: boolean, click: () => void): HTMLElement =>
      h("button", {type: "button", id, class: "tool", "aria-label": name, title: name, disabled: isOff, click}, image);
    this.#controls.setAttribute("aria-label", say("learn.example"));
    refill(
      this.#controls,
      h(
        "button",
        {type: "button", class: "btn primary", id: "lesson-play", click: () => (isPlaying ? this.#stop() : this.#play())},
        icon(isPlaying ? "stop" : "more"),
        say(isPlaying ? "stop" : "learn.play"),
      ),
      button("lesson-back", say("learn.back"), icon("back"), this.#at === 0, () => this.#step(-1)),
      h("span", {class: "num quiet"}, `${this.#at + 1} / ${levels.length}`),
      button("lesson-on", say("learn.on"), icon("more"), this.#at === last, () => this.#step(1)),
    );
  }

  #step(by: number): void {
    this.#stop();
    void this.#go(Math.max(0, Math.min(levels.length - 1, this.#at + by)));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#showControls();
  }

  /** Plays from the board as it is to the whole argument. */
  #play(): void {
    const on = (at: number): void => {
      const isLast = at === levels.length - 1;
      this.#timer = isLast ? 0 : window.setTimeout(() => on(at + 1), stay);
      void this.#go(at);
    };
    on(0);
  }
}
