// Generate: a puzzle that fulfils constraints. The last constraints are one press away. A search for rare ones shows
// the number of puzzles tried, and can be stopped.
import type {Actions} from "../app/actions.ts";
import {h, refill} from "../dom/dom.ts";
import {EngineError} from "../engine/engine.ts";
import {keptOrigin} from "../state/kept.ts";
import type {State} from "../state/state.ts";
import {noWishes, type Origin, readSeed, seedText, type Wishes} from "../state/wishes.ts";
import {say, sayNumber, type WordKey} from "../words/words.ts";
import type {Dialog} from "./dialog.ts";
import {sayWishes, WishesForm} from "./wishes_form.ts";

/** The initial constraints on a first visit. */
const firstWishes: Wishes = {...noWishes, class: "medium", symmetry: "half_turn"};
const patience = 300; // ms before the page shows that it is working
const rare = 1_000; // ms before the stock is searched

/** A default seed: six digits, so that it can be passed on. */
const seedOfClock = (): number => Date.now() % 1_000_000;

type Shown = Pick<State, "about">;
export type MakingActions = Pick<Actions["making"], "seek" | "takeFromStock" | "lookIntoStock">;

export class MakingView {
  readonly element = h("section", {class: "making", id: "making"});
  readonly #dialog: Dialog;
  readonly #state: () => Shown;
  readonly #actions: MakingActions;
  readonly #form: WishesForm;
  readonly #said = h("div", {class: "small", role: "status", id: "make-said"});
  readonly #count = h("span", {class: "num", id: "make-count"});
  readonly #summary = h("span", {class: "quiet", id: "make-summary"});
  readonly #go = h("button", {type: "button", class: "btn primary", id: "make-go"});
  readonly #stop = h("button", {type: "button", class: "btn", id: "make-stop"});
  readonly #stock = h("button", {type: "button", class: "btn", id: "make-stock", hidden: true});
  readonly #working = h("div", {class: "working", id: "make-working", hidden: true});
  #work: AbortController | null = null;
  /** The origin of the unchanged form: the place to search for the next puzzle. */
  #next: Origin;
  #tried = 0;
  #rate = 0;

