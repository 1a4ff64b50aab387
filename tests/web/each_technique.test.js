// The argument of every technique has room at every size of window: a run draws some techniques, and sizes for each. It
// takes long, and therefore has a file of its own, which runs in parallel with others.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {basename, join} from "node:path";
import {test} from "node:test";
import {fileURLToPath} from "node:url";
import {press, puzzles, ready, saying, visitors} from "./browser.js";
import {byEffort, shuffled} from "./effort.js";
import {expectRoom} from "./room.js";

const {visit} = visitors();

const techniques = fileURLToPath(new URL("../techniques", import.meta.url));
const five = "0123456789ABCDEFGHIJKLMNOPQRSTUV";

/** The board of a case in the form of a link: a cell with one candidate is given, all others have their marks. */
function linkOf(grid) {
  const cells = grid.match(/\d+/g);
  const bits = (digits) => [...digits].reduce((set, digit) => set | (1 << (digit - 1)), 0);
  const marks = cells.filter((digits) => digits.length > 1).map(bits);
  const digits = cells.map((cell) => (cell.length === 1 ? cell : ".")).join("");
  return digits + "~" + marks.map((set) => five[set >> 5] + five[set & 31]).join("");
}

/** For each technique, the board of the case with the longest evidence. */
function longestCases() {
  const found = new Map();
  for (const file of readdirSync(techniques, {recursive: true}).filter((name) => name.endsWith(".txt"))) {
    const cases = readFileSync(join(techniques, file), "utf8").split(/^case /m).slice(1);
    const key = basename(file, ".txt");
    for (const text of cases) {
      const [, grid, evidence] = /\ngrid\n([^]*?)\n----\n([^]*)/.exec(text) ?? [];
      if (!grid || evidence.startsWith("none") || grid.match(/\d+/g)?.length !== 81) continue;
      if (evidence.length > (found.get(key)?.length ?? 0)) found.set(key, {length: evidence.length, link: linkOf(grid)});
    }
  }
  return found;
}

test("the hint of every technique has room at every size", async () => {
  const cases = longestCases();
  const enough = byEffort(20);
  const page = await visit("b=" + puzzles.hard);
  await ready(page);
  let measured = 0;
  for (const [technique, {link}] of shuffled("techniques", [...cases])) {
    if (measured === enough) break;
    await press(page, "Escape");
    const off = [...cases.keys()].filter((key) => key !== technique);
    await page.evaluate((code) => (location.hash = code), `b=${link}&h=5&l=-${off.join(".")}`);
    await page.waitForFunction((digits) => history.state && location.hash.includes(digits), link.slice(0, 81));
    await press(page, "e");
    const card = page.locator("#hint-text, #panel[data-kind=message]").first();
    await card.waitFor({timeout: 60_000});
    if ((await page.locator("#hint-text").count()) === 0) continue;
    await saying(page, "5 of 5");
    await expectRoom(page, technique, "#hint-text", ["#hint-on"]);
    ++measured;
  }
  await page.leave();
  assert.ok(measured === enough || measured > 90, `${measured} of ${cases.size}`);
});
