// What can be asked: the library here and the one in a worker have a method for each.
export const methods = [
  "about",
  "technique",
  "read",
  "write",
  "check",
  "count",
  "solve",
  "rate",
  "hint",
  "steps",
  "path",
  "apply",
  "why",
  "progress",
  "draw",
  "style_sheet",
  "explain",
  "canonical",
  "minimise",
  "random",
  "generate",
];

/** Gives a class whose objects have `call(method, params, ...)` the method of each question: `styleSheet` asks "style_sheet". */
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
