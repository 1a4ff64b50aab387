// For any pasted text, the engine names its format or its fault.
import assert from "node:assert/strict";
import {test} from "node:test";
import {load} from "../../build/js/package/index.node.js";
import {makeAsker} from "../src/engine/ask.ts";
import {EngineError} from "../src/engine/engine.ts";
import {encode} from "../src/state/code.ts";
import {defaultSettings} from "../src/state/settings.ts";
import {fetchWords, speak} from "../src/words/words.ts";

await fetchWords("en");
speak("en");

/** The engine here, without a worker. */
const deduku = await load();
const engine = {
  async call(method, params) {
    try {
      return deduku.call(method, params);
    } catch (error) {
      assert.ok(["bad_parameter", "parse_error", "impossible"].includes(error.code), error.code + ": " + error.message);
      throw new EngineError(error.code, error.message, error.line, error.column);
    }
  },
};
const ask = makeAsker(engine, () => defaultSettings(["en"]));

const puzzle = "12....7...56..9...7......6.....95....9...3.158..61.2.....5...27........894.3....1";
const grids = [
  puzzle,
  puzzle.replace(/.{9}/g, "$&\n"),
  ":0300:4:" + puzzle + ":412::",
  JSON.stringify({puzzle}),
  "+-------+\n| 12 | 4 |\n+----+" + puzzle,
];
const pieces = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "\u0000",
  "\ud800",
  "９",
  "|",
  "+",
  "{",
  '"',
  ",",
  ":",
  "#",
  "99",
  "\r\n",
  "é漢",
  "{{",
  "%00",
  "1".repeat(100),
];

function* randomNumbers(seed) {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

test("10,000 hostile pastes are read or refused", async () => {
  const numbers = randomNumbers(7);
  const below = (most) => Math.floor(numbers.next().value * most);
  let read = 0;
  for (let round = 0; round < 10_000; ++round) {
    let text = grids[below(grids.length)];
    for (let change = below(3); change > 0; --change) {
      const at = below(text.length);
      text = text.slice(0, at) + pieces[below(pieces.length)] + text.slice(at + below(6));
    }
    const {puzzles, bad} = await ask.read(text);
    for (const {board, name} of puzzles) {
      assert.match(board.digits, /^[1-9.]{81}$/);
      assert.ok(name.length <= 200);
      assert.equal(encode(board).length >= 81, true);
    }
    assert.ok(puzzles.length + bad.length > 0, text);
    assert.ok(bad.every((error) => error instanceof EngineError && error.message));
    if (puzzles.length > 0) ++read;
  }
  assert.ok(read > 2000, read + " were read");
});
