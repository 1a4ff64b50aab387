// Small details that make a page trustworthy: times, names, tooltips, and no repeated messages.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {test} from "node:test";
import {
  answer,
  boxesOf,
  digits,
  enoughForWalked,
  ladderOf,
  listSteps,
  pictures,
  press,
  puzzles,
  ready,
  saying,
  select,
  visitors,
} from "./browser.js";
import {drawn} from "./effort.js";
import {settle} from "./room.js";

const {newContext, play, visit} = visitors();

const {walked} = puzzles;
const ladder = ladderOf(...enoughForWalked);
/** One digit, 1 in the last cell, is missing; the first rows are given. */
const nearlySolved = "12345678945678913278913256423189547669427381587561429336854192751296734894732865.".replace(
  /[1-9]/g,
  (digit, cell) => (cell < 40 ? digit : "abcdefghi"[digit - 1]),
);

test("a puzzle that is solved in seconds took seconds, and its digits move once", async () => {
  const page = await visit("b=" + nearlySolved);
  await ready(page);
  await select(page, 80);
  await press(page, "1");
  await saying(page, "Solved");
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({effect}) => effect.target?.closest(".picture")).length,
  );
  assert.ok(moving > 40, `${moving} digits`);
  assert.match(await page.locator("#panel").innerText(), /\b\d\d? seconds?\. No hints used\./);
  assert.equal(await page.locator("#action-0").innerText(), "Another like this one");
  await page.leave();
});

test("who wants no motion has none at the end either", async () => {
  const page = await visit("b=" + nearlySolved, {reducedMotion: "reduce"});
  await ready(page);
  await select(page, 80);
  await press(page, "1");
  await saying(page, "Solved");
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  await page.leave();
});

test("a button that is only a picture says on pointing what it is", async () => {
  const windows = [[1400, 900], [1024, 768], [844, 390], [390, 844], [320, 568]];
  for (const view of ["", "v=walk&s=20&", "v=rate&"]) {
    for (const [width, height] of drawn("pictures on buttons of " + view, windows, 2)) {
      const page = await visit(view + "b=" + walked, {viewport: {width, height}});
      await ready(page);
      if (view.includes("walk")) await page.locator(".place.now").waitFor({timeout: 30_000});
      const unnamed = await page.evaluate(() => {
        const isSeen = (part) => {
          const {width, height} = part.getBoundingClientRect();
          return width > 2 && height > 2 && part.checkVisibility({visibilityProperty: true});
        };
        const hasText = (part) => {
          const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
          while (texts.nextNode())
            if (texts.currentNode.data.trim() !== "" && isSeen(texts.currentNode.parentElement)) return true;
          return false;
        };
        return [...document.querySelectorAll("button")]
          .filter((button) => isSeen(button) && !hasText(button) && !button.title)
          .map((button) => button.id || button.className);
      });
      assert.deepEqual(unnamed, [], `${view} at ${width}`);
      await page.leave();
    }
  }
});

test("no two icons of the keypad are alike, and its modes show their keys", async () => {
  const page = await play();
  await ready(page);
  const icons = await page
    .locator(".modes svg, .acts svg, .pad .all svg:first-of-type")
    .evaluateAll((all) => all.map((icon) => icon.innerHTML));
  assert.equal(new Set(icons).size, icons.length);
  const keys = await page.locator(".modes button").evaluateAll((modes) => modes.map((mode) => mode.querySelector("kbd")?.textContent ?? ""));
  assert.ok(keys.filter((key) => key !== "").length >= 2, keys.join());
  await page.leave();
});

test("a page that is longer than its window scrolls by a finger on the board", async () => {
  const touch = (page) => page.locator(".cells").evaluate((cells) => getComputedStyle(cells).touchAction);
  const low = await play(puzzles.hard, {viewport: {width: 320, height: 400}, hasTouch: true, isMobile: true});
  await ready(low);
  assert.match(await touch(low), /pan-y/);
  await low.leave();
  const whole = await play(puzzles.hard, {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});
  await ready(whole);
  assert.doesNotMatch(await touch(whole), /pan-y/);
  await whole.leave();
});

