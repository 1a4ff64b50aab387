// The curve of difficulty: a bar for each round, as high as the cost of its steps. Click, drag or the arrow keys move
// along it.
import {h, refill, s} from "../dom/dom.ts";
import type {Round} from "../engine/scales.ts";
import {say} from "../words/words.ts";

/** A horizontal line: the minimum cost of a level. */
export interface LevelLine {
  name: string;
  cost: number;
}

const gap = 0.28; // between two bars, as a fraction of the width of one
const roomOfLabel = 0.15; // as a fraction of the height

const leastRoomOfRun = 2; // of singles, in bars of other rounds
const roomInRun = 1 / 6; // of each single in it
const roomOfNumber = 0.04; // as a fraction of the width

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

/**
 * Positions as close as possible to the wanted ones, which are ascending, with at least `room` between neighbours; all
 * are at most 1.
 */
function spread(wanted: readonly number[], room: number): number[] {
  const blocks: {sum: number; count: number}[] = [];
  const isClose = (one: (typeof blocks)[0], other: (typeof blocks)[0]): boolean =>
    one.sum / one.count > other.sum / other.count;
  wanted.forEach((place, at) => {
    let last = {sum: place - at * room, count: 1};
    while (blocks.length > 0 && isClose(blocks.at(-1)!, last)) {
      const {sum, count} = blocks.pop()!;
      last = {sum: sum + last.sum, count: count + last.count};
    }
    blocks.push(last);
  });
  const most = 1 - (wanted.length - 1) * room;
  const starts = blocks.flatMap(({sum, count}) => Array<number>(count).fill(Math.min(most, sum / count)));
  return starts.map((start, at) => start + at * room);
}

/**
 * The start of each round, as a fraction of the width, and the end of the last one: a run of singles is folded into a
 * few bars.
 */
function edgesOf(rounds: readonly Round[]): number[] {
  const isRun = (at: number): boolean => rounds[at]?.isSingle === true;
  const edges = [0];
  for (let begin = 0, end = 0; begin < rounds.length; begin = end) {
    while (isRun(end)) ++end;
    if (end === begin) ++end;
    const count = end - begin;
    const room = Math.min(count, Math.max(leastRoomOfRun, count * roomInRun)) / count;
    for (let at = begin; at < end; ++at) edges.push(edges.at(-1)! + room);
  }
  return edges.map((edge) => edge / edges.at(-1)!);
}

export class CurveView {
  readonly element = h("section", {class: "curvebox"});
  readonly #curve = h("div", {class: "curve", role: "slider", tabindex: 0, id: "rate-curve"});
  readonly #said = h("p", {class: "small quiet", id: "rate-round"});
  #rounds: readonly Round[] = [];
  #nameOf: (technique: string) => string = String;
  #edges: number[] = [0, 1];
  #now = 0;

