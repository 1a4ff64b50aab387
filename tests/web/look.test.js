// Every view in every theme and at every width: errors reported by axe, content that does not fit, and unreachable
// elements.
import assert from "node:assert/strict";
import {join} from "node:path";
import {test} from "node:test";
import {answer, boxesOf, boxOf, pictures, press, ready, violations, visitors} from "./browser.js";
import {drawn} from "./effort.js";
import {settle} from "./room.js";
import {dialog, hint, views} from "./views.js";

const {newContext, visit} = visitors();

/** Opens a view. `theme` is that of the settings. */
async function see(name, {theme = "system", ...options} = {}) {
  const context = await newContext(options);
  await context.addInitScript((theme) => localStorage.setItem("deduku-settings", JSON.stringify({theme})), theme);
  const [fragment, prepare] = views[name];
  const page = await visit(fragment, {context});
  await ready(page);
  await prepare(page);
  return page;
}

const phone = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};
const sizes = [
  [320, 568],
  [360, 740],
  [390, 844],
  [700, 1000],
  [820, 1180],
  [1180, 820],
  [1400, 900],
  [2560, 1440],
  [700, 450], // 1400 by 900 at 200 % zoom
].map(([width, height]) => ({width, height}));
const themes = {
  light: {colorScheme: "light", contrast: null},
  dark: {colorScheme: "dark", contrast: null},
  "high-contrast": {colorScheme: "light", contrast: "more"},
  "high-contrast-dark": {colorScheme: "dark", contrast: "more"},
};
const looks = [phone.viewport, {width: 1400, height: 900}].flatMap((size) => Object.keys(themes).map((theme) => [size, theme]));

/** Whether page and dialog fit at every size. */
async function expectToFit(page, name) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => {
      const page = document.documentElement.scrollWidth - innerWidth;
      const dialog = document.querySelector("dialog[open] .content");
      return Math.max(page, dialog ? dialog.scrollWidth - dialog.clientWidth : 0);
    });
    assert.ok(wide <= 0, `${name} is ${wide} px too wide at ${size.width}`);
  }
}

for (const name of Object.keys(views)) {
  test(`nothing is wrong with ${name} in any theme, at any size`, async () => {
    const page = await see(name);
    for (const [size, theme] of drawn(name, looks, 2)) {
      await page.setViewportSize(size);
      await page.emulateMedia(themes[theme]);
      assert.deepEqual(await violations(page), [], `${theme}, ${size.width}`);
      await page.screenshot({path: join(pictures, `look-${name}-${size.width}-${theme}.png`)});
    }
    await expectToFit(page, name);
    await page.leave();
  });
}

test("all fits in German with fonts that are 10 % wider", async () => {
  for (const name of [
    "empty",
    "play",
    "hint-5",
    "steps",
    "wrong",
    "keys",
    "new",
    "share",
    "settings",
    "walk",
    "rate",
    "learn",
    "lesson",
    "practice",
  ]) {
    const page = await see(name, {locale: "de"});
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("* { letter-spacing: .06em !important; }");
      document.adoptedStyleSheets = [sheet];
    });
    await expectToFit(page, name);
    await page.leave();
  }
});

test("high contrast can be chosen where the system has none", async () => {
  const colours = (page) =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ["--pencil", "--ink-2", "--ink-3", "--grid", "--box", "--rule"].map((name) =>
        style.getPropertyValue(name),
      );
    });
  for (const colorScheme of ["light", "dark"]) {
    const chosen = await see("play", {colorScheme, theme: "contrast"});
    const system = await see("play", {colorScheme, contrast: "more"});
    const standard = await see("play", {colorScheme});
    assert.deepEqual(await colours(chosen), await colours(system));
    assert.notDeepEqual(await colours(chosen), await colours(standard));
    for (const page of [chosen, system, standard]) await page.leave();
  }
});

const isInside = (box, height) => box.y >= 0 && box.y + box.height <= height;

test("the board is as large as the window allows", async () => {
  for (const [width, height, least, most] of [
    [390, 844, 368, 390],
    [820, 1180, 560, 652],
    [1180, 820, 700, 760],
    [1400, 900, 790, 830],
    [2560, 1440, 1150, 1190], // with the numbers next to it
  ]) {
    const page = await see("play", {viewport: {width, height}});
    const board = await boxOf(page, ".picture");
    assert.ok(board.width >= least && board.width <= most, `${board.width} at ${width}`);
    const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    assert.equal(root, width >= 1800 ? "18px" : "16px");
    await page.leave();
  }
});

