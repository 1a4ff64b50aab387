// Practice: exercise after exercise, of one technique or of the learner's weakest ones.
import {appear} from "../../../src/walk/page/appearing.js";
import {Pointing} from "../../../src/walk/page/pointing.js";
import {contentOf} from "../app/describe.ts";
import {choosePosition, type PositionChoice} from "../app/position_choice.ts";
import {Exercise} from "../app/practice.ts";
import {h, picture, refill} from "../dom/dom.ts";
import {drawChosen} from "../draw/chosen.ts";
import type {About, Rung} from "../state/answers.ts";
import {allCells, digitAt, digitsOf, has} from "../state/board.ts";
import {keepPractice, keptPractice} from "../state/kept.ts";
import {readPosition} from "../state/lessons.ts";
import {lessonFragment, noLesson} from "../state/link.ts";
import {afterExercise, dayOf, type Outcome, progressOf} from "../state/practice.ts";
import type {Settings} from "../state/settings.ts";
import {say} from "../words/words.ts";
import {BoardView} from "./board_view.ts";
import {failure, type LearnAsker, sureness} from "./lesson_parts.ts";
import {lessonAddress} from "./names.ts";
import {practiceKeys} from "./practice_keys.ts";
import {saidOf} from "./practice_said.ts";

const lengthOfRound = 10;

/** Whether marks are too small for the pointing device. */
const isTouched = (): boolean => matchMedia("(pointer: coarse)").matches;

export class PracticeView {
  readonly element: HTMLElement;
  readonly #ask: LearnAsker;
  readonly #about: About;
  /** The technique of the practice; null in a mixed round. */
  readonly #only: Rung | null;
  readonly #settings: Settings;
  readonly #work = new AbortController();
  readonly #board: BoardView;
  readonly #head = h("header", {class: "lesson-head"});
  readonly #task = h("p", {class: "lead", id: "practice-task"});
  readonly #keys = h("div", {class: "keys practice-keys", role: "group"});
  readonly #acts = h("div", {class: "act"});
  readonly #said = h("div", {class: "lesson-caption practice-said", role: "status"});
  #exercise: Exercise | null = null;
  #choice: PositionChoice | null = null;
  #selected: number[] = [40];
  #lit = 0;
  /** The engine's drawing, "" for nothing. */
  #drawn = "";
  #isWorking = false;
  /** The outcomes of the exercises of this round. */
  #outcomes: Outcome[] = [];

