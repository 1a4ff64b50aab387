// Techniques on and off.
import assert from "node:assert/strict";
import {test} from "node:test";
import {press, puzzles, ready, saying, visitors} from "./browser.js";

const {newContext, play, visit} = visitors();

test("techniques are switched, and the path changes at once", async () => {
  const page = await play();
  await ready(page);
  await page.click("#tool-settings");
  await page.click("#open-ladder");
  const effect = (text) => page.locator("#ladder-effect", {hasText: text}).waitFor({timeout: 15_000});
  await effect("hardest M-Wing 5.80");
  await page.click("#profile-beginner");
  await effect("stuck after");
  assert.equal(await page.locator("#rung-m_wing").isChecked(), false);
  assert.equal(await page.locator("#rung-naked_pair").isChecked(), true);
  assert.equal(await page.locator("#rung-x_wing").isChecked(), false);
  await page.click("#profile-club");
  await page.locator("#rung-x_wing:checked").waitFor({state: "attached"});
  await effect("stuck after");
  assert.equal(await page.locator("#rung-m_wing").isChecked(), false);
  assert.ok((await page.locator(".rungs input:not(:checked)").count()) > 10);
  await page.click("#profile-classic");
  await page.locator("dialog", {hasText: "The order of SudokuWiki and of many books"}).waitFor();
  await effect("hardest");
  await page.click("#profile-se");
  await effect("7.1");
  await page.click("#profile-all");
  await effect("hardest M-Wing 5.80");
  await page.fill("#ladder-search", "m-wing");
  await page.locator("#rung-m_wing").uncheck();
  await page.waitForFunction(() => !/M-Wing|Trying/.test(document.querySelector("#ladder-effect").textContent));
  assert.match(await page.locator("#ladder-effect").innerText(), /hardest/);
  await page.click("#close-dialog");
  await page.click("#tab-walk");
  await page.locator(".place.now").waitFor({timeout: 20_000});
  assert.equal(await page.locator(".list", {hasText: "M-Wing"}).count(), 0);
  await page.leave();
});

test("the card names the ladder that was just chosen", async () => {
  const page = await play();
  await ready(page);
  await page.click("#hint-ladder");
  await page.click("#profile-club");
  await page.click("#close-dialog");
  await page.locator("#hint-ladder", {hasText: "Up to expert"}).waitFor();
  await page.leave();
});

/** A visit with nothing but these techniques on. */
async function visitWith(...techniques) {
  const context = await newContext();
  const page = await visit("b=" + puzzles.hard, {context});
  await ready(page);
  await page.click("#tool-settings");
  await page.click("#open-ladder");
  await page.evaluate((kept) => {
    const off = [...document.querySelectorAll("[id^=rung-]")].map((rung) => rung.id.slice(5));
    const settings = {profile: "custom", off: off.filter((technique) => !kept.includes(technique))};
    localStorage.setItem("deduku-settings", JSON.stringify(settings));
  }, techniques);
  await page.reload();
  await ready(page);
  return page;
}

for (const locale of ["en", "de", "zh"]) {
  test(`a technique is found by whatever people and programs call it: ${locale}`, async () => {
    const page = await visit("b=" + puzzles.hard, {locale});
    await ready(page);
    await page.click("#tool-settings");
    await page.click("#open-ladder");
    const found = () =>
      page.locator(".rung:visible input").evaluateAll((rungs) => rungs.map((rung) => rung.id.slice(5)));
    for (const [word, techniques] of [
      ["Y-Wing", ["xy_wing", "xy_chain", "als_xy_wing", "unique_blossom"]],
      ["xywing", ["xy_wing", "als_xy_wing", "unique_blossom"]],
      ["naked triplet", ["naked_triple"]],
      ["box/line reduction", ["claiming"]],
      ["Nishio", ["forcing_chain_contradiction", "forcing_net_contradiction"]],
      ["Uniqueness Test 4", ["unique_rectangle_4"]],
      ["UR type 4", ["unique_rectangle_4", "unique_rectangle_strong_links"]],
      ["Simple Colors", ["simple_colouring"]],
      ["Guardians", ["broken_wing", "guardian_braid", "guardian_chain", "guardian_net", "guardian_whip", "unique_guardian_chain",
        "unique_rectangle_external"]],
      ["OR-k Whip", ["guardian_whip"]],
      ["Super-Hidden-Pairs", ["x_wing"]],
      ["Zeigendes Paar", ["pointing"]],
      ["einfaches faerben", ["simple_colouring"]],
      ["三链列", ["swordfish"]],
      ["守护者", ["broken_wing"]],
      ["no such technique", []],
    ]) {
      await page.fill("#ladder-search", word);
      assert.deepEqual((await found()).sort(), techniques.sort(), word);
    }
    await page.leave();
  });
}

