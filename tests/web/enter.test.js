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
  await page.click("#action-1");
  await page.waitForFunction(() => /^Play – Expert \d+ – Deduku$/.test(document.title));
  assert.match(await digits(page), /[1-9]/);
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
    assert.ok(conclusion.y + conclusion.height <= buttons.y, "no button lies over it");
    assert.ok(buttons.y + buttons.height <= 568, "the buttons are in the window");
    await page.leave();
  });

for (const [way, act] of [
  ["a digit is typed", (page) => press(page, "7")],
  ["a cell is chosen", (page) => select(page, 0)],
  ["one has a puzzle", (page) => page.click("#action-2")],
])
  test(`the example goes when ${way}`, async () => {
    const page = await visit();
    await saying(page, "Sudoku, step by step");
    await act(page);
    await saying(page, "a puzzle"); // "Enter a puzzle", or with a digit "Entering a puzzle"
    assert.equal(await page.locator(".picture .strike").count(), 0);
    await page.leave();
  });

test("the example does not come over a board on which a cell was chosen before it was there", async () => {
  const page = await visit("", {slow: {method: "hint", seconds: 2}});
  await select(page, 0);
  await saying(page, "Enter a puzzle");
  await page.waitForTimeout(4000); // the example has been found meanwhile
  assert.equal(await page.locator(".picture .strike").count(), 0);
  await press(page, "7");
  await saying(page, "Entering a puzzle");
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
  await page.click("#action-0");
  await page.locator("#hint-all").click();
  await page.locator("#panel .argument .end").waitFor();
  assert.ok((await page.locator(".picture .placed, .picture .strike, .picture .base").count()) > 0);
  await page.leave();
});

test("today’s puzzle is one for all", async () => {
  const names = [];
  for (let visits = 0; visits < 2; ++visits) {
    const page = await visit();
    await saying(page, "Sudoku, step by step");
    await page.click("#action-0");
    await page.waitForFunction(() => document.title !== "Play – Deduku");
    names.push(await page.title());
    await page.leave();
  }
  assert.match(names[0], /^Play – Today, [A-Z][a-z]+ \d+ – Deduku$/);
  assert.equal(names[0], names[1]);
});

test("a puzzle is typed", async () => {
  const page = await visit();
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
  await saying(page, "5 stands twice: r1c1, r1c2.");
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
