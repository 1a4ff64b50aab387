// A puzzle is solved by hand: digits and marks by key, mouse and touch, and the stored state.
import assert from "node:assert/strict";
import {test} from "node:test";
import {boxOf, digits, heading, nameOf, press, puzzles, ready, saying, select, visitors} from "./browser.js";

const {newContext, play, visit} = visitors();
const solution = "123456789456789132789132564231895476694273815875614293368541927512967348947328651";

test("digits and marks by key, undone and done again", async () => {
  const page = await play();
  await select(page, 2);
  await press(page, "3");
  assert.equal(await nameOf(page, 2), "row 1, column 3: 3");
  await press(page, "ArrowRight", "Control+Digit4", "Control+Digit8");
  assert.equal(await nameOf(page, 3), "row 1, column 4: candidates 4 8");
  await press(page, "m", "4");
  assert.equal(await nameOf(page, 3), "row 1, column 4: candidates 8");
  await press(page, "m", "Control+z", "Control+z", "Control+z", "Control+z");
  assert.equal(await nameOf(page, 2), "row 1, column 3: empty");
  await press(page, "Control+y", "Control+y");
  assert.equal(await nameOf(page, 3), "row 1, column 4: candidates 4");
  await press(page, "Delete");
  assert.equal(await nameOf(page, 3), "row 1, column 4: empty");
  await page.leave();
});

test("several cells by dragging, and by mouse alone", async () => {
  const page = await play();
  const centre = async (cell) => {
    const box = await boxOf(page, "#cell-" + cell);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await centre(2)));
  await page.mouse.down();
  await page.mouse.move(...(await centre(5)), {steps: 8});
  await page.mouse.up();
  assert.equal(await page.locator("[aria-selected=true]").count(), 4);
  await page.click("#mode-centre");
  await page.click("#key-4");
  for (const cell of [2, 3, 4, 5]) assert.match(await nameOf(page, cell), /candidates 4/);
  await page.leave();
});

test("by touch", async () => {
  const page = await play(puzzles.hard, {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});
  await page.locator("#cell-2").tap();
  await page.locator("#key-3").tap();
  assert.equal(await nameOf(page, 2), "row 1, column 3: 3");
  await page.locator("#key-erase").tap();
  assert.equal(await nameOf(page, 2), "row 1, column 3: empty");
  await page.leave();
});

test("marks are filled in, tidied by a digit, and written automatically", async () => {
  const page = await play();
  await ready(page);
  await page.click("#act-fill");
  assert.equal(await nameOf(page, 3), "row 1, column 4: candidates 4 8");
  await select(page, 2);
  await press(page, "8");
  await page.waitForFunction(() => document.querySelector("#cell-3").ariaLabel.endsWith("candidates 4"));
  await press(page, "Control+z");
  assert.equal(await nameOf(page, 3), "row 1, column 4: candidates 4 8");
  await page.click("#act-undo");
  assert.equal(await nameOf(page, 3), "row 1, column 4: empty");
  await page.click("#tool-settings");
  await page.click("#set-autoMarks");
  await page.click("#close-dialog");
  assert.equal(await nameOf(page, 3), "row 1, column 4: candidates 4 8");
  await select(page, 3);
  await press(page, "Control+Digit4");
  assert.equal(await nameOf(page, 3), "row 1, column 4: candidates 8");
  await page.leave();
});

test("conflicts are shown at once, or when asked", async () => {
  const page = await play();
  await ready(page);
  await select(page, 2);
  await press(page, "1");
  await page.waitForFunction(() => document.querySelector("#cell-2").ariaLabel.includes("in conflict"));
  await page.click("#tool-settings");
  await page.locator("#conflicts-asked").check({force: true});
  await page.click("#close-dialog");
  assert.equal(await nameOf(page, 2), "row 1, column 3: 1");
  await page.click("#act-check");
  await saying(page, "r1c3 is not 1.");
  assert.match(await nameOf(page, 2), /in conflict/);
  await page.leave();
});

test("a digit is lit", async () => {
  const page = await play();
  await select(page, 0);
  assert.equal(await page.locator(".samebg").count(), 4);
  await press(page, "f", "9");
  assert.equal(await page.locator(".samebg").count(), 4);
  assert.equal(await page.locator("#key-9.lit").count(), 1);
  await page.leave();
});

test("the timer runs, and can be hidden", async () => {
  const page = await play();
  await page.waitForFunction(() => document.querySelector("#time").textContent >= "00:01");
  await page.click("#time-toggle");
  assert.equal(await page.locator("#time").textContent(), "");
  await page.leave();
});

test("the state survives closing, and travels in the link", async () => {
  const context = await newContext();
  const page = await visit("b=" + puzzles.hard, {context});
  await select(page, 2);
  await press(page, "3", "ArrowRight", "Control+Digit4");
  await page.waitForURL(/~/); // with the mark
  const link = page.url();
  await page.close();
  const again = await visit("", {context});
  assert.equal(await nameOf(again, 2), "row 1, column 3: 3");
  assert.equal(await nameOf(again, 3), "row 1, column 4: candidates 4");
  await press(again, "Control+z", "Control+z");
  assert.equal(await nameOf(again, 2), "row 1, column 3: empty");
  await again.leave();
  const elsewhere = await visit(link.split("#")[1]);
  assert.equal(await nameOf(elsewhere, 2), "row 1, column 3: 3");
  assert.equal(await nameOf(elsewhere, 3), "row 1, column 4: candidates 4");
  await elsewhere.leave();
});

test("the last digit ends the game", async () => {
  const page = await play();
  await ready(page);
  for (let cell = 0; cell < 81; ++cell) {
    if (puzzles.hard[cell] !== ".") continue;
    await select(page, cell);
    await press(page, solution[cell]);
  }
  await saying(page, "Solved");
  assert.match(await page.locator("#panel").innerText(), /No hints used/);
  await page.leave();
});

test("a new puzzle or an empty board in the middle of a game is undone, and done again", async () => {
  const page = await play();
  await ready(page);
  await select(page, 2);
  await press(page, "3", "ArrowRight", "Control+Digit4");
  const played = await digits(page);
  await page.click("#tool-new");
  await page.click("#class-easy");
  await page.locator("#panel h2", {hasText: "Hint"}).waitFor();
  await page.locator(".puzzle h1", {hasText: "Easy"}).waitFor();
  const easy = await digits(page);
  await page.click("#tool-new");
  await page.click("#new-empty");
  assert.equal(await digits(page), ".".repeat(81));
  await press(page, "Control+z");
  assert.equal(await digits(page), played);
  assert.equal(await nameOf(page, 3), "row 1, column 4: candidates 4");
  await press(page, "Control+z", "Control+z");
  assert.equal(await digits(page), puzzles.hard);
  assert.equal(await page.locator("#act-undo").isDisabled(), true);
  await press(page, "Control+y", "Control+y", "Control+y");
  assert.equal(await digits(page), ".".repeat(81));
  assert.equal(await page.locator("#act-redo").isDisabled(), true);
  await page.keyboard.type("12");
  await page.click("#tool-new");
  await page.click("#class-easy");
  await page.locator(".puzzle h1", {hasText: "Easy"}).waitFor();
  await page.click("#act-undo");
  assert.equal((await digits(page)).replaceAll(".", ""), "12");
  assert.equal(await heading(page), "Entering a puzzle");
  await press(page, "Control+z", "Control+z", "Control+z");
  assert.equal(await digits(page), played);
  assert.notEqual(played, easy);
  await page.leave();
});
