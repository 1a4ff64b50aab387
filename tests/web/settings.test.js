// Languages, themes and notation.
import assert from "node:assert/strict";
import {join} from "node:path";
import {test} from "node:test";
import {
  allListed,
  answer,
  askWhyNot,
  checkWrongEntry,
  enoughForHard,
  heading,
  listSteps,
  nameOf,
  pictures,
  press,
  puzzles,
  ready,
  saying,
  violations,
  visitors,
} from "./browser.js";
import {serve} from "./server.js";

const {play, visit} = visitors();

for (const [language, hint, word] of [
  ["de", "Hinweis", "Zeile"],
  ["zh", "提示", "行"],
]) {
  test(`it speaks ${language}, and so does the engine`, async () => {
    const page = await play(puzzles.hard, {locale: language});
    await ready(page);
    assert.equal(await heading(page), hint);
    assert.match(await nameOf(page, 0), new RegExp(word));
    await press(page, "h", "h", "h");
    await page.locator("#hint-text b").waitFor();
    assert.doesNotMatch(await page.locator("#panel").innerText(), /Look|Hint/);
    assert.deepEqual(await violations(page), []);
    await page.screenshot({path: join(pictures, `page-${language}.png`)});
    await page.leave();
  });
}

/** The languages whose texts a page has asked its server for. */
const fetchedOf = (asked) => [...new Set(asked.flatMap((path) => /\/assets\/(en|de|zh)-[^/]*[.]js/.exec(path)?.[1] ?? []))];

test("the texts of one language are fetched, those of another when it is chosen", async () => {
  const own = await serve();
  const page = await visit("b=" + puzzles.hard, {address: own.address, locale: "de-DE"});
  await ready(page);
  assert.deepEqual(fetchedOf(own.asked), ["de"]);
  await page.selectOption("#language", "zh");
  await page.locator("#tab-play", {hasText: "解题"}).waitFor();
  assert.deepEqual(fetchedOf(own.asked), ["de", "zh"]);
  await page.leave();
  own.close();
});

test("texts that cannot be had leave the language as it is, and are asked for again", async () => {
  const page = await visit("b=" + puzzles.hard);
  await ready(page);
  await page.route("**/zh-*.js", (route) => route.fulfill({status: 404}));
  await page.selectOption("#language", "zh");
  await page.locator("#notice", {hasText: "This language cannot be loaded now."}).waitFor();
  assert.equal(await page.locator("#language").inputValue(), "en");
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("deduku-settings") ?? "{}").language), undefined);
  await page.unroute("**/zh-*.js");
  await page.selectOption("#language", "zh");
  await page.locator("#tab-play", {hasText: "解题"}).waitFor();
  await page.context().close();
});

test("of languages that are chosen one after the other the last one is spoken, whichever texts come first", async () => {
  const page = await visit("b=" + puzzles.hard);
  await ready(page);
  let send;
  await page.route("**/de-*.js", (route) => (send = () => route.continue()));
  await page.selectOption("#language", "de");
  await page.selectOption("#language", "en");
  await answer(() => send !== undefined);
  await Promise.all([page.waitForResponse("**/de-*.js"), send()]);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  assert.equal(await page.locator("#language").inputValue(), "en");
  assert.equal(await heading(page), "Hint");
  await page.leave();
});

test("notation and theme are chosen and kept", async () => {
  const page = await play(puzzles.hard, {colorScheme: "dark"});
  await ready(page);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  assert.equal(await paper(), "rgb(18, 20, 24)");
  await page.click("#tool-settings");
  await page.locator("#theme-light").check({force: true});
  await page.locator("#notation-k9").check({force: true});
  assert.match(await page.locator("#about").innerText(), /Engine \d+\.\d+\.\d+/);
  await page.click("#close-dialog");
  await page.reload();
  assert.equal(await paper(), "rgb(246, 244, 238)");
  assert.equal(await page.locator(".picture .coord text", {hasText: "K"}).count(), 1);
  await page.leave();
});

/** Chooses a notation in the settings. */
async function write(page, notation) {
  await page.click("#tool-settings");
  await page.locator("#notation-" + notation).check({force: true});
  await page.click("#close-dialog");
}

test("a hint is said again in another language and notation, as deep as it was", async () => {
  const page = await play();
  await ready(page);
  for (const level of [1, 2, 3, 4, 5]) {
    await press(page, "h");
    await saying(page, level + " of 5");
  }
  const now = () => page.locator("#hint-text").innerText();
  assert.match(await now(), /r\dc\d/);
  await page.selectOption("#language", "de");
  await saying(page, "5 von 5");
  await page.locator("#hint-text", {hasText: "Block"}).waitFor();
  await write(page, "a1");
  await page.locator("#hint-text", {hasText: /[A-I]\d/}).waitFor();
  assert.doesNotMatch(await now(), /r\dc\d|row|box/);
  assert.match(await page.locator(".picture .coord").first().textContent(), /A.*I/);
  await page.leave();
});

test("what a check has found is said again", async () => {
  const page = await play();
  await ready(page);
  await checkWrongEntry(page);
  await page.selectOption("#language", "de");
  await saying(page, "r1c3 ist nicht 9.");
  await write(page, "k9");
  await saying(page, "A3 ist nicht 9.");
  await page.click("#action-1");
  await page.locator("#panel .where").waitFor();
  await page.selectOption("#language", "en");
  await saying(page, "A3 is not 9.");
  await page.locator("#panel .where", {hasText: "Step 1"}).waitFor();
  await page.click("#close-panel");
  await page.selectOption("#language", "zh");
  await saying(page, "A3 不是 9。");
  await page.leave();
});

test("the answer why a digit is not there is said again, at the same step", async () => {
  const page = await play(puzzles.hard, {techniques: enoughForHard});
  await ready(page);
  await askWhyNot(page);
  await page.click("#argument-on");
  await saying(page, "Step 2 of");
  const svg = await page.locator(".picture svg").innerHTML();
  await write(page, "a1");
  await saying(page, "A3 is not 9.");
  await saying(page, "Step 2 of");
  assert.doesNotMatch(await page.locator("#panel .say").first().innerText(), /r\dc\d/);
  assert.notEqual(await page.locator(".picture svg").innerHTML(), svg);
  await page.leave();
});

test("steps are listed again, and the chosen one stays chosen", async () => {
  const page = await play(puzzles.hard, {techniques: ["hidden_single", "sashimi_x_wing"]});
  await ready(page);
  await listSteps(page);
  await page.click("#technique-sashimi_x_wing");
  await page.locator(".groups .step").nth(1).click();
  await page.locator(".chosen .end").waitFor();
  const chosen = await page.locator(".groups .step[aria-current]").getAttribute("id");
  await page.selectOption("#language", "de");
  await page.locator(".group", {hasText: "Versteckter Einer"}).first().waitFor();
  await allListed(page);
  assert.equal(await page.locator(".groups .step[aria-current]").getAttribute("id"), chosen);
  await page
    .locator(".chosen .say", {hasText: /Spalte|Zeile/})
    .first()
    .waitFor();
  assert.ok((await page.locator(".picture .strike").count()) > 0);
  await page.leave();
});

test("keys are called as they are labelled in each language", async () => {
  const page = await play(puzzles.hard, {locale: "de"});
  await press(page, "?");
  const keys = await page.locator("dialog dt").allInnerTexts();
  for (const key of ["Entf", "Strg Z, Strg Y", "Umschalt H", "Pos1, Ende", "Leertaste"])
    assert.ok(keys.includes(key), key);
  await page.leave();
});
