// The walk in the page: the whole path, step by step, saved and printed.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {test} from "node:test";
import {
  barOf,
  covered,
  enoughForWalked,
  ladderOf,
  lowWindows,
  pathOf,
  pictures,
  place,
  press,
  puzzles,
  ready,
  violations,
  visitors,
} from "./browser.js";

const {newContext, visit} = visitors();

/** The number of its steps. */
const length = pathOf(puzzles.hard).length;

const walk = async (options) => {
  const page = await visit("v=walk&s=22&b=" + puzzles.hard, options);
  await page.locator(".place.now").waitFor({timeout: 20_000});
  return page;
};

test("the walk goes by key, button, list and curve, and plays", async () => {
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
  await page.mouse.click(...(await barOf(page, 32)));
  assert.equal(await place(page), "step-32");
  await page.waitForURL(/s=32/);
  await page.clock.install();
  await page.click("#play");
  await page.clock.runFor(7000);
  assert.match(await place(page), /^step-3\d$/);
  await page.leave();
});

test("the curve is a slider: by drag, and by arrow keys", async () => {
  const page = await walk();
  await page.mouse.move(...(await barOf(page, 7)));
  await page.mouse.down();
  assert.equal(await place(page), "step-7");
  await page.mouse.move(...(await barOf(page, 30)), {steps: 4});
  assert.equal(await place(page), "step-30");
  const late = length - 4;
  await page.mouse.move(...(await barOf(page, late)));
  await page.mouse.up();
  assert.equal(await place(page), `step-${late}`);
  await page.mouse.move(...(await barOf(page, 12)));
  assert.equal(await place(page), `step-${late}`);
  const curve = page.getByRole("slider");
  await curve.focus();
  await press(page, "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowDown", "ArrowDown");
  assert.equal(await place(page), `step-${late - 3}`);
  assert.equal(await curve.getAttribute("aria-valuenow"), String(late - 3));
  await press(page, "Home");
  assert.equal(await place(page), "puzzle");
  // A ring if no other step was as easy, and its meaning.
  assert.equal(await page.locator(".curve .bar").count(), length);
  assert.ok((await page.locator(".curve .plot .only").count()) > 3);
  assert.equal(await page.locator(".curve .caption").innerText(), "the only step this easy");
  await page.leave();
});

test("in a low window nothing lies over curve and transport", async () => {
  const page = await walk();
  for (const [width, height] of lowWindows) {
    await page.setViewportSize({width, height});
    assert.deepEqual(await covered(page), [], `${width} x ${height}`);
    await page.screenshot({path: join(pictures, `page-walk-low-${width}.png`)});
  }
  await page.leave();
});

test("the title keeps its place from step to step", async () => {
  const wide = "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...";
  const page = await visit("v=walk&b=" + wide);
  await page.locator(".place.now").waitFor({timeout: 20_000});
  for (const [width, height] of [
    [1400, 900],
    [1180, 800],
    [800, 1000],
    [390, 844],
  ]) {
    await page.setViewportSize({width, height});
    await press(page, "Home", "ArrowRight");
    const places = await page.evaluate(() => {
      const seen = new Set();
      for (const on = document.getElementById("on"); !on.disabled; on.click())
        seen.add(document.querySelector(".place.now h2").getBoundingClientRect().top);
      return [...seen];
    });
    assert.equal(places.length, 1, `${width} px: ${places}`);
    assert.ok(await page.locator("#walk-print").isVisible());
  }
  await page.leave();
});

test("stepping asks the engine nothing", async () => {
  const context = await newContext();
  await context.addInitScript(() => {
    window.asked = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...message) {
      ++window.asked;
      return post.apply(this, message);
    };
  });
  const page = await walk({context});
  const [asked, passed] = await page.evaluate((length) => {
    const before = window.asked;
    const seen = new Set();
    const press = (key) => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
      seen.add(document.querySelector(".place.now").id);
    };
    press("Home");
    for (let step = 0; step <= length; ++step) press("ArrowRight");
    return [window.asked - before, seen.size];
  }, length);
  assert.deepEqual([asked, passed], [0, length + 2]);
  assert.equal(await place(page), "end");
  await page.leave();
});

test("a walk that takes long is stopped, and goes on", async () => {
  const page = await visit("v=walk&b=" + puzzles.hardest, {slow: {method: "explain", seconds: 60}});
  await page.click("#walk-stop");
  await page.click("#walk-again");
  await page.locator("#walk-stop").waitFor();
  await page.leave();
});

for (const [profile, title, tag] of [
  ["se", "Sudoku Explainer", /^ER \d\.\d$/],
  ["hodoku", "HoDoKu", /^“(Easy|Medium|Hard|Unfair|Extreme)” \d+$/],
]) {
  test(`a walk up the ladder of ${title}`, async () => {
    const page = await walk();
    await page.click("#tool-settings");
    await page.click("#open-ladder");
    await page.click("#profile-" + profile);
    assert.match(await page.locator("dialog").innerText(), new RegExp(`The techniques of ${title} in its own order`));
    await page.click("#close-dialog");
    await page.locator(".place.now .tag", {hasText: tag}).waitFor({timeout: 30_000});
    await page.waitForURL(new RegExp("l=" + profile));
    assert.match(await page.locator(".list h2").innerText(), new RegExp(`ladder “${title}”`));
    assert.deepEqual(await violations(page), []);
    await page.leave();
  });
}

