// Every view in every theme and at every width: what axe finds wrong, what does not fit, what cannot be reached.
import assert from "node:assert/strict";
import {join} from "node:path";
import {test} from "node:test";
import {
  allListed,
  answer,
  boxesOf,
  boxOf,
  hardestOf,
  pathOf,
  pictures,
  points,
  press,
  puzzles,
  ready,
  violations,
  visitors,
} from "./browser.js";

const {newContext, visit} = visitors();

const several = "12....7...56..9...7......6.....95....9...3.158..61.2.....5...27........894.......";
const solved = "123456789456789132789132564231895476694273815875614293368541927512967348947328651";
/** A board that needs more than singles: the digits of the walk's first steps are in. */
const beyondSingles = "12..567..456..91..7..1..56.2...95..669...3.158.561.2..3..5..9275..9....894.3..651".replace(
  /[1-9]/g,
  (digit, cell) => (puzzles.hard[cell] === "." ? "abcdefghi"[digit - 1] : digit),
);

const hint = (level) => async (page) => {
  for (let shown = 1; shown <= level; ++shown) {
    await page.click("#hint-on");
    // Not while the page says that it is at work, which has no levels at all.
    const isShown = (level) => document.querySelectorAll("#panel .levels > :not(.later)").length === level;
    await page.waitForFunction(isShown, shown, {timeout: 30_000});
  }
};
const dialog = (name) => async (page) => {
  await page.click("#tool-settings");
  await page.click("#open-" + name);
};

/** The fragment of each view, and what is to be done to see it. */
const views = {
  empty: ["", () => {}],
  play: [
    "b=" + beyondSingles,
    async (page) => {
      await page.click("#act-fill");
      await page.click("#cell-3");
      await press(page, "b", "8", "4", "4");
    },
  ],
  "hint-1": ["b=" + beyondSingles, hint(1)],
  "hint-3": ["b=" + beyondSingles, hint(3)],
  "hint-5": ["b=" + beyondSingles, hint(5)],
  "long-hint": ["b=" + puzzles.hardest, hint(5)],
  steps: [
    "b=" + beyondSingles,
    async (page) => {
      await page.click("#all-steps");
      await allListed(page);
      await page.click("#technique-pointing");
      await page.locator(".groups .step").first().click();
      await page.locator(".picture .strike").first().waitFor();
    },
  ],
  asking: ["b=" + puzzles.hard, (page) => page.click("#act-why\\.act")],
  why: [
    "b=" + puzzles.hard,
    async (page) => {
      await page.click("#cell-2");
      await page.click("#act-why\\.act");
      await page.click("#why-9");
      await page.locator("#panel .say").first().waitFor({timeout: 30_000});
    },
  ],
  wrong: [
    "b=" + puzzles.hard,
    async (page) => {
      await page.click("#cell-2");
      await press(page, "9");
      await page.click("#act-check");
      await page.locator("#action-1").waitFor();
    },
  ],
  several: ["b=" + several, (page) => page.locator(".pair").waitFor()],
  solved: ["b=" + solved, () => {}],
  keys: ["b=" + puzzles.hard, dialog("keys")],
  import: [
    "b=" + puzzles.hard,
    async (page) => {
      await page.click("#tool-new");
      await page.click("#new-import");
      await page.fill("#import-text", "12....7..\n.56..9...\n7....q.6.\n");
      await page.locator("#import-said b").waitFor();
    },
  ],
  ladder: [
    "b=" + puzzles.hard,
    async (page) => {
      await dialog("ladder")(page);
      await page.locator("#ladder-effect", {hasText: points(hardestOf(pathOf(puzzles.hard)).cost)}).waitFor({timeout: 30_000});
    },
  ],
  new: ["b=" + puzzles.hard, (page) => page.click("#tool-new")],
  share: ["b=" + puzzles.hard, (page) => page.click("#tool-share")],
  settings: ["b=" + puzzles.hard, (page) => page.click("#tool-settings")],
  learn: ["v=learn", (page) => page.fill("#lesson-search", "wing")],
  lesson: ["v=learn&t=w_wing", (page) => page.locator(".lesson-caption .end").waitFor({timeout: 30_000})],
  practice: [
    "v=learn&t=naked_pair&p=1",
    async (page) => {
      await page.click("#practice-hint");
      await page.locator(".practice-said h2").waitFor({timeout: 30_000});
      await page.click("#practice-check");
    },
  ],
  walk: ["v=walk&s=22&b=" + puzzles.hard, (page) => page.locator(".place.now").waitFor({timeout: 30_000})],
  rate: ["v=rate&b=" + puzzles.hard, (page) => page.locator("#rate-stop").waitFor({state: "hidden", timeout: 60_000})],
};

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
    for (const size of [phone.viewport, {width: 1400, height: 900}]) {
      await page.setViewportSize(size);
      for (const [theme, media] of Object.entries(themes)) {
        await page.emulateMedia(media);
        assert.deepEqual(await violations(page), [], `${theme}, ${size.width}`);
        await page.screenshot({path: join(pictures, `look-${name}-${size.width}-${theme}.png`)});
      }
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
      for (const part of ["#board", "#panel", "#hint-on", ...(isOpen ? [] : ["#key-9", "#act-undo", "#all-steps"])])
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
  for (const locale of ["en", "de", "zh"]) {
    for (const name of ["empty", "play", "hint-1", "asking", "why"]) {
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
  // What leads to it is folded, and short then.
  await text.locator("details").evaluateAll((folded) => folded.forEach((part) => (part.open = true)));
  // By itself, or by what can be unfolded in it.
  const stop = page.locator("#hint-text[tabindex='0'], #hint-text summary").first();
  const top = () => text.evaluate((element) => element.scrollTop);
  assert.equal(await top(), 0);
  const before = await top();
  await stop.focus();
  await press(page, "PageDown");
  await answer(async () => (await top()) > before);
  await page.leave();
});

// ---- what can be reached

const focusable = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex='0']";

for (const name of ["play", "hint-5", "steps", "settings", "walk", "rate"]) {
  test(`everything is reached by keyboard: ${name}`, async () => {
    for (const [width, height] of [
      [360, 740],
      [820, 1180],
      [1400, 900],
    ]) {
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
    for (const theme of ["system", "light", "dark"]) {
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
