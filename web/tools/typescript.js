// Lets Node load the sources of the page: `node --import ./tools/typescript.js`.
import {readFile} from "node:fs/promises";
import {register} from "node:module";
import {fileURLToPath} from "node:url";
import {transformWithEsbuild} from "vite";

export async function load(address, context, next) {
  if (!address.endsWith(".ts")) return next(address, context);
  const file = fileURLToPath(address);
  const {code} = await transformWithEsbuild(await readFile(file, "utf8"), file);
  return {format: "module", source: code, shortCircuit: true};
}

register(import.meta.url);
