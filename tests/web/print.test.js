// Puzzles on paper: 1, 2, 4 or 6 on a sheet, the current one, some of the collection or a list, with their solutions
// after them.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {join} from "node:path";
import {test} from "node:test";
import {answer, pictures, puzzles, ready, violations, visitors} from "./browser.js";

const {play, visit} = visitors();
const list = [puzzles.hard, puzzles.hardest, "21" + puzzles.hard.slice(2)].join("\n"); // the last one has no solution

/** Documents sent to the browser's printer are kept, so the test can print them. */
async function keepPrinted(page) {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
}

/** The sheets that are printed, as text. */
async function printed(page, name) {
  await page.click("#print-now");
  await page.locator("body[data-printed]").waitFor();
  const file = join(pictures, `${name}.pdf`);
  await page.pdf({path: file, preferCSSPageSize: true, printBackground: true});
  execFileSync("pdftoppm", ["-r", "60", "-png", file, join(pictures, name)]);
  const text = execFileSync("pdftotext", ["-layout", file, "-"], {encoding: "utf8"});
  return text.split("\f").slice(0, -1);
}

async function openPrint(page) {
  await page.click("#tool-share");
  await page.click("#share-sheets");
}

/** The digits on a sheet that are printed in type of boards. */
const digitsOn = (sheet) => (sheet.match(/(?<![\w.])[1-9](?![\w.])/g) ?? []).length;

test("one puzzle fills a sheet, and its solution stands on the next", async () => {
  const page = await play();
  await ready(page);
  await keepPrinted(page);
  await openPrint(page);
  assert.equal(await page.locator("#print-said").innerText(), "1 puzzle on 2 pages.");
  const sheets = await printed(page, "sheet-1");
  assert.equal(sheets.length, 2);
  assert.equal(digitsOn(sheets[0]), 26);
  assert.match(sheets[1], /Solutions/);
  assert.equal(digitsOn(sheets[1]), 81);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  assert.equal(await page.locator(".sheets").count(), 0);
  await page.leave();
});

for (const [count, sheets] of [
  [2, 4],
  [4, 3],
  [6, 2],
])
  test(`${count} puzzles of the collection stand on a sheet`, async () => {
    const page = await play();
    await ready(page);
    await keepPrinted(page);
    await openPrint(page);
    await page.locator("label", {has: page.locator("#print-collection")}).click();
    await page.selectOption("#print-class", "medium");
    await page.fill("#print-wanted", "6");
    await page.locator("label", {has: page.locator(`#print-${count}`)}).click();
    await answer(async () => (await page.locator("#print-said").innerText()) === `6 puzzles on ${sheets} pages.`);
    if (count === 6) assert.deepEqual(await violations(page), []);
    const text = await printed(page, `sheet-${count}`);
    assert.equal(text.length, sheets);
    assert.equal(
      (
        text
          .slice(0, -1)
          .join()
          .match(/\d\. Medium \d+ +R \d\.\d\d/g) ?? []
      ).length,
      6,
    );
    assert.equal((text.at(-1).match(/\d\. Medium \d+/g) ?? []).length, 6);
    await page.leave();
  });

test("a list that is pasted is printed, from Import, too; what has no single solution has none printed", async () => {
  const page = await visit();
  await ready(page);
  await keepPrinted(page);
  await page.click("#tool-import");
  await page.fill("#import-text", list);
  await page.locator("#import-print").click();
  await answer(async () => (await page.locator("#print-said").innerText()) === "3 puzzles on 2 pages.");
  const sheets = await printed(page, "sheet-list");
  assert.match(sheets[0], /1\..*2\.[^]*3\./);
  assert.match(sheets[1], /Solutions[^]*1\..*2\./);
  assert.doesNotMatch(sheets[1], /3\./);
  await page.leave();
});

