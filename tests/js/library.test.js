// The library in the same thread, in Node.
import assert from "node:assert/strict";
import {readFile} from "node:fs/promises";
import {createRequire} from "node:module";
import {before, test} from "node:test";
import {pathToFileURL} from "node:url";
import {DedukuError, load} from "deduku";
import {easy, easySolution, hard} from "./puzzles.js";

const wasm = createRequire(import.meta.url).resolve("deduku/deduku.wasm");
let deduku;
before(async () => (deduku = await load()));

test("every question of the library has a method", () => {
  const camel = (name) => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
  const own = Object.getOwnPropertyNames(Object.getPrototypeOf(deduku)).filter(
    (name) => !["constructor", "call", "callWithText"].includes(name),
  );
  assert.deepEqual(own.sort(), deduku.about().methods.map(camel).sort());
});

test("a puzzle is solved, rated and explained", () => {
  assert.equal(deduku.solve({puzzle: easy}).solution, easySolution);
  const {records} = deduku.rate({puzzle: hard, scales: ["r", "ser", "hodoku"]});
  assert.deepEqual(
    records.map(({scale, status}) => [scale, status]),
    [
      ["r", "solved"],
      ["ser", "solved"],
      ["hodoku", "solved"],
    ],
  );
  const path = deduku.path({puzzle: easy});
  assert.equal(path.status, "solved");
  assert.ok(path.steps.every(({sentence}) => sentence.length > 0));
  assert.match(deduku.hint({puzzle: easy, level: 5, draw: true}).svg, /^<svg/);
  assert.match(deduku.explain({puzzle: easy}).html, /<!doctype html>/i);
});

test("hints lead to the solution where each is applied", () => {
  let board = deduku.read({puzzle: hard}).records[0].board;
  let hint = deduku.hint({board});
  for (let moves = 0; hint.status === "found" && moves < 729; ++moves) {
    ({board} = deduku.apply({board, step: hint}));
    hint = deduku.hint({board});
  }
  assert.equal(hint.status, "complete");
  assert.equal(board.digits, deduku.solve({puzzle: hard}).solution);
  assert.throws(() => deduku.apply({board, step: hint}), {code: "impossible", message: /no step/});
});

test("texts are in the language asked for", () => {
  const [english, chinese] = ["en", "zh"].map((lang) => deduku.hint({puzzle: hard, level: 3, lang}).text);
  assert.notEqual(english, chinese);
  assert.match(chinese, /\p{Script=Han}/u);
});

test("what is wrong is an error with code and place", () => {
  const fault = (ask) => {
    try {
      ask();
    } catch (error) {
      assert.ok(error instanceof DedukuError && error instanceof Error);
      return error;
    }
    assert.fail("expected an error");
  };
  assert.equal(fault(() => deduku.call("juggle")).code, "unknown_method");
  assert.equal(fault(() => deduku.solve({puzle: easy})).code, "bad_parameter");
  assert.equal(fault(() => deduku.solve(null)).code, "bad_json");
  const unreadable = fault(() => deduku.solve({puzzle: easy.slice(0, 40) + "?" + easy.slice(41)}));
  assert.equal(unreadable.code, "parse_error");
  assert.deepEqual([unreadable.line, unreadable.column], [1, 41]);
  assert.equal(deduku.solve({puzzle: easy}).solution, easySolution);
});

test("what JSON cannot say is refused, and not left out", () => {
  const cycle = {puzzle: easy};
  cycle.board = cycle;
  const lost = [{budget: NaN}, {level: Infinity}, {budget: 5n}, {lang: () => "de"}, {draw: Symbol()}];
  for (const params of [...lost.map((one) => ({puzzle: easy, ...one})), cycle]) {
    assert.throws(() => deduku.hint(params), {name: "DedukuError", code: "bad_parameter"});
  }
  assert.throws(() => deduku.hint({puzzle: easy, budget: NaN}), {message: "budget: NaN is no value of JSON"});
});

test("any text may be asked", () => {
  for (const puzzle of ["", "\0", "\u{1f600}".repeat(81), "1".repeat(1 << 20), "\n".repeat(100000)]) {
    assert.throws(() => deduku.solve({puzzle}), {code: "parse_error"});
    assert.equal(deduku.read({puzzle}).type, "read");
  }
  assert.throws(() => deduku.read({puzzle: "\ud800"}), {code: "bad_json"});
});

test("the same question has the same answer, whatever was asked before", () => {
  const questions = [
    ["hint", {puzzle: hard}],
    ["rate", {puzzle: easy}],
    ["canonical", {puzzle: hard}],
    ["random", {seed: 7}],
  ];
  const ask = ([method, params]) => JSON.stringify(deduku.call(method, params));
  const first = questions.map(ask);
  for (let i = 0; i < 20; ++i) assert.deepEqual(questions.map(ask), first);
});

test("two libraries do not know of each other", async () => {
  const other = await load();
  assert.deepEqual(other.hint({puzzle: hard}), deduku.hint({puzzle: hard}));
});

test("the library is loaded from a module, bytes, a response or a promise of one", async () => {
  const bytes = await readFile(wasm);
  const response = (type) => new Response(bytes, {headers: {"content-type": type}});
  const sources = [
    bytes,
    WebAssembly.compile(bytes),
    response("application/wasm"),
    response("text/plain"),
    Promise.resolve(bytes),
    pathToFileURL(wasm),
    pathToFileURL(wasm).href,
  ];
  for (const source of sources) {
    const {solution} = (await load(source)).solve({puzzle: easy});
    assert.equal(solution, easySolution);
  }
  await assert.rejects(load(new Response("", {status: 404, statusText: "Not Found"})), /404 Not Found/);
});

test("memory does not grow from question to question", () => {
  const ask = () => deduku.explain({puzzle: hard});
  for (let i = 0; i < 3; ++i) ask();
  const before = process.memoryUsage().arrayBuffers + process.memoryUsage().external;
  for (let i = 0; i < 30; ++i) ask();
  const after = process.memoryUsage().arrayBuffers + process.memoryUsage().external;
  assert.ok(after - before < 8 << 20, `${after - before} bytes more`);
});

test("after a failure the library begins anew", async () => {
  const {Deduku} = await import("./node_modules/deduku/deduku.js");
  let fails = true;
  const failing = await Deduku.create(await WebAssembly.compile(await readFile(wasm)), () => {
    if (fails) throw new Error("as if it had crashed");
    return 0;
  });
  assert.throws(() => failing.path({puzzle: hard}), {code: "defect", message: /as if it had crashed/});
  fails = false;
  assert.deepEqual(failing.path({puzzle: hard}), deduku.path({puzzle: hard}));
});

test("the error of a record that cannot be read is that of a question", () => {
  const {records} = deduku.read({puzzle: `${easy}\n  ${easy.slice(0, 80)}\n${hard}`});
  assert.deepEqual(
    records.map(({n, line, error}) => [n, line, error?.code, error?.column]),
    [
      [1, 1, undefined, undefined],
      [2, 2, "parse_error", 83],
      [3, 3, undefined, undefined],
    ],
  );
  const error = new DedukuError(records[1].error);
  const {code, message, line, column, key, values} = error;
  assert.deepEqual({code, message, line, column, key, values}, records[1].error);
});
