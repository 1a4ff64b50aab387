// The examples of the documents as programs: `programs()` finds them, and as a script this file writes them for the compiler
// of TypeScript. A block that imports something begins a program, and those without belong to it.
import {readFileSync, writeFileSync} from "node:fs";
import {argv} from "node:process";
import {fileURLToPath} from "node:url";

const documents = {package: "bindings/js/README.md"};

/** For each program its name, its text, and whether Node can run it. */
export function programs() {
  return Object.entries(documents).flatMap(([document, path]) => {
    const text = readFileSync(`${process.env.DEDUKU_SOURCES}/${path}`, "utf8");
    const found = [];
    for (const [, language, block] of text.matchAll(/^```(js|ts|html)\n([^]*?)^```/gm)) {
      const code = language === "html" ? block.match(/<script type="module">([^]*?)<\/script>/)?.[1] : block;
      if (code?.includes("import ")) found.push({name: `example_${document}_${found.length + 1}`, code, language});
      else if (code) found.at(-1).code += code;
    }
    return found.map((one) => ({...one, isForNode: one.language === "js" && !one.code.includes("document.")}));
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  for (const {name, code} of programs()) writeFileSync(`${name}.ts`, code);
}
