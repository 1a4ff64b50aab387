// The ratings of a puzzle.
import assert from "node:assert/strict";
import {join} from "node:path";
import {test} from "node:test";
import {ask, boxOf, pictures, press, puzzles, saying, violations, visitors} from "./browser.js";

const {visit} = visitors();
const scales = ["r", "ser", "hodoku", "backdoor", "w", "b", "te"];
/** With ER 11.7, R and the Sudoku Explainer rating need several questions, each of which has a higher lower bound. */
const hardest = "..9...4...7.3...2.8...6...71..8....6....1..7.....56...3....5..1.4.....9...2...7..";

const solved = "123456789456789132789132564231895476694273815875614293368541927512967348947328651";

/** R of the hard puzzle. */
const [known] = ask("rate", {puzzle: puzzles.hard, trace: true}).records;
const {levels, ladder} = ask("about");
const technique = ladder.rungs.find((rung) => rung.technique === known.technique).name;
/** The first round that costs R, from 1. */
const hardestRound = known.curve.findIndex(({cost}) => cost === known.r) + 1;

/** A scale that takes long on any machine. */
const thinking = (scale) => ({slow: {method: "rate", asked: `"scales":["${scale}"]`, seconds: 2}});

const value = (page, scale) => page.locator(`#scale-${scale} .v`).innerText();
const rated = (page) => page.locator("#rate-stop").waitFor({state: "hidden", timeout: 60_000});

test("all scales answer in turn, each with what it means", async () => {
  const page = await visit("v=rate&b=" + puzzles.hard);
  await rated(page);
  assert.ok((await value(page, "r")).startsWith(known.r.toFixed(2)));
  assert.match(await value(page, "ser"), /^7\.1/);
  assert.match(await value(page, "hodoku"), /^“Unfair”/);
  for (const scale of ["w", "b", "backdoor"]) assert.match(await value(page, scale), /^\d/, scale);
  assert.equal(await value(page, "te"), "depth 1");
  for (const scale of scales) assert.match(await page.locator(`#scale-${scale} .m`).innerText(), /^[A-Z].{15,}\.$/);
  await page.leave();
});

test("the verdict says what it takes, and singles lead so far", async () => {
  const page = await visit("v=rate&b=" + puzzles.hard);
  await rated(page);
  assert.equal((await page.locator(".verdict h1").innerText()).toLowerCase(), known.class);
  const said = await page.locator(".verdict p").innerText();
  const {beyond_singles: beyond, rounds, tightest, daily, minutes} = known;
  assert.ok(said.startsWith(`You need ${technique}; `), said);
  assert.match(said, new RegExp(` ${beyond} of ${rounds} rounds need more than singles; .* only ${tightest} steps? to find\\. `));
  const newspaper = {longer: "Longer than a hard daily puzzle", beyond: "It needs steps that daily puzzles do not"};
  const asLong = newspaper[daily] ?? `About as long as an? ${daily} daily puzzle`;
  assert.match(said, new RegExp(`\\. ${asLong}\\. Players of an app take ${minutes.replace(">", "longer than ")} minutes\\.$`));
  assert.match(await page.locator(".facts").innerText(), /16 of 55 cells/);
  await page.leave();
});

test("the curve has a bar a round; one goes along it by key and by click", async () => {
  const page = await visit("v=rate&b=" + puzzles.hard);
  await rated(page);
  const said = () => page.locator("#rate-round").innerText();
  assert.equal(await page.locator(".curve .bar").count(), known.rounds);
  assert.ok((await said()).startsWith(`Round ${hardestRound}: ${technique} ${known.r.toFixed(2)}`));
  await page.locator("#rate-curve").focus();
  await press(page, "ArrowLeft");
  assert.ok((await said()).startsWith(`Round ${hardestRound - 1}: `));
  await press(page, "Home");
  assert.match(await said(), /^Round 1: /);
  const box = await boxOf(page, ".curve .plot");
  await page.mouse.click(box.x + box.width - 2, box.y + box.height / 2);
  assert.ok((await said()).startsWith(`Round ${known.rounds}: `));
  await page.leave();
});

test("runs of singles are folded in the curve, and every level has a label that is clear of the others", async () => {
  const page = await visit("v=rate&b=" + puzzles.hard);
  await rated(page);
  const widths = await page.locator(".curve .bar").evaluateAll((bars) => bars.map((bar) => parseFloat(bar.getAttribute("width"))));
  const hardest = Math.max(...widths);
  assert.ok(widths[0] < hardest / 3, "the first of a run of singles");
  assert.equal(widths[hardestRound - 1], hardest, "the hardest round");
  const labels = await page.locator(".curve text[text-anchor=end]:not(.pin)").evaluateAll((texts) =>
    texts.map((text) => [text.textContent, text.getBoundingClientRect()].flatMap((one) => (typeof one === "string" ? one : [one.top, one.bottom]))),
  );
  const above = levels.filter(({cost}) => cost > 2.5 && cost <= 1.04 * known.r).map(({name}) => name); // all singles
  assert.ok(above.includes(known.class) && above.length > 1, "and has some");
  assert.deepEqual(labels.map(([name]) => name.split(" ")[0]), above);
  // The ratings of the walk are the same.
  await page.click("#tab-walk");
  await page.locator(".place.now").waitFor({timeout: 30_000});
  const inWalk = await page.locator(".time .curve text[text-anchor=end]").allTextContents();
  assert.deepEqual(inWalk, labels.map(([name]) => name));
  for (let at = 1; at < labels.length; ++at) assert.ok(labels[at][2] <= labels[at - 1][1] + 4, labels[at][0]);
  await page.leave();
});

