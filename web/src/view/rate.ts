// The ratings of the puzzle: what each scale says as soon as it is known, what its hardest step looks like, and how hard the
// puzzle is from round to round.
import {Pointing} from "../../../src/walk/page/pointing.js";
import type {App} from "../app/app.ts";
import {type Line, Ratings} from "../app/ratings.ts";
import type {About, PuzzleFacts} from "../engine/ask.ts";
import {type DrawnStep, type Rating, type Round, type Scale, scales, type StepName} from "../engine/scales.ts";
import {h, picture, refill} from "../dom.ts";
import {icon} from "../icons.ts";
import type {State} from "../state/state.ts";
import {isWord, say, type WordKey} from "../words/words.ts";
import {spoken} from "./card_parts.ts";
import {CurveView, type LevelLine} from "./curve.ts";
import {drawSmall} from "./drawing.ts";
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
  readonly #list = h("dl", {class: "scales"}, ...this.#rows.values());
  readonly #curve = new CurveView();
  /** Where there is room for it the hardest step is drawn in the place of the puzzle. */
  readonly #wide = matchMedia("(min-width: 980px) and (orientation: landscape)");
  readonly #app: App;
  readonly #loading: LoadingView;
  #key = "";
  /** What the words depend on. */
  #words = "";
  #facts: PuzzleFacts | null = null;
  #ratings: Ratings | null = null;
  #chosen: Chosen | null = null;
  #timer = 0;

  constructor(app: App) {
    this.#app = app;
    this.#loading = new LoadingView(app);
    new Pointing(this.element, () => this.element.querySelector(".drawn"));
    this.#wide.addEventListener("change", () => {
      if (this.#ratings) this.#showAll();
    });
  }

  /** The focus goes to what is said of the puzzle. */
  focus(): void {
    this.#verdict.tabIndex = -1;
    this.#verdict.focus();
  }

  show(state: State): void {
    this.#loading.show(state);
    if (state.view !== "rate") return;
    const {givens} = state.game.board;
    const {language, notation} = state.settings;
    const key = [givens, state.about === null, state.failure].join();
    const words = [language, notation, state.about?.language].join();
    const isNew = key !== this.#key;
    if (!isNew && words === this.#words) return;
    this.#key = key;
    this.#words = words;
    if (isNew) this.#begin(givens, state.about);
    else this.#tellAgain();
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
    this.#leave();
    if (!/[1-9]/.test(givens)) return this.#showEmpty();
    const ratings: Ratings = new Ratings(this.#app.ask, givens, (scale) => this.#changed(ratings, scale));
    this.#ratings = ratings;
    this.#showAll();
    const parts = [this.#verdict, this.#loading.element, this.#progress, this.#list, this.#curve.element];
    refill(this.element, this.#left, h("div", {class: "right"}, ...parts));
    if (about) void this.#rate(ratings);
  }

  /** The same in other words: what is known stays, and what is stopped. */
  #tellAgain(): void {
    if (!this.#ratings) return this.#showEmpty();
    const chosen = this.#chosen;
    if (chosen) this.#draw(chosen);
    this.#showAll();
    this.#ratings.rename();
  }

  #showEmpty(): void {
    const text = h("div", {class: "state", role: "status"}, say("rate.empty"));
    refill(this.element, h("h1", {class: "unseen"}, say("rate")), text);
  }

  /** First whether there is something to rate. */
  async #rate(ratings: Ratings): Promise<void> {
    const facts = await this.#app.ask.puzzleFacts(ratings.givens).catch(() => null);
    if (ratings !== this.#ratings) return;
    this.#facts = facts;
    if (!this.#whyNot()) ratings.start();
    this.#showAll();
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
    this.#list.hidden = this.#whyNot() !== null;
    refill(this.#stopButton, icon("stop"), say("stop"));
    refill(this.#onButton, say("goOn"));
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
    const chosen = this.#wide.matches ? this.#chosen : null;
    refill(
      this.#left,
      chosen
        ? this.#drawn(chosen)
        : h("div", {class: "small-board", "aria-hidden": "true"}, drawSmall(givens, givens)),
      h("div", {}, list, walk),
    );
  }

  #factRows(): [string, string][] {
    const facts = this.#facts;
    if (!facts) return [];
    const {givens: n, redundant: m, automorphisms} = facts;
    const isTold = m !== null && n < 81; // of a full board all could go
    const givens = isTold ? say(m === 0 ? "facts.minimal" : "facts.redundant", {n, m}) : String(n);
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
    const [title, text] = this.#whyNot() ?? this.#verdictOf(rating);
    refill(this.#verdict, h("h1", {}, capitalised(title)), h("p", {}, text));
  }

  /** Why there is nothing to rate, as title and text; null where there is. */
  #whyNot(): [string, string] | null {
    const status = this.#facts?.status;
    if (status === "several") return [say("several"), say("rate.several")];
    if (status === "none") return [say("none"), say("rate.none")];
    if (status === "invalid") return [say("none"), say("rate.repeated")];
    const isFull = !this.#ratings!.givens.includes(".");
    return status === "unique" && isFull ? [say("complete"), say("rate.complete")] : null;
  }

  #verdictOf(rating: Rating | null): [string, string] {
    if (!rating || rating.value === "") return [say("rate.title"), say("rate.text")];
    if (!rating.isWhole) return [say("rate.atLeast", {value: rating.value}), say("rate.bound")];
    const {verdict} = rating;
    if (!verdict) return [rating.value, say("verdict.stuck")];
    const {level, hardest, rounds: count, beyondSingles: n, tightest} = verdict;
    const isSingle = this.#app.state.about?.rungs.find((rung) => rung.technique === hardest)?.family === "singles";
    const key = n > 0 ? "verdict" : isSingle ? "verdict.singles" : "verdict.direct";
    return [this.#levelName(level), say(key, {technique: this.#nameOf(hardest), n, count, steps: tightest})];
  }

  readonly #nameOf = (technique: string): string =>
    this.#app.state.about?.rungs.find((rung) => rung.technique === technique)?.name ?? technique;

  #levelName(level: string): string {
    return this.#app.state.about?.levels.get(level) ?? level;
  }

  #stepName(step: StepName): string {
    return "said" in step ? step.said : [this.#nameOf(step.technique), step.length].filter(Boolean).join(" ");
  }

  #showCurve(): void {
    const about = this.#app.state.about;
    const cheapest = (level: string): number =>
      Math.min(...about!.rungs.filter((rung) => rung.level === level).map((rung) => Number(rung.cost)));
    const levels: LevelLine[] = [...(about?.levels.keys() ?? [])]
      .filter((key) => key !== "beginner" && key !== "easy")
      .map((key) => ({key, cost: cheapest(key)}))
      .filter(({cost}, at, all) => Number.isFinite(cost) && all.slice(0, at).every((lower) => lower.cost < cost))
      .map(({key, cost}) => ({name: `${about!.levels.get(key)!} ${cost.toFixed(2)}`, cost}));
    this.#curve.show(this.#ratings!.get("r").rating?.rounds ?? none, levels, this.#nameOf);
  }

  /** A button that is about to be pressed stays where it is. */
  #showProgress(): void {
    const ratings = this.#ratings!;
    const isWorking = ratings.count("working", "waiting") > 0;
    const isThrough = ratings.count("done", "failed") === scales.length;
    this.#progress.hidden = isThrough || this.#whyNot() !== null || this.#app.state.failure !== "";
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
    const level = rating?.verdict ? this.#levelName(rating.verdict.level) : "";
    const detail = rating?.detail || (scale === "r" ? "" : level); // that of R is the title
    const isWorking = line.state === "working";
    refill(
      this.#rows.get(scale)!,
      h("dt", {class: "n"}, say(`scale.${scale}`), h("small", {}, say(`scale.${scale}.of`))),
      h("dd", {class: "v"}, value, !!rating?.isWhole && detail !== "" && h("small", {}, detail)),
      h(
        "dd",
        {class: "h"},
        this.#hardest(scale, line),
        h("span", {class: "m"}, say(`scale.${scale}.text`)),
        isWorking && h("div", {class: "meter open"}),
      ),
      h("dd", {class: "t"}, this.#timeOrWay(scale, line)),
      this.#chosen?.scale === scale && !this.#wide.matches && this.#drawn(this.#chosen),
    );
  }

  /** The hardest step so far, which can be looked at; or what keeps it from being known. */
  #hardest(scale: Scale, line: Line): Node | string {
    const {rating} = line;
    if (line.state === "failed") return line.failure;
    const state = {working: say("rate.working"), stopped: say("rate.stopped"), waiting: "", done: ""}[line.state];
    const name = rating?.hardest ? this.#stepName(rating.hardest) : "";
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
    return "";
  }

  // ---- the hardest step

  #choose(scale: Scale, rating: Rating): void {
    const before = this.#chosen;
    before?.abort.abort();
    this.#chosen = null;
    if (before) this.#showLine(before.scale);
    if (before?.scale === scale || !rating.draw) return this.#showLeft();
    const chosen: Chosen = {scale, step: null, failure: "", abort: new AbortController()};
    this.#chosen = chosen;
    this.#showLine(scale);
    this.#showLeft();
    this.#draw(chosen);
  }

  /** Draws the step; what is drawn already stays meanwhile. */
  #draw(chosen: Chosen): void {
    chosen.abort.abort();
    chosen.abort = new AbortController();
    const draw = this.#ratings!.get(chosen.scale).rating?.draw;
    if (draw) void this.#drawInto(chosen, draw(chosen.abort.signal), chosen.abort.signal);
  }

  async #drawInto(chosen: Chosen, drawing: Promise<DrawnStep>, signal: AbortSignal): Promise<void> {
    let result: Partial<Chosen>;
    try {
      result = {step: await drawing, failure: ""};
    } catch (error) {
      result = {failure: error instanceof Error ? error.message : String(error)};
    }
    if (signal.aborted) return;
    Object.assign(chosen, result);
    this.#showLine(chosen.scale);
    this.#showLeft();
  }

  #drawn({scale, step, failure}: Chosen): HTMLElement {
    const id = `drawn-${scale}`;
    const place = this.#wide.matches ? "div" : "dd";
    if (failure !== "") return h(place, {class: "drawn falls", id}, failure);
    if (!step) return h(place, {class: "drawn", id}, h("span", {class: "spin"}));
    const svg = picture(step.svg);
    const argument = spoken(step.html, step.sentence);
    argument.tabIndex = 0; // it may be longer than its place
    return h(place, {class: "drawn", id}, h("div", {class: "boardbox"}, svg), argument);
  }
}

/** As long as no round is known. */
const none: Round[] = [];

/** "none" stands in words; a depth, a length or a number of cells is a number. */
function valueOf(scale: Scale, {value}: Rating): string {
  if (value === "none") return say("scale.undefined");
  if (scale === "te") return say("scale.te.value", {n: value});
  const level = `hodoku.${value}`; // a word of another program, which is not one of R's classes
  return scale === "hodoku" && isWord(level) ? say("scale.hodoku.value", {level: say(level)}) : value;
}
const duration = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
