// Whether an argument has room: at every size of window its beginning, its conclusion and the buttons to continue are
// visible.
import assert from "node:assert/strict";
import {drawn} from "./effort.js";

/** Windows from the smallest phone to the largest screen; the last two are 1440 by 900 and 1280 by 720 at 200 %. */
export const sizes = (
  "320x568 320x640 360x740 375x667 390x844 430x700 500x700 600x640 768x1024 844x390 1024x768 1100x800 1133x744 1280x720 " +
  "1366x768 1440x789 1440x900 1536x730 1920x1080 2560x1440 720x450 640x360"
)
  .split(" ")
  .map((size) => size.split("x").map(Number))
  .map(([width, height]) => ({width, height}));

/**
 * The parts of an argument, in the element that scrolls, that are out of sight or covered. `ways`: the buttons to
 * continue. Waits like `settle`, but within the same query because there are thousands of them.
 */
const hidden = (page, scroller, ways) =>
  page.evaluate(
    async ([scroller, ways]) => {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const text = document.querySelector(scroller);
      const place = text.getBoundingClientRect();
      const isSeen = ({left, top, right, bottom}, element) => {
        const isIn = top >= 0 && left >= 0 && bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return isIn && (element.contains(hit) || hit?.contains(element));
      };
      const missing = [];
      const end = text.querySelector(".end");
      const box = end.getBoundingClientRect();
      if (!isSeen(box, end) || box.bottom > place.bottom + 1) missing.push("conclusion");
      const sentence = text.querySelector(".say, .branches li");
      const first = document.createRange();
      first.selectNodeContents(sentence);
      const line = [...first.getClientRects()].find(({width}) => width > 0);
      if (!isSeen(line, sentence) || line.bottom > box.top + 1) missing.push("beginning");
      for (const way of ways) {
        const button = document.querySelector(way);
        if (!isSeen(button.getBoundingClientRect(), button)) missing.push(way);
      }
      const isLonger = text.scrollHeight > text.clientHeight + 2;
      if (isLonger && !text.classList.contains("goes-on")) missing.push("that it goes on");
      return missing;
    },
    [scroller, ways],
  );

/** Lets the page adapt to its new size: callbacks at the end of a frame run after layout and all size observers. */
export const settle = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/**
 * The page at some sizes; each name draws other ones. Sizes are set over the protocol of the browser: playwright's own way
 * takes 10 % longer.
 */
export async function expectRoom(page, name, scroller, ways) {
  const session = await page.context().newCDPSession(page);
  for (const size of drawn(name, sizes, 6)) {
    await session.send("Emulation.setDeviceMetricsOverride", {...size, deviceScaleFactor: 1, mobile: false});
    const missing = await hidden(page, scroller, ways);
    assert.deepEqual(missing, [], `${name} at ${size.width} x ${size.height}`);
  }
}
