// The fewest steps: the walk along them, and the ratings of the needs of a puzzle.
import assert from "node:assert/strict";
import {join} from "node:path";
import {test} from "node:test";
import {ask, hardestOf, pathOf, pictures, press, puzzles, violations, visitors} from "./browser.js";

const {visit} = visitors();
/** It needs several techniques, takes several steps within R, and fewer that cost more. */
const needy = "..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1....";
const easy = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
/** A search for the fewest steps that takes long on any machine. */
const thinking = (method) => ({slow: {method, asked: '"fewest"', seconds: 3}});

const shown = (page) => page.locator(".place.now").waitFor({timeout: 60_000});
const proved = (page) => page.locator("#way-text").waitFor({timeout: 60_000});
const nameOfStep = (page) => page.locator(".place.now h2").innerText();
/** The path with the fewest steps of a puzzle, and its steps that count, each with its number from 1. */
function fewestOf(puzzle, params = {}) {
  const {steps, fewest} = ask("path", {puzzle, fewest: true, ...params});
  return {...fewest, counted: steps.map((step, at) => ({...step, n: at + 1})).filter(({free}) => !free)};
}
/** The page's text about their number, and that fewer do not suffice. */
const solvedIn = (steps) => `Solved in ${steps} ${steps === 1 ? "step" : "steps"},`;
const noneHasFewer = (isAssumed) =>
  `No path has fewer${isAssumed ? ", if it never takes more steps where there are fewer candidates" : ""}.`;
/** The same in the ratings. */
const isShortest = (isAssumed) =>
  isAssumed ? "Probably the shortest (proved if eliminating candidates never makes a path longer)." : noneHasFewer(false);

test("the walk goes along the fewest steps, with what is proved of them", async () => {
  const page = await visit("v=walk&b=" + puzzles.hard);
  await shown(page);
  const simplest = await page.locator(".list h2").innerText();
  assert.ok(simplest.startsWith(`${pathOf(puzzles.hard).length} steps`), simplest);
  const {to, counted, assumes_monotone: isAssumed} = fewestOf(puzzles.hard);
  await page.click("#way-fewest");
  await proved(page);
  const text = await page.locator("#way-text").innerText();
  assert.ok(text.startsWith(solvedIn(to)) && text.endsWith(" " + noneHasFewer(isAssumed)), text);
  assert.equal(await page.locator("#way-further").count(), 0, "there is nothing left to find out");
  assert.equal(await page.evaluate(() => document.activeElement.id), "way-fewest");
  assert.equal(counted.length, to);
  for (const {n, name} of counted) assert.equal(await page.locator(`.list a[href="#step-${n}"] b`).innerText(), name);
  assert.deepEqual(await violations(page), []);
  await page.screenshot({path: join(pictures, "page-walk-fewest.png")});
  await page.waitForFunction(() => location.hash.endsWith("&w=fewest"));
  await page.evaluate(() => document.activeElement.blur());
  const hardest = counted[hardestOf(counted).n - 1];
  for (let step = 0; step < hardest.n; ++step) await press(page, "ArrowRight");
  assert.equal(await nameOfStep(page), hardest.name);
  await page.waitForFunction((n) => location.hash.includes(`&s=${n}&`), hardest.n);
  await page.reload();
  await shown(page);
  assert.equal(await nameOfStep(page), hardest.name, "a link leads to the step of that path");
  await press(page, "Home");
  await page.click("#way-simplest");
  await page.locator(".list h2", {hasText: simplest}).waitFor({timeout: 60_000});
  assert.equal(await page.evaluate(() => document.activeElement.id), "way-simplest");
  await page.leave();
});

test("a picture of a step on that path shows that step", async () => {
  const step = fewestOf(puzzles.hard).counted.findLast(({removes}) => removes.length > 0);
  const page = await visit(`v=walk&w=fewest&s=${step.n}&b=${puzzles.hard}`);
  await shown(page);
  assert.equal(await nameOfStep(page), step.name);
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#walk-svg")]);
  const chunks = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  const svg = Buffer.concat(chunks).toString();
  assert.match(svg, /^<svg/);
  assert.equal(svg.match(/class="strike"/g).length, step.removes.length);
  await page.leave();
});

