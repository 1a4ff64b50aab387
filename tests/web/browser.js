// A browser, the page, and pages that the program has just written.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {mkdirSync, mkdtempSync, readFileSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, before} from "node:test";
import {fileURLToPath} from "node:url";
import {chromium} from "playwright-core";
import {serve} from "./server.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const program = process.env.DEDUKU_PROGRAM ?? join(root, "build/dev/deduku");
const axe = readFileSync(fileURLToPath(new URL("node_modules/axe-core/axe.min.js", import.meta.url)), "utf8");
const folder = mkdtempSync(join(tmpdir(), "deduku-web-"));
// Not `after` a test: this file is also used by programs that are not tests.
process.on("exit", () => rmSync(folder, {recursive: true}));

/** The folder for pictures of the views, for inspection. */
export const pictures = join(root, "build/web");
mkdirSync(pictures, {recursive: true});

export const puzzles = {
  hard: "12....7...56..9...7......6.....95....9...3.158..61.2.....5...27........894.3....1",
  /** Its path has steps with branches if the ladder has forcing chains. */
  branched: "....26...4......23.82...6.......4....6.3..7..1..9...5.9...7..4..3.1.8...7....9..1",
  walked: "2...1...8...5..9...4...2.....8.2..4.3..746..1.7..5.3.....3...6...5..4...4...8...3",
  hardest: "98.7..6....5.4..3....9....8.6...4.7..5..7.3....7..2..5..6.3..4....4..1.......1...",
};

/** Techniques that solve the hard puzzle: its path has 66 steps, the 26th of which is an M-Wing. */
export const enoughForHard =
  "full_house hidden_single naked_single pointing skyscraper xyz_wing finned_x_wing unique_rectangle_strong_links m_wing".split(" ");
/** Techniques that solve the puzzle of the walk: the 21st of its 71 steps is an H-Wing, the 22nd a Sue de Coq. */
export const enoughForWalked = (
  "full_house hidden_single naked_single complex_single pointing claiming locked_pair swordfish hidden_rectangle " +
  "unique_rectangle_strong_links h_wing sue_de_coq l_wing"
).split(" ");
/** Among these, only trials make progress in the hardest puzzle. */
export const trials = ["full_house", "hidden_single", "naked_single", "trial_1", "trial_2"];
/** The option of the program for a ladder of these techniques alone. */
export const only = (techniques) => ["--techniques", techniques.join()];

/** The address of a page that explains a puzzle. `options` are those of the program. */
export function explained(name, puzzle, options = []) {
  const file = join(folder, name + ".html");
  execFileSync(program, ["explain", "-", "-o", file, ...options], {input: puzzle + "\n"});
  return "file://" + file;
}

/** The program's answer to a question, which the engine of the page must also give. */
export function ask(method, params = {}) {
  const input = JSON.stringify({method, params}) + "\n";
  const {result, error} = JSON.parse(execFileSync(program, ["serve", "--stdio"], {input, encoding: "utf8", maxBuffer: 1 << 30}));
  assert.equal(error, undefined, method);
  return result;
}

/** The steps of the simplest path of a puzzle. `params` are those of the question. */
export const pathOf = (puzzle, params = {}) => ask("path", {puzzle, ...params}).steps;
/** The first of the hardest of these steps, with its number, from 1. */
export function hardestOf(steps) {
  const cost = Math.max(...steps.map((step) => step.cost));
  const at = steps.findIndex((step) => step.cost === cost);
  return {...steps[at], n: at + 1};
}
/** A cost as the page writes it: "4.60". */
export const points = (cost) => cost.toFixed(2);

/** All techniques except these. If they are off, only these are on, and a path does not depend on new techniques. */
function allBut(techniques) {
  const all = ask("about").ladder.rungs.map(({technique}) => technique);
  for (const technique of techniques) assert.ok(all.includes(technique), technique);
  return all.filter((technique) => !techniques.includes(technique));
}
/** A ladder of these techniques alone, in the form of a link. */
export const ladderOf = (...techniques) => "-" + allBut(techniques).join(".");

