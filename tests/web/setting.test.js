// A puzzle is set: after each given one sees how many solutions there are, what could go and how hard it is.
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
  await told(page, "Could be left out, each alone: r1c1, r1c3, r2c9");
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
    await page.locator("#panel h2", {hasText: `${aim} by one given`}).waitFor();
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
  await told(page, "1 tinted cell lacks a given for the symmetry");
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
  await told(page, "Could be left out");
  const whole = await digits(page);
  const left = [];
  for (let time = 0; time < 3; ++time) {
    await press(page, "Take out what can go");
    await told(page, "No given can be left out");
    assert.equal(await page.locator("#panel .act .btn", {hasText: "Take out"}).count(), 0);
    left.push(await digits(page));
    assert.ok([...left.at(-1)].every((digit, cell) => digit === "." || digit === whole[cell]));
    await page.click("#act-undo");
    await told(page, "Could be left out");
    assert.equal(await digits(page), whole);
  }
  assert.ok(new Set(left).size > 1, "another order, another puzzle");
  await page.leave();
});
