// Play as in other programs: shaded and highlighted cells, digits marked as wrong, ways to enter digits, and the end of
// a game. And no reason is given for false claims.
import assert from "node:assert/strict";
import {test} from "node:test";
import {ask, digits, press, puzzles, ready, saying, select, visitors} from "./browser.js";

const {play, visit} = visitors();
const K = "..1......23.9....8.6..25.1......2.34....1....94.7......8.65..2.1....3.69......7..";
const P = puzzles.walked;
const solutionOf = (puzzle) => ask("check", {puzzle}).solutions[0];
const count = (page, selector) => page.locator(selector).count();
async function playWith(puzzle, settings, options = {}) {
  const page = await visit("b=" + puzzle, options);
  await ready(page);
  await page.evaluate((text) => localStorage.setItem("deduku-settings", text), JSON.stringify(settings));
  await page.reload();
  await ready(page);
  return page;
}

/** Asks why a digit is not in a cell, by the mode of the keypad. */
async function askWhyNot(page, cell, digit) {
  await select(page, cell);
  await press(page, "q");
  await page.click(`#why-${digit}`);
}

/** Enters digits into all empty cells. */
async function fill(page, puzzle, solution) {
  for (const cell of [...puzzle].flatMap((digit, cell) => (digit === "." ? [cell] : []))) {
    await page.evaluate((cell) => document.getElementById(`cell-${cell}`).focus(), cell);
    await select(page, cell);
    await press(page, solution[cell]);
  }
}

test("a true digit whose candidate is missing is never said to be ruled out", async () => {
  const page = await play(K);
  await ready(page);
  await select(page, 0);
  await press(page, "m", "4", "7", "m", "q");
  await page.click("#why-5");
  await saying(page, "r1c1 can still be 5.");
  assert.equal(solutionOf(K)[0], "5");
  await page.leave();
});

test("a wrong entry beside it is named in place of a reason", async () => {
  const page = await play(K);
  await ready(page);
  await select(page, 1);
  await press(page, "5");
  await askWhyNot(page, 0, 5);
  await saying(page, "r1c2 is not 5.");
  await askWhyNot(page, 0, 8);
  await saying(page, "r1c2 is not 5.");
  await page.leave();
});

test("one step that shows it comes before several that are easier", async () => {
  const page = await play(P);
  await ready(page);
  await askWhyNot(page, 52, 8);
  await saying(page, "Step 1 of 1");
  assert.match(await page.locator("#panel h3").innerText(), /Pointing/);
  await page.leave();
});

test("row, column and box of the cell are shaded, unless that is turned off", async () => {
  const page = await play(K);
  await ready(page);
  await select(page, 40);
  const lit = (await digits(page))[40];
  const houses = [...Array(81).keys()].filter((cell) => Math.floor(cell / 9) === 4 || cell % 9 === 4 || [3, 4, 5].includes(Math.floor(cell / 9)) && [3, 4, 5].includes(cell % 9));
  const shaded = houses.filter((cell) => lit === "." || K[cell] !== lit);
  assert.equal(await count(page, ".picture .shadedbg"), shaded.length);
  await page.click("#tool-settings");
  await page.click("#set-shade");
  await page.keyboard.press("Escape");
  assert.equal(await count(page, ".picture .shadedbg"), 0);
  await page.leave();
});

test("a digit that is entered lights its kind", async () => {
  const page = await play(K);
  await ready(page);
  await select(page, 0);
  await press(page, "5");
  const fives = (await digits(page)).replace(/[^5]/g, "").length;
  assert.equal(await count(page, ".picture .samebg"), fives);
  await press(page, "Delete");
  assert.equal(await count(page, ".picture .samebg"), 0);
  await page.leave();
});

test("wrong digits are shown at once to who wants that", async () => {
  const page = await playWith(K, {conflicts: "wrong"});
  const solution = solutionOf(K);
  await select(page, 0);
  const wrong = [..."123456789"].find((digit) => digit !== solution[0] && [...K].every((other, cell) => other !== digit || (cell > 8 && cell % 9 !== 0 && !(cell < 27 && cell % 9 < 3))));
  await press(page, wrong);
  await page.locator(".picture .conflictbg").waitFor();
  assert.equal(await count(page, ".picture .conflictbg"), 1);
  await press(page, solution[0]);
  await page.locator(".picture .conflictbg").waitFor({state: "detached"});
  await page.leave();
});

