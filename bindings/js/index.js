// Deduku in browsers.
import {DedukuWorker} from "./client.js";
import {compile} from "./compile.js";
import {Deduku} from "./deduku.js";

export {DedukuError} from "./error.js";

const library = () => new URL("./deduku.wasm", import.meta.url);

/** Loads the library; it answers here and now, which may take seconds: in a page rather start a worker. */
export async function load(source = library()) {
  return Deduku.create(await compile(source));
}

/** Loads the library into a worker of its own. */
export async function startWorker(source = library()) {
  return new DedukuWorker(spawn, await compile(source)).ready();
}

function spawn(receive, fail) {
  const worker = new Worker(new URL("./worker.js", import.meta.url), {type: "module"});
  worker.onmessage = ({data}) => receive(data);
  worker.onerror = (event) => fail(new Error(event.message ?? "The worker cannot be started"));
  return {post: (message) => worker.postMessage(message), hold: () => {}, end: () => worker.terminate()};
}