for (const name of ["play", "hint-1", "hint-5", "long-hint"]) {
  test(`all of play is above the fold: ${name}`, async () => {
    for (const options of [phone, {}, {viewport: {width: 1180, height: 820}}]) {
      const page = await see(name, options);
      const {height} = page.viewportSize();
      const isOpen = name !== "play" && (await page.locator(".card-only").count()) > 0;
      await settle(page);
      // A long card on a phone takes the place of the tools around the digits.
      const hasTools = name === "play" || options !== phone || (await page.locator("#act-undo").isVisible());
      const below = isOpen ? [] : hasTools ? ["#key-9", "#act-undo", "#all-steps"] : ["#key-9"];
      for (const part of ["#board", "#panel", "#hint-on", ...below])
        assert.ok(isInside(await boxOf(page, part), height), `${part} at ${height}`);
      await page.leave();
    }
  });
}

test("what a chosen step says is above the fold, with the list and the way to apply it", async () => {
  const windows = [
    [1366, 768],
    [1280, 720],
    [1400, 900],
    [820, 1180],
  ];
  for (const options of [phone, ...windows.map(([width, height]) => ({viewport: {width, height}}))]) {
    const page = await see("steps", options);
    const {height} = page.viewportSize();
    for (const part of ["#close-panel", ".chips", ".groups", ".chosen .end", "#action-0"])
      assert.ok(isInside(await boxOf(page, part), height), `${part} at ${height}`);
    assert.ok((await boxOf(page, ".chips")).height < 48, "one row of families");
    const [list, applied] = await boxesOf(page, ".groups", "#action-0");
    assert.ok(list.y + list.height <= applied.y, "below the list");
    await page.leave();
  }
});

test("what a chosen step says has room on small screens, where the families give way until it is left", async () => {
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [600, 640],
    [768, 1024],
    [640, 360],
  ]) {
    const page = await see("steps", {viewport: {width, height}});
    for (const part of ["#close-panel", ".groups", ".chosen .end", "#action-0"])
      assert.ok(isInside(await boxOf(page, part), height), `${part} at ${height}`);
    const [end, apply] = await boxesOf(page, ".chosen .end", "#action-0");
    assert.ok(end.y + end.height <= apply.y + 1, `the conclusion above the button at ${height}`);
    await page.locator(".groups .step[aria-current]").click();
    await page.locator(".chosen").waitFor({state: "detached"});
    assert.ok(await page.locator("#panel .chips:not(.orders)").isVisible());
    assert.equal(await page.locator(".picture .strike").count(), 0);
    await page.leave();
  }
});

test("German words keep to their own buttons on a phone", async () => {
  for (const width of [360, 390, 430]) {
    const page = await see("play", {viewport: {width, height: 844}, locale: "de"});
    const wide = await page.locator(".acts button, .pad .all").evaluateAll((buttons) =>
      buttons.filter((button) => button.scrollWidth > button.clientWidth + 1).map((button) => button.textContent),
    );
    assert.deepEqual(wide, [], String(width));
    await page.leave();
  }
});

test("in high contrast the view that is shown is not shown by a shade alone", async () => {
  const page = await see("play", {theme: "contrast"});
  const line = (tab) => page.locator(tab).evaluate((link) => getComputedStyle(link).textDecorationLine);
  assert.equal(await line("#tab-play"), "underline");
  assert.equal(await line("#tab-walk"), "none");
  await page.leave();
});

test("in every language nothing of play is below the fold of a phone", async () => {
  for (const name of ["empty", "play", "hint-1", "asking", "why"]) {
    for (const locale of drawn("below the fold: " + name, ["en", "de", "zh"], 1)) {
      const page = await see(name, {...phone, locale});
      const bottoms = await page
        .locator("#panel button, .pad button")
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().bottom));
      assert.ok(Math.max(...bottoms) <= 844, `${name} in ${locale}: ${Math.max(...bottoms)}`);
      await page.leave();
    }
  }
});

test("a long hint scrolls in its own place, from its beginning, and by keyboard", async () => {
  const page = await see("long-hint");
  const text = page.locator("#hint-text");
  // The derivation is folded, and therefore short.
  await text.locator("details").evaluateAll((folded) => folded.forEach((part) => (part.open = true)));
  // Directly, or by an element that can be unfolded in it.
  const stop = page.locator("#hint-text[tabindex='0'], #hint-text summary").first();
  const top = () => text.evaluate((element) => element.scrollTop);
  assert.equal(await top(), 0);
  const before = await top();
  await stop.focus();
  await press(page, "PageDown");
  await answer(async () => (await top()) > before);
  await page.leave();
});

