// The main tasks on the page in Chromium, Firefox and WebKit. Each is driven by its own tool: Chromium by Playwright,
// Firefox by WebDriver BiDi, WebKit by the WebDriver that comes with it. scripts/test-browsers.sh installs them.
import assert from "node:assert/strict";
import {spawn} from "node:child_process";
import {mkdirSync, mkdtempSync, readdirSync, writeFileSync} from "node:fs";
import {createServer} from "node:net";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {fileURLToPath} from "node:url";
import {chromium} from "playwright-core";
import {WebSocket} from "ws";
import {serve} from "./server.js";

const pictures = fileURLToPath(new URL("../../build/web", import.meta.url));
mkdirSync(pictures, {recursive: true});
const puzzle = "12....7...56..9...7......6.....95....9...3.158..61.2.....5...27........894.3....1";
const patience = 60_000; // ms

/** The keys in WebDriver. */
const codeOf = (key) => ({ArrowRight: "\uE014"})[key] ?? key;

/** A free port. */
function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const {port} = server.address();
      server.close(() => done(port));
    });
  });
}

/** Asks until there is an answer that is neither empty nor false. */
async function until(what, ask) {
  for (const end = Date.now() + patience; Date.now() < end; ) {
    const value = await ask().catch(() => null);
    if (value) return value;
    await new Promise((wait) => setTimeout(wait, 50));
  }
  assert.fail(`${what} did not happen`);
}

// ---- three engines, each with: goTo, run (a function in the page), press (a key), resize, picture (PNG), close

