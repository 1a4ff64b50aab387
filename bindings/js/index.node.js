// Deduku in Node.
import {readFile} from "node:fs/promises";
import {cpus} from "node:os";
import {dirname, join} from "node:path";
import {fileURLToPath} from "node:url";
import {Worker} from "node:worker_threads";
import {DedukuWorker, startOptions} from "./client.js";
import {compile as compiled} from "./compile.js";
import {Deduku} from "./deduku.js";

export {DedukuError} from "./error.js";

// Not as a URL relative to this file: bundlers replace such a URL by one that is not the address of a file.
const library = () => readFile(join(dirname(fileURLToPath(import.meta.url)), "deduku.wasm"));

/** Compiles the library, for `load`, `startWorker` and `startPool`. */
export async function compile(source = library()) {
  return compiled(opened(source));
}

/** Loads the library for synchronous calls, which may take seconds: in a server, prefer `startWorker`. */
export async function load(source) {
  return Deduku.create(await compile(source));
}

/** Loads the library into a thread of its own. */
export async function startWorker(options) {
  return startPool({...startOptions(options), size: 1});
}

/** Loads the library into several threads, which share the calls. */
export async function startPool({size = cpus().length, source, worker = ownWorker} = {}) {
  return new DedukuWorker(spawnFrom(worker), await compile(source), size).ready();
}

/** Reads addresses of files, which fetch does not support. */
async function opened(source) {
  const given = await source;
  const isFile = (typeof given === "string" || given instanceof URL) && String(given).startsWith("file:");
  return isFile ? readFile(new URL(given)) : given;
}

const ownWorker = () => new Worker(new URL("./worker.node.js", import.meta.url), {execArgv: []});

const spawnFrom = (start) => (receive, fail) => {
  const worker = start();
  worker.on("message", receive);
  worker.on("error", fail);
  return {
    post: (message) => worker.postMessage(message),
    hold: (isAtWork) => (isAtWork ? worker.ref() : worker.unref()), // an idle worker lets the program end
    end: () => worker.terminate(),
  };
};
