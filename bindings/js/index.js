// Deduku in browsers.
import {DedukuWorker, startOptions} from "./client.js";
import {compile as compiled} from "./compile.js";
import {Deduku} from "./deduku.js";

export {DedukuError} from "./error.js";

const library = () => new URL("./deduku.wasm", import.meta.url);

/** Compiles the library, for `load`, `startWorker` and `startPool`. */
export async function compile(source = library()) {
  return compiled(source);
}

/** Loads the library for synchronous calls, which may take seconds: in a page, prefer `startWorker`. */
export async function load(source) {
  return Deduku.create(await compile(source));
}

/** Loads the library into a worker of its own. */
export async function startWorker(options) {
  return startPool({...startOptions(options), size: 1});
}

/** Loads the library into several workers, which share the calls. */
export async function startPool({size = navigator.hardwareConcurrency, source, worker = ownWorker} = {}) {
  return new DedukuWorker(spawnFrom(worker), await compile(source), size).ready();
}

const ownWorker = () => new Worker(new URL("./worker.js", import.meta.url), {type: "module"});

const spawnFrom = (start) => (receive, fail) => {
  const worker = start();
  worker.onmessage = ({data}) => receive(data);
  worker.onerror = (event) => fail(new Error(event.message ?? "The worker cannot be started"));
  return {post: (message) => worker.postMessage(message), hold: () => {}, end: () => worker.terminate()};
};
