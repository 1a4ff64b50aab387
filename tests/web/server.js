// The built page as static files, as any server gives them.
import {createReadStream, existsSync, readFileSync, statSync} from "node:fs";
import {createServer} from "node:http";
import {extname, join, normalize} from "node:path";
import {fileURLToPath} from "node:url";
import {brotliCompressSync} from "node:zlib";

export const built = fileURLToPath(new URL("../../build/page/", import.meta.url));
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
  ".wasm": "application/wasm",
};

/** The file of an address below the sub-path; null if it does not exist. */
function fileOf(folder, address, path) {
  const name = decodeURIComponent(new URL(address, "http://x").pathname);
  if (!name.startsWith(path)) return null;
  const file = join(folder, normalize("/" + name.slice(path.length)), name.endsWith("/") ? "index.html" : "");
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

/** Sends the engine in slices, at `rate` bytes a second. */
function sendSlowly(file, response, rate) {
  const stream = createReadStream(file, {highWaterMark: rate / 20});
  stream.on("data", (slice) => {
    response.write(slice);
    stream.pause();
    setTimeout(() => stream.resume(), 50);
  });
  stream.on("end", () => response.end());
}

/**
 * Serves the page on loopback. `path`: its path; `knowsWasm`: whether the server supports the type of WebAssembly;
 * `engineRate`: the number of bytes of the engine that it sends per second; `folder`: the page, which may be changed as
 * `server.folder`; `headers`: additional headers; `isCompressed`: whether it sends compressed files, as most servers do.
 * `server.asked` has the paths of all requests.
 */
export async function serve({path = "/", knowsWasm = true, engineRate = Infinity, folder = built, headers = {}, isCompressed = false} = {}) {
  const served = {folder, asked: []};
  const server = createServer((request, response) => {
    served.asked.push(request.url);
    const file = fileOf(served.folder, request.url, path);
    if (!file) return response.writeHead(404).end();
    const isUnknown = extname(file) === ".wasm" && !knowsWasm;
    response.writeHead(200, {
      ...headers,
      ...(isCompressed && {"content-encoding": "br"}),
      "content-type": isUnknown ? "application/octet-stream" : (types[extname(file)] ?? "text/plain"),
    });
    if (extname(file) === ".wasm" && engineRate < Infinity) sendSlowly(file, response, engineRate);
    else if (isCompressed) response.end(compressedFile(file));
    else createReadStream(file).pipe(response);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const address = `http://127.0.0.1:${server.address().port}${path}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return Object.assign(served, {address, close});
}

/** The number of bytes of a file in transfer. */
export const compressed = (content) => brotliCompressSync(content).length;

const compressedFiles = new Map();
function compressedFile(file) {
  if (!compressedFiles.has(file)) compressedFiles.set(file, brotliCompressSync(readFileSync(file)));
  return compressedFiles.get(file);
}
