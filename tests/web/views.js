// The views of the page, and how one comes to each of them.
import {allListed, hardestOf, pathOf, points, press, puzzles} from "./browser.js";

const several = "12....7...56..9...7......6.....95....9...3.158..61.2.....5...27........894.......";
const solved = "123456789456789132789132564231895476694273815875614293368541927512967348947328651";
/** A board that needs more than singles: the digits of the walk's first steps are in. */
const beyondSingles = "12..567..456..91..7..1..56.2...95..669...3.158.561.2..3..5..9275..9....894.3..651".replace(
  /[1-9]/g,
  (digit, cell) => (puzzles.hard[cell] === "." ? "abcdefghi"[digit - 1] : digit),
);

export const hint = (level) => async (page) => {
  for (let shown = 1; shown <= level; ++shown) {
    await page.click("#hint-on");
    // Not while the page shows that it is busy, without any levels.
    const isShown = (level) => document.querySelectorAll("#panel .levels > :not(.later)").length === level;
    await page.waitForFunction(isShown, shown, {timeout: 30_000});
  }
};
export const dialog = (name) => async (page) => {
  await page.click("#tool-settings");
  await page.click("#open-" + name);
};

/** The fragment of each view, and the way to it from there. */
export const views = {
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
