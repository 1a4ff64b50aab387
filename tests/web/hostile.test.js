// Any text in a link, pasted, dropped, opened or stored is read or refused: no exception, no markup, no foreign
// request.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {allListed, digits, puzzles, ready, start} from "./browser.js";
import {byEffort, seed as first} from "./effort.js";
import {serve} from "./server.js";

const count = Number(process.env.DEDUKU_HOSTILE ?? byEffort(2000));
let browser;
let server;
before(async () => {
  // Chromium slows down pages that change their address often; here all changes must arrive.
  browser = await start(["--disable-ipc-flooding-protection"]);
  server = await serve();
});
after(async () => {
  await browser.close();
  server.close();
});

/** A visit whose every exception, violation of the policy, foreign request and foreign element is a complaint. */
async function guardedVisit(fragment = "", options = {}) {
  const context = await browser.newContext({viewport: {width: 1000, height: 800}, ...options});
  const page = await context.newPage();
  const complaints = [];
  const requests = [];
  page.on("pageerror", (error) => complaints.push("exception: " + error.message));
  page.on("console", (message) => complaints.push("console: " + message.text()));
  page.on("dialog", () => complaints.push("a script has opened a dialog"));
  context.on("request", (request) => {
    requests.push(request.url());
    const isOwn = request.url().startsWith(server.address) || request.url().startsWith("blob:" + server.address);
    if (!isOwn) complaints.push("request: " + request.url());
  });
  await page.addInitScript(() => {
    window.injected = [];
    document.addEventListener("securitypolicyviolation", (event) =>
      window.injected.push("policy: " + event.violatedDirective),
    );
    const isForeign = (element) =>
      ["SCRIPT", "IFRAME", "OBJECT", "EMBED", "IMG", "BASE", "FORM", "B-X", "MARQUEE"].includes(element.tagName) ||
      [...element.attributes].some(({name, value}) => name.startsWith("on") || /^\s*(javascript|data):/i.test(value));
    const look = (node) => {
      if (!(node instanceof Element)) return;
      for (const element of [node, ...node.querySelectorAll("*")])
        if (isForeign(element)) window.injected.push(element.outerHTML.slice(0, 200));
    };
    document.addEventListener("DOMContentLoaded", () =>
      new MutationObserver((records) => {
        for (const {addedNodes, target, type} of records)
          for (const node of type === "attributes" ? [target] : addedNodes) look(node);
      }).observe(document.body, {subtree: true, childList: true, attributes: true}),
    );
  });
  await page.goto(server.address + (fragment && "#" + fragment));
  page.requests = requests;
  page.leave = async () => {
    complaints.push(
      ...(await page.evaluate(() => window.injected)),
      ...((await page.evaluate(() => window.ran)) ?? []),
    );
    assert.deepEqual(complaints, []);
    await context.close();
  };
  return page;
}

/** The script run in the page: seeded changes of texts that are nearly right. */
const mutations = `
  function* randomNumbers(seed) {
    for (let state = seed; ; ) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      yield state / 2 ** 32;
    }
  }
  const numbers = randomNumbers(seed);
  const below = (most) => Math.floor(numbers.next().value * most);
  const pieces = ["<script>window.ran=['ran']</script>", "<img src=x onerror=window.ran=['ran']>", "javascript:window.ran=['ran']",
    "\\u0000", "\\ud800", "９", "|", "+", "{", "}", "[", '"', "'", ",", ":", "#", "&", "=", "%", "%00", "%E0%A4%A", "~", "!", "~VV", "!VV", "99",
    "\\r\\n", "é漢", "{{", "__proto__", "1".repeat(100), ".".repeat(81), "&h=9", "&s=-1", "&v=<b>", "&v=walk", "&v=rate", "&b=", "\\u202e", "<b-x>"];
  const mutated = (texts) => {
    let text = texts[below(texts.length)];
    for (let change = below(3); change > 0; --change) {
      const at = below(text.length);
      text = text.slice(0, at) + pieces[below(pieces.length)] + text.slice(at + below(6));
    }
    return text;
  };
  return {below, mutated};`;

/** Visible elements are built as always, but not painted, which would take most of the time. */
const unpainted = (page) => page.evaluate(() => (document.body.hidden = true));

/** Some pages work in parallel, each on its share and with a separate seed. Returns the findings of each. */
async function shared(work) {
  const pages = 8;
  const begin = Date.now();
  const found = await Promise.all(Array.from({length: pages}, (_, page) => work(first + page, count / pages)));
  const seconds = ((Date.now() - begin) / 1000).toFixed(0);
  return {found, seconds, sum: (name) => found.reduce((sum, one) => sum + one[name], 0)};
}

