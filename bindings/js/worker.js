// The module worker of browsers.
import {serve} from "./serve.js";

serve(
  (receive) => (globalThis.onmessage = ({data}) => receive(data)),
  (answer) => globalThis.postMessage(answer),
);