for (const [name, puzzle, drawn] of [
  ["hard", puzzles.hard, ["r", "ser", "hodoku", "w", "b", "te"]],
  ["hardest", puzzles.hardest, ["r", "ser", "hodoku", "te"]],
]) {
  test(`the hardest step of each scale is drawn when it is chosen: ${name}`, async () => {
    const page = await visit("v=rate&b=" + puzzle, {colorScheme: name === "hard" ? "light" : "dark"});
    await rated(page);
    for (const scale of drawn) {
      await page.click("#show-" + scale);
      const step = page.locator("#drawn-" + scale);
      await step.locator(".boardbox").waitFor({timeout: 60_000});
      assert.ok((await step.locator(".strike, .placedring, .placed").count()) > 0, scale);
      const said = await step.locator(".argument").innerText();
      assert.ok(said.length > 8, scale);
      assert.doesNotMatch(said, /->|<>/, "it reads like a hint");
      assert.equal(await page.locator(".drawn").count(), 1, "one at a time");
      await page.screenshot({path: join(pictures, `page-rate-${name}-${scale}.png`), fullPage: true});
      assert.deepEqual(await violations(page), [], scale);
    }
    await page.click("#show-te");
    assert.equal(await page.locator(".drawn").count(), 0);
    await page.leave();
  });
}

test("text and picture of the hardest step light up together", async () => {
  const page = await visit("v=rate&b=" + puzzles.hard);
  await rated(page);
  await page.click("#show-te");
  const name = page.locator("#drawn-te [data-cells]").first();
  await name.hover({timeout: 60_000});
  assert.equal(await page.locator("#drawn-te .pointed").count(), 1);
  await page.click("#show-hodoku");
  await page.locator("#drawn-hodoku [data-cells]").first().hover({timeout: 60_000});
  assert.equal(await page.locator("#drawn-hodoku .pointed").count(), 1);
  await page.leave();
});

for (const [name, puzzle, title, why] of [
  ["solved", solved, "Solved", "It is already solved; there is nothing to rate."],
  [
    "several",
    "1".padEnd(81, "."),
    "More than one solution",
    /more than one solution.* not rated\.$/,
  ],
  ["none", "12345678.........9".padEnd(81, "."), "No solution", "A puzzle without a solution is not rated."],
  ["repeated", "55".padEnd(81, "."), "No solution", /^A digit appears twice .*not rated\.$/],
]) {
  test(`why there is no rating is said once: ${name}`, async () => {
    const page = await visit("v=rate&b=" + puzzle);
    await page.locator(".verdict h1", {hasText: title}).waitFor({timeout: 20_000});
    const said = await page.locator(".verdict p").innerText();
    if (typeof why === "string") assert.equal(said, why);
    else assert.match(said, why);
    const shown = await page.locator(".right").innerText();
    assert.equal(shown.replace(/\s+/g, " "), `${title} ${said}`, "no scales, no slashes, nothing to go on with");
    assert.deepEqual(await violations(page), []);
    await page.screenshot({path: join(pictures, `page-rate-${name}.png`), fullPage: true});
    await page.leave();
  });
}

/** Changes a setting of the dialog. */
async function change(page, id) {
  await page.click("#tool-settings");
  await page.locator("#" + id).check({force: true});
  await page.click("#close-dialog");
}

test("other words take nothing away", async () => {
  const page = await visit("v=rate&b=" + puzzles.hard);
  await rated(page);
  await page.click("#show-w");
  await page.locator("#drawn-w .argument").waitFor({timeout: 60_000});
  await page.locator("#rate-curve").focus();
  await press(page, "Home");
  const values = () => Promise.all(scales.map((scale) => value(page, scale)));
  const before = await values();
  await change(page, "notation-k9");
  assert.deepEqual(await values(), before);
  await page.locator("#drawn-w .end", {hasText: /D4|H4/}).waitFor({timeout: 60_000});
  await page.selectOption("#language", "de");
  await page.locator(".verdict h1", {hasText: "Meister"}).waitFor();
  assert.equal((await value(page, "ser")).slice(0, 3), before[1].slice(0, 3));
  assert.match(await value(page, "te"), /^Tiefe 1/);
  assert.ok(await page.locator("#rate-stop").isHidden());
  await page.locator("#scale-hodoku .show", {hasText: "Diskontinuierlicher Nice Loop"}).waitFor({timeout: 60_000});
  await page.locator("#drawn-w .say", {hasText: "Angenommen"}).waitFor({timeout: 60_000});
  assert.match(await page.locator("#rate-round").innerText(), /^Runde 1: /);
  assert.match(await value(page, "hodoku"), /^„Unfair“/);
  await page.leave();
});

