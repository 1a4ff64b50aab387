// The page in a frame on another page: a board or a walk, small, and a link to the whole page.
import assert from "node:assert/strict";
import {createServer} from "node:http";
import {join} from "node:path";
import {test} from "node:test";
import {answer, pictures, press, puzzles, ready, violations, visitors} from "./browser.js";
import {serve} from "./server.js";

const {newContext, play, visit} = visitors({isKept: true});

const kept = (page) => page.evaluate(() => Object.keys(localStorage).length);
const isWhole = (page) =>
  page.evaluate(() => {
    const {scrollWidth, scrollHeight} = document.documentElement;
    return scrollWidth <= innerWidth && scrollHeight <= innerHeight;
  });

for (const [name, fragment, options] of [
  ["a board", "embed=board&h=5", {viewport: {width: 400, height: 440}}],
  ["a board, low", "embed=board&theme=dark", {viewport: {width: 600, height: 300}}],
  ["a board, small", "embed=board", {viewport: {width: 280, height: 320}}],
  ["a board to play on", "embed=play&lang=de", {viewport: {width: 360, height: 640}, hasTouch: true, isMobile: true}],
  ["a walk", "embed=walk&s=19", {viewport: {width: 640, height: 420}, colorScheme: "dark"}],
  ["a walk, narrow", "embed=walk&s=19", {viewport: {width: 360, height: 600}}],
]) {
  test(`${name} fits into its frame, without a head`, async () => {
    const page = await visit(`${fragment}&b=${puzzles.hard}`, options);
    if (fragment.includes("walk")) await page.locator(".place.now").waitFor({timeout: 60_000});
    else await ready(page);
    assert.equal(await page.locator("header.top").count(), 0);
    assert.ok(await isWhole(page), "nothing has to be scrolled");
    assert.deepEqual(await violations(page), []);
    const file = name.replace(/\W+/g, "-");
    await page.screenshot({path: join(pictures, `page-embed-${file}.png`)});
    await page.leave();
  });
}

test("a board shows what its link says, and its link leads to the whole page", async () => {
  const page = await visit(`embed=board&h=5&b=${puzzles.hard}&theme=dark&lang=zh&notation=k9`, {colorScheme: "light"});
  await page.locator(".boardbox .placedring, .boardbox .placed").first().waitFor({timeout: 20_000});
  assert.equal(await page.locator("#key-1:visible").count(), 0);
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(18, 20, 24)");
  assert.equal(await page.evaluate(() => document.documentElement.lang.slice(0, 2)), "zh");
  const link = page.locator("#embed-open");
  assert.match(await link.getAttribute("href"), new RegExp(`#b=${puzzles.hard.replaceAll(".", "\\.")}&h=5&e=\\w+$`));
  assert.equal(await link.getAttribute("rel"), "noopener");
  await page.leave();
});

test("the link of a walk follows it, and an unknown word is no frame", async () => {
  const page = await visit("embed=walk&s=3&b=" + puzzles.hard);
  await page.locator(".place.now").waitFor({timeout: 60_000});
  await press(page, "ArrowRight");
  await answer(async () => /&s=4&e=\w+$/.test(await page.locator("#embed-open").getAttribute("href")));
  assert.match(await page.evaluate(() => location.hash), /embed=walk&s=3/, "the address is that of the frame");
  await page.leave();
  const other = await visit("embed=rate&b=" + puzzles.hard);
  await other.locator("header.top").waitFor();
  await other.leave();
});

test("a frame takes no focus, keeps nothing, and follows its page", async () => {
  const own = await serve();
  const around = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<input id="mine" autofocus><iframe id="frame" title="x" width="400" height="440"
      src="${own.address}#embed=play&b=${puzzles.hard}"></iframe>`);
  });
  await new Promise((done) => around.listen(0, "127.0.0.1", done));
  const context = await newContext();
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${around.address().port}/`);
  const frame = page.frameLocator("#frame");
  await frame.locator("#cell-2").waitFor();
  await page.waitForTimeout(500);
  assert.equal(await page.evaluate(() => document.activeElement.id), "mine");
  await frame.locator("#cell-2").click();
  await page.keyboard.press("3");
  await frame.locator("#cell-2[aria-label$=': 3']").waitFor();
  await page.keyboard.press("?");
  assert.equal(await frame.locator("dialog[open]").count(), 0, "dialogs belong to the whole page");
  const inside = page.frames().find((one) => one.url().startsWith(own.address));
  assert.equal(await kept(inside), 0);
  assert.equal(await inside.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)), 0);
  await page.evaluate((src) => (document.getElementById("frame").src = src), `${own.address}#embed=walk&b=${puzzles.hard}`);
  await frame.locator(".place.now").waitFor({timeout: 60_000});
  await context.close();
  around.close();
  own.close();
});

test("Share gives the frame as HTML", async () => {
  const page = await play(puzzles.hard, {permissions: ["clipboard-read", "clipboard-write"]});
  await ready(page);
  const copied = async () => {
    await page.click("#tool-share");
    await page.click("#share-embed");
    await page.locator("#share-result", {hasText: "copied"}).waitFor();
    await page.click("#close-dialog");
    return page.evaluate(() => navigator.clipboard.readText());
  };
  assert.match(await copied(), /^<iframe src="http\S+#embed=board&amp;b=12\.{4}\S+" width="420" height="460" .*><\/iframe>$/);
  await page.click("#tab-walk");
  await page.locator(".place.now").waitFor({timeout: 60_000});
  await press(page, "ArrowRight", "ArrowRight");
  assert.match(await copied(), /#embed=walk&amp;b=\S+&amp;s=2&amp;e=\w+" width="720" height="480"/);
  await page.leave();
});

/** The page of the npm package for use on its own. */
const example = new URL("../../build/js/package/examples/board.html", import.meta.url).href;

for (const [name, options] of [
  ["light", {viewport: {width: 1000, height: 800}}],
  ["dark", {viewport: {width: 360, height: 740}, colorScheme: "dark"}],
]) {
  test(`boards as elements on a page that is opened as a file: ${name}`, async () => {
    const context = await newContext(options);
    const page = await context.newPage();
    const complaints = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(example);
    for (const id of ["alone", "one", "all"]) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await page.locator(`#${id} .picture svg`).waitFor({timeout: 30_000});
    }
    await page.locator("#all #on").click();
    await page.locator("#all .where", {hasText: "Step 1 of"}).waitFor();
    assert.deepEqual(await violations(page), []);
    const [whole, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(whole <= seen, "nothing is wider than the window");
    await page.screenshot({path: join(pictures, `element-${name}.png`), fullPage: true});
    assert.deepEqual(complaints, []);
    await context.close();
  });
}
