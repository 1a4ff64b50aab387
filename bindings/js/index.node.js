// Deduku in Node.
import {readFile} from "node:fs/promises";
import {cpus} from "node:os";
import {Worker} from "node:worker_threads";
import {DedukuWorker} from "./client.js";
import {compile as compiled} from "./compile.js";
import {Deduku} from "./deduku.js";

export {DedukuError} from "./error.js";

const library = () => readFile(new URL("./deduku.wasm", import.meta.url));

/** Compiles the library, for `load`, `startWorker` and `startPool`. */
export async function compile(source = library()) {
  return compiled(opened(source));
}

/** Loads the library; it answers here and now, which may take seconds: in a server rather start a worker. */
export async function load(source) {
  return Deduku.create(await compile(source));
}

/** Loads the library into a thread of its own. */
export async function startWorker(source) {
  return startPool({size: 1, source});
}

/** Loads the library into several threads, which share the calls. */
export async function startPool({size = cpus().length, source} = {}) {
  return new DedukuWorker(spawn, await compile(source), size).ready();
}

/** Addresses of files are none that fetch knows. */
async function opened(source) {
  const given = await source;
  const isFile = (typeof given === "string" || given instanceof URL) && String(given).startsWith("file:");
  return isFile ? readFile(new URL(given)) : given;
}

function spawn(receive, fail) {
  const worker = new Worker(new URL("./worker.node.js", import.meta.url), {execArgv: []});
  worker.on("message", receive);
  worker.on("error", fail);
  return {
    post: (message) => worker.postMessage(message),
    hold: (isAtWork) => (isAtWork ? worker.ref() : worker.unref()), // idle it does not keep a program from ending
    end: () => worker.terminate(),
  };
}
