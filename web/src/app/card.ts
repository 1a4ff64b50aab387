// The card next to the board: its content, and the work it waits for.
import type {Action, Message, Panel, State} from "../state/state.ts";
import type {Store} from "../state/store.ts";
import {say} from "../words/words.ts";
import type {Learning} from "./learning.ts";

export const patience = 300; // ms before the page shows that it is working

/** The card when there is nothing to show. */
export const noHint: Panel = {kind: "hint", hint: null};

/** The keys with texts: "KEY" is the title, "KEY.text" the text. */
type TextKey =
  | "hint.found"
  | "stopped"
  | "right"
  | "stuck"
  | "none"
  | "complete"
  | "full"
  | "outOfBudget"
  | "several"
  | "marksWritten"
  | "begun"
  | "playedOn"
  | "playedOn.start";

export class Card {
  readonly #store: Store<State>;
  readonly #learning: Learning;
  #work: AbortController | null = null;
  /** Shows the content of the card again, in the current language. */
  #again: (() => void) | null = null;

  constructor(store: Store<State>, learning: Learning) {
    this.#store = store;
    this.#learning = learning;
  }

  get isWaiting(): boolean {
    return this.#work !== null;
  }

  /** Cancels the work the card is waiting for. */
  stop(): void {
    this.#work?.abort();
    this.#again = null;
  }

  /**
   * Begins work that the card shows, in place of the work it was waiting for; `again` begins the same work once more.
   */
  begin(again: () => void): AbortController {
    this.stop();
    this.#again = again;
    return (this.#work = new AbortController());
  }

  /** The language or notation has changed: requests the content again. */
  translate(): void {
    if (this.isWaiting || this.#store.state.panel !== noHint) this.#again?.();
  }

  /**
   * Waits for an answer. If it takes long, shows that work is under way and lets the reader stop it. Null if the answer
   * is no longer wanted. The question is sent once the engine knows the board. `again` repeats all of this; `ended` is
   * called when the work is over and no other work has begun.
   */
  async wait<Answer>(
    text: string,
    ask: (signal: AbortSignal) => Promise<Answer>,
    again: () => void,
    ended: () => void = () => {},
  ): Promise<Answer | null> {
    const store = this.#store;
    const work = this.begin(again);
    const before = store.state.panel;
    const begin = Date.now();
    const stop = (): void => {
      work.abort();
      const seconds = ((Date.now() - begin) / 1000).toFixed(1);
      this.showAgain(() => this.showText("stopped", {seconds}, []));
    };
    const timer = setTimeout(() => store.set({panel: {kind: "working", text, stop}}), patience);
    try {
      await this.#learning.learnt;
      const answer = await ask(work.signal);
      return work.signal.aborted ? null : answer;
    } catch (error) {
      if (!work.signal.aborted) this.fail(error);
      return null;
    } finally {
      clearTimeout(timer);
      if (this.#work === work) {
        this.#work = null;
        ended();
      }
      if (store.state.panel.kind === "working" && store.state.panel.stop === stop) store.set({panel: before});
    }
  }

  /** Shows an error. A missing engine needs no message because the card already shows it. */
  fail(error: unknown): void {
    if (this.#store.state.failure !== "") return this.close();
    const text = error instanceof Error ? error.message : String(error);
    this.show({kind: "message", title: say("failed"), text, actions: []});
  }

  /** Shows content that needs no engine, and shows it again after a change of language. */
  showAgain(show: () => void): void {
    this.#again = show;
    show();
  }

  show(message: Message): void {
    this.#store.set({panel: message, drawn: ""});
  }

  /** Shows one of the texts in the tables of words. */
  showText(key: TextKey, values: Record<string, string | number>, actions: Action[]): void {
    this.show({kind: "message", title: say(key, values), text: say(`${key}.text`, values), actions});
  }

  close(): void {
    this.stop();
    this.#store.set({panel: noHint, drawn: "", wrong: []});
  }
}
