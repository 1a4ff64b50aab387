// Output of the page: links, texts, pictures, JSON.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {test} from "node:test";
import {answer, digits, nameOf, pathOf, pictures, press, program, puzzles, ready, select, violations, visitors} from "./browser.js";

const {newContext, play, visit} = visitors();

/** The output of the program for a text on its standard input. */
const run = (args, input) => execFileSync(program, args, {input, encoding: "utf8"});

test("link, texts, pictures and JSON", async () => {
  const page = await play(puzzles.hard, {permissions: ["clipboard-read", "clipboard-write"]});
  await ready(page);
  await page.click("#tool-share");
  /** The content of the clipboard once it is as expected: the message of the last copy may still be visible. */
  const copied = async (name, isThere) => {
    await page.click("#share-" + name);
    return answer(async () => {
      const text = await page.evaluate(() => navigator.clipboard.readText());
      return isThere(text) && text;
    });
  };
  await copied("link", (text) => text.endsWith("#b=" + puzzles.hard));
  await copied("line", (text) => text.trim() === puzzles.hard);
  await copied("candidates", (text) => text.includes("48"));
  await copied("hodoku", (text) => text.startsWith(":"));
  await copied(
    "canonical",
    (text) => text === "........1.....2.34.56..7..8...25......57...82.1..893...4.....9..83...4..9.25.....",
  );
  await copied("fpuzzles", (text) => text.startsWith("https://www.f-puzzles.com/?load=N4Ig"));
  await copied("sudokupad", (text) => text.trim() === "https://sudokupad.app/scf1gb5Qdv0u9jdD15S6BqZ2vK89Eh1");
  const json = await copied("json", (text) => text.startsWith("{"));
  const notationsOf = (steps) => steps.map(({notation}) => notation);
  assert.deepEqual(notationsOf(JSON.parse(json).steps), notationsOf(pathOf(puzzles.hard)));
  for (const kind of ["svg", "png"]) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#share-" + kind)]);
    assert.equal(download.suggestedFilename(), "deduku." + kind);
  }
  await page.leave();
});

test("the program reads all texts back", async () => {
  const page = await play(puzzles.hard, {permissions: ["clipboard-read", "clipboard-write"]});
  await ready(page);
  await page.click("#act-fill");
  await select(page, 2);
  await press(page, "3", "ArrowRight", "Control+Digit8"); // a digit, and a mark that is struck
  const board = puzzles.hard.slice(0, 2) + "3" + puzzles.hard.slice(3);
  await page.click("#tool-share");
  const copied = async (name, isThere) => {
    await page.click("#share-" + name);
    return answer(async () => {
      const text = await page.evaluate(() => navigator.clipboard.readText());
      return isThere(text) && text;
    });
  };
  const line = await copied("line", (text) => /^[.\d]{81}\s*$/.test(text));
  assert.equal(run(["convert", "--to", "line", "-"], line).trim(), board);
  assert.match(run(["check", "-"], line), /unique/);
  const candidates = await copied("candidates", (text) => text.includes("|") || text.split("\n").length > 8);
  const read = run(["convert", "--to", "candidates", "-"], candidates);
  assert.equal(read.trim(), candidates.trim());
  const hodoku = await copied("hodoku", (text) => text.startsWith(":"));
  const placed = run(["convert", "--from", "hodoku", "--to", "line", "-"], hodoku + "\n").trim();
  assert.equal(placed.replace("+3", "3"), board);
  assert.match(hodoku, /\b814\b/); // 8 is not in row 1, column 4
  const json = await copied("json", (text) => text.startsWith("{"));
  assert.match(run(["verify", "-"], json.replaceAll("\n", "") + "\n"), /proved/);
  const link = await copied("link", (text) => text.includes("#b="));
  await page.leave();
  const elsewhere = await visit(link.split("#")[1]);
  assert.equal(await nameOf(elsewhere, 2), "row 1, column 3: 3");
  assert.equal(await nameOf(elsewhere, 3), "row 1, column 4: candidates 4");
  await elsewhere.leave();
});

test("links to other pages are read back with digits and marks", async () => {
  const page = await play(puzzles.hard, {permissions: ["clipboard-read", "clipboard-write"]});
  await ready(page);
  await select(page, 2);
  await press(page, "3", "ArrowRight", "Control+Digit8", "Control+Digit4");
  await page.click("#tool-share");
  const links = [];
  for (const [name, beginning] of [
    ["fpuzzles", "https://www.f-puzzles.com/?load="],
    ["sudokupad", "https://sudokupad.app/scl"],
  ]) {
    await page.click("#share-" + name);
    links.push(
      await answer(async () => {
        const text = await page.evaluate(() => navigator.clipboard.readText());
        return text.startsWith(beginning) && text;
      }),
    );
  }
  await page.keyboard.press("Escape");
  const board = puzzles.hard.slice(0, 2) + "3" + puzzles.hard.slice(3);
  for (const [link, is, marks] of [
    [links[0], board, "candidates 4, 8"],
    [links[1], puzzles.hard, "candidates 4, 8"],
  ]) {
    await page.click("#tool-import");
    await page.fill("#import-text", `A puzzle for you:\n${link}\nGood luck`);
    await page.locator("#import-said", {hasText: "Read as a link to"}).waitFor();
    await page.click("#import-play");
    await page.locator("dialog").waitFor({state: "hidden"});
    assert.equal(await digits(page), is);
    assert.match(await nameOf(page, 3), new RegExp(marks.replace(", ", "[, ]+")));
  }
  await page.leave();
});