async function startChromium() {
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args});
  const page = await browser.newPage();
  return {
    goTo: (address) => page.goto(address),
    run: (code, ...values) => page.evaluate(`(${code})(...${JSON.stringify(values)})`),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({width, height}),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** One command after another over a socket. */
async function connectBidi(address) {
  const socket = await until("the connection", async () => {
    const socket = new WebSocket(address);
    await new Promise((open, fail) => {
      socket.onopen = open;
      socket.onerror = () => fail(new Error("not there yet"));
    });
    return socket;
  });
  const waiting = new Map();
  let last = 0;
  socket.onmessage = ({data}) => {
    const {id, result, error, message} = JSON.parse(data);
    const call = waiting.get(id);
    if (!call) return;
    waiting.delete(id);
    if (error) call.fail(new Error(`${error}: ${message}`));
    else call.done(result);
  };
  const send = (method, params) =>
    new Promise((done, fail) => {
      waiting.set(++last, {done, fail});
      socket.send(JSON.stringify({id: last, method, params}));
    });
  return {send, close: () => socket.close()};
}

async function startFirefox() {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "deduku-firefox-"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", String(port)];
  const browser = spawn(process.env.FIREFOX ?? "firefox-esr", args, {stdio: "ignore"});
  const {send, close} = await connectBidi(`ws://127.0.0.1:${port}/session`);
  await send("session.new", {capabilities: {}});
  const {contexts} = await send("browsingContext.getTree", {});
  const {context} = contexts[0];
  return {
    goTo: (url) => send("browsingContext.navigate", {context, url, wait: "complete"}),
    async run(code, ...values) {
      const expression = `JSON.stringify((${code})(...${JSON.stringify(values)}) ?? null)`;
      const answer = await send("script.evaluate", {expression, target: {context}, awaitPromise: true});
      if (answer.type !== "success") throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    press: (key) => {
      const actions = ["keyDown", "keyUp"].map((type) => ({type, value: codeOf(key)}));
      return send("input.performActions", {context, actions: [{type: "key", id: "keys", actions}]});
    },
    resize: (width, height) => send("browsingContext.setViewport", {context, viewport: {width, height}}),
    picture: async () => Buffer.from((await send("browsingContext.captureScreenshot", {context})).data, "base64"),
    async close() {
      await send("browser.close", {}).catch(() => {});
      close();
      browser.kill();
    },
  };
}

/** MiniBrowser, in any folder where Debian has put this version of it. */
function miniBrowser() {
  const roots = readdirSync("/usr/lib").filter((name) => name.endsWith("-linux-gnu"));
  const found = roots.flatMap((root) =>
    readdirSync(join("/usr/lib", root))
      .filter((name) => name.startsWith("webkit2gtk-"))
      .map((name) => join("/usr/lib", root, name, "MiniBrowser")),
  );
  return found.at(-1);
}

async function startWebKit() {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", ["--port=" + port], {stdio: "ignore"});
  const ask = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {method, body: body && JSON.stringify(body)});
    const {value} = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const browserOptions = {binary: process.env.MINIBROWSER ?? miniBrowser(), args: ["--automation"]};
  const capabilities = {alwaysMatch: {"webkitgtk:browserOptions": browserOptions}};
  const {sessionId} = await until("the session", () => ask("POST", "/session", {capabilities}));
  const session = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
  const run = (code, ...values) =>
    session("POST", "/execute/sync", {script: `return (${code})(...arguments)`, args: values});
  return {
    goTo: (url) => session("POST", "/url", {url}),
    run,
    press: (key) => {
      const actions = ["keyDown", "keyUp"].map((type) => ({type, value: codeOf(key)}));
      return session("POST", "/actions", {actions: [{type: "key", id: "keys", actions}]});
    },
    /** The window has a bar of its own: the inner size counts. */
    async resize(width, height) {
      await session("POST", "/window/rect", {width, height});
      const inside = await run("() => [innerWidth, innerHeight]");
      await session("POST", "/window/rect", {width: 2 * width - inside[0], height: 2 * height - inside[1]});
    },
    picture: async () => Buffer.from(await session("GET", "/screenshot"), "base64"),
    async close() {
      await session("DELETE", "").catch(() => {});
      driver.kill();
    },
  };
}

const engines = {chromium: startChromium, firefox: startFirefox, webkit: startWebKit};

// ---- the ways through the page

const click = (page, selector) => page.run("(selector) => document.querySelector(selector).click()", selector);
const seen = (page, selector) => until(selector, () => page.run("(at) => !!document.querySelector(at)", selector));
const text = (page, selector) => page.run("(at) => document.querySelector(at).textContent", selector);
const saying = (page, selector, words) =>
  until(words, async () => (await text(page, selector)).includes(words));

/** No scrolling element has a horizontal bar; elements with hidden overflow have no bar. */
async function expectNoBars(page, ...selectors) {
  const wide = await page.run(
    `(...all) => ["html", ...all].filter((at) => {
      const part = document.querySelector(at);
      return part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== "hidden";
    })`,
    ...selectors,
  );
  assert.deepEqual(wide, []);
}

const ways = {
  async "a hint deepens, is applied, and undone"(page) {
    await seen(page, "#hint-on");
    await seen(page, ".loading[hidden]");
    for (let level = 1; level <= 5; ++level) {
      await click(page, "#hint-on");
      await saying(page, "#panel", `${level} of 5`);
    }
    await seen(page, "#hint-text .end");
    await expectNoBars(page, "#panel", "#hint-text");
    const before = await text(page, ".picture");
    await click(page, "#hint-on");
    await until("Apply", async () => (await text(page, ".picture")) !== before);
    await until("undo", () => page.run("() => !document.querySelector('#act-undo').disabled"));
    await click(page, "#act-undo");
  },
  async "digits come by key"(page) {
    await page.run("() => document.querySelector('#cell-2').focus()");
    await page.run("() => document.querySelector('#cell-2').dispatchEvent(new MouseEvent('click', {bubbles: true}))");
    const before = await text(page, ".puzzle .num");
    await page.press("4");
    await until("a digit", async () => (await text(page, ".puzzle .num")) !== before);
    await click(page, "#act-undo"); // it is wrong, and no step is listed before it is corrected
    await until("undo", async () => (await text(page, ".puzzle .num")) === before);
  },
  async "all steps are listed and drawn"(page) {
    await click(page, "#all-steps");
    await seen(page, ".group");
    await click(page, ".group");
    await click(page, ".groups .step");
    await seen(page, ".chosen .end");
    await expectNoBars(page, "#panel");
    await click(page, "#close-panel");
  },
  async "the choice of language looks like the page, and changes its words"(page) {
    const look = await page.run("() => getComputedStyle(document.querySelector('#language')).appearance");
    assert.equal(look, "none");
    const choose = (language) =>
      page.run(
        "(language) => { const s = document.querySelector('#language'); s.value = language; s.dispatchEvent(new Event('change')); }",
        language,
      );
    await choose("de");
    await saying(page, "#tab-rate", "Bewerten");
    await choose("en");
    await saying(page, "#tab-rate", "Rate");
  },
  async "the walk goes step by step"(page) {
    await click(page, "#tab-walk");
    await seen(page, ".place.now");
    await click(page, "#on");
    await seen(page, "#step-1.now");
    await page.press("ArrowRight");
    await seen(page, "#step-2.now");
    await expectNoBars(page, ".place.now .why");
    const covered = await page.run(
      "() => { const p = document.querySelector('.place.now .say').getBoundingClientRect(); const w = document.querySelector('.place.now .why'); return p.right - w.getBoundingClientRect().left > w.clientWidth }",
    );
    assert.equal(covered, false, "a scrollbar lies over the text");
  },
  async "the puzzle is rated"(page) {
    await click(page, "#tab-rate");
    await until("R", () => page.run("() => /\\d/.test(document.querySelector('#scale-r .v').textContent)"));
    await until("the curve", () => page.run("() => document.querySelectorAll('.curvebox .bar').length > 10"));
  },
  async "dialogs open and close"(page) {
    await click(page, "#tab-play");
    for (const name of ["new", "share", "settings"]) {
      await click(page, "#tool-" + name);
      await seen(page, "dialog[open]");
      await expectNoBars(page, "dialog .content");
      await click(page, "#close-dialog");
    }
  },
};

const wanted = process.argv.slice(2);
const server = await serve();
let failures = 0;
for (const [name, start] of Object.entries(engines)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const page = await start();
  try {
    await page.resize(1280, 720);
    await page.goTo(`${server.address}#b=${puzzle}`);
    for (const [way, go] of Object.entries(ways)) {
      const error = await go(page).then(() => null, (error) => error);
      console.log(`${error ? "✖" : "✔"} ${name}: ${way}${error ? "\n  " + error.message : ""}`);
      if (error) ++failures;
      writeFileSync(join(pictures, `browser-${name}-${way.replaceAll(/[^a-z]+/g, "-")}.png`), await page.picture());
    }
  } finally {
    await page.close();
  }
}
server.close();
process.exit(failures === 0 ? 0 : 1);
