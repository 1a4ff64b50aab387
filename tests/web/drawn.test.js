// Lines that a player draws, the candidates shown, and playing from a step of the walk.
import assert from "node:assert/strict";
import {join} from "node:path";
import {test} from "node:test";
import {
  answer,
  boxOf,
  digits,
  nameOf,
  pictures,
  press,
  puzzles,
  ready,
  saying,
  select,
  violations,
  visitors,
} from "./browser.js";

const {newContext, play, visit} = visitors();
const announced = (page) => page.locator("#announced").innerText();
const lines = (page) =>
  page
    .locator("#board .picture :is(.drawn-strong, .drawn-weak)")
    .evaluateAll((paths) => paths.map((path) => path.getAttribute("class").slice(6)));

/** A visit to a board with all marks, in the mode that draws. */
async function drawing(options) {
  const page = await play(puzzles.hard, options);
  await ready(page);
  await page.click("#act-fill");
  await select(page, 2);
  await page.click("#mode-draw");
  return page;
}

/** The centre of a mark on the screen; of the whole cell if it has no such mark. */
async function middleOf(page, cell, digit) {
  const box = await boxOf(page, "#cell-" + cell);
  const at = (place) => 0.2 + 0.3 * place;
  if (digit === 0) return [box.x + box.width / 2, box.y + box.height / 2];
  return [box.x + box.width * at((digit - 1) % 3), box.y + box.height * at(Math.floor((digit - 1) / 3))];
}

