// The digit keys, mode by mode: digits, marks in corners, candidates, colours of cells.
import assert from "node:assert/strict";
import {join} from "node:path";
import {test} from "node:test";
import {
  answer,
  boxOf,
  digits,
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

const {newContext, play, visit} = visitors();
const content = async (page, cell) => (await nameOf(page, cell)).replace(/^row \d, column \d: /, "");
const modeOf = (page) => page.evaluate(() => document.querySelector(".modes [aria-pressed=true]").id.slice(5));
const announced = (page) => page.locator("#announced").innerText();

test("each mode by its key: a digit, a mark in a corner, a candidate, a colour", async () => {
  const page = await play();
  await select(page, 2);
  await press(page, "x", "4", "8", "c", "3", "v", "6", "2");
  assert.equal(await content(page, 2), "candidates 3, notes 4 8, coloured orange blue");
  assert.equal(await page.locator(".picture .corner").count(), 2);
  assert.equal(await page.locator(".picture .paint-6").count(), 1);
  await press(page, "z", "9");
  assert.equal(await content(page, 2), "9, coloured orange blue");
  assert.equal(await page.locator(".picture .corner").count(), 0, "a digit covers marks");
  await select(page, 0);
  await press(page, "5", "v", "1");
  assert.equal(await content(page, 0), "1, given, coloured red", "a given has colours, too");
  await page.leave();
});

test("Shift, Control and Alt stand for a mode as long as they are held", async () => {
  const page = await play();
  await select(page, 2);
  await press(page, "Shift+Digit4", "Control+Digit8", "Alt+Digit6", "Control+Shift+Digit2");
  assert.equal(await content(page, 2), "candidates 8, notes 4, coloured orange blue");
  for (const [key, mode] of [
    ["Shift", "corner"],
    ["Control", "centre"],
    ["Alt", "colour"],
  ]) {
    await page.keyboard.down(key);
    await answer(async () => (await modeOf(page)) === mode);
    await page.click("#key-5");
    await page.keyboard.up(key);
    await answer(async () => (await modeOf(page)) === "digit");
  }
  assert.equal(await content(page, 2), "candidates 5 8, notes 4 5, coloured orange teal blue");
  await page.leave();
});

test("marks and colours are for all selected cells, and each key can be undone and done again", async () => {
  const page = await play();
  await select(page, 2);
  await press(page, "Shift+ArrowRight", "Shift+ArrowRight", "x", "4", "v", "3");
  for (const cell of [2, 3, 4]) assert.equal(await content(page, cell), "notes 4, coloured yellow");
  await press(page, "Control+z", "Control+z");
  for (const cell of [2, 3, 4]) assert.equal(await content(page, cell), "empty");
  await press(page, "Control+y", "Control+y");
  for (const cell of [2, 3, 4]) assert.equal(await content(page, cell), "notes 4, coloured yellow");
  await select(page, 2);
  await press(page, "x", "4");
  await page.locator("#cell-4").click({modifiers: ["Shift"]});
  await press(page, "4");
  assert.equal(await content(page, 2), "notes 4, coloured yellow", "where one lacks it all get it");
  await page.leave();
});

test("Delete takes away what the mode says, then the next; Erase of the keypad does so, too", async () => {
  const page = await play();
  await select(page, 2);
  await press(page, "x", "4", "c", "3", "v", "6", "z", "9");
  await press(page, "v", "Delete");
  assert.equal(await content(page, 2), "9");
  await press(page, "Backspace");
  assert.equal(await content(page, 2), "candidates 3, notes 4");
  await press(page, "x", "Delete");
  assert.equal(await content(page, 2), "candidates 3");
  await page.click("#act-erase");
  assert.equal(await content(page, 2), "empty");
  await press(page, "Control+z", "Control+z", "Control+z", "Control+z");
  assert.equal(await content(page, 2), "9, coloured blue");
  await page.leave();
});

test("a double click takes all cells of a digit, to colour them", async () => {
  const page = await play();
  await page.locator("#cell-0").dblclick();
  await press(page, "v", "4");
  const ones = [...puzzles.hard].flatMap((digit, cell) => (digit === "1" ? [cell] : []));
  for (const cell of ones) assert.equal(await content(page, cell), "1, given, coloured green");
  await page.leave();
});

test("they are kept on the device, with what can be undone, and travel in the link", async () => {
  const context = await newContext();
  const page = await visit("b=" + puzzles.hard, {context});
  await ready(page);
  await select(page, 2);
  await press(page, "x", "4", "v", "9");
  await select(page, 0);
  await press(page, "2");
  await answer(() => page.url().includes("@0002"));
  const fragment = page.url().split("#")[1];
  await page.close();
  const again = await visit("", {context});
  assert.equal(await content(again, 2), "notes 4, coloured grey");
  await press(again, "Control+z", "Control+z");
  assert.equal(await content(again, 0), "1, given");
  assert.equal(await content(again, 2), "notes 4");
  await again.leave();
  const elsewhere = await visit(fragment);
  assert.equal(await content(elsewhere, 2), "notes 4, coloured grey");
  assert.equal(await content(elsewhere, 0), "1, given, coloured orange");
  await elsewhere.leave();
});

test("hints and checks read candidates, and no marks in corners", async () => {
  const page = await play();
  await ready(page);
  await select(page, 2);
  await press(page, "Shift+Digit9"); // impossible marks are reported for candidates only
  await page.click("#act-check");
  await saying(page, "0 digits entered, all of them right.");
  await press(page, "Control+Digit9");
  await page.click("#act-check");
  await saying(page, "put it back");
  await page.click("#tool-settings");
  assert.match(await page.locator("dialog").innerText(), /ignore notes in corners/);
  await page.leave();
});

test("beside candidates that are written automatically stand marks in corners", async () => {
  const context = await newContext();
  await context.addInitScript(() => localStorage.setItem("deduku-settings", JSON.stringify({autoMarks: true})));
  const page = await visit("b=" + puzzles.hard, {context});
  await ready(page);
  await answer(async () => (await content(page, 3)) === "candidates 4 8");
  await select(page, 3);
  await press(page, "x", "8");
  assert.equal(await content(page, 3), "candidates 4 8, notes 8");
  await press(page, "c", "8");
  assert.equal(await content(page, 3), "candidates 4, notes 8", "a digit crosses out");
  await press(page, "Delete");
  assert.equal(await content(page, 3), "candidates 4 8, notes 8");
  await page.leave();
});

test("candidates stand in their places or in the middle", async () => {
  const page = await play();
  await ready(page);
  await page.click("#act-fill");
  const middle = async (digit) => {
    const [cell, mark] = [await boxOf(page, "#cell-2"), page.locator(".picture .pm", {hasText: digit}).first()];
    const box = await mark.boundingBox();
    return (box.y + box.height / 2 - cell.y) / cell.height;
  };
  assert.ok((await middle("3")) < 0.3);
  await page.click("#tool-settings");
  await page.locator("#marksAt-middle").check();
  await page.click("#close-dialog");
  assert.ok(Math.abs((await middle("3")) - 0.5) < 0.05);
  assert.equal(await page.locator("#mode-centre span").innerText(), "Candidate");
  await page.screenshot({path: join(pictures, "page-marks-in-the-middle.png")});
  await page.leave();
});

test("by touch: dragging selects, the keypad has the modes", async () => {
  const page = await play(puzzles.hard, {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});
  await ready(page);
  await page.locator("#mode-corner").tap();
  const box = await boxOf(page, "#cell-2");
  const client = await page.context().newCDPSession(page);
  const at = (cell) => [{x: box.x + box.width * (cell - 2 + 0.5), y: box.y + box.height / 2}];
  await client.send("Input.dispatchTouchEvent", {type: "touchStart", touchPoints: at(2)});
  for (const cell of [3, 4]) await client.send("Input.dispatchTouchEvent", {type: "touchMove", touchPoints: at(cell)});
  await page.waitForTimeout(200); // a finger that leaves while it moves flings, and the browser takes the next tap for its end
  await client.send("Input.dispatchTouchEvent", {type: "touchEnd", touchPoints: []});
  await page.locator("#key-4").tap();
  for (const cell of [2, 3, 4]) assert.equal(await content(page, cell), "notes 4");
  await page.locator("#mode-colour").tap();
  await page.locator("#key-7").tap();
  for (const cell of [2, 3, 4]) assert.equal(await content(page, cell), "notes 4, coloured purple");
  await page.leave();
});

test("who types a puzzle has no modes, and Space leaves a cell empty", async () => {
  const page = await visit();
  await page.click("#welcome-own");
  await page.locator("#cell-0").click();
  await press(page, "1", "Space", "Shift+Digit2", "x", "3");
  assert.equal((await digits(page)).slice(0, 5), "1.23.");
  for (const mode of ["corner", "centre", "colour", "draw"])
    assert.equal(await page.locator("#mode-" + mode).isDisabled(), true);
  await page.leave();
});

test("modes and what they do are spoken, and axe finds nothing", async () => {
  const page = await play();
  await ready(page);
  await select(page, 2);
  await press(page, "x");
  assert.equal(await announced(page), "Mode: Note");
  await press(page, "4");
  assert.equal(await announced(page), "row 1, column 3: notes 4");
  await press(page, "v");
  assert.equal(await announced(page), "Mode: Colour");
  assert.deepEqual(await violations(page), []);
  await press(page, "8");
  assert.equal(await announced(page), "row 1, column 3: notes 4, coloured pink");
  assert.match(await page.locator("#key-8").innerText(), /pink/);
  await page.click("#tool-keys");
  assert.match(await page.locator("dialog").innerText(), /Z, X, C, V, B/);
  await page.leave();
});

/** A visit to a board with all of it. */
async function decorated(options, settings = {}) {
  const context = await newContext(options);
  await context.addInitScript((kept) => localStorage.setItem("deduku-settings", JSON.stringify(kept)), settings);
  const page = await visit("b=" + puzzles.hard, {context});
  await ready(page);
  await page.click("#act-fill");
  await select(page, 2);
  await press(page, "x", "3", "4", "v");
  for (let colour = 1; colour <= 9; ++colour) {
    await page.locator("#cell-" + (26 + colour)).click();
    await press(page, String(colour));
  }
  return page;
}

for (const [name, options, settings] of [
  ["light", {}, {}],
  ["dark", {colorScheme: "dark"}, {}],
  ["high contrast", {}, {theme: "contrast"}],
  ["forced colours", {forcedColors: "active"}, {}],
  ["print", {}, {}],
])
  test(`colours are told apart by their weave in ${name}`, async () => {
    const page = await decorated(options, settings);
    if (name === "print") await page.emulateMedia({media: "print"});
    const weaves = await page.locator(".picture .weave").evaluateAll((paths) =>
      paths.map((path) => ({
        form: path.getAttribute("d").replace(/M[\d.]+ [\d.]+/g, "M"),
        stroke: getComputedStyle(path).stroke,
        around: getComputedStyle(path.previousElementSibling).fill,
      })),
    );
    assert.equal(new Set(weaves.map(({form}) => form)).size, 9);
    for (const {stroke, around} of weaves) assert.ok(stroke !== "none" && stroke !== around);
    if (name === "dark") assert.deepEqual(await violations(page), []);
    await page.screenshot({path: join(pictures, `page-painted-${name.replace(" ", "-")}.png`)});
    await page.leave();
  });

for (const language of ["en", "de", "zh"])
  test(`the modes have room at every width: ${language}`, async () => {
    const page = await decorated({}, {language});
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [390, 844],
      [700, 900],
      [768, 1024],
      [844, 390],
      [1024, 640],
      [1400, 900],
      [2560, 1440],
    ]) {
      await page.setViewportSize({width, height});
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${width} wide`);
      const cut = await page.locator(".modes button, .modes button span").evaluateAll((parts) =>
        parts
          .filter((part) => {
            const [box, around] = [part.getBoundingClientRect(), part.closest(".modes").getBoundingClientRect()];
            const isSeen = box.width > 1;
            return (
              isSeen &&
              (box.left < around.left - 0.5 ||
                box.right > around.right + 0.5 ||
                (part.scrollWidth > part.clientWidth + 1 && part.tagName === "BUTTON"))
            );
          })
          .map((part) => part.id || part.innerText),
      );
      assert.deepEqual(cut, [], `${width} x ${height}`);
    }
    await page.leave();
  });

test("pictures have marks in corners and colours", async () => {
  const page = await decorated();
  await page.click("#tool-share");
  const download = page.waitForEvent("download");
  await page.click("#share-svg");
  const {readFileSync} = await import("node:fs");
  const svg = readFileSync(await (await download).path(), "utf8");
  for (const part of ["paint-5", "weave", "corner-tab"])
    assert.ok(svg.includes(`.${part}{`) && svg.includes(`class="${part}"`), part);
  await page.leave();
});
