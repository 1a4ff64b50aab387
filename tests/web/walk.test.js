// The page of a walk: from the puzzle to the end in every way, at every width, in both themes, on paper.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {statSync} from "node:fs";
import {join} from "node:path";
import {fileURLToPath} from "node:url";
import {after, before, test} from "node:test";
import {
  barOf,
  boxOf,
  covered,
  enoughForHard,
  explained,
  lowWindows,
  only,
  open,
  pictures,
  place,
  puzzles,
  start,
  trials,
  violations,
} from "./browser.js";

let browser;
let hard;
before(async () => {
  browser = await start();
  hard = explained("hard", puzzles.hard, only(enoughForHard));
});
after(() => browser.close());

const count = (page) => page.locator("article.place").count();

test("keys lead from the puzzle to the end and back", async () => {
  const page = await open(browser, hard);
  const last = (await count(page)) - 1;
  assert.equal(await place(page), "puzzle");
  for (let step = 1; step < last; ++step) {
    await page.keyboard.press("ArrowRight");
    assert.equal(await place(page), "step-" + step);
    assert.equal(new URL(page.url()).hash, "#step-" + step);
  }
  await page.keyboard.press("ArrowRight");
  assert.equal(await place(page), "end");
  await page.keyboard.press("ArrowRight");
  assert.equal(await place(page), "end");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await place(page), "step-" + (last - 1));
  await page.keyboard.press("Home");
  assert.equal(await place(page), "puzzle");
  await page.keyboard.press("End");
  assert.equal(await place(page), "end");
  page.expectNoComplaint();
});

test("one place is shown at a time, with its step in list, curve and what is told", async () => {
  const page = await open(browser, hard + "#step-26");
  assert.equal(await page.locator("article.place h2:visible").innerText(), "M-Wing");
  assert.equal(await page.locator('.list a[aria-current="step"]').getAttribute("href"), "#step-26");
  assert.equal(await page.locator("#curve").getAttribute("aria-valuenow"), "26");
  assert.match(await page.locator("#said").textContent(), /^Step 26 of \d+: M-Wing\. r4c4 ≠ 4$/);
  page.expectNoComplaint();
});

test("buttons, list and curve lead to a step", async () => {
  const page = await open(browser, hard);
  await page.click("#on");
  assert.equal(await place(page), "step-1");
  await page.click("#last");
  assert.equal(await place(page), "end");
  await page.click('.list a[href="#step-24"]');
  assert.equal(await place(page), "step-24");
  await page.mouse.click(...(await barOf(page, 32)));
  assert.equal(await place(page), "step-32");
  await page.goto(hard + "#step-5");
  assert.equal(await place(page), "step-5");
  page.expectNoComplaint();
});

test("it plays by button and by key, and stops at the end", async () => {
  const page = await open(browser, hard);
  await page.clock.install();
  await page.keyboard.press("Space");
  assert.equal(await page.locator("#play").getAttribute("aria-label"), "Pause");
  await page.clock.runFor(5000);
  assert.equal(await place(page), "step-2");
  await page.click("#play");
  await page.clock.runFor(60_000);
  assert.equal(await place(page), "step-2");
  await page.click("#play");
  await page.clock.runFor(600_000);
  assert.equal(await place(page), "end");
  assert.equal(await page.locator("#play").getAttribute("aria-label"), "Play");
  page.expectNoComplaint();
});

test("the theme follows the system until it is chosen, and is kept", async () => {
  const page = await open(browser, hard, {colorScheme: "dark"});
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  assert.equal(await paper(), "rgb(18, 20, 24)");
  await page.click("#theme");
  assert.equal(await paper(), "rgb(246, 244, 238)");
  assert.equal(await page.locator("#theme").getAttribute("aria-label"), "Theme: light");
  await page.reload();
  assert.equal(await paper(), "rgb(246, 244, 238)");
  await page.click("#theme");
  assert.equal(await paper(), "rgb(18, 20, 24)");
  page.expectNoComplaint();
});

test("the board is a table with names, and the picture is hidden from readers", async () => {
  const page = await open(browser, hard + "#step-26");
  const table = page.getByRole("table");
  assert.equal(await table.getByRole("columnheader").count(), 9);
  assert.equal(await table.getByRole("rowheader").nth(3).textContent(), "row 4");
  const cell = table.locator("tbody tr").nth(3).locator("td").nth(3);
  assert.equal(await cell.textContent(), "4 7 8: 4 eliminated");
  assert.equal(await page.getByRole("img").count(), 0);
});

