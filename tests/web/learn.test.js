// Lessons: all techniques are found by any of their names, each has a page with a real step, and names everywhere lead there.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {answer, ask, hardestOf, pathOf, puzzles, ready, saying, visitors} from "./browser.js";

const {visit} = visitors({isKept: true});

const techniques = readFileSync(new URL("../../include/deduku/techniques.def", import.meta.url), "utf8");
const techniqueCount = techniques.match(/^TECHNIQUE\(/gm).length;

const shownTechniques = (page) => page.locator(".lesson-groups li:visible b").allInnerTexts();
/** Also those of the folded parts. */
const allTechniques = (page) => page.locator(".lesson-groups li b").count();
const title = (page, text) => page.locator(".learn h1", {hasText: text}).waitFor();

test("a technique is found by any name that people have for it, in every language", async () => {
  const page = await visit("v=learn");
  await page.locator("#lesson-x_wing").waitFor();
  assert.equal(await allTechniques(page), techniqueCount);
  assert.ok((await shownTechniques(page)).length < techniqueCount, "what cannot be practised is folded");
  for (const [wanted, found] of [
    ["y wing", "XY-Wing"],
    ["Turbot Crane", "Turbot Fish"],
    ["Wolkenkratzer", "Skyscraper"],
    ["摩天楼", "Skyscraper"],
    ["0401", ""],
  ]) {
    await page.fill("#lesson-search", wanted);
    const isShown = async () => {
      const shown = await shownTechniques(page);
      return found === "" ? shown.length === 0 : shown.includes(found);
    };
    await answer(isShown);
  }
  await page.fill("#lesson-search", "");
  await page.locator(".lesson-groups h2", {hasText: "Beginner"}).waitFor();
  await page.check("#lesson-order-family");
  await page.locator(".lesson-groups h2", {hasText: "Fish"}).waitFor();
  await page.leave();
});

test("a lesson shows a real step bit by bit, and says why it is right", async () => {
  const page = await visit("v=learn");
  await page.click("#lesson-skyscraper");
  await title(page, "Skyscraper");
  assert.match(await page.title(), /^Skyscraper – Learn/);
  assert.equal(await page.evaluate(() => document.activeElement.localName), "h1");
  await page.locator(".lesson-caption .end").waitFor();
  await page.locator(".lesson-figure .strike").first().waitFor();
  await page.locator(".lesson-texts h2", {hasText: "Why it is right"}).waitFor();
  await page.click("#lesson-back");
  await page.locator(".lesson-controls", {hasText: "4 / 5"}).waitFor();
  assert.equal(await page.locator(".lesson-figure .strike").count(), 0);
  assert.ok((await page.locator(".lesson-figure .chip").count()) > 0);
  await page.click("#lesson-play");
  await page.locator(".lesson-caption", {hasText: "Where is the Skyscraper?"}).waitFor();
  await page.locator(".lesson-controls", {hasText: "2 / 5"}).waitFor();
  await page.click("#lesson-play");
  await page.click("#lesson-all");
  await page.locator("#lesson-search").waitFor();
  await page.goBack();
  await title(page, "Skyscraper");
  await page.leave();
});

test("names of techniques lead to their lessons: in hints, walks, ratings and ladders", async () => {
  const hardest = hardestOf(pathOf(puzzles.hard));
  const page = await visit(`v=walk&s=${hardest.n}&b=${puzzles.hard}`);
  await page.locator(".place.now h2 a").click();
  await title(page, hardest.name);
  await page.goBack();
  await page.locator(".place.now h2 a").waitFor();
  await page.click("#tab-rate");
  await page.locator(".verdict a").click({timeout: 30_000});
  const [{technique}] = ask("rate", {puzzle: puzzles.hard}).records;
  await title(page, ask("about").ladder.rungs.find((rung) => rung.technique === technique).name);
  await page.click("#tab-play");
  await page.click("#hint-on");
  await saying(page, "1 of 5");
  assert.equal(await page.locator("#panel .lesson-link").count(), 0); // not before the technique is named
  await page.click("#hint-all");
  await page.locator("#panel .lesson-link").click();
  await title(page, "Hidden Single");
  await page.click("#tab-play");
  await page.click("#tool-settings");
  await page.click("#open-ladder");
  await page.fill("#ladder-search", "swordfish");
  await page.locator("dialog a[aria-label='Learn: Swordfish']").click();
  await title(page, "Swordfish");
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await page.click("#tab-learn");
  await page.locator("#lesson-search").waitFor();
  await page.leave();
});

/** The elements of a picture of a step, at least one of which it has. */
const drawnParts = ".lesson-figure :is(.chip, .strike, .placedbg, .base)";

test("every technique has a picture of a step", async () => {
  const page = await visit("v=learn");
  await page.locator("#lesson-x_wing").waitFor();
  const techniques = await page.locator(".lesson-groups li a").evaluateAll((links) => links.map((link) => link.hash));
  for (const fragment of techniques) {
    await page.evaluate((hash) => (location.hash = hash), fragment);
    await page.locator(".lesson-caption .argument, .lesson-caption .failure").first().waitFor({timeout: 60_000});
    assert.ok((await page.locator(drawnParts).count()) > 0, fragment);
    assert.ok((await page.locator(".lesson-texts .lead").innerText()).length > 40, fragment);
  }
  await page.leave();
});

test("lessons need no network after the first visit", async () => {
  const page = await visit("v=learn&t=w_wing");
  await ready(page);
  await page.locator(".lesson-caption .end").waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator(".lesson-caption .end").waitFor({timeout: 30_000});
  await page.evaluate(() => (location.hash = "v=learn&t=aic"));
  await title(page, "AIC");
  await page.locator(".lesson-caption .end").waitFor({timeout: 30_000});
  await page.context().setOffline(false);
  await page.leave();
});

test("words and picture of a lesson agree: rows", async () => {
  for (const technique of ["skyscraper", "x_wing", "sashimi_x_wing", "finned_swordfish"]) {
    const page = await visit(`v=learn&t=${technique}`);
    const said = page.locator(".lesson-caption .argument");
    await said.waitFor();
    assert.match(await page.locator(".lesson-texts .lead").innerText(), /row/);
    assert.match(await said.innerText(), /^(Rows|(In|If)[^.]* rows?) [\d ,and]+/, technique);
    await page.leave();
  }
});

test("a Hidden Single is shown without candidates", async () => {
  const page = await visit("v=learn&t=hidden_single");
  await page.locator(".lesson-caption .argument").waitFor();
  assert.equal(await page.locator(".lesson-figure .pm").count(), 0);
  await page.click("#lesson-back");
  await page.click("#lesson-back");
  assert.equal(await page.locator(".lesson-figure .pm").count(), 0);
  await page.leave();
});

test("there is an order to follow, and what one knows already is left out of it", async () => {
  const page = await visit("v=learn");
  await page.locator("#lesson-next", {hasText: "Full House"}).waitFor();
  await page.locator(".lesson-groups section", {hasText: "Beginner"}).first().locator("h2 button").click();
  const next = page.locator("#lesson-next");
  await next.waitFor();
  assert.doesNotMatch(await next.innerText(), /Full House/);
  await next.click();
  await page.locator(".lesson h1").waitFor();
  await page.leave();
});
