// Servers of any kind, no network, hostile input, and the size of the page.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {test} from "node:test";
import {answer, press, puzzles, ready, saying, visitors} from "./browser.js";
import {built, compressed, serve} from "./server.js";

const {newContext, play, visit} = visitors({isKept: true});

test("it works without a network after the first visit", async () => {
  const own = await serve({path: "/some/where/"});
  const context = await newContext();
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
  const files = readdirSync(join(built, "assets"));
  const sizeOf = (file) => compressed(readFileSync(join(built, "assets", file)));
  const size = (isMeant) => files.filter(isMeant).reduce((sum, file) => sum + sizeOf(file), 0);
  const spoken = (language) => new RegExp(`^(_virtual_example-)?${language}-.*[.]js$`);
  const isWords = (file) => /^(_virtual_example-)?(en|de|zh)-.*[.]js$/.test(file);
  /** The largest of the languages: a visit fetches one. */
  const words = Math.max(...["en", "de", "zh"].map((language) => size((file) => spoken(language).test(file))));
  const page = readFileSync(join(built, "index.html"), "utf8");
  const isFirst = (file) => file.endsWith(".js") && (page.includes(file) || file.startsWith("worker-"));
  const first = size(isFirst) + words;
  const script = size((file) => file.endsWith(".js") && !isWords(file)) + words;
  const engine = size((file) => file.endsWith(".wasm"));
  console.log(`scripts ${first} at first and ${script} in all, engine ${engine} bytes after brotli`);
  assert.ok(first <= 80 * 1024, first + " bytes of script at first");
  assert.ok(script <= 100_000, script + " bytes of script");
  assert.ok(engine <= 717_000, engine + " bytes of engine");
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
