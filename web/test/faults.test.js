// Messages of the engine's readers about bad texts exist in every language.
import assert from "node:assert/strict";
import {test} from "node:test";
import {load} from "../../build/js/package/index.node.js";
import {sayFault} from "../src/words/faults.ts";
import {fetchWords, languages, speak} from "../src/words/words.ts";

const deduku = await load();
await Promise.all(languages.map(fetchWords));
const puzzle = "12....7...56..9...7......6.....95....9...3.158..61.2.....5...27........894.3....1";
const rows = puzzle.match(/.{9}/g);

const bad = [
  "hello",
  puzzle + "!",
  puzzle.slice(1),
  "11" + puzzle.slice(2),
  "1........1" + ".".repeat(71),
  "1.......\t1" + ".".repeat(71),
  "1..........1" + ".".repeat(69),
  rows.slice(1).join("\n"),
  rows.join("\n").replace("5", "%"),
  "Grid 01\n123",
  ":0300:4",
  `:0300:4:${puzzle}:41::`,
  `:0300:4:${puzzle}x`,
  JSON.stringify({puzzle: 3}),
  '{"puzzle": "' + puzzle + '\\q"}',
  '{"puzzle"',
  "puzzle,r\n1,2,3,4",
  `puzzle,r\n"${puzzle},2`,
  "a,b\n1,2",
  puzzle.repeat(9),
  puzzle.repeat(9).slice(0, 728),
  "[Puzzle]\n" + rows.slice(0, 4).join("\n"),
  "é" + puzzle.slice(1),
  "https://sudokupad.app/x17ghpvvqc",
  "https://sudoku.example/play/7",
  "https://sudokupad.app/scfoooooooooooo",
  ...["w", "x", "wx"].map((rules) => "https://sudokupad.app/scfoooooooooooooK" + rules),
  "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==",
];

for (const language of languages.filter((language) => language !== "en")) {
  test(`errors of readers are said in ${language}`, () => {
    let errors = 0;
    for (const text of bad) {
      for (const format of [
        undefined,
        "line",
        "grid",
        "candidates",
        "sukaku",
        "csv",
        "euler",
        "hodoku",
        "sdk",
        "fpuzzles",
        "scf",
        "json",
      ]) {
        const {records} = deduku.call("read", {puzzle: text, ...(format && {format})});
        for (const {error} of records.filter((record) => record.error)) {
          ++errors;
          speak("en");
          assert.equal(sayFault(error), error.message);
          speak(language);
          assert.notEqual(sayFault(error), error.message, JSON.stringify(text));
          const own = sayFault(error).replace(/'[^']*'/g, ""); // without quotations from the text
          assert.doesNotMatch(own, /\b(expected|found|twice|the|a)\b/, error.message);
        }
      }
    }
    speak("en");
    assert.ok(errors > 50, String(errors));
  });
}