test("a walk up the classic ladder, which the link names", async () => {
  const page = await walk();
  await page.click("#tool-settings");
  await page.click("#open-ladder");
  await page.click("#profile-classic");
  await page.click("#close-dialog");
  await page.locator(".list h2", {hasText: "classic"}).waitFor({timeout: 30_000});
  await page.waitForURL(/l=classic/);
  await page.locator(".place.now").waitFor();
  assert.equal(await page.locator(".list", {hasText: "Direct Pointing"}).count(), 0);
  await page.leave();
});

test("a picture is saved as SVG and as PNG", async () => {
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
  for (const [key, id] of [
    ["Home", "puzzle"],
    ["End", "end"],
  ]) {
    await press(page, key);
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#walk-svg")]);
    assert.equal(download.suggestedFilename(), `deduku-${id}.svg`);
    const svg = readFileSync(await download.path(), "utf8");
    assert.equal((svg.match(/class="own"/g) ?? []).length > 0, id === "end");
  }
  await page.leave();
});

test("the button prints, and nothing stays folded on paper", async () => {
  const page = await walk();
  await page.evaluate(() => {
    window.printed = 0;
    window.print = () => ++window.printed;
    document
      .querySelector(".place.now .why")
      .insertAdjacentHTML("beforeend", '<ol class="branches"><li><details></ol>');
  });
  await page.click("#walk-print");
  assert.equal(await page.evaluate(() => window.printed), 1);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  assert.equal(await page.locator(".branches details[open]").count(), 1);
  await page.leave();
});

test("the walk is printed, every step a block", async () => {
  const page = await walk({colorScheme: "dark"});
  const file = join(pictures, "page-walk.pdf");
  await page.pdf({path: file, preferCSSPageSize: true, printBackground: true});
  const text = execFileSync("pdftotext", ["-layout", file, "-"], {encoding: "utf8"});
  // Consecutive singles have a line each, every other step a block.
  const singles = await page.locator(".folded li").count();
  assert.ok(singles > 40);
  assert.equal((text.match(/Step \d+ of/g) ?? []).length, length - singles);
  execFileSync("pdftoppm", ["-r", "60", "-png", "-l", "3", file, join(pictures, "page-print")]);
  await page.leave();
});

test("the walk names its ladder in quotation marks, and of all techniques as such", async () => {
  const page = await walk();
  assert.match(await page.locator(".walk").innerText(), new RegExp(`${length} steps, ladder “All techniques”`));
  await page.leave();
});

test("the walk names its own ladder, its sets by their letters, and folds runs of singles in its curve", async () => {
  const page = await visit(`v=walk&s=22&l=${ladderOf(...enoughForWalked)}&b=${puzzles.walked}`);
  await page.locator(".place.now").waitFor({timeout: 30_000});
  assert.match(await page.locator(".walk").innerText(), /71 steps, ladder “Custom”/);
  assert.deepEqual(await page.locator(".place.now .say .letter").allTextContents(), ["A", "B"]);
  assert.match(await page.locator(".place.now .legend").innerText(), /eliminated/);
  const widths = await page.locator(".curve .bar").evaluateAll((bars) => bars.map((bar) => parseFloat(bar.getAttribute("width"))));
  assert.equal(widths.length, 71);
  assert.ok(widths[70] < widths[21] / 3);
  await page.mouse.click(...(await barOf(page, 41)));
  await page.waitForURL(/s=41/);
  await page.leave();
});

test("the walks of other puzzles are let go of", async () => {
  const page = await visit("b=" + puzzles.hard);
  await ready(page);
  const session = await page.context().newCDPSession(page);
  /** Nodes and listeners in memory after a walk through a puzzle, and after all garbage is collected. */
  const countAfter = async (puzzle) => {
    await page.evaluate((puzzle) => (location.hash = "v=walk&b=" + puzzle), puzzle);
    await page.locator(`.list h2`).waitFor({timeout: 30_000});
    await page.waitForFunction((puzzle) => location.hash.includes(puzzle) && !document.querySelector("#walk-stop"), puzzle);
    for (let times = 0; times < 2; ++times) await session.send("HeapProfiler.collectGarbage");
    return session.send("Memory.getDOMCounters");
  };
  const turned = (puzzle, by) => puzzle.replace(/[1-9]/g, (digit) => ((Number(digit) + by - 1) % 9) + 1);
  const first = await countAfter(puzzles.walked);
  let last = first;
  for (let by = 1; by < 6; ++by) last = await countAfter(turned(puzzles.walked, by));
  const {nodes, jsEventListeners} = last;
  assert.ok(nodes < 1.5 * first.nodes && jsEventListeners < 1.5 * first.jsEventListeners, `${nodes}, ${jsEventListeners}`);
  await page.leave();
});
