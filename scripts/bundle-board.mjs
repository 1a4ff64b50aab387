// Writes deduku-board.js into the folder of the npm package: <deduku-board> as one script that contains the packed
// library. It is for pages that are opened as files, from which browsers load no modules. node scripts/bundle-board.mjs
// FOLDER
import {readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {argv} from "node:process";
import {gzipSync} from "node:zlib";

const folder = argv[2];

/** A module as part of a script: its imports must come before it, and its exports become names of the whole script. */
function part(name) {
  const text = readFileSync(join(folder, name), "utf8")
    .replace(/^import .*;\n/gm, "")
    .replace(/^export \{.*;\n/gm, "")
    .replace(/^export /gm, "");
  if (/^\s*(import|export)\b/m.test(text)) throw new Error(`${name} has an import or export of another form`);
  return text;
}

const library = ["error.js", "methods.js", "parameters.js", "deduku.js"].map(part).join("\n");
const worker = `"use strict";
${library}
${part("serve.js")}
${part("worker.js")}
globalThis.onmessageerror = () => globalThis.postMessage({error: new Error("The library cannot be passed on")});
`;
// The packed bytes are the same everywhere: the header of gzip has no time, and its system is set to "unknown".
const packed = gzipSync(readFileSync(join(folder, "deduku.wasm")), {level: 9});
packed[9] = 255;

const script = `// Deduku's <deduku-board> as one script, with the library in it: for pages that are opened as files. See README.md.
(() => {
"use strict";
${library}
${["seat.js", "client.js", "board_style.js", "board_words.js", "board_element.js"].map(part).join("\n")}
const worker = ${JSON.stringify(worker)};
const packed = "${packed.toString("base64")}";

function unpacked() {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

function spawn(receive, fail) {
  const started = new Worker(URL.createObjectURL(new Blob([worker], {type: "text/javascript"})));
  started.onmessage = ({data}) => receive(data);
  started.onerror = (event) => fail(new Error(event.message ?? "The worker cannot be started"));
  return {post: (message) => started.postMessage(message), hold: () => {}, end: () => started.terminate()};
}

/** In a worker, or in the page if the browser does not allow workers. */
async function open() {
  const module = await WebAssembly.compile(await unpacked());
  try {
    return await new DedukuWorker(spawn, module).ready();
  } catch {
    return Deduku.create(module);
  }
}

globalThis.DedukuBoard = defineBoard(open);
})();
`;
writeFileSync(join(folder, "deduku-board.js"), script);
