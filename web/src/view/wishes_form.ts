// The form of the constraints: the difficulty of a puzzle, the pattern of its givens, the technique it must need, and
// the seed.
import {h, refill} from "../dom/dom.ts";
import type {Rung} from "../state/answers.ts";
import type {State} from "../state/state.ts";
import {symmetries, wishClasses, type Wishes} from "../state/wishes.ts";
import {say} from "../words/words.ts";
import {lettersOf, lettersOfAll, techniqueName} from "./names.ts";

type Shown = Pick<State, "about">;
type Named = Pick<Rung, "technique" | "name" | "cost" | "also" | "elsewhere">;

const sayRange = (from: number, to: number): string =>
  to === 0 ? `≥ ${from}` : from === 0 ? `≤ ${to}` : from === to ? String(from) : `${from}–${to}`;

/** "Hard · half turn · X-Wing": the constraints in a line. */
export function sayWishes(wishes: Wishes, {about}: Shown): string {
  const {symmetry, from, to, needs, minimal} = wishes;
  const parts = [
    wishes.class && say(`class.${wishes.class}`),
    symmetry && say(`facts.pattern.${symmetry}`),
    (from > 0 || to > 0) && say("make.givens", {range: sayRange(from, to)}),
    needs && techniqueName(needs, about),
    minimal && say("make.minimal.short"),
  ];
  return parts.filter(Boolean).join(" · ") || say("make.anything");
}

export class WishesForm {
  readonly element = h("div", {class: "wishes"});
  readonly #state: () => Shown;
  readonly #changed: () => void;
  readonly #needed = h("span", {class: "count"});
  readonly #rungs = h("div", {class: "rungs", role: "radiogroup"});
  #search = h("input");
  #exact: HTMLElement = h("label");
  #wishes: Wishes;
  #seed = "";

  /** `changed` is called after the reader has changed a constraint. */
  constructor(state: () => Shown, wishes: Wishes, changed: () => void) {
    this.#state = state;
    this.#wishes = wishes;
    this.#changed = changed;
  }

  get wishes(): Wishes {
    return this.#wishes;
  }

  /** The content of the seed field. */
  get seed(): string {
    return this.#seed;
  }

  /** Shows constraints and a seed that were chosen elsewhere. */
  set(wishes: Wishes, seed: string): void {
    this.#wishes = wishes;
    this.#seed = seed;
    this.show();
  }

