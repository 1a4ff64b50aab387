// Puzzles are entered: typed, pasted, opened, linked to, taken from the collection.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {test} from "node:test";
import {
  ask,
  boxesOf,
  digits,
  heading,
  nameOf,
  pictures,
  press,
  puzzles,
  ready,
  saying,
  select,
  violations,
  visitors,
} from "./browser.js";

const {play, visit} = visitors();
const example = readFileSync(new URL("../../web/src/state/example.ts", import.meta.url), "utf8");
const several = "12....7...56..9...7......6.....95....9...3.158..61.2.....5...27........894.......";

test("a first visit begins with a step of an example, drawn and explained, which can be played", async () => {
  const page = await visit();
  await saying(page, "Sudoku, step by step");
  await page.locator(".picture .strike").first().waitFor();
  const said = await page.locator("#panel").innerText();
  const board = Object.fromEntries([...example.matchAll(/(givens|digits): "([^"]*)"/g)].map(([, name, text]) => [name, text]));
  const {step} = ask("hint", {board, level: 5});
  assert.ok(said.includes(step.name) && said.includes("≠"), said);
  assert.equal(await digits(page), ".".repeat(81), "the board itself is still empty");
  await page.screenshot({path: join(pictures, "page-welcome.png")});
  assert.deepEqual(await violations(page), []);
  await page.click("#welcome-play");
  await page.waitForFunction(() => document.title === "Play – Expert – Deduku");
  assert.equal(await digits(page), board.digits);
  await page.reload();
  await ready(page);
  assert.equal(await heading(page), "Hint", "who has played before goes on");
  await page.leave();
});

for (const [locale, title] of [
  ["en", "Sudoku, step by step"],
  ["de", "Sudoku, Schritt für Schritt"],
  ["zh-CN", "数独"],
])
  test(`on the smallest phone the conclusion of the example is seen whole: ${locale}`, async () => {
    const page = await visit("", {viewport: {width: 320, height: 568}, locale});
    await saying(page, title);
    const [conclusion, buttons] = await boxesOf(page, "#panel .argument .end", "#panel .act");
    assert.ok(buttons.y + buttons.height <= conclusion.y, "no button lies over it");
    assert.ok(conclusion.y + conclusion.height <= 568, "it is in the window");
    await page.leave();
  });

for (const [way, act] of [
  ["a digit is typed", (page) => press(page, "7")],
  ["one has a puzzle", (page) => page.click("#welcome-own")],
])
  test(`the example goes when ${way}`, async () => {
    const page = await visit();
    await saying(page, "Sudoku, step by step");
    await act(page);
    await saying(page, "a puzzle"); // "Enter a puzzle", or with a digit "Entering a puzzle"
    assert.equal(await page.locator(".picture .strike").count(), 0);
    await page.leave();
  });

test("a tap on the example plays it, as it is shown", async () => {
  const page = await visit("", {viewport: {width: 390, height: 844}, hasTouch: true});
  await saying(page, "Sudoku, step by step");
  await page.locator("#cell-41").tap();
  await saying(page, "Show where to look");
  const [, shown] = /digits: "([^"]*)"/.exec(example);
  assert.equal(await digits(page), shown);
  assert.equal(await page.evaluate(() => document.activeElement.id), "cell-41");
  await press(page, "6");
  assert.notEqual(await digits(page), shown, "one plays on at once");
  await page.leave();
});

test("a first visit is welcomed before the engine is there", async () => {
  const page = await visit("", {slow: {method: "about", seconds: 3}});
  const begin = Date.now();
  await page.locator("#begin-easy").waitFor();
  await page.locator(".picture .strike").first().waitFor();
  assert.ok(Date.now() - begin < 2500, "nobody waits for it");
  await page.click("#begin-medium");
  await page.waitForFunction(() => /^Play – Medium \d+ – Deduku$/.test(document.title));
  await page.leave();
});

test("Easy is as easy as in a newspaper", async () => {
  const page = await visit("");
  await page.click("#begin-easy");
  await page.waitForFunction(() => /^Play – Beginner \d+ – Deduku$/.test(document.title));
  await ready(page);
  const puzzle = await digits(page);
  assert.equal(ask("rate", {puzzle, scales: ["r"]}).records[0].class, "beginner");
  await page.leave();
});

for (const locale of ["en", "de", "zh-CN"])
  test(`who is new to Sudoku reads three short pages: ${locale}`, async () => {
    const page = await visit("", {viewport: {width: 320, height: 568}, locale});
    await page.click("#welcome-new");
    for (let n = 1; n <= 3; ++n) {
      await page.locator(".intro-picture .board").waitFor();
      assert.deepEqual(await violations(page), []);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      await page.click(n < 3 ? "#intro-on" : "#intro-done");
    }
    assert.equal(await page.locator("dialog[open]").count(), 0);
    await page.leave();
  });

for (const [view, title] of [
  ["walk", "Walk"],
  ["rate", "Rate"],
])
  test(`the example leads to what the page can do: ${title}`, async () => {
    const page = await visit();
    await saying(page, "Sudoku, step by step");
    await page.click(`#welcome-${view}`);
    await page.waitForFunction((name) => document.title.startsWith(name + " – Expert"), title);
    assert.equal(await page.locator(`#tab-${view}`).getAttribute("aria-current"), "page");
    await page.leave();
  });

test("one click leads from today’s puzzle to a drawn hint", async () => {
  const page = await visit("", {viewport: {width: 390, height: 844}});
  await saying(page, "Sudoku, step by step");
  await page.click("#begin-today");
  await page.click("#today-easy");
  await page.locator("#hint-all").click();
  await page.locator("#panel .argument .end").waitFor();
  assert.ok((await page.locator(".picture .placed, .picture .strike, .picture .base").count()) > 0);
  await page.leave();
});

