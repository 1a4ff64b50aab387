// From whatever holds the bytes to a compiled module.

/**
 * Compiles the library. `source` is a module, the bytes, a response with them, an address to fetch, or a promise of one of
 * these. Servers need not know the type application/wasm.
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compile(source) {
  let given = await source;
  if (given instanceof WebAssembly.Module) return given;
  if (typeof given === "string" || given instanceof URL) given = await fetch(given);
  if (typeof Response === "undefined" || !(given instanceof Response)) return WebAssembly.compile(given);
  if (!given.ok) throw new Error(`${given.url} cannot be loaded: ${given.status} ${given.statusText}`.trim());
  const isTyped = given.headers.get("content-type")?.split(";")[0].trim() === "application/wasm";
  return isTyped ? WebAssembly.compileStreaming(given) : WebAssembly.compile(await given.arrayBuffer());
}
