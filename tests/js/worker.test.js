// The library in a worker thread of Node: answers are promised, and calls can be cancelled.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {after, before, test} from "node:test";
import {fileURLToPath} from "node:url";
import {compile, DedukuError, load, startPool, startWorker} from "deduku";
import {easy, easySolution, empty, hard, hardest} from "./puzzles.js";

const endless = {puzzle: empty, limit: 1e12};
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
let worker;
before(async () => (worker = await startWorker()));
after(() => worker.close());

test("answers come as promises, each to its question", async () => {
  const answers = await Promise.all([
    worker.solve({puzzle: easy}),
    worker.rate({puzzle: hard}),
    worker.solve({puzzle: easy}),
  ]);
  assert.deepEqual(
    answers.map(({type}) => type),
    ["solve", "ratings", "solve"],
  );
  assert.equal(answers[2].solution, easySolution);
});

test("an error rejects its call alone", async () => {
  const [wrong, right] = await Promise.allSettled([worker.solve({puzzle: "?"}), worker.solve({puzzle: easy})]);
  assert.ok(wrong.reason instanceof DedukuError);
  assert.equal(wrong.reason.code, "parse_error");
  assert.ok(wrong.reason.line >= 1);
  assert.equal(right.value.solution, easySolution);
});

test("what cannot be sent rejects its call alone", async () => {
  await assert.rejects(worker.solve({puzzle: () => easy}), {name: "DedukuError", code: "bad_parameter"});
  assert.equal((await worker.check({puzzle: easy}, null)).status, "unique");
  assert.equal((await worker.solve({puzzle: easy})).solution, easySolution);
});

/** Cancels a call that would last for ever, and one that waits after it. */
async function cancelUnderWay(asked) {
  const abort = new AbortController();
  const running = asked.count(endless, {signal: abort.signal});
  const waiting = asked.rate({puzzle: hard}, {signal: abort.signal});
  const next = asked.solve({puzzle: easy});
  await pause(200);
  abort.abort();
  const settled = Promise.allSettled([running, waiting]);
  const calls = await Promise.race([settled, new Promise((later) => setImmediate(later))]); // without the worker
  assert.deepEqual(
    calls?.map(({reason}) => reason?.name),
    ["AbortError", "AbortError"],
  );
  assert.equal((await next).solution, easySolution);
}

test("a call under way is cancelled", () => cancelUnderWay(worker));

test("without shared memory the worker is replaced", async () => {
  globalThis.crossOriginIsolated = false;
  const apart = await startWorker();
  delete globalThis.crossOriginIsolated;
  await cancelUnderWay(apart);
  apart.close();
});

test("a call that is cancelled before it begins is not asked", async () => {
  await assert.rejects(worker.count(endless, {signal: AbortSignal.abort()}), {name: "AbortError"});
  assert.equal((await worker.solve({puzzle: easy})).solution, easySolution);
});

test("a budget ends a call the same everywhere", async () => {
  const once = await worker.rate({puzzle: hardest, scales: ["ser"], budget: 100});
  assert.equal(once.records[0].status, "out_of_budget");
  assert.deepEqual(await worker.rate({puzzle: hardest, scales: ["ser"], budget: 100}), once);
});

test("closing rejects what waits", async () => {
  const other = await startWorker();
  const calls = [other.count(endless), other.solve({puzzle: easy})];
  other.close();
  for (const call of calls) await assert.rejects(call, {code: "closed"});
  await assert.rejects(other.about(), {code: "closed"});
});

test("a worker neither ends a program that waits for it nor keeps one from ending", () => {
  const program = `import {startWorker} from "deduku";
    const worker = await startWorker();
    await new Promise((resolve) => setTimeout(resolve, 50));
    console.log((await worker.rate({puzzle: "${hard}"})).type);`;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: fileURLToPath(new URL(".", import.meta.url)),
    timeout: 60000,
  });
  assert.equal(String(output), "ratings\n");
});

test("a pool works at several calls at a time, and its calls wait in one line", async () => {
  const pool = await startPool({size: 2});
  const abort = new AbortController();
  const long = pool.count(endless, {signal: abort.signal});
  const short = await Promise.all([easy, hard, easy, hard].map((puzzle) => pool.solve({puzzle})));
  assert.deepEqual(
    short.map(({status}) => status),
    ["solved", "solved", "solved", "solved"],
  );
  const both = [long, pool.count(endless, {signal: abort.signal})];
  const next = pool.solve({puzzle: easy});
  await pause(200);
  abort.abort();
  for (const call of both) await assert.rejects(call, {name: "AbortError"});
  assert.equal((await next).solution, easySolution);
  pool.close();
  await assert.rejects(pool.about(), {code: "closed"});
});

test("a pool answers as a worker does, and starts no more workers than it needs", async () => {
  const pool = await startPool({size: 3, source: compile()});
  const questions = Array.from({length: 12}, (_, seed) => ({seed}));
  const answers = await Promise.all(questions.map((question) => pool.random(question)));
  assert.deepEqual(answers, await Promise.all(questions.map((question) => worker.random(question))));
  const waiting = [pool.count(endless), pool.count(endless), pool.count(endless), pool.count(endless)];
  pool.close();
  for (const call of waiting) await assert.rejects(call, {code: "closed"});
});

test("a pool has at least one worker", async () => {
  for (const size of [0, -1, 1.5, "2", NaN]) await assert.rejects(startPool({size}), RangeError);
  const standard = await startPool();
  assert.equal((await standard.solve({puzzle: easy})).solution, easySolution);
  standard.close();
});

test("workers end with the block that uses them", async () => {
  for (const symbol of [Symbol.dispose, Symbol.asyncDispose].filter(Boolean)) {
    const other = await startWorker();
    const call = other.count(endless);
    await Promise.all([assert.rejects(call, {code: "closed"}), other[symbol]()]);
    await assert.rejects(other.about(), {code: "closed"});
  }
  assert.ok(Symbol.asyncDispose === undefined || Symbol.asyncDispose in worker);
});

test("one module serves the page and all workers", async () => {
  const module = await compile();
  assert.ok(module instanceof WebAssembly.Module);
  const others = await Promise.all([startWorker(module), startPool({size: 2, source: module})]);
  const here = await load(module);
  for (const other of others) {
    assert.deepEqual(await other.solve({puzzle: hard}), here.solve({puzzle: hard}));
    other.close();
  }
});

test("any reason of a signal is what the call is rejected with", async () => {
  for (const reason of [0, null, "enough", new Error("enough")]) {
    const abort = new AbortController();
    const call = worker.count(endless, {signal: abort.signal});
    abort.abort(reason);
    assert.equal(await call.catch((caught) => caught), reason);
  }
  const late = worker.count(endless, {signal: AbortSignal.timeout(50)});
  await assert.rejects(late, {name: "TimeoutError"});
});
