// A new puzzle is made for constraints: at once if many puzzles meet them, with progress, Stop and the stock if few do.
import assert from "node:assert/strict";
import {join} from "node:path";
import {test} from "node:test";
import {load} from "../../build/js/package/index.node.js";
import {
  answer,
  beginWorkersWith,
  digits,
  pictures,
  press,
  puzzles,
  ready,
  saying,
  violations,
  visitors,
} from "./browser.js";
import {drawn} from "./effort.js";
import {isExactly} from "./exactly.js";

const {newContext, play, visit} = visitors();
const deduku = await load();

/** Until the puzzle appears: the dialog closes. */
const made = (page) => page.locator("dialog").waitFor({state: "hidden", timeout: 60_000});
const hash = (page) => page.evaluate(() => location.hash);
/** The constraints and the seed in the address, once it is updated. */
const origin = (page) => answer(async () => /g=([^&]+)/.exec(await hash(page))?.[1]);
const said = (page, text) => page.locator("#make-said", {hasText: text}).waitFor({timeout: 60_000});

async function openWishes(page) {
  await page.click("#tool-new");
  await page.click("#make-wishes > summary");
}
async function chooseTechnique(page, name, key) {
  await page.click("#make-needs > summary");
  await page.locator("#make-technique-none").waitFor();
  await page.fill("#make-search", name);
  await page.locator(`#make-technique-${key}`).check();
}

const slow = {method: "generate", seconds: 20};

test("one press makes a puzzle that fulfils what is wished at first", async () => {
  const page = await visit();
  await page.click("#tool-new");
  assert.equal(await page.locator("#make-summary").innerText(), "Medium · rotational (180°)");
  await page.click("#make-go");
  await made(page);
  const puzzle = await digits(page);
  const [record] = deduku.rate({puzzle, scales: ["r"]}).records;
  assert.equal(record.class, "medium");
  assert.match(deduku.check({puzzle}).pattern, /half_turn|quarter_turn|both_axes|both_diagonals|full/);
  assert.match(await page.locator("h1").innerText(), /^Medium #\d{1,6}/);
  await page.leave();
});

test("wishes are fulfilled and remembered, and the next puzzle is another one of the seed", async () => {
  const context = await newContext();
  const page = await visit("", {context});
  await ready(page);
  await openWishes(page);
  await page.selectOption("#make-class", "expert");
  await page.selectOption("#make-symmetry", "");
  await page.fill("#make-from", "22");
  await page.fill("#make-to", "25");
  await page.locator("label", {has: page.locator("#make-minimal")}).click();
  await chooseTechnique(page, "x wing", "x_wing");
  await page.fill("#make-seed", "11");
  assert.equal(await page.locator("#make-summary").innerText(), "Expert · 22–25 givens · X-Wing · minimal");
  await page.click("#make-go");
  await made(page);
  const puzzle = await digits(page);
  const check = deduku.check({puzzle});
  assert.ok(check.givens >= 22 && check.givens <= 25);
  assert.deepEqual(check.redundant, []);
  const [record] = deduku.rate({puzzle, scales: ["r"]}).records;
  assert.equal(record.class, "expert");
  assert.ok(isExactly(deduku, puzzle, "x_wing"));
  assert.match(await origin(page), /^expert\.22-25\.exactly-x_wing\.minimal\.s11(\.t\d+)?$/);
  await page.reload();
  await page.click("#tool-new");
  // The names of techniques come from the engine, which may still be loading.
  await page.locator("#make-summary", {hasText: /^Expert · 22–25 givens · X-Wing · minimal$/}).waitFor();
  await page.click("#make-go");
  await made(page);
  assert.notEqual(await digits(page), puzzle);
  assert.match(await page.locator("h1").innerText(), /^Expert #11-\d+$/);
  await page.leave();
});

test("a link with wishes and seed makes the same puzzle", async () => {
  const page = await visit();
  await openWishes(page);
  await page.selectOption("#make-class", "hard");
  await page.fill("#make-seed", "4711");
  await press(page, "Enter");
  await made(page);
  const puzzle = await digits(page);
  const code = await origin(page);
  assert.match(code, /^hard\.half_turn\.s4711/);
  const other = await visit("g=" + code);
  await other.locator("h1", {hasText: "Hard #4711"}).waitFor({timeout: 60_000});
  assert.equal(await digits(other), puzzle);
  await other.evaluate(() => (location.hash = "g=easy.s5"));
  await other.locator("h1", {hasText: "Easy #5"}).waitFor({timeout: 60_000});
  assert.notEqual(await digits(other), puzzle);
  await other.leave();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.click("#tool-share");
  await page.click("#share-made");
  await page.locator("#share-result", {hasText: "copied"}).waitFor();
  assert.equal((await page.evaluate(() => navigator.clipboard.readText())).split("#")[1], "g=" + code);
  await page.leave();
});

test("a search can be stopped at once, by Escape, too, and the board stays", async () => {
  const page = await play(puzzles.hard, {slow});
  await ready(page);
  const before = await digits(page);
  await page.click("#tool-new");
  await page.click("#make-go");
  await page.locator("#make-working", {hasText: "Searching"}).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.id), "make-stop");
  await page.keyboard.press("Enter");
  await said(page, "Stopped after 0 puzzles.");
  assert.equal(await page.locator("#make-working").isVisible(), false);
  assert.equal(await page.evaluate(() => document.activeElement.id), "make-go");
  await page.click("#make-go");
  await page.locator("#make-stop").waitFor();
  await press(page, "Escape");
  await made(page);
  assert.equal(await digits(page), before);
  await page.click("#hint-on"); // by the engine that searched
  await page.locator("#hint-text").waitFor();
  await page.leave();
});

