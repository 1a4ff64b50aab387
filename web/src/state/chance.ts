// Random numbers derived from numbers: the same on every machine, in 32-bit integers only.

/** Mixes the bits of a number, so that neighbours become unrelated. */
function mixed(number: number): number {
  let bits = number | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Numbers from 0 to `n - 1`, one after the other. */
export function chanceOf(...seeds: number[]): (n: number) => number {
  let state = 0;
  for (const seed of seeds) state = mixed(mixed(state ^ seed) ^ Math.floor(seed / 2 ** 32));
  return (n) => {
    state = (state + 0x9e3779b9) | 0;
    return mixed(state) % n; // n is small: no number is noticeably likelier than another
  };
}

/** The values in another order. */
export function shuffled<Value>(values: readonly Value[], chance: (n: number) => number): Value[] {
  const order = [...values];
  for (let at = order.length - 1; at > 0; --at) {
    const other = chance(at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}
