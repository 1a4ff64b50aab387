// The library in workers: calls wait in one queue, and can be cancelled.
import {DedukuError} from "./error.js";
import {defineMethods} from "./methods.js";
import {textOf} from "./parameters.js";
import {Seat} from "./seat.js";

/**
 * The options of `startWorker`, which also takes a source alone. Plain objects are options: no source is a plain
 * object.
 * @returns {{source?: unknown, worker?: () => Worker}}
 */
export function startOptions(given) {
  const isPlain = given !== null && typeof given === "object" && Object.getPrototypeOf(given) === Object.prototype;
  return isPlain ? given : {source: given};
}

/**
 * The methods of `Deduku`, each returning a promise. Calls are processed in order, one per worker at a time. The
 * promise of a cancelled call is rejected at once.
 */
export class DedukuWorker {
  #seats;
  #waiting = [];
  #isClosed = false;

  /**
   * @param {import("./seat.js").Spawn} spawn
   * @param {WebAssembly.Module} module
   * @param {number} size the number of workers
   */
  constructor(spawn, module, size = 1) {
    if (!(Number.isInteger(size) && size >= 1)) throw new RangeError(`size: expected how many workers, not ${size}`);
    this.#seats = Array.from({length: size}, () => new Seat(spawn, module, () => this.#next()));
  }

  /** Starts a worker ahead of the first call. Resolves when the worker is ready for calls. */
  async ready() {
    await this.call("about");
    return this;
  }

  /** Calls any method by name. */
  call(method, params = {}, options = {}) {
    return new Promise((resolve, reject) => {
      const signal = options?.signal;
      if (this.#isClosed) throw new DedukuError({code: "closed", message: "The worker is closed"});
      signal?.throwIfAborted();
      const call = {method, params: textOf(params)};
      const cancel = () => {
        call.settle({error: signal.reason});
        this.#cancel(call);
      };
      call.settle = ({result, error}) => {
        signal?.removeEventListener("abort", cancel);
        if (error !== undefined) reject(error);
        else resolve(result);
      };
      signal?.addEventListener("abort", cancel, {once: true});
      this.#waiting.push(call);
      this.#next();
    });
  }

  /** Ends the workers. Waiting calls are rejected. */
  close() {
    this.#isClosed = true;
    const error = new DedukuError({code: "closed", message: "The worker was closed"});
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const seat of this.#seats) seat.close(error);
    for (const call of waiting) call.settle({error});
  }

  #next() {
    while (this.#waiting.length > 0) {
      const idle = this.#seats.filter((seat) => seat.isIdle);
      const seat = idle.find((one) => one.isStarted) ?? idle[0];
      if (!seat) return;
      seat.take(this.#waiting.shift());
    }
  }

  #cancel(call) {
    this.#waiting = this.#waiting.filter((other) => other !== call);
    this.#seats.find((seat) => seat.call === call)?.cancel();
  }
}

defineMethods(DedukuWorker);

// The methods that `using` and `await using` call, if the symbols exist.
const endings = {
  dispose() {
    this.close();
  },
  async asyncDispose() {
    this.close();
  },
};
for (const [name, value] of Object.entries(endings)) {
  if (Symbol[name]) Object.defineProperty(DedukuWorker.prototype, Symbol[name], {value, configurable: true, writable: true});
}