async function drag(page, from, to) {
  await page.mouse.move(...(await middleOf(page, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(page, ...to)), {steps: 5});
  await page.mouse.up();
}

test("dragging draws a strong link, once more a weak one, and none; all of it can be undone", async () => {
  const page = await drawing();
  await drag(page, [2, 3], [20, 3]);
  assert.deepEqual(await lines(page), ["strong"]);
  assert.equal(await announced(page), "Strong link (3)row 1, column 3 – (3)row 3, column 3");
  await drag(page, [20, 3], [2, 3]);
  assert.deepEqual(await lines(page), ["weak"]);
  await drag(page, [2, 3], [2, 4]);
  await drag(page, [0, 0], [8, 0]);
  assert.equal(await announced(page), "Strong link row 1, column 1 – row 1, column 9");
  assert.deepEqual(await lines(page), ["weak", "strong", "strong"]);
  await drag(page, [2, 3], [20, 3]);
  assert.deepEqual(await lines(page), ["strong", "strong"]);
  await page.click("#act-undo");
  assert.deepEqual(await lines(page), ["weak", "strong", "strong"]);
  await page.click("#act-line\\.clear");
  assert.deepEqual(await lines(page), []);
  assert.equal(await announced(page), "All lines are cleared.");
  assert.equal(await page.locator("#act-line\\.clear").isDisabled(), true);
  await press(page, "Control+z");
  assert.equal((await lines(page)).length, 3);
  await page.screenshot({path: join(pictures, "page-drawn-lines.png")});
  await page.leave();
});

test("lines by keyboard: L joins the two cells that were selected last, Shift L clears", async () => {
  const page = await drawing();
  await press(page, "z", "l");
  assert.equal(await announced(page), "Select two cells to join with a line.");
  await press(page, "Shift+ArrowRight", "l");
  assert.equal(await announced(page), "Strong link row 1, column 3 – row 1, column 4");
  await press(page, "f", "4", "l");
  assert.equal(await announced(page), "Strong link (4)row 1, column 3 – (4)row 1, column 4");
  await press(page, "l");
  assert.equal(await announced(page), "Weak link (4)row 1, column 3 – (4)row 1, column 4");
  assert.deepEqual(await lines(page), ["strong", "weak"]);
  await press(page, "Shift+L");
  assert.deepEqual(await lines(page), []);
  await page.leave();
});

test("by touch, too; a line goes with what Delete takes from its cell; axe finds nothing", async () => {
  const page = await drawing({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});
  const client = await page.context().newCDPSession(page);
  const touch = async (type, ...at) =>
    client.send("Input.dispatchTouchEvent", {type, touchPoints: at.map(([x, y]) => ({x, y}))});
  await touch("touchStart", await middleOf(page, 2, 3));
  await touch("touchMove", await middleOf(page, 3, 4));
  await touch("touchMove", await middleOf(page, 8, 3));
  await touch("touchEnd");
  await answer(async () => (await lines(page)).length === 1);
  assert.equal(await announced(page), "Strong link (3)row 1, column 3 – (3)row 1, column 9");
  assert.deepEqual(await violations(page), []);
  await page.locator("#cell-8").tap();
  await page.locator("#key-erase").tap();
  assert.deepEqual(await lines(page), []);
  assert.match(await nameOf(page, 8), /candidates 3 4 9/);
  await page.leave();
});

test("lines are kept, and travel in the link", async () => {
  const context = await newContext();
  const page = await visit("b=" + puzzles.hard, {context});
  await ready(page);
  await press(page, "Shift+ArrowRight", "l", "l");
  await answer(() => page.url().includes(";"));
  const fragment = page.url().split("#")[1];
  await page.close();
  const again = await visit("", {context});
  assert.deepEqual(await lines(again), ["weak"]);
  await again.leave();
  const elsewhere = await visit(fragment);
  assert.deepEqual(await lines(elsewhere), ["weak"]);
  await elsewhere.leave();
});

// ---- the candidates shown

/** The candidates that are drawn, by digit. */
const drawn = (page) =>
  page
    .locator("#board .picture .pm")
    .evaluateAll((marks) =>
      marks.reduce((count, mark) => ({...count, [mark.textContent]: (count[mark.textContent] ?? 0) + 1}), {}),
    );

/** The number of candidates of each digit that are in exactly two cells of some house. */
async function pairsInHouses(page) {
  const names = await page
    .locator("#board [role=gridcell]")
    .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  const marks = names.map((name) => /candidates ([\d ]+)/.exec(name)?.[1].split(" ") ?? []);
  const houses = [
    (cell) => Math.floor(cell / 9),
    (cell) => cell % 9,
    (cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3),
  ];
  const count = {};
  for (const [cell, digits] of marks.entries())
    for (const digit of digits) {
      const isIn = (houseOf) =>
        marks.filter((other, at) => houseOf(at) === houseOf(cell) && other.includes(digit)).length === 2;
      if (houses.some(isIn)) count[digit] = (count[digit] ?? 0) + 1;
    }
  return count;
}

test("only some digits are shown; cells with two candidates; two places in a house", async () => {
  const page = await play();
  await ready(page);
  await page.click("#filter-open");
  await saying(page, "There are no candidates on the board yet.");
  await page.locator("#panel .btn", {hasText: "Fill candidates"}).click();
  const all = await drawn(page);
  await page.click("#filter-3");
  assert.deepEqual(await drawn(page), {3: all[3]});
  assert.equal(
    await page.locator(".picture .samebg").count(),
    puzzles.hard.split("3").length - 1,
    "and lit where they are written",
  );
  await page.click("#filter-8");
  assert.deepEqual(await drawn(page), {3: all[3], 8: all[8]});
  assert.match(await announced(page), /^Shown: 3 8\. \d+ cells$/);
  assert.deepEqual(await violations(page), []);
  assert.match(await nameOf(page, 2), /candidates 3 4 8 9/, "what the cell has is still said");
  await page.locator("#panel .btn", {hasText: "All candidates"}).click();
  assert.deepEqual(await drawn(page), all);
  await page.click("#filter-bivalue");
  const pairs = await page.evaluate(
    () =>
      [...document.querySelectorAll("#board [role=gridcell]")].filter((cell) => /: candidates \d \d$/.test(cell.ariaLabel))
        .length,
  );
  assert.equal(
    Object.values(await drawn(page)).reduce((sum, n) => sum + n),
    2 * pairs,
  );
  await page.click("#filter-bilocation");
  assert.deepEqual(await drawn(page), await pairsInHouses(page));
  await page.screenshot({path: join(pictures, "page-filter.png")});
  await select(page, 3);
  await press(page, "4");
  assert.equal(await page.locator("#filter-bilocation").getAttribute("aria-pressed"), "true", "a move leaves it open");
  await press(page, "Escape");
  assert.equal(await page.locator("#filter-open").getAttribute("aria-label"), "Show only: Two places in a house");
  await page.leave();
});

test("what is shown, by keyboard", async () => {
  const page = await play();
  await ready(page);
  await page.click("#act-fill");
  const all = await drawn(page);
  await page.locator("#cell-2").focus();
  await press(page, "f", "Shift+Digit3", "f", "Shift+Digit4");
  assert.deepEqual(await drawn(page), {3: all[3], 4: all[4]});
  await press(page, "f", "x");
  assert.equal(await announced(page).then((text) => text.startsWith("Shown: 3 4, Cells with two candidates.")), true);
  await press(page, "f", "0");
  assert.deepEqual(await drawn(page), all);
  await press(page, "Shift+F");
  assert.equal(await page.locator("#filter-open").getAttribute("aria-expanded"), "true");
  await press(page, "Shift+F");
  assert.equal(await page.locator("#filter-open").getAttribute("aria-expanded"), "false");
  await page.leave();
});

// ---- on from the walk

test("a step of the walk is played on from, which can be undone, and which the link keeps", async () => {
  const page = await visit("v=walk&b=" + puzzles.hard);
  await page.locator(".walk .now").waitFor();
  await page.locator(".list a[href='#step-20'], .list a").nth(0).waitFor();
  for (let step = 0; step < 6; ++step) await press(page, "ArrowRight");
  const n = Number((await page.evaluate(() => document.querySelector(".place.now").id)).slice(5));
  const board = await page.evaluate(() =>
    [...document.querySelectorAll(".place.now table td")].map((cell) => cell.textContent).slice(-81),
  );
  await page.click("#walk-play-on");
  await saying(page, `Now at step ${n}`);
  assert.equal(new URL(page.url()).hash.includes("v=walk"), false);
  const played = await digits(page);
  assert.ok(played.replaceAll(".", "").length > puzzles.hard.replaceAll(".", "").length, "with the digits of the walk");
  for (const [cell, digit] of [...played].entries()) if (digit !== ".") assert.equal(board[cell], digit);
  await answer(() => page.url().includes("~"));
  const [shown, fragment] = [await page.locator("#board .picture .pm").count(), page.url().split("#")[1]];
  assert.ok(shown > 50, "with its candidates");
  await page.click("#act-check");
  await saying(page, "all of them right");
  await press(page, "h");
  await saying(page, "1 of 5");
  await press(page, "Control+z");
  assert.equal(await digits(page), puzzles.hard);
  assert.equal(await page.locator("#board .picture .pm").count(), 0);
  const elsewhere = await visit(fragment);
  await ready(elsewhere);
  assert.equal(await elsewhere.locator("#board .picture .pm").count(), shown);
  await elsewhere.leave();
  await page.leave();
});

test("where marks are written automatically, those that a step has taken are crossed out", async () => {
  const context = await newContext();
  await context.addInitScript(() => localStorage.setItem("deduku-settings", JSON.stringify({autoMarks: true})));
  const page = await visit("v=walk&s=8&b=" + puzzles.hard, {context});
  await page.locator("#walk-play-on").click();
  await saying(page, "Now at step 8");
  const count = () => page.locator("#board .picture .pm").count();
  await answer(async () => (await count()) > 50);
  const auto = await count();
  const plain = await visit("v=walk&s=8&b=" + puzzles.hard);
  await plain.locator("#walk-play-on").click();
  await saying(plain, "Now at step 8");
  assert.equal(await plain.locator("#board .picture .pm").count(), auto);
  await plain.leave();
  await page.leave();
});

test("at every width the button is there, and axe finds nothing", async () => {
  const page = await visit("v=walk&s=8&b=" + puzzles.hard);
  await page.locator("#walk-play-on").waitFor();
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [700, 900],
    [844, 390],
    [1400, 900],
  ]) {
    await page.setViewportSize({width, height});
    const box = await boxOf(page, ".now #walk-play-on");
    assert.ok(box.left >= 0 && box.right <= width, `${width}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${width} wide`);
  }
  assert.deepEqual(await violations(page), []);
  await page.leave();
});
