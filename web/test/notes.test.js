// The player's notes on the board beside digits: marks in corners, colours of cells, lines. Also the order of Delete in
// each mode, and the filter of candidates.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {
  bit,
  digitAt,
  emptyBoard,
  isEmpty,
  isGiven,
  setOf,
  tidied,
  withDigit,
  withGiven,
  withMark,
} from "../src/state/board.ts";
import {decode, encode} from "../src/state/code.ts";
import {filtered, noFilter} from "../src/state/filter.ts";
import {endAt, withNextLine} from "../src/state/lines.ts";
import {boardAt} from "../src/state/walked.ts";
import {cleared, modes, withCorner, withPaint} from "../src/state/notes.ts";

const given = withGiven(emptyBoard, [0], 5);

test("marks in corners stand beside candidates, and only where there is no digit", () => {
  const board = withCorner(withMark(given, [1], 4), [0, 1, 2], 4);
  assert.deepEqual(board.corner.slice(0, 4), [0, bit(4), bit(4), 0]);
  assert.equal(board.marks[1], bit(4));
  assert.equal(withCorner(board, [1], 4).corner[1], 0, "taken out again");
  assert.equal(withCorner(board, [2, 3], 4).corner[3], bit(4), "written into all where one lacks it");
  assert.equal(withCorner(board, [0], 4), board);
});

test("a cell can have several colours, with a digit, too", () => {
  const board = withPaint(withPaint(given, [0, 1], 3), [0], 9);
  assert.deepEqual(board.painted.slice(0, 3), [setOf([3, 9]), bit(3), 0]);
  assert.equal(withPaint(board, [0, 1], 3).painted[0], bit(9));
  assert.equal(isEmpty(withPaint(emptyBoard, [4], 1)), false);
});

test("a digit takes candidates and marks in corners with it where it excludes them", () => {
  const before = withCorner(withMark(emptyBoard, [1, 80], 4), [2, 80], 4);
  const after = tidied(withDigit(before, [0], 4), before);
  assert.deepEqual([after.marks[1], after.corner[2]], [0, 0]);
  assert.deepEqual([after.marks[80], after.corner[80]], [bit(4), bit(4)]);
});

test("Delete takes away what the mode says, then the next", () => {
  const marked = withPaint(withCorner(withMark(given, [1], 4), [1], 6), [1], 2);
  const full = withDigit(marked, [1], 7);
  const what = (board) =>
    [digitAt(board, 1), board.marks[1], board.corner[1], board.painted[1]].map(Boolean).map(Number).join("");
  const ways = {digit: [full, marked], corner: [marked], centre: [marked], colour: [full]};
  const wanted = {digit: ["0111", "0011"], corner: ["0101"], centre: ["0011"], colour: ["1110"]};
  for (const [mode, boards] of Object.entries(ways))
    assert.deepEqual(
      boards.map((board) => what(cleared(board, [1], mode))),
      wanted[mode],
      mode,
    );
  let board = full;
  const seen = [];
  for (let press = 0; press < 5; ++press) seen.push(what((board = cleared(board, [1], "corner"))));
  assert.deepEqual(seen, ["0111", "0101", "0001", "0000", "0000"], "what a digit covers is not taken away unseen");
  for (const mode of modes) assert.equal(cleared(given, [0, 1], mode), given);
});

test("they survive the code of a board; what few have is short", () => {
  const board = withPaint(withPaint(withCorner(given, [1, 80], 4), [0, 80], 3), [80], 9);
  assert.deepEqual(decode(encode(board)), board);
  assert.match(encode(board), /:01082G08@00042G84$/);
  assert.equal(encode(given).length, 81);
});

test("a code that says what cannot be is none", () => {
  const code = encode(given);
  for (const bad of [":", "@"].map((sign) => code + sign))
    for (const sets of ["0", "01", "010", "0100", "01G0", "2H01", "01010101", "02010101"])
      assert.equal(decode(bad + sets), null, bad + sets);
  assert.equal(decode(code + ":0001"), null, "a corner below a digit");
  assert.notEqual(decode(code + "@0001"), null);
  assert.equal(decode(code + "@0001:0101"), null, "in another order");
});