  constructor() {
    this.#curve.addEventListener("keydown", (event) => this.#press(event));
    this.#curve.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      this.#curve.setPointerCapture(event.pointerId);
      this.#go(this.#at(event));
    });
    this.#curve.addEventListener("pointermove", (event) => {
      if (this.#curve.hasPointerCapture(event.pointerId)) this.#go(this.#at(event));
    });
  }

  /** Shows these rounds and selects the first of maximum cost; if they are shown already, the selection stays. */
  show(rounds: readonly Round[], levels: readonly LevelLine[], nameOf: (technique: string) => string): void {
    const isNew = rounds !== this.#rounds;
    this.#rounds = rounds;
    this.#edges = edgesOf(rounds);
    this.#nameOf = nameOf;
    this.element.hidden = rounds.length === 0;
    if (rounds.length === 0) return;
    this.#curve.setAttribute("aria-label", say("curve"));
    this.#curve.setAttribute("aria-valuemin", "1");
    this.#curve.setAttribute("aria-valuemax", String(rounds.length));
    refill(this.#curve, this.#draw(levels));
    const head = h("div", {class: "head"}, h("h2", {}, say("curve")), rounds.some(isOnly) && this.#caption());
    refill(this.element, head, this.#curve, this.#said);
    const most = Math.max(...rounds.map((round) => round.cost));
    this.#go(isNew ? rounds.findIndex((round) => round.cost === most) : this.#now);
  }

  #draw(levels: readonly LevelLine[]): SVGElement {
    const top = 1.04 * Math.max(levels[0]?.cost ?? 1, ...this.#rounds.map((round) => round.cost));
    const plot = s("svg", {class: "plot", "aria-hidden": "true"});
    const shown = levels.filter(({cost}) => cost <= top);
    const places = spread(
      shown.map(({cost}) => cost / top),
      roomOfLabel,
    );
    shown.forEach(({name, cost}, at) => {
      const y = percent(1 - cost / top);
      plot.append(s("line", {class: "level", x1: 0, y1: y, x2: "100%", y2: y}));
      plot.append(s("text", {"text-anchor": "end", x: -8, dy: 4, y: percent(1 - places[at]!)}, name));
    });
    this.#rounds.forEach(({cost}, at) => {
      const room = this.#edges[at + 1]! - this.#edges[at]!;
      const place = {x: percent(this.#edges[at]! + (room * gap) / 2), width: percent(room * (1 - gap))};
      const size = {y: percent(1 - cost / top), height: percent(cost / top)};
      plot.append(s("rect", {class: cost >= (levels[0]?.cost ?? 0) ? "bar hard" : "bar", ...place, ...size}));
    });
    plot.append(s("line", {class: "axis", x1: 0, y1: "100%", x2: "100%", y2: "100%"}));
    this.#rounds.forEach((round, at) => {
      if (isOnly(round)) plot.append(s("circle", {class: "only", r: 3, cx: percent(this.#middle(at)), cy: "100%"}));
    });
    for (const at of this.#numbered())
      plot.append(s("text", {"text-anchor": "middle", y: "100%", dy: 18, x: percent(this.#middle(at))}, at + 1));
    plot.append(s("text", {class: "pin", dy: -6}));
    return plot;
  }

  #middle(at: number): number {
    return (this.#edges[at]! + this.#edges[at + 1]!) / 2;
  }

  /** The rounds with a number below: the first, the last, and as many multiples of ten as there is space for. */
  #numbered(): number[] {
    const last = this.#rounds.length - 1;
    const shown = [0];
    const isClear = (at: number, other: number): boolean => this.#middle(other) - this.#middle(at) >= roomOfNumber;
    for (let at = 9; at < last; at += 10) if (isClear(shown.at(-1)!, at) && isClear(at, last)) shown.push(at);
    return last > 0 ? [...shown, last] : shown;
  }

  #caption(): HTMLElement {
    const ring = s(
      "svg",
      {viewBox: "0 0 9 9", "aria-hidden": "true"},
      s("circle", {class: "only", r: 3, cx: 4.5, cy: 4.5}),
    );
    return h("p", {class: "caption"}, ring, say("curve.only"));
  }

  #at(event: PointerEvent): number {
    const box = this.#curve.querySelector(".plot")!.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    return this.#edges.filter((edge) => edge <= share).length - 1;
  }

  #press(event: KeyboardEvent): void {
    const moves: Record<string, number> = {
      ArrowLeft: this.#now - 1,
      ArrowRight: this.#now + 1,
      Home: 0,
      End: this.#rounds.length - 1,
    };
    const to = moves[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.#go(to);
  }

  /** Goes to a round, from 0. */
  #go(to: number): void {
    this.#now = Math.max(0, Math.min(this.#rounds.length - 1, to));
    const round = this.#rounds[this.#now]!;
    const bars = this.#curve.querySelectorAll(".bar");
    bars.forEach((bar, at) => bar.classList.toggle("now", at === this.#now));
    const cost = round.cost.toFixed(2);
    const name = this.#nameOf(round.technique);
    const text = say("curve.round", {n: this.#now + 1, technique: name, cost, steps: round.steps});
    this.#said.textContent = text;
    this.#curve.setAttribute("aria-valuenow", String(this.#now + 1));
    this.#curve.setAttribute("aria-valuetext", text);
    this.#showPin(bars[this.#now]!, name);
  }

  /**
   * The name is above its bar, or next to it at the ends of the curve; a long name is aligned with the end of the
   * curve.
   */
  #showPin(bar: Element, name: string): void {
    const pin = this.#curve.querySelector<SVGTextElement>(".pin")!;
    const middle = this.#middle(this.#now);
    pin.textContent = name;
    const size = pin.getComputedTextLength() / pin.ownerSVGElement!.clientWidth;
    const isLeft = middle < Math.max(0.2, size / 2);
    const isRight = !isLeft && middle > Math.min(0.8, 1 - size / 2);
    const at = isLeft ? Math.min(middle, 1 - size) : isRight ? Math.max(middle, size) : middle;
    pin.setAttribute("x", percent(Math.max(0, at)));
    pin.setAttribute("y", bar.getAttribute("y")!);
    pin.setAttribute("text-anchor", isLeft ? "start" : isRight ? "end" : "middle");
  }
}

/** Whether no other step was as easy; singles are excluded because there are often few of them. */
const isOnly = (round: Round): boolean => round.steps === 1 && !round.isSingle;