test("steps with the same effect are told apart, and the list says what the conclusion says", async () => {
  const page = await play(puzzles.hard, {techniques: ["hidden_single", "sashimi_x_wing"]});
  await ready(page);
  await listSteps(page);
  await page.click("#technique-hidden_single");
  const lines = await page
    .locator(".groups .step")
    .evaluateAll((steps) => steps.map((step) => [step.firstChild.textContent, step.querySelector("small")?.textContent ?? ""]));
  const isAlike = ([effects], at) => lines.some(([other], index) => index !== at && other === effects);
  const alike = lines.filter(isAlike);
  assert.ok(alike.length >= 2, "one digit in several houses");
  for (const [effects, sentence] of alike) assert.notEqual(sentence, "", effects);
  assert.equal(new Set(alike.map((line) => line.join("|"))).size, alike.length);
  await page.click("#technique-sashimi_x_wing");
  await page.locator(".groups .step").first().click();
  await page.locator(".chosen .end").waitFor();
  const listed = await page.locator(".groups .step[aria-current]").evaluate((step) => step.firstChild.textContent.trim());
  assert.equal((await page.locator(".chosen .end").textContent()).replace("∴", "").trim(), listed);
  await page.leave();
});

test("while all steps are sought, a number grows", async () => {
  const page = await play(puzzles.hardest);
  await ready(page);
  await press(page, "a");
  const number = async () => Number(/\((\d+) of \d+\)/.exec(await page.locator("#panel").innerText())?.[1] ?? 0);
  const first = await answer(number);
  await answer(async () => (await number()) > first || (await page.locator("#panel .spin").count()) === 0);
  await page.click("#close-panel");
  await page.leave();
});

test("the notation of a chain is said once and whole, without a shape in it", async () => {
  const page = await visit(`v=walk&s=21&l=${ladder}&b=${walked}`);
  await page.locator("#step-21.now").waitFor({timeout: 30_000});
  const why = page.locator("#step-21 .why");
  assert.match(await why.innerText(), /\(7=8\)r2c6 - \(8\)r3c4 = \(8-9\)r3c1 = \(9\)r3c5/);
  assert.equal((await why.innerText()).split("(7=8)").length, 2);
  const shapes = await why.locator(".say").evaluate((sentence) => {
    const texts = sentence.innerHTML.slice(sentence.innerHTML.indexOf("(7=8)"));
    return texts.slice(0, texts.indexOf("(9)")).includes("<svg");
  });
  assert.equal(shapes, false);
  await page.leave();
});

test("a picture that is shared from a walk is that of the step", async () => {
  const context = await newContext({acceptDownloads: true});
  const page = await visit(`v=walk&s=22&l=${ladder}&b=${walked}`, {context});
  await page.locator("#step-22.now").waitFor({timeout: 30_000});
  await page.click("#tool-share");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#share-svg")]);
  const file = join(pictures, "shared-step.svg");
  await download.saveAs(file);
  const svg = readFileSync(file, "utf8");
  assert.match(svg, /Sue de Coq/);
  assert.match(svg, /class="strike"/);
  assert.doesNotMatch(svg, /&lt;&gt;|-&gt;/, "its signs are those of the page");
  assert.match(download.suggestedFilename(), /22/);
  await page.leave();
});

test("a verdict says that singles are enough only where they are", async () => {
  for (const [puzzle, says] of [
    ["...........9...3..3.......112.....567...9...3...3.5....1.8.4.6..869.143.9..7.6..5", /^Every step leads straight to a digit/],
    ["..........823.5.6...486925..269.137...9.7.5...472.681..356941...9.1.764..........", /^Singles are enough/],
  ]) {
    for (const [view, sentence] of [["walk", "#puzzle .say"], ["rate", ".verdict p"]]) {
      const page = await visit(`v=${view}&b=${puzzle}`);
      await answer(async () => says.test(await page.locator(sentence).first().textContent({timeout: 30_000})));
      await page.leave();
    }
  }
});

test("the hardest step has one name, in the walk and in the ratings", async () => {
  const skyscraper = "..1......23.9....8.6..25.1......2.34....1....94.7......8.65..2.1....3.69......7..";
  for (const [profile, scale] of [["se", "Sudoku Explainer"], ["hodoku", "HoDoKu"]]) {
    const page = await visit(`v=walk&s=1&l=${profile}&b=${skyscraper}`);
    await page.locator(".place.now").waitFor({timeout: 30_000});
    const first = await page.locator("#puzzle .scales > div", {hasText: scale}).locator(".hardest").textContent();
    const steps = await page.locator(".place h2").allTextContents();
    assert.ok(steps.includes(first), first);
    await page.click("#tab-rate");
    const row = page.locator(profile === "se" ? "#show-ser" : "#show-hodoku");
    await row.waitFor({timeout: 60_000});
    assert.equal((await row.innerText()).trim(), first);
    await page.leave();
  }
});