/** Opens fragment after fragment in a page. Returns the number that arrived. */
async function askWithFragments(seed, count) {
  const page = await guardedVisit("b=" + puzzles.hard);
  await ready(page);
  await unpainted(page);
  const seen = await page.evaluate(
    async ([mutations, puzzle, seed, count]) => {
      const {below, mutated} = new Function("seed", mutations)(seed);
      const links = [`b=${puzzle}`, `b=${puzzle}~${"0V".repeat(55)}`, `h=5&b=${puzzle}!${"01".repeat(55)}`];
      const others = [`v=walk&s=3&b=${puzzle}`, `v=rate&b=${puzzle}`];
      let seen = 0;
      window.addEventListener("hashchange", () => ++seen);
      const {port1, port2} = new MessageChannel();
      const turn = () => new Promise((next) => ((port1.onmessage = next), port2.postMessage(0)));
      for (let round = 0; round < count; ++round) {
        const fragment = `${mutated(below(40) === 0 ? others : links)}&n=${round}`; // a different one each time
        if (round % 50 === 0) {
          location.hash = fragment;
          await new Promise((next) => addEventListener("hashchange", next, {once: true}));
        } else {
          // The same without the browser's navigation to a new address, which takes longer than all the rest.
          const newURL = new URL("#" + fragment, location.href).href;
          window.dispatchEvent(new HashChangeEvent("hashchange", {newURL, oldURL: location.href}));
          await turn();
        }
      }
      return seen;
    },
    [mutations, puzzles.hard, seed, count],
  );
  await page.evaluate((puzzle) => (location.hash = "b=" + puzzle), puzzles.hard);
  await page.waitForFunction(() => document.querySelector("#cell-0").ariaLabel.includes("1, given"));
  assert.equal(await digits(page), puzzles.hard);
  await page.leave();
  return {seen};
}

test(`${count} hostile fragments`, {timeout: 1_800_000}, async () => {
  const {sum, seconds} = await shared(askWithFragments);
  console.log(`${sum("seen")} fragments in ${seconds} s`);
  assert.equal(sum("seen"), count);
});

/** Pastes text after text into a page. Returns the number pasted, and the number that could be read. */
async function paste(seed, count) {
  const page = await guardedVisit();
  await ready(page);
  await unpainted(page);
  const found = await page.evaluate(
    async ([mutations, puzzle, seed, count]) => {
      const {mutated} = new Function("seed", mutations)(seed);
      const texts = [
        puzzle,
        puzzle.replace(/.{9}/g, "$&\n"),
        `:0300:4:${puzzle}:412::`,
        JSON.stringify({puzzle}),
        `${puzzle} # <img src=x onerror=window.ran=['ran']>`,
        `${puzzle}\n${puzzle}`,
        `https://example.org/#b=${puzzle}&v=rate`,
      ];
      const dialog = document.querySelector("dialog");
      const said = (text) =>
        new Promise((seen) => {
          const look = () => {
            const isSaid = text.trim() === "" || document.querySelector("#import-said")?.childElementCount > 0;
            if (isSaid) (watcher.disconnect(), seen());
          };
          const watcher = new MutationObserver(look);
          watcher.observe(dialog, {subtree: true, childList: true});
          look();
        });
      let [pasted, readable, refused] = [0, 0, 0];
      for (let round = 0; round < count; ++round) {
        const text = mutated(texts);
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", text);
        document.querySelector("#import-said")?.replaceChildren(); // the message about the last one
        document.dispatchEvent(new ClipboardEvent("paste", {clipboardData, bubbles: true, cancelable: true}));
        if (dialog.open) ++pasted;
        await said(text);
        const play = document.querySelector("#import-play");
        if (play.disabled) ++refused;
        else ++readable;
        if (round % 20 === 0 && !play.disabled) play.click();
        else document.querySelector("#close-dialog").click();
      }
      return {pasted, readable, refused};
    },
    [mutations, puzzles.hard, seed, count],
  );
  await page.leave();
  return found;
}

test(`${count} hostile pastes`, {timeout: 1_800_000}, async () => {
  const {sum, seconds} = await shared(paste);
  const [pasted, readable, refused] = ["pasted", "readable", "refused"].map(sum);
  console.log(`${pasted} pastes in ${seconds} s: ${readable} read, ${refused} refused`);
  assert.equal(pasted, count);
  assert.ok(readable > count / 10 && refused > count / 10);
});

