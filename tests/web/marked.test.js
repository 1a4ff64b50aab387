// The marks of cells on the board: the line under a wrong digit, also on a phone, and the single ring of the selection.
import assert from "node:assert/strict";
import {test} from "node:test";
import {answer, checkWrongEntry, press, puzzles, ready, saying, select, visitors} from "./browser.js";

const {play} = visitors();

/** The cells with a line under their digit, each with the fault of the line. */
const linesOn = (page) =>
  page.evaluate(() => {
    const boxOf = (element) => element.getBoundingClientRect();
    const picture = boxOf(document.querySelector("#board .board"));
    const cells = [...document.querySelectorAll("#board [role=gridcell]")];
    const digits = [...document.querySelectorAll("#board text.conflict")];
    const red = getComputedStyle(digits[0] ?? document.body).fill;
    return [...document.querySelectorAll("#board .squiggle")].map((line) => {
      const {left, right, top, bottom} = boxOf(line);
      const at = cells.findIndex((cell) => {
        const box = boxOf(cell);
        return box.left <= left && right <= box.right && box.top <= top && bottom <= box.bottom;
      });
      const faults = [];
      const isIn = picture.left <= left && right <= picture.right && bottom <= picture.bottom;
      if (at < 0 || !isIn) return {cell: at, faults: ["cut"]};
      const cell = boxOf(cells[at]);
      const digit = digits.find((digit) => boxOf(digit).left >= cell.left && boxOf(digit).right <= cell.right);
      const scale = picture.width / 944;
      const style = getComputedStyle(line);
      if (!digit) faults.push("no digit");
      if ((right - left) * 2 < cell.width) faults.push("short");
      if (top < cell.top + 72.5 * scale) faults.push("over the digit");
      if (parseFloat(style.strokeWidth) * scale < 1) faults.push("thin");
      if (style.stroke !== red || style.fill !== "none") faults.push("colour");
      return {cell: at, faults};
    });
  });
const whole = (cells) => cells.map((cell) => ({cell, faults: []}));

for (const [width, height] of [
  [320, 568],
  [375, 667],
  [844, 390],
])
  test(`a digit that stands twice has a line under it: ${width} x ${height}`, async () => {
    const page = await play(puzzles.hard, {viewport: {width, height}, hasTouch: true, isMobile: true});
    await ready(page);
    await page.locator("#cell-2").tap();
    await page.locator("#key-1").tap();
    await answer(() => page.locator("#board .squiggle").count());
    assert.deepEqual(await linesOn(page), whole([0, 2]));
    await page.locator("#key-1").tap(); // removes it again
    await answer(async () => (await page.locator("#board .squiggle").count()) === 0);
    await page.leave();
  });

for (const colorScheme of ["light", "dark"])
  test(`an entry that a check has shown to be wrong has a line under it on a phone: ${colorScheme}`, async () => {
    const page = await play(puzzles.hard, {viewport: {width: 375, height: 667}, hasTouch: true, colorScheme});
    await ready(page);
    await checkWrongEntry(page);
    assert.deepEqual(await linesOn(page), whole([2]));
    await page.leave();
  });

/** The number of rings: around the selection, and around the cell with the focus. */
const ringsOn = (page) =>
  page.evaluate(() => {
    const isRing = (cell) => {
      const {outlineStyle, outlineWidth, boxShadow, borderStyle} = getComputedStyle(cell);
      return (
        (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none" || borderStyle !== "none"
      );
    };
    const cells = [...document.querySelectorAll("#board [role=gridcell]")];
    const drawn = [...document.querySelectorAll("#board .selection")].filter((ring) => ring.getAttribute("d") !== "");
    return {drawn: drawn.length, focused: cells.flatMap((cell, at) => (isRing(cell) ? [at] : []))};
  });

test("one ring is around the selected cell, however it was selected", async () => {
  const page = await play();
  await ready(page);
  const once = {drawn: 1, focused: []};
  assert.deepEqual(await ringsOn(page), once);
  await select(page, 2);
  assert.deepEqual(await ringsOn(page), once);
  await press(page, "ArrowRight", "ArrowDown");
  assert.equal(await page.evaluate(() => document.activeElement.id), "cell-12");
  assert.deepEqual(await ringsOn(page), once);
  await page.click("#hint-all"); // the engine draws the board
  await saying(page, "5 of 5");
  assert.deepEqual(await ringsOn(page), once);
  await page.leave();
});

test("of several cells the one with the cursor has a second ring, for keys alone", async () => {
  const page = await play();
  await ready(page);
  await press(page, "ArrowUp", "Shift+ArrowRight", "Shift+ArrowRight");
  assert.deepEqual(await ringsOn(page), {drawn: 1, focused: [33]});
  await press(page, "ArrowRight");
  assert.deepEqual(await ringsOn(page), {drawn: 1, focused: []});
  await page.leave();
});
