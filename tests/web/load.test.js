// How soon the page is there, how soon it answers, and what it says while the engine is on its way, dies or cannot be had.
import assert from "node:assert/strict";
import {join} from "node:path";
import {test} from "node:test";
import {answer, nameOf, pictures, press, puzzles, ready, saying, select, visitors} from "./browser.js";
import {serve} from "./server.js";

const {newContext, play, visit} = visitors();
const isEngine = (url) => url.pathname.endsWith(".wasm");

/** The middle one of figures. */
const median = (figures) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)];

/** Milliseconds from the beginning of a navigation, with nothing kept, to the first digit that was typed and is shown. */
async function firstDigit(address) {
  const context = await newContext();
  const page = await context.newPage();
  // The board takes the digit as soon as it can; the picture that shows it is waited for.
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
  assert.ok(median(times) < 3000, `${median(times)} ms; bounds are for machines that do much else`);
});
