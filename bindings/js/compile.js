// Compiles the module from its bytes, a response or an address.

/**
 * Compiles the library. `source` is a module, the bytes, a response with them, an address to fetch, or a promise of one
 * of these. The server need not send the type application/wasm.
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compile(source) {
  let given = await source;
  if (given instanceof WebAssembly.Module) return given;
  if (typeof given === "string" || given instanceof URL) given = await fetch(given);
  if (typeof Response === "undefined" || !(given instanceof Response)) return WebAssembly.compile(given);
  if (!given.ok) throw new Error(`${given.url} cannot be loaded: ${given.status} ${given.statusText}`.trim());
  const isTyped = given.headers.get("content-type")?.split(";")[0].trim() === "application/wasm";
  if (isTyped) return WebAssembly.compileStreaming(given);
  const bytes = await given.arrayBuffer();
  if (!isLibrary(bytes)) throw new Error(`${given.url} is not the library but something else, as a page that says so`);
  return WebAssembly.compile(bytes);
}

/** Whether the bytes are WebAssembly: for a missing file, servers often answer with a page. */
function isLibrary(bytes) {
  const [first, ...letters] = new Uint8Array(bytes, 0, Math.min(bytes.byteLength, 4));
  return first === 0 && String.fromCharCode(...letters) === "asm";
}
