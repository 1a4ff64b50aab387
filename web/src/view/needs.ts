// The needs of a puzzle, each requested by the reader: the techniques it needs, the fewest steps, the gain from
// costlier steps, and the eliminations that crack it.
import {Pointing} from "../../../src/walk/page/pointing.js";
import type {Actions} from "../app/actions.ts";
import {type NeedName, needNames, Needs} from "../app/needs.ts";
import type {Asker, Cracks, NeedAnswers, Needed, StepCount, TradeOffPoint} from "../engine/ask.ts";
import type {DrawnStep} from "../engine/scales.ts";
import {h, picture, refill} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import type {About} from "../state/answers.ts";
import {simplest} from "../state/link.ts";
import {cellName, type Notation} from "../state/settings.ts";
import {say, type WordKey} from "../words/words.ts";
import {spoken} from "./card_parts.ts";
import {techniqueName, withLesson} from "./names.ts";

type Text = (Node | string)[];
const maxNamed = 24; // candidates

/** A technique whose grid is shown; `step` is null while it is being drawn. */
interface Shown {
  needed: Needed;
  step: DrawnStep | null;
  abort: AbortController;
}

export interface NeedsActions {
  choices: Pick<Actions["choices"], "show" | "takeWay">;
  needs: Pick<Asker, NeedName | "drawNeeded">;
}