test("today’s puzzle of a class is one for all, and another class has another", async () => {
  const begun = [];
  for (const name of ["easy", "easy", "expert"]) {
    const page = await visit();
    await saying(page, "Sudoku, step by step");
    await page.click("#begin-today");
    await page.click(`#today-${name}`);
    await page.waitForFunction(() => document.title.startsWith("Play – Today"));
    begun.push({title: await page.title(), board: await digits(page)});
    await page.leave();
  }
  assert.match(begun[0].title, /^Play – Today, [A-Z][a-z]+ \d+, Easy – Deduku$/);
  assert.deepEqual(begun[0], begun[1]);
  assert.match(begun[2].title, /, Expert – Deduku$/);
  assert.notEqual(begun[2].board, begun[0].board);
});

test("a puzzle is typed", async () => {
  const page = await visit();
  await page.click("#welcome-own");
  await select(page, 0);
  await saying(page, "Enter a puzzle");
  await page.keyboard.type(puzzles.hard);
  assert.equal(await digits(page), puzzles.hard);
  await page.click("#action-0");
  assert.equal(await heading(page), "Hint");
  assert.match(await nameOf(page, 0), /1, given/);
  await page.leave();
});

test("a puzzle is pasted, and what it was read as is shown", async () => {
  const page = await visit();
  await page.click("#tool-import");
  await page.fill("#import-text", "# one of a list\n" + puzzles.hard.replaceAll(".", "0"));
  await page.locator("#import-said", {hasText: "Read as a line: 26 digits."}).waitFor();
  await page.click("#import-play");
  await page.waitForFunction(() => document.querySelector("#cell-0").ariaLabel.includes("1, given"));
  assert.equal(await digits(page), puzzles.hard);
  await page.leave();
});

test("a grid of candidates, a link, and a list are read", async () => {
  const page = await play();
  await press(page, "h");
  await page.click("#tool-import");
  await page.fill("#import-text", "https://example.org/deduku/#b=" + puzzles.hard);
  await page.locator("#import-said", {hasText: "Read as a link: 26 digits."}).waitFor();
  await page.fill("#import-text", puzzles.hard + "\n" + puzzles.hardest);
  await page.locator("#import-said", {hasText: "The first of 2 puzzles."}).waitFor();
  await page.leave();
});

test("what cannot be read is shown with its place", async () => {
  const page = await visit();
  await page.click("#tool-import");
  await page.fill("#import-text", "12....7..\n.56..9...\n7....q.6.\n");
  await page.locator("#import-said", {hasText: "Cannot be read."}).waitFor();
  const said = await page.locator("#import-said").innerText();
  assert.match(said, /Line \d+/);
  assert.equal(await page.locator("#import-play").isDisabled(), true);
  await page.leave();
});

test("a file is opened, and one is dropped", async () => {
  const page = await visit();
  await page.click("#tool-import");
  await page
    .locator("#import-file")
    .setInputFiles({name: "p.txt", mimeType: "text/plain", buffer: Buffer.from(puzzles.hard)});
  await page.locator("#import-said", {hasText: "26 digits."}).waitFor();
  await page.click("#close-dialog");
  await page.evaluate((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "q.txt"));
    document.dispatchEvent(new DragEvent("drop", {dataTransfer: transfer, bubbles: true, cancelable: true}));
  }, puzzles.hardest);
  await page.locator("#import-said", {hasText: "24 digits."}).waitFor();
  await page.leave();
});

test("puzzles of every class are there", async () => {
  const page = await visit();
  for (const name of ["beginner", "easy", "medium", "hard", "expert", "master", "extreme"]) {
    await page.click("#tool-new");
    await page.click("#class-" + name);
    await page.locator("dialog").waitFor({state: "hidden"});
    assert.ok((await digits(page)).replaceAll(".", "").length >= 17, name);
  }
  await page.leave();
});

test("several solutions are shown side by side, and none is shown with the cells", async () => {
  const page = await play(several);
  await saying(page, "More than one solution");
  assert.equal(await page.locator("#panel .pair svg").count(), 2);
  assert.ok((await page.locator("#panel .pair svg:first-child .differbg").count()) > 1);
  await page.leave();
  const other = await play("1........1" + ".".repeat(71));
  await saying(other, "No solution");
  assert.match(await nameOf(other, 0), /in conflict/);
  assert.match(await nameOf(other, 9), /in conflict/);
  await other.leave();
});

test("why there is no solution is shown with the cells, in the notation of the moment", async () => {
  const page = await play("55" + ".".repeat(79));
  await saying(page, "5 appears twice: r1c1, r1c2.");
  assert.deepEqual(await page.locator("#panel p [data-cells]").allInnerTexts(), ["r1c1", "r1c2"]);
  assert.equal(await page.locator(".picture .conflictbg").count(), 2);
  await page.leave();
  const other = await play("12345678.........9".padEnd(81, "."));
  await saying(other, "r1c9 has no digit left.");
  assert.equal(await nameOf(other, 8), "row 1, column 9: empty, no digit left");
  assert.equal(await other.locator(".picture .conflictbg").count(), 1);
  await other.click("#tool-settings");
  await other.locator("#notation-a1").check({force: true});
  await other.click("#close-dialog");
  await saying(other, "A9 has no digit left.");
  await other.leave();
});

test("dots say how hard a class is", async () => {
  const page = await play();
  await page.click("#tool-new");
  const full = await page
    .locator(".choice")
    .evaluateAll((choices) => choices.map((choice) => choice.querySelectorAll(".dots .on").length));
  assert.deepEqual(full, [1, 2, 3, 4, 5, 6, 7]);
  await page.leave();
});
