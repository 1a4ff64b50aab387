// Data that persists from visit to visit: successive versions, two tabs, storage that is full or forbidden, and the
// clipboard.
import assert from "node:assert/strict";
import {cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, test} from "node:test";
import {answer, digits, nameOf, press, puzzles, ready, select, visitors} from "./browser.js";
import {built, serve} from "./server.js";

const {newContext, play, visit} = visitors({isKept: true});

// ---- versions

const folder = mkdtempSync(join(tmpdir(), "deduku-page-"));
after(() => rmSync(folder, {recursive: true}));

/** A later version of the page: its scripts have other names, and so has the list of the service worker. */
function laterVersion() {
  const later = join(folder, "later");
  cpSync(built, later, {recursive: true});
  const rename = (name) => name.replace(/-[\w-]{8}\.js$/, "-LATER000.js");
  const scripts = readdirSync(join(later, "assets")).filter((name) => name.endsWith(".js"));
  for (const name of scripts) renameSync(join(later, "assets", name), join(later, "assets", rename(name)));
  const texts = ["index.html", "sw.js", ...scripts.map((name) => "assets/" + rename(name))];
  for (const file of texts) {
    let text = readFileSync(join(later, file), "utf8");
    for (const name of scripts) text = text.replaceAll(name, rename(name));
    writeFileSync(join(later, file), text.replace(/prefix \+ "[0-9a-f]{16}"/, 'prefix + "later"'));
  }
  return later;
}

/** Whether the page shows the later version; it must not mix the two. */
const isLater = (page) =>
  page.evaluate(() => {
    const scripts = performance.getEntriesByType("resource").filter(({name}) => /\/index-[\w-]+\.js$/.test(name));
    const later = scripts.filter(({name}) => name.includes("-LATER000"));
    if (later.length > 0 && later.length < scripts.length) throw new Error("two versions");
    return later.length > 0;
  });
const caches = (page) => page.evaluate(async () => (await window.caches.keys()).sort().join());
const waits = (page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).waiting !== null);

test("a new version takes over whole, when no tab shows the old one any more", async () => {
  const own = await serve();
  const context = await newContext();
  const page = await visit("b=" + puzzles.hard, {context, address: own.address});
  await page.evaluate(() => navigator.serviceWorker.ready);
  await answer(async () => /^deduku \/ [0-9a-f]{16}$/.test(await caches(page)));
  await page.reload();
  await ready(page);
  await select(page, 2);
  await press(page, "3");
  const other = await context.newPage();
  await other.goto(own.address);
  own.folder = laterVersion();
  // The new version is fetched and stored next to the old one, which both tabs keep.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await answer(() => waits(page));
  await page.reload();
  await ready(page);
  assert.equal(await isLater(page), false, "another tab shows the old version");
  await page.click("#tool-new");
  await page.click("#close-dialog");
  await other.click("#tool-new");
  await other.click("#class-easy"); // a script of the old version, which the server no longer has
  await other.locator("dialog").waitFor({state: "hidden"});
  await other.close();
  await answer(async () => {
    await page.reload(); // until the browser has forgotten the other tab
    await ready(page);
    return isLater(page);
  });
  await answer(async () => (await caches(page)) === "deduku / later");
  assert.equal(await nameOf(page, 2), "row 1, column 3: 3");
  own.close();
  await context.setOffline(true);
  await page.reload();
  await ready(page);
  await page.click("#hint-on");
  await page.locator("#hint-text").waitFor();
  await page.leave();
});

test("a server that is between two versions does not spoil what is kept", async () => {
  const own = await serve();
  const context = await newContext();
  const page = await visit("b=" + puzzles.hard, {context, address: own.address});
  await page.evaluate(() => navigator.serviceWorker.ready);
  const before = await answer(() => caches(page));
  const between = join(folder, "between");
  cpSync(laterVersion(), between, {recursive: true});
  cpSync(join(built, "index.html"), join(between, "index.html"));
  own.folder = between;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update().catch(() => {}));
  await page.waitForTimeout(1000);
  assert.equal(await waits(page), false);
  own.close();
  await context.setOffline(true);
  await page.reload();
  await ready(page);
  assert.equal(await caches(page), before);
  await context.close();
});

