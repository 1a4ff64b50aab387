// The worker thread of Node.
import {parentPort} from "node:worker_threads";
import {serve} from "./serve.js";

serve(
  (receive) => parentPort.on("message", receive),
  (answer) => parentPort.postMessage(answer),
);
