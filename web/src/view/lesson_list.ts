// All techniques, by family or by class; found by any of their names, in every language of the page.
import {h, refill} from "../dom/dom.ts";
import type {About, Rung} from "../state/answers.ts";
import practicable from "virtual:practicable";
import {keepPractice, keptPractice} from "../state/kept.ts";
import {lessonFragment} from "../state/link.ts";
import {dayOf, dueOn, nextToLearn, type Practised, withKnown} from "../state/practice.ts";
import {type Language, languages, say} from "../words/words.ts";
import {type LearnAsker, sureness} from "./lesson_parts.ts";
import {lessonAddress, lettersOf} from "./names.ts";

const orders = ["level", "family"] as const;
type Order = (typeof orders)[number];

interface Entry {
  rung: Rung;
  row: HTMLElement;
  /** The other name by which it was found. */
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
  #order: Order = "level";
  #wanted = "";
  #entries: Entry[] = [];
  /** The names of techniques in the other languages. */
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

  /** The button for a mixed round. */
  #practice(practised: Practised): HTMLElement {
    const keys = this.#about!.rungs.map(({technique}) => technique);
    const due = dueOn(practised, keys, dayOf(Date.now())).length;
    const href = "#" + lessonFragment({technique: "", isPractice: true});
    const next = this.#about!.rungs.find(({technique}) => technique === nextToLearn(practised, this.#known));
    return h(
      "div",
      {class: "act"},
      next &&
        h(
          "a",
          {class: "btn primary", id: "lesson-next", href: lessonAddress(next.technique)},
          say("learn.next", {technique: next.name}),
        ),
      h("a", {class: "btn", id: "practise-mixed", href}, say("practice.mixed")),
      due > 0 && h("span", {class: "small quiet"}, say("practice.due", {n: due})),
    );
  }

  /** The techniques that can be practised, the easiest first. */
  get #known(): string[] {
    return this.#about!.rungs.map(({technique}) => technique).filter((technique) => practicable.includes(technique));
  }

  /** For a level: marks all of it as known. */
  #knowThese(members: readonly Entry[]): HTMLElement | false {
    const keys = members.map(({rung}) => rung.technique).filter((technique) => practicable.includes(technique));
    const practised = keptPractice();
    if (this.#order !== "level" || keys.every((technique) => practised[technique])) return false;
    const click = (): void => {
      keepPractice(withKnown(keptPractice(), keys, dayOf(Date.now())));
      this.show(this.#about!, this.#language);
    };
    return h("button", {type: "button", class: "link", click}, say("learn.know"));
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
        const count = h("span", {class: "count"}, members.length);
        const heading = h("h2", {}, capitalised(nameOf(group)), count, this.#knowThese(members));
        return h("section", {}, heading, ...this.#rows(members));
      }),
    );
    this.#search(this.#wanted);
  }

  /** Techniques too rare for practice are folded. */
  #rows(members: readonly Entry[]): HTMLElement[] {
    const isRare = ({rung}: Entry): boolean => !practicable.includes(rung.technique);
    const rows = (entries: readonly Entry[]): HTMLElement => h("ul", {}, ...entries.map(({row}) => row));
    const rare = members.filter(isRare);
    const usual = members.filter((entry) => !isRare(entry));
    const folded = h("details", {class: "rare"}, h("summary", {}, say("learn.rarely", {n: rare.length})), rows(rare));
    return [...(usual.length > 0 ? [rows(usual)] : []), ...(rare.length > 0 ? [folded] : [])];
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
    for (const folded of this.#groups.querySelectorAll("details")) {
      folded.hidden = [...folded.querySelectorAll("li")].every((row) => row.hidden);
      if (wanted !== "") folded.open = true;
    }
    const count = this.#entries.filter(({row}) => !row.hidden).length;
    this.#found.textContent = wanted === "" ? "" : say("learn.found", {n: count});
  }
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
