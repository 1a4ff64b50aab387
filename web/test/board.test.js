// Boards change only by the player's actions.
import assert from "node:assert/strict";
import {test} from "node:test";
import {
  applied,
  bit,
  remaining,
  emptyBoard,
  erased,
  restarted,
  withDigit,
  withGiven,
  withMark,
  withMarks,
  withNextColour,
  withStruck,
} from "../src/state/board.ts";

const given = withGiven(emptyBoard, [0], 5);

test("a digit is written, and taken out where it is already", () => {
  const board = withDigit(given, [1, 2], 7);
  assert.equal(board.digits.slice(0, 3), "577");
  assert.equal(board.givens.slice(0, 3), "5..");
  assert.equal(withDigit(board, [1, 2], 7).digits, given.digits);
  assert.equal(withDigit(board, [1, 3], 7).digits.slice(0, 4), "5777");
  assert.equal(remaining(board, 7), 7);
});

test("printed digits stay", () => {
  assert.equal(withDigit(given, [0], 3), given);
  assert.equal(erased(given, [0]), given);
});

test("marks are written into empty cells alone", () => {
  const board = withMark(withDigit(given, [1], 7), [0, 1, 2], 4);
  assert.deepEqual(board.marks.slice(0, 4), [0, 0, bit(4), 0]);
  assert.deepEqual(withMark(board, [2], 4).marks, emptyBoard.marks);
});

test("erasing takes digits, and marks where there are none", () => {
  const board = withMark(withDigit(given, [1], 7), [2], 4);
  assert.equal(erased(board, [0, 1, 2]).digits.slice(0, 3), "5..");
  assert.equal(erased(board, [0, 1, 2]).marks[2], bit(4));
});

test("a step takes marks out, or crosses them out", () => {
  const marked = withMarks(
    given,
    emptyBoard.marks.map((_, cell) => (cell === 3 ? bit(1) | bit(2) : 0)),
  );
  const effects = {places: [{cell: 4, digit: 9}], removes: [{cell: 3, digit: 2}]};
  assert.equal(applied(marked, effects, "marks").marks[3], bit(1));
  assert.equal(applied(marked, effects, "marks").digits[4], "9");
  assert.equal(applied(marked, effects, "struck").struck[3], bit(2));
  assert.equal(withStruck(marked, [3], 2).struck[3], bit(2));
});

test("starting again leaves what is printed", () => {
  assert.deepEqual(restarted(withMark(withDigit(given, [1], 7), [2], 4)), given);
});

test("a mark goes through the colours, and loses its colour with itself", () => {
  const marked = withMark(withMark(given, [2, 3], 4), [3], 5);
  const a = withNextColour(marked, [2, 3], 4);
  assert.deepEqual([a.colourA[2], a.colourA[3], a.colourB[3]], [bit(4), bit(4), 0]);
  const b = withNextColour(a, [3], 4);
  assert.deepEqual([b.colourA[2], b.colourA[3], b.colourB[3]], [bit(4), 0, bit(4)]);
  assert.deepEqual(withNextColour(b, [3], 4).colourB, emptyBoard.colourB);
  const both = withNextColour(b, [3, 2], 4);
  assert.deepEqual([both.colourA, both.colourB], [emptyBoard.colourA, emptyBoard.colourB]);
  assert.equal(withMark(b, [3], 4).colourB[3], 0);
  assert.equal(withMark(withMark(b, [3], 4), [3], 4).colourB[3], 0);
  assert.equal(withStruck(b, [3], 4).colourB[3], 0);
  assert.equal(withMark(b, [3], 5).colourB[3], bit(4));
});