  constructor(dialog: Dialog, state: () => Shown, actions: MakingActions) {
    this.#dialog = dialog;
    this.#state = state;
    this.#actions = actions;
    const kept = keptOrigin();
    this.#next = kept ?? {wishes: firstWishes, seed: seedOfClock(), stream: 0, isFromStock: false};
    this.#form = new WishesForm(state, this.#next.wishes, () => this.#follow());
    this.#form.set(this.#next.wishes, kept ? seedText(kept) : "");
    this.#go.addEventListener("click", () => void this.#run());
    this.#stop.addEventListener("click", () => this.#end("make.stopped"));
    this.#stock.addEventListener("click", () => void this.#takeFromStock());
    dialog.element.addEventListener("close", () => this.#work?.abort());
    this.#form.element.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && event.target instanceof HTMLInputElement && this.#work === null) void this.#run();
    });
  }

  /** `origin`: a puzzle to make at once. */
  show(origin: Origin | null): void {
    this.#work?.abort();
    const kept = origin ?? keptOrigin();
    if (kept) this.#form.set(kept.wishes, seedText(kept));
    else this.#form.show();
    refill(this.#go, say("make"));
    refill(this.#stop, say("stop"));
    refill(this.#stock, say("make.stock"));
    refill(this.#said);
    this.#stock.hidden = true;
    this.element.setAttribute("aria-label", say("make"));
    refill(
      this.element,
      h("div", {class: "head"}, h("p", {}, h("b", {}, say("make.title")), this.#summary), this.#go, this.#stop),
      this.#working,
      this.#said,
      this.#stock,
      h(
        "details",
        {class: "family", id: "make-wishes"},
        h("summary", {}, h("b", {}, say("make.wishes"))),
        this.#form.element,
      ),
    );
    refill(this.#working, h("span", {class: "spin", "aria-hidden": "true"}), this.#count);
    this.#showWork(false);
    this.#follow();
    if (origin) void this.#run(origin);
  }

  nameTechniques(): void {
    if (!this.element.isConnected) return;
    this.#form.nameTechniques();
    refill(this.#summary, sayWishes(this.#form.wishes, this.#state()));
  }

  /** Updates the line above the form; text about other constraints is removed. */
  #follow(): void {
    refill(this.#summary, sayWishes(this.#form.wishes, this.#state()));
    if (this.#work === null) refill(this.#said);
    this.#stock.hidden = true;
  }

  /** The origin of the form; a seed that was not typed comes from the clock. */
  #origin(): Origin {
    const named = readSeed(this.#form.seed) ?? {seed: seedOfClock(), stream: 0};
    return {...named, wishes: this.#form.wishes, isFromStock: false};
  }

  async #run(origin = this.#origin()): Promise<void> {
    this.#work?.abort();
    const work = (this.#work = new AbortController());
    this.#next = origin;
    this.#tried = this.#rate = 0;
    refill(this.#said);
    this.#stock.hidden = true;
    const timers = [
      setTimeout(() => this.#showWork(true), patience),
      setTimeout(() => void this.#offerStock(work.signal), rare),
    ];
    const tried = (n: number): void => {
      this.#tried = n;
      this.#showCount();
    };
    try {
      const rest = await this.#actions.seek(origin, tried, work.signal);
      if (rest) this.#exhausted(rest);
      else this.#dialog.close();
    } catch (error) {
      if (!work.signal.aborted) this.#showError(error);
    } finally {
      timers.forEach(clearTimeout);
      if (this.#work === work) this.#work = null;
      if (this.#work === null) this.#showWork(false);
    }
  }

  #showWork(isAtWork: boolean): void {
    const hadFocus = [this.#go, this.#stop].some((button) => button === document.activeElement);
    this.#working.hidden = this.#stop.hidden = !isAtWork;
    this.#go.hidden = isAtWork;
    if (isAtWork) {
      this.#showCount();
      this.#comeIntoSight();
    }
    if (hadFocus) (isAtWork ? this.#stop : this.#go).focus();
  }

  #showCount(): void {
    const n = sayNumber(this.#tried);
    const rate = this.#rate > 1 && say("make.rate", {n: sayNumber(this.#rate)});
    refill(this.#count, say(this.#tried > 0 ? "make.tried" : "make.working", {n}), rate && " " + rate);
  }

  /** Shows the stock for the constraints. */
  async #offerStock(signal: AbortSignal): Promise<void> {
    const {n, rate} = await this.#actions.lookIntoStock(this.#next.wishes);
    if (signal.aborted) return;
    this.#rate = rate;
    this.#showCount();
    if (n === 0) return;
    refill(this.#said, say("make.stock.text", {n}));
    this.#stock.hidden = false;
  }

  async #takeFromStock(): Promise<void> {
    this.#work?.abort();
    const rest = await this.#actions.takeFromStock({...this.#next, isFromStock: true}).catch(() => this.#next);
    if (rest === null) this.#dialog.close();
  }

  #end(word: WordKey): void {
    this.#work?.abort();
    refill(this.#said, say(word, {n: sayNumber(this.#tried)}));
  }

  /** The effort is used up; the next press continues from there. */
  #exhausted(rest: Origin): void {
    this.#form.set(rest.wishes, seedText(rest));
    refill(this.#said, say("make.exhausted", {n: sayNumber(this.#tried)}));
    void this.#actions.lookIntoStock(rest.wishes).then(({n}) => (this.#stock.hidden = n === 0));
  }

  /** The engine rejects impossible constraints, with a message in English. */
  #showError(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    const isRefused = error instanceof EngineError && error.code === "impossible";
    refill(
      this.#said,
      h("b", {class: "failure"}, say(isRefused ? "make.impossible" : "failed")),
      " ",
      h("span", {lang: "en"}, message.slice(0, 1).toUpperCase() + message.slice(1) + "."),
    );
    this.element.querySelector<HTMLDetailsElement>("#make-wishes")!.open = true;
    this.#comeIntoSight();
  }

  /** Scrolls the message above the form into view. */
  #comeIntoSight(): void {
    this.element.scrollIntoView({block: "start"});
  }
}
