// The ladder: the techniques that hints, steps and walks may use, and the effect on the path.
import type {Actions} from "../app/actions.ts";
import type {Asker} from "../engine/ask.ts";
import type {Rung} from "../state/answers.ts";
import {h, refill} from "../dom/dom.ts";
import {say} from "../words/words.ts";
import {isNamed, profiles, type Profile, techniquesOff} from "../state/profiles.ts";
import type {State} from "../state/state.ts";
import type {Dialog} from "./dialog.ts";
import {lessonAddress, lettersOf, lettersOfAll} from "./names.ts";

type Shown = Pick<State, "about" | "game" | "settings">;

export class LadderDialog {
  readonly #choices: Pick<Actions["choices"], "change">;
  readonly #ask: Pick<Asker, "path">;
  readonly #state: () => Shown;
  readonly #dialog: Dialog;
  readonly #effect = h("p", {class: "small quiet", role: "status", id: "ladder-effect"});
  #work: AbortController | null = null;

  constructor(
    dialog: Dialog,
    ask: Pick<Asker, "path">,
    state: () => Shown,
    choices: Pick<Actions["choices"], "change">,
  ) {
    this.#choices = choices;
    this.#ask = ask;
    this.#state = state;
    this.#dialog = dialog;
  }

  open(): void {
    const {settings, about} = this.#state();
    const rungs = about?.rungs ?? [];
    const off = new Set(techniquesOff(settings, rungs));
    const chip = (profile: Profile): HTMLElement =>
      h(
        "button",
        {
          type: "button",
          class: "chip-button",
          id: `profile-${profile}`,
          "aria-pressed": String(settings.profile === profile),
          click: () => this.#use({profile, off: []}),
        },
        say(`profile.${profile}`),
      );
    const {profile} = settings;
    this.#dialog.open(
      say("ladder"),
      h("p", {class: "quiet"}, say("ladder.text")),
      h("div", {class: "chips", role: "group", "aria-label": say("ladder.profiles")}, ...profiles.map(chip)),
      this.#effect,
      !isNamed(profile) &&
        h("input", {
          type: "search",
          id: "ladder-search",
          placeholder: say("ladder.search"),
          "aria-label": say("ladder.search"),
          input: (event: Event) => this.#search((event.target as HTMLInputElement).value),
        }),
      isNamed(profile)
        ? h("p", {}, profile === "classic" ? say("ladder.classic") : say("ladder.foreign", {program: say(`profile.${profile}`)}))
        : h(
            "div",
            {class: "rungs", tabindex: 0, role: "region", "aria-label": say("ladder")},
            ...this.#groups(rungs, off),
          ),
    );
    void this.#showEffect();
  }

  /** The rungs by family, each in an expandable part, the cheapest first. */
  #groups(rungs: readonly Rung[], off: Set<string>): HTMLElement[] {
    const families = [...new Set(rungs.map((rung) => rung.family))];
    return families.map((family) => {
      const members = rungs.filter((rung) => rung.family === family);
      const on = members.filter((rung) => !off.has(rung.technique)).length;
      const name = this.#state().about?.families.get(family) ?? family;
      const count = h("span", {class: "count"}, `${on} / ${members.length}`);
      const head = h("summary", {}, h("b", {}, name), count);
      return h("details", {class: "family"}, head, ...members.map((rung) => this.#rung(rung, off)));
    });
  }

  /** Shows the rungs that have these letters in one of their names, and opens their families. */
  #search(text: string): void {
    const wanted = lettersOf(text);
    for (const family of this.#dialog.element.querySelectorAll<HTMLDetailsElement>(".family")) {
      const rows = [...family.querySelectorAll<HTMLElement>(".rung")];
      for (const row of rows) row.hidden = !row.dataset.letters!.includes(wanted);
      family.hidden = rows.every((row) => row.hidden);
      family.open = wanted !== "" && !family.hidden;
    }
  }

  /** Selects exactly the techniques that cost no more than this one. */
  #upTo(cost: string): void {
    const rungs = this.#state().about?.rungs ?? [];
    const off = rungs.filter((rung) => Number(rung.cost) > Number(cost)).map((rung) => rung.technique);
    this.#use({profile: "custom", off});
  }

  #rung(rung: Rung, off: Set<string>): HTMLElement {
    const flip = (event: Event): void => {
      const input = event.target as HTMLInputElement;
      if (!input.checked && off.size + 1 === this.#state().about?.rungs.length) return this.#keepLast(input);
      if (input.checked) off.delete(rung.technique);
      else off.add(rung.technique);
      this.#choices.change({profile: "custom", off: [...off]});
      for (const other of this.#dialog.element.querySelectorAll("[id^=profile-]"))
        other.setAttribute("aria-pressed", "false");
      void this.#showEffect();
    };
    const level = this.#state().about?.levels.get(rung.level)?.name ?? "";
    const upTo = h(
      "button",
      {type: "button", class: "link", id: `up-to-${rung.technique}`, click: () => this.#upTo(rung.cost)},
      say("ladder.upTo"),
    );
    const row = h(
      "label",
      {class: "toggle"},
      h("span", {class: "cost"}, rung.cost),
      h("span", {}, rung.name, h("small", {}, level)),
      h("input", {
        type: "checkbox",
        role: "switch",
        id: `rung-${rung.technique}`,
        checked: !off.has(rung.technique),
        change: flip,
      }),
    );
    const learn = h(
      "a",
      {
        class: "link",
        href: lessonAddress(rung.technique),
        "aria-label": say("learn.of", {technique: rung.name}),
        click: () => this.#dialog.close(),
      },
      say("learn"),
    );
    const letters = lettersOfAll([rung.name, rung.cost, level, ...rung.also, ...rung.elsewhere]);
    return h("div", {class: "rung", "data-letters": letters}, row, upTo, learn);
  }

  #use(change: {profile: string; off: string[]}): void {
    this.#choices.change(change);
    queueMicrotask(() => this.open());
  }

  /** The engine would take a ladder without rungs for the whole one. */
  #keepLast(input: HTMLInputElement): void {
    input.checked = true;
    this.#work?.abort();
    refill(this.#effect, say("ladder.last"));
  }

  /** The properties of the path with this ladder. */
  async #showEffect(): Promise<void> {
    this.#work?.abort();
    const work = (this.#work = new AbortController());
    const {givens} = this.#state().game.board;
    if (!/[1-9]/.test(givens)) return refill(this.#effect);
    refill(this.#effect, say("ladder.working"));
    try {
      const path = await this.#ask.path(givens, work.signal);
      if (work.signal.aborted) return;
      const values = {n: path.steps, technique: path.hardest, cost: path.cost, left: path.left};
      refill(this.#effect, say(path.isSolved ? "ladder.solved" : "ladder.stuck", values));
    } catch (error) {
      if (!work.signal.aborted) refill(this.#effect, error instanceof Error ? error.message : String(error));
    }
  }
}
