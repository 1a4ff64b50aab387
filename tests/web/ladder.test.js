// Techniques on and off.
import assert from "node:assert/strict";
import {test} from "node:test";
import {ready, visitors} from "./browser.js";

const {play} = visitors();

test("techniques are switched, and the path changes at once", async () => {
  const page = await play();
  await ready(page);
  await page.click("#tool-settings");
  await page.click("#open-ladder");
  const effect = (text) => page.locator("#ladder-effect", {hasText: text}).waitFor({timeout: 15_000});
  await effect("hardest S-Wing 5.85");
  await page.click("#profile-beginner");
  await effect("stuck after");
  assert.equal(await page.locator("#rung-s_wing").isChecked(), false);
  assert.equal(await page.locator("#rung-naked_pair").isChecked(), true);
  await page.click("#profile-club");
  await effect("hardest S-Wing 5.85");
  assert.equal(await page.locator("#rung-s_wing").isChecked(), true);
  assert.ok((await page.locator(".rungs input:not(:checked)").count()) > 10);
  await page.click("#profile-se");
  await effect("7.1");
  await page.click("#profile-all");
  await effect("hardest S-Wing 5.85");
  await page.locator("#rung-s_wing").uncheck();
  await page.waitForFunction(() => !/S-Wing|Trying/.test(document.querySelector("#ladder-effect").textContent));
  assert.match(await page.locator("#ladder-effect").innerText(), /hardest/);
  await page.click("#close-dialog");
  await page.click("#tab-walk");
  await page.locator(".place.now").waitFor({timeout: 20_000});
  assert.equal(await page.locator(".list", {hasText: "S-Wing"}).count(), 0);
  await page.leave();
});
