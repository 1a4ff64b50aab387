// How long a first visit by a phone takes: 1.6 Mbit/s, 150 ms to the server and back, a processor of a quarter of the speed, files
// compressed, nothing kept. `node first_visit.js [VISITS]` prints the median of each time, in seconds, and the bytes that were fetched.
import {puzzles, start} from "./browser.js";
import {built, serve} from "./server.js";
import {readdirSync} from "node:fs";
import {join} from "node:path";

const network = {offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8};
const visits = Number(process.argv[2] ?? 5);
const median = (figures) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)];

/** The ways of a visit, each until its last element is there. */
const ways = {
  "first screen, buttons can be pressed": async (page) => page.locator("#begin-easy").waitFor(),
  "Easy pressed, first hint shown": async (page) => {
    await page.click("#begin-easy");
    await page.click("#hint-on");
    await page.locator("#hint-text").waitFor();
  },
  "link to a puzzle with a hint, hint shown": async (page) => page.locator("#hint-text").waitFor(),
};
const fragments = {"link to a puzzle with a hint, hint shown": `#b=${puzzles.hard}&h=5`};

async function visit(browser, address, name) {
  const context = await browser.newContext({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", {rate: 4});
  let bytes = 0;
  session.on("Network.dataReceived", ({encodedDataLength}) => (bytes += encodedDataLength));
  const begin = Date.now();
  await page.goto(address + (fragments[name] ?? ""), {waitUntil: "commit"});
  await ways[name](page);
  const seconds = (Date.now() - begin) / 1000;
  const fetched = bytes;
  await context.close();
  return {seconds, fetched};
}

const browser = await start();
const server = await serve({isCompressed: true});
for (const file of readdirSync(join(built, "assets"))) await fetch(server.address + "assets/" + file); // compressed once
for (const name of Object.keys(ways)) {
  const all = [];
  for (let n = 0; n < visits; ++n) all.push(await visit(browser, server.address, name));
  const kilobytes = median(all.map(({fetched}) => fetched)) / 1000;
  console.log(`${name}: ${median(all.map(({seconds}) => seconds)).toFixed(1)} s, ${kilobytes.toFixed(0)} kB`);
}
await browser.close();
server.close();
