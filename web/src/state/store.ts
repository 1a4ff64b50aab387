// What the page knows, in one object, and who is told when it changes.

export class Store<State extends object> {
  #state: State;
  #isTold = false;
  readonly #listeners = new Set<(state: State, before: State) => void>();
  #before: State;

  constructor(state: State) {
    this.#state = this.#before = state;
  }

  get state(): Readonly<State> {
    return this.#state;
  }

  /** Changes some of it. Listeners are told once, when all that happens now has happened. */
  set(change: Partial<State>): void {
    this.#state = {...this.#state, ...change};
    if (this.#isTold) return;
    this.#isTold = true;
    queueMicrotask(() => this.#tell());
  }

  listen(listener: (state: State, before: State) => void): void {
    this.#listeners.add(listener);
  }

  #tell(): void {
    this.#isTold = false;
    const before = this.#before;
    this.#before = this.#state;
    for (const listener of this.#listeners) listener(this.#before, before);
  }
}
