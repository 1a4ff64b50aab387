// The ratings of the puzzle: one scale after the other, in the background; each can be waited for or not.
import type {App} from "../app/app.ts";
import {type PuzzleFacts, type Rating, type Scale, scales} from "../engine/ask.ts";
import {h, refill} from "../dom.ts";
import {icon} from "../icons.ts";
import type {State} from "../state/state.ts";
import {say, type WordKey} from "../words/words.ts";
import {drawSmall} from "./drawing.ts";

type Line =
  | {state: "waiting"}
  | {state: "working"; since: number}
  | {state: "stopped"; seconds: string}
  | {state: "done"; rating: Rating; seconds: string}
  | {state: "failed"; text: string};

export class RateView {
  readonly element = h("main", {class: "page rate"});
  readonly #left = h("div", {class: "left"});
  readonly #verdict = h("div", {class: "verdict", role: "status"});
  readonly #spin = h("span", {class: "spin"});
  readonly #done = h("b");
  readonly #stopButton = h("button", {type: "button", class: "btn", id: "rate-stop", click: () => this.#stop()});
  readonly #onButton = h("button", {type: "button", class: "btn", id: "rate-on", click: () => this.#goOn()});
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
  readonly #app: App;
  readonly #lines = new Map<Scale, Line>();
  #key = "";
  #givens = "";
  #facts: PuzzleFacts | null = null;
  #work: AbortController | null = null;
  #timer = 0;

  constructor(app: App) {
    this.#app = app;
  }

  show(state: State): void {
    if (state.view !== "rate") return;
    const {givens} = state.game.board;
    const key = [givens, state.settings.language, state.settings.notation].join();
    if (key === this.#key) return;
    this.#key = key;
    this.#givens = givens;
    this.#facts = null;
    for (const scale of scales) this.#lines.set(scale, {state: "waiting"});
    this.#stop();
    if (/[1-9]/.test(givens)) void this.#begin();
    else
      refill(
        this.element,
        h("h1", {class: "unseen"}, say("rate")),
        h("div", {class: "state", role: "status"}, say("rate.empty")),
      );
  }

  async #begin(): Promise<void> {
    const givens = this.#givens;
    refill(
      this.element,
      this.#left,
      h("div", {class: "right"}, this.#verdict, this.#progress, h("dl", {class: "scales"}, ...this.#rows.values())),
    );
    refill(this.#stopButton, icon("stop"), say("stop"));
    refill(this.#onButton, say("goOn"));
    this.#showLeft();
    this.#showAll();
    void this.#app.ask.puzzleFacts(givens).then(
      (facts) => {
        if (givens !== this.#givens) return;
        this.#facts = facts;
        this.#showLeft();
      },
      () => {},
    );
    await this.#run(scales);
  }

  /** Rates on these scales in turn. */
  async #run(wanted: readonly Scale[]): Promise<void> {
    const work = (this.#work = new AbortController());
    this.#timer = window.setInterval(() => this.#showTime(), 500);
    for (const scale of wanted) {
      const since = Date.now();
      const seconds = (): string => ((Date.now() - since) / 1000).toFixed(1);
      this.#set(scale, {state: "working", since});
      try {
        const rating = await this.#app.ask.rate(this.#givens, scale, work.signal);
        if (work.signal.aborted) return;
        this.#set(scale, {state: "done", rating, seconds: seconds()});
      } catch (error) {
        if (work.signal.aborted) return;
        this.#set(scale, {state: "failed", text: error instanceof Error ? error.message : String(error)});
      }
    }
    this.#work = null;
    clearInterval(this.#timer);
    this.#showProgress();
  }

  /** Leaves what is being worked at, and all that waits. What is known stays. */
  #stop(): void {
    this.#work?.abort();
    this.#work = null;
    clearInterval(this.#timer);
    for (const [scale, line] of this.#lines) {
      if (line.state === "working")
        this.#lines.set(scale, {state: "stopped", seconds: ((Date.now() - line.since) / 1000).toFixed(1)});
    }
    this.#showAll();
  }

  #goOn(): void {
    void this.#run(scales.filter((scale) => this.#lines.get(scale)!.state !== "done"));
  }

  #set(scale: Scale, line: Line): void {
    this.#lines.set(scale, line);
    this.#showLine(scale);
    this.#showProgress();
    if (scale === "r") this.#showVerdict();
  }

  #showAll(): void {
    for (const scale of scales) this.#showLine(scale);
    this.#showProgress();
    this.#showVerdict();
  }

  /** Alone what changes by itself. */
  #showTime(): void {
    for (const [scale, line] of this.#lines) {
      const time = this.element.querySelector(`#scale-${scale} .t`);
      if (line.state === "working" && time) time.textContent = secondsSince(line.since);
    }
  }

  #showLeft(): void {
    const facts = this.#facts;
    const rows = facts
      ? [
          [
            say("facts.givens"),
            facts.redundant === null
              ? String(facts.givens)
              : facts.redundant === 0
                ? say("facts.minimal", {n: facts.givens})
                : say("facts.redundant", {n: facts.givens, m: facts.redundant}),
          ],
          [say("facts.solutions"), say(`facts.${facts.status}` as WordKey)],
          [
            say("facts.symmetry"),
            facts.automorphisms > 1 ? say("facts.automorphisms", {n: facts.automorphisms}) : say("facts.none"),
          ],
        ]
      : [];
    const line = h("div", {class: "line"}, h("dt", {}, say("facts.line")), h("dd", {class: "mono"}, this.#givens));
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
      h("div", {class: "small-board", "aria-hidden": "true"}, drawSmall(this.#givens, this.#givens)),
      h("div", {}, list, walk),
    );
  }

  #showVerdict(): void {
    const line = this.#lines.get("r")!;
    const said = line.state === "done" ? line.rating : null;
    refill(
      this.#verdict,
      h("h1", {}, said ? capitalised(`${said.detail} ${said.value}`.trim()) : say("rate.title")),
      h("p", {}, said ? said.sentence : say("rate.text")),
    );
  }

  /** A button that is about to be pressed stays where it is. */
  #showProgress(): void {
    const states = [...this.#lines.values()].map((line) => line.state);
    const isWorking = this.#work !== null;
    this.#progress.hidden = !isWorking && !states.some((state) => state === "stopped" || state === "waiting");
    this.#done.textContent = say("rate.done", {
      n: states.filter((state) => state === "done").length,
      count: scales.length,
    });
    this.#spin.hidden = this.#stopButton.hidden = !isWorking;
    this.#onButton.hidden = isWorking;
  }

  #showLine(scale: Scale): void {
    const line = this.#lines.get(scale)!;
    const rating = line.state === "done" ? line.rating : null;
    const said = {
      waiting: "",
      working: say("rate.working"),
      stopped: say("rate.stopped"),
      failed: line.state === "failed" ? line.text : "",
      done: "",
    }[line.state];
    const time =
      line.state === "done" || line.state === "stopped"
        ? `${line.seconds} s`
        : line.state === "working"
          ? secondsSince(line.since)
          : "";
    refill(
      this.#rows.get(scale)!,
      h("dt", {class: "n"}, say(`scale.${scale}`), h("small", {}, say(`scale.${scale}.of`))),
      h("dd", {class: "v"}, rating ? rating.value : "", rating?.detail && h("small", {}, rating.detail)),
      h("dd", {class: "h"}, rating?.hardest ?? said, h("span", {class: "m"}, say(`scale.${scale}.text`))),
      h("dd", {class: "t"}, time),
    );
  }
}

const secondsSince = (begin: number): string => `${((Date.now() - begin) / 1000).toFixed(0)} s`;
const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