test("pictures show the board as it stands", async () => {
  const page = await play();
  await ready(page);
  await select(page, 2);
  await press(page, "3");
  await page.click("#tool-share");
  const saved = {};
  for (const kind of ["svg", "png"]) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#share-" + kind)]);
    saved[kind] = join(pictures, "shared." + kind);
    await download.saveAs(saved[kind]);
  }
  const svg = readFileSync(saved.svg, "utf8");
  assert.equal(svg.match(/class="given"/g).length, 26);
  assert.equal(svg.match(/class="own"/g).length, 1);
  execFileSync("rsvg-convert", ["-w", "600", saved.svg, "-o", join(pictures, "shared-svg.png")]);
  const png = readFileSync(saved.png);
  assert.equal(png.subarray(1, 4).toString(), "PNG");
  assert.equal(png.readUInt32BE(16), 1416);
  await page.leave();
});

test("a picture has the marks of the player alone, or none, and the title as its name", async () => {
  const page = await play();
  await ready(page);
  await select(page, 3);
  await press(page, "Control+Digit4", "Control+Digit8");
  await page.click("#tool-share");
  await page.locator("#share-title").fill("Monday's puzzle: 7/8");
  const saved = async (choice) => {
    await page.locator(choice).check({force: true});
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#share-svg")]);
    assert.equal(download.suggestedFilename(), "monday-s-puzzle-7-8.svg");
    return readFileSync(await download.path(), "utf8");
  };
  const asItStands = await saved("#share-stands");
  assert.equal(asItStands.match(/class="pm"/g).length, 2);
  assert.ok(asItStands.includes(">Monday's puzzle: 7/8</text>"));
  assert.equal((await saved("#share-digits")).match(/class="pm"/g), null);
  await page.leave();
});

test("a link to the puzzle has no entries, a link to the board has them", async () => {
  const page = await play(puzzles.hard, {permissions: ["clipboard-read", "clipboard-write"]});
  await ready(page);
  await select(page, 2);
  await press(page, "3");
  await page.click("#tool-share");
  for (const [name, board] of [
    ["puzzle", puzzles.hard],
    ["link", puzzles.hard.slice(0, 2) + "c" + puzzles.hard.slice(3)],
  ]) {
    await page.click("#share-" + name);
    await answer(async () => (await page.evaluate(() => navigator.clipboard.readText())).endsWith("#b=" + board));
  }
  await page.leave();
});

test("the button prints the board alone, on paper or as PDF", async () => {
  const context = await newContext();
  await context.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  const page = await visit("b=" + puzzles.hard, {context});
  await ready(page);
  await page.click("#tool-share");
  await page.click("#share-print");
  await page.locator("body[data-printed]").waitFor();
  assert.equal(await page.locator("dialog").isVisible(), false);
  const file = join(pictures, "shared.pdf");
  await page.pdf({path: file, preferCSSPageSize: true, printBackground: true});
  const text = execFileSync("pdftotext", [file, "-"], {encoding: "utf8"});
  assert.doesNotMatch(text, /Hint|Undo|Settings/);
  assert.ok(text.replace(/\D/g, "").length >= 26);
  assert.match(execFileSync("pdfinfo", [file], {encoding: "utf8"}), /Pages: +1\n/);
  execFileSync("pdftoppm", ["-r", "50", "-png", "-singlefile", file, join(pictures, "shared-pdf")]);
  await page.leave();
});

test("a link of another version of the ladder says that it may show another step", async () => {
  const page = await visit("v=walk&s=20&e=zzzzzz&b=" + puzzles.walked);
  await page.locator("#notice", {hasText: "another version of the techniques"}).waitFor();
  assert.deepEqual(await violations(page), []);
  await page.click("#close-notice");
  assert.equal(await page.locator("#notice").isVisible(), false);
  await page.waitForURL((url) => /&e=[a-z0-9]+/.test(url.hash) && !url.hash.includes("zzzzzz"));
  const {hash} = new URL(page.url());
  await page.leave();
  const same = await visit(hash.slice(1));
  await same.locator(".place.now").waitFor();
  assert.equal(await same.locator("#notice").isVisible(), false, "of the same version nothing is said");
  await same.leave();
});
