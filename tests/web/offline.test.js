// Without a network the page works, from any server; and copies of it under one origin do not affect each other.
import assert from "node:assert/strict";
import {spawn} from "node:child_process";
import {cpSync, mkdirSync, mkdtempSync, rmSync} from "node:fs";
import {createServer} from "node:net";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, test} from "node:test";
import {fileURLToPath} from "node:url";
import {answer, puzzles, ready, visitors} from "./browser.js";
import {built, serve} from "./server.js";

const {newContext, visit} = visitors({isKept: true});
const folder = mkdtempSync(join(tmpdir(), "deduku-copies-"));
after(() => rmSync(folder, {recursive: true}));

/** A port without a listener. */
async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const {port} = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Another program that serves the page; `commandFor` returns its command line. */
async function start(commandFor, cwd) {
  const port = await freePort();
  const [command, ...args] = commandFor(port);
  const child = spawn(command, args, {cwd, stdio: "ignore"});
  const address = `http://127.0.0.1:${port}/`;
  await answer(() =>
    fetch(address).then(
      ({ok}) => ok,
      () => false,
    ),
  );
  const close = () => {
    child.kill();
    return new Promise((ended) => (child.exitCode === null ? child.on("exit", ended) : ended()));
  };
  return {address, close};
}

const web = fileURLToPath(new URL("../../web/", import.meta.url));
const servers = {
  "a plain server": () => serve(),
  "a server that answers Vary: Origin": () => serve({headers: {vary: "Origin", "access-control-allow-origin": "*"}}),
  "the project's own": () =>
    start(
      (port) => [
        "node",
        join(web, "node_modules/vite/bin/vite.js"),
        "preview",
        "--host",
        "127.0.0.1",
        "--port",
        String(port),
      ],
      web,
    ),
  "Python's": () => start((port) => ["python3", "-m", "http.server", "--bind", "127.0.0.1", String(port)], built),
};

/** The worker has stored the page. */
const kept = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return (await caches.keys()).length > 0;
  });

for (const [name, begin] of Object.entries(servers))
  test(`the page works without a network: ${name}`, async () => {
    const own = await begin();
    const context = await newContext();
    const page = await visit("b=" + puzzles.hard, {context, address: own.address});
    await ready(page);
    await answer(() => kept(page));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await own.close();
    await context.setOffline(true);
    await page.reload();
    await ready(page);
    await page.click("#hint-on");
    await page.locator("#panel", {hasText: "1 of 5"}).waitFor();
    await context.close();
  });

test("two copies under one origin keep their own files", async () => {
  for (const name of ["one", "two"]) {
    mkdirSync(join(folder, name));
    cpSync(built, join(folder, name), {recursive: true});
  }
  const own = await serve({folder});
  const context = await newContext();
  for (const name of ["one", "two"]) {
    const page = await visit("b=" + puzzles.hard, {context, address: own.address + name + "/index.html"});
    await ready(page);
    await answer(() => kept(page));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.close();
  }
  const page = await visit("", {context, address: own.address + "one/"});
  await ready(page);
  assert.deepEqual(
    await page.evaluate(async () => (await caches.keys()).map((key) => key.replace(/[0-9a-f]{16}$/, "")).sort()),
    ["deduku /one/ ", "deduku /two/ "],
  );
  own.close();
  await context.setOffline(true);
  for (const name of ["one", "two"]) {
    await page.goto(own.address + name + "/");
    await ready(page);
  }
  await context.close();
});

test("a first visit fetches the engine once, and all else when the page can be used", async () => {
  const own = await serve({engineRate: 1_500_000});
  const context = await newContext();
  const page = await visit("b=" + puzzles.hard, {address: own.address, context});
  await ready(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const asked = (part) => own.asked.filter((path) => path.includes(part));
  assert.equal(asked(".wasm").length, 1, own.asked.join(" "));
  const before = own.asked.slice(0, own.asked.findIndex((path) => path.includes("sw.js")));
  assert.ok(before.some((path) => path.includes(".wasm")), "the engine has the network for itself");
  assert.ok(before.length < 14, before.join(" "));
  await page.leave();
  own.close();
});