test("without solutions and difficulty there are the puzzles alone", async () => {
  const page = await play();
  await ready(page);
  await keepPrinted(page);
  await openPrint(page);
  for (const id of ["print-notes", "print-solutions"])
    await page.locator("label", {has: page.locator("#" + id)}).click();
  assert.equal(await page.locator("#print-said").innerText(), "1 puzzle on 1 page.");
  const sheets = await printed(page, "sheet-bare");
  assert.equal(sheets.length, 1);
  assert.equal(sheets[0].replace(/\s/g, "").length, 26);
  await page.leave();
});

for (const [wanted, count, sheets, withSolutions] of [
  [1, 1, 2, true],
  [5, 1, 6, true],
  [7, 2, 4, false],
  [13, 4, 6, true], // twelve solutions on a sheet
  [12, 6, 3, true],
  [13, 6, 3, false],
])
  test(`${wanted} puzzles, ${count} on a sheet, ${withSolutions ? "with" : "without"} solutions: as many sheets as were said`, async () => {
    const page = await play();
    await ready(page);
    await keepPrinted(page);
    await openPrint(page);
    await page.locator("label", {has: page.locator("#print-collection")}).click();
    await page.selectOption("#print-class", "easy");
    await page.fill("#print-wanted", String(wanted));
    await page.locator("label", {has: page.locator(`#print-${count}`)}).click();
    if (!withSolutions) await page.locator("label", {has: page.locator("#print-solutions")}).click();
    const [puzzles, pages] = [wanted === 1 ? "1 puzzle" : `${wanted} puzzles`, sheets === 1 ? "page" : "pages"];
    await answer(async () => (await page.locator("#print-said").innerText()) === `${puzzles} on ${sheets} ${pages}.`);
    assert.equal((await printed(page, `sheets-${wanted}-${count}`)).length, sheets);
    await page.leave();
  });

// Width and height in millimetres.
for (const [paper, size, count] of [
  ["A5", [148, 210], 4],
  ["6 × 9 in", [152.4, 228.6], 2],
  ["own", [150, 200], 1],
])
  test(`paper: ${paper}`, async () => {
    const page = await play();
    await ready(page);
    await keepPrinted(page);
    await openPrint(page);
    await page.locator("label", {has: page.locator("#print-collection")}).click();
    await page.fill("#print-wanted", "4");
    await page.locator("label", {has: page.locator(`#print-${count}`)}).click();
    await page.selectOption("#print-paper", paper);
    await page.fill("#print-margin", "10");
    assert.deepEqual(await violations(page), []);
    const said = await page.locator("#print-said").innerText();
    const name = `paper-${paper.replace(/\W/g, "")}`;
    const text = await printed(page, name);
    assert.equal(said, `4 puzzles on ${text.length} pages.`);
    const written = execFileSync("pdfinfo", [join(pictures, `${name}.pdf`)], {encoding: "utf8"});
    const points = /Page size: +([\d.]+) x ([\d.]+) pts/.exec(written).slice(1).map(Number);
    // Chromium rounds to three quarters of a point.
    size.forEach((millimetres, at) => assert.ok(Math.abs(points[at] - (millimetres / 25.4) * 72) < 0.75, written));
    await page.leave();
  });

test("paper that has no room says so, and is not printed", async () => {
  const page = await play();
  await ready(page);
  await openPrint(page);
  await page.selectOption("#print-paper", "own");
  for (const [id, value, fault] of [
    ["print-width", "20", "Width and height must be between 70 and 500 mm."],
    ["print-width", "100", "1 puzzle on 2 pages."],
    ["print-margin", "60", "Margins must be between 0 and 50 mm."],
    ["print-margin", "40", "On this paper the boards would be too small: choose fewer per page, or narrower margins."],
  ]) {
    await page.fill(`#${id}`, value);
    assert.equal(await page.locator("#print-said").innerText(), fault);
    assert.equal(await page.locator("#print-now").isDisabled(), !fault.startsWith("1 puzzle"));
  }
  await page.leave();
});
