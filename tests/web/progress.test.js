// Progress of steps: the list of all steps by progress, those that solve the puzzle, and hints that prefer the most
// progress.
import assert from "node:assert/strict";
import {join} from "node:path";
import {test} from "node:test";
import {allListed, ask, listSteps, pictures, points, press, ready, saying, violations, visitors} from "./browser.js";

const {play} = visitors();
/** Its free techniques make no progress at first; AICs solve it, hidden pairs do not. */
const cracked = "..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1....";
/** Singles and locked candidates suffice. */
const easy = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

const rows = (page) => page.locator(".ranked .step");

test("steps are listed by what they unlock, and those that crack the puzzle are marked", async () => {
  const page = await play(cracked);
  await ready(page);
  await listSteps(page);
  assert.equal(await page.locator("#order-cost").getAttribute("aria-pressed"), "true");
  assert.equal(await page.locator("#technique-hidden_pair .cracks").count(), 0);
  assert.equal(await page.locator("#technique-aic .cracks").count(), 1, "a technique with such a step");
  await page.click("#order-progress");
  assert.equal(await rows(page).count(), 60, "what nobody reads to its end is not made at once");
  const first = await rows(page).first().innerText();
  const [cheapest] = ask("steps", {puzzle: cracked, sort: "progress"}).steps;
  assert.ok(cheapest.solves);
  const words = first.replace(/\s+/g, " ");
  assert.ok(words.startsWith(`${points(cheapest.cost)} ${cheapest.name}`), "of those that unlock all the cheapest: " + words);
  assert.match(first, /Cracks it/);
  await page.click("#steps-more");
  await page.click("#steps-more");
  const removed = await rows(page).evaluateAll((rows) =>
    rows.map((row) => (row.querySelector(".cracks") ? 1000 : Number(/(\d+) candidate/.exec(row.innerText)?.[1] ?? 0))),
  );
  assert.equal(removed.length, 180);
  assert.deepEqual(removed, [...removed].sort((a, b) => b - a));
  assert.ok(removed.some((n) => n > 0 && n < 1000), "others say how much they unlock");
  await page.leave();
});

test("alone those that crack it, and after one of them singles and locked candidates suffice", async () => {
  const page = await play(cracked, {colorScheme: "dark"});
  await ready(page);
  await listSteps(page);
  await page.click("#only-cracking");
  const count = Number(/\((\d+)\)/.exec(await page.locator("#only-cracking").innerText())[1]);
  assert.ok(count > 20, `${count} of them`);
  assert.equal(await page.locator("#technique-hidden_pair").count(), 0);
  const counts = await page.locator(".group .count").allInnerTexts();
  assert.equal(counts.reduce((sum, text) => sum + Number(text), 0), count);
  await page.click("#technique-aic");
  assert.equal(await page.locator(".groups .step:not(:has(.cracks))").count(), 0);
  await page.locator(".groups .step").first().click();
  await page.locator(".chosen .argument .end").waitFor({timeout: 20_000});
  await page.screenshot({path: join(pictures, "page-steps-cracking.png")});
  assert.deepEqual(await violations(page), []);
  const [shown, whole] = await page.evaluate(() => {
    const {clientHeight, scrollHeight} = document.querySelector(".chosen .end");
    return [clientHeight, scrollHeight];
  });
  assert.equal(shown, whole, "the conclusion is there");
  await page.locator("#action-0").click();
  await allListed(page).catch(() => {});
  await press(page, "a");
  await page.locator("#steps-needless").waitFor({timeout: 20_000});
  await allListed(page);
  assert.equal(await page.locator(".cracks").count(), 0);
  await page.leave();
});

test("where the free techniques suffice nothing cracks it", async () => {
  const page = await play(easy);
  await ready(page);
  await listSteps(page);
  assert.match(await page.locator("#steps-needless").innerText(), /^Singles and locked candidates suffice/);
  await page.click("#only-cracking");
  assert.equal(await page.locator(".groups .group").count(), 0);
  await page.click("#only-cracking");
  assert.ok((await page.locator(".groups .group").count()) > 3);
  await page.leave();
});

test("a list that was closed begins anew, in every language", async () => {
  const page = await play(cracked, {locale: "de"});
  await ready(page);
  await listSteps(page);
  await page.click("#order-progress");
  await page.click("#only-cracking");
  await page.keyboard.press("Escape");
  await press(page, "a");
  await allListed(page);
  const pressed = await page.locator(".orders [aria-pressed=true]").allInnerTexts();
  assert.deepEqual(pressed.map((text) => text.replace(/ \(.*/, "")), ["Nach Kosten"], "a list that was closed begins anew");
  await page.click("#order-progress");
  assert.match(await rows(page).first().innerText(), /Knackt es/);
  await page.leave();
});

test("hints show what unlocks most, if one wishes so, and that is kept", async () => {
  const [easiest, most] = ["easiest", "progress"].map((prefer) => ask("hint", {puzzle: cracked, level: 5, prefer}).step.name);
  assert.notEqual(easiest, most);
  const page = await play(cracked);
  await ready(page);
  await press(page, "e");
  await saying(page, easiest);
  await page.click("#tool-settings");
  await page.locator("#prefer-progress").check({force: true});
  await page.click("#close-dialog");
  await page.click("#close-panel");
  await press(page, "e");
  await saying(page, most);
  await page.reload();
  await ready(page);
  await press(page, "e");
  await saying(page, most);
  await page.leave();
});