/**
 * Starts Debian's Chromium without the parts that draw windows, which takes two thirds of the time of the complete one.
 * Root must run it without its sandbox.
 */
export function start(args = []) {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell";
  return chromium.launch({executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox", ...args] : args});
}

/** Opens a page; any message on the console, and every request beyond the file itself, is a failure. */
export async function open(browser, address, options = {}) {
  const context = await browser.newContext({viewport: {width: 1400, height: 900}, ...options});
  const page = await context.newPage();
  const complaints = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    if (request.url().split("#")[0] !== address.split("#")[0]) complaints.push("a request of " + request.url());
  });
  await page.goto(address);
  page.expectNoComplaint = () => assert.deepEqual(complaints, []);
  return page;
}

/** The faults that axe finds on the visible page. Its script is added outside the policy of the page. */
export async function violations(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const result = await page.evaluate(() => window.axe.run(document, {resultTypes: ["violations"]}));
  return result.violations.map(({id, nodes}) => id + ": " + nodes.map((node) => node.html.slice(0, 160)).join("; "));
}

/** The position of the walk. */
export const place = (page) => page.evaluate(() => document.querySelector(".place.now").id);

/**
 * The boxes of the first elements of selectors, all at the same moment: an update between two queries of a slow machine
 * cannot mix them. Waits until each of them exists and has a size.
 */
export async function boxesOf(page, ...selectors) {
  const boxes = await page.waitForFunction((selectors) => {
    const found = selectors.map((selector) => document.querySelector(selector)?.getBoundingClientRect());
    return found.every((box) => box?.width > 0 && box.height > 0) && found.map((box) => box.toJSON());
  }, selectors);
  return boxes.jsonValue();
}
export const boxOf = async (page, selector) => (await boxesOf(page, selector))[0];

/** The position of the bar of a step, from 1, in the curve: a place to press. */
export async function barOf(page, step) {
  const [plot, bar] = await boxesOf(page, ".curve .plot", `.curve .bar:nth-child(${step} of .bar)`);
  return [bar.x + bar.width / 2, plot.y + plot.height / 2];
}

/** Low windows: phones held across, and a page at 200 %. */
export const lowWindows = [
  [700, 450],
  [844, 390],
  [740, 360],
  [667, 375],
  [1280, 500],
  [1024, 600],
  [1024, 640],
  [320, 256],
];

/** The parts of a walk's curve and transport that something else covers, at any scroll position. */
export function covered(page) {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll(".transport button, .time .curve")];
    const isFree = (part) => {
      const {left, width, top, height} = part.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return y >= innerHeight || part.contains(document.elementFromPoint(x, y));
    };
    const found = new Set();
    for (let y = 0; y <= document.documentElement.scrollHeight - innerHeight; y += 40) {
      window.scrollTo(0, y);
      for (const part of parts) if (!isFree(part)) found.add(`${part.id} at ${y}`);
    }
    return [...found];
  });
}

/** Asks repeatedly until there is an answer. */
export async function answer(ask) {
  for (let tries = 0; tries < 200; ++tries) {
    const told = await ask();
    if (told) return told;
    await new Promise((wait) => setTimeout(wait, 50));
  }
  assert.fail("no answer: " + ask);
}

/** Removes service workers from the pages of a context. */
const withoutServiceWorker = (context) => context.addInitScript(() => delete Navigator.prototype.serviceWorker);

/**
 * Puts code before the script of the workers. This disables the service worker, which would serve that script itself. A
 * visit may end while a worker is still loading that is no longer needed.
 */
export async function beginWorkersWith(code, context) {
  const respond = async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: code + (await response.text())});
  };
  await withoutServiceWorker(context);
  await context.route("**/worker-*.js", (route) => respond(route).catch(() => {}));
}

/**
 * Delays the engine in the calls of a method whose parameters contain the text `asked`. It sleeps because other tests
 * need the processor.
 */
