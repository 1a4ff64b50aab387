// The fewest steps: the walk along them, and what the ratings say of what a puzzle takes.
import assert from "node:assert/strict";
import {join} from "node:path";
import {test} from "node:test";
import {pictures, press, puzzles, violations, visitors} from "./browser.js";

const {visit} = visitors();
/** Five steps within R, one of 6.75; it needs a hidden pair, a swordfish and a W-Wing. */
const needy = "..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1....";
const easy = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
/** A search for the fewest steps that takes its time, whatever the machine. */
const thinking = (method) => ({slow: {method, asked: '"fewest"', seconds: 3}});

const shown = (page) => page.locator(".place.now").waitFor({timeout: 60_000});
const proved = (page) => page.locator("#way-text").waitFor({timeout: 60_000});

test("the walk goes along the fewest steps, with what is proved of them", async () => {
  const page = await visit("v=walk&b=" + puzzles.hard);
  await shown(page);
  const simplest = await page.locator(".list h2").innerText();
  assert.match(simplest, /^66 steps/);
  await page.click("#way-fewest");
  await proved(page);
  assert.match(await page.locator("#way-text").innerText(), /^Solved in 4 steps, .* No path has fewer, if it never takes more steps where there are fewer candidates\.$/);
  assert.equal(await page.locator("#way-further").count(), 0, "there is nothing left to find out");
  assert.equal(await page.evaluate(() => document.activeElement.id), "way-fewest");
  const counted = (await page.locator(".list").innerText()).match(/Wing|Skyscraper|Rectangle/g);
  assert.equal(counted.length, 4);
  assert.deepEqual(await violations(page), []);
  await page.screenshot({path: join(pictures, "page-walk-fewest.png")});
  await page.waitForFunction(() => location.hash.endsWith("&w=fewest"));
  await page.evaluate(() => document.activeElement.blur());
  for (let step = 0; step < 20; ++step) await press(page, "ArrowRight");
  assert.equal(await page.locator(".place.now h2").innerText(), "M-Wing");
  await page.waitForFunction(() => location.hash.includes("&s=20&"));
  await page.reload();
  await shown(page);
  assert.equal(await page.locator(".place.now h2").innerText(), "M-Wing", "a link leads to the step of that path");
  await press(page, "Home");
  await page.click("#way-simplest");
  await page.locator(".list h2", {hasText: simplest}).waitFor({timeout: 60_000});
  assert.equal(await page.evaluate(() => document.activeElement.id), "way-simplest");
  await page.leave();
});

test("a picture of a step on that path shows that step", async () => {
  const page = await visit("v=walk&w=fewest&s=21&b=" + puzzles.hard);
  await shown(page);
  assert.equal(await page.locator(".place.now h2").innerText(), "XY-Wing");
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#walk-svg")]);
  const chunks = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  const svg = Buffer.concat(chunks).toString();
  assert.match(svg, /^<svg/);
  assert.equal(svg.match(/class="strike"/g).length, 2, "r3c6 and r5c4");
  await page.leave();
});

test("what is not counted and what a step may cost can be chosen", async () => {
  const page = await visit("v=walk&w=fewest&b=" + needy);
  await proved(page);
  assert.match(await page.locator("#way-text").innerText(), /^Solved in 5 steps, .* 4\.40\./);
  await page.selectOption("#way-free", "subsets");
  await page.locator("#way-text", {hasText: "subsets"}).waitFor({timeout: 60_000});
  await page.selectOption("#way-free", "locked");
  await page.locator("#way-text", {hasText: "Solved in 5 steps"}).waitFor({timeout: 60_000});
  await page.selectOption("#way-cost", "any");
  await page.locator("#way-text", {hasText: "Solved in 1 step,"}).waitFor({timeout: 60_000});
  await page.waitForFunction(() => location.hash.endsWith("&w=fewest.any"));
  await page.leave();
});

test("a search can be stopped and continued, and the page stays at hand meanwhile", async () => {
  const page = await visit("v=walk&b=" + puzzles.hard, thinking("explain"));
  await shown(page);
  await page.click("#way-fewest");
  await page.click("#walk-stop");
  await page.locator("#walk-again").waitFor();
  assert.match(await page.locator(".walk-view .state").innerText(), /^Stopped\./);
  assert.deepEqual(await violations(page), []);
  await page.click("#walk-again");
  await page.locator("#walk-stop").waitFor();
  await page.click("#tab-play");
  await press(page, "h");
  await page.locator("#panel", {hasText: "1 of 5"}).waitFor({timeout: 20_000});
  await page.click("#tab-walk");
  await proved(page);
  await page.leave();
});

