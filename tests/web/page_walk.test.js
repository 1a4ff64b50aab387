// The walk in the page: the whole path, gone through, saved and printed.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {test} from "node:test";
import {pictures, place, press, puzzles, visitors} from "./browser.js";

const {visit} = visitors();

const walk = async (options) => {
  const page = await visit("v=walk&s=22&b=" + puzzles.hard, options);
  await page.locator(".place.now").waitFor({timeout: 20_000});
  return page;
};

test("the walk goes by key, button, list and curve, and plays", async () => {
  const page = await walk();
  assert.equal(await place(page), "step-22");
  await press(page, "ArrowRight");
  assert.equal(await place(page), "step-23");
  await press(page, "Home");
  assert.equal(await place(page), "puzzle");
  await press(page, "End");
  assert.equal(await place(page), "end");
  await page.click("#back");
  await page.locator('.list a[href="#step-20"]').click();
  assert.equal(await place(page), "step-20");
  const box = await page.locator(".curve .plot").boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  assert.match(await place(page), /^step-3\d$/);
  await page.waitForURL(/s=3\d/);
  await page.clock.install();
  await page.click("#play");
  await page.clock.runFor(7000);
  assert.match(await place(page), /^step-3\d$/);
  await page.leave();
});

test("a picture is saved as SVG and as PNG", async () => {
  const page = await walk();
  for (const kind of ["svg", "png"]) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#walk-" + kind)]);
    assert.equal(download.suggestedFilename(), "deduku-step-22." + kind);
    const file = join(pictures, "saved." + kind);
    await download.saveAs(file);
    const content = readFileSync(file);
    if (kind === "svg") {
      assert.match(content.toString(), /^<svg[^>]+xmlns=/);
      execFileSync("rsvg-convert", ["-w", "600", file, "-o", join(pictures, "saved-svg.png")]);
    } else assert.equal(content.subarray(1, 4).toString(), "PNG");
  }
  await page.leave();
});

test("the walk is printed, every step a block", async () => {
  const page = await walk({colorScheme: "dark"});
  const file = join(pictures, "page-walk.pdf");
  await page.pdf({path: file, preferCSSPageSize: true, printBackground: true});
  const text = execFileSync("pdftotext", ["-layout", file, "-"], {encoding: "utf8"});
  assert.equal((text.match(/Step \d+ of/g) ?? []).length, 62);
  execFileSync("pdftoppm", ["-r", "60", "-png", "-l", "3", file, join(pictures, "page-print")]);
  await page.leave();
});