  /** The next seed comes from the clock, unless it is typed. */
  #wish(wish: Partial<Wishes>): void {
    this.#wishes = {...this.#wishes, ...wish};
    this.#setSeed("");
    this.#changed();
  }

  #setSeed(text: string): void {
    this.#seed = text;
    const field = this.element.querySelector<HTMLInputElement>("#make-seed");
    if (field) field.value = text;
  }

  show(): void {
    const {class: name, symmetry, from, to, minimal} = this.#wishes;
    const any = {value: "" as const, label: say("make.any")};
    const levels = wishClasses.map((value) => ({value, label: say(`class.${value}`)}));
    const patterns = symmetries.map((value) => ({value, label: say(`facts.pattern.${value}`)}));
    const seed = h("input", {
      type: "text",
      id: "make-seed",
      value: this.#seed,
      placeholder: say("make.seed.clock"),
      inputmode: "numeric",
      pattern: "\\s*\\d{1,16}(-\\d{1,16})?\\s*",
      autocomplete: "off",
      input: (event: Event) => (this.#seed = (event.target as HTMLInputElement).value),
    });
    refill(
      this.element,
      this.#select("class", say("print.class"), [any, ...levels], name, (value) => this.#wish({class: value})),
      this.#select("symmetry", say("make.symmetry"), [any, ...patterns], symmetry, (value) =>
        this.#wish({symmetry: value}),
      ),
      h(
        "fieldset",
        {class: "field"},
        h("legend", {}, say("facts.givens")),
        h(
          "span",
          {class: "range"},
          this.#number("from", from, (value) => this.#wish({from: value})),
          h("span", {"aria-hidden": "true"}, "–"),
          this.#number("to", to, (value) => this.#wish({to: value})),
        ),
      ),
      h("label", {class: "field"}, h("span", {}, say("make.seed")), seed),
      this.#switch("minimal", minimal, (isOn) => this.#wish({minimal: isOn})),
      this.#techniques(),
    );
  }

  #select<Value extends string>(
    name: string,
    label: string,
    options: {value: Value; label: string}[],
    chosen: Value,
    choose: (value: Value) => void,
  ): HTMLElement {
    const change = (event: Event): void => choose((event.target as HTMLSelectElement).value as Value);
    const items = options.map(({value, label}) => h("option", {value, selected: value === chosen}, label));
    return h(
      "label",
      {class: "field"},
      h("span", {}, label),
      h("select", {id: `make-${name}`, change}, ...items),
    );
  }

  #number(name: "from" | "to", value: number, choose: (value: number) => void): HTMLElement {
    const input = (event: Event): void => {
      const {valueAsNumber} = event.target as HTMLInputElement;
      choose(Number.isFinite(valueAsNumber) ? Math.min(Math.max(Math.floor(valueAsNumber), 0), 99) : 0);
    };
    return h("input", {
      type: "number",
      id: `make-${name}`,
      min: 0,
      max: 81,
      value: value || "",
      "aria-label": say(`make.${name}`),
      input,
    });
  }

  #switch(name: "minimal" | "exact", isOn: boolean, set: (isOn: boolean) => void): HTMLElement {
    const change = (event: Event): void => set((event.target as HTMLInputElement).checked);
    const input = h("input", {type: "checkbox", role: "switch", id: `make-${name}`, checked: isOn, change});
    const text = name === "exact" && h("small", {}, say("make.exact.text"));
    return h("label", {class: "toggle"}, h("span", {}, say(`make.${name}`), text), input);
  }

  /** The techniques of the ladder, one of which may be required; the list is filled while it is open. */
  #techniques(): HTMLElement {
    const label = {placeholder: say("ladder.search"), "aria-label": say("ladder.search")};
    this.#search = h("input", {type: "search", id: "make-search", ...label, input: () => this.#narrow()});
    this.#exact = this.#switch("exact", this.#wishes.isExact, (isExact) => this.#wish({isExact}));
    this.#rungs.setAttribute("aria-label", say("make.needs"));
    refill(this.#rungs);
    this.#sayNeeded();
    return h(
      "details",
      {class: "family", id: "make-needs", toggle: () => this.nameTechniques()},
      h("summary", {}, h("b", {}, say("make.needs")), this.#needed),
      this.#search,
      this.#rungs,
      this.#exact,
    );
  }

  #sayNeeded(): void {
    const {needs} = this.#wishes;
    refill(this.#needed, needs ? techniqueName(needs, this.#state().about) : say("make.nothing"));
    this.#exact.hidden = needs === "";
  }

  /** The names may arrive when the form is already in use: open, edited or focused parts stay so. */
  nameTechniques(): void {
    this.#sayNeeded();
    if (!this.#rungs.closest("details")!.open) return;
    const none = {technique: "", name: say("make.nothing"), cost: "", also: [], elsewhere: []};
    const rungs = this.#state().about?.rungs ?? [];
    refill(this.#rungs, ...[none, ...rungs].map((rung) => this.#technique(rung)));
    this.#narrow();
    this.#rungs.querySelector("input:checked")?.scrollIntoView({block: "nearest"});
  }

  /** Typing narrows the list to matching names. */
  #narrow(): void {
    const wanted = lettersOf(this.#search.value);
    for (const row of this.#rungs.querySelectorAll<HTMLElement>(".toggle"))
      row.hidden = !row.dataset.letters!.includes(wanted);
  }

  #technique({technique, name, cost, also, elsewhere}: Named): HTMLElement {
    const checked = technique === this.#wishes.needs;
    const change = (): void => {
      this.#wish({needs: technique});
      this.#sayNeeded();
    };
    return h(
      "label",
      {class: "toggle", "data-letters": lettersOfAll([name, cost, ...also, ...elsewhere])},
      h("span", {class: "cost"}, cost),
      h("span", {}, name),
      h("input", {type: "radio", name: "make-technique", id: `make-technique-${technique || "none"}`, checked, change}),
    );
  }
}

