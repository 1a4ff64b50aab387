// The state of the page in one object, and the listeners that are called when it changes.

export class Store<State extends object> {
  #state: State;
  #isDue = false;
  readonly #listeners = new Set<(state: State, before: State) => void>();
  #before: State;

  constructor(state: State) {
    this.#state = this.#before = state;
  }

  get state(): Readonly<State> {
    return this.#state;
  }

  /** Changes parts of the state. Listeners are called once, after all changes of the current task. */
  set(change: Partial<State>): void {
    this.#state = {...this.#state, ...change};
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => this.#notify());
  }

  listen(listener: (state: State, before: State) => void): void {
    this.#listeners.add(listener);
  }

  #notify(): void {
    this.#isDue = false;
    const before = this.#before;
    this.#before = this.#state;
    for (const listener of this.#listeners) listener(this.#before, before);
  }
}