// ---- reachable elements

const focusable = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex='0']";

for (const name of ["play", "hint-5", "steps", "settings", "walk", "rate"]) {
  test(`everything is reached by keyboard: ${name}`, async () => {
    const windows = [
      [360, 740],
      [820, 1180],
      [1400, 900],
    ];
    for (const [width, height] of drawn("keys of " + name, windows, 1)) {
      const page = await see(name, {viewport: {width, height}});
      const wanted = await page.evaluate((focusable) => {
        const root = document.querySelector("dialog[open]") ?? document;
        const isShown = (element) => element.checkVisibility({visibilityProperty: true}) && element.tabIndex >= 0;
        const isChosen = (element) => element.type !== "radio" || element.checked; // arrows lead to the others
        return [...root.querySelectorAll(focusable)].filter((element) => isShown(element) && isChosen(element)).length;
      }, focusable);
      const reached = new Set();
      await page.evaluate(() => (document.querySelector("dialog[open]") ? 0 : document.activeElement.blur()));
      for (let key = 0; key < wanted + 3; ++key) {
        await press(page, "Tab");
        reached.add(
          await page.evaluate(() => {
            const now = document.activeElement;
            now.dataset.reached ??= String(document.querySelectorAll("[data-reached]").length + 1);
            return now === document.body ? "0" : now.dataset.reached;
          }),
        );
      }
      reached.delete("0");
      assert.ok(reached.size >= wanted, `${reached.size} of ${wanted} at ${width}`);
      await page.leave();
    }
  });
}

for (const name of ["play", "hint-5", "steps", "asking", "why", "settings", "ladder", "share", "new", "import"]) {
  test(`fingers have room: ${name}`, async () => {
    const page = await see(name, phone);
    const small = await page.evaluate(() => {
      const root = document.querySelector("dialog[open]") ?? document;
      return [...root.querySelectorAll("a[href], button, select, textarea, label:has(input)")]
        .filter((element) => element.checkVisibility({visibilityProperty: true}) && !element.matches(".skip"))
        .map((element) => [element.id || element.textContent, element.getBoundingClientRect()])
        .filter(([, box]) => box.height < 43.9 || box.width < 38)
        .map(([name, box]) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
    });
    assert.deepEqual(small, []);
    await page.leave();
  });
}

// ---- the colours of the system

test("with the colours of the system what is chosen is still seen, and the board is whole", async () => {
  for (const colorScheme of ["light", "dark"]) {
    for (const theme of drawn("colours of the system, " + colorScheme, ["system", "light", "dark"], 1)) {
      const page = await see("hint-3", {theme, colorScheme, forcedColors: "active"});
      const style = (selector, property) =>
        page
          .locator(selector)
          .first()
          .evaluate((element, key) => getComputedStyle(element)[key], property);
      assert.notEqual(await style("#mode-digit", "backgroundColor"), await style("#mode-centre", "backgroundColor"));
      assert.notEqual(await style(".board .given", "fill"), await style(".board .surface", "fill"));
      assert.notEqual(await style(".board .coord", "fill"), await style("body", "backgroundColor"));
      await page.screenshot({path: join(pictures, `look-forced-${colorScheme}-${theme}.png`)});
      await page.leave();
    }
  }
});

test("in high contrast, and with the colours of the system, the levels that are still to come are hollow", async () => {
  for (const options of [{theme: "contrast"}, {contrast: "more"}, {forcedColors: "active"}]) {
    const page = await see("hint-3", options);
    const filled = await page
      .locator(".levels > li")
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundColor !== getComputedStyle(document.querySelector("#panel")).backgroundColor));
    assert.deepEqual(filled, [true, true, true, false, false], JSON.stringify(options));
    await page.leave();
  }
});

test("the theme goes from one to the next by its button", async () => {
  const page = await see("play");
  const seen = [];
  for (let press = 0; press < 4; ++press) {
    await page.click("#theme");
    seen.push(await page.evaluate(() => document.documentElement.dataset.theme ?? "system"));
  }
  assert.deepEqual(seen, ["light", "dark", "contrast", "system"]);
  await page.leave();
});
