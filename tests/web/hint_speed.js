// The time of a hint in the page, from the press of the button to the display: boards on the way through puzzles of
// every class. `node hint_speed.js [PUZZLES_A_CLASS]`; load.test.js tries a few of them.
import {readFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {load} from "../../build/js/package/index.node.js";
import {start} from "./browser.js";
import {serve} from "./server.js";

const classes = ["beginner", "easy", "medium", "hard", "expert", "master", "extreme"];
const boardsOfPuzzle = 6;

const read = (name) => readFileSync(new URL(`../../puzzles/by-class/${name}.txt`, import.meta.url), "utf8");
const puzzlesOf = (name) =>
  read(name)
    .split("\n")
    .filter((line) => /^[0-9.]{81} /.test(line))
    .map((line) => line.slice(0, 81).replaceAll("0", "."));

/** The fragment of a link to a board: the player's digits as letters, marks two characters a cell. */
function fragment({line, givens, candidates}) {
  const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUV";
  const digit = (cell) => (givens[cell] !== "." ? givens[cell] : "abcdefghi"[line[cell] - 1]);
  const set = (text) => [...text].reduce((bits, digit) => bits | (1 << (digit - 1)), 0);
  const marks = candidates.filter((_, cell) => line[cell] === ".").map(set);
  const board = [...line].map((at, cell) => (at === "." ? "." : digit(cell))).join("");
  return `b=${board}~${marks.map((bits) => alphabet[bits >> 5] + alphabet[bits & 31]).join("")}`;
}

/** Links to boards on the way through a puzzle, evenly spread over the path. */
function boards(deduku, puzzle) {
  const {steps} = deduku.path({puzzle});
  const places = Array.from({length: boardsOfPuzzle}, (_, n) => Math.floor((n * steps.length) / boardsOfPuzzle));
  return places.map((place) => fragment(steps[place].grid));
}

/** Shows the board, and requests level after level. Returns the time of each, in milliseconds. */
async function press(link) {
  const soon = (ask) =>
    new Promise((told) => {
      const look = () => ask() && (watcher.disconnect(), told(performance.now()));
      const watcher = new MutationObserver(look);
      watcher.observe(document.body, {subtree: true, childList: true, characterData: true});
      look();
    });
  localStorage.clear(); // otherwise an earlier game of the same puzzle is offered instead
  location.hash = link;
  await new Promise((pause) => setTimeout(pause, 120)); // until the puzzle is known to have one solution
  await soon(() => document.querySelector("#hint-on"));
  const times = [];
  for (let level = 1; level <= 5; ++level) {
    const begin = performance.now();
    document.querySelector("#hint-on").click();
    const end = await soon(() => document.querySelector(`.levels li:nth-child(${level})[aria-current]`));
    times.push(end - begin);
    await new Promise((pause) => setTimeout(pause));
  }
  return times;
}

export const share = (times, part) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))];

/** Times by class, one for each press of the button. */
export async function hintTimes(browser, address, puzzlesOfClass) {
  const deduku = await load();
  const page = await browser.newPage({viewport: {width: 1400, height: 900}});
  await page.goto(address);
  const times = {};
  for (const name of classes) {
    const links = puzzlesOf(name)
      .slice(0, puzzlesOfClass)
      .flatMap((puzzle) => boards(deduku, puzzle));
    times[name] = [];
    for (const link of links) times[name].push(...(await page.evaluate(press, link)));
  }
  await page.close();
  return times;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const browser = await start();
  const server = await serve();
  const times = await hintTimes(browser, server.address, Number(process.argv[2] ?? 20));
  await browser.close();
  server.close();
  const row = (name, of) =>
    console.log(
      `${name.padEnd(11)}${String(of.length).padStart(6)} hints: median ${share(of, 0.5).toFixed(1)} ms, ` +
        `95 % ${share(of, 0.95).toFixed(1)} ms, worst ${Math.max(...of).toFixed(1)} ms, ` +
        `${((100 * of.filter((time) => time < 50).length) / of.length).toFixed(1)} % below 50 ms`,
    );
  for (const [name, of] of Object.entries(times)) row(name, of);
  row("all", Object.values(times).flat());
}
