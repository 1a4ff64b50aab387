// The time until the page appears and until it answers, and its messages while the engine is loading, dies or is
// unavailable.
import assert from "node:assert/strict";
import {join} from "node:path";
import {test} from "node:test";
import {answer, nameOf, pictures, press, puzzles, ready, saying, select, start, visitors} from "./browser.js";
import {hintTimes, share} from "./hint_speed.js";
import {serve} from "./server.js";

const {newContext, play} = visitors({isKept: true});

/** The median of figures. */
const median = (figures) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)];

/** Milliseconds from the beginning of a navigation, with empty storage, to the display of the first typed digit. */
async function firstDigit(address) {
  const context = await newContext();
  const page = await context.newPage();
  // The board accepts the digit as soon as it can; the test waits for the frame that shows it.
  await page.addInitScript(() => {
    const watch = () => {
      const cell = document.activeElement;
      if (cell?.role !== "gridcell") return requestAnimationFrame(watch);
      cell.dispatchEvent(new KeyboardEvent("keydown", {key: "7", bubbles: true, cancelable: true}));
      const shown = () => {
        if (!document.querySelector(".board .given")) return requestAnimationFrame(shown);
        requestAnimationFrame(() => setTimeout(() => (window.firstDigit = performance.now())));
      };
      shown();
    };
    requestAnimationFrame(watch);
  });
  await page.goto(address);
  const time = await page.waitForFunction(() => window.firstDigit);
  const milliseconds = await time.jsonValue();
  await context.close();
  return milliseconds;
}

test("the first digit can be typed within a second of a cold load", async () => {
  const own = await serve();
  const times = [];
  for (let visit = 0; visit < 7; ++visit) times.push(await firstDigit(own.address));
  own.close();
  console.log(`first digit after ${times.map((time) => time.toFixed(0)).join(", ")} ms`);
  assert.ok(median(times) < 2000, `${median(times)} ms; the bound is for machines that do much else`);
});

test("a hint is there at once", async (t) => {
  const own = await serve();
  t.after(() => own.close());
  const browser = await start();
  t.after(() => browser.close());
  const times = Object.values(await hintTimes(browser, own.address, 1)).flat();
  const [half, most] = [share(times, 0.5), share(times, 0.95)];
  console.log(`${times.length} hints: median ${half.toFixed(1)} ms, 95 % within ${most.toFixed(1)} ms`);
  assert.ok(most < 500, `${most} ms; the bound is for machines that do much else`);
});

test("while the engine is on its way one types, and a hint comes when it is there", async () => {
  const own = await serve({engineRate: 500_000});
  const page = await play(puzzles.hard, {address: own.address});
  await select(page, 2);
  const before = Date.now();
  await press(page, "3");
  assert.equal(await nameOf(page, 2), "row 1, column 3: 3");
  console.log(`a digit while the engine is fetched: ${Date.now() - before} ms`);
  await press(page, "h");
  await saying(page, "Loading the engine");
  const meter = page.locator("#panel [role=progressbar]");
  const part = async () => Number(await meter.getAttribute("aria-valuenow"));
  await answer(async () => (await part()) > 0);
  const first = await part();
  await answer(async () => (await part()) > first);
  const said = /\d\.\d of 2\.\d MB\. You can start typing\./;
  await answer(async () => said.test(await page.locator("#panel .loading").innerText()));
  await page.screenshot({path: join(pictures, "page-loading.png")});
  await saying(page, "1 of 5");
  assert.equal(await page.locator(".loading:visible").count(), 0);
  await page.leave();
  own.close();
});

/** A visit in which something fails, which the browser may report on the console; exceptions are still failures. */
async function failingVisit(prepare) {
  const context = await newContext();
  const page = await context.newPage();
  const thrown = [];
  page.on("pageerror", (error) => thrown.push(error.message));
  const own = await serve();
  await prepare(page);
  await page.goto(own.address + "#b=" + puzzles.hard);
  page.leave = async () => {
    assert.deepEqual(thrown, []);
    await context.close();
    own.close();
  };
  return page;
}

for (const [name, file] of [
  ["the engine", "**/*.wasm"],
  ["the worker", "**/worker-*.js"],
]) {
  test(`${name} that cannot be had is reported in one sentence, and tried again`, async () => {
    const page = await failingVisit((page) => page.route(file, (route) => route.fulfill({status: 404})));
    await saying(page, "The engine could not be loaded: ");
    await page.screenshot({path: join(pictures, "page-no-engine.png")});
    await select(page, 2);
    await press(page, "3");
    assert.equal(await nameOf(page, 2), "row 1, column 3: 3");
    await page.click("#tab-rate");
    await page.locator(".rate .loading", {hasText: "The engine could not be loaded: "}).waitFor();
    await page.unroute(file);
    await page.click(".rate #engine-retry");
    await page.locator("#scale-r .v", {hasText: "5.80"}).waitFor({timeout: 15_000});
    await page.click("#tab-play");
    await page.click("#hint-on");
    await saying(page, "1 of 5");
    await page.leave();
  });
}

test("an engine that dies says so, and the next question has a new one", async () => {
  const page = await failingVisit((page) =>
    page.addInitScript(() => {
      const Genuine = window.Worker;
      window.workers = [];
      window.Worker = class extends Genuine {
        constructor(...of) {
          super(...of);
          window.workers.push(this);
        }
      };
    }),
  );
  await ready(page);
  await page.click("#hint-on");
  await saying(page, "1 of 5");
  await page.evaluate(() => {
    document.querySelector("#hint-on").click();
    const die = () => window.workers.at(-1).dispatchEvent(new ErrorEvent("error", {message: "Out of memory"}));
    Promise.resolve().then(() => Promise.resolve().then(() => Promise.resolve().then(() => setTimeout(die))));
  });
  await page.locator("#panel", {hasText: /Out of memory|2 of 5/}).waitFor();
  console.log(`the card says: ${(await page.locator("#panel").innerText()).split("\n").slice(0, 3).join(" ")}`);
  await page.leave();
});

test("hard work is announced after 300 ms, and stopped at once", async () => {
  const page = await play(puzzles.hardest, {slow: {method: "hint", asked: puzzles.hardest, seconds: 60}});
  await ready(page);
  await page.click("#hint-on");
  await page.locator("#stop").waitFor();
  await select(page, 0); // the board stays usable
  /** Clicks, and returns the time until an element appears or disappears, in milliseconds. */
  const click = (button, end) =>
    page.evaluate(
      ([button, end]) =>
        new Promise((seen) => {
          const begin = performance.now();
          const isOver = () =>
            end.startsWith("!") ? !document.querySelector(end.slice(1)) : document.querySelector(end);
          const watcher = new MutationObserver(() => isOver() && seen(performance.now() - begin));
          watcher.observe(document.body, {subtree: true, childList: true});
          document.querySelector(button).click();
        }),
      [button, end],
    );
  const stopped = await click("#stop", "!#stop");
  await saying(page, "Stopped after");
  await page.evaluate((puzzle) => (location.hash = "b=" + puzzle), puzzles.hard);
  await page.locator("#hint-on").waitFor();
  const again = await click("#hint-on", "#hint-text");
  console.log(
    `stopped after ${stopped.toFixed(0)} ms; a hint of the new worker ${again.toFixed(0)} ms after it is asked`,
  );
  assert.ok(stopped < 500 && again < 3000, "the bounds are for machines that do much else");
  await page.leave();
});
