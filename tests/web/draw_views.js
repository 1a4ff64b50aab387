// Draws every view of the page at eight sizes in both themes, to be looked at: build/web/views/VIEW-WIDTHxHEIGHT-THEME.png, and
// a sheet of each view with all of them, VIEW.png. `node draw_views.js [VIEW...]`.
import {mkdirSync, rmSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {pathToFileURL} from "node:url";
import {pictures, puzzles, ready, select, start} from "./browser.js";
import {settle} from "./room.js";
import {serve} from "./server.js";
import {views} from "./views.js";

const touched = {hasTouch: true, isMobile: true, deviceScaleFactor: 1};
const devices = [
  {options: touched, sizes: [[320, 568], [390, 844], [844, 390], [820, 1180]]},
  {options: {}, sizes: [[1024, 768], [1180, 820], [1366, 650], [1600, 900]]},
];
const themes = ["light", "dark"];
const folder = join(pictures, "views");

/** More views than other tests go through. */
const others = {
  today: ["", (page) => page.click("#begin-today")],
  intro: ["", (page) => page.click("#welcome-new")],
  entering: [
    "",
    async (page) => {
      await page.click("#welcome-own");
      await page.keyboard.type("12....7...56..9...7......6.....95....9...3.158..61.2.....5...27........894.3");
    },
  ],
  "read-puzzle": [
    "b=" + puzzles.hard,
    async (page) => {
      await page.click("#tool-new");
      await page.click("#new-import");
      await page.fill("#import-text", `${puzzles.walked}\n${puzzles.hardest}\n`);
      await page.locator("#import-play:enabled").waitFor();
    },
  ],
  list: [
    "b=" + puzzles.hard,
    async (page) => {
      await page.click("#tool-new");
      await page.click("#new-import");
      await page.fill("#import-text", `${puzzles.walked}\n${puzzles.hard}\n`);
      await page.click("#import-list");
    },
  ],
  print: [
    "b=" + puzzles.hard,
    async (page) => {
      await page.click("#tool-share");
      await page.click("#share-sheets");
    },
  ],
  filter: [
    "b=" + puzzles.hard,
    async (page) => {
      await page.click("#act-fill");
      await page.click("#filter-open");
    },
  ],
  marks: [
    "b=" + puzzles.hard,
    async (page) => {
      await page.click("#act-fill");
      await page.click("#mode-corner");
      await select(page, 2);
    },
  ],
  "learn-all": ["v=learn", () => {}],
  "walk-start": ["v=walk&b=" + puzzles.hard, (page) => page.locator(".place.now").waitFor({timeout: 30_000})],
  "embedded-play": ["embed=play&b=" + puzzles.hard, () => {}],
};

/** Draws a view; prints why one cannot be drawn. */
async function draw(browser, address, name) {
  const [fragment, prepare] = views[name] ?? others[name];
  const drawn = [];
  for (const {options, sizes} of devices) {
    const [width, height] = sizes[1];
    const context = await browser.newContext({viewport: {width, height}, ...options});
    await context.addInitScript(() => delete Navigator.prototype.serviceWorker);
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    try {
      await page.goto(address + "#" + fragment);
      await ready(page);
      await prepare(page);
      for (const [width, height] of sizes) {
        await page.setViewportSize({width, height});
        for (const colorScheme of themes) {
          await page.emulateMedia({colorScheme});
          await settle(page);
          const file = join(folder, `${name}-${width}x${height}-${colorScheme}.png`);
          await page.screenshot({path: file, animations: "disabled"});
          drawn.push({file, width, height, colorScheme});
        }
      }
    } catch (error) {
      console.log(`${name}: ${error.message.split("\n")[0]}`);
    }
    await context.close();
  }
  return drawn;
}

/** A picture with all pictures of a view, each half as large. */
async function drawSheet(browser, name, drawn) {
  const figures = drawn.map(
    ({file, width, height, colorScheme}) =>
      `<figure><img src="${pathToFileURL(file)}" width="${width * 0.4}"><figcaption>${width} × ${height}, ${colorScheme}</figcaption></figure>`,
  );
  const style = "body{display:flex;flex-wrap:wrap;gap:12px;margin:12px;font:14px sans-serif;background:#888}figure{margin:0}";
  const file = join(folder, `${name}.html`);
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join("")}`);
  const page = await browser.newPage({viewport: {width: 1700, height: 900}});
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({path: join(folder, `${name}.png`), fullPage: true});
  await page.close();
  rmSync(file);
}

mkdirSync(folder, {recursive: true});
const browser = await start();
const server = await serve();
const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : [...Object.keys(views), ...Object.keys(others)])
  await drawSheet(browser, name, await draw(browser, server.address, name));
await browser.close();
server.close();
