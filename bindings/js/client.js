// The library in a worker: calls wait in line, and can be cancelled.
import {DedukuError} from "./error.js";
import {defineMethods} from "./methods.js";
import {textOf} from "./parameters.js";

/**
 * Starts a worker: `receive` is given each of its messages, `fail` what breaks it. `hold` says whether it is at work.
 * @typedef {(receive: (message: object) => void, fail: (error: Error) => void) => Port} Spawn
 * @typedef {{post(message: object): void, hold(isAtWork: boolean): void, end(): void}} Port
 */

/**
 * How long a cancelled call may still take, in milliseconds, before its worker is replaced: until it notices, or, where it cannot
 * be told, until it ends by itself, as most do. A new worker takes as long to begin.
 */
const patience = {told: 250, untold: 40};

/**
 * The methods of `Deduku`, each answering with a promise. Calls are worked off one after another. A call that is cancelled
 * ends at once for who waits for it: one that is under way is told to stop where memory can be shared with the worker, and
 * a worker that does not end it soon is replaced by a new one.
 */
export class DedukuWorker {
  #spawn;
  #module;
  #port = null;
  #stop = sharedFlag();
  #waiting = [];
  #current = null;
  #deadline;
  #isClosed = false;

  /**
   * @param {Spawn} spawn
   * @param {WebAssembly.Module} module
   */
  constructor(spawn, module) {
    this.#spawn = spawn;
    this.#module = module;
  }

  /** Starts the worker before the first call does. Resolves when it can be asked. */
  async ready() {
    await this.call("about");
    return this;
  }

  /** Asks for any method by name. */
  call(method, params = {}, options = {}) {
    return new Promise((resolve, reject) => {
      const signal = options?.signal;
      if (this.#isClosed) throw new DedukuError({code: "closed", message: "The worker is closed"});
      signal?.throwIfAborted();
      const call = {method, params: textOf(params), resolve, reject};
      const cancel = () => this.#cancel(call, signal.reason);
      signal?.addEventListener("abort", cancel, {once: true});
      call.leave = () => signal?.removeEventListener("abort", cancel);
      this.#waiting.push(call);
      this.#next();
    });
  }

  /** Ends the worker. Calls that wait are rejected. */
  close() {
    this.#isClosed = true;
    this.#endWorker();
    const error = new DedukuError({code: "closed", message: "The worker was closed"});
    const calls = [this.#current, ...this.#waiting].filter(Boolean);
    this.#current = null;
    this.#waiting = [];
    for (const call of calls) settle(call, {error});
  }

  #next() {
    if (this.#current || this.#waiting.length === 0) return;
    this.#current = this.#waiting.shift();
    if (this.#stop) Atomics.store(this.#stop, 0, 0);
    this.#port ??= this.#startWorker();
    this.#port.hold(true);
    this.#port.post({method: this.#current.method, params: this.#current.params});
  }

  #startWorker() {
    const port = this.#spawn(
      (answer) => port === this.#port && this.#receive(answer),
      (error) => port === this.#port && this.#fail(error),
    );
    port.post({module: this.#module, stop: this.#stop});
    return port;
  }

  #endWorker() {
    clearTimeout(this.#deadline);
    this.#port?.end();
    this.#port = null;
  }

  #receive({result, fault, error}) {
    clearTimeout(this.#deadline);
    this.#port?.hold(false);
    const call = this.#current;
    this.#current = null;
    settle(call, {result, error: fault ? new DedukuError(fault) : error});
    this.#next();
  }

  /** The worker itself has failed: so has its call. The next one gets a new worker. */
  #fail(error) {
    this.#endWorker();
    if (this.#current) this.#receive({error});
  }

  #cancel(call, reason) {
    settle(call, {error: reason});
    if (call !== this.#current) {
      this.#waiting = this.#waiting.filter((other) => other !== call);
    } else {
      if (this.#stop) Atomics.store(this.#stop, 0, 1);
      this.#deadline = setTimeout(() => this.#replaceWorker(), this.#stop ? patience.told : patience.untold);
    }
  }

  #replaceWorker() {
    this.#endWorker();
    this.#current = null;
    this.#next();
  }
}

defineMethods(DedukuWorker);

function settle(call, {result, error}) {
  call.leave();
  if (error) call.reject(error);
  else call.resolve(result);
}

/** A number that the worker sees change while it works; null where a page may not share memory. */
function sharedFlag() {
  const may = typeof SharedArrayBuffer === "function" && globalThis.crossOriginIsolated !== false;
  return may ? new Int32Array(new SharedArrayBuffer(4)) : null;
}
