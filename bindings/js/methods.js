// The methods of the protocol. `Deduku` and `DedukuWorker` have a method for each.
// ---- Made by scripts/renew-bindings.py from docs/protocol.json.
export const methods = [
  "about", "technique", "read", "write", "check", "count", "solve", "rate", "hint", "steps", "path", "apply", "why",
  "assess", "assess_many", "verify", "progress", "draw", "style_sheet", "explain", "canonical", "minimise", "random",
  "generate",
];
// ---- End

/**
 * Adds the methods of the protocol to a class whose objects have `call(method, params, ...)`: `styleSheet` calls
 * "style_sheet".
 */
export function defineMethods({prototype}) {
  for (const method of methods) {
    const name = method.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
    const ask = {
      [name](params, ...rest) {
        return this.call(method, params, ...rest);
      },
    };
    Object.defineProperty(prototype, name, {value: ask[name], configurable: true, writable: true});
  }
}