export class NeedsView {
  readonly #heading = h("h2");
  readonly #rows = new Map<NeedName, HTMLElement>(
    needNames.map((name) => [name, h("div", {class: "need", id: `need-${name}`})]),
  );
  readonly #actions: NeedsActions;
  #needs: Needs | null = null;
  #about: About | null = null;
  #notation: Notation = "rc";
  #shown: Shown | null = null;

  constructor(element: HTMLElement, actions: NeedsActions) {
    this.#actions = actions;
    element.append(this.#heading, ...this.#rows.values());
    new Pointing(element, () => element.querySelector(".needed"));
  }

  begin(givens: string): void {
    this.leave();
    const needs: Needs = new Needs(this.#actions.needs, givens, (name) => {
      if (needs === this.#needs) this.#showRow(name);
    });
    this.#needs = needs;
  }

  leave(): void {
    this.#needs?.stopAll();
    this.#needs = null;
    this.#shown?.abort.abort();
    this.#shown = null;
  }

  show(about: About | null, notation: Notation): void {
    this.#about = about;
    this.#notation = notation;
    this.#heading.textContent = say("need");
    const shown = this.#shown;
    this.#hide();
    for (const name of needNames) this.#showRow(name);
    if (shown) void this.#draw(shown.needed);
  }

  #showRow(name: NeedName): void {
    const needs = this.#needs;
    if (!needs) return;
    const {state, known, failure} = needs.get(name);
    const button = (word: "need.ask" | "stop" | "goOn", run: () => void): HTMLElement => {
      const label = `${say(word)}: ${say(`need.${name}`)}`;
      return h(
        "button",
        {type: "button", class: "btn", id: `need-${name}-go`, "aria-label": label, click: run},
        say(word),
      );
    };
    const isWorking = state === "working" || state === "waiting";
    const isThrough = state === "done";
    const start = (): void => needs.start(name);
    refill(
      this.#rows.get(name)!,
      h("h3", {}, say(`need.${name}`), h("small", {}, say(`need.${name}.text`))),
      isWorking && h("span", {class: "spin"}),
      isWorking && button("stop", () => needs.stop(name)),
      !isWorking && !isThrough && button(state === "idle" ? "need.ask" : "goOn", start),
      h(
        "div",
        {class: "answer", role: "status"},
        isWorking && !known && h("p", {class: "quiet"}, say("rate.working")),
        state === "failed" && h("p", {class: "failure"}, failure),
        ...(known ? this.#answer(name, known.answer, known.isWhole, known.isRefused) : []),
      ),
      name === "needs" && this.#shown && this.#drawn(this.#shown),
    );
  }

  #answer<Name extends NeedName>(name: Name, answer: NeedAnswers[Name], isWhole: boolean, isRefused: boolean): Node[] {
    switch (name) {
      case "needs":
        return this.#sayNeeds(answer as NeedAnswers["needs"], isWhole);
      case "fewest":
        return this.#sayFewest(answer as StepCount, isRefused);
      case "tradeOff":
        return sayTradeOff(answer as TradeOffPoint[], isWhole, isRefused);
      default:
        return this.#sayCracks(answer as Cracks, isWhole);
    }
  }

  // ---- the techniques that it needs

  #sayNeeds({r, needed, least, isProved}: NeedAnswers["needs"], isWhole: boolean): Node[] {
    const names = least.map((technique) => techniqueName(technique, this.#about)).join(", ");
    const each = needed.map((one) => this.#sayNeeded(one, r));
    const none =
      isWhole && needed.length === 0 && h("p", {}, least.length === 0 ? say("need.free") : say("need.needs.none", {r}));
    const fewest =
      least.length > 0 && h("p", {}, say(isProved ? "need.least" : "need.least.perhaps", {techniques: names}));
    return [none, each.length > 0 && h("ul", {}, ...each), fewest].filter((part) => part !== false);
  }

  #sayNeeded(needed: Needed, r: string): HTMLElement {
    const {technique, cost, isExact} = needed;
    const values = {technique: techniqueName(technique, this.#about), cost, r};
    const key: WordKey = r === "" ? "need.without" : isExact ? "need.without.exactly" : "need.without.atLeast";
    const isShown = this.#shown?.needed.technique === technique;
    const click = (): void => (isShown ? this.#hide() : void this.#draw(needed));
    const attributes = {
      type: "button",
      class: "show",
      id: `need-show-${technique}`,
      "aria-expanded": String(isShown),
      click,
    };
    const show = h("button", attributes, say("need.show"), icon("more"));
    return h("li", {}, ...withLesson(say(key, values), technique, this.#about), " ", show);
  }

  #hide(): void {
    this.#shown?.abort.abort();
    this.#shown = null;
    this.#showRow("needs");
  }

  async #draw(needed: Needed): Promise<void> {
    this.#shown?.abort.abort();
    const shown: Shown = (this.#shown = {needed, step: null, abort: new AbortController()});
    this.#showRow("needs");
    const step = await this.#actions.needs.drawNeeded(needed, shown.abort.signal).catch(() => null);
    if (this.#shown !== shown) return;
    if (!step) return this.#hide();
    shown.step = step;
    this.#showRow("needs");
  }

  #drawn({step}: Shown): HTMLElement {
    if (!step) return h("div", {class: "needed"}, h("span", {class: "spin"}));
    return h(
      "div",
      {class: "needed"},
      h("div", {class: "boardbox"}, picture(step.svg)),
      spoken(step.html, step.sentence),
    );
  }

  // ---- how many steps

  #sayFewest(count: StepCount, isRefused: boolean): Node[] {
    const {choices} = this.#actions;
    const {alone} = count;
    const click = (): void => {
      choices.takeWay({...simplest, isFewest: true});
      choices.show("walk");
    };
    const walk = h("button", {type: "button", class: "btn", id: "need-walk", click}, say("need.walk"));
    if (isRefused) return [h("p", {}, say("way.refused")), walk];
    const text = h("p", {}, sayCount(count), alone !== null && alone > 0 && " " + say("need.alone", {n: alone}));
    return count.to !== null && count.to > 0 ? [text, walk] : [text];
  }

  // ---- eliminations that crack it

  #sayCracks({areNeedless, candidates, pairs}: Cracks, isWhole: boolean): Node[] {
    if (areNeedless) return [h("p", {}, say("need.free"))];
    const n = candidates.length;
    const named = candidates.slice(0, maxNamed).map(({cell, digit}) => `${cellName(cell, this.#notation)} ≠ ${digit}`);
    const list = named.join(", ") + (n > named.length ? ", …" : "");
    const some = n > 0 ? say("need.cracks.some", {n, list}) : isWhole || pairs !== null ? say("need.cracks.none") : "";
    const both = pairs !== null ? say(pairs > 0 ? "need.cracks.pairs" : "need.cracks.noPairs", {n: pairs}) : "";
    return [h("p", {}, [some, both].filter(Boolean).join(" ") || say("rate.working"))];
  }
}

function sayCount({from, to, within, proved}: StepCount): string {
  if (to === null) return say("need.steps.atLeast", {n: from});
  if (to === 0) return say("need.free");
  if (proved === "no") return say("need.steps.between", {from, to, cost: within});
  return say(proved === "yes" ? "need.steps.proved" : "need.steps.assumed", {n: to, cost: within});
}

function sayTradeOff(points: readonly TradeOffPoint[], isWhole: boolean, isRefused: boolean): Node[] {
  if (isRefused) return [h("p", {}, say("way.refused"))];
  const rows = points.map(({cost, from, to}) => {
    const count: Text = [from === to ? String(to) : `${from}–${to}`];
    return h("tr", {}, h("td", {}, cost), h("td", {}, ...count));
  });
  const head = h(
    "tr",
    {},
    h("th", {scope: "col"}, say("need.tradeOff.cost")),
    h("th", {scope: "col"}, say("need.tradeOff.steps")),
  );
  const table = h("table", {}, h("thead", {}, head), h("tbody", {}, ...rows));
  if (points.length === 0) return [h("p", {}, say(isWhole ? "need.free" : "rate.working"))];
  return isWhole && points.length === 1 ? [table, h("p", {}, say("need.tradeOff.none"))] : [table];
}
