// Nothing is lost or changed silently: games, marks, links.
import assert from "node:assert/strict";
import {test} from "node:test";
import {answer, digits, heading, nameOf, press, puzzles, ready, saying, select, visitors} from "./browser.js";

const {newContext, play, visit} = visitors();

test("a clean link to a puzzle that is being played offers to go on", async () => {
  const context = await newContext();
  const page = await visit("b=" + puzzles.hard, {context});
  await ready(page);
  await select(page, 2);
  await press(page, "3", "ArrowRight", "Control+Digit4");
  await page.close();
  const again = await visit("b=" + puzzles.hard, {context});
  await saying(again, "You have played this puzzle before");
  assert.equal(await digits(again), puzzles.hard);
  await again.click("#action-0");
  assert.equal(await nameOf(again, 2), "row 1, column 3: 3");
  assert.equal(await nameOf(again, 3), "row 1, column 4: candidates 4");
  await press(again, "Control+z", "Control+z");
  assert.equal(await nameOf(again, 2), "row 1, column 3: empty");
  await again.leave();
});

test("games are listed, and gone on with", async () => {
  const page = await play();
  await ready(page);
  await select(page, 2);
  await press(page, "3");
  for (const puzzle of [puzzles.hardest, puzzles.hard.replace("12", "21")]) {
    await page.click("#tool-import");
    await page.locator("#import-text").fill(puzzle);
    await page.locator("#import-play:enabled").click();
    await page.locator("dialog").waitFor({state: "hidden"});
    await select(page, 80);
    await press(page, "Control+Digit5");
  }
  await page.click("#tool-new");
  assert.equal(await page.locator(".games .game").count(), 2);
  await page.locator(".games .game", {hasText: "27 of 81"}).click();
  await page.locator("dialog").waitFor({state: "hidden"});
  assert.equal(await nameOf(page, 2), "row 1, column 3: 3");
  await press(page, "Control+z");
  assert.equal(await digits(page), puzzles.hard);
  await page.leave();
});

test("a game is deleted by its own button alone", async () => {
  const page = await play();
  await ready(page);
  await select(page, 2);
  await press(page, "3");
  for (const puzzle of [puzzles.hardest, "21" + puzzles.hard.slice(2), "12" + ".".repeat(79)]) {
    await page.click("#tool-import");
    await page.locator("#import-text").fill(puzzle);
    await page.locator("#import-play:enabled").click();
    await page.locator("dialog").waitFor({state: "hidden"});
    await select(page, 79);
    await press(page, "Control+Digit5");
  }
  await page.click("#tool-new");
  await page.click("#new-games");
  assert.equal(await page.locator("dialog .game").count(), 3);
  await page.locator("dialog .games .close").last().click();
  await answer(async () => (await page.locator("dialog .game").count()) === 2);
  await page.leave();
});

for (const [code, why, text] of [
  [puzzles.hard + "1", "82 characters instead of 81", puzzles.hard + "1"],
  [puzzles.hard.slice(1), "80 characters instead of 81", puzzles.hard.slice(1)],
  ["hello", "character 3 is “l”", "hello"],
  [puzzles.hard + "~0A", "the candidates are not", puzzles.hard],
])
  test(`a damaged link says what is wrong: ${why}`, async () => {
    const context = await newContext();
    const before = await visit("b=" + puzzles.hardest, {context});
    await ready(before);
    await select(before, 2);
    await press(before, "1");
    await before.close();
    const page = await visit("b=" + code, {context});
    assert.match(await page.locator("#import-damaged").innerText(), /^This link is damaged: /);
    assert.ok((await page.locator("#import-damaged").innerText()).includes(why));
    assert.equal(await page.locator("#import-text").inputValue(), text);
    await page.click("#close-dialog");
    assert.equal(await nameOf(page, 2), "row 1, column 3: 1", "the own game is not lost by that");
    await page.leave();
  });

test("a digit takes away the marks that it excludes and no others, and undo brings them back", async () => {
  const page = await play();
  await ready(page);
  await select(page, 2);
  await press(page, "Control+Digit1", "Control+Digit3", "Control+Digit9"); // 1 is in the row
  await select(page, 79);
  await press(page, "5");
  assert.equal(await nameOf(page, 79), "row 9, column 8: 5");
  assert.equal(await nameOf(page, 2), "row 1, column 3: candidates 1 3 9", "5 far away excludes none of them");
  await select(page, 3);
  await press(page, "9");
  assert.equal(await nameOf(page, 2), "row 1, column 3: candidates 1 3");
  await press(page, "Control+z");
  assert.equal(await nameOf(page, 2), "row 1, column 3: candidates 1 3 9");
  await page.waitForURL(/~/);
  await page.reload();
  await ready(page);
  assert.equal(await nameOf(page, 2), "row 1, column 3: candidates 1 3 9");
  await page.leave();
});

