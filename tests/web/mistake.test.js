// Help with a mistake on the player's own board: the contradiction, in few steps; and no list of steps hides it.
import assert from "node:assert/strict";
import {test} from "node:test";
import {answer, digits, heading, nameOf, press, ready, saying, select, visitors} from "./browser.js";

const {play, visit} = visitors();
/** Solved by singles; with 8 in row 9, column 4, row 2, column 6 has no candidate after one more digit. */
const easy = ".2.9......48....31....63.2...94.7..3..3.8.2..4..1.56...3.57....25....18......6.5.";

async function checkWrong(page) {
  await ready(page);
  await select(page, 75);
  await press(page, "8");
  await page.click("#act-check");
  await saying(page, "r9c4 is not 8.");
}

test("what contradicts an entry is shown from the entry on, on the player's board", async () => {
  const page = await play(easy);
  await checkWrong(page);
  assert.doesNotMatch(await page.locator("#panel").innerText(), /hint/i, "nobody has asked for one");
  await page.click("#action-1");
  await saying(page, "Suppose r9c4 is 8");
  await saying(page, "Step 1 of 2");
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".picture text.own, .picture text.given")].map((text) => text.textContent).join(""),
    );
  assert.equal((await shown()).length, 30, "the digits of the board, and the wrong one");
  assert.equal(await page.locator(".picture .pm").count(), 0, "no marks that the player has not written");
  await press(page, "PageDown");
  await saying(page, "no candidate would be left for r2c6");
  assert.equal(await page.locator(".picture .conflictbg").count(), 1);
  await press(page, "PageUp");
  await saying(page, "Step 1 of 2");
  await page.click("#close-panel");
  await saying(page, "r9c4 is not 8.");
  assert.equal(await nameOf(page, 75), "row 9, column 4: 8, in conflict");
  await page.click("#action-0");
  assert.equal(await digits(page), easy);
  await page.leave();
});

test("arrows outside of the board go through an argument, on the board they move the cell", async () => {
  const page = await play(easy);
  await checkWrong(page);
  await page.click("#action-1");
  await saying(page, "Step 1 of 2");
  await page.locator("#argument-on").focus();
  await press(page, "ArrowRight");
  await saying(page, "Step 2 of 2");
  await select(page, 0);
  await press(page, "ArrowRight");
  await saying(page, "Step 2 of 2");
  assert.equal(await page.evaluate(() => document.activeElement.id), "cell-1");
  await page.leave();
});

test("a hint says that it has to wait for a mistake", async () => {
  const page = await play(easy);
  await ready(page);
  await select(page, 75);
  await press(page, "8", "h");
  await saying(page, "r9c4 is not 8.");
  await saying(page, "Correct this first, then ask for a hint.");
  await page.leave();
});

test("all steps of a board with a mistake: the mistake is shown", async () => {
  const page = await play(easy);
  await ready(page);
  await select(page, 75);
  await press(page, "8", "a");
  await saying(page, "r9c4 is not 8.");
  await page.leave();
});

test("all steps of givens that contradict each other: that there is no solution", async () => {
  const page = await visit("b=11" + ".".repeat(79));
  await saying(page, "1 appears twice: r1c1, r1c2.");
  await press(page, "a");
  await saying(page, "1 appears twice: r1c1, r1c2.");
  assert.equal(await heading(page), "No solution");
  await page.click("#action-0");
  await answer(async () => (await heading(page)) === "Entering a puzzle");
  await page.leave();
});

/** Row 1, column 4 and three more cells are 4 and 6, one way or the other. */
const two = "123.5.789456789123789123456231.7.895875912364694538217317265948542897631968341572";

test("an entry that no solution of several has is named", async () => {
  const page = await play(two);
  await saying(page, "More than one solution");
  await select(page, 3);
  await press(page, "5");
  await page.click("#act-check");
  await saying(page, "r1c4 is not 5.");
  await page.click("#action-0");
  assert.equal(await digits(page), two);
  await page.leave();
});

test("entries that exclude each other are named where either could be right", async () => {
  const page = await play(two);
  await saying(page, "More than one solution");
  await select(page, 3);
  await press(page, "4");
  await select(page, 32);
  await press(page, "6", "h");
  await saying(page, "No solution of the puzzle has r1c4=4 and r4c6=6 together.");
  assert.equal(await heading(page), "These cannot all be right");
  await page.click("#act-check");
  await saying(page, "No solution of the puzzle has r1c4=4 and r4c6=6 together.");
  await page.leave();
});

test("a digit without a place in a house is the reason why there is no solution", async () => {
  const page = await play("...2345671".padEnd(81, "."));
  await saying(page, "Row 1: no place is left for 1.");
  assert.equal(await heading(page), "No solution");
  await page.leave();
});
