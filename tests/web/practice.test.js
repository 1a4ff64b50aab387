// Practice: positions are solved by pointer and by key, the engine judges, hints deepen, and results are stored.
import assert from "node:assert/strict";
import {test} from "node:test";
import {answer, ask, press, visitors} from "./browser.js";

const {newContext, visit} = visitors();

const said = (page, text) => page.locator(".practice-said", {hasText: text}).waitFor({timeout: 30_000});
const begun = async (page) => {
  await page.locator("#practice-check").waitFor({timeout: 30_000});
  await page.locator("#practice-task", {hasText: /Choose (one|the digit)/}).waitFor();
};
const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("deduku-practice") ?? "{}"));

/** The board as it is read aloud, in the form for the program. */
async function boardOf(page) {
  const cells = page.locator(".practice [role=gridcell]");
  const names = await cells.evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  const contents = names.map((name) => name.split(": ")[1]);
  const marksOf = (content) => (/^candidates ([\d ]+)/.exec(content)?.[1] ?? "").split(" ").filter(Boolean).map(Number);
  return {
    digits: contents.map((content) => /^\d/.exec(content)?.[0] ?? ".").join(""),
    givens: contents.map((content) => /^(\d), given/.exec(content)?.[1] ?? ".").join(""),
    marks: contents.map(marksOf),
  };
}

/** All eliminations of a technique on the visible board, as cells from 0 and digits. */
const eliminationsOf = (board, technique) =>
  ask("steps", {board, technique}).steps.map(({removes}) =>
    removes.map(({row, column, digit}) => ({cell: 9 * (row - 1) + column - 1, digit})),
  );

/** Clicks the mark of a candidate. */
async function clickMark(page, {cell, digit}) {
  const box = await page.locator(`#practice-cell-${cell}`).boundingBox();
  const at = (third) => (20 + 30 * third) / 100;
  await page.mouse.click(
    box.x + box.width * at((digit - 1) % 3),
    box.y + box.height * at(Math.floor((digit - 1) / 3)),
  );
}

test("a step that is crossed out with the mouse is found, drawn and kept", async () => {
  const context = await newContext();
  const page = await visit("v=learn&t=skyscraper&p=1", {context});
  await begun(page);
  const [step] = eliminationsOf(await boardOf(page), "skyscraper");
  for (const mark of step) await clickMark(page, mark);
  assert.equal(await page.locator(".practice .chosen-marks .strike").count(), step.length);
  await page.click("#practice-check");
  await said(page, "Right, and that is all of it");
  assert.ok((await page.locator(".practice .picture .links").count()) > 0);
  const first = (await kept(page)).skyscraper;
  assert.deepEqual([first.box, first.solved, first.next], [1, 1, 1]);
  await page.click("#practice-next");
  await page.locator(".lesson-tags", {hasText: "Position 2 of 40"}).waitFor();
  await page.click("#practice-back");
  await page.locator("#lesson-practise").waitFor();
  await page.locator(".act", {hasText: "1 solved"}).waitFor();
  await page.click("#tab-learn");
  await page.locator("#lesson-skyscraper .sureness").waitFor();
  await page.waitForURL((url) => !url.hash.includes("skyscraper")); // the address follows a moment later
  await page.reload();
  await page.locator("#lesson-skyscraper .sureness").waitFor();
  await page.leave();
});

test("a digit of the solution is refuted with a reason, and another elimination is told from the technique", async () => {
  const page = await visit("v=learn&t=naked_pair&p=1");
  await begun(page);
  const board = await boardOf(page);
  const {solution} = ask("solve", {board: {digits: board.digits}});
  const wanted = eliminationsOf(board, "naked_pair").flat();
  const isWanted = ({cell, digit}) => wanted.some((mark) => mark.cell === cell && mark.digit === digit);
  const cell = board.marks.findIndex((marks) => marks.length > 1);
  await clickMark(page, {cell, digit: Number(solution[cell])});
  await page.click("#practice-check");
  await said(page, "No Naked Pair eliminates");
  assert.doesNotMatch(await page.locator(".practice-said").innerText(), /\br\dc\d is \d/, "the solution is not told unasked");
  await page.click("#practice-why");
  await page.locator(".practice-why").waitFor();
  assert.ok((await page.locator(".practice-why").innerText()).length > 20);
  await page.click("#practice-clear");
  const others = board.marks.flatMap((marks, cell) => marks.map((digit) => ({cell, digit})));
  const other = others.find((mark) => Number(solution[mark.cell]) !== mark.digit && !isWanted(mark));
  await clickMark(page, other);
  await page.click("#practice-check");
  await said(page, "True, but no Naked Pair shows that");
  await page.click("#practice-clear");
  await page.click("#practice-check");
  await said(page, "Choose at least one candidate first.");
  await clickMark(page, wanted[0]);
  await page.click("#practice-check");
  await said(page, "Right");
  assert.equal((await kept(page)).naked_pair.box, 0); // not without mistakes
  await page.leave();
});

