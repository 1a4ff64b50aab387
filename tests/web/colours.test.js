// The player's colours of marks, in the mode that draws: a, b, none.
import assert from "node:assert/strict";
import {join} from "node:path";
import {test} from "node:test";
import {answer, boxOf, listSteps, nameOf, pictures, press, puzzles, ready, select, visitors} from "./browser.js";
import {coloured} from "../../web/engine_pictures.js";

const {newContext, play, visit} = visitors();
const named = (marks) => "row 1, column 4: candidates " + marks;

/** A visit to a board with all marks. */
async function marked(options) {
  const page = await play(puzzles.hard, options);
  await ready(page);
  await page.click("#act-fill");
  return page;
}

/** The centre of a mark on the screen. */
async function middleOf(page, cell, digit) {
  const box = await boxOf(page, "#cell-" + cell);
  const at = (place) => 0.2 + 0.3 * place;
  return [box.x + box.width * at((digit - 1) % 3), box.y + box.height * at(Math.floor((digit - 1) / 3))];
}

test("by key: B and a digit go through a, b and none, and can be undone", async () => {
  const page = await marked();
  await select(page, 3);
  await press(page, "b", "8");
  assert.equal(await nameOf(page, 3), named("4 8 in colour a"));
  assert.equal(await page.locator(".picture .colour_a .ring").count(), 1);
  await press(page, "4", "4");
  assert.equal(await nameOf(page, 3), named("4 in colour b 8 in colour a"));
  await press(page, "8", "8");
  assert.equal(await nameOf(page, 3), named("4 in colour b 8"));
  await press(page, "Control+z", "Control+z");
  assert.equal(await nameOf(page, 3), named("4 in colour b 8 in colour a"));
  await press(page, "Control+y");
  assert.equal(await nameOf(page, 3), named("4 in colour b 8 in colour b"));
  await press(page, "z", "8");
  assert.equal(await nameOf(page, 3), "row 1, column 4: 8");
  await page.leave();
});

test("by mouse, on the mark itself; where there is none nothing happens", async () => {
  const page = await marked();
  await page.click("#mode-draw");
  await page.mouse.click(...(await middleOf(page, 3, 4)));
  assert.equal(await nameOf(page, 3), named("4 in colour a 8"));
  await page.mouse.click(...(await middleOf(page, 3, 1)));
  assert.equal(await nameOf(page, 3), named("4 in colour a 8"));
  await page.mouse.click(...(await middleOf(page, 3, 4)));
  assert.equal(await nameOf(page, 3), named("4 in colour b 8"));
  await page.leave();
});

test("by touch, with the keypad", async () => {
  const page = await marked({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});
  await page.locator("#mode-draw").tap();
  await page.locator("#cell-3").tap();
  await page.locator("#key-8").tap();
  assert.equal(await nameOf(page, 3), named("4 8 in colour a"));
  await page.leave();
});

test("a colour goes with its mark", async () => {
  const page = await marked();
  await select(page, 3);
  await press(page, "b", "8", "4", "m", "8");
  assert.equal(await nameOf(page, 3), named("4 in colour a"));
  await press(page, "8");
  assert.equal(await nameOf(page, 3), named("4 in colour a 8"));
  await press(page, "Delete");
  assert.equal(await page.locator(".picture .colour_a").count(), 0);
  await page.leave();
});

test("colours are kept, and travel in the link", async () => {
  const context = await newContext();
  const page = await visit("b=" + puzzles.hard, {context});
  await ready(page);
  await page.click("#act-fill");
  await select(page, 3);
  await press(page, "b", "8", "4", "4");
  await answer(() => page.url().includes("_"));
  const fragment = page.url().split("#")[1];
  await page.close();
  const again = await visit("", {context});
  assert.equal(await nameOf(again, 3), named("4 in colour b 8 in colour a"));
  await again.leave();
  const elsewhere = await visit(fragment);
  assert.equal(await nameOf(elsewhere, 3), named("4 in colour b 8 in colour a"));
  await elsewhere.leave();
});

test("their shapes are those of the engine", async () => {
  const page = await visit();
  await page.click("#tool-import");
  await page.fill("#import-text", coloured);
  await page.locator("#import-said", {hasText: "with candidates"}).waitFor();
  await page.click("#import-play");
  const shape = (name) => page.locator(`.picture .${name}`).first().innerHTML();
  await select(page, 0);
  await press(page, "b", "1", "4", "4");
  const own = [await shape("colour_a"), await shape("colour_b")];
  await listSteps(page);
  await page.locator(".group", {hasText: "Simple Colouring"}).first().click();
  await page.locator(".groups .step").first().click();
  await page.locator(".picture .strike").first().waitFor();
  assert.deepEqual([await shape("colour_a"), await shape("colour_b")], own);
  await page.leave();
});

for (const [name, options, theme, fill] of [
  ["light", {}, "system", "rgb(23, 85, 158)"],
  ["dark", {colorScheme: "dark"}, "system", "rgb(108, 157, 245)"],
  ["high contrast", {}, "contrast", "rgb(23, 85, 158)"],
  ["print", {}, "system", "rgb(31, 31, 31)"],
]) {
  test(`they are seen in ${name}`, async () => {
    const context = await newContext(options);
    await context.addInitScript((theme) => localStorage.setItem("deduku-settings", JSON.stringify({theme})), theme);
    const page = await visit("b=" + puzzles.hard, {context});
    await ready(page);
    await page.click("#act-fill");
    await select(page, 3);
    await press(page, "b", "8", "4", "4");
    if (name === "print") await page.emulateMedia({media: "print"});
    const colour = (selector, property) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, key) => getComputedStyle(element)[key], property);
    assert.equal(await colour(".colour_a circle", "fill"), fill);
    assert.notEqual(await colour(".colour_b circle", "stroke"), "none");
    assert.equal(await page.locator(".picture .colour_a").isVisible(), true);
    await page.screenshot({path: join(pictures, `page-colours-${name.replace(" ", "-")}.png`)});
    await page.leave();
  });
}
