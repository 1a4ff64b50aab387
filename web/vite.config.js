// The build of the page: the style sheet of boards and walks comes from the engine. A service worker with the names of
// all files makes the page work without a network.
import {execFileSync} from "node:child_process";
import {createHash} from "node:crypto";
import {readdirSync, readFileSync, statSync} from "node:fs";
import {basename} from "node:path";
import {defineConfig} from "vite";
import {engineExample, engineShapes, engineStyle} from "./engine_pictures.js";

/** The npm package, as scripts/build-js.sh makes it. */
const engine = new URL("../build/js/package/", import.meta.url).pathname;

/**
 * `import "virtual:engine.css"`: the style of the engine's own pages; "virtual:engine.shapes": the shapes of its marks;
 * "virtual:example-en": the hint of a first visit in a language; "virtual:practicable": the techniques with positions
 * for practice.
 */
function enginePicturesPlugin() {
  const made = {
    "\0virtual:engine.css": engineStyle,
    "\0virtual:engine.shapes": async () => "export default " + JSON.stringify(await engineShapes()),
  };
  made["\0virtual:practicable"] = () => "export default " + JSON.stringify(practicable());
  for (const language of ["en", "de", "zh"])
    made[`\0virtual:example-${language}`] = async () => "export default " + JSON.stringify(await engineExample(language));
  return {
    name: "engine-pictures",
    resolveId: (id) => ("\0" + id in made ? "\0" + id : null),
    load: (id) => made[id]?.(),
  };
}

/** The techniques with positions for practice. */
function practicable() {
  const folder = new URL("lessons/", import.meta.url);
  const parts = readdirSync(folder).flatMap((file) => readFileSync(new URL(file, folder), "utf8").split(">").slice(1));
  return parts.map((part) => part.trim().split("\n")).flatMap(([key, , ...practice]) => (practice.length > 0 ? [key] : []));
}

/**
 * Lists of puzzles are separate files, which the page fetches; `import address from "FILE.txt?lines"`. From the lists
 * of the collection it needs the puzzles and their R, not the techniques in their third column.
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

/** The modules of the first script. */
const isFirst = (id) => /\/src\/(view\/(first|theme)|state\/(settings|storage)|words\/words)\.ts$/.test(id);

/**
 * The first script runs as soon as it is loaded. A module runs once all its imports are loaded, so the first script has
 * an element of its own, before that of the others.
 */
function firstScriptPlugin() {
  const link = /<link rel="modulepreload"( crossorigin)? href="([^"]*\/first-[^"]*)">/;
  const handler = (html) => {
    const [element, , address] = link.exec(html) ?? [];
    if (!address) throw new Error("index.html does not name the first script");
    const script = `<script type="module" crossorigin src="${address}"></script>`;
    return html.replace(element, "").replace("<script", `${script}\n<script`);
  };
  return {name: "first-script", apply: "build", transformIndexHtml: {order: "post", handler}};
}

/** Writes sw.js with the list of the built files; its version is the hash of all of them. */
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
  plugins: [enginePicturesPlugin(), puzzleListsPlugin(), firstScriptPlugin(), serviceWorkerPlugin()],
  json: {namedExports: false, stringify: true},
  worker: {format: "es"},
  build: {
    target: "es2022",
    outDir: "../build/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: {polyfill: false},
    rollupOptions: {output: {manualChunks: (id) => (isFirst(id) ? "first" : null)}},
  },
});
