// The browser's history: views are entries of it, and so are puzzles opened from links.
import assert from "node:assert/strict";
import {test} from "node:test";
import {answer, digits, nameOf, press, puzzles, ready, select, visitors} from "./browser.js";

const {newContext, play, visit} = visitors();

/** Until a view is shown. */
const shows = (page, name) => page.locator(`html[data-view=${name}]`).waitFor();
/** Until the address has the board. */
const isInAddress = (page, board) => answer(() => page.url().includes("b=" + board));
/** Cell 2 with a digit that the player has entered. */
const entered = puzzles.hard.replace("12.", "12c");

test("back and forward lead through the views, and what was entered stays", async () => {
  const page = await play();
  await ready(page);
  await page.click("#tab-rate");
  await page.click("#tab-walk");
  await page.goBack();
  await shows(page, "rate");
  await page.goBack();
  await shows(page, "play");
  await select(page, 2);
  await press(page, "3");
  await isInAddress(page, entered);
  await page.goForward();
  await shows(page, "rate");
  assert.equal(await nameOf(page, 2), "row 1, column 3: 3");
  await page.goBack();
  await shows(page, "play");
  await press(page, "Control+z");
  assert.equal(await digits(page), puzzles.hard);
  await page.leave();
});

test("the place of the walk is kept in the address of the walk", async () => {
  const page = await visit("v=walk&s=22&b=" + puzzles.hard);
  await page.locator(".place.now").waitFor();
  await page.click("#tab-play");
  await page.goBack();
  await page.locator("#step-22.now").waitFor();
  await page.leave();
});

test("back from a puzzle that was linked to leads to the one before, as it was", async () => {
  const page = await play();
  await ready(page);
  await select(page, 2);
  await press(page, "3");
  await isInAddress(page, entered);
  await page.evaluate((puzzle) => (location.hash = "b=" + puzzle), puzzles.hardest);
  await answer(async () => (await digits(page)) === puzzles.hardest);
  await page.goBack();
  await answer(async () => (await nameOf(page, 2)) === "row 1, column 3: 3");
  assert.equal((await digits(page)).replace("3", "."), puzzles.hard);
  await page.leave();
});

test("a link is followed though something has just changed", async () => {
  const page = await play();
  await ready(page);
  await page.evaluate((puzzle) => {
    document.querySelector("#cell-2").dispatchEvent(new KeyboardEvent("keydown", {key: "3", bubbles: true}));
    const end = Date.now() + 250; // the address will be written soon
    location.hash = "b=" + puzzle;
    while (Date.now() < end);
  }, puzzles.hardest);
  await answer(async () => (await digits(page)) === puzzles.hardest);
  await isInAddress(page, puzzles.hardest);
  await page.leave();
});

test("after a reload back leads through the views of the same game", async () => {
  const context = await newContext();
  const page = await visit("b=" + puzzles.hard, {context});
  await ready(page);
  await page.click("#tab-rate");
  await page.click("#tab-play");
  await select(page, 2);
  await press(page, "3");
  await isInAddress(page, entered);
  await page.reload();
  await ready(page);
  await page.goBack();
  await shows(page, "rate");
  assert.equal(await nameOf(page, 2), "row 1, column 3: 3");
  await page.leave();
});
