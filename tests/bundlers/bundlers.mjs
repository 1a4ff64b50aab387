// A page with each bundler, configured as in bindings/js/README.md: made from the tarball of the package, built, and
// opened in Chromium. Usage: node bundlers.mjs TARBALL FOLDER [TOOL...]; installs each tool from npm.
import assert from "node:assert/strict";
import {execFileSync, spawn} from "node:child_process";
import {createServer} from "node:http";
import {copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {dirname, extname, join, resolve} from "node:path";
import {startBrowser} from "./site.js";

const [tarball, folder, ...chosen] = [process.argv[2], process.argv[3], ...process.argv.slice(4)];
const puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const solution = "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

/** The script of every page: asks here and in a worker, and shows the results. */
const script = (options = "", worker = "") => `
import {load, startWorker} from "deduku";
const here = await load(${options});
const apart = await startWorker(${worker});
const there = await apart.solve({puzzle: "${puzzle}"});
document.title = here.solve({puzzle: "${puzzle}"}).solution + " " + there.solution;
apart.close();
`;
const html = (source) => `<!doctype html><title>waiting</title><script type="module" src="${source}"></script>`;

class Project {
  constructor(tool, packages) {
    this.root = join(resolve(folder), tool);
    rmSync(this.root, {recursive: true, force: true});
    mkdirSync(this.root, {recursive: true});
    this.write("package.json", JSON.stringify({name: `deduku-with-${tool}`, private: true, type: "module"}));
    this.run("npm", "install", "--no-audit", "--no-fund", "--silent", resolve(tarball), ...packages);
  }
  write(name, text) {
    mkdirSync(dirname(join(this.root, name)), {recursive: true});
    writeFileSync(join(this.root, name), text);
  }
  copy(from, to) {
    copyFileSync(join(this.root, from), join(this.root, to));
  }
  run(command, ...words) {
    try {
      return execFileSync(command, words, {cwd: this.root, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], env: environment});
    } catch (error) {
      throw new Error(`${error.message}\n${error.stdout}`, {cause: error});
    }
  }
  npx(...words) {
    return this.run("npx", "--no-install", ...words);
  }
  /** Starts a server of the tool, and waits until it answers. */
  async serve(address, ...words) {
    const server = spawn("npx", ["--no-install", ...words], {cwd: this.root, stdio: "ignore", detached: true, env: environment});
    for (let tries = 0; tries < 300; ++tries) {
      if (await fetch(address).then(() => true, () => false)) return () => process.kill(-server.pid);
      await new Promise((done) => setTimeout(done, 100));
    }
    process.kill(-server.pid);
    throw new Error(`${words.join(" ")} does not answer`);
  }
}
const environment = {...process.env, NEXT_TELEMETRY_DISABLED: "1", CI: "1"};

