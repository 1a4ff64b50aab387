// Sends the requests of `deduku serve` to the library as WebAssembly: requests on standard input, answers on standard
// output.
//   node ask.mjs FOLDER     FOLDER has the npm package, as scripts/build-js.sh leaves it
import {createInterface} from "node:readline";
import {resolve} from "node:path";
import {pathToFileURL} from "node:url";

const {load} = await import(pathToFileURL(resolve(process.argv[2], "index.node.js")));
const deduku = await load();
for await (const line of createInterface({input: process.stdin})) {
  const {id, method, params} = JSON.parse(line);
  console.log(JSON.stringify({id, result: deduku.call(method, params)}));
}