test("a line between two ends is strong, then weak, then gone, and goes with what Delete takes from its cells", () => {
  const [one, other] = [endAt(3, 4), endAt(80, 0)];
  const strong = withNextLine(given, one, other);
  assert.deepEqual(strong.lines, [{from: one, to: other, isWeak: false}]);
  const weak = withNextLine(strong, other, one);
  assert.deepEqual(weak.lines, [{from: other, to: one, isWeak: true}]);
  assert.deepEqual(withNextLine(weak, one, other).lines, []);
  assert.equal(withNextLine(given, one, one), given);
  assert.deepEqual(cleared(strong, [80], "draw").lines, []);
  assert.equal(cleared(strong, [79], "draw"), strong);
  for (const board of [strong, withNextLine(weak, one, endAt(0, 9))]) assert.deepEqual(decode(encode(board)), board);
  for (const bad of [";0", ";00002", ";0000000000", ";0000PA0", ";00000000010", ";00010000010"])
    assert.equal(decode(encode(given) + bad), null, bad);
});

test("candidates are filtered by digits, by cells with two, and by houses with two", () => {
  const marks = new Array(81).fill(0);
  [marks[0], marks[1], marks[20], marks[80]] = [setOf([1, 2]), setOf([1, 2, 3]), setOf([2]), setOf([1, 9])];
  const shown = (change) => filtered(marks, marks, {...noFilter, ...change});
  assert.equal(shown({}), marks);
  assert.deepEqual(shown({digits: bit(1)}).filter(Boolean), [bit(1), bit(1), bit(1)]);
  assert.deepEqual(shown({pick: "bivalue"}).filter(Boolean), [setOf([1, 2]), setOf([1, 9])]);
  assert.deepEqual(
    [0, 1, 20, 80].map((cell) => shown({pick: "bilocation"})[cell]),
    [setOf([1, 2]), setOf([1, 2]), 0, 0],
  );
  assert.deepEqual(shown({digits: bit(2), pick: "bivalue"}).filter(Boolean), [bit(2)]);
});

test("a place of a walk becomes a board, with what is gone crossed out where marks are automatic", () => {
  const words = new Array(81).fill("12");
  words[0] = "=5";
  words[80] = "=9";
  const board = boardAt(given.digits, words, false);
  assert.deepEqual([digitAt(board, 0), digitAt(board, 80), isGiven(board, 0), isGiven(board, 80)], [5, 9, true, false]);
  assert.deepEqual([board.marks[0], board.marks[1], board.struck[1]], [0, setOf([1, 2]), 0]);
  const auto = boardAt(given.digits, words, true);
  assert.deepEqual(
    [auto.marks[1], auto.struck[1], auto.struck[40]],
    [0, setOf([3, 4, 6, 7, 8, 9]), setOf([3, 4, 5, 6, 7, 8, 9])],
  );
});

/** The tokens of a theme, by the beginning of its block. */
function tokensOf(style, begin) {
  const block = style.slice(style.indexOf(begin) + begin.length).match(/\{([^}]*)\}/)[1];
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9A-F]{6})/gi)].map(([, name, value]) => [name, value]),
  );
}
function luminance(colour) {
  const part = (at) => parseInt(colour.slice(at, at + 2), 16) / 255;
  const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(part(1)) + 0.7152 * linear(part(3)) + 0.0722 * linear(part(5));
}
function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test("on each of the nine colours digits and marks can be read, in light, dark and print", () => {
  const style = readFileSync(new URL("../src/style/marks.css", import.meta.url), "utf8");
  const inks = {
    ":root {": ["#1C1E23", "#17559E", "#5A5F6A"],
    ":root[data-theme=dark] {": ["#ECEAE4", "#86B2FF", "#A4A9B5"],
    "@media print { :root {": ["#000000", "#000000", "#454545"],
  };
  for (const [begin, texts] of Object.entries(inks)) {
    const paints = tokensOf(style, begin.slice(0, -1));
    assert.equal(Object.keys(paints).filter((name) => /^paint-\d$/.test(name)).length, 9, begin);
    for (const [name, fill] of Object.entries(paints).filter(([name]) => name !== "weave"))
      for (const text of texts)
        assert.ok(contrast(fill, text) >= 4.5, `${begin} ${name} ${text} ${contrast(fill, text).toFixed(2)}`);
  }
});
