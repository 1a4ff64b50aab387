// All techniques, by family or by class; found by whatever people call them, in every language of the page.
import {h, refill} from "../dom/dom.ts";
import type {About, Rung} from "../state/answers.ts";
import {keptPractice} from "../state/kept.ts";
import {lessonFragment} from "../state/link.ts";
import {dayOf, dueOn, type Practised} from "../state/practice.ts";
import {type Language, languages, say} from "../words/words.ts";
import {type LearnAsker, sureness} from "./lesson_parts.ts";
import {lessonAddress, lettersOf} from "./names.ts";

const orders = ["family", "level"] as const;
type Order = (typeof orders)[number];

interface Entry {
  rung: Rung;
  row: HTMLElement;
  /** By which of its other names it was found. */
  also: HTMLElement;
  names: string[];
}

export class LessonList {
  readonly element = h("div", {class: "lesson-list"});
  readonly #ask: Pick<LearnAsker, "namesIn">;
  readonly #groups = h("div", {class: "lesson-groups"});
  readonly #found = h("p", {class: "small quiet", role: "status", id: "lessons-found"});
  #about: About | null = null;
  #language: Language = "en";
  #order: Order = "family";
  #wanted = "";
  #entries: Entry[] = [];
  /** What techniques are called in the other languages. */
  #names: Map<string, string[]>[] = [];

  constructor(ask: Pick<LearnAsker, "namesIn">) {
    this.#ask = ask;
  }

  show(about: About, language: Language): void {
    this.#about = about;
    this.#language = language;
    const practised = keptPractice();
    this.#entries = about.rungs.map((rung) => this.#entryOf(rung, practised));
    const search = h("input", {
      type: "search",
      id: "lesson-search",
      value: this.#wanted,
      placeholder: say("learn.search"),
      "aria-label": say("learn.search"),
      input: (event: Event) => this.#search((event.target as HTMLInputElement).value),
    });
    refill(
      this.element,
      h("h1", {}, say("learn.title")),
      h("p", {class: "quiet lead"}, say("learn.text", {n: about.rungs.length})),
      this.#practice(practised),
      h("div", {class: "lesson-tools"}, search, this.#orderChoice()),
      this.#found,
      this.#groups,
    );
    this.#showGroups();
    void this.#learnNames();
  }

  leave(): void {}

  /** What leads to a mixed round. */
  #practice(practised: Practised): HTMLElement {
    const keys = this.#about!.rungs.map(({technique}) => technique);
    const due = dueOn(practised, keys, dayOf(Date.now())).length;
    const href = "#" + lessonFragment({technique: "", isPractice: true});
    return h(
      "div",
      {class: "act"},
      h("a", {class: "btn primary", id: "practise-mixed", href}, say("practice.mixed")),
      due > 0 && h("span", {class: "small quiet"}, say("practice.due", {n: due})),
    );
  }

  #orderChoice(): HTMLElement {
    const choice = (order: Order): HTMLElement =>
      h(
        "label",
        {},
        h("input", {
          type: "radio",
          name: "lesson-order",
          id: `lesson-order-${order}`,
          checked: order === this.#order,
          change: () => this.#sort(order),
        }),
        h("span", {}, say(`learn.by.${order}`)),
      );
    return h("div", {class: "segments", role: "radiogroup", "aria-label": say("learn.order")}, ...orders.map(choice));
  }

  #sort(order: Order): void {
    this.#order = order;
    this.#showGroups();
  }

  #entryOf(rung: Rung, practised: Practised): Entry {
    const progress = practised[rung.technique];
    const also = h("small", {class: "also"});
    const link = h(
      "a",
      {href: lessonAddress(rung.technique), id: `lesson-${rung.technique}`},
      h("b", {}, rung.name),
      also,
      progress !== undefined && sureness(progress.box),
      h("span", {class: "cost"}, rung.cost),
    );
    return {rung, row: h("li", {}, link), also, names: [rung.name, ...rung.also]};
  }

  /** In the order of the ladder. */
  #showGroups(): void {
    const {families, levels} = this.#about!;
    const groupOf = ({family, level}: Rung): string => (this.#order === "family" ? family : level);
    const nameOf = (group: string): string =>
      (this.#order === "family" ? families.get(group) : levels.get(group)?.name) ?? group;
    const groups = [...new Set(this.#entries.map(({rung}) => groupOf(rung)))];
    refill(
      this.#groups,
      ...groups.map((group) => {
        const members = this.#entries.filter(({rung}) => groupOf(rung) === group);
        const heading = h("h2", {}, capitalised(nameOf(group)), h("span", {class: "count"}, members.length));
        return h("section", {}, heading, h("ul", {}, ...members.map(({row}) => row)));
      }),
    );
    this.#search(this.#wanted);
  }

  async #learnNames(): Promise<void> {
    const others = languages.filter((language) => language !== this.#language);
    this.#names = await Promise.all(others.map((language) => this.#ask.namesIn(language).catch(() => new Map())));
    this.#search(this.#wanted);
  }

  #search(text: string): void {
    this.#wanted = text;
    const wanted = lettersOf(text);
    for (const {rung, row, also, names} of this.#entries) {
      const all = [...names, ...this.#names.flatMap((named) => named.get(rung.technique) ?? []), rung.technique];
      const found = all.find((name) => lettersOf(name).includes(wanted));
      row.hidden = found === undefined;
      const isOther = wanted !== "" && found !== rung.name && found !== rung.technique;
      also.textContent = isOther ? (found ?? "") : "";
    }
    for (const group of this.#groups.children)
      (group as HTMLElement).hidden = [...group.querySelectorAll("li")].every((row) => row.hidden);
    const count = this.#entries.filter(({row}) => !row.hidden).length;
    this.#found.textContent = wanted === "" ? "" : say("learn.found", {n: count});
  }
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
