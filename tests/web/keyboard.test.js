// The keys of the page, one by one, and a puzzle from its entry to its rating by keyboard alone; the equivalents by
// touch.
import assert from "node:assert/strict";
import {test} from "node:test";
import {
  allListed,
  answer,
  boxOf,
  digits,
  heading,
  nameOf,
  press,
  puzzles,
  ready,
  saying,
  select,
  visitors,
} from "./browser.js";

const {play, visit} = visitors();
const selected = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[role=gridcell][aria-selected=true]")].map((cell) => Number(cell.id.slice(5))),
  );
const focused = (page) => page.evaluate(() => document.activeElement.id);
const centre = async (page, cell) => {
  const box = await boxOf(page, "#cell-" + cell);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

test("arrows move and go round, Home and End lead to the ends of a row", async () => {
  const page = await play();
  assert.equal(await focused(page), "cell-40");
  await press(page, "ArrowUp", "ArrowLeft");
  assert.equal(await focused(page), "cell-30");
  await press(page, "End", "ArrowRight");
  assert.equal(await focused(page), "cell-27");
  await press(page, "Home", "ArrowLeft", "ArrowDown");
  assert.equal(await focused(page), "cell-44");
  assert.equal(await page.locator("[role=gridcell][tabindex='0']").count(), 1);
  await page.leave();
});

test("Shift extends the selection by arrows and by mouse", async () => {
  const page = await play();
  await press(page, "Shift+ArrowRight", "Shift+ArrowDown");
  assert.deepEqual(await selected(page), [40, 41, 50]);
  await press(page, "ArrowDown");
  assert.deepEqual(await selected(page), [59]);
  await select(page, 0);
  await page.locator("#cell-10").click({modifiers: ["Shift"]});
  assert.deepEqual(await selected(page), [0, 1, 9, 10]);
  await page.locator("#cell-80").click({modifiers: ["Control"]});
  assert.deepEqual(await selected(page), [0, 1, 9, 10, 80]);
  await page.leave();
});

test("dragging selects, a double click takes all of a digit", async () => {
  const page = await play();
  await page.mouse.move(...(await centre(page, 20)));
  await page.mouse.down();
  await page.mouse.move(...(await centre(page, 24)), {steps: 12});
  await page.mouse.up();
  assert.deepEqual(await selected(page), [20, 21, 22, 23, 24]);
  await page.locator("#cell-0").dblclick();
  assert.deepEqual(
    await selected(page),
    [...puzzles.hard].flatMap((digit, cell) => (digit === "1" ? [cell] : [])),
  );
  await page.leave();
});

test("letters and Space switch what a digit does", async () => {
  const page = await play();
  const pressed = () => page.evaluate(() => document.querySelector(".modes [aria-pressed=true]").id);
  for (const [key, mode] of [
    ["m", "mode-centre"],
    ["m", "mode-digit"],
    ["x", "mode-corner"],
    ["m", "mode-centre"],
    ["v", "mode-colour"],
    ["c", "mode-centre"],
    ["z", "mode-digit"],
    ["b", "mode-draw"],
    ["Space", "mode-digit"],
    ["Space", "mode-corner"],
    ["Space", "mode-centre"],
    ["Space", "mode-colour"],
    ["Space", "mode-draw"],
  ]) {
    await press(page, key);
    assert.equal(await pressed(), mode);
  }
  await page.leave();
});

test("F and a digit light it, without entering it", async () => {
  const page = await play();
  await select(page, 2);
  await press(page, "f", "7");
  assert.equal(await page.locator(".picture .samebg").count(), 3);
  assert.equal(await nameOf(page, 2), "row 1, column 3: empty");
  await press(page, "f", "7");
  assert.equal(await page.locator(".picture .samebg").count(), 0);
  await page.leave();
});

test("Delete, Control Z and Control Y, wherever the focus is", async () => {
  const page = await play();
  await select(page, 2);
  await press(page, "3", "Delete");
  assert.equal(await nameOf(page, 2), "row 1, column 3: empty");
  await page.locator("#tool-settings").focus();
  await press(page, "Control+z");
  assert.equal(await nameOf(page, 2), "row 1, column 3: 3");
  await press(page, "Control+z", "Control+Shift+z", "Control+y");
  assert.equal(await nameOf(page, 2), "row 1, column 3: empty");
  await page.leave();
});

test("H and Shift H, Enter, Escape, A, Q and the question mark", async () => {
  const page = await play();
  await ready(page);
  await press(page, "h");
  await saying(page, "1 of 5");
  await press(page, "h");
  await saying(page, "2 of 5");
  await press(page, "Shift+H");
  await saying(page, "1 of 5");
  await press(page, "Escape");
  await saying(page, "Show where to look");
  for (let level = 1; level <= 5; ++level) {
    await press(page, "h");
    await saying(page, level + " of 5");
  }
  await press(page, "Enter");
  await answer(async () => (await digits(page)) !== puzzles.hard);
  await press(page, "a");
  assert.equal(await heading(page), "All possible next steps");
  await press(page, "Escape", "q");
  assert.match(await heading(page), /^Which digit of/);
  await press(page, "Escape", "?");
  assert.equal(await page.locator("dialog h2").innerText(), "Keys");
  await press(page, "Escape");
  await page.locator("dialog").waitFor({state: "hidden"});
  assert.match(await focused(page), /^cell-/);
  await page.leave();
});

test("the keys of the board work after a click on a button, and Enter and Space stay the button's", async () => {
  const page = await play();
  await ready(page);
  await page.click("#act-fill");
  await press(page, "h");
  await saying(page, "1 of 5");
  assert.equal(await focused(page), "cell-40");
  await page.click("#hint-on");
  await saying(page, "2 of 5");
  await press(page, "ArrowLeft");
  assert.equal(await focused(page), "cell-39");
  await page.click("#mode-centre");
  await press(page, "Space");
  assert.equal(await page.locator("#mode-centre").getAttribute("aria-pressed"), "true");
  assert.match(await nameOf(page, 39), /candidates/);
  await press(page, "m", "Home", "ArrowRight", "ArrowRight", "4");
  assert.equal(await nameOf(page, 38), "row 5, column 3: 4");
  await page.click("#act-undo");
  await press(page, "Delete");
  assert.equal(await nameOf(page, 38), "row 5, column 3: empty");
  await page.locator("#time-toggle").focus();
  await press(page, "Enter");
  assert.equal(await page.locator("#time-toggle").getAttribute("aria-pressed"), "false");
  assert.equal(await focused(page), "time-toggle");
  await page.leave();
});

test("the keys of the board work after a dialog, and while nothing has the focus", async () => {
  const page = await play();
  await ready(page);
  await page.click("#tool-new");
  await page.click("#class-easy");
  await answer(async () => (await focused(page)) === "cell-40");
  await page.click("#tool-settings");
  await page.click("#close-dialog");
  await press(page, "ArrowDown");
  assert.equal(await focused(page), "cell-49");
  await page.click("#tool-import");
  await page.locator("#import-text").fill(puzzles.hard);
  await page.locator("#import-play:enabled").click();
  await answer(async () => (await focused(page)) === "cell-49");
  await page.evaluate(() => document.activeElement.blur());
  await press(page, "h");
  await saying(page, "1 of 5");
  assert.equal(await focused(page), "cell-49");
  await page.leave();
});

test("texts, choices, dialogs and lists keep their keys", async () => {
  const page = await play();
  await ready(page);
  await page.click("#tool-import");
  await press(page, "1", "h", "Delete", "ArrowLeft");
  assert.equal(await page.locator("#import-text").inputValue(), "1h");
  await page.locator("#import-open").focus();
  await press(page, "h", "3", "m");
  await page.click("#close-dialog");
  await page.locator("#language").focus();
  await press(page, "ArrowRight", "ArrowLeft", "5");
  assert.equal(await page.locator("[aria-selected=true]").getAttribute("id"), "cell-40");
  assert.equal(await digits(page), puzzles.hard);
  assert.equal(await heading(page), "Hint");
  assert.equal(await page.locator("#hint-text").count(), 0);
  await press(page, "Tab");
  await page.click("#all-steps");
  await allListed(page);
  await page.locator(".groups").focus();
  await press(page, "ArrowDown", "End");
  await page.waitForFunction(() => document.querySelector(".groups").scrollTop > 0);
  assert.equal(await page.locator("[aria-selected=true]").getAttribute("id"), "cell-40");
  await page.leave();
});

test("arrows with Control select more, too", async () => {
  const page = await play();
  await press(page, "Control+ArrowRight", "Control+ArrowDown", "Shift+ArrowDown");
  assert.deepEqual(await selected(page), [40, 41, 50, 59]);
  await page.leave();
});

test("letters can be turned off", async () => {
  const page = await play();
  await ready(page);
  await page.click("#tool-settings");
  await page.click("#set-letterKeys");
  await page.click("#close-dialog");
  await press(page, "h", "a", "q", "m", "c");
  await select(page, 2);
  await press(page, "h", "a", "q", "m", "c", "4");
  assert.equal(await heading(page), "Hint");
  assert.equal(await nameOf(page, 2), "row 1, column 3: 4");
  await page.leave();
});

test("a long press on a mark asks why it is not there", async () => {
  const page = await play(puzzles.hard, {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});
  await ready(page);
  const box = await boxOf(page, "#cell-2");
  const touch = await page.context().newCDPSession(page);
  const at = [{x: box.x + box.width * 0.8, y: box.y + box.height * 0.8}]; // the position of 9
  await touch.send("Input.dispatchTouchEvent", {type: "touchStart", touchPoints: at});
  await saying(page, "r1c3 is not 9.");
  await touch.send("Input.dispatchTouchEvent", {type: "touchEnd", touchPoints: []});
  await page.leave();
});

test("a finger drags over several cells", async () => {
  const page = await play(puzzles.hard, {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});
  const touch = await page.context().newCDPSession(page);
  const point = async (cell) => {
    const [x, y] = await centre(page, cell);
    return [{x, y}];
  };
  await touch.send("Input.dispatchTouchEvent", {type: "touchStart", touchPoints: await point(2)});
  for (const cell of [3, 4, 5])
    await touch.send("Input.dispatchTouchEvent", {type: "touchMove", touchPoints: await point(cell)});
  await touch.send("Input.dispatchTouchEvent", {type: "touchEnd", touchPoints: []});
  assert.deepEqual(await selected(page), [2, 3, 4, 5]);
  await page.leave();
});

/** Continues by Tab until the element with this id has the focus. */
async function tabTo(page, id, key = "Tab") {
  for (let presses = 0; presses < 60; ++presses) {
    if ((await focused(page)) === id) return;
    await press(page, key);
  }
  assert.fail("no way to " + id);
}

test("from the entry to the rating by keyboard alone", async () => {
  const page = await visit();
  await page.locator("#welcome-own").waitFor();
  await press(page, "Escape", "Home", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp");
  assert.equal(await focused(page), "cell-0");
  await page.keyboard.type(puzzles.hard);
  assert.equal(await digits(page), puzzles.hard);
  await tabTo(page, "action-0", "Shift+Tab").catch(() => tabTo(page, "action-0"));
  await press(page, "Enter");
  await answer(async () => (await heading(page)) === "Hint" && /^cell-/.test(await focused(page)));
  for (let level = 1; level <= 5; ++level) {
    await press(page, "h");
    await saying(page, level + " of 5");
  }
  await press(page, "Enter");
  await answer(async () => (await digits(page)) !== puzzles.hard);
  await press(page, "Control+z");
  await answer(async () => (await digits(page)) === puzzles.hard);
  await tabTo(page, "tab-walk");
  await press(page, "Enter");
  await page.locator(".place.now").waitFor({timeout: 30_000});
  const place = () => page.evaluate(() => document.querySelector(".place.now").id);
  await press(page, "ArrowRight", "ArrowRight");
  assert.equal(await place(), "step-2");
  await press(page, "End", "ArrowLeft");
  assert.match(await place(), /^step-6\d$/);
  await press(page, "Home");
  assert.equal(await place(), "puzzle");
  await tabTo(page, "tab-rate");
  await press(page, "Enter");
  await page.locator("#rate-stop").waitFor({state: "hidden", timeout: 60_000});
  assert.match(await page.locator("#scale-r .v").innerText(), /^5\.80/);
  await page.leave();
});

test("the keys are shown from the head of the page", async () => {
  const page = await play();
  await page.click("#tool-keys");
  await page.locator(".keylist").waitFor();
  await page.leave();
});