test("what is not counted and what a step may cost can be chosen", async () => {
  const page = await visit("v=walk&w=fewest&b=" + needy);
  await proved(page);
  const {to, within} = fewestOf(needy);
  const text = await page.locator("#way-text").innerText();
  assert.ok(text.startsWith(solvedIn(to)) && text.includes(` ${within.toFixed(2)}.`), text);
  await page.selectOption("#way-free", "subsets");
  await page.locator("#way-text", {hasText: "subsets"}).waitFor({timeout: 60_000});
  await page.selectOption("#way-free", "locked");
  await page.locator("#way-text", {hasText: solvedIn(to)}).waitFor({timeout: 60_000});
  await page.selectOption("#way-cost", "any");
  await page.locator("#way-text", {hasText: solvedIn(1)}).waitFor({timeout: 60_000});
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

const rated = (puzzle, scales, params = {}) => ask("rate", {puzzle, scales, ...params}).records;
const {rungs} = ask("about").ladder;
const nameOf = (key) => rungs.find(({technique}) => technique === key).name;
const through = (page, name) => page.locator(`#need-${name} .spin`).waitFor({state: "detached", timeout: 120_000});
/** Starts the search. */
async function find(page, name) {
  await page.click(`#need-${name}-go`);
  await through(page, name);
  return page.locator(`#need-${name} .answer`).innerText();
}

test("what a puzzle takes is found out when it is asked for", async () => {
  const page = await visit("v=rate&b=" + needy, {colorScheme: "dark"});
  await page.locator("#need-needs-go").waitFor({timeout: 30_000});
  assert.equal(await page.locator(".need .answer").allInnerTexts().then((texts) => texts.join("")), "");
  const needs = await find(page, "needs");
  const [known] = rated(needy, ["needs"]);
  assert.ok(known.bottlenecks.length > 0);
  for (const {technique, r_without, exact} of known.bottlenecks) {
    const most = exact ? `${r_without.toFixed(2)} instead of ${known.needs_r.toFixed(2)}.` : r_without.toFixed(2);
    assert.ok(needs.includes(`${nameOf(technique)}: without it R is ${most}`), `${technique}: ${needs}`);
  }
  const least = known.least_techniques.split("+").map(nameOf).join(", ");
  assert.ok(needs.includes(`The smallest set that solves it, besides singles and locked candidates: ${least}.`), needs);
  const [count] = rated(needy, ["fewest"], {trade_off: true});
  const fewest = await find(page, "fewest");
  const most = count.fewest_within.toFixed(2);
  const proof = isShortest(count.fewest_proved === "assumed");
  assert.ok(fewest.startsWith(`${count.fewest} steps; none costs more than ${most}. ${proof}`), fewest);
  const tradeOff = await find(page, "tradeOff");
  const curve = count.trade_off.map(({within, to}) => [within.toFixed(2), String(to)]);
  assert.ok(curve.length > 1);
  assert.deepEqual(tradeOff.match(/\d\.\d\d\s+\d/g).map((row) => row.split(/\s+/)), curve);
  const cracks = await find(page, "cracks");
  assert.match(cracks, /^13: .*r8c8 ≠ 3.* 54 pairs crack it together\.$/);
  const {technique, bottleneck} = known.bottlenecks.at(-1);
  await page.click("#need-show-" + technique);
  await page.locator(".needed .boardbox").waitFor({timeout: 60_000});
  const [{removes}] = ask("steps", {puzzle: bottleneck, technique}).steps;
  assert.match(await page.locator(".needed .argument").innerText(), new RegExp(` ≠ .*${removes[0].digit}`));
  assert.equal(await page.locator(".needed .strike").count(), removes.length);
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
    assert.match(await find(page, name), /^Only singles and locked candidates\.$/, name);
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
  assert.equal(await page.locator("#need-needs-go").innerText(), "Resume");
  assert.match(await find(page, "fewest"), /^At least 1 step\./);
  await page.selectOption("#language", "de");
  await page.locator("#need-fewest .answer", {hasText: "Mindestens 1 Schritt."}).waitFor();
  await page.leave();
});