test("of a puzzle beyond chains nothing is sought, and it says so at once", async () => {
  const page = await visit("v=walk&w=fewest&b=" + puzzles.hardest, {viewport: {width: 360, height: 740}});
  await proved(page);
  assert.match(await page.locator("#way-text").innerText(), /^At least 1 step\..* ER 11/);
  assert.deepEqual(await violations(page), []);
  await page.screenshot({path: join(pictures, "page-walk-fewest-refused.png")});
  await page.click("#way-simplest");
  await shown(page);
  await page.leave();
});

test("ladders of other programs have one path", async () => {
  const page = await visit("v=walk&l=se&s=1&w=fewest&b=" + puzzles.hard);
  await shown(page);
  assert.equal(await page.locator("#way-fewest").count(), 0);
  await page.leave();
});

const through = (page, name) => page.locator(`#need-${name} .spin`).waitFor({state: "detached", timeout: 120_000});
async function ask(page, name) {
  await page.click(`#need-${name}-go`);
  await through(page, name);
  return page.locator(`#need-${name} .answer`).innerText();
}

test("what a puzzle takes is found out when it is asked for", async () => {
  const page = await visit("v=rate&b=" + needy, {colorScheme: "dark"});
  await page.locator("#need-needs-go").waitFor({timeout: 30_000});
  assert.equal(await page.locator(".need .answer").allInnerTexts().then((texts) => texts.join("")), "");
  const needs = await ask(page, "needs");
  assert.match(needs, /Hidden Pair: without it R is 5\.80 instead of 4\.40\./);
  assert.match(needs, /Swordfish: without it R is 6\.75/);
  assert.match(needs, /W-Wing: without it R is 5\.50/);
  assert.match(needs, /The fewest techniques that do, .*: Hidden Pair, Swordfish, W-Wing\./);
  const fewest = await ask(page, "fewest");
  assert.match(fewest, /^5 steps; none costs more than 4\.40\. No path has fewer, if/);
  const tradeOff = await ask(page, "tradeOff");
  assert.deepEqual(tradeOff.match(/\d\.\d\d\s+\d/g).map((row) => row.split(/\s+/)), [["4.40", "5"], ["5.80", "4"], ["6.75", "1"]]);
  const cracks = await ask(page, "cracks");
  assert.match(cracks, /^13: .*r8c8 ≠ 3.* 54 pairs do so together\.$/);
  await page.click("#need-show-w_wing");
  await page.locator(".needed .boardbox").waitFor({timeout: 60_000});
  assert.match(await page.locator(".needed .argument").innerText(), /r6c8 ≠ 9/);
  await page.locator(".needed .argument [data-cells]").first().hover();
  assert.equal(await page.locator(".needed .pointed").count(), 1);
  assert.deepEqual(await violations(page), []);
  await page.screenshot({path: join(pictures, "page-rate-needs.png"), fullPage: true});
  await page.click("#need-walk");
  await proved(page);
  await page.leave();
});

test("where singles suffice there is nothing to find out", async () => {
  const page = await visit("v=rate&b=" + easy, {viewport: {width: 320, height: 640}});
  for (const name of ["needs", "fewest", "tradeOff", "cracks"]) {
    assert.match(await ask(page, name), /^Nothing but singles and locked candidates\.$/, name);
  }
  assert.equal(await page.locator("#need-walk").count(), 0);
  const [whole, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(whole <= seen, "nothing is wider than the window");
  await page.leave();
});

test("a question can be stopped, what is known stays, and other words take nothing away", async () => {
  const page = await visit("v=rate&b=" + puzzles.hardest);
  await page.click("#need-needs-go", {timeout: 30_000});
  await page.locator("#need-needs .spin").waitFor();
  await page.click("#need-needs-go");
  await page.locator("#need-needs .spin").waitFor({state: "detached"});
  assert.equal(await page.locator("#need-needs-go").innerText(), "Go on");
  assert.match(await ask(page, "fewest"), /^At least 1 step\./);
  await page.selectOption("#language", "de");
  await page.locator("#need-fewest .answer", {hasText: "Mindestens 1 Schritt."}).waitFor();
  await page.leave();
});