test("wishes that contradict each other are refused in the words of the engine", async () => {
  const page = await visit();
  await openWishes(page);
  await page.fill("#make-from", "30");
  await page.fill("#make-to", "20");
  await page.click("#make-go");
  await said(page, "No puzzle fits these options. No number of givens is at least 30 and at most 20.");
  await page.fill("#make-from", "");
  assert.equal(await page.locator("#make-said").innerText(), "");
  await page.fill("#make-to", "16");
  await page.click("#make-go");
  await said(page, "a puzzle with fewer than 17 givens has more than one solution");
  await page.selectOption("#make-symmetry", "full");
  await page.fill("#make-to", "18");
  await page.fill("#make-from", "18");
  await page.click("#make-go");
  await said(page, "the symmetry full");
  assert.deepEqual(await violations(page), []);
  await page.leave();
});

/** An engine that makes the given number of tries per question and finds no puzzle. */
async function findNothing(context, tried) {
  const find = `addEventListener("message", (event) => {
    if (event.data.method !== "generate") return;
    event.stopImmediatePropagation();
    const {stream} = JSON.parse(event.data.params);
    const result = {type: "generate", status: "out_of_budget", puzzles: [], tried: ${tried}, engine: "fresh", stream: stream + 1};
    setTimeout(() => postMessage({result}), 100);
  });\n`;
  await beginWorkersWith(find, context);
}

test("what was tried is counted, and when the effort is used up it says so", async () => {
  const context = await newContext();
  await findNothing(context, 625_000);
  const page = await visit("", {context});
  await openWishes(page);
  await page.fill("#make-seed", "9");
  await page.click("#make-go");
  await page.locator("#make-count", {hasText: /^[\d,]+ tried, none found so far\./}).waitFor();
  await said(page, "No match in 5,000,000 puzzles. Press Generate to keep looking.");
  assert.equal(await page.inputValue("#make-seed"), "9-8");
  assert.ok(await page.locator("#make-go").isVisible());
  await page.leave();
});