test("what is stopped stays stopped in other words", async () => {
  const page = await visit("v=rate&b=" + hardest, thinking("r"));
  await page.locator("#scale-r .v", {hasText: /^≥ \d/}).waitFor({timeout: 60_000});
  await page.click("#rate-stop");
  await page.locator("#rate-on").waitFor({timeout: 2000});
  const before = await value(page, "r");
  await page.selectOption("#language", "de");
  await page.locator(".scales", {hasText: "Angehalten"}).waitFor();
  assert.equal(await value(page, "r"), before);
  await page.waitForTimeout(1000);
  assert.equal(await page.locator("#rate-stop").isVisible(), false);
  assert.equal(await page.locator(".verdict h1").innerText(), "Mindestens " + /\d+\.\d\d/.exec(before)[0]);
  await page.leave();
});

test("the name over a bar stays clear of all other text, at every width", async () => {
  const page = await visit("v=rate&b=" + puzzles.hard);
  await rated(page);
  for (const width of [320, 390, 768, 1400]) {
    await page.setViewportSize({width, height: 900});
    await page.locator("#rate-curve").focus();
    for (const key of ["Home", ...Array(37).fill("ArrowRight")]) {
      await press(page, key);
      assert.deepEqual(await besidePin(page), [], `${width} px`);
    }
  }
  await page.leave();
});

/** The elements that the name over the bar touches, and whether it is cut. */
function besidePin(page) {
  return page.evaluate(() => {
    const pin = document.querySelector("#rate-curve .pin").getBoundingClientRect();
    const touches = ({left, right, top, bottom}) =>
      left < pin.right && right > pin.left && top < pin.bottom && bottom > pin.top;
    const parts = [...document.querySelectorAll(".curvebox :is(h2, .caption, #rate-round, text:not(.pin))")];
    const found = parts.filter((part) => touches(part.getBoundingClientRect())).map((part) => part.textContent);
    if (pin.left < 0 || pin.right > innerWidth) found.push("the border");
    return found;
  });
}

test("what is known while a scale lasts is a lower bound, stays when it is stopped, and goes on", async () => {
  const page = await visit("v=rate&b=" + hardest, thinking("ser"));
  const bound = page.locator("#scale-ser .v", {hasText: /^≥ \d+\.\d$/});
  await bound.waitFor({timeout: 60_000});
  const before = Date.now();
  await page.click("#stop-ser");
  await page.locator("#goOn-ser").waitFor({timeout: 2000});
  console.log(`a scale stopped after ${Date.now() - before} ms`);
  const known = Number((await value(page, "ser")).slice(2));
  assert.match(await page.locator("#scale-ser").innerText(), /Stopped/);
  await page.locator("#scale-te .v", {hasText: /\d/}).waitFor({timeout: 60_000}); // the others continue
  assert.equal(Number((await value(page, "ser")).slice(2)), known);
  await page.screenshot({path: join(pictures, "page-rate-stopped.png"), fullPage: true});
  await page.click("#goOn-ser");
  await page.locator("#scale-ser .v", {hasText: /^11\.7/}).waitFor({timeout: 120_000});
  assert.ok(known <= 11.7);
  await page.leave();
});

test("a scale that is quick does not wait for R", async () => {
  const page = await visit("v=rate&b=" + hardest, {slow: {method: "rate", asked: `"scales":["r"]`, seconds: 8}});
  for (const scale of ["backdoor", "w", "b", "te"]) {
    await page.locator(`#scale-${scale} .v`, {hasText: /\S/}).waitFor({timeout: 60_000});
    assert.match(await page.locator("#scale-r").innerText(), /In progress/, scale);
  }
  await page.leave();
});

test("all is stopped at once, and goes on", async () => {
  const page = await visit("v=rate&b=" + hardest, thinking("r"));
  await page.locator("#scale-r .v", {hasText: /^≥ \d/}).waitFor({timeout: 60_000});
  await page.click("#rate-stop");
  await page.locator("#rate-on").waitFor({timeout: 2000});
  assert.match(await page.locator(".verdict h1").innerText(), /^At least \d+\.\d\d$/);
  assert.match(await page.locator(".scales").innerText(), /Stopped/);
  await page.click("#rate-on");
  await page.locator("#rate-stop").waitFor();
  await page.leave();
});

test("ratings go on in the background, and a hint does not wait for them", async () => {
  const page = await visit("v=rate&b=" + hardest, thinking("ser"));
  await page.locator("#scale-ser .v", {hasText: /^≥/}).waitFor({timeout: 60_000});
  await page.click("#tab-play");
  await page.click("#hint-on");
  await saying(page, "1 of 5");
  await page.click("#tab-rate");
  assert.match(await page.locator("#scale-ser").innerText(), /≥|11\.7/);
  await page.leave();
});
