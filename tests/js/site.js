// A server on this machine for the folder of the tests, and a browser for its pages.
import {readFile} from "node:fs/promises";
import {createServer} from "node:http";
import {extname, join, normalize} from "node:path";
import {fileURLToPath} from "node:url";
import {chromium} from "playwright-core";

const root = fileURLToPath(new URL(".", import.meta.url));
const types = {".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm"};

/** The headers of a page that may share memory with its workers. */
export const isolated = {"cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp"};
/** Nothing from other origins, no eval except that of WebAssembly. */
export const strict = {
  "content-security-policy":
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'",
};

/** Serves with these headers; `wasmType` is the content type of WebAssembly modules. */
export async function serveSite({headers = {}, wasmType = types[".wasm"]} = {}) {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, "http://localhost").pathname);
    try {
      const content = path === "/" ? "<!doctype html><title>Test</title>" : await readFile(join(root, path));
      const type = path === "/" ? types[".html"] : {...types, ".wasm": wasmType}[extname(path)];
      response.writeHead(200, {"content-type": type ?? "application/octet-stream", ...headers}).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close()};
}

/** Starts Debian's Chromium without the parts that draw windows; root must run it without its sandbox. */
export function startBrowser() {
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell", args});
}
