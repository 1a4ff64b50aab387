// The element <deduku-board> in Chromium: from a server, as a module; from a file, as a script; and its module in Node.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {fileURLToPath} from "node:url";
import {easy, hard} from "./puzzles.js";
import {serveSite, startBrowser, strict} from "./site.js";

let browser;
before(async () => (browser = await startBrowser()));
after(() => browser.close());

/** A page with this content, and the module; any message on the console is a failure. */
async function open(content, {headers = {}, ...options} = {}) {
  const site = await serveSite({headers});
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.requests = [];
  page.on("request", (request) => page.requests.push(request.url().split("/").at(-1)));
  await page.route("**/favicon.ico", (route) => route.fulfill({status: 204}));
  const html = `<!doctype html><html lang="en"><title>Test</title><main>${content}</main>
    <script type="module" src="/node_modules/deduku/board.js"></script>`;
  await page.route(site.address, (route) => route.fulfill({body: html, contentType: "text/html", headers}));
  await page.goto(site.address);
  page.leave = async () => {
    await context.close();
    site.close();
    assert.deepEqual(complaints, []);
  };
  return page;
}

const picture = (page) => page.locator("deduku-board .picture svg").first().waitFor({timeout: 30_000});
const said = (page) => page.locator("deduku-board .said, deduku-board .text").first().innerText();
const digitsOf = (page) => page.locator("deduku-board td").allInnerTexts().then((cells) => cells.filter((text) => text !== ""));

test("a board shows its puzzle, and says it to those who do not see it", async () => {
  const page = await open(`<deduku-board puzzle="${easy}"></deduku-board>`);
  await picture(page);
  const cells = (await page.locator("deduku-board tbody td").allInnerTexts()).map((text) => (text === "empty" ? "." : text));
  assert.equal(cells.join(""), easy);
  assert.equal(await page.locator("deduku-board button").count(), 0);
  assert.equal(await page.locator("deduku-board svg").getAttribute("aria-hidden"), "true");
  await page.leave();
});

test("a step has its argument; another attribute shows something else", async () => {
  const page = await open(`<deduku-board step="1" puzzle="${easy}"></deduku-board>`);
  await picture(page);
  assert.match(await said(page), /^Step 1 of 49\s+Hidden Single\s+In box 1, 6 can only go into r2c2/);
  await page.evaluate(() => (document.querySelector("deduku-board").step = 2));
  await page.locator("deduku-board .where", {hasText: "Step 2 of 49"}).waitFor();
  await page.evaluate(() => document.querySelector("deduku-board").setAttribute("lang", "de"));
  await page.locator("deduku-board .where", {hasText: "Schritt 2 von 49"}).waitFor();
  assert.ok((await digitsOf(page)).includes("leer") || (await digitsOf(page)).length >= 81);
  await page.evaluate(() => (document.querySelector("deduku-board").step = 50));
  await page.locator("deduku-board [role=alert]", {hasText: "Einen Schritt 50 gibt es nicht"}).waitFor();
  await page.leave();
});

test("a walk is gone through by button and key, and says where it is", async () => {
  const page = await open(`<deduku-board walk>${easy}</deduku-board>`);
  await picture(page);
  await page.evaluate(() => {
    window.gone = [];
    document.addEventListener("deduku-step", ({detail}) => window.gone.push(detail.step));
  });
  assert.match(await said(page), /The puzzle\s+Solved in 49 steps\./);
  const disabled = () => page.locator("deduku-board button:disabled").evaluateAll((all) => all.map(({id}) => id));
  assert.deepEqual(await disabled(), ["first", "back"]);
  await page.click("deduku-board #on");
  await page.keyboard.press("ArrowRight");
  assert.match(await said(page), /Step 2 of 49/);
  assert.match(await page.locator("deduku-board [role=status]").textContent(), /^Step 2 of 49\. \w.* \w/);
  await page.keyboard.press("End");
  assert.match(await said(page), /The end/);
  assert.deepEqual(await disabled(), ["on", "last"]);
  const focused = await page.evaluate(() => document.querySelector("deduku-board").shadowRoot.activeElement?.id);
  assert.equal(focused, "back", "a button that is of no use any more hands on the focus");
  await page.keyboard.press("Home");
  assert.deepEqual(await page.evaluate(() => window.gone), [1, 2, 50, 0]);
  const board = await page.evaluate(() => {
    const {step, count} = document.querySelector("deduku-board");
    return [step, count];
  });
  assert.deepEqual(board, [0, 49]);
  await page.evaluate(() => document.querySelector("deduku-board").setAttribute("step", "7"));
  await page.locator("deduku-board .where", {hasText: "Step 7 of 49"}).waitFor();
  await page.leave();
});