/** A plain server for the built files. */
async function serveFolder(root) {
  const types = {".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm"};
  const server = createServer((request, response) => {
    const path = new URL(request.url, "http://localhost").pathname;
    try {
      const content = readFileSync(join(root, path === "/" ? "index.html" : path));
      response.writeHead(200, {"content-type": types[extname(path === "/" ? ".html" : path)] ?? types[extname(path)] ?? "text/html"});
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return [`http://127.0.0.1:${server.address().port}/`, () => server.close()];
}

let browser;
/** The text of the page at an address, which must be the solution twice. */
async function expectSolved(address) {
  const page = await browser.newPage();
  const complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.route("**/favicon.ico", (route) => route.fulfill({status: 204}));
  await page.goto(address);
  try {
    await page.waitForFunction(() => /^[1-9]{81} [1-9]{81}$/.test(document.title), {timeout: 60_000});
  } catch (error) {
    throw new Error(`${address}: ${complaints.join("\n") || (await page.title())}`, {cause: error});
  }
  assert.equal(await page.title(), `${solution} ${solution}`);
  await page.close();
}
async function expectFolderSolves(root) {
  const [address, close] = await serveFolder(root);
  await expectSolved(address).finally(close);
}

const tools = {
  async vite() {
    const project = new Project("vite", ["vite"]);
    project.write("vite.config.js", 'export default {optimizeDeps: {exclude: ["deduku"]}, build: {target: "es2022"}};\n');
    project.write("index.html", html("/main.js"));
    project.write("main.js", script());
    const stop = await project.serve("http://127.0.0.1:5199/", "vite", "--port", "5199", "--host", "127.0.0.1", "--strictPort");
    await expectSolved("http://127.0.0.1:5199/").finally(stop);
    project.npx("vite", "build", "--logLevel", "error");
    await expectFolderSolves(join(project.root, "dist"));
  },
  async esbuild() {
    const project = new Project("esbuild", ["esbuild"]);
    project.write("main.js", script());
    project.npx("esbuild", "main.js", "--bundle", "--format=esm", "--outfile=dist/main.js", "--log-level=error");
    project.npx("esbuild", "node_modules/deduku/worker.js", "--bundle", "--format=esm", "--outfile=dist/worker.js", "--log-level=error");
    project.copy("node_modules/deduku/deduku.wasm", "dist/deduku.wasm");
    project.write("dist/index.html", html("./main.js"));
    await expectFolderSolves(join(project.root, "dist"));
  },
  async "named worker"() {
    const project = new Project("named-worker", ["esbuild"]);
    const worker = '{source: "/elsewhere/deduku.wasm", worker: () => new Worker("/elsewhere/own.js", {type: "module"})}';
    project.write("main.js", script('"/elsewhere/deduku.wasm"', worker));
    project.write("own.js", 'import "deduku/worker.js";\n');
    project.npx("esbuild", "main.js", "--bundle", "--format=esm", "--outfile=dist/main.js", "--log-level=error");
    project.npx("esbuild", "own.js", "--bundle", "--format=esm", "--outfile=dist/elsewhere/own.js", "--log-level=error");
    project.copy("node_modules/deduku/deduku.wasm", "dist/elsewhere/deduku.wasm");
    project.write("dist/index.html", html("./main.js"));
    await expectFolderSolves(join(project.root, "dist"));
  },
  async rollup() {
    const project = new Project("rollup", ["rollup", "@rollup/plugin-node-resolve"]);
    project.write("main.js", script());
    project.write("worker.js", 'import "deduku/worker.js";\n');
    project.write("rollup.config.js", `
import resolve from "@rollup/plugin-node-resolve";
export default {input: ["main.js", "worker.js"], output: {dir: "dist", format: "es", chunkFileNames: "[name].js"},
  plugins: [resolve({browser: true})]};
`);
    project.npx("rollup", "--config", "--silent");
    project.copy("node_modules/deduku/deduku.wasm", "dist/deduku.wasm");
    project.write("dist/index.html", html("./main.js"));
    await expectFolderSolves(join(project.root, "dist"));
  },
  async webpack() {
    const project = new Project("webpack", ["webpack", "webpack-cli"]);
    project.write("main.js", script());
    project.write("webpack.config.js", 'export default {mode: "production", entry: "./main.js", output: {publicPath: "auto"}, performance: {hints: false}};\n');
    project.npx("webpack");
    project.write("dist/index.html", html("./main.js"));
    await expectFolderSolves(join(project.root, "dist"));
  },
  async next() {
    const project = new Project("next", ["next", "react", "react-dom", "typescript", "@types/react", "@types/react-dom", "@types/node"]);
    project.write("next.config.js", 'export default {serverExternalPackages: ["deduku"]};\n');
    project.write("app/layout.tsx", "export default ({children}: {children: React.ReactNode}) => <html><body>{children}</body></html>;\n");
    project.write("app/page.tsx", `
import type {} from "deduku/react";
import {load} from "deduku";
import Client from "./client";
export const dynamic = "force-dynamic";
export default async function Page() {
  const solution = (await load()).solve({puzzle: "${puzzle}"}).solution;
  return <main><p id="server">{solution}</p><Client /><deduku-board puzzle="${puzzle}" walk=""></deduku-board></main>;
}
`);
    project.write("app/client.tsx", `"use client";
import {useEffect} from "react";
export default function Client() {
  useEffect(() => {
    (async () => {
      const {load, startWorker} = await import("deduku");
      const here = (await load()).solve({puzzle: "${puzzle}"}).solution;
      const apart = await startWorker();
      document.title = here + " " + (await apart.solve({puzzle: "${puzzle}"})).solution;
      apart.close();
    })();
  }, []);
  return null;
}
`);
    project.write("tsconfig.json", JSON.stringify({compilerOptions: {
      target: "es2022", lib: ["dom", "es2022", "esnext"], module: "esnext", moduleResolution: "bundler", strict: true, jsx: "preserve",
      noEmit: true, esModuleInterop: true, isolatedModules: true, resolveJsonModule: true, skipLibCheck: true, allowJs: true,
      incremental: true, plugins: [{name: "next"}]}, include: ["**/*.ts", "**/*.tsx"], exclude: ["node_modules"]}));
    project.npx("next", "build");
    const stop = await project.serve("http://127.0.0.1:5198/", "next", "start", "--port", "5198", "--hostname", "127.0.0.1");
    try {
      const text = await fetch("http://127.0.0.1:5198/").then((answer) => answer.text());
      assert.ok(text.includes(`<p id="server">${solution}</p>`), "the server has not solved the puzzle");
      await expectSolved("http://127.0.0.1:5198/");
    } finally {
      stop();
    }
  },
};

browser = await startBrowser();
let failed = 0;
for (const [name, build] of Object.entries(tools)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  try {
    await build();
    console.log(`${name}: as it should be`);
  } catch (error) {
    ++failed;
    console.error(`${name}: ${error.message}`);
  }
}
await browser.close();
process.exit(failed ? 1 : 0);
