// The page from a user's view, part by part.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {axe, pictures, puzzles, start} from "./browser.js";
import {built, compressed, serve} from "./server.js";

const solution = "123456789456789132789132564231895476694273815875614293368541927512967348947328651";
const several = "12....7...56..9...7......6.....95....9...3.158..61.2.....5...27........894.......";
let browser;
let server;
before(async () => {
  browser = await start();
  server = await serve();
});
after(async () => {
  await browser.close();
  server.close();
});

/** Asks, and asks again, until there is an answer. */
async function answer(ask) {
  for (let tries = 0; tries < 200; ++tries) {
    const told = await ask();
    if (told) return told;
    await new Promise((wait) => setTimeout(wait, 50));
  }
  assert.fail("no answer: " + ask);
}

/** A fresh visit. Whatever it says on the console, and every request beyond the page, is a complaint. */
async function visit(fragment = "", {address = server.address, context, ...options} = {}) {
  context ??= await browser.newContext({viewport: {width: 1400, height: 900}, ...options});
  const page = await context.newPage();
  const complaints = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  context.on("request", (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith("blob:"))
      complaints.push("a request of " + request.url());
  });
  await page.goto(address + (fragment && "#" + fragment));
  page.leave = async () => {
    assert.deepEqual(complaints, []);
    await context.close();
  };
  return page;
}

const play = (puzzle = puzzles.hard, options = {}) => visit("b=" + puzzle, options);
const digits = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[role=gridcell]")].map((cell) => /: (\d)/.exec(cell.ariaLabel)?.[1] ?? ".").join(""),
  );
const nameOf = (page, cell) => page.locator("#cell-" + cell).getAttribute("aria-label");
const heading = (page) => page.locator("#panel h2").innerText();
const saying = (page, text) => page.locator("#panel", {hasText: text}).waitFor({timeout: 15_000});
const select = (page, cell) => page.locator("#cell-" + cell).click();
const press = (page, ...keys) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const ready = (page) => page.waitForFunction(() => !document.querySelector(".late"));

async function violations(page) {
  await page.evaluate(axe);
  const result = await page.evaluate(() => window.axe.run(document, {resultTypes: ["violations"]}));
  return result.violations.map(({id, nodes}) => id + ": " + nodes.map((node) => node.html.slice(0, 160)).join("; "));
}

// ---- 1. enter

test("1 a puzzle is typed", async () => {
  const page = await visit();
  assert.equal(await heading(page), "Put in a puzzle");
  await select(page, 0);
  await page.keyboard.type(puzzles.hard);
  assert.equal(await digits(page), puzzles.hard);
  await page.click("#action-0");
  assert.equal(await heading(page), "Hint");
  assert.match(await nameOf(page, 0), /1, given/);
  await page.leave();
});

test("1 a puzzle is pasted, and what it was read as is shown", async () => {
  const page = await visit();
  await page.click("#tool-import");
  await page.fill("#import-text", "# one of a list\n" + puzzles.hard.replaceAll(".", "0"));
  await page.locator("#import-said", {hasText: "Read as a line: 26 digits."}).waitFor();
  await page.click("#import-play");
  await page.waitForFunction(() => document.querySelector("#cell-0").ariaLabel.includes("1, given"));
  assert.equal(await digits(page), puzzles.hard);
  await page.leave();
});

test("1 a grid of candidates, a link, and a list are read", async () => {
  const page = await play();
  await press(page, "h");
  await page.click("#tool-import");
  await page.fill("#import-text", "https://example.org/deduku/#b=" + puzzles.hard);
  await page.locator("#import-said", {hasText: "Read as a link: 26 digits."}).waitFor();
  await page.fill("#import-text", puzzles.hard + "\n" + puzzles.hardest);
  await page.locator("#import-said", {hasText: "The first of 2 puzzles."}).waitFor();
  await page.leave();
});

test("1 what cannot be read is told with its place", async () => {
  const page = await visit();
  await page.click("#tool-import");
  await page.fill("#import-text", "12....7..\n.56..9...\n7....q.6.\n");
  await page.locator("#import-said", {hasText: "Not readable."}).waitFor();
  const said = await page.locator("#import-said").innerText();
  assert.match(said, /Line \d+/);
  assert.equal(await page.locator("#import-play").isDisabled(), true);
  await page.leave();
});

