// The ratings of the puzzle: the result of each scale as soon as it is known, the picture of its hardest step, and the
// difficulty from round to round.
import {Pointing} from "../../../src/walk/page/pointing.js";
import type {Actions} from "../app/actions.ts";
import type {Ratings} from "../app/ratings.ts";
import type {Asker, PuzzleFacts} from "../engine/ask.ts";
import {type DrawnStep, type Rating, type Round, type Scale, scales} from "../engine/scales.ts";
import {h, refill} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import {drawSmall} from "../draw/board.ts";
import type {About} from "../state/answers.ts";
import type {Notation} from "../state/settings.ts";
import type {State} from "../state/state.ts";
import {say} from "../words/words.ts";
import {CurveView} from "./curve.ts";
import {drawnStep} from "./drawn_step.ts";
import {LoadingView} from "./loading.ts";
import {techniqueName, withLesson} from "./names.ts";
import type {NeedsActions} from "./needs.ts";
import {NeedsPlace} from "./needs_place.ts";
import {duration, scaleLine} from "./scale_line.ts";
import {factRows, levelLines, singlesRow, verdictOf, whyUnrated} from "./verdict.ts";

/** A scale whose hardest step is shown; `step` is null while it is being drawn. */
interface Chosen {
  scale: Scale;
  step: DrawnStep | null;
  failure: string;
  abort: AbortController;
}

type Shown = Pick<State, "about" | "failure" | "game" | "loaded" | "settings" | "view">;

export interface RateActions extends Pick<Actions, "rate">, NeedsActions {
  choices: Pick<Actions["choices"], "show" | "takeWay">;
  start: Pick<Actions["start"], "retry">;
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
  readonly #needs: NeedsPlace;
  /** With enough space the hardest step is drawn in place of the puzzle. */
  readonly #wide = matchMedia("(min-width: 980px) and (orientation: landscape)");
  readonly #actions: RateActions;
  readonly #ask: Pick<Asker, "puzzleFacts">;
  readonly #loading: LoadingView;
  #about: About | null = null;
  #failure = "";
  #key = "";
  /** The inputs of the texts. */
  #words = "";
  #notation: Notation = "rc";
  #facts: PuzzleFacts | null = null;
  #ratings: Ratings | null = null;
  #chosen: Chosen | null = null;
  #timer = 0;

