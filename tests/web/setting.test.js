// Setting a puzzle: after each given the page shows the number of solutions, the redundant givens and the difficulty.
import assert from "node:assert/strict";
import {join} from "node:path";
import {test} from "node:test";
import {ask, digits, pictures, ready, select, violations, visitors} from "./browser.js";

const {visit} = visitors();
const hard = "8.25.49.634..8..17..7...2.....465.......2.......7.9...7.......55.......2..13.28..";
const [rating] = ask("rate", {puzzle: hard}).records;
const r = `R ${rating.r.toFixed(2)}`;
/** R, class and technique in a language. */
function difficulty(lang) {
  const {levels, ladder} = ask("about", {lang});
  const level = levels.find(({key}) => key === rating.class).name;
  const {name} = ladder.rungs.find(({technique}) => technique === rating.technique);
  return [r, level[0].toUpperCase() + level.slice(1), name].join(" · ");
}
/** Without one of its givens: three solutions. */
const several = hard.slice(0, 3) + "." + hard.slice(4);

/** The page with a puzzle that is being entered. */
async function setting(puzzle, options = {}) {
  const page = await visit("", options);
  await page.waitForFunction(() => document.querySelector("#panel[data-kind=welcome]"));
  await page.click("#welcome-own");
  await select(page, 0);
  await page.keyboard.type(puzzle);
  return page;
}

const told = (page, text) => page.locator("#set-facts", {hasText: text}).waitFor();
const press = (page, text) => page.locator("#panel .act .btn", {hasText: text}).first().click();
const tinted = (page) => page.locator(".picture .differbg").count();

test("what could go and how hard a puzzle is are there as soon as it is unique", async () => {
  const page = await setting(hard);
  await told(page, "One solution");
  await told(page, difficulty("en"));
  await told(page, "Redundant (any one could go): r1c1, r1c3, r2c9");
  assert.equal(await tinted(page), 3);
  assert.match(await page.locator("#card-report").innerText(), /One solution/);
  assert.deepEqual(await violations(page), []);
  await page.screenshot({path: join(pictures, "setting-unique.png")});
  await page.leave();
});

test("a puzzle with several solutions is made unique by one given, and that is undone", async () => {
  const page = await setting(several);
  await told(page, "3 solutions");
  assert.ok((await tinted(page)) > 0);
  await press(page, "Make it unique");
  await page.locator("#panel h2", {hasText: /makes? it unique/}).waitFor();
  await page.screenshot({path: join(pictures, "setting-proposals.png")});
  await page.click("#action-0");
  await told(page, "One solution");
  await page.click("#act-undo");
  await told(page, "3 solutions");
  assert.equal(await digits(page), several);
  await page.leave();
});

for (const [aim, sign] of [
  ["Easier", -1],
  ["Harder", 1],
])
  test(`one given makes a puzzle another one: ${aim}`, async () => {
    const page = await setting(hard);
    await told(page, r);
    await press(page, aim);
    await page.locator("#panel h2", {hasText: `to make it ${aim.toLowerCase()}`}).waitFor();
    const best = Number(/R ([\d.]+)/.exec(await page.locator("#action-0").innerText())[1]);
    assert.ok(sign * (best - rating.r) > 0, String(best));
    await page.click("#action-0");
    await told(page, "R " + best.toFixed(2));
    await page.leave();
  });

test("no solution is said, and a puzzle with far too few givens has more than are counted", async () => {
  const page = await setting("12345678.........9");
  await told(page, "No solution");
  await page.click("#act-undo");
  await told(page, "More than 10,000 solutions");
  await page.leave();
});

test("a symmetry asks for the partner of each given, and takes both away", async () => {
  const page = await setting("5");
  await page.selectOption("#set-symmetry", "half_turn");
  await told(page, "1 cell still needs a given to be symmetric");
  await select(page, 1);
  await page.keyboard.type("86");
  assert.equal((await digits(page))[79], "6");
  assert.equal(await page.locator("[aria-selected=true]").getAttribute("id"), "cell-2");
  await select(page, 79);
  await page.keyboard.press("Delete");
  assert.equal((await digits(page))[1], ".");
  await page.leave();
});

for (const [locale, width, ...texts] of [
  ["de", 390, "Eine Lösung", difficulty("de")],
  ["zh-CN", 320, "唯一解", r],
])
  test(`on a phone it stands above the keys: ${locale}`, async () => {
    const page = await setting(hard, {viewport: {width, height: 740}, locale, colorScheme: "dark"});
    for (const text of texts) await told(page, text);
    const box = await page.locator("#set-facts").boundingBox();
    const keys = await page.locator("#key-1").boundingBox();
    assert.ok(box.height > 12 && box.y + box.height <= keys.y, "it is seen, and no key lies over it");
    assert.deepEqual(await violations(page), []);
    await page.screenshot({path: join(pictures, `setting-${width}.png`)});
    await page.leave();
  });

test("the givens of a puzzle that is played are edited", async () => {
  const page = await visit("b=" + hard);
  await ready(page);
  await page.click("#tool-new");
  await page.click("#new-edit");
  await told(page, "One solution");
  await page.leave();
});

