// One worker, and the call that it is processing.
import {DedukuError} from "./error.js";

/**
 * Starts a worker. `receive` gets each of its messages, `fail` the error that breaks it. `hold` is called with true
 * when a call begins and with false when it ends.
 * @typedef {(receive: (message: object) => void, fail: (error: Error) => void) => Port} Spawn
 * @typedef {{post(message: object): void, hold(isAtWork: boolean): void, end(): void}} Port
 */

/**
 * The time in milliseconds that a cancelled call may still take before its worker is replaced. A reachable worker
 * notices the cancellation; an unreachable one cannot, but most calls end by themselves in this time. A new worker
 * takes as long to start.
 */
const patience = {reachable: 250, unreachable: 40};

/**
 * A worker does one call at a time. If memory can be shared with the worker, a cancelled call gets a request to stop. A
 * worker that does not end the call soon is replaced by a new one.
 */
export class Seat {
  #spawn;
  #module;
  #whenIdle;
  #port = null;
  #stop = sharedFlag();
  #deadline;
  /** The call that the worker is processing; null if it is idle. */
  call = null;

  /**
   * @param {Spawn} spawn
   * @param {WebAssembly.Module} module
   * @param {() => void} whenIdle called when the seat can take another call
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

  /** Starts a call: `method`, `params` and `settle({result, error})`. */
  take(call) {
    this.call = call;
    if (this.#stop) Atomics.store(this.#stop, 0, 0);
    this.#port ??= this.#startWorker();
    this.#port.hold(true);
    this.#port.post({method: call.method, params: call.params});
  }

  /** Stops the call, whose promise has been settled. */
  cancel() {
    if (this.#stop) Atomics.store(this.#stop, 0, 1);
    this.#deadline = setTimeout(() => this.#replaceWorker(), this.#stop ? patience.reachable : patience.unreachable);
  }

  /** Ends the worker; its current call fails with this error. */
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

  /** The worker itself has failed, and so has its call. The next call gets a new worker. */
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

/** A number that the worker can read during a call; null if the page may not share memory. */
function sharedFlag() {
  const may = typeof SharedArrayBuffer === "function" && globalThis.crossOriginIsolated !== false;
  return may ? new Int32Array(new SharedArrayBuffer(4)) : null;
}
