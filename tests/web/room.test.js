// The argument has room: at every size of window its beginning, its conclusion and the buttons to continue are visible,
// for any argument.
import assert from "node:assert/strict";
import {test} from "node:test";
import {boxesOf, boxOf, checkWrongEntry, press, puzzles, ready, saying, visitors} from "./browser.js";
import {drawn} from "./effort.js";
import {expectRoom, settle, sizes} from "./room.js";

const {visit} = visitors();

/** Needs more than singles, four digits after its beginning. */
const skyscraper = "..1......23.9....8.6..25.1......2.34....1....94.7......8.65..2.1....3.69......7..";

// ---- hints

for (const [name, puzzle, presses] of [
  ["a hidden single", puzzles.hard, 0],
  ["an elimination", skyscraper, 4],
  ["a trial", puzzles.hardest, 0],
]) {
  test(`each level of a hint has room at every size: ${name}`, async () => {
    const page = await visit("b=" + puzzle);
    await ready(page);
    for (let step = 0; step < presses; ++step) {
      await page.click("#hint-all");
      await saying(page, "5 of 5");
      await page.click("#hint-on");
      await page.locator("#hint-text").waitFor({state: "detached"});
    }
    for (let level = 1; level <= 4; ++level) {
      await page.click("#hint-on");
      await saying(page, `${level} of 5`);
      for (const size of drawn(`level ${level} of ${name}`, sizes, 6)) {
        await page.setViewportSize(size);
        await settle(page);
        const [box, way] = await boxesOf(page, "#hint-text", "#hint-on");
        assert.ok(box.height > 18 && box.y > 0, `level ${level} at ${size.width} x ${size.height}`);
        const isBeside = box.x + box.width <= way.x + 1;
        assert.ok(isBeside || box.y + box.height <= way.y + 1, `${size.width} x ${size.height}`);
        assert.ok(way.y + way.height <= size.height, `${size.width} x ${size.height}`);
      }
    }
    await page.click("#hint-on");
    await saying(page, "5 of 5");
    await expectRoom(page, name, "#hint-text", ["#hint-on", "#close-panel"]);
    await page.leave();
  });
}

test("a card that takes all gives the keypad back when it is closed", async () => {
  const page = await visit("b=" + puzzles.hardest, {viewport: {width: 375, height: 667}});
  await ready(page);
  const before = await boxOf(page, "#key-1");
  await page.click("#hint-on");
  await saying(page, "1 of 5");
  assert.ok(await page.locator("#key-1").isVisible(), "a hint that only says where to look leaves the keypad");
  await press(page, "e");
  await saying(page, "5 of 5");
  assert.equal(await page.locator("#key-1").isVisible(), false);
  await page.click("#close-panel");
  assert.deepEqual(await boxOf(page, "#key-1"), before);
  await page.leave();
});

test("the keypad of a phone stays where it is, whatever the card tells", async () => {
  const page = await visit("b=" + puzzles.hard, {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});
  await ready(page);
  const before = await boxOf(page, "#key-1");
  await page.click("#hint-on");
  await saying(page, "1 of 5");
  assert.deepEqual(await boxOf(page, "#key-1"), before);
  await page.click("#close-panel");
  await page.click("#act-check");
  await page.locator("#panel[data-kind=message]").waitFor();
  assert.deepEqual(await boxOf(page, "#key-1"), before);
  await page.click("#act-why\\.act");
  const isKept = await page.locator("#key-1").isVisible();
  assert.equal(await page.locator("#mode-digit").isVisible(), isKept, "all of the keypad or nothing of it");
  await page.leave();
});

test("an empty card is small, and the board and its card are side by side wherever the window is wider than high", async () => {
  const page = await visit("b=" + puzzles.hard);
  await ready(page);
  for (const size of sizes.filter(({width, height}) => width > height)) {
    await page.setViewportSize(size);
    await settle(page);
    const isBrief = (await page.locator(".brief").count()) > 0;
    const [board, card] = await boxesOf(page, "#board", isBrief ? "#hint-on" : "#panel");
    assert.ok(card.x >= board.x + board.width - 1, `${size.width} x ${size.height}`);
    assert.ok(card.height < 150, `${card.height} px high`);
    assert.ok(board.y + board.height <= size.height);
  }
  await page.leave();
});

test("head and content share their edges", async () => {
  const page = await visit("b=" + puzzles.hard);
  await ready(page);
  for (const view of ["play", "walk", "rate", "play"]) {
    await page.click("#tab-" + view);
    if (view === "walk") await page.locator(".place.now").waitFor({timeout: 20_000});
    for (const size of [{width: 1280, height: 720}, {width: 1440, height: 900}, {width: 1920, height: 1080}, {width: 2560, height: 1440}]) {
      await page.setViewportSize(size);
      await settle(page);
      const [head, frame] = await page.evaluate((view) => {
        const shown = document.querySelector({play: ".play", walk: ".walk", rate: ".rate"}[view]);
        const left = document.querySelector(".brand").getBoundingClientRect().left;
        const board = [...shown.querySelectorAll("svg.board .frame")].find((part) => part.getBoundingClientRect().width > 0);
        return [left, board.getBoundingClientRect().left];
      }, view);
      assert.ok(Math.abs(head - frame) <= 4, `${view} at ${size.width}: ${head}, ${frame}`);
    }
  }
  await page.leave();
});

// ---- the walk

