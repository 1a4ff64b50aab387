// A drawn step, by a single press: its picture, a file, a link.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {answer, ask, boxesOf, press, puzzles, ready, saying, violations, visitors} from "./browser.js";

const {play, visit} = visitors();
/** Its first step eliminates. */
const pair = "..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1....";
const {step} = ask("hint", {puzzle: pair, level: 5});
const mayCopy = {permissions: ["clipboard-read", "clipboard-write"]};

const clipboardTypes = (page) => page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({types}) => types));
const copiedText = (page, isThere) =>
  answer(async () => {
    const text = await page.evaluate(() => navigator.clipboard.readText());
    return isThere(text) && text;
  });
async function file(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(button)]);
  return [download.suggestedFilename(), readFileSync(await download.path())];
}

test("a hint that is drawn is copied as a picture, saved, and linked to", async () => {
  const page = await play(pair, mayCopy);
  await ready(page);
  assert.equal(await page.locator(".picture-tools").count(), 0, "nothing is drawn yet");
  await press(page, "e");
  await saying(page, step.name);
  await page.click("#picture-copy");
  await page.locator("#announced", {hasText: "Picture copied."}).waitFor({state: "attached"});
  assert.deepEqual(await clipboardTypes(page), ["image/png"]);
  const [name, svg] = await file(page, "#picture-svg");
  assert.equal(name, "deduku.svg");
  assert.equal(svg.toString().match(/class="strike"/g).length, step.removes.length);
  await page.click("#picture-link");
  await copiedText(page, (text) => text.includes(`#b=${pair}&h=5&e=`));
  assert.deepEqual(await violations(page), []);
  await page.click("#hint-on");
  await page.locator(".picture-tools").waitFor({state: "detached"});
  await page.leave();
});

test("where the clipboard takes no pictures the picture is saved", async () => {
  const page = await play(pair);
  await ready(page);
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    navigator.clipboard.writeText = navigator.clipboard.write;
  });
  await press(page, "e");
  await saying(page, step.name);
  const [name, png] = await file(page, "#picture-copy");
  assert.equal(name, "deduku.png");
  assert.equal(png.subarray(1, 4).toString(), "PNG");
  await page.locator("#announced", {hasText: "does not accept pictures here"}).waitFor({state: "attached"});
  await page.click("#picture-link");
  await page.locator("#announced", {hasText: `#b=${pair}&h=5&e=`}).waitFor({state: "attached"});
  await page.leave();
});

test("a step of the walk has the same, and its link has the puzzle alone", async () => {
  const page = await play(puzzles.hard, mayCopy);
  await ready(page);
  await page.click("#cell-2");
  await press(page, "3");
  await page.click("#tab-walk");
  await page.locator(".place.now").waitFor({timeout: 60_000});
  await press(page, "ArrowRight");
  await page.click("#walk-copy");
  await answer(async () => (await clipboardTypes(page)).includes("image/png"));
  await page.click("#walk-link");
  const link = await copiedText(page, (text) => text.includes("v=walk"));
  assert.match(link, /#v=walk&b=12\.{4}7[.\d]{74}&s=1&e=\w+$/);
  await page.leave();
});

test("where there is no room for them next to the time, the time stays, and Share has the picture", async () => {
  for (const viewport of [
    {width: 320, height: 640},
    {width: 390, height: 844},
    {width: 1024, height: 768},
  ]) {
    const page = await visit(`h=5&b=${pair}`, {viewport, hasTouch: true, isMobile: true, locale: "de"});
    await page.locator("#panel .argument .end").waitFor({timeout: 20_000});
    const [head, last] = await boxesOf(page, ".puzzle", "#time-toggle");
    assert.ok(last.x + last.width <= viewport.width, `${viewport.width} px`);
    assert.ok(last.y >= head.y - 12 && last.y + last.height <= head.y + head.height + 12, "on one line");
    assert.equal(await page.locator("#picture-link").isVisible(), false);
    assert.deepEqual(await violations(page), []);
    await page.click("#tool-share");
    await page.locator("#share-svg").waitFor();
    await page.leave();
  }
});