test("what can go is taken out at one press, in another order each time, and that is undone", async () => {
  const page = await setting("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  await told(page, "Redundant");
  const whole = await digits(page);
  const left = [];
  for (let time = 0; time < 3; ++time) {
    await press(page, "Remove redundant givens");
    await told(page, "No redundant givens");
    assert.equal(await page.locator("#panel .act .btn", {hasText: "Take out"}).count(), 0);
    left.push(await digits(page));
    assert.ok([...left.at(-1)].every((digit, cell) => digit === "." || digit === whole[cell]));
    await page.click("#act-undo");
    await told(page, "Redundant");
    assert.equal(await digits(page), whole);
  }
  assert.ok(new Set(left).size > 1, "another order, another puzzle");
  await page.leave();
});

/** 30 givens, symmetric under a half turn; two are redundant, each by itself. And the same with two givens fewer. */
const symmetric = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const partnerOf = (cell) => 80 - cell;
/** The empty cells whose partner has a given. */
const lackingIn = (line) => [...line].flatMap((digit, cell) => (digit === "." && line[partnerOf(cell)] !== "." ? [cell] : []));

test("what is proposed to who keeps a symmetry keeps it", async () => {
  const page = await setting(symmetric);
  await page.selectOption("#set-symmetry", "half_turn");
  assert.deepEqual(lackingIn(symmetric), []);
  await press(page, "Remove redundant givens");
  await page.waitForFunction((before) => {
    const filled = document.querySelectorAll("[role=gridcell]");
    return [...filled].filter((cell) => /: \d/.test(cell.ariaLabel)).length < before;
  }, symmetric.replaceAll(".", "").length);
  const minimal = await digits(page);
  assert.deepEqual(lackingIn(minimal), []);
  await told(page, "One solution");
  for (const aim of ["Harder", "Easier"]) {
    await page.locator("#panel .act .btn", {hasText: aim}).first().click();
    await page.locator("#panel h2", {hasText: /make it|makes it/}).waitFor({timeout: 60_000});
    if ((await page.locator("#action-0").count()) > 0) {
      await page.click("#action-0");
      await page.waitForFunction((before) => before !== [...document.querySelectorAll("[role=gridcell]")].map((cell) => /: (\d)/.exec(cell.ariaLabel)?.[1] ?? ".").join(""), minimal);
      assert.deepEqual(lackingIn(await digits(page)), [], aim);
      await page.keyboard.press("Control+z");
    } else await page.click("#close-panel");
    await told(page, "One solution");
  }
  await page.leave();
});

test("a symmetric puzzle is made unique by a pair of givens", async () => {
  const page = await setting(symmetric);
  await page.selectOption("#set-symmetry", "half_turn");
  await told(page, "One solution");
  await press(page, "Remove redundant givens");
  await page.waitForFunction((n) => [...document.querySelectorAll("[role=gridcell]")].filter((cell) => /: \d/.test(cell.ariaLabel)).length < n, 30);
  await told(page, "One solution");
  const minimal = await digits(page);
  const cell = [...minimal].findIndex((digit) => digit !== ".");
  await select(page, cell);
  await page.keyboard.press("Delete");
  await told(page, "solutions");
  assert.deepEqual(lackingIn(await digits(page)), []);
  await press(page, "Make it unique");
  await page.locator("#panel h2", {hasText: "These givens together make it unique"}).waitFor();
  await page.click("#action-0");
  await told(page, "One solution");
  assert.deepEqual(lackingIn(await digits(page)), []);
  await page.leave();
});

test("Play is in sight at every size, and Enter plays", async () => {
  const page = await setting(hard);
  await page.selectOption("#set-symmetry", "half_turn");
  await told(page, "One solution");
  for (const [width, height] of [[1366, 650], [1280, 720], [1024, 768], [1024, 640], [360, 640], [320, 568], [390, 844], [768, 1024], [1920, 1080]]) {
    await page.setViewportSize({width, height});
    await page.waitForTimeout(100);
    const isSeen = await page.evaluate(() => {
      const button = document.querySelector("#action-0");
      const {left, top, right, bottom} = button.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return bottom <= innerHeight && top >= 0 && button.contains(hit) && button.textContent.includes("Play");
    });
    assert.ok(isSeen, `${width} x ${height}`);
  }
  await page.locator("#cell-0").focus();
  await page.keyboard.press("Enter");
  await page.locator("#hint-on").waitFor();
  await page.leave();
});

test("Backspace goes back to the digit that was typed last", async () => {
  const page = await setting("123");
  await page.keyboard.press("Backspace");
  assert.equal((await digits(page)).slice(0, 4), "12..");
  await page.keyboard.type("4");
  assert.equal((await digits(page)).slice(0, 4), "124.");
  await page.leave();
});

test("the given to blame is named where there is no solution", async () => {
  // r1c3 is 3, and is redundant; 7 in its place repeats no other digit.
  const wrong = symmetric.slice(0, 2) + "7" + symmetric.slice(3);
  const page = await visit("b=" + wrong);
  await page.locator("#panel h2", {hasText: "No solution"}).waitFor();
  await page.locator("#panel", {hasText: "Remove one of these to leave one solution"}).waitFor();
  assert.match(await page.locator("#panel").innerText(), /7 in r1c3/);
  await page.leave();
});
