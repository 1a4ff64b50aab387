// Draws the picture at the beginning of the README, docs/page.png: the whole built page with a hint at its deepest
// level. `node draw_page.js`, when the page has changed.
import {readFileSync, statSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {ready, start} from "./browser.js";
import {serve} from "./server.js";

const most = 250_000; // bytes
const root = new URL("../../", import.meta.url);
const picture = fileURLToPath(new URL("docs/page.png", root));

const server = await serve();
const browser = await start();
const page = await browser.newPage({viewport: {width: 1400, height: 1060}});
await page.goto(server.address);
await ready(page);
await page.click("#tool-import");
await page.fill("#import-text", readFileSync(new URL("examples/board.txt", root), "utf8"));
await page.click("#import-play:enabled");
for (let level = 1; level <= 5; ++level) {
  await page.click("#hint-on");
  await page.locator(`.levels li:nth-child(${level})[aria-current]`).waitFor();
}
await page.mouse.move(0, 0);
await page.screenshot({path: picture, fullPage: true, animations: "disabled"});
await browser.close();
server.close();
const {size} = statSync(picture);
console.log(`${picture}: ${size} bytes`);
if (size > most) throw new Error(`the picture has more than ${most} bytes`);
