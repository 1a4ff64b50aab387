// The package in Chromium, with its files unchanged, without a bundler.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {easy, easySolution, empty, hard} from "./puzzles.js";
import {isolated, serveSite, startBrowser, strict} from "./site.js";

let browser;
before(async () => (browser = await startBrowser()));
after(() => browser.close());

/** Runs `script` in a page of a site, with the package and the puzzles. Messages on the console are failures. */
async function inPage(options, script) {
  const site = await serveSite(options);
  const page = await browser.newPage();
  const complaints = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.route("**/favicon.ico", (route) => route.fulfill({status: 204}));
  await page.goto(site.address);
  try {
    return await page.evaluate(
      async ([text, puzzles]) => {
        const deduku = await import("/node_modules/deduku/index.js");
        return (0, eval)(`(${text})`)(deduku, puzzles);
      },
      [String(script), {easy, hard, empty}],
    );
  } finally {
    await page.close();
    site.close();
    assert.deepEqual(complaints, []);
  }
}

/** The same if the policy of the page forbids evaluating texts: the script is a function of the browser's tools. */
async function inStrictPage(script) {
  const site = await serveSite({headers: strict});
  const page = await browser.newPage();
  await page.route("**/favicon.ico", (route) => route.fulfill({status: 204}));
  await page.goto(site.address);
  const answer = await page.evaluate(script, easy);
  await page.close();
  site.close();
  return answer;
}

for (const [name, options] of Object.entries({
  "a plain server": {},
  "a server that does not know the type of WebAssembly": {wasmType: "text/plain"},
  "a page apart from others": {headers: isolated},
})) {
  test(`the library answers on the page and in a worker: ${name}`, async () => {
    const answers = await inPage(options, async ({load, startWorker}, {easy}) => {
      const here = (await load()).solve({puzzle: easy});
      const worker = await startWorker();
      const there = await worker.solve({puzzle: easy});
      worker.close();
      return [here.solution, there.solution, globalThis.crossOriginIsolated];
    });
    assert.deepEqual(answers, [easySolution, easySolution, options.headers === isolated]);
  });

  test(`calls are cancelled: ${name}`, async () => {
    const answer = await inPage(options, async ({startWorker}, {easy, empty}) => {
      const worker = await startWorker();
      const abort = new AbortController();
      const running = worker.count({puzzle: empty, limit: 1e12}, {signal: abort.signal});
      const next = worker.solve({puzzle: easy});
      setTimeout(() => abort.abort(), 100);
      const cancelled = await running.catch((error) => error.name);
      const {solution} = await next;
      worker.close();
      return [cancelled, solution];
    });
    assert.deepEqual(answer, ["AbortError", easySolution]);
  });
}

test("errors are those of the package", async () => {
  const answer = await inPage({}, async ({startWorker, DedukuError}) => {
    const worker = await startWorker();
    const error = await worker.solve({puzzle: "1234"}).catch((caught) => caught);
    worker.close();
    return [error instanceof DedukuError, error.code, error.line];
  });
  assert.deepEqual(answer, [true, "parse_error", 1]);
});

test("a library that is not there is an error", async () => {
  const answer = await inPage({}, ({load}) =>
    load(new URL("/nothing.wasm", location)).catch((error) => error.message),
  ).catch((error) => error.message);
  assert.match(answer, /404/);
});

test("a strict policy of content suffices", async () => {
  const solution = await inStrictPage(async (puzzle) => {
    const {load, startWorker} = await import("/node_modules/deduku/index.js");
    const worker = await startWorker();
    const there = await worker.solve({puzzle});
    worker.close();
    return (await load()).solve({puzzle}).solution === there.solution && there.solution;
  });
  assert.equal(solution, easySolution);
});
