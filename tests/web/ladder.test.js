// Techniques on and off.
import assert from "node:assert/strict";
import {test} from "node:test";
import {ask, hardestOf, pathOf, points, press, puzzles, ready, saying, visitors} from "./browser.js";

const {newContext, play, visit} = visitors();

test("techniques are switched, and the path changes at once", async () => {
  const page = await play();
  await ready(page);
  await page.click("#tool-settings");
  await page.click("#open-ladder");
  const effect = (text) => page.locator("#ladder-effect", {hasText: text}).waitFor({timeout: 15_000});
  const hardest = hardestOf(pathOf(puzzles.hard));
  const effectOfAll = `hardest ${hardest.name} ${points(hardest.cost)}`;
  /** The result of the ladder up to a level. */
  const leadsTo = (levels) => (ask("path", {puzzle: puzzles.hard, techniques: levels}).status === "solved" ? "hardest" : "stuck after");
  await effect(effectOfAll);
  await page.click("#profile-beginner");
  await effect(leadsTo("beginner,easy,medium,hard"));
  assert.equal(await page.locator("#rung-m_wing").isChecked(), false);
  assert.equal(await page.locator("#rung-naked_pair").isChecked(), true);
  assert.equal(await page.locator("#rung-x_wing").isChecked(), false);
  await page.click("#profile-club");
  await page.locator("#rung-x_wing:checked").waitFor({state: "attached"});
  await effect(leadsTo("beginner,easy,medium,hard,expert"));
  assert.equal(await page.locator("#rung-m_wing").isChecked(), false);
  assert.ok((await page.locator(".rungs input:not(:checked)").count()) > 10);
  await page.click("#profile-classic");
  await page.locator("dialog", {hasText: "The order of SudokuWiki and of many books"}).waitFor();
  await effect("hardest");
  await page.click("#profile-se");
  await effect("7.1");
  await page.click("#profile-all");
  await effect(effectOfAll);
  await page.fill("#ladder-search", hardest.name);
  await page.locator("#rung-" + hardest.technique).uncheck();
  const {steps, status} = ask("path", {puzzle: puzzles.hard, techniques: "-" + hardest.technique});
  const other = hardestOf(steps);
  assert.equal(status, "solved");
  await effect(`hardest ${other.name} ${points(other.cost)}`);
  await page.click("#close-dialog");
  await page.click("#tab-walk");
  await page.locator(".place.now").waitFor({timeout: 20_000});
  const names = await page.locator(".list a[href^='#step-'] b").allTextContents();
  assert.deepEqual(names, steps.map(({name}) => name));
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

for (const locale of ["en", "de", "zh"]) {
  test(`a technique is found by whatever people and programs call it: ${locale}`, async () => {
    const page = await visit("b=" + puzzles.hard, {locale});
    await ready(page);
    await page.click("#tool-settings");
    await page.click("#open-ladder");
    const found = () =>
      page.locator(".rung:visible input").evaluateAll((rungs) => rungs.map((rung) => rung.id.slice(5)));
    // Words that are in the names of several techniques, and techniques without them.
    for (const [word, techniques, others] of [
      ["Y-Wing", ["xy_wing", "xy_chain", "als_xy_wing", "unique_blossom"], ["w_wing", "xyz_wing", "x_chain"]],
      ["xywing", ["xy_wing", "als_xy_wing", "unique_blossom"], ["xy_chain", "xyz_wing", "w_wing"]],
      ["Nishio", ["forcing_chain_contradiction", "forcing_net_contradiction"], ["forcing_chain_verity", "trial_1"]],
      ["UR type 4", ["unique_rectangle_4", "unique_rectangle_strong_links"], ["unique_rectangle_3", "bug_4"]],
      ["Guardians", ["broken_wing", "guardian_braid", "guardian_chain", "guardian_net", "guardian_whip", "unique_guardian_chain",
        "unique_rectangle_external"], ["braid", "whip", "bivalue_oddagon"]],
    ]) {
      await page.fill("#ladder-search", word);
      const shown = await found();
      for (const technique of techniques) assert.ok(shown.includes(technique), `${word}: ${technique}`);
      for (const technique of others) assert.ok(!shown.includes(technique), `${word}: ${technique}`);
    }
    for (const [word, techniques] of [
      ["naked triplet", ["naked_triple"]],
      ["box/line reduction", ["claiming"]],
      ["Uniqueness Test 4", ["unique_rectangle_4"]],
      ["Simple Colors", ["simple_colouring"]],
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
  const page = await play(puzzles.hard, {techniques: ["naked_pair", "x_wing"]});
  await ready(page);
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
  await saying(page, "Nothing in “Custom” applies here");
  await page.leave();
});

test("settings that have every technique off leave all of them on", async () => {
  const page = await play(puzzles.hard, {techniques: []});
  await ready(page);
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