test("digit first: a digit is chosen, then cells are tapped", async () => {
  const page = await playWith(K, {order: "digit"}, {viewport: {width: 390, height: 844}, hasTouch: true});
  await page.locator("#key-5").tap();
  assert.equal(await page.locator("#key-5").getAttribute("aria-pressed"), "true");
  await page.locator("#cell-0").tap();
  await page.locator("#cell-1").tap();
  assert.equal((await digits(page)).slice(0, 2), "55");
  await page.locator("#cell-1").tap();
  assert.equal((await digits(page)).slice(0, 2), "5.", "once more takes it out");
  await page.locator("#cell-2").tap();
  assert.equal(await page.locator("#key-1").getAttribute("aria-pressed"), "true", "a given is chosen itself");
  await page.locator("#key-1").tap();
  await page.locator("#cell-3").tap();
  assert.equal((await digits(page)).slice(0, 4), "5.1.", "nothing is chosen any more");
  await page.leave();
});

test("the keys look as what they write", async () => {
  const page = await play(K);
  await ready(page);
  const looks = () => page.locator(".pad .keys").getAttribute("class");
  assert.equal(await looks(), "keys digit");
  for (const [mode, expected] of [
    ["centre", "places"],
    ["corner", "corner"],
    ["draw", "draw"],
  ]) {
    await page.click(`#mode-${mode}`);
    assert.equal(await looks(), `keys ${expected}`);
  }
  const sizeIn = async (mode) => {
    await page.click(`#mode-${mode}`);
    return page.locator("#key-5 .digit").evaluate((digit) => parseFloat(getComputedStyle(digit).fontSize));
  };
  assert.ok((await sizeIn("digit")) > 1.4 * (await sizeIn("centre")));
  await page.leave();
});

test("a board that is full and wrong says so, and the time goes on", async () => {
  const page = await playWith(K, {conflicts: "asked"});
  const solution = solutionOf(K);
  await fill(page, K, (solution[0] === "1" ? "2" : "1") + solution.slice(1));
  await saying(page, "All cells are filled, but something is wrong");
  const time = () => page.locator("#time").innerText();
  const before = await time();
  await page.waitForFunction((before) => document.querySelector("#time").textContent !== before, before);
  await page.click("#action-0");
  await saying(page, "r1c1 is not");
  await select(page, 0);
  await press(page, solution[0]);
  await saying(page, "Solved");
  await page.leave();
});

test("the end of a game tells the best time and the help that was used", async () => {
  const page = await play(K);
  await ready(page);
  await fill(page, K, solutionOf(K));
  await saying(page, "Your first time at this level.");
  assert.match(await page.locator("#panel").innerText(), /No hints used/);
  await page.click("#tool-new");
  await page.click("#new-restart");
  await page.keyboard.press("e");
  await page.locator("#panel .argument .end").waitFor();
  await fill(page, K, solutionOf(K));
  await saying(page, "Help used: 1 hint, up to the full explanation.");
  await page.leave();
});

test("a hint without candidates on the board draws none for singles, and shades the house at once", async () => {
  const page = await play(P);
  await ready(page);
  const {step} = ask("hint", {puzzle: P, level: 5});
  assert.match(step.technique, /single|full_house/);
  for (let level = 1; level <= 5; ++level) {
    await press(page, "h");
    await saying(page, `${level} of 5`);
    assert.equal(await count(page, ".picture .pm"), 0, `level ${level}`);
    assert.ok((await count(page, ".picture :is(.base, .house, .placed, .goal, .bar, .lit)")) > 0, `level ${level}`);
  }
  await page.leave();
});