test("themes follow the attribute, else the system", async () => {
  const board = (theme) => `<deduku-board ${theme} puzzle="${easy}"></deduku-board>`;
  const page = await open(board("") + board('theme="light"') + board('theme="dark"'), {colorScheme: "dark"});
  await page.waitForFunction(() => [...document.querySelectorAll("deduku-board")].every((one) => one.shadowRoot?.querySelector(".picture")));
  const grounds = await page.locator("deduku-board div.frame").evaluateAll((frames) => frames.map((frame) => getComputedStyle(frame).backgroundColor));
  assert.deepEqual(grounds, ["rgb(26, 29, 35)", "rgb(255, 255, 255)", "rgb(26, 29, 35)"]);
  await page.leave();
});

test("the library is fetched when a board comes near the window, and once for all", async () => {
  const far = '<div style="height: 5000px"></div>';
  const page = await open(far + `<deduku-board id="a" puzzle="${easy}"></deduku-board><deduku-board id="b" step="1" puzzle="${hard}"></deduku-board>`);
  await page.waitForTimeout(300);
  assert.ok(page.requests.includes("board.js"));
  assert.ok(!page.requests.includes("deduku.wasm"), "nobody has seen a board yet");
  await page.evaluate(() => scrollTo(0, 5000));
  await page.waitForFunction(() => ["a", "b"].every((id) => document.getElementById(id).shadowRoot.querySelector(".picture")));
  assert.equal(page.requests.filter((name) => name === "deduku.wasm").length, 1);
  await page.leave();
});

test("what cannot be read is said, and what stands in the element stays", async () => {
  const page = await open(`<deduku-board>12345</deduku-board>`);
  await page.locator("deduku-board [role=alert]").waitFor({timeout: 30_000});
  assert.match(await page.locator("deduku-board [role=alert]").innerText(), /^expected a puzzle/i);
  assert.ok(await page.getByText("12345").isVisible());
  await page.evaluate((puzzle) => (document.querySelector("deduku-board").puzzle = puzzle), easy);
  await picture(page);
  await page.leave();
});

test("the fewest steps and other ladders", async () => {
  const page = await open(`<deduku-board id="f" walk fewest puzzle="${easy}"></deduku-board><deduku-board id="s" step="1" ladder="se" puzzle="${easy}"></deduku-board>`);
  await page.waitForFunction(() => ["f", "s"].every((id) => document.getElementById(id).shadowRoot?.querySelector(".text")), null, {timeout: 30_000});
  assert.match(await page.locator("#f .said").innerText(), /solved by singles and locked candidates alone/);
  assert.match(await page.locator("#s .text").innerText(), /^Step 1 of 49/);
  await page.leave();
});

test("a strict policy of content suffices", async () => {
  const page = await open(`<deduku-board step="1" puzzle="${easy}"></deduku-board>`, {headers: strict});
  await picture(page);
  assert.notEqual(await page.locator("deduku-board div.frame").evaluate((frame) => getComputedStyle(frame).display), "block", "its style is there");
  await page.leave();
});

test("a page that is opened as a file has boards, too", async () => {
  const page = await browser.newPage();
  const complaints = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(new URL("examples/board.html", import.meta.resolve("deduku/deduku-board.js")).href);
  await page.locator("#alone .picture svg").waitFor({timeout: 30_000});
  await page.locator("#all").scrollIntoViewIfNeeded();
  await page.locator("#all #on").click({timeout: 30_000});
  assert.match(await page.locator("#all .where").innerText(), /^Step 1 of \d+$/);
  assert.ok(requests.every((address) => /^(file|blob):/.test(address)), "no network");
  assert.deepEqual(complaints, []);
  await page.close();
});

test("in Node the module can be imported, and does nothing", async () => {
  const {DedukuBoard, setSource} = await import("deduku/board");
  assert.equal(typeof DedukuBoard, "function");
  assert.equal(typeof setSource, "function");
  assert.ok(fileURLToPath(import.meta.resolve("deduku/deduku-board.js")).endsWith("deduku-board.js"));
});
