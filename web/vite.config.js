// How the page is built: the style sheet of boards and walks comes from the engine, and a service worker that knows the
// names of all files makes the page work without a network.
import {execFileSync} from "node:child_process";
import {createHash} from "node:crypto";
import {readFileSync, statSync} from "node:fs";
import {basename} from "node:path";
import {defineConfig} from "vite";
import {engineShapes, engineStyle} from "./engine_pictures.js";

/** The npm package, as scripts/build-js.sh makes it. */
const engine = new URL("../build/js/package/", import.meta.url).pathname;

/** `import "virtual:engine.css"`: what the engine's own pages look like; "virtual:engine.shapes": what its marks do. */
function enginePicturesPlugin() {
  const made = {
    "\0virtual:engine.css": engineStyle,
    "\0virtual:engine.shapes": async () => "export default " + JSON.stringify(await engineShapes()),
  };
  return {
    name: "engine-pictures",
    resolveId: (id) => ("\0" + id in made ? "\0" + id : null),
    load: (id) => made[id]?.(),
  };
}

/**
 * Lists of puzzles are files of their own, which the page fetches; `import address from "FILE.txt?lines"`. Of those of the
 * collection it needs the puzzles and their R, not the techniques in their third column.
 */
function puzzleListsPlugin() {
  const needed = (line) => (line.startsWith("#") ? [] : [line.split(" ").slice(0, 2).join(" ")]);
  return {
    name: "puzzle-lists",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (query !== "lines") return null;
      const source = readFileSync(file, "utf8").split("\n").flatMap(needed).join("\n");
      const asset = this.emitFile({type: "asset", name: basename(file), source});
      return `export default import.meta.ROLLUP_FILE_URL_${asset}`;
    },
  };
}

/** Writes sw.js with the list of what was built; its version is the hash of all of it. */
function serviceWorkerPlugin() {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const fixed = ["favicon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest"];
      const files = ["./", ...fixed, ...Object.keys(bundle).filter((file) => file !== "index.html")];
      const hash = createHash("sha256");
      for (const output of Object.values(bundle)) hash.update(output.type === "chunk" ? output.code : output.source);
      const source = readFileSync(new URL("src/service_worker.js", import.meta.url), "utf8")
        .replace("{{version}}", hash.digest("hex").slice(0, 16))
        .replace("{{entry}}", Object.values(bundle).find((output) => output.isEntry).fileName)
        .replace('"{{files}}"', JSON.stringify(files));
      this.emitFile({type: "asset", fileName: "sw.js", source});
    },
  };
}

/** The commit that is built; "" outside of git. */
function commit() {
  try {
    return execFileSync("git", ["rev-parse", "--short=10", "HEAD"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "";
  }
}

export default defineConfig({
  base: "./",
  define: {builtFrom: JSON.stringify(commit()), engineSize: statSync(engine + "deduku.wasm").size},
  resolve: {
    alias: [
      {find: /^deduku$/, replacement: engine + "index.js"},
      {find: /^deduku\//, replacement: engine},
    ],
  },
  plugins: [enginePicturesPlugin(), puzzleListsPlugin(), serviceWorkerPlugin()],
  worker: {format: "es"},
  build: {
    target: "es2022",
    outDir: "../build/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: {polyfill: false},
  },
});
