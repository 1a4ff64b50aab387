// Every view at every width, in both themes: what axe finds wrong, and whether it fits.
import assert from "node:assert/strict";
import {join} from "node:path";
import {test} from "node:test";
import {pictures, puzzles, ready, violations, visitors} from "./browser.js";

const {play} = visitors();

for (const width of [390, 900, 1400]) {
  for (const colorScheme of ["light", "dark"]) {
    test(`nothing is wrong at ${width} px, ${colorScheme}`, async () => {
      const page = await play(puzzles.hard, {
        viewport: {width, height: width === 900 ? 1100 : width === 390 ? 844 : 900},
        colorScheme,
      });
      await ready(page);
      const look = async (name) => {
        await page.screenshot({path: join(pictures, `page-${name}-${width}-${colorScheme}.png`)});
        assert.deepEqual(await violations(page), [], name);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(overflow <= 0, `${name} is ${overflow} px too wide`);
      };
      await look("play");
      for (const name of ["new", "share", "settings"]) {
        await page.click("#tool-" + name);
        await look(name);
        await page.click("#close-dialog");
      }
      for (const [from, name] of [
        ["settings", "ladder"],
        ["settings", "keys"],
        ["settings", "import"],
      ]) {
        await page.click("#tool-" + from);
        await page.click("#open-" + name);
        await page.waitForTimeout(200);
        await look(name);
        await page.click("#close-dialog");
      }
      await page.click("#act-why\\.act");
      await look("asking");
      await page.click("#all-steps");
      await page.locator("#panel .spin").waitFor({state: "detached", timeout: 60_000});
      await look("steps");
      await page.click("#tab-walk");
      await page.locator(".place.now").waitFor({timeout: 20_000});
      await look("walk");
      await page.click("#tab-rate");
      await page.locator("#rate-stop").waitFor({state: "hidden", timeout: 60_000});
      await look("rate");
      await page.leave();
    });
  }
}