test("manifest and icons are there and right", async () => {
  const manifest = JSON.parse(readFileSync(join(built, "manifest.webmanifest"), "utf8"));
  for (const field of ["name", "short_name", "start_url", "display", "background_color", "theme_color"])
    assert.ok(manifest[field], field);
  for (const {src, sizes, type} of manifest.icons) {
    const icon = readFileSync(join(built, src));
    if (type !== "image/png") continue;
    assert.equal(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, sizes);
  }
  const own = await serve({path: "/below/"});
  const page = await visit("", {address: own.address});
  const session = await page.context().newCDPSession(page);
  const {errors, url} = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  assert.equal(url, own.address + "manifest.webmanifest");
  await ready(page);
  await page.click("#tool-settings");
  await page.waitForFunction(() => !document.querySelector("#about").innerText.includes("loading"));
  assert.match(await page.locator("#about").innerText(), /^Engine \d+\.\d+\.\d+, commit [0-9a-f]{10}\./);
  await page.leave();
  own.close();
});

// ---- storage

test("two tabs do not disturb each other, and settings hold in both", async () => {
  const context = await newContext();
  const page = await visit("b=" + puzzles.hard, {context});
  const other = await context.newPage();
  await other.goto(page.url().split("#")[0] + "#b=" + puzzles.hardest);
  await ready(page);
  await select(page, 2);
  await press(page, "3");
  await select(other, 2);
  await press(other, "4");
  await other.click("#tool-settings");
  await other.locator("#notation-k9").check({force: true});
  await page.locator(".coord text", {hasText: "K"}).waitFor();
  await page.waitForTimeout(400); // until the address has the board
  await page.reload();
  assert.equal(await nameOf(page, 2), "row 1, column 3: 3");
  assert.equal((await digits(page)).replace("3", "."), puzzles.hard);
  await other.reload();
  assert.equal(await nameOf(other, 2), "row 1, column 3: 4");
  await page.leave();
});

for (const [name, forbid] of [
  [
    "forbidden",
    () =>
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      }),
  ],
  [
    "full",
    () => {
      for (let size = 2 ** 22; size >= 1; size >>= 1) {
        try {
          for (let n = 0; ; ++n) localStorage.setItem(`filler-${size}-${n}`, "x".repeat(size));
        } catch {
          // The next smaller one may still fit.
        }
      }
    },
  ],
]) {
  test(`where storage is ${name}, everything else works`, async () => {
    const context = await newContext();
    await context.addInitScript(forbid);
    const page = await visit("b=" + puzzles.hard, {context});
    await ready(page);
    await select(page, 2);
    await press(page, "3");
    assert.equal(await nameOf(page, 2), "row 1, column 3: 3");
    await page.click("#hint-on");
    await page.locator("#hint-text").waitFor();
    await page.click("#tool-settings");
    await page.locator("#theme-dark").check({force: true});
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
    await page.leave();
  });
}

// ---- the clipboard

test("Ctrl V pastes what the clipboard holds", async () => {
  const page = await play(puzzles.hard, {permissions: ["clipboard-read", "clipboard-write"]});
  await ready(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), puzzles.hardest);
  await select(page, 0);
  await press(page, "Control+v");
  await page.locator("#import-said", {hasText: "24 digits."}).waitFor();
  await page.click("#import-play");
  await page.waitForFunction(() => document.querySelector("#cell-0").ariaLabel.includes("9, given"));
  assert.equal(await digits(page), puzzles.hardest);
  await page.leave();
});

test("text is dropped by the mouse", async () => {
  const page = await play();
  await ready(page);
  await page.evaluate((puzzle) => {
    const source = document.createElement("div");
    source.id = "source";
    source.draggable = true;
    source.textContent = "drag me";
    source.addEventListener("dragstart", (event) => event.dataTransfer.setData("text/plain", puzzle));
    document.querySelector(".top").append(source);
  }, puzzles.hardest);
  await page.dragAndDrop("#source", "#cell-40");
  await page.locator("#import-said", {hasText: "24 digits."}).waitFor();
  await page.leave();
});