test("the name of the puzzle is never torn into letters, whatever is drawn", async () => {
  const page = await play(P);
  await ready(page);
  await press(page, "e");
  await page.locator("#panel .argument .end").waitFor();
  for (const [width, height] of [[1024, 768], [1080, 810], [1100, 800], [1194, 834], [980, 700], [1280, 720], [390, 844], [320, 568]]) {
    await page.setViewportSize({width, height});
    const lines = await page.evaluate(() => {
      const title = document.querySelector(".puzzle h1");
      title.textContent = "Medium, seed 394051";
      return title.getBoundingClientRect().height / parseFloat(getComputedStyle(title).lineHeight);
    });
    assert.ok(lines < 2.1, `${width} x ${height}: ${lines} lines`);
  }
  await page.leave();
});

test("the keypad stays where there is room for it", async () => {
  const page = await play(P, {viewport: {width: 390, height: 844}});
  await ready(page);
  for (const [width, height] of [[390, 844], [1600, 720], [1280, 720], [1366, 768]]) {
    await page.setViewportSize({width, height});
    await press(page, "e");
    await page.locator("#panel .argument .end").waitFor();
    assert.ok(await page.locator("#key-5").isVisible(), `${width} x ${height}`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight), false);
    await page.click("#close-panel");
  }
  await page.leave();
});

test("what is read aloud names rows and columns", async () => {
  const page = await play(P);
  await ready(page);
  await askWhyNot(page, 52, 8);
  await saying(page, "Step 1 of 1");
  const said = await page.locator("#card-report").innerText();
  assert.doesNotMatch(said, /r\d+c\d+/);
  assert.match(said, /row \d, column/);
  await page.leave();
});

test("today’s puzzles that were solved are marked, with the days in a row", async () => {
  const page = await visit();
  const today = Math.floor(Date.UTC(new Date().getFullYear(), new Date().getMonth(), new Date().getDate()) / 86_400_000);
  const kept = {of: {easy: {n: 4, best: 90, day: today, streak: 4}}, counted: []};
  await page.evaluate((text) => localStorage.setItem("deduku-solved", text), JSON.stringify(kept));
  await page.click("#begin-today");
  const row = page.locator("#today-easy");
  await row.waitFor();
  assert.match(await row.innerText(), /Solved today\s+4 days in a row/);
  assert.doesNotMatch(await page.locator("#today-medium").innerText(), /Solved/);
  await page.leave();
});

test("on the smallest windows nothing is torn into letters or lies over another", async () => {
  const page = await visit("v=rate&b=" + P, {viewport: {width: 280, height: 653}, hasTouch: true});
  await page.locator(".rate .facts dd").first().waitFor();
  const narrow = () =>
    page.evaluate(() => [...document.querySelectorAll(".rate .facts dd")].filter(({clientWidth}) => clientWidth > 0 && clientWidth < 60).length);
  assert.equal(await narrow(), 0);
  await page.click("#tool-new");
  const overlaps = await page.evaluate(() =>
    [...document.querySelectorAll(".choice")].some((choice) => {
      const [name, range] = [choice.querySelector("b"), choice.querySelector("small")].map((part) => part.getBoundingClientRect());
      return name.right > range.left && name.left < range.right && name.bottom > range.top && name.top < range.bottom;
    }),
  );
  assert.equal(overlaps, false);
  await page.keyboard.press("Escape");
  await page.setViewportSize({width: 320, height: 568});
  await page.evaluate(() => document.querySelector("#tab-walk").click());
  await page.locator(".place.now .where").waitFor();
  await page.evaluate(() => (location.hash = location.hash.replace(/&s=\d+|$/, "&s=20")));
  await page.locator("#step-20.now .outs").waitFor();
  const covered = await page.evaluate(() => {
    const tag = document.querySelector(".place.now .tag").getBoundingClientRect();
    return [...document.querySelectorAll(".place.now .outs button")].some((button) => {
      const {left, top, width} = button.getBoundingClientRect();
      return width > 0 && left < tag.right && top < tag.bottom;
    });
  });
  assert.equal(covered, false, "the class of the step is seen");
  await page.leave();
});

test("the buttons over the board do not overlap on a phone", async () => {
  const page = await play(P, {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});
  await ready(page);
  const [filter, time] = await Promise.all(["#filter-open", "#time-toggle"].map((button) => page.locator(button).boundingBox()));
  assert.ok(filter.x + filter.width <= time.x + 0.5, `${filter.x + filter.width} > ${time.x}`);
  await page.leave();
});