test("each step of a walk has room at every size", async () => {
  const page = await visit("v=walk&s=1&b=" + puzzles.walked);
  await page.locator(".place.now").waitFor({timeout: 30_000});
  const kinds = await page.evaluate(() => {
    const names = new Map();
    document.querySelectorAll(".place").forEach((place, at) => {
      if (place.querySelector(".end")) names.set(place.querySelector("h2").textContent, at);
    });
    return [...names.values()];
  });
  assert.ok(kinds.length > 8);
  for (const at of kinds) {
    await page.evaluate((at) => document.querySelector(`a[href="#step-${at}"]`).click(), at);
    await expectRoom(page, "step " + at, ".place.now .why", ["#on", "#back"]);
  }
  await page.leave();
});

test("a hint that only says where to look leaves the keypad, at every size", async () => {
  const page = await visit("b=" + puzzles.hard);
  await ready(page);
  for (let level = 0; level <= 2; ++level) {
    for (const size of drawn("keypad at level " + level, sizes, 8)) {
      await page.setViewportSize(size);
      await settle(page);
      const name = `level ${level} at ${size.width} x ${size.height}`;
      for (const part of ["#hint-on", "#key-1", "#key-9", "#act-undo", "#all-steps"]) {
        const box = await boxOf(page, part);
        assert.ok(box && box.y >= 0 && box.y + box.height <= Math.max(size.height, 560), `${part}, ${name}`);
      }
      const [button, key] = await boxesOf(page, "#hint-on", "#key-1");
      const isBeside = button.x + button.width <= key.x;
      assert.ok(isBeside || button.y + button.height <= key.y, `the button clear of the keys, ${name}`);
    }
    await page.setViewportSize(sizes[0]);
    await page.click("#hint-on");
    await saying(page, `${level + 1} of 5`);
  }
  await page.leave();
});

/** Needs locked candidates in the crossing of a box and a line: the longest words for their place. */
const locked = "12..567..456..91..7..1..56.2...95..669...3.158.561.2..3..5..9275..9....894.3..651".replace(
  /[1-9]/g,
  (digit, cell) => (puzzles.hard[cell] === "." ? "abcdefghi"[digit - 1] : digit),
);

/** The other parts that a sentence of a hint covers, by their names. */
const coveredBySentence = (page) =>
  page.evaluate(() => {
    const text = document.querySelector("#hint-text");
    const place = text.getBoundingClientRect();
    const texts = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      const seen = [...range.getClientRects()].filter(({top}) => top < place.bottom - 1);
      for (const {left, right, top, bottom} of seen) lines.push({left, right, top, bottom: Math.min(bottom, place.bottom)});
    }
    const meets = (one, other) =>
      one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    return ["#board", "#panel header .label", "#close-panel", "#hint-on", "#hint-all", ".modes", "#key-1", "#key-5"].filter(
      (part) => lines.some((line) => meets(line, document.querySelector(part).getBoundingClientRect())),
    );
  });

for (const locale of ["en", "de", "zh-CN"]) {
  test(`where to look is said next to the keypad, however many words it takes: ${locale}`, async () => {
    const windows = [[320, 568], [360, 640], [375, 667], [390, 844], [640, 360], [844, 390]];
    for (const puzzle of [locked, puzzles.hardest]) {
      for (const [width, height] of drawn(`words in ${locale} for ${puzzle}`, windows, 2)) {
        const page = await visit("b=" + puzzle, {viewport: {width, height}, locale});
        await ready(page);
        const name = `${width} x ${height}`;
        assert.ok(await page.locator("#hint-all").isVisible(), "all at once, " + name);
        for (const later of [4, 3]) {
          await page.click("#hint-on");
          await page.waitForFunction((later) => document.querySelectorAll("#panel .later").length === later, later);
          for (const part of ["#key-1", "#key-9", "#hint-on", "#hint-all", "#hint-text"]) {
            const box = await boxOf(page, part);
            assert.ok(box && box.y >= 0 && box.y + box.height <= height, `${part}, ${name}`);
          }
          assert.deepEqual(await coveredBySentence(page), [], name);
          const goesOn = await page
            .locator("#hint-text")
            .evaluate((part) => part.scrollHeight > part.clientHeight + 2 && !part.classList.contains("goes-on"));
          assert.equal(goesOn, false, "that it goes on, " + name);
        }
        await page.click("#hint-all");
        await page.locator("#hint-text .end").waitFor();
        await page.leave();
      }
    }
  });
}

test("a few words about a mistake leave the keypad its place on the smallest phone", async () => {
  const page = await visit("b=" + puzzles.hard, {viewport: {width: 320, height: 568}});
  await ready(page);
  const before = await boxOf(page, "#key-1");
  await checkWrongEntry(page);
  assert.deepEqual(await boxOf(page, "#key-1"), before);
  const [board, title] = await boxesOf(page, "#board", "#panel h2");
  assert.ok(title.y >= board.y + board.height - 1, "below the board");
  for (const part of ["#action-0", "#action-1", "#close-panel"])
    assert.ok((await boxOf(page, part)).y >= board.y + board.height - 11, part);
  await page.click("#action-1");
  await page.locator("#panel .argument .end").waitFor();
  await expectRoom(page, "why it is wrong", "#panel .argument", ["#close-panel"]);
  await page.leave();
});

test("a short hint leaves the keypad its place on the commonest laptop", async () => {
  const page = await visit("b=" + puzzles.hard, {viewport: {width: 1366, height: 768}});
  await ready(page);
  await press(page, "e");
  await saying(page, "5 of 5");
  assert.ok(await page.locator("#key-9").isVisible());
  await page.leave();
});

test("the page is no longer than its window by what is only heard", async () => {
  for (const [width, height] of [[390, 844], [768, 1024]]) {
    const page = await visit("b=" + puzzles.hard, {viewport: {width, height}});
    await ready(page);
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), height);
    await page.leave();
  }
});
