// The page for users who cannot see it: changes are announced, the selection moves to them, keys read the board.
import assert from "node:assert/strict";
import {test} from "node:test";
import {answer, nameOf, press, puzzles, ready, saying, select, violations, visitors} from "./browser.js";

const {play, visit} = visitors();
/** Waits until something is announced. */
const announced = (page, text) =>
  page.waitForFunction((text) => document.querySelector("#announced").textContent.includes(text), text);
const selected = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[role=gridcell][aria-selected=true]")].map((cell) => Number(cell.id.slice(5))),
  );
const focused = (page) => page.evaluate(() => document.activeElement.id);

test("modes, digits, marks, undo and redo are announced, and the selection goes where something changed", async () => {
  const page = await play();
  await ready(page);
  await press(page, "m");
  await announced(page, "Mode: Candidate");
  await press(page, "m");
  await announced(page, "Mode: Digit");
  await select(page, 2);
  await press(page, "3");
  await announced(page, "row 1, column 3: 3");
  await select(page, 3);
  await press(page, "Control+Digit4");
  await announced(page, "row 1, column 4: candidates 4");
  await select(page, 80);
  await press(page, "Control+z");
  await announced(page, "Undone. row 1, column 4: empty");
  assert.deepEqual(await selected(page), [3]);
  assert.equal(await focused(page), "cell-3");
  await press(page, "Control+z");
  await announced(page, "Undone. row 1, column 3: empty");
  await press(page, "Control+y");
  await announced(page, "Redone. row 1, column 3: 3");
  assert.deepEqual(await selected(page), [2]);
  await page.leave();
});

test("a digit that stands twice is announced with its cells", async () => {
  const page = await play();
  await ready(page);
  await select(page, 2);
  await press(page, "1");
  await announced(page, "The same digit twice: row 1, column 1, row 1, column 3");
  await page.leave();
});

test("what is applied is announced, and selected", async () => {
  const page = await play();
  await ready(page);
  await press(page, "e");
  await saying(page, "5 of 5");
  await press(page, "Enter");
  await announced(page, "Applied: ");
  const text = await page.locator("#announced").textContent();
  const [, row, column] = /row (\d), column (\d)/.exec(text);
  assert.deepEqual(await selected(page), [9 * (Number(row) - 1) + Number(column) - 1]);
  await page.leave();
});

test("keys read row, column, box and what a cell can be", async () => {
  const page = await play();
  await ready(page);
  await select(page, 3);
  await press(page, "Shift+R");
  await announced(page, "Row 1: 1, 2, empty, empty, empty, empty, 7, empty, empty");
  await press(page, "Shift+C");
  await announced(page, "Column 4: empty, empty, empty, empty, empty, 6, 5, empty, 3");
  await press(page, "Shift+B");
  await announced(page, "Box 2: empty, empty, empty, empty, empty, 9");
  await press(page, "Shift+D");
  await announced(page, "row 1, column 4: empty. possible: 4 8");
  await page.leave();
});

test("Ctrl A selects all cells, Esc one of them, and what the card tells goes first", async () => {
  const page = await play();
  await ready(page);
  await press(page, "Control+a");
  assert.equal((await selected(page)).length, 81);
  await press(page, "h");
  await saying(page, "1 of 5");
  await press(page, "Escape");
  assert.equal((await selected(page)).length, 81);
  await press(page, "Escape");
  assert.deepEqual(await selected(page), [40]);
  await page.leave();
});

test("the light follows the selection, and a digit lit by hand stays", async () => {
  const page = await play();
  await ready(page);
  await select(page, 0);
  assert.equal(await page.locator("#key-1.lit").count(), 1);
  await select(page, 2);
  assert.equal(await page.locator("[id^=key-].lit").count(), 0);
  await press(page, "f", "7");
  await select(page, 3);
  assert.equal(await page.locator("#key-7.lit").count(), 1);
  await page.leave();
});

test("Why not? is answered by a digit key and by the keypad, and nothing is entered", async () => {
  const page = await play();
  await ready(page);
  await select(page, 2);
  await press(page, "q", "9");
  await saying(page, "r1c3 is not 9.");
  assert.equal(await nameOf(page, 2), "row 1, column 3: empty");
  await press(page, "q");
  await press(page, "ArrowRight");
  await saying(page, "Which digit of r1c4?");
  await press(page, "ArrowLeft");
  await saying(page, "Which digit of r1c3?");
  await page.click("#key-9");
  await saying(page, "r1c3 is not 9.");
  assert.equal(await nameOf(page, 2), "row 1, column 3: empty");
  await page.leave();
});

test("the title of the document says view, step and puzzle", async () => {
  const page = await play();
  assert.equal(await page.title(), "Play – Deduku");
  await page.click("#tool-new");
  await page.click("#class-easy");
  await page.waitForFunction(() => /^Play – Easy \d+ – Deduku$/.test(document.title));
  await page.click("#tab-rate");
  await page.waitForFunction(() => /^Rate – Easy \d+ – Deduku$/.test(document.title));
  await page.click("#tab-walk");
  await page.locator(".place.now").waitFor({timeout: 30_000});
  await press(page, "ArrowRight");
  await page.waitForFunction(() => /^Walk, step 1 – Easy \d+ – Deduku$/.test(document.title));
  await page.leave();
});

test("To the board leads to what each view is about", async () => {
  const page = await visit("v=rate&b=" + puzzles.hard);
  await ready(page);
  const skip = async () => {
    await page.locator(".skip").focus();
    await press(page, "Enter");
  };
  await skip();
  assert.equal(await page.evaluate(() => document.activeElement.className), "verdict");
  await page.click("#tab-walk");
  await page.locator(".place.now").waitFor({timeout: 30_000});
  await skip();
  assert.match(await page.evaluate(() => document.activeElement.className), /boardbox/);
  await page.leave();
});

test("the names of keys contain what is seen on them", async () => {
  const page = await play();
  await ready(page);
  const names = await page.evaluate(() =>
    [...document.querySelectorAll("[id^=key-]")].map((key) => [
      key.innerText.replace(/\s+/g, " ").trim(),
      key.ariaLabel,
    ]),
  );
  for (const [seen, label] of names) assert.ok(label === null || label.includes(seen), seen);
  assert.deepEqual(await violations(page), []);
  await page.leave();
});
