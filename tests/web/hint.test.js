// The hint that deepens, all steps, and the reason why a candidate is missing.
import assert from "node:assert/strict";
import {join} from "node:path";
import {test} from "node:test";
import {
  allListed,
  ask,
  askWhyNot,
  checkWrongEntry,
  listSteps,
  nameOf,
  pictures,
  press,
  puzzles,
  ready,
  saying,
  select,
  visitors,
} from "./browser.js";

const {play} = visitors();

/** A board that needs more than singles: the digits of the walk's first steps are entered. */
const beyondSingles = "12..567..456..91..7..1..56.2...95..669...3.158.561.2..3..5..9275..9....894.3..651";

/** A board on which listing all steps takes seconds. */
const nested = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

test("each press tells one level more, and the last one can be applied", async () => {
  const page = await play(
    beyondSingles.replace(/[1-9]/g, (digit, cell) => (puzzles.hard[cell] === "." ? "abcdefghi"[digit - 1] : digit)),
    {techniques: ["full_house", "hidden_single", "naked_single", "pointing", "claiming"]},
  );
  await ready(page);
  for (let level = 1; level <= 5; ++level) {
    await press(page, "h");
    await saying(page, level + " of 5");
    assert.equal(await page.locator("#panel .later").count(), 5 - level);
    assert.equal(await page.locator("#hint-on", {hasText: "Apply"}).count(), level === 5 ? 1 : 0);
    if (level >= 3) assert.ok((await page.locator(".picture .base, .picture .chip").count()) > 0, "level " + level);
    assert.equal((await page.locator(".picture .strike").count()) > 0, level === 5, "level " + level);
    await page.screenshot({path: join(pictures, `page-hint-${level}.png`)});
  }
  await press(page, "Shift+H");
  await saying(page, "4 of 5");
  await press(page, "h");
  await saying(page, "5 of 5");
  const before = await nameOf(page, 30);
  await press(page, "Enter");
  await saying(page, "Candidates filled in");
  await saying(page, "Next hint");
  assert.ok(before);
  assert.equal(await page.locator("#act-undo").isDisabled(), false);
  await page.leave();
});

test("the player's own move makes a hint come true", async () => {
  const page = await play();
  await ready(page);
  await press(page, "h");
  await saying(page, "1 of 5");
  await select(page, 47);
  await press(page, "5");
  await saying(page, "Found it");
  await page.leave();
});

test("a wrong entry comes before any hint", async () => {
  const page = await play();
  await ready(page);
  await select(page, 2);
  await press(page, "9", "h");
  await saying(page, "r1c3 is not 9.");
  await page.click("#action-0");
  assert.equal(await nameOf(page, 2), "row 1, column 3: empty");
  await page.leave();
});

test("a missing mark comes before the hint", async () => {
  const page = await play();
  await ready(page);
  await page.click("#act-fill");
  await select(page, 2);
  await press(page, "Control+Digit3");
  await page.click("#act-check");
  await saying(page, "r1c3 can still be 3.");
  await page.click("#action-0");
  assert.match(await nameOf(page, 2), /candidates 3/);
  await page.leave();
});

test("all steps are listed, and choosing one draws it", async () => {
  const page = await play();
  await ready(page);
  await listSteps(page);
  const costs = (await page.locator(".groups .cost").allInnerTexts()).map(Number);
  assert.deepEqual(
    costs,
    [...costs].sort((a, b) => a - b),
  );
  assert.ok(costs.length > 10);
  await page.click("#family-singles");
  assert.ok((await page.locator(".group").count()) < costs.length);
  await page.click("#family-");
  const elimination = ask("steps", {puzzle: puzzles.hard}).steps.find(({removes}) => removes.length > 0);
  await page.click("#technique-" + elimination.technique);
  await page.locator(".groups .step").first().click();
  await page.locator(".picture .strike").first().waitFor();
  assert.ok((await page.locator(".chosen .say").innerText()).length > 20);
  await page.screenshot({path: join(pictures, "page-steps.png")});
  await page.leave();
});

test("a step that takes long to draw says so, and can be left without a picture", async () => {
  const page = await play(nested, {slow: {method: "steps", asked: '"technique":"trial_2"', seconds: 60}});
  await ready(page);
  await page.click("#act-fill");
  await page.click("#all-steps");
  const group = page.locator(".group", {hasText: "Trial of Depth 2"});
  await group.click({timeout: 60_000});
  await allListed(page);
  await page.locator(".groups .step").first().click();
  await page.locator(".chosen .spin").waitFor();
  assert.match(await page.locator(".chosen").innerText(), /Drawing the step/);
  await page.click("#stop-drawing");
  await page.locator(".chosen .spin").waitFor({state: "detached"});
  assert.match(await page.locator(".chosen .say").first().innerText(), /^Suppose r\dc\d is \d/);
  assert.equal(await page.locator(".picture .strike").count(), 0);
  await page.locator("#action-0", {hasText: "Apply"}).waitFor();
  await page.leave();
});

test("the search for all steps can be stopped, and what it has found stays", async () => {
  const page = await play(nested, {slow: {method: "steps", seconds: 5}});
  await ready(page);
  await press(page, "a");
  await page.locator("#panel #stop").click();
  await saying(page, "The search was stopped: there may be more.");
  assert.equal(await page.locator("#panel .spin").count(), 0);
  await page.leave();
});

test("why a candidate is not there, step by step", async () => {
  const page = await play();
  await ready(page);
  await askWhyNot(page);
  assert.ok((await page.locator(".picture .strike, .picture .placedring").count()) > 0);
  const steps = /of (\d+)/.exec(await page.locator("#panel .where").innerText())[1];
  for (let step = 1; step < Number(steps); ++step) await page.click("#argument-on");
  await page.screenshot({path: join(pictures, "page-why.png")});
  assert.equal(
    await page
      .locator("#panel .where")
      .innerText()
      .then((text) => text.startsWith(`Step ${steps} of ${steps}`)),
    true,
  );
  await page.leave();
});

test("where it went wrong, with the refutation", async () => {
  const page = await play();
  await ready(page);
  await checkWrongEntry(page);
  await page.click("#action-1");
  await page.locator("#panel .say").first().waitFor();
  assert.ok((await page.locator(".picture .chip, .picture .strike, .picture .placedring").count()) > 0);
  await page.leave();
});
