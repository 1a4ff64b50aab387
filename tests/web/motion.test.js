// Motion, and its absence: in the page, and in the pages that the program writes.
import assert from "node:assert/strict";
import {test} from "node:test";
import {enoughForHard, explained, ladderOf, only, place, press, puzzles, ready, saying, trials, visitors} from "./browser.js";

const {newContext, visit} = visitors();

/** A context whose pages record their animations: the class of each part, its start, and its duration. */
async function watched(options = {}) {
  const context = await newContext(options);
  await context.addInitScript(() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
      window.moved.push({part: this.getAttribute("class"), delay: timing.delay, duration: timing.duration});
      return animate.call(this, frames, timing);
    };
  });
  return context;
}
/** The animations since the last call. */
const moved = (page) => page.evaluate(() => window.moved.splice(0));
/** Waits until the next picture does not follow too quickly. */
const calm = (page) => page.waitForTimeout(300);

function expectMotion(parts) {
  const roles = parts.filter(({part}) => part.startsWith("chip"));
  const links = parts.filter(({part}) => /^(strong|weak|head|case|branch)/.test(part));
  assert.ok(roles.length > 0 && links.length > 2);
  for (const {delay, duration} of roles) assert.deepEqual([delay, duration], [0, 120]);
  const delays = links.map(({delay}) => delay);
  assert.deepEqual(
    delays,
    [...delays].sort((a, b) => a - b),
  );
  const steps = [...new Set(delays)];
  assert.ok(steps.every((delay, at) => Math.abs(delay - at * (steps[1] ?? 0)) < 1e-6));
  assert.ok(steps[1] <= 40);
  for (const {delay, duration} of links) assert.ok(delay + duration <= 400.001, delay + " ms");
}

const walk = async (context) => {
  const page = await visit(`v=walk&s=25&l=${ladderOf(...enoughForHard)}&b=${puzzles.hard}`, {context});
  await page.locator(".place.now").waitFor({timeout: 20_000});
  await calm(page);
  await moved(page);
  return page;
};

test("roles fade in and links follow one another, in the walk", async () => {
  const page = await walk(await watched());
  await press(page, "ArrowRight");
  expectMotion(await moved(page));
  await page.leave();
});

test("in haste nothing moves", async () => {
  const page = await walk(await watched());
  await page.evaluate(() => {
    const press = () => document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowRight", bubbles: true}));
    press();
    window.moved.splice(0);
    press();
    press();
  });
  assert.equal(await place(page), "step-28");
  assert.deepEqual(await moved(page), []);
  await page.leave();
});

test("what a deeper hint adds fades in, in play", async () => {
  const page = await visit("b=" + puzzles.hardest, {context: await watched(), techniques: trials});
  await ready(page);
  const parts = [];
  for (let level = 1; level <= 5; ++level) {
    await press(page, "h");
    await saying(page, level + " of 5");
    parts[level] = await moved(page);
    await calm(page);
  }
  assert.ok(parts[4].some(({part}) => part.startsWith("chip")));
  assert.ok(parts[5].some(({part}) => /^(strong|weak|head)/.test(part)));
  assert.ok(!parts[5].some(({part}) => part === "base"));
  await page.leave();
});

test("who wants no motion has none", async () => {
  const page = await walk(await watched({reducedMotion: "reduce"}));
  await press(page, "ArrowRight");
  await calm(page);
  await press(page, "ArrowLeft");
  assert.deepEqual(await moved(page), []);
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  await page.leave();
});

for (const reducedMotion of ["no-preference", "reduce"]) {
  test(`the same in a page that the program writes: ${reducedMotion}`, async () => {
    const context = await watched({reducedMotion});
    const page = await context.newPage();
    await page.goto(explained("motion", puzzles.hard, only(enoughForHard)) + "#step-25");
    await calm(page);
    await moved(page);
    await press(page, "ArrowRight");
    const parts = await moved(page);
    if (reducedMotion === "reduce") assert.deepEqual(parts, []);
    else expectMotion(parts);
    await context.close();
  });
}
