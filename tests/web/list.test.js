// A list of puzzles: read, rated, sorted, and saved.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {test} from "node:test";
import {answer, digits, pictures, puzzles, ready, violations, visitors} from "./browser.js";

const {visit} = visitors();

const easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const lines = [
  "# a list",
  puzzles.hard + " Second, by name",
  "this is no puzzle",
  easy + ' =HYPERLINK("x")',
  "",
  easy.slice(0, 80),
  "5" + easy.slice(1).replaceAll(/[1-9]/g, "."),
];

/** Pastes a list, and starts its rating. */
async function rate(text, options) {
  const page = await visit("", options);
  await ready(page);
  await page.click("#tool-import");
  await page.fill("#import-text", text);
  await page.locator("#import-list:visible").click();
  await page.locator(".list-table tbody tr").first().waitFor();
  return page;
}
const column = (page, key) => page.locator(`.list-table .list-${key}`).allInnerTexts();
const finished = (page) =>
  answer(
    async () => (await page.locator("#list-stop").innerText()) === "Resume" && page.locator("#list-stop").isDisabled(),
  );

test("each line is rated, bad ones are named by their number, and any column sorts", async () => {
  const page = await rate(lines.join("\n"));
  await finished(page);
  assert.equal(await page.locator("#list-progress").innerText(), "3 of 3 rated");
  assert.match(await page.locator("#list-bad summary").innerText(), /^Lines 3, 6 cannot be read\.$/);
  await page.locator("#list-bad summary").click();
  assert.match(await page.locator("#list-bad li").nth(1).innerText(), /^Line 6:/);
  assert.deepEqual(await column(page, "line"), ["2", "4", "7"]);
  assert.deepEqual(await column(page, "givens"), ["26", "30", "1"]);
  const classes = await column(page, "class");
  assert.ok(classes[0] && classes[1]);
  assert.equal(classes[2], "several solutions");
  const r = (await column(page, "r")).map(Number);
  assert.ok(r[0] > r[1]);
  await page.click("#list-by-r");
  assert.deepEqual(await column(page, "line"), ["4", "2", "7"]);
  assert.equal(await page.locator("th:has(#list-by-r)").getAttribute("aria-sort"), "ascending");
  await page.click("#list-by-r");
  assert.deepEqual(await column(page, "line"), ["2", "4", "7"], "what is not known comes last");
  assert.equal(await page.locator("th:has(#list-by-r)").getAttribute("aria-sort"), "descending");
  await page.click("#list-by-puzzle");
  await page.screenshot({path: join(pictures, "page-list.png")});
  assert.deepEqual(await violations(page), []);
  await page.leave();
});

test("other scales are added, and all of it is saved as CSV and as text that can be read again", async () => {
  const page = await rate(lines.join("\n"));
  await page.click("#list-ser");
  await page.click("#list-hodoku");
  await finished(page);
  const se = await column(page, "ser");
  assert.match(se[0], /^\d\.\d$/);
  assert.match((await column(page, "hodoku"))[0], /\d/);
  const saved = async (id) => {
    const download = page.waitForEvent("download");
    await page.click(id);
    return readFileSync(await (await download).path(), "utf8");
  };
  const csv = await saved("#list-csv");
  const rows = csv.trim().split("\r\n");
  assert.equal(rows[0], "puzzle,line,name,givens,class,r,hardest,se,hodoku");
  assert.equal(rows.length, 4);
  assert.ok(rows[1].startsWith(`${puzzles.hard},2,"Second, by name",26,`));
  assert.ok(rows[2].includes(`"'=HYPERLINK(""x"")"`), "no formula");
  const text = await saved("#list-txt");
  assert.equal(text.split("\n").filter(Boolean).length, 3);
  await page.click("#close-dialog");
  await page.click("#tool-import");
  await page.fill("#import-text", text);
  await page.locator("#import-list:visible").waitFor();
  await page.leave();
});

test("rows fill while the work goes on; it can be stopped, continued, and left for a puzzle", async () => {
  const slow = {method: "rate", asked: puzzles.hard, seconds: 3};
  const page = await rate([easy, puzzles.hard, easy.replace("53", "..")].join("\n"), {slow});
  await answer(async () => (await column(page, "r"))[0] !== "");
  assert.equal((await column(page, "r"))[1], "", "the second is under way");
  assert.match(await page.locator("#list-progress").innerText(), /^1 of 3/);
  await page.click("#list-stop");
  await answer(async () => (await page.locator("#list-stop").innerText()) === "Resume");
  assert.equal(await page.locator("#list-status").innerText(), "1 of 3 rated");
  await page.click("#list-stop");
  await answer(async () => (await page.locator("#list-stop").innerText()) === "Stop");
  await page.locator(".list-open").first().click();
  await answer(async () => (await digits(page)) === easy);
  await page.click("#tool-import");
  await page.fill("#import-text", [easy, puzzles.hard, easy.replace("53", "..")].join("\n"));
  await page.locator("#import-list:visible").click();
  await answer(async () => (await column(page, "r"))[0] !== "");
  await page.click("#list-stop");
  await page.leave();
});

test("grids one below the other are a list, too", async () => {
  const grid = (line) => line.match(/.{9}/g).join("\n");
  const page = await rate([grid(easy), grid(puzzles.hard)].join("\n\n"));
  await finished(page);
  assert.deepEqual(await column(page, "line"), ["1", "11"]);
  await page.leave();
});

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [700, 900],
  [2560, 1440],
])
  test(`the table has room: ${width} x ${height}`, async () => {
    const page = await rate(lines.join("\n"));
    await page.setViewportSize({width, height});
    await finished(page);
    const wide = await page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.querySelector("dialog .content").scrollWidth - document.querySelector("dialog .content").clientWidth,
    ]);
    assert.ok(
      wide.every((by) => by <= 0),
      String(wide),
    );
    await page.screenshot({path: join(pictures, `page-list-${width}.png`)});
    await page.leave();
  });
