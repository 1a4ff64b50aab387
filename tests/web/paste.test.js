// Import finds the cells in pasted text, shows them, and reports unreadable parts, in the reader's language.
import assert from "node:assert/strict";
import {test} from "node:test";
import {digits, puzzles, ready, visitors} from "./browser.js";

const {visit} = visitors();
const {hard} = puzzles;
const rows = hard.match(/.{9}/g);
const said = (page, text) => page.locator("#import-said", {hasText: text}).waitFor();

async function paste(page, text) {
  await page.locator("#import-text").fill("");
  await page.locator("#import-text").fill(text);
}

test("81 cells are found in posts, pages and links, and shown", async () => {
  const page = await visit();
  await ready(page);
  await page.click("#tool-import");
  for (const text of [
    "Inkala: " + hard,
    `[code]\n${hard}\n[/code]`,
    "```\n" + rows.join("\n") + "\n```",
    `<pre>${rows.join("\n")}</pre>`,
    hard.replaceAll(".", "x"),
    rows.map((row) => row.replaceAll(".", " ")).join("\n"),
    "https://www.sudokuwiki.org/sudoku.htm?bd=" + hard.replaceAll(".", "0"),
    "https://sudokupad.app/sudoku/" + hard.replaceAll(".", "0"),
    `<div>${rows.join("</div><div>")}</div>`,
    `[spoiler=easy]${rows.join("\n")}[/spoiler]`,
  ]) {
    await paste(page, text);
    await said(page, "26 digits.");
    assert.equal(await page.locator("#import-said .preview .given").count(), 26, text);
  }
  await page.click("#import-play");
  await page.locator("dialog").waitFor({state: "hidden"});
  assert.equal(await digits(page), hard);
  await page.leave();
});

/** Links of SudokuPad whose puzzle has windows and diagonals. */
const empty = "https://sudokupad.app/scfoooooooooooooK";

test("links to f-puzzles and SudokuPad are read, and what they hold is named", async () => {
  const page = await visit();
  await ready(page);
  await page.click("#tool-import");
  await paste(page, "Today: https://sudokupad.app/scf1gb5Qdv0u9jdD15S6BqZ2vK89Eh1 Have fun");
  await said(page, "Read as a short link to SudokuPad: 26 digits.");
  for (const [link, text] of [
    ["https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8Q", "the link is damaged or cut off"],
    ["https://sudokupad.app/x17ghpvvqc", "the link contains only the name of a puzzle that is stored on its site"],
    ["https://sudoku.example/play/7", "the link to sudoku.example does not contain its cells"],
    [empty + "wx", "the puzzle has rules that Sudoku does not have: windoku and diagonals"],
  ]) {
    await paste(page, link);
    await said(page, text);
  }
  await page.leave();
});

for (const [locale, text] of [
  ["de-DE", "das Rätsel hat Regeln, die Sudoku nicht hat: Windoku und Diagonalen"],
  ["zh-CN", "该题含有标准数独没有的规则：窗口和对角线"],
])
  test(`the rules of a link are named: ${locale}`, async () => {
    const page = await visit("", {locale});
    await ready(page);
    await page.click("#tool-import");
    await paste(page, empty + "wx");
    await said(page, text);
    await page.leave();
  });

test("what is wrong with a text is said in German and Chinese", async () => {
  for (const [locale, text] of [
    ["de-DE", "ein Rätsel erwartet: 81 Zeichen in einer Zeile"],
    ["zh-CN", "应为题目：一行 81 个字符"],
  ]) {
    const page = await visit("", {locale});
    await ready(page);
    await page.click("#tool-import");
    await paste(page, "hello");
    await said(page, text);
    await page.leave();
  }
});

test("what cannot be read beside a puzzle is counted", async () => {
  const page = await visit();
  await ready(page);
  await page.click("#tool-import");
  await paste(page, `Easy:\n${hard}\n\nThe other one:\n${hard.slice(1)}\n`);
  await said(page, "Read as a line: 26 digits. 1 other cannot be read, starting at line 5.");
  await page.locator("#import-list").waitFor();
  await page.leave();
});

test("long lines are not wrapped", async () => {
  const page = await visit();
  await page.click("#tool-import");
  assert.equal(await page.locator("#import-text").getAttribute("wrap"), "off");
  await paste(page, hard);
  assert.ok(
    await page.locator("#import-text").evaluate((box) => box.scrollWidth > box.clientWidth || box.clientWidth > 600),
  );
  await page.leave();
});

test("every puzzle of a message counts, in whatever form each of them stands", async () => {
  const page = await visit();
  await ready(page);
  await page.click("#tool-import");
  await paste(page, `Hi,\nhere is one:\n\n${rows.join("\n")}\n\nand two more:\n${puzzles.walked}\n${puzzles.hardest}\nBye`);
  await said(page, "26 digits. The first of 3 puzzles.");
  await page.click("#import-play");
  await page.locator("dialog").waitFor({state: "hidden"});
  assert.equal(await digits(page), hard);
  await page.leave();
});

test("what cannot be read is said in sentences", async () => {
  const page = await visit();
  await ready(page);
  await page.click("#tool-import");
  await paste(page, empty + "wx");
  await said(page, "Cannot be read.");
  const text = await page.locator("#import-said").innerText();
  assert.match(text, /^Cannot be read\. [A-Z]/);
  await page.leave();
});

test("nested lists are read, as programs print them", async () => {
  const page = await visit();
  await ready(page);
  await page.click("#tool-import");
  const list = JSON.stringify(rows.map((row) => [...row].map((cell) => (cell === "." ? 0 : Number(cell)))));
  for (const text of [list, list.replaceAll(",", ", "), list.replaceAll("0", "null"), "grid = " + list.replaceAll("0", "None")]) {
    await paste(page, text);
    await said(page, "26 digits.");
    await page.locator("#import-play:enabled").waitFor();
  }
  await page.leave();
});

test("no puzzle is guessed of rows whose empty cells were lost, of other text, or of a picture", async () => {
  const page = await visit();
  await ready(page);
  await page.click("#tool-import");
  const lost = rows.map((row) => [...row].filter((cell) => cell !== ".").join(" ")).join("\n");
  await paste(page, lost);
  await said(page, "these 9 rows have 26 digits, but nothing in place of the empty cells");
  await paste(page, "milk\neggs 12\nbread\nbutter 250 g");
  await said(page, "these 4 lines of text do not contain one");
  assert.equal(await page.locator("#import-play").isDisabled(), true);
  await page.locator("#import-text").fill("");
  await page.locator("#import-file").setInputFiles({name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(300_000, 0xff)});
  await said(page, "This is a picture; Deduku cannot read pictures.");
  assert.equal(await page.locator("#import-text").inputValue(), "");
  await page.click("#close-dialog");
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(300_000)], "IMG_2.png", {type: "image/png"}));
    document.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));
  });
  await said(page, "This is a picture; Deduku cannot read pictures.");
  await page.leave();
});