test("text and board light up together", async () => {
  const page = await open(browser, hard + "#step-19");
  await page.locator('.now .say b[data-cells="50"]').first().hover();
  assert.equal(await page.locator(".now .pointed").count(), 1);
  const frame = await boxOf(page, ".now .pointed");
  await page.mouse.move(1, 1);
  assert.equal(await page.locator(".now .pointed").count(), 0);
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
  assert.ok((await page.locator(".now .say [data-cells].lit").count()) > 0);
});

test("it needs no script: all steps are in the document", async () => {
  const page = await open(browser, hard, {javaScriptEnabled: false});
  assert.equal(await page.locator("article.place:visible").count(), await count(page));
  assert.equal(await page.locator(".transport:visible").count(), 0);
});

test("nothing is wrong with the document of all steps", async () => {
  const page = await open(browser, hard);
  await page.evaluate(() => document.documentElement.classList.remove("walking"));
  assert.deepEqual(await violations(page), []);
});

for (const width of [360, 700, 1400]) {
  for (const colorScheme of ["light", "dark"]) {
    test(`nothing is wrong at ${width} px, ${colorScheme}`, async () => {
      const page = await open(browser, hard, {viewport: {width, height: width < 700 ? 800 : 1000}, colorScheme});
      for (const id of ["puzzle", "step-22", "end"]) {
        await page.goto(hard + "#" + id);
        await page.screenshot({path: join(pictures, `${id}-${width}-${colorScheme}.png`)});
        assert.deepEqual(await violations(page), [], id);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(overflow <= 0, `${id} is ${overflow} px too wide`);
      }
      page.expectNoComplaint();
    });
  }
}

for (const language of ["zh", "de"]) {
  test(`it speaks ${language}`, async () => {
    const address = explained("hard-" + language, puzzles.hard, [...only(enoughForHard), "--lang", language]);
    const page = await open(browser, address + "#step-22", {viewport: {width: 360, height: 800}});
    assert.equal(await page.locator("html").getAttribute("lang"), language);
    assert.deepEqual(await violations(page), []);
    await page.screenshot({path: join(pictures, `step-22-${language}.png`)});
    assert.doesNotMatch(await page.locator("body").innerText(), /page\.|\{\{|undefined/);
    page.expectNoComplaint();
  });
}

test("in a low window nothing lies over curve and transport", async () => {
  const page = await open(browser, hard + "#step-26");
  for (const [width, height] of lowWindows) {
    await page.setViewportSize({width, height});
    assert.deepEqual(await covered(page), [], `${width} x ${height}`);
  }
  page.expectNoComplaint();
});

test("on paper every step is a block, and no picture is cut", async () => {
  const page = await open(browser, hard, {colorScheme: "dark"});
  const file = join(pictures, "walk.pdf");
  await page.pdf({path: file, preferCSSPageSize: true, printBackground: true});
  const text = execFileSync("pdftotext", ["-layout", file, "-"], {encoding: "utf8"});
  const sheets = text.split("\f").slice(0, -1);
  const steps = (await page.locator(".walk > .place").count()) - 2; // consecutive singles are folded
  assert.equal((text.match(/Step \d+ of/g) ?? []).length, steps);
  assert.ok(steps < (await count(page)) / 2 && (await page.locator(".folded li").count()) > 20);
  for (const single of await page.locator(".folded li").allTextContents())
    assert.ok(text.includes(/r\dc\d = \d/.exec(single)[0]), single);
  assert.ok(sheets.length <= Math.ceil(steps / 3) + 4, sheets.length + " sheets");
  // Every board that begins on a sheet ends on it: the coordinates of its nine columns and the name of its step.
  for (const sheet of sheets) {
    const boards = sheet.match(/1 {3,}2 {3,}3 {3,}4 {3,}5 {3,}6 {3,}7 {3,}8 {3,}9/g) ?? [];
    const names = sheet.match(/Step \d+ of|The puzzle|The end/g) ?? [];
    assert.equal(boards.length, names.length, sheet);
  }
  execFileSync("pdftoppm", ["-r", "60", "-png", "-l", "3", file, join(pictures, "print")]);
});

test("hostile names stay text", async () => {
  const name = `</title><script>alert(1)</script><img src=x onerror=alert(2)> "'&{{script}}`;
  const address = explained("hostile", puzzles.hard + " " + name);
  const page = await open(browser, address);
  page.on("dialog", () => assert.fail("a script of the name ran"));
  assert.equal(await page.locator("h1").innerText(), name);
  assert.equal(await page.title(), "Deduku: " + name);
  assert.equal(await page.locator("img").count(), 0);
  page.expectNoComplaint();
});

test("the policy keeps foreign scripts and requests out", async () => {
  const page = await open(browser, hard);
  const ran = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.body.append(script);
    const answer = await fetch("https://example.org/").then(
      () => "fetched",
      () => "refused",
    );
    return [window.ran ?? false, answer];
  });
  assert.deepEqual(ran, [false, "refused"]);
});