test("1 a file is opened, and one is dropped", async () => {
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

test("1 puzzles of every class are there", async () => {
  const page = await visit();
  for (const name of ["easy", "medium", "hard", "diabolical", "top95"]) {
    await page.click("#tool-new");
    await page.click("#class-" + name);
    await page.locator("dialog").waitFor({state: "hidden"});
    assert.ok((await digits(page)).replaceAll(".", "").length >= 17, name);
  }
  await page.leave();
});

test("1 several solutions are shown side by side, and none is told with the cells", async () => {
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

// ---- 2. play

test("2 digits and marks by key, undone and done again", async () => {
  const page = await play();
  await select(page, 2);
  await press(page, "3");
  assert.equal(await nameOf(page, 2), "row 1, column 3: 3");
  await press(page, "ArrowRight", "Shift+Digit4", "Shift+Digit8");
  assert.equal(await nameOf(page, 3), "row 1, column 4: marks 4 8");
  await press(page, "m", "4");
  assert.equal(await nameOf(page, 3), "row 1, column 4: marks 8");
  await press(page, "m", "Control+z", "Control+z", "Control+z", "Control+z");
  assert.equal(await nameOf(page, 2), "row 1, column 3: empty");
  await press(page, "Control+y", "Control+y");
  assert.equal(await nameOf(page, 3), "row 1, column 4: marks 4");
  await press(page, "Delete");
  assert.equal(await nameOf(page, 3), "row 1, column 4: empty");
  await page.leave();
});

test("2 several cells by dragging, and by mouse alone", async () => {
  const page = await play();
  const centre = async (cell) => {
    const box = await page.locator("#cell-" + cell).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await centre(2)));
  await page.mouse.down();
  await page.mouse.move(...(await centre(5)), {steps: 8});
  await page.mouse.up();
  assert.equal(await page.locator("[aria-selected=true]").count(), 4);
  await page.click("#mode-mark");
  await page.click("#key-4");
  for (const cell of [2, 3, 4, 5]) assert.match(await nameOf(page, cell), /marks 4/);
  await page.leave();
});

test("2 by touch", async () => {
  const page = await play(puzzles.hard, {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});
  await page.locator("#cell-2").tap();
  await page.locator("#key-3").tap();
  assert.equal(await nameOf(page, 2), "row 1, column 3: 3");
  await page.locator("#key-erase").tap();
  assert.equal(await nameOf(page, 2), "row 1, column 3: empty");
  await page.leave();
});

test("2 marks are filled in, tidied by a digit, and written automatically", async () => {
  const page = await play();
  await ready(page);
  await page.click("#act-fill");
  assert.equal(await nameOf(page, 3), "row 1, column 4: marks 4 8");
  await select(page, 2);
  await press(page, "8");
  await page.waitForFunction(() => document.querySelector("#cell-3").ariaLabel.endsWith("marks 4"));
  await press(page, "Control+z");
  assert.equal(await nameOf(page, 3), "row 1, column 4: marks 4 8");
  await page.click("#act-undo");
  assert.equal(await nameOf(page, 3), "row 1, column 4: empty");
  await page.click("#tool-settings");
  await page.click("#set-autoMarks");
  await page.click("#close-dialog");
  assert.equal(await nameOf(page, 3), "row 1, column 4: marks 4 8");
  await select(page, 3);
  await press(page, "Shift+Digit4");
  assert.equal(await nameOf(page, 3), "row 1, column 4: marks 8");
  await page.leave();
});

test("2 conflicts are shown at once, or when asked", async () => {
  const page = await play();
  await ready(page);
  await select(page, 2);
  await press(page, "1");
  await page.waitForFunction(() => document.querySelector("#cell-2").ariaLabel.includes("in conflict"));
  await page.click("#tool-settings");
  await page.locator("#conflicts-asked").check({force: true});
  await page.click("#close-dialog");
  assert.equal(await nameOf(page, 2), "row 1, column 3: 1");
  await page.click("#act-check");
  await saying(page, "r1c3 is not 1.");
  assert.match(await nameOf(page, 2), /in conflict/);
  await page.leave();
});

test("2 a digit is lit", async () => {
  const page = await play();
  await select(page, 0);
  assert.equal(await page.locator(".samebg").count(), 4);
  await press(page, "f", "9");
  assert.equal(await page.locator(".samebg").count(), 4);
  assert.equal(await page.locator("#key-9.lit").count(), 1);
  await page.leave();
});

test("2 the timer runs, and can be hidden", async () => {
  const page = await play();
  await page.waitForFunction(() => document.querySelector("#time").textContent >= "00:01");
  await page.click("#time-toggle");
  assert.equal(await page.locator("#time").textContent(), "");
  await page.leave();
});

test("2 the state survives closing, and travels in the link", async () => {
  const context = await browser.newContext({viewport: {width: 1400, height: 900}});
  const page = await visit("b=" + puzzles.hard, {context});
  await select(page, 2);
  await press(page, "3", "ArrowRight", "Shift+Digit4");
  await page.waitForTimeout(400);
  const link = page.url();
  await page.close();
  const again = await visit("", {context});
  assert.equal(await nameOf(again, 2), "row 1, column 3: 3");
  assert.equal(await nameOf(again, 3), "row 1, column 4: marks 4");
  await press(again, "Control+z", "Control+z");
  assert.equal(await nameOf(again, 2), "row 1, column 3: empty");
  await again.leave();
  const elsewhere = await visit(link.split("#")[1]);
  assert.equal(await nameOf(elsewhere, 2), "row 1, column 3: 3");
  assert.equal(await nameOf(elsewhere, 3), "row 1, column 4: marks 4");
  await elsewhere.leave();
});

test("2 the last digit ends the game", async () => {
  const page = await play();
  await ready(page);
  for (let cell = 0; cell < 81; ++cell) {
    if (puzzles.hard[cell] !== ".") continue;
    await select(page, cell);
    await press(page, solution[cell]);
  }
  await saying(page, "Solved");
  assert.match(await page.locator("#panel").innerText(), /No hint was needed/);
  await page.leave();
});

// ---- 3. hint

/** A board that needs more than singles: the digits of the walk's first steps are in. */
const beyondSingles = "12..567..456..91..7..1..56.2...95..669...3.158.561.2..3..5..9275..9....894.3..651";

test("3 each press tells one level more, and the last one can be applied", async () => {
  const page = await play(
    beyondSingles.replace(/[1-9]/g, (digit, cell) => (puzzles.hard[cell] === "." ? "abcdefghi"[digit - 1] : digit)),
  );
  await ready(page);
  for (let level = 1; level <= 5; ++level) {
    await press(page, "h");
    await saying(page, level + " of 5");
    assert.equal(await page.locator("#panel .later").count(), 5 - level);
    assert.equal(await page.locator("#hint-on", {hasText: "Apply"}).count(), level === 5 ? 1 : 0);
    if (level >= 3) assert.ok((await page.locator(".picture .base, .picture .chip").count()) > 0, "level " + level);
    assert.equal((await page.locator(".picture .strike").count()) > 0, level === 5, "level " + level);
    await page.screenshot({path: join(pictures, `page-hint-${level}.png`)});
  }
  await press(page, "Shift+H");
  await saying(page, "4 of 5");
  await press(page, "h");
  await saying(page, "5 of 5");
  const before = await nameOf(page, 30);
  await press(page, "Enter");
  await page.locator("#panel", {hasText: "Show where to look"}).waitFor();
  assert.ok(before);
  assert.equal(await page.locator("#act-undo").isDisabled(), false);
  await page.leave();
});

test("3 the player's own move makes a hint come true", async () => {
  const page = await play();
  await ready(page);
  await press(page, "h");
  await saying(page, "1 of 5");
  await select(page, 47);
  await press(page, "5");
  await saying(page, "Found it");
  await page.leave();
});

test("3 a wrong entry comes before any hint", async () => {
  const page = await play();
  await ready(page);
  await select(page, 2);
  await press(page, "9", "h");
  await saying(page, "r1c3 is not 9.");
  await page.click("#action-0");
  assert.equal(await nameOf(page, 2), "row 1, column 3: empty");
  await page.leave();
});

test("3 a missing mark comes before the hint", async () => {
  const page = await play();
  await ready(page);
  await page.click("#act-fill");
  await select(page, 2);
  await press(page, "Shift+Digit3");
  await page.click("#act-check");
  await saying(page, "r1c3 can still be 3.");
  await page.click("#action-0");
  assert.match(await nameOf(page, 2), /marks 3/);
  await page.leave();
});

test("3 all steps are listed, and choosing one draws it", async () => {
  const page = await play();
  await ready(page);
  await press(page, "a");
  await page.locator("#panel .spin").waitFor({state: "detached", timeout: 60_000});
  const costs = (await page.locator(".groups .cost").allInnerTexts()).map(Number);
  assert.deepEqual(
    costs,
    [...costs].sort((a, b) => a - b),
  );
  assert.ok(costs.length > 10);
  await page.click("#family-singles");
  assert.ok((await page.locator(".group").count()) < costs.length);
  await page.click("#family-");
  await page.locator(".group", {hasText: "Sashimi X-Wing"}).first().click();
  await page.locator(".groups .step").first().click();
  await page.locator(".picture .strike").first().waitFor();
  assert.ok((await page.locator(".chosen .say").innerText()).length > 20);
  await page.screenshot({path: join(pictures, "page-steps.png")});
  await page.leave();
});

// ---- 4. why not, and where did I go wrong

test("4 why a candidate is not there, step by step", async () => {
  const page = await play();
  await ready(page);
  await select(page, 2);
  await press(page, "q");
  await page.click("#why-9");
  await saying(page, "r1c3 is not 9.");
  assert.ok((await page.locator(".picture .strike, .picture .placedring").count()) > 0);
  const steps = /of (\d+)/.exec(await page.locator("#panel .where").innerText())[1];
  for (let step = 1; step < Number(steps); ++step) await page.click("#argument-on");
  await page.screenshot({path: join(pictures, "page-why.png")});
  assert.equal(
    await page
      .locator("#panel .where")
      .innerText()
      .then((text) => text.startsWith(`Step ${steps} of ${steps}`)),
    true,
  );
  await page.leave();
});

test("4 where it went wrong, with the refutation", async () => {
  const page = await play();
  await ready(page);
  await select(page, 2);
  await press(page, "9");
  await page.click("#act-check");
  await saying(page, "r1c3 is not 9.");
  await page.click("#action-1");
  await page.locator("#panel .say").first().waitFor();
  assert.ok((await page.locator(".picture .chip, .picture .strike, .picture .placedring").count()) > 0);
  await page.leave();
});

// ---- 5. walk

const walk = async (options) => {
  const page = await visit("v=walk&s=22&b=" + puzzles.hard, options);
  await page.locator(".place.now").waitFor({timeout: 20_000});
  return page;
};
const place = (page) => page.evaluate(() => document.querySelector(".place.now").id);

test("5 the walk goes by key, button, list and curve, and plays", async () => {
  const page = await walk();
  assert.equal(await place(page), "step-22");
  await press(page, "ArrowRight");
  assert.equal(await place(page), "step-23");
  await press(page, "Home");
  assert.equal(await place(page), "puzzle");
  await press(page, "End");
  assert.equal(await place(page), "end");
  await page.click("#back");
  await page.locator('.list a[href="#step-20"]').click();
  assert.equal(await place(page), "step-20");
  const box = await page.locator(".curve .plot").boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  assert.match(await place(page), /^step-3\d$/);
  await page.waitForTimeout(400);
  assert.match(page.url(), /s=3\d/);
  await page.clock.install();
  await page.click("#play");
  await page.clock.runFor(7000);
  assert.match(await place(page), /^step-3\d$/);
  await page.leave();
});

test("5 a picture is saved as SVG and as PNG", async () => {
  const page = await walk();
  for (const kind of ["svg", "png"]) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#walk-" + kind)]);
    assert.equal(download.suggestedFilename(), "deduku-step-22." + kind);
    const file = join(pictures, "saved." + kind);
    await download.saveAs(file);
    const content = readFileSync(file);
    if (kind === "svg") {
      assert.match(content.toString(), /^<svg[^>]+xmlns=/);
      execFileSync("rsvg-convert", ["-w", "600", file, "-o", join(pictures, "saved-svg.png")]);
    } else assert.equal(content.subarray(1, 4).toString(), "PNG");
  }
  await page.leave();
});

test("5 the walk is printed, every step a block", async () => {
  const page = await walk({colorScheme: "dark"});
  const file = join(pictures, "page-walk.pdf");
  await page.pdf({path: file, preferCSSPageSize: true, printBackground: true});
  const text = execFileSync("pdftotext", ["-layout", file, "-"], {encoding: "utf8"});
  assert.equal((text.match(/Step \d+ of/g) ?? []).length, 62);
  execFileSync("pdftoppm", ["-r", "60", "-png", "-l", "3", file, join(pictures, "page-print")]);
  await page.leave();
});

// ---- 6. rate

test("6 all scales answer in turn", async () => {
  const page = await visit("v=rate&b=" + puzzles.hard);
  await page.locator("#rate-stop").waitFor({state: "hidden", timeout: 60_000});
  const value = (scale) => page.locator(`#scale-${scale} .v`).innerText();
  assert.match(await value("r"), /^5\.85/);
  assert.match(await value("ser"), /^7\.1/);
  assert.match(await value("hodoku"), /^Unfair/);
  for (const scale of ["w", "b", "te", "backdoor"]) assert.match(await value(scale), /^\d/, scale);
  assert.match(await page.locator(".verdict").innerText(), /S-Wing/);
  await page.leave();
});

test("6 a long rating is stopped at once, and goes on", async () => {
  const page = await visit("v=rate&b=" + puzzles.hardest);
  await page.click("#rate-stop");
  await page.locator("#rate-on").waitFor({timeout: 1000});
  assert.match(await page.locator(".scales").innerText(), /Stopped/);
  await page.click("#rate-on");
  await page.locator("#rate-stop").waitFor();
  await page.leave();
});

// ---- 7. ladder

test("7 techniques are switched, and the path changes at once", async () => {
  const page = await play();
  await ready(page);
  await page.click("#tool-settings");
  await page.click("#open-ladder");
  const effect = (text) => page.locator("#ladder-effect", {hasText: text}).waitFor({timeout: 15_000});
  await effect("hardest S-Wing 5.85");
  await page.click("#profile-beginner");
  await effect("stuck after");
  await page.click("#profile-se");
  await effect("7.1");
  await page.click("#profile-all");
  await effect("hardest S-Wing 5.85");
  await page.locator("#rung-s_wing").uncheck();
  await page.waitForFunction(() => !/S-Wing|Trying/.test(document.querySelector("#ladder-effect").textContent));
  assert.match(await page.locator("#ladder-effect").innerText(), /hardest/);
  await page.click("#close-dialog");
  await page.click("#tab-walk");
  await page.locator(".place.now").waitFor({timeout: 20_000});
  assert.equal(await page.locator(".list", {hasText: "S-Wing"}).count(), 0);
  await page.leave();
});

// ---- 8. out

test("8 link, texts, pictures and JSON", async () => {
  const page = await play(puzzles.hard, {permissions: ["clipboard-read", "clipboard-write"]});
  await ready(page);
  await page.click("#tool-share");
  /** What the clipboard holds once it is what was asked for: the message of the copy before may still be there. */
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
  const json = await copied("json", (text) => text.startsWith("{"));
  assert.equal(JSON.parse(json).steps.length, 62);
  for (const kind of ["svg", "png"]) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#share-" + kind)]);
    assert.equal(download.suggestedFilename(), "deduku." + kind);
  }
  await page.leave();
});

// ---- 9. languages, themes, notation, without a network

for (const [language, hint, word] of [
  ["de", "Hinweis", "Zeile"],
  ["zh", "提示", "行"],
]) {
  test(`9 it speaks ${language}, and so does the engine`, async () => {
    const page = await play(puzzles.hard, {locale: language});
    await ready(page);
    assert.equal(await heading(page), hint);
    assert.match(await nameOf(page, 0), new RegExp(word));
    await press(page, "h", "h", "h");
    await page.locator("#panel .now b").waitFor();
    assert.doesNotMatch(await page.locator("#panel").innerText(), /Look|Hint/);
    assert.deepEqual(await violations(page), []);
    await page.screenshot({path: join(pictures, `page-${language}.png`)});
    await page.leave();
  });
}

test("9 notation and theme are chosen and kept", async () => {
  const page = await play(puzzles.hard, {colorScheme: "dark"});
  await ready(page);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  assert.equal(await paper(), "rgb(18, 20, 24)");
  await page.click("#tool-settings");
  await page.locator("#theme-light").check({force: true});
  await page.locator("#notation-k9").check({force: true});
  assert.match(await page.locator("#about").innerText(), /Engine \d+\.\d+\.\d+/);
  await page.click("#close-dialog");
  await page.reload();
  assert.equal(await paper(), "rgb(246, 244, 238)");
  assert.equal(await page.locator(".picture .coord text", {hasText: "K"}).count(), 1);
  await page.leave();
});

test("9 it works without a network after the first visit", async () => {
  const own = await serve({path: "/some/where/"});
  const context = await browser.newContext();
  const page = await visit("b=" + puzzles.hard, {context, address: own.address});
  await page.evaluate(() => navigator.serviceWorker.ready);
  await answer(() => page.evaluate(async () => (await caches.keys()).length === 1));
  own.close();
  await context.setOffline(true);
  await page.reload();
  await ready(page);
  await press(page, "h");
  await saying(page, "1 of 5");
  await page.click("#tool-new");
  await page.click("#class-easy");
  await page.locator("dialog").waitFor({state: "hidden"});
  await page.leave();
});

// ---- how it must be

test("a server that does not know WebAssembly is enough", async () => {
  const own = await serve({path: "/deduku/", knowsWasm: false});
  const page = await visit("b=" + puzzles.hard, {address: own.address});
  await ready(page);
  await press(page, "h");
  await saying(page, "1 of 5");
  await page.leave();
  own.close();
});

test("scripts and engine are small", () => {
  const size = (end) =>
    readdirSync(join(built, "assets"))
      .filter((file) => file.endsWith(end))
      .map((file) => compressed(readFileSync(join(built, "assets", file))))
      .reduce((sum, bytes) => sum + bytes, 0);
  const [script, engine] = [size(".js"), size(".wasm")];
  console.log(`scripts ${script}, engine ${engine} bytes after brotli`);
  assert.ok(script <= 120_000, script + " bytes of script");
  assert.ok(engine <= 700_000, engine + " bytes of engine");
});

test("the policy keeps foreign scripts and requests out", async () => {
  const page = await visit();
  const ran = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.body.append(script);
    return [
      window.ran ?? false,
      await fetch("https://example.org/").then(
        () => "fetched",
        () => "refused",
      ),
    ];
  });
  assert.deepEqual(ran, [false, "refused"]);
  await page.context().close();
});

