// The options with which a worker is started.

/**
 * The options of `startWorker`, which also takes a source alone. Plain objects are options: no source is a plain
 * object.
 * @returns {{source?: unknown, worker?: () => Worker}}
 */
export function startOptions(given) {
  const isPlain = given !== null && typeof given === "object" && Object.getPrototypeOf(given) === Object.prototype;
  return isPlain ? given : {source: given};
}