const slowDown = ({method, asked = "", seconds}, context) =>
  beginWorkersWith(
    `addEventListener("message", ({data}) => {
      if (data.method !== "${method}" || !data.params.includes(${JSON.stringify(asked)})) return;
      const {buffer} = new WebAssembly.Memory({initial: 1, maximum: 1, shared: true});
      Atomics.wait(new Int32Array(buffer), 0, 0, ${seconds * 1000});
    });\n`,
    context,
  );

// ---- the page

/**
 * A browser and a server of the page, shared by all tests of a file. `isKept`: whether the page stores itself on the
 * device. It fetches all its files for that, which takes a third of the time of a visit. So this is only on in files
 * that test it, and in those that test how the page loads and is embedded.
 */
export function visitors({isKept = false} = {}) {
  let browser;
  let server;
  before(async () => {
    browser = await start();
    server = await serve();
  });
  after(async () => {
    await browser.close();
    server.close();
  });

  /** The data that survives a visit, for several visits. */
  async function newContext(options = {}) {
    const context = await browser.newContext({viewport: {width: 1400, height: 900}, ...options});
    if (!isKept) await withoutServiceWorker(context);
    return context;
  }

  /**
   * A fresh visit. Any message on the console, and every request beyond the page, is a complaint. `slow`: the calls
   * that the engine delays; `techniques`: the only ones that are on in the settings.
   */
  async function visit(fragment = "", {address = server.address, context, slow, techniques, ...options} = {}) {
    context ??= await newContext(options);
    if (slow) await slowDown(slow, context);
    if (techniques) {
      const settings = JSON.stringify({profile: "custom", off: allBut(techniques)});
      await context.addInitScript((settings) => localStorage.setItem("deduku-settings", settings), settings);
    }
    const page = await context.newPage();
    const complaints = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    context.on("request", (request) => {
      if (!request.url().startsWith(address) && !request.url().startsWith("blob:"))
        complaints.push("a request of " + request.url());
    });
    await page.goto(address + (fragment && "#" + fragment));
    await shown(page);
    page.leave = async () => {
      assert.deepEqual(complaints, []);
      await context.close();
    };
    return page;
  }

  return {
    newContext,
    visit,
    /** A visit to a puzzle, to solve it. */
    play: (puzzle = puzzles.hard, options = {}) => visit("b=" + puzzle, options),
  };
}

/** The page is shown, and hears keys. */
const shown = (page) => page.locator("[role=grid]").first().waitFor({state: "attached"});
export const ready = (page) =>
  page.waitForFunction(() => document.querySelector("[role=grid]") && !document.querySelector(".late"));
/** All that is on the board, "." for an empty cell. */
export const digits = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[role=gridcell]")].map((cell) => /: (\d)/.exec(cell.ariaLabel)?.[1] ?? ".").join(""),
  );
/** The name of a cell, with its content. */
export const nameOf = (page, cell) => page.locator("#cell-" + cell).getAttribute("aria-label");
export const select = (page, cell) => page.locator("#cell-" + cell).click();
export const press = (page, ...keys) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
/** The heading of the card beside the board. */
export const heading = (page) => page.locator("#panel h2").innerText();
/** Waits until the card shows a text. */
export const saying = (page, text) => page.locator("#panel", {hasText: text}).waitFor({timeout: 15_000});

// ---- actions of a player of the hard puzzle

/** Enters the wrong digit 9 into cell 2 and has the board checked. */
export async function checkWrongEntry(page) {
  await select(page, 2);
  await press(page, "9");
  await page.click("#act-check");
  await saying(page, "r1c3 is not 9.");
}
/** Asks why cell 2 is not 9. */
export async function askWhyNot(page) {
  await select(page, 2);
  await press(page, "q");
  await page.click("#why-9");
  await saying(page, "r1c3 is not 9.");
}
/** Until all steps are listed. */
export const allListed = (page) => page.locator("#panel .spin").waitFor({state: "detached", timeout: 60_000});
/** Opens the list of all steps. */
export async function listSteps(page) {
  await press(page, "a");
  await allListed(page);
}