  constructor(ask: Pick<Asker, "puzzleFacts">, actions: RateActions) {
    this.#actions = actions;
    this.#ask = ask;
    this.#loading = new LoadingView(actions.start);
    this.#needs = new NeedsPlace(actions);
    new Pointing(this.element, () => this.element.querySelector(".drawn"));
    this.#wide.addEventListener("change", () => {
      if (this.#ratings) this.#showAll();
    });
  }

  /** Moves the focus to the verdict on the puzzle. */
  focus(): void {
    this.#verdict.tabIndex = -1;
    this.#verdict.focus();
  }

  show(state: Shown): void {
    this.#loading.show(state);
    this.#about = state.about;
    this.#failure = state.failure;
    if (state.view !== "rate") return;
    const {givens} = state.game.board;
    const {language, notation} = state.settings;
    const key = [givens, state.about === null, state.failure].join();
    const words = [language, notation, state.about?.language].join();
    const isNew = key !== this.#key;
    if (!isNew && words === this.#words) return;
    this.#key = key;
    this.#words = words;
    this.#notation = notation;
    if (isNew) this.#begin(givens, state.about);
    else this.#showInWords();
  }

  /** Stops rating the previous puzzle. */
  #leave(): void {
    this.#ratings?.stop();
    this.#ratings = null;
    this.#needs.leave();
    this.#chosen?.abort.abort();
    this.#chosen = null;
    this.#facts = null;
  }

  /** Before the names of the techniques are loaded no text is possible. */
  #begin(givens: string, about: About | null): void {
    this.#leave();
    if (!/[1-9]/.test(givens)) return this.#showEmpty();
    const ratings: Ratings = this.#actions.rate(givens, (scale) => this.#changed(ratings, scale));
    this.#ratings = ratings;
    this.#needs.begin(givens);
    this.#showAll();
    const rated = [this.#progress, this.#list, this.#curve.element];
    const parts = [this.#verdict, this.#loading.element, ...rated, this.#needs.element];
    refill(this.element, this.#left, h("div", {class: "right"}, ...parts));
    if (about) void this.#rate(ratings);
  }

  /** Language or notation have changed: results stay, and stopped scales stay stopped. */
  #showInWords(): void {
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

  /** First checks whether there is something to rate. */
  async #rate(ratings: Ratings): Promise<void> {
    const facts = await this.#ask.puzzleFacts(ratings.givens).catch(() => null);
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
    this.#needs.element.hidden = this.#whyNot() !== null || this.#about === null;
    this.#needs.show(this.#about, this.#notation);
    refill(this.#stopButton, icon("stop"), say("stop"));
    refill(this.#onButton, say("goOn"));
    for (const scale of scales) this.#showLine(scale);
    this.#showProgress();
    this.#showVerdict();
    this.#showCurve();
    this.#showLeft();
  }

  #showLeft(): void {
    const {givens} = this.#ratings!;
    const rows = [...factRows(this.#facts), ...singlesRow(this.#ratings!.get("r").rating, givens)];
    const line = h("div", {class: "line"}, h("dt", {}, say("facts.line")), h("dd", {class: "mono"}, givens));
    const list = h(
      "dl",
      {class: "facts"},
      ...rows.map(([name, text]) => h("div", {}, h("dt", {}, name), h("dd", {}, text))),
      line,
    );
    const walk = h(
      "button",
      {type: "button", class: "btn", id: "rate-walk", click: () => this.#actions.choices.show("walk")},
      say("complete.walk"),
    );
    const chosen = this.#wide.matches ? this.#chosen : null;
    refill(
      this.#left,
      chosen ? this.#drawn(chosen) : h("div", {class: "small-board", "aria-hidden": "true"}, drawSmall(givens, givens)),
      h("div", {}, list, walk),
    );
  }

  #showVerdict(): void {
    const {rating} = this.#ratings!.get("r");
    const [title, text] = this.#whyNot() ?? verdictOf(rating, this.#about);
    const hardest = rating?.verdict?.hardest ?? "";
    const sentence = hardest ? withLesson(text, hardest, this.#about) : [text];
    const heading = title.slice(0, 1).toUpperCase() + title.slice(1);
    refill(this.#verdict, h("h1", {}, heading), h("p", {}, ...sentence));
  }

  /** The reason why there is nothing to rate, as title and text; null if there is something. */
  #whyNot(): [string, string] | null {
    return whyUnrated(this.#facts, this.#ratings!.givens);
  }

  #showCurve(): void {
    const rounds = this.#ratings!.get("r").rating?.rounds ?? none;
    this.#curve.show(rounds, levelLines(this.#about), (technique) => techniqueName(technique, this.#about));
  }

  /** A button that is about to be pressed keeps its place. */
  #showProgress(): void {
    const ratings = this.#ratings!;
    const isWorking = ratings.count("working", "waiting") > 0;
    const isThrough = ratings.count("done", "failed") === scales.length;
    this.#progress.hidden = isThrough || this.#whyNot() !== null || this.#failure !== "";
    this.#done.textContent = say("rate.done", {n: ratings.count("done"), count: scales.length});
    this.#spin.hidden = this.#stopButton.hidden = !isWorking;
    this.#onButton.hidden = isWorking;
    clearInterval(this.#timer);
    if (isWorking) this.#timer = window.setInterval(() => this.#showTimes(), 500);
  }

  /** Updates only the running times. */
  #showTimes(): void {
    for (const scale of scales) {
      const time = this.#rows.get(scale)!.querySelector(".time-of-work");
      if (time) time.textContent = duration(this.#ratings!.time(scale));
    }
  }

  // ---- a line for each scale

  #showLine(scale: Scale): void {
    const ratings = this.#ratings!;
    const line = ratings.get(scale);
    const isChosen = this.#chosen?.scale === scale;
    const actions = {
      choose: () => this.#choose(scale, line.rating),
      stop: () => ratings.stop([scale]),
      start: () => ratings.start([scale]),
    };
    refill(
      this.#rows.get(scale)!,
      ...scaleLine(scale, line, ratings.time(scale), isChosen, this.#about, actions),
      isChosen && !this.#wide.matches && this.#drawn(this.#chosen!),
    );
  }

  // ---- the hardest step

  #choose(scale: Scale, rating: Rating | null): void {
    const before = this.#chosen;
    before?.abort.abort();
    this.#chosen = null;
    if (before) this.#showLine(before.scale);
    if (before?.scale === scale || !rating?.draw) return this.#showLeft();
    const chosen: Chosen = {scale, step: null, failure: "", abort: new AbortController()};
    this.#chosen = chosen;
    this.#showLine(scale);
    this.#showLeft();
    this.#draw(chosen);
  }

  /** Draws the step; the previous drawing stays meanwhile. */
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
    return drawnStep(this.#wide.matches ? "div" : "dd", `drawn-${scale}`, step, failure);
  }
}

/** Used until a round is known. */
const none: Round[] = [];
