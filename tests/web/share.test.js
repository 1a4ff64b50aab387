// What leaves the page: links, texts, pictures, JSON.
import assert from "node:assert/strict";
import {test} from "node:test";
import {answer, puzzles, ready, visitors} from "./browser.js";

const {play} = visitors();

test("link, texts, pictures and JSON", async () => {
  const page = await play(puzzles.hard, {permissions: ["clipboard-read", "clipboard-write"]});
  await ready(page);
  await page.click("#tool-share");
  /** What the clipboard holds once it is what was asked for: the message of the copy before may still be there. */
  const copied = async (name, isThere) => {
    await page.click("#share-" + name);
    return answer(async () => {
      const text = await page.evaluate(() => navigator.clipboard.readText());
      return isThere(text) && text;
    });
  };
  await copied("link", (text) => text.endsWith("#b=" + puzzles.hard));
  await copied("line", (text) => text.trim() === puzzles.hard);
  await copied("candidates", (text) => text.includes("48"));
  await copied("hodoku", (text) => text.startsWith(":"));
  const json = await copied("json", (text) => text.startsWith("{"));
  assert.equal(JSON.parse(json).steps.length, 62);
  for (const kind of ["svg", "png"]) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#share-" + kind)]);
    assert.equal(download.suggestedFilename(), "deduku." + kind);
  }
  await page.leave();
});