test("a link to a step carries its ladder", async () => {
  const context = await newContext({permissions: ["clipboard-read", "clipboard-write"]});
  await context.addInitScript(() => {
    if (!localStorage.getItem("deduku-settings"))
      localStorage.setItem("deduku-settings", JSON.stringify({profile: "se"}));
  });
  const page = await visit("v=walk&b=" + puzzles.hard + "&s=20&l=se", {context});
  await page.locator("#step-20.now").waitFor({timeout: 30_000});
  const shown = await page.locator("#step-20.now h2, #step-20.now h3").first().innerText();
  assert.match(await page.locator(".list h2").innerText(), /Sudoku Explainer/);
  await page.click("#tool-share");
  await page.click("#share-step");
  const link = await answer(async () => {
    const text = await page.evaluate(() => navigator.clipboard.readText());
    return text.includes("s=20") && text;
  });
  await page.leave();
  const elsewhere = await visit(link.split("#")[1]);
  await elsewhere.locator("#step-20.now").waitFor({timeout: 30_000});
  assert.equal(await elsewhere.locator("#step-20.now h2, #step-20.now h3").first().innerText(), shown);
  assert.equal(
    await elsewhere.evaluate(() => localStorage.getItem("deduku-settings")),
    null,
    "the reader's own ladder stays",
  );
  await elsewhere.leave();
});

test("the walk calls its ladder as the page does, and names no keys", async () => {
  const context = await newContext();
  await context.addInitScript(() => localStorage.setItem("deduku-settings", JSON.stringify({profile: "beginner"})));
  const page = await visit("v=walk&b=" + puzzles.hard, {context});
  await page.locator(".place.now").waitFor({timeout: 30_000});
  const text = await page.locator(".list h2").innerText();
  assert.match(text, /Up to hard/);
  assert.doesNotMatch(text, /default|_/);
  await page.leave();
});

test("marks that a step needs are announced, and Undo takes them out", async () => {
  const page = await play(puzzles.hardest);
  await ready(page);
  await press(page, "e");
  await saying(page, "5 of 5");
  await press(page, "Enter");
  await saying(page, "Candidates filled in");
  await page.click("#action-1");
  await answer(async () => (await nameOf(page, 2)) === "row 1, column 3: empty");
  assert.equal(await heading(page), "Hint");
  await page.leave();
});

test("quick presses of H are all heard, and E tells everything", async () => {
  const page = await play();
  await ready(page);
  await press(page, "h", "h", "h", "h");
  await saying(page, "4 of 5");
  await press(page, "Escape", "e");
  await saying(page, "5 of 5");
  await page.leave();
});

test("a ladder that a link has lent is for its puzzle: another one is played with the reader's own", async () => {
  const page = await visit("b=" + puzzles.hard + "&h=1&l=classic");
  await ready(page);
  await page.locator("#panel", {hasText: "1 of 5"}).waitFor();
  await page.click("#close-panel");
  await page.locator("#panel", {hasText: "Techniques: Classic"}).waitFor();
  await page.click("#tool-new");
  await page.click("#begin-easy");
  await page.locator("dialog").waitFor({state: "hidden"});
  await page.locator("#panel", {hasText: "Techniques: all"}).waitFor();
  await page.leave();
});

test("the walk calls the classic ladder as the page does", async () => {
  for (const [locale, name] of [["en", "Classic"], ["de", "Klassisch"], ["zh", "经典"]]) {
    const page = await visit("v=walk&b=" + puzzles.walked + "&l=classic", {locale});
    await page.locator(".place.now").waitFor({timeout: 30_000});
    assert.match(await page.locator(".list h2").innerText(), new RegExp(name));
    await page.leave();
  }
});

test("a game that has to go for another one is named", async () => {
  const context = await newContext();
  const page = await visit("b=" + puzzles.hard, {context});
  await ready(page);
  await select(page, 2);
  await press(page, "3");
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => /^deduku-game-\d+$/.test(key));
    const game = JSON.parse(localStorage.getItem(key));
    for (let n = 1; n < 40; ++n) {
      const [begun, name] = [game.begun - n, `Number ${n}`];
      localStorage.setItem(`deduku-game-${begun}`, JSON.stringify({...game, begun, name, played: game.played - n * 60_000}));
    }
  });
  await page.click("#tool-new");
  await page.click("#begin-easy");
  await page.locator("#notice", {hasText: "There is room for 40 games, so the oldest was deleted: Number 39, "}).waitFor();
  await page.leave();
});

test("two tabs with one game show the same board", async () => {
  const context = await newContext();
  const [one, other] = [await visit("b=" + puzzles.hard, {context}), await context.newPage()];
  await ready(one);
  await select(one, 2);
  await press(one, "3");
  await other.goto(one.url().split("#")[0]); // continues the game that was played last
  await ready(other);
  assert.equal(await nameOf(other, 2), "row 1, column 3: 3");
  await select(one, 3);
  await press(one, "8");
  await answer(async () => (await nameOf(other, 3)) === "row 1, column 4: 8");
  await select(other, 2);
  await press(other, "Control+z");
  await answer(async () => (await nameOf(one, 3)) === "row 1, column 4: empty");
  assert.equal(await digits(one), await digits(other));
  await one.leave();
});