test("what a puzzle must need is found in the same way", async () => {
  const page = await visit();
  await ready(page);
  await page.click("#tool-new");
  await page.click("#make-wishes > summary");
  await page.click("#make-needs > summary");
  await page.locator("#make-technique-none").waitFor();
  const found = () =>
    page.locator("#make-needs .toggle:visible input[type=radio]").evaluateAll((techniques) =>
      techniques.map((technique) => technique.id.replace("make-technique-", "")),
    );
  for (const [word, techniques] of [
    ["Rectangle Elimination", ["empty_rectangle"]],
    ["BUG + 1", ["bug_plus_1"]],
    ["Gesperrtes Tripel", ["locked_triple"]],
    ["摩天大楼", ["skyscraper"]],
  ]) {
    await page.fill("#make-search", word);
    assert.deepEqual(await found(), techniques, word);
  }
  await page.leave();
});

test("the last technique stays on", async () => {
  const page = await visitWith("naked_pair", "x_wing");
  await page.click("#tool-settings");
  await page.click("#open-ladder");
  await page.fill("#ladder-search", "naked pair");
  await page.locator("#rung-naked_pair").uncheck();
  await page.fill("#ladder-search", "x-wing");
  await page.locator("#rung-x_wing").click();
  assert.equal(await page.locator("#rung-x_wing").isChecked(), true);
  assert.equal(await page.locator("#ladder-effect").innerText(), "One technique stays on: a ladder needs at least one.");
  await page.click("#close-dialog");
  await page.locator("#cell-40").click();
  await press(page, "h");
  await saying(page, "Nothing in “My own” applies here");
  await page.leave();
});

test("settings that have every technique off leave all of them on", async () => {
  const page = await visitWith();
  await press(page, "h");
  await saying(page, "1 of 5");
  await page.click("#tool-settings");
  await page.click("#open-ladder");
  assert.equal(await page.locator(".rungs input:not(:checked)").count(), 0);
  await page.leave();
});

for (const [profile, title] of [
  ["se", "Sudoku Explainer"],
  ["hodoku", "HoDoKu"],
]) {
  test(`hints up the ladder of another program, with its argument and its picture: ${title}`, async () => {
    const context = await newContext();
    await context.addInitScript((profile) => localStorage.setItem("deduku-settings", JSON.stringify({profile})), profile);
    const page = await visit("b=" + puzzles.hardest, {context});
    await ready(page);
    assert.match(await page.locator("#hint-ladder").innerText(), new RegExp(title));
    for (let level = 1; level <= 5; ++level) {
      await press(page, "h");
      await saying(page, `${level} of 5`);
    }
    assert.match(await page.locator("#hint-text").innerText(), /[=≠] \d/);
    assert.ok((await page.locator("#hint-text [data-cells]").count()) > 0);
    assert.ok((await page.locator(".picture").locator(".strike, .placedring, .placed").count()) > 0);
    await page.waitForURL(new RegExp(`h=5.*l=${profile}`));
    await press(page, "Enter");
    await page.locator("#hint-text").waitFor({state: "detached"});
    await page.leave();
  });
}