// ---- defects found on pictures of all views at eight sizes (draw_views.js)

const eightSizes = [[320, 568], [390, 844], [844, 390], [820, 1180], [1024, 768], [1180, 820], [1366, 650], [1600, 900]];

/** The lines of a text that may scroll: those in sight, and all. */
const linesOf = (page, selector) =>
  page.evaluate((selector) => {
    const text = document.querySelector(selector); // not a locator's, which may be replaced before it is measured
    const end = text.querySelector(".end");
    const covered = end ? end.getBoundingClientRect().height : 0;
    const line = document.createRange();
    line.selectNodeContents(text.querySelector(".say"));
    const lines = new Set([...line.getClientRects()].map(({bottom}) => Math.round(bottom)));
    const below = text.getBoundingClientRect().bottom - covered;
    return {seen: [...lines].filter((bottom) => bottom <= below + 2).length, all: lines.size};
  }, selector);

test("the first screen says why at every size", async () => {
  const page = await visit();
  await saying(page, "Sudoku, step by step");
  await page.locator("#panel .argument .say").first().waitFor();
  for (const [width, height] of eightSizes) {
    await page.setViewportSize({width, height});
    await settle(page);
    const {seen, all} = await linesOf(page, "#panel .argument");
    assert.ok(seen >= (height < 600 ? 2 : all), `${seen} of ${all} lines at ${width} x ${height}`);
  }
  await page.leave();
});

test("names and values of a puzzle's facts do not touch", async () => {
  for (const locale of ["en", "de", "zh"]) {
    const page = await visit("v=rate&b=" + puzzles.hard, {locale});
    await ready(page);
    for (const [width, height] of [...eightSizes, [360, 740]]) {
      await page.setViewportSize({width, height});
      await settle(page);
      const touching = await page.evaluate(() =>
        [...document.querySelectorAll(".rate .facts div")]
          .filter((fact) => fact.checkVisibility())
          .filter((fact) => {
            const [name, value] = [...fact.children].map((part) => {
              const text = document.createRange();
              text.selectNodeContents(part);
              return text.getBoundingClientRect();
            });
            return name.bottom > value.top && name.right > value.left;
          })
          .map((fact) => fact.textContent),
      );
      assert.deepEqual(touching, [], `${locale}, ${width} x ${height}`);
    }
    await page.leave();
  }
});

test("the way on through the introduction is in sight on phones and laptops", async () => {
  const page = await visit();
  await page.click("#welcome-new");
  for (const [width, height] of [[390, 844], [820, 1180], [1024, 768], [1366, 768], [1600, 900]]) {
    await page.setViewportSize({width, height});
    await settle(page);
    const box = await page.locator("dialog #intro-on").boundingBox();
    assert.ok(box.y + box.height <= height, `${width} x ${height}`);
  }
  await page.leave();
});

test("on a phone that is held across the text of a lesson is beside its board", async () => {
  for (const fragment of ["v=learn&t=w_wing", "v=learn&t=naked_pair&p=1"]) {
    const page = await visit(fragment, {viewport: {width: 844, height: 390}, hasTouch: true, isMobile: true});
    await page.locator(".lesson-side").waitFor();
    const [board, text] = await boxesOf(page, ".lesson-figure .boardbox", ".lesson-side");
    assert.ok(text.x >= board.x + board.width, "beside it");
    assert.ok(text.y < board.y + board.height / 2, "and not below it");
    await page.leave();
  }
});

test("the smallest phone shows some of what a step of the walk says", async () => {
  const page = await visit("v=walk&s=22&b=" + puzzles.hard, {viewport: {width: 320, height: 568}});
  await page.locator(".place.now").waitFor({timeout: 30_000});
  const {seen} = await linesOf(page, ".place.now .why");
  assert.ok(seen >= 2, `${seen} lines`);
  await page.leave();
});

test("who enters a puzzle begins in its first cell, and sees what is known of it", async () => {
  const page = await visit("", {viewport: {width: 1366, height: 650}});
  await page.click("#welcome-own");
  await page.keyboard.type("12....7");
  assert.equal((await digits(page)).slice(0, 9), "12....7..");
  const [symmetry, play] = await boxesOf(page, "#set-symmetry", "#action-0");
  assert.ok(symmetry.y + symmetry.height <= play.y, "nothing covers the symmetry");
  await page.leave();
});