test("by keys alone: cells, digits, hints in five levels, the next position", async () => {
  const page = await visit("v=learn&t=pointing&p=1");
  await begun(page);
  const [step] = eliminationsOf(await boardOf(page), "pointing");
  await page.locator("#practice-cell-40").focus();
  const {cell, digit} = step[0];
  const down = Math.floor(cell / 9) - 4;
  const right = (cell % 9) - 4;
  await press(page, ...Array(Math.abs(down)).fill(down > 0 ? "ArrowDown" : "ArrowUp"));
  await press(page, ...Array(Math.abs(right)).fill(right > 0 ? "ArrowRight" : "ArrowLeft"));
  await press(page, String(digit));
  const name = await page.locator(`#practice-cell-${cell}`).getAttribute("aria-label");
  assert.match(name, new RegExp(`, ${digit} eliminated$`));
  await press(page, "Enter");
  await said(page, "Right");
  await press(page, "Enter");
  await page.locator(".lesson-tags", {hasText: "Position 2 of 40"}).waitFor();
  await begun(page);
  for (let level = 1; level <= 5; ++level) {
    await page.locator("#practice-cell-40").focus();
    await press(page, "h");
    await said(page, `${level} of 5`);
  }
  await page.locator(".practice .picture .strike").first().waitFor();
  await page.locator("#practice-next").waitFor();
  await answer(async () => (await kept(page)).pointing.next === 2);
  assert.equal((await kept(page)).pointing.solved, 1);
  await page.leave();
});

test("a digit is placed where the technique places one, by touch as well", async () => {
  const page = await visit("v=learn&t=hidden_single&p=1", {
    viewport: {width: 390, height: 844},
    hasTouch: true,
    isMobile: true,
  });
  await begun(page);
  const [{row, column, digit}] = ask("steps", {board: await boardOf(page), technique: "hidden_single"}).steps[0].places;
  await page.locator(`#practice-cell-${9 * (row - 1) + column - 1}`).tap();
  await page.locator(`#practice-key-${digit}`).tap();
  await page.locator("#practice-check").tap();
  await said(page, "Right, and that is all of it");
  await page.leave();
});

test("a mixed round begins with what is weak, has ten exercises, and says how it went", async () => {
  const context = await newContext();
  const today = Math.floor(Date.now() / 86_400_000);
  const progress = (box, due) => ({box, due, solved: 3, next: 3});
  const weak = {w_wing: progress(1, today - 1), x_wing: progress(4, today + 9)};
  await context.addInitScript((weak) => {
    if (!localStorage.getItem("deduku-practice")) localStorage.setItem("deduku-practice", JSON.stringify(weak));
  }, weak);
  const page = await visit("v=learn", {context});
  await page.locator(".act", {hasText: "1 due today"}).waitFor();
  await page.click("#practise-mixed");
  await page.locator(".practice h1", {hasText: "W-Wing"}).waitFor();
  for (let n = 1; n <= 10; ++n) {
    await page.locator(".lesson-tags", {hasText: `Exercise ${n} of 10`}).waitFor();
    await begun(page);
    for (let level = 1; level <= 5; ++level) {
      await page.click("#practice-hint");
      await said(page, `${level} of 5`);
    }
    await page.click("#practice-next");
  }
  await page.locator("#practice-task", {hasText: "0 of 10 without help"}).waitFor();
  await page.leave();
});

test("with a finger one is told what a finger does", async () => {
  const page = await visit("v=learn&t=skyscraper&p=1", {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});
  await begun(page);
  await page.locator("#practice-task", {hasText: "Tap a cell, then its digit below."}).waitFor();
  const [step] = eliminationsOf(await boardOf(page), "skyscraper");
  await page.locator(`#practice-cell-${step[0].cell}`).tap();
  await page.locator(`#practice-key-${step[0].digit}`).tap();
  await page.click("#practice-check");
  await said(page, "Right");
  await page.leave();
});

test("a round of one technique has an end", async () => {
  const page = await visit("v=learn&t=full_house&p=1");
  for (let n = 0; n < 10; ++n) {
    await begun(page);
    for (let level = 0; level < 5; ++level) {
      await page.click("#practice-hint");
      await said(page, `${level + 1} of 5`);
    }
    await page.click("#practice-next");
  }
  await page.locator("#practice-task", {hasText: "The round is over: 0 of 10 without help."}).waitFor();
  await page.click("#practice-again");
  await begun(page);
  await page.leave();
});
