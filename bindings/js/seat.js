// One worker, and the call that it is at.
import {DedukuError} from "./error.js";

/**
 * Starts a worker: `receive` is given each of its messages, `fail` what breaks it. `hold` says whether it is at work.
 * @typedef {(receive: (message: object) => void, fail: (error: Error) => void) => Port} Spawn
 * @typedef {{post(message: object): void, hold(isAtWork: boolean): void, end(): void}} Port
 */

/**
 * How long a cancelled call may still take, in milliseconds, before its worker is replaced: until it notices, or, where nothing
 * can reach it, until it ends by itself, as most do. A new worker takes as long to begin.
 */
const patience = {reachable: 250, unreachable: 40};

/**
 * A worker does one call at a time. Where memory can be shared with the worker, a cancelled call is asked to stop; a worker
 * that does not end it soon is replaced by a new one.
 */
export class Seat {
  #spawn;
  #module;
  #whenIdle;
  #port = null;
  #stop = sharedFlag();
  #deadline;
  /** What the worker is at; null: nothing. */
  call = null;

  /**
   * @param {Spawn} spawn
   * @param {WebAssembly.Module} module
   * @param {() => void} whenIdle called when another call can be taken
   */
  constructor(spawn, module, whenIdle) {
    this.#spawn = spawn;
    this.#module = module;
    this.#whenIdle = whenIdle;
  }

  get isIdle() {
    return this.call === null;
  }
  get isStarted() {
    return this.#port !== null;
  }

  /** Begins with a call: `method`, `params` and `settle({result, error})`. */
  take(call) {
    this.call = call;
    if (this.#stop) Atomics.store(this.#stop, 0, 0);
    this.#port ??= this.#startWorker();
    this.#port.hold(true);
    this.#port.post({method: call.method, params: call.params});
  }

  /** Breaks off the call, whose promise has been settled. */
  cancel() {
    if (this.#stop) Atomics.store(this.#stop, 0, 1);
    this.#deadline = setTimeout(() => this.#replaceWorker(), this.#stop ? patience.reachable : patience.unreachable);
  }

  /** Ends the worker; the call it was at has this error. */
  close(error) {
    this.#endWorker();
    const call = this.call;
    this.call = null;
    call?.settle({error});
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
    const call = this.call;
    this.call = null;
    call.settle({result, error: fault ? new DedukuError(fault) : error});
    this.#whenIdle();
  }

  /** The worker itself has failed: so has its call. The next one gets a new worker. */
  #fail(error) {
    this.#endWorker();
    if (this.call) this.#receive({error});
  }

  #replaceWorker() {
    this.#endWorker();
    this.call = null;
    this.#whenIdle();
  }
}

/** A number that the worker sees change while it works; null where a page may not share memory. */
function sharedFlag() {
  const may = typeof SharedArrayBuffer === "function" && globalThis.crossOriginIsolated !== false;
  return may ? new Int32Array(new SharedArrayBuffer(4)) : null;
}