test("hostile links and names stay text", async () => {
  const page = await play();
  page.on("dialog", () => assert.fail("a script ran"));
  const name = "<img src=x onerror=alert(1)><script>alert(2)</script>";
  await page.click("#tool-import");
  await page.fill("#import-text", puzzles.hard + " " + name);
  await page.locator("#import-said", {hasText: "26 digits."}).waitFor();
  await page.click("#import-play");
  assert.equal(await page.locator(".puzzle h1").innerText(), name);
  await page.click("#tab-walk");
  await page.locator(".place.now").waitFor({timeout: 30_000});
  assert.equal(await page.locator("img, main script").count(), 0);
  await page.evaluate(async (good) => {
    for (let round = 0; round < 300; ++round) {
      const at = (round * 7) % good.length;
      location.hash =
        good.slice(0, at) +
        ["<img>", "%", "~", "!VV", "&v=<b>", "é", "&h=9", "&s=-1"][round % 8] +
        good.slice(at + (round % 3));
      if (round % 10 === 0) await new Promise((next) => setTimeout(next));
    }
  }, "b=" + puzzles.hard);
  assert.equal(await page.locator("img").count(), 0);
  await page.leave();
});

for (const width of [390, 900, 1400]) {
  for (const colorScheme of ["light", "dark"]) {
    test(`nothing is wrong at ${width} px, ${colorScheme}`, async () => {
      const page = await play(puzzles.hard, {
        viewport: {width, height: width === 900 ? 1100 : width === 390 ? 844 : 900},
        colorScheme,
      });
      await ready(page);
      const look = async (name) => {
        await page.screenshot({path: join(pictures, `page-${name}-${width}-${colorScheme}.png`)});
        assert.deepEqual(await violations(page), [], name);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(overflow <= 0, `${name} is ${overflow} px too wide`);
      };
      await look("play");
      for (const name of ["new", "share", "settings"]) {
        await page.click("#tool-" + name);
        await look(name);
        await page.click("#close-dialog");
      }
      for (const [from, name] of [
        ["settings", "ladder"],
        ["settings", "keys"],
        ["settings", "import"],
      ]) {
        await page.click("#tool-" + from);
        await page.click("#open-" + name);
        await page.waitForTimeout(200);
        await look(name);
        await page.click("#close-dialog");
      }
      await page.click("#act-why\\.act");
      await look("asking");
      await page.click("#all-steps");
      await page.locator("#panel .spin").waitFor({state: "detached", timeout: 60_000});
      await look("steps");
      await page.click("#tab-walk");
      await page.locator(".place.now").waitFor({timeout: 20_000});
      await look("walk");
      await page.click("#tab-rate");
      await page.locator("#rate-stop").waitFor({state: "hidden", timeout: 60_000});
      await look("rate");
      await page.leave();
    });
  }
}
