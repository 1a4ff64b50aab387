// Whatever people put around a puzzle, its 81 cells are found; and of links without them it is said whose they are.
import assert from "node:assert/strict";
import {test} from "node:test";
import {findPuzzle, puzzleLinkIn} from "../src/state/paste.ts";

const puzzle = "12....7...56..9...7......6.....95....9...3.158..61.2.....5...27........894.3....1";
const rows = puzzle.match(/.{9}/g);
const open = rows.map((row) => row.replaceAll(".", " "));
const zeros = puzzle.replaceAll(".", "0");

for (const [name, text] of Object.entries({
  "a text before it": "Inkala: " + puzzle,
  "a tag of a forum": `[code]${puzzle}[/code]`,
  "a tag with a value": `[spoiler=the puzzle]${rows.join("\n")}[/spoiler]`,
  "a fence": "Try this:\n```text\n" + rows.join("\n") + "\n```\n",
  HTML: `<pre class="sudoku">${rows.join("<br>")}</pre>`,
  "rows of HTML": rows.map((row) => `<div>${row}</div>`).join(""),
  "a quotation": "> " + rows.join("\n> "),
  "x for blanks": puzzle.replaceAll(".", "x"),
  "question marks for blanks": puzzle.replaceAll(".", "?"),
  "blanks as spaces": open.join("\n"),
  "blanks at the ends cut off": open.map((row) => row.trimEnd()).join("\n"),
  "blanks as spaces, indented": open.map((row) => "    " + row).join("\n"),
  "blanks as spaces, apart": open.map((row) => [...row].join(" ")).join("\n"),
  "blanks as spaces in a frame": open.map((row) => `|${row.match(/.../g).join("|")}|`).join("\n"),
  "a grid between sentences": `Look at this one\n\n${rows.join("\n")}\n\nIs it hard?`,
  "a link of SudokuWiki": "https://www.sudokuwiki.org/sudoku.htm?bd=" + zeros,
  "a link of SudokuPad with 81 characters": "https://sudokupad.app/sudoku/" + zeros,
  "a link as people write it": "www.sudokuwiki.org/Sudoku.htm?bd=" + puzzle,
}))
  test(`81 cells are found: ${name}`, () => assert.deepEqual(findPuzzle(text), {kind: "text", text: puzzle}));

for (const [address, host] of [
  ["https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QCUBDKGAEwgHsA7VAYzgCcBrAVwA", "f-puzzles"],
  ["https://f-puzzles.com/?id=abcd1234", "f-puzzles"],
  ["https://app.crackingthecryptic.com/sudoku/nQ8hHJtTRm", "SudokuPad"],
  ["https://sudokupad.app/x17ghpvvqc", "SudokuPad"],
  ["https://sudoku.example/play/7", "sudoku.example"],
])
  test(`whose link has no cells is said by name: ${address}`, () =>
    assert.deepEqual(findPuzzle(address), {kind: "link", host}));

test("what is no puzzle is none", () => {
  for (const text of [
    "",
    "hello",
    "-".repeat(81),
    puzzle.slice(1),
    puzzle + "1",
    "a" + puzzle + "b",
    rows.slice(1).join("\n"),
  ])
    assert.equal(findPuzzle(text), null, text);
});

test("of several puzzles all are found", () => {
  const other = zeros.replace(/^12/, "21");
  assert.equal(findPuzzle(`One: ${puzzle}\nTwo: ${other}`).text, [puzzle, other.replaceAll("0", ".")].join("\n"));
});

test("a link that the engine reads is found in a text", () => {
  const link = "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QUBDK";
  assert.equal(puzzleLinkIn(`Look at\nhttps://sudoku.example/7 and\n<${link}>\n`), link);
  assert.equal(puzzleLinkIn("app.crackingthecryptic.com/sudoku/scfo1"), "app.crackingthecryptic.com/sudoku/scfo1");
  assert.equal(puzzleLinkIn("https://sudoku.example/7"), "");
});