const garbage = [
  "",
  "null",
  "[]",
  "{",
  "\u0000",
  '"<img src=x onerror=alert(1)>"',
  "1e999",
  "[".repeat(5000),
  JSON.stringify({board: {digits: 5}}),
  JSON.stringify({
    board: puzzles.hard,
    name: "<script>alert(1)</script>",
    past: 7,
    future: {},
    seconds: "x",
    deepest: -1,
  }),
  JSON.stringify({board: puzzles.hard, past: [null, 5, {}, "x".repeat(1e5)], seconds: 1e300, isEntering: "yes"}),
  JSON.stringify({board: puzzles.hard, past: Array(3000).fill(puzzles.hard), future: [[]], seconds: -5}),
  JSON.stringify({language: "<b>", theme: {}, off: [{}, "<img>", "x_wing"], profile: "__proto__", notation: 3}),
  JSON.stringify({language: "constructor", profile: "toString", off: "x_wing", showTime: "no", theme: "__proto__"}),
  '{"__proto__": {"digits": "x"}, "board": {"length": 81}}',
];

test(`hostile storage of ${garbage.length} kinds`, async () => {
  const page = await guardedVisit();
  await ready(page);
  for (const text of garbage) {
    await page.evaluate((text) => {
      localStorage.setItem("deduku-game", text);
      localStorage.setItem("deduku-settings", text);
    }, text);
    await page.reload();
    await page.locator("[role=gridcell]").first().waitFor();
  }
  await page.leave();
});

const files = {
  nothing: Buffer.alloc(0),
  zeros: Buffer.alloc(1000),
  noise: Buffer.from(Array.from({length: 5000}, (_, at) => (at * 7919) % 256)),
  "UTF-16": Buffer.from("\ufeff" + puzzles.hard, "utf16le"),
  "2 MB": Buffer.alloc(2_000_000, puzzles.hard + "\n"),
  "a page": Buffer.from("<!doctype html><script>window.ran=['ran']</script>"),
  "a line too long": Buffer.from("1".repeat(190_000)),
  "a name of markup": Buffer.from(puzzles.hard + " <svg onload=window.ran=['ran']>"),
};

for (const way of ["opened", "dropped"]) {
  test(`hostile files are ${way}`, async () => {
    const page = await guardedVisit();
    await ready(page);
    for (const [name, buffer] of Object.entries(files)) {
      if (way === "opened") {
        await page.click("#tool-import");
        await page.locator("#import-file").setInputFiles({name: "<img src=x>.txt", mimeType: "image/png", buffer});
      } else {
        await page.evaluate(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([bytes], "<img src=x>.txt"));
          document.dispatchEvent(new DragEvent("drop", {dataTransfer, bubbles: true, cancelable: true}));
        }, buffer.toString("base64"));
      }
      if (name === "nothing") await page.waitForTimeout(200);
      else await page.locator("#import-said p").waitFor({timeout: 30_000});
      await page.click("#close-dialog");
    }
    await page.leave();
  });
}

test("no view and no dialog asks anybody for anything", async () => {
  const page = await guardedVisit("b=" + puzzles.hard);
  await ready(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  for (const name of ["new", "import", "share", "settings"]) {
    await page.click("#tool-" + name);
    if (name === "new") await page.click("#class-hard");
    else await page.click("#close-dialog");
  }
  for (const name of ["ladder", "keys"]) {
    await page.click("#tool-settings");
    await page.click("#open-" + name);
    await page.click("#close-dialog");
  }
  for (let level = 1; level <= 5; ++level) {
    await page.click("#hint-on");
    await page.locator("#hint-text").waitFor();
  }
  await page.click("#close-panel"); // a long argument replaces the keys
  await page.click("#all-steps");
  await allListed(page);
  await page.click("#tab-walk");
  await page.locator(".place.now").waitFor({timeout: 30_000});
  await page.click("#tab-rate");
  await page.locator("#rate-stop").waitFor({state: "hidden", timeout: 60_000});
  const paths = new Set(page.requests.map((url) => new URL(url).pathname));
  console.log(`${page.requests.length} requests, all of the page: ${[...paths].sort().join(" ")}`);
  for (const url of page.requests)
    assert.ok(url.startsWith(server.address) || url.startsWith("blob:" + server.address), url);
  await page.leave();
});
