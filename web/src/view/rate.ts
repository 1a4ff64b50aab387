// The ratings of the puzzle: what each scale says as soon as it is known, what its hardest step looks like, and how hard the
// puzzle is from round to round.
import type {App} from "../app/app.ts";
import {type Line, Ratings} from "../app/ratings.ts";
import type {About, PuzzleFacts} from "../engine/ask.ts";
import {type DrawnStep, type Rating, type Scale, scales} from "../engine/scales.ts";
import {h, picture, refill} from "../dom.ts";
import {icon} from "../icons.ts";
import type {Effects} from "../state/board.ts";
import {cellName} from "../state/settings.ts";
import type {State} from "../state/state.ts";
import {say, type WordKey} from "../words/words.ts";
import {CurveView, type LevelLine} from "./curve.ts";
import {drawEffects, drawSmall} from "./drawing.ts";
import {LoadingView} from "./loading.ts";

/** A scale whose hardest step is shown; `step` is null as long as it is being drawn. */
interface Chosen {
  scale: Scale;
  step: DrawnStep | null;
  failure: string;
  abort: AbortController;
}

export class RateView {
  readonly element = h("main", {class: "page rate"});
  readonly #left = h("div", {class: "left"});
  readonly #verdict = h("div", {class: "verdict", role: "status"});
  readonly #spin = h("span", {class: "spin"});
  readonly #done = h("b");
  readonly #stopButton = h("button", {
    type: "button",
    class: "btn",
    id: "rate-stop",
    click: () => this.#ratings?.stop(),
  });
  readonly #onButton = h("button", {type: "button", class: "btn", id: "rate-on", click: () => this.#ratings?.start()});
  readonly #progress = h(
    "div",
    {class: "state"},
    this.#spin,
    this.#done,
    h("span", {class: "r"}, this.#stopButton, this.#onButton),
  );
  readonly #rows = new Map<Scale, HTMLElement>(
    scales.map((scale) => [scale, h("div", {class: "scale", id: `scale-${scale}`})]),
  );
  readonly #curve = new CurveView();
  readonly #app: App;
  readonly #loading: LoadingView;
  #key = "";
  #facts: PuzzleFacts | null = null;
  #ratings: Ratings | null = null;
  #chosen: Chosen | null = null;
  #timer = 0;

  constructor(app: App) {
    this.#app = app;
    this.#loading = new LoadingView(app);
  }

  show(state: State): void {
    this.#loading.show(state);
    if (state.view !== "rate") return;
    const {givens} = state.game.board;
    const {language, notation} = state.settings;
    const key = [givens, language, notation, state.about?.language, state.failure].join();
    if (key === this.#key) return;
    this.#key = key;
    this.#leave();
    if (/[1-9]/.test(givens)) this.#begin(givens, state.about);
    else
      refill(
        this.element,
        h("h1", {class: "unseen"}, say("rate")),
        h("div", {class: "state", role: "status"}, say("rate.empty")),
      );
  }

  /** Leaves the puzzle that was rated until now. */
  #leave(): void {
    this.#ratings?.stop();
    this.#ratings = null;
    this.#chosen?.abort.abort();
    this.#chosen = null;
    this.#facts = null;
  }

  /** Without the names of the techniques nothing can be said yet. */
  #begin(givens: string, about: About | null): void {
    refill(this.#stopButton, icon("stop"), say("stop"));
    refill(this.#onButton, say("goOn"));
    const ratings: Ratings = new Ratings(this.#app.ask, givens, (scale) => this.#changed(ratings, scale));
    this.#ratings = ratings;
    this.#showAll();
    const list = h("dl", {class: "scales"}, ...this.#rows.values());
    refill(
      this.element,
      this.#left,
      h("div", {class: "right"}, this.#verdict, this.#loading.element, this.#progress, list, this.#curve.element),
    );
    if (!about) return;
    ratings.start();
    void this.#learnFacts(ratings);
  }

  async #learnFacts(ratings: Ratings): Promise<void> {
    const facts = await this.#app.ask.puzzleFacts(ratings.givens).catch(() => null);
    if (ratings !== this.#ratings) return;
    this.#facts = facts;
    this.#showLeft();
  }

  #changed(ratings: Ratings, scale: Scale): void {
    if (ratings !== this.#ratings) return;
    this.#showLine(scale);
    this.#showProgress();
    if (scale !== "r") return;
    this.#showVerdict();
    this.#showCurve();
    this.#showLeft();
  }

  #showAll(): void {
    for (const scale of scales) this.#showLine(scale);
    this.#showProgress();
    this.#showVerdict();
    this.#showCurve();
    this.#showLeft();
  }

  // ---- the puzzle

  #showLeft(): void {
    const {givens} = this.#ratings!;
    const rows = [...this.#factRows(), ...this.#singlesRow()];
    const line = h("div", {class: "line"}, h("dt", {}, say("facts.line")), h("dd", {class: "mono"}, givens));
    const list = h(
      "dl",
      {class: "facts"},
      ...rows.map(([name, text]) => h("div", {}, h("dt", {}, name), h("dd", {}, text))),
      line,
    );
    const walk = h(
      "button",
      {type: "button", class: "btn", id: "rate-walk", click: () => this.#app.show("walk")},
      say("complete.walk"),
    );
    refill(
      this.#left,
      h("div", {class: "small-board", "aria-hidden": "true"}, drawSmall(givens, givens)),
      h("div", {}, list, walk),
    );
  }

  #factRows(): [string, string][] {
    const facts = this.#facts;
    if (!facts) return [];
    const {givens: n, redundant: m, automorphisms} = facts;
    const givens = m === null ? String(n) : m === 0 ? say("facts.minimal", {n}) : say("facts.redundant", {n, m});
    const symmetry = automorphisms > 1 ? say("facts.automorphisms", {n: automorphisms}) : say("facts.none");
    return [
      [say("facts.givens"), givens],
      [say("facts.solutions"), say(`facts.${facts.status}` as WordKey)],
      [say("facts.symmetry"), symmetry],
    ];
  }

  /** How far singles lead, as soon as a round needs more or the puzzle is solved. */
  #singlesRow(): [string, string][] {
    const {rating} = this.#ratings!.get("r");
    const first = rating?.rounds.findIndex((round) => !round.isSingle) ?? -1;
    if (!rating || rating.rounds.length === 0 || (first < 0 && !rating.isWhole)) return [];
    const led = first < 0 ? rating.rounds : rating.rounds.slice(0, first);
    const n = led.reduce((sum, round) => sum + round.placed, 0);
    const count = 81 - this.#ratings!.givens.replaceAll(".", "").length;
    return [[say("facts.singles"), say("facts.singles.text", {n, count})]];
  }

  // ---- how hard it is

  #showVerdict(): void {
    const {rating} = this.#ratings!.get("r");
    const [title, text] = this.#verdictOf(rating);
    refill(this.#verdict, h("h1", {}, capitalised(title)), h("p", {}, text));
  }

  #verdictOf(rating: Rating | null): [string, string] {
    if (!rating || rating.value === "") return [say("rate.title"), say("rate.text")];
    if (!rating.isWhole) return [say("rate.atLeast", {value: rating.value}), say("rate.bound")];
    const {verdict} = rating;
    if (!verdict) return [rating.value, say("verdict.stuck")];
    const {level, hardest: technique, rounds: count, beyondSingles: n, tightest} = verdict;
    const key = n === 0 ? "verdict.singles" : "verdict";
    return [`${level} ${rating.value}`, say(key, {technique, n, count, steps: tightest})];
  }

  #showCurve(): void {
    const about = this.#app.state.about;
    const cheapest = (level: string): number =>
      Math.min(...about!.rungs.filter((rung) => rung.level === level).map((rung) => Number(rung.cost)));
    const levels: LevelLine[] = ["medium", "hard", "expert"]
      .filter((key) => about?.levels.has(key))
      .map((key) => ({name: about!.levels.get(key)!, cost: cheapest(key)}));
    this.#curve.show(this.#ratings!.get("r").rating?.rounds ?? [], levels);
  }

  /** A button that is about to be pressed stays where it is. */
  #showProgress(): void {
    const ratings = this.#ratings!;
    const isWorking = ratings.count("working", "waiting") > 0;
    this.#progress.hidden = ratings.count("done", "failed") === scales.length || this.#app.state.failure !== "";
    this.#done.textContent = say("rate.done", {n: ratings.count("done"), count: scales.length});
    this.#spin.hidden = this.#stopButton.hidden = !isWorking;
    this.#onButton.hidden = isWorking;
    clearInterval(this.#timer);
    if (isWorking) this.#timer = window.setInterval(() => this.#showTimes(), 500);
  }

  /** Alone what changes by itself. */
  #showTimes(): void {
    for (const scale of scales) {
      const time = this.#rows.get(scale)!.querySelector(".time-of-work");
      if (time) time.textContent = duration(this.#ratings!.time(scale));
    }
  }

  // ---- a line a scale

  #showLine(scale: Scale): void {
    const line = this.#ratings!.get(scale);
    const {rating} = line;
    const value = rating?.value ? (rating.isWhole ? valueOf(scale, rating) : `≥ ${rating.value}`) : "";
    const isWorking = line.state === "working";
    refill(
      this.#rows.get(scale)!,
      h("dt", {class: "n"}, say(`scale.${scale}`), h("small", {}, say(`scale.${scale}.of`))),
      h("dd", {class: "v"}, value, !!rating?.isWhole && rating.detail !== "" && h("small", {}, rating.detail)),
      h(
        "dd",
        {class: "h"},
        this.#hardest(scale, line),
        h("span", {class: "m"}, say(`scale.${scale}.text`)),
        isWorking && h("div", {class: "meter open"}),
      ),
      h("dd", {class: "t"}, this.#timeOrWay(scale, line)),
      this.#chosen?.scale === scale && this.#drawn(this.#chosen),
    );
  }

  /** The hardest step so far, which can be looked at; or what keeps it from being known. */
  #hardest(scale: Scale, line: Line): Node | string {
    const {rating} = line;
    if (line.state === "failed") return line.failure;
    const state = {working: say("rate.working"), stopped: say("rate.stopped"), waiting: "", done: ""}[line.state];
    const name = rating?.hardest ?? "";
    const said = [name, state].filter(Boolean).join(" · ");
    if (!rating?.draw) return said;
    const isShown = this.#chosen?.scale === scale;
    return h(
      "button",
      {
        type: "button",
        class: "show",
        id: `show-${scale}`,
        "aria-expanded": String(isShown),
        click: () => this.#choose(scale, rating),
      },
      said,
      icon("more"),
    );
  }

  #timeOrWay(scale: Scale, line: Line): Node | string {
    const way = (name: "stop" | "goOn", run: () => void): HTMLElement =>
      h("button", {type: "button", class: "link", id: `${name}-${scale}`, click: run}, say(name));
    const time = h("span", {class: "time-of-work"}, duration(this.#ratings!.time(scale)));
    if (line.state === "working")
      return h(
        "span",
        {},
        time,
        way("stop", () => this.#ratings!.stop([scale])),
      );
    if (line.state === "stopped" || line.state === "failed") return way("goOn", () => this.#ratings!.start([scale]));
    return line.state === "done" ? duration(line.milliseconds) : "";
  }

  // ---- the hardest step

  #choose(scale: Scale, rating: Rating): void {
    const before = this.#chosen;
    before?.abort.abort();
    this.#chosen = null;
    if (before) this.#showLine(before.scale);
    if (before?.scale === scale || !rating.draw) return;
    const chosen: Chosen = {scale, step: null, failure: "", abort: new AbortController()};
    this.#chosen = chosen;
    this.#showLine(scale);
    void this.#drawInto(chosen, rating.draw);
  }

  async #drawInto(chosen: Chosen, draw: NonNullable<Rating["draw"]>): Promise<void> {
    try {
      chosen.step = await draw(chosen.abort.signal);
    } catch (error) {
      chosen.failure = error instanceof Error ? error.message : String(error);
    }
    if (chosen === this.#chosen) this.#showLine(chosen.scale);
  }

  #drawn({scale, step, failure}: Chosen): HTMLElement {
    const id = `drawn-${scale}`;
    if (failure !== "") return h("dd", {class: "drawn falls", id}, failure);
    if (!step) return h("dd", {class: "drawn", id}, h("span", {class: "spin"}));
    const svg = picture(step.svg);
    if (step.effects) svg.append(...drawEffects(step.effects));
    const said = step.effects ? `${step.sentence}: ${this.#textOf(step.effects)}` : step.sentence;
    return h("dd", {class: "drawn", id}, h("div", {class: "picture"}, svg), h("p", {class: "say", tabindex: 0}, said));
  }

  /** "r4c4 ≠ 4, r5c8 = 8" */
  #textOf({places, removes}: Effects): string {
    const {notation} = this.#app.state.settings;
    return [
      ...places.map(({cell, digit}) => `${cellName(cell, notation)} = ${digit}`),
      ...removes.map(({cell, digit}) => `${cellName(cell, notation)} ≠ ${digit}`),
    ].join(", ");
  }
}

/** "none" stands in words; a depth, a length or a number of cells is a number. */
const valueOf = (scale: Scale, {value}: Rating): string =>
  value === "none" ? say("scale.undefined") : scale === "te" ? say("scale.te.value", {n: value}) : value;
const duration = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
