// The ratings of a puzzle.
import assert from "node:assert/strict";
import {test} from "node:test";
import {puzzles, visitors} from "./browser.js";

const {visit} = visitors();

test("all scales answer in turn", async () => {
  const page = await visit("v=rate&b=" + puzzles.hard);
  await page.locator("#rate-stop").waitFor({state: "hidden", timeout: 60_000});
  const value = (scale) => page.locator(`#scale-${scale} .v`).innerText();
  assert.match(await value("r"), /^5\.85/);
  assert.match(await value("ser"), /^7\.1/);
  assert.match(await value("hodoku"), /^Unfair/);
  for (const scale of ["w", "b", "te", "backdoor"]) assert.match(await value(scale), /^\d/, scale);
  assert.match(await page.locator(".verdict").innerText(), /S-Wing/);
  await page.leave();
});

test("a long rating is stopped at once, and goes on", async () => {
  const page = await visit("v=rate&b=" + puzzles.hardest);
  await page.click("#rate-stop");
  await page.locator("#rate-on").waitFor({timeout: 1000});
  assert.match(await page.locator(".scales").innerText(), /Stopped/);
  await page.click("#rate-on");
  await page.locator("#rate-stop").waitFor();
  await page.leave();
});