  constructor(ask: LearnAsker, about: About, only: Rung | null, settings: Settings) {
    this.#ask = ask;
    this.#about = about;
    this.#only = only;
    this.#settings = settings;
    this.#board = new BoardView(
      {
        select: (cells) => this.#select(cells),
        digit: (digit) => this.#digit(digit),
        erase: () => this.#clear(),
        selectAlike: () => {},
        tap: (cell, digit) => this.#tap(cell, digit),
        touch: () => {},
        hold: (cell, digit) => this.#toggle(cell, digit),
        isDrawing: () => false,
        line: () => {},
        letter: (key) => this.#letter(key),
      },
      "practice-",
    );
    const side = h("div", {class: "lesson-side"}, this.#task, this.#keys, this.#acts, this.#said);
    const shown = h("div", {class: "lesson-figure practice-figure"}, this.#board.element);
    this.element = h("article", {class: "lesson practice"}, this.#head, shown, side);
    new Pointing(this.element, () => this.element);
    void this.#begin();
  }

  leave(): void {
    this.#work.abort();
  }

  // ---- which exercise

  async #begin(): Promise<void> {
    this.#exercise = null;
    this.#drawn = "";
    try {
      const choice = await choosePosition(this.#about.rungs, this.#only, this.#choice?.rung.technique ?? "");
      if (this.#work.signal.aborted) return;
      this.#choice = choice;
      if (!choice) return this.#showNone();
      const {rung, line} = choice;
      this.#exercise = new Exercise(this.#ask, readPosition(line), rung.technique, this.#work.signal);
      this.#show();
      await this.#exercise.begin();
      if (!this.#work.signal.aborted) this.#show();
    } catch (error) {
      this.#fail(error);
    }
  }

  #showNone(): void {
    refill(this.#head, ...this.#heading(this.#only?.name ?? say("practice")));
    refill(this.#said, h("p", {}, say("learn.rare")));
  }

  #fail(error: unknown): void {
    if (!this.#work.signal.aborted) refill(this.#said, failure(error));
  }

  /** The exercise is over: keeps the learner's progress. */
  #finish(exercise: Exercise): void {
    const {outcome, technique} = exercise;
    keepPractice(afterExercise(keptPractice(), technique, outcome, dayOf(Date.now())));
    this.#outcomes.push(outcome);
  }

  // ---- the answers of the learner

  #select(cells: number[]): void {
    this.#selected = cells;
    this.#board.select(cells, cells.at(-1)!);
    this.#showKeys();
  }

  #tap(cell: number, digit: number): void {
    const exercise = this.#exercise;
    if (!exercise) return;
    const here = digitAt(exercise.board, cell);
    if (here !== 0) this.#light(here);
    else this.#toggle(cell, digit);
  }

  /** Chooses a digit in the selected cells; if none of them has it, lights it. */
  #digit(digit: number): void {
    const exercise = this.#exercise;
    const cells = this.#selected.filter((cell) => exercise && has(exercise.board.marks[cell]!, digit));
    if (cells.length === 0) return this.#light(digit);
    for (const cell of cells) this.#toggle(cell, digit);
  }

  #light(digit: number): void {
    this.#lit = this.#lit === digit ? 0 : digit;
    this.#show();
  }

  #toggle(cell: number, digit: number): void {
    if (this.#isWorking || !this.#exercise?.toggle(cell, digit)) return;
    this.#show();
  }

  #clear(): void {
    if (this.#exercise?.isOver !== false) return;
    this.#exercise.clear();
    this.#show();
  }

  #letter(key: string): boolean {
    if (key === "Enter") this.#exercise?.isOver ? this.#next() : void this.#check();
    else if (key === "h" && this.#settings.letterKeys) void this.#deepen();
    else return false;
    return true;
  }

  #next(): void {
    if (this.#outcomes.length >= lengthOfRound) return this.#showRound();
    void this.#begin().then(() => this.#board.focus());
  }