test("the ladder of Sudoku Explainer has pages, too, and the hardest puzzles stay small", async () => {
  const address = explained("se", puzzles.hard, ["--ladder", "se"]);
  const page = await open(browser, address + "#step-20");
  assert.match(await page.locator(".now .tag").innerText(), /^ER \d+\.\d$/);
  assert.deepEqual(await violations(page), []);
  page.expectNoComplaint();
  const hardest = fileURLToPath(explained("hardest", puzzles.hardest));
  assert.ok(statSync(hardest).size < 1_200_000, statSync(hardest).size + " bytes");
  const size = statSync(fileURLToPath(hard)).size;
  const steps = (await count(await open(browser, hard))) - 2; // the puzzle and the end are also places
  assert.ok(size < 5_650 * steps, `${size} bytes for ${steps} steps`);
});

/** Reduces a long page, which has been examined elsewhere, to the current place, the puzzle and the first step. */
async function withoutTheRest(page) {
  await page.evaluate(() =>
    document.querySelectorAll(".place:not(.now, #puzzle, #step-1)").forEach((place) => place.remove()),
  );
}

test("a chain inside a chain is folded below the line that needs it", async () => {
  const page = await open(browser, explained("nested", puzzles.hardest, ["--ladder", "se"]) + "#step-5");
  const chain = page.locator(".now .line:has-text('(chain 4, 5, 6)') > details.inner").first();
  assert.equal(await chain.locator("summary").innerText(), "chain 4, 5, 6");
  const branches = chain.locator(".branches > li");
  assert.equal(await branches.first().isVisible(), false);
  await chain.locator("summary").click();
  assert.deepEqual(await branches.evaluateAll((items) => items.map((item) => item.dataset.branch)), ["4", "5", "6"]);
  assert.equal(await branches.first().isVisible(), true);
  assert.equal(await page.locator('.now [data-branch="4"]').count(), 1);
  await page.screenshot({path: join(pictures, "nested.png")});
  await withoutTheRest(page);
  assert.deepEqual(await violations(page), []);
  page.expectNoComplaint();
  // Steps that are longer than a sheet leave no sheet empty.
  const file = join(pictures, "nested.pdf");
  await page.pdf({path: file, preferCSSPageSize: true});
  const sheets = execFileSync("pdftotext", [file, "-"], {encoding: "utf8"}).split("\f").slice(0, -1);
  assert.ok(
    sheets.every((sheet) => sheet.trim() !== ""),
    "an empty sheet",
  );
});

test("the branch that is pointed at keeps its arrows", async () => {
  // A path with a kraken fish of four branches.
  const techniques = (
    "naked_single pointing hidden_pair two_string_kite grouped_discontinuous_nice_loop als_discontinuous_nice_loop " +
    "unique_blossom kraken_fish_2"
  ).split(" ");
  const address = explained("branched", puzzles.branched, only(techniques));
  const page = await open(browser, address);
  const id = await page.evaluate(() => {
    const has = (place) =>
      place.querySelector(".links > .branch1") && place.querySelectorAll(".branches > li").length > 1;
    return [...document.querySelectorAll(".place")].find(has).id;
  });
  await page.goto(address + "#" + id);
  await page.locator(".now .branches > li").nth(1).hover();
  assert.ok((await page.locator(".now .links > .branch1.branch-lit").count()) > 0);
  assert.equal(await page.locator(".now .links > :not(.branch1, .branch-off)").count(), 0);
  page.expectNoComplaint();
});

test("long arguments are folded", async () => {
  const page = await open(browser, explained("trials", puzzles.hardest, only(trials)) + "#step-1");
  assert.ok((await page.locator(".now details").count()) > 0);
  assert.deepEqual(await violations(page), []);
  page.expectNoComplaint();
});
