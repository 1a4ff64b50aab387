// Text and board are linked: an element that is pointed at in either lights up in both, wherever the page gives
// reasons.
import assert from "node:assert/strict";
import {join} from "node:path";
import {test} from "node:test";
import {
  askWhyNot,
  boxesOf,
  checkWrongEntry,
  listSteps,
  pictures,
  press,
  puzzles,
  ready,
  saying,
  select,
  trials,
  visitors,
} from "./browser.js";

const {play} = visitors();

const lit = (page) => page.locator("#panel [data-cells].lit").count();
const framed = (page) => page.locator(".picture .pointed").count();

/** Points at the first name of cells in the card, and then at the cell itself. */
async function expectTogether(page) {
  const name = page.locator("#panel [data-cells]").first();
  await name.scrollIntoViewIfNeeded();
  await name.hover();
  const cells = (await name.getAttribute("data-cells")).split(" ");
  assert.equal(await framed(page), cells.length);
  assert.ok((await lit(page)) >= 1);
  await page.mouse.move(2, 2);
  assert.equal((await framed(page)) + (await lit(page)), 0);
  await page.locator("#cell-" + cells[0]).hover();
  assert.equal(await framed(page), 1);
  assert.ok((await lit(page)) >= 1);
  await page.mouse.move(2, 2);
}

test("in hints, whose cells have the shapes of their roles", async () => {
  const page = await play();
  await ready(page);
  for (let level = 1; level <= 5; ++level) {
    await press(page, "h");
    await saying(page, level + " of 5");
    if (level >= 4) await expectTogether(page);
  }
  assert.match(await page.locator("#panel .end").innerText(), /= \d/);
  await page.leave();
});

test("in the hardest argument", async () => {
  const page = await play(puzzles.hardest, {techniques: trials});
  await ready(page);
  for (let level = 1; level <= 5; ++level) {
    await press(page, "h");
    await saying(page, level + " of 5");
    if (level >= 4) await expectTogether(page);
    if (level === 4) assert.ok((await page.locator("#hint-text .sign .pivot").count()) > 0);
  }
  assert.ok((await page.locator("#panel .branches summary").count()) > 0);
  await page.leave();
});

test("of an argument with branches, the one that is pointed at keeps its arrows", async () => {
  const page = await play(puzzles.hard, {techniques: ["hidden_single", "forcing_chain_verity"]});
  await ready(page);
  await listSteps(page);
  await page.click("#family-forcing");
  await page.click("#technique-forcing_chain_verity");
  await page.locator(".groups .step").first().click();
  const branches = page.locator("#panel .branches > li");
  await branches.nth(1).waitFor();
  const branch = branches.nth(1);
  await branch.scrollIntoViewIfNeeded();
  await branch.hover({position: {x: 4, y: 4}});
  assert.ok((await page.locator(".picture .links > g").count()) > 1);
  const kept = "branch" + ((await branch.getAttribute("data-branch")) - 1);
  assert.equal(await page.locator(`.picture .links > g:not(.${kept}, .branch-off)`).count(), 0);
  assert.equal(await page.locator(`.picture .links > .${kept}.branch-off`).count(), 0);
  await page.screenshot({path: join(pictures, "page-branch.png")});
  await page.mouse.move(2, 2);
  assert.equal(await page.locator(".picture .branch-off").count(), 0);
  await page.leave();
});

test("in the reason why a candidate is not there", async () => {
  const page = await play();
  await ready(page);
  await askWhyNot(page);
  await page.locator("#panel .argument .end").waitFor();
  await expectTogether(page);
  await page.leave();
});

test("in what is said of a wrong entry", async () => {
  const page = await play();
  await ready(page);
  await checkWrongEntry(page);
  await expectTogether(page);
  await page.click("#action-1");
  await page.locator("#panel .argument .end").waitFor();
  await expectTogether(page);
  await page.leave();
});

test("in the step that is chosen among all", async () => {
  const page = await play(puzzles.hard, {techniques: ["hidden_single", "sashimi_x_wing"]});
  await ready(page);
  await listSteps(page);
  await page.click("#technique-sashimi_x_wing");
  await page.locator(".groups .step").first().click();
  await page.locator(".chosen .end").waitFor();
  assert.ok((await page.locator(".chosen .sign .fin").count()) > 0);
  await expectTogether(page);
  await page.leave();
});

test("on a phone by a tap", async () => {
  const page = await play(puzzles.hard, {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});
  await ready(page);
  for (let level = 1; level <= 5; ++level) {
    await page.locator("#hint-on").tap();
    await saying(page, level + " of 5");
  }
  const name = page.locator("#hint-text [data-cells]").first();
  await name.tap();
  assert.equal(await framed(page), 1);
  const cell = await name.getAttribute("data-cells");
  await page.locator(".puzzle h1").tap();
  assert.equal(await framed(page), 0);
  await page.locator("#cell-" + cell).tap();
  assert.ok((await lit(page)) >= 1);
  await page.screenshot({path: join(pictures, "page-tap.png")});
  await page.leave();
});

for (const width of [390, 820, 1400]) {
  test(`the cells that are pressed lie on those that are seen, ${width} px`, async () => {
    const page = await play(puzzles.hard, {viewport: {width, height: 1000}});
    for (const cell of [0, 40, 80]) {
      await select(page, cell);
      const [pressed, seen, picture] = await boxesOf(page, "#cell-" + cell, ".over .selection", ".picture .surface");
      for (const [side, size] of [
        ["x", "width"],
        ["y", "height"],
      ]) {
        const off = pressed[side] + pressed[size] / 2 - seen[side] - seen[size] / 2;
        assert.ok(Math.abs(off) < 3, `${side} of ${cell}: ${off} px`);
      }
      assert.ok(Math.abs(pressed.x - picture.x - ((cell % 9) / 9) * picture.width) < 3, "column of " + cell);
    }
    await page.leave();
  });
}