  #check(): Promise<void> {
    return this.#do(async (exercise) => {
      await exercise.check();
      if (exercise.verdict?.kind === "right") this.#drawn = exercise.verdict.step.svg;
    });
  }

  #deepen(): Promise<void> {
    return this.#do(async (exercise) => {
      await exercise.deepen();
      this.#drawn = exercise.hint?.svg ?? "";
    });
  }

  #explain(): Promise<void> {
    return this.#do((exercise) => exercise.explain());
  }

  /** Sends questions to the engine, one after the other. */
  async #do(what: (exercise: Exercise) => Promise<void>): Promise<void> {
    const exercise = this.#exercise;
    if (!exercise || exercise.isOver || this.#isWorking) return;
    this.#isWorking = true;
    this.#showActs();
    try {
      await what(exercise);
      if (exercise.isOver) this.#finish(exercise);
    } catch (error) {
      this.#isWorking = false;
      return this.#fail(error);
    }
    this.#isWorking = false;
    if (this.#work.signal.aborted || exercise !== this.#exercise) return;
    this.#show();
    appear(this.#board.element.querySelector(".board"));
  }

  // ---- the display

  #show(): void {
    const exercise = this.#exercise!;
    const {rung, at, count} = this.#choice!;
    const title = say("practice.find", {technique: rung.name});
    refill(this.#head, ...this.#heading(title), this.#progress(rung, at, count));
    const task = say(exercise.isPlacing ? "practice.place" : "practice.cross");
    refill(this.#task, task, " ", h("span", {class: "small quiet"}, say(isTouched() ? "practice.how.touch" : "practice.how")));
    this.#showBoard(exercise);
    this.#showKeys();
    this.#showActs();
    refill(this.#said, ...saidOf(exercise, rung.name, this.#settings.notation, () => void this.#explain()));
  }

  #heading(title: string): Node[] {
    const back = this.#only ? lessonAddress(this.#only.technique) : "#" + lessonFragment(noLesson);
    const name = this.#only ? say("learn.of", {technique: this.#only.name}) : say("learn.all");
    return [h("a", {class: "link", href: back, id: "practice-back"}, name), h("h1", {tabindex: -1}, title)];
  }

  #progress(rung: Rung, at: number, count: number): HTMLElement {
    const {box} = progressOf(keptPractice(), rung.technique);
    const where = this.#only
      ? say("practice.position", {n: at + 1, count})
      : say("practice.exercise", {n: this.#outcomes.length + (this.#exercise?.isOver ? 0 : 1), count: lengthOfRound});
    return h("p", {class: "lesson-tags"}, h("span", {class: "tag"}, where), sureness(box));
  }

  #showBoard(exercise: Exercise): void {
    const {board, chosen, isPlacing} = exercise;
    const {notation} = this.#settings;
    const scene = {...board, lit: this.#lit, conflicts: [], notation};
    const drawn = this.#drawn ? picture(this.#drawn) : null;
    this.#board.show(scene, drawn);
    if (exercise.verdict?.kind !== "right")
      this.#board.element.querySelector(".picture .board")?.append(drawChosen(chosen, isPlacing));
    this.#board.name(
      say("board"),
      allCells.map((cell) => this.#nameOf(exercise, cell)),
    );
    this.#board.select(this.#selected, this.#selected.at(-1)!);
  }

  #nameOf({board, chosen, isPlacing}: Exercise, cell: number): string {
    const place = say("cell", {row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1});
    const content = contentOf(board, cell, board.marks[cell]!);
    const digits = digitsOf(chosen[cell]!).join(" ");
    const said = digits && say(isPlacing ? "practice.taken" : "practice.crossed", {digits});
    return `${place}: ${[content, said].filter(Boolean).join(", ")}`;
  }

  #showKeys(): void {
    const exercise = this.#exercise;
    this.#keys.setAttribute("aria-label", say("keypad"));
    if (exercise) refill(this.#keys, ...practiceKeys(exercise, this.#selected, this.#lit, (digit) => this.#digit(digit)));
  }

  #showActs(): void {
    const exercise = this.#exercise!;
    const button = (id: string, kind: string, label: string, key: string, click: () => void): HTMLElement =>
      h(
        "button",
        {type: "button", class: kind, id, disabled: this.#isWorking, click},
        label,
        key && h("kbd", {"aria-hidden": "true"}, key),
      );
    const level = exercise.hint?.level ?? 0;
    if (exercise.isOver)
      return refill(
        this.#acts,
        button("practice-next", "btn primary", say("practice.next"), "Enter", () => this.#next()),
      );
    refill(
      this.#acts,
      button("practice-check", "btn primary", say("practice.check"), "Enter", () => void this.#check()),
      button("practice-hint", "btn", say("practice.hint", {level: level + 1}), "H", () => void this.#deepen()),
      exercise.marks.length > 0 && button("practice-clear", "btn plain", say("practice.clear"), "", () => this.#clear()),
      this.#isWorking && h("span", {class: "spin"}),
    );
  }

  /** The result of the round. */
  #showRound(): void {
    const clean = this.#outcomes.filter((outcome) => outcome === "clean").length;
    const count = this.#outcomes.length;
    this.#outcomes = [];
    const again = h(
      "button",
      {type: "button", class: "btn primary", id: "practice-again", click: () => void this.#begin()},
      say("practice.again"),
    );
    const all = h("a", {class: "btn", href: "#" + lessonFragment(noLesson), id: "practice-all"}, say("learn.all"));
    refill(this.#task, say("practice.round", {n: clean, count}));
    refill(this.#keys);
    refill(this.#acts, again, all);
    refill(this.#said);
    again.focus();
  }
}
