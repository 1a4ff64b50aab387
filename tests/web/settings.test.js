// Languages, themes and notation.
import assert from "node:assert/strict";
import {join} from "node:path";
import {test} from "node:test";
import {heading, nameOf, pictures, press, puzzles, ready, violations, visitors} from "./browser.js";

const {play} = visitors();

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
    await page.locator("#panel .now b").waitFor();
    assert.doesNotMatch(await page.locator("#panel").innerText(), /Look|Hint/);
    assert.deepEqual(await violations(page), []);
    await page.screenshot({path: join(pictures, `page-${language}.png`)});
    await page.leave();
  });
}

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