test("for a rare wish there is a puzzle of the stock, which fulfils it, and its link gives the same one", async () => {
  const page = await visit("", {slow});
  await ready(page);
  await openWishes(page);
  await page.selectOption("#make-class", "");
  await page.selectOption("#make-symmetry", "");
  await chooseTechnique(page, "swordfish", "swordfish");
  await page.click("#make-go");
  await said(page, /\d+ such puzzles were made earlier by this program\./);
  await page.locator("#make-count", {hasText: /At most one in [\d,]+ fits; with your other options it may be far rarer/}).waitFor();
  for (const id of ["make-stop", "make-stock"]) {
    const box = await page.locator("#" + id).boundingBox();
    assert.ok(box.y > 0 && box.y + box.height < 900, id + " is in sight");
  }
  await page.screenshot({path: join(pictures, "page-stock.png")});
  assert.deepEqual(await violations(page), []);
  await page.click("#make-stock");
  await made(page);
  assert.match(await page.locator("h1").innerText(), /^Generated, ready-made #\d+$/);
  const puzzle = await digits(page);
  assert.ok(isExactly(deduku, puzzle, "swordfish"));
  const other = await visit("g=" + (await origin(page)));
  await other.locator("h1", {hasText: "ready-made"}).waitFor({timeout: 60_000});
  assert.equal(await digits(other), puzzle);
  await other.leave();
  await page.leave();
});

test("a puzzle of the class that does not come by chance is in the stock", async () => {
  const page = await visit("", {slow});
  await openWishes(page);
  await page.selectOption("#make-class", "nightmare");
  await page.selectOption("#make-symmetry", "");
  await page.click("#make-go");
  await said(page, /\d+ such puzzles were made earlier by this program\./);
  assert.doesNotMatch(await page.locator("#make-count").innerText(), /one in/);
  await page.screenshot({path: join(pictures, "page-stock-nightmare.png")});
  await page.click("#make-stock");
  await made(page);
  const [record] = deduku.rate({puzzle: await digits(page), scales: ["r"]}).records;
  assert.equal(record.class, "nightmare");
  await page.leave();
});

test("the stock is not fetched before it is wanted", async () => {
  const asked = [];
  const context = await newContext();
  context.on("request", (request) => asked.push(request.url()));
  const page = await visit("", {context});
  await ready(page);
  await page.click("#tool-new");
  await page.click("#close-dialog");
  assert.equal(asked.filter((url) => url.endsWith(".txt")).length, 0);
  await page.leave();
});

test("with the keyboard alone", async () => {
  const page = await visit();
  await ready(page);
  await page.focus("#tool-new");
  await press(page, "Enter");
  /** Continues until an element has the focus. */
  const reach = async (id) => {
    for (let tries = 0; tries < 30; ++tries) {
      if ((await page.evaluate(() => document.activeElement.id)) === id) return;
      await press(page, "Tab");
    }
    assert.fail("not reached: " + id);
  };
  await reach("make-go");
  await press(page, "Tab", "Enter");
  await reach("make-class");
  await page.keyboard.type("ea"); // Easy
  await reach("make-symmetry");
  await reach("make-from");
  await reach("make-to");
  await page.keyboard.type("40");
  await reach("make-minimal");
  await press(page, "Tab", "Enter");
  await reach("make-search");
  await page.keyboard.type("hidden single");
  await reach("make-technique-hidden_single");
  await press(page, "Space");
  assert.equal(await page.locator("#make-summary").innerText(), "Easy · rotational (180°) · ≤ 40 givens · Hidden Single");
  await reach("make-exact");
  await page.focus("#make-seed");
  await page.keyboard.type("3");
  await press(page, "Enter");
  await made(page);
  assert.match(await page.locator("h1").innerText(), /^Easy #3/);
  await page.leave();
});

test("names that come late take nothing away from a form that is in use", async () => {
  const page = await visit("", {slow: {method: "about", seconds: 4}});
  await openWishes(page);
  await page.click("#make-needs > summary");
  await page.locator("#make-technique-none").waitFor();
  await page.focus("#make-search");
  await page.keyboard.type("hidden single");
  assert.equal(await page.locator("#make-technique-hidden_single").count(), 0);
  await page.locator("#make-technique-hidden_single").waitFor();
  assert.equal(await page.inputValue("#make-search"), "hidden single");
  assert.equal(await page.evaluate(() => document.activeElement.id), "make-search");
  assert.equal(await page.locator("#make-technique-x_wing").isVisible(), false);
  await page.leave();
});

test("another puzzle like one that was made fulfils the same wishes", async () => {
  const page = await visit("g=beginner.s2");
  await page.locator("h1", {hasText: "Beginner #2"}).waitFor({timeout: 60_000});
  const puzzle = await digits(page);
  const {solution} = deduku.solve({puzzle});
  const open = [...puzzle].flatMap((digit, cell) => (digit === "." ? [cell] : []));
  for (const cell of open) {
    await page.click("#cell-" + cell);
    await press(page, solution[cell]);
  }
  await page.locator("#action-1").waitFor();
  await page.click("#action-0");
  await page.locator("h1", {hasText: /Beginner #2-\d/}).waitFor({timeout: 60_000});
  assert.notEqual(await digits(page), puzzle);
  await page.leave();
});

const looks = [
  {width: 320, height: 640},
  {width: 768, height: 1024},
  {width: 1440, height: 900},
].flatMap((viewport) =>
  ["light", "dark"].flatMap((theme) => ["en", "de", "zh"].map((language) => ({viewport, theme, language}))),
);
for (const {viewport, theme, language} of drawn("wishes", looks, 5))
  test(`the wishes have room: ${viewport.width}, ${theme}, ${language}`, async () => {
    const context = await newContext({viewport});
    const settings = JSON.stringify({theme, language});
    await context.addInitScript((settings) => localStorage.setItem("deduku-settings", settings), settings);
    const page = await visit("", {context});
    await ready(page);
    await openWishes(page);
    await chooseTechnique(page, "turbot", "turbot_fish");
    const wide = await page.evaluate(() => {
      const {right} = document.querySelector("dialog .content").getBoundingClientRect();
      const parts = [...document.querySelectorAll("#making *")].filter((part) => part.getClientRects().length > 0);
      return parts.filter((part) => part.getBoundingClientRect().right > right).map((part) => part.id || part.className);
    });
    assert.deepEqual(wide, []);
    assert.deepEqual(await violations(page), []);
    await page.screenshot({path: join(pictures, `page-wishes-${viewport.width}-${theme}-${language}.png`)});
    await page.leave();
  });
