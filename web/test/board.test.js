// Boards change only as the player says.
import assert from "node:assert/strict";
import {test} from "node:test";
import {
  applied,
  bit,
  countOf,
  emptyBoard,
  erased,
  restarted,
  withDigit,
  withGiven,
  withMark,
  withMarks,
  withStruck,
} from "../src/state/board.ts";

const given = withGiven(emptyBoard, [0], 5);

test("a digit is written, and taken out where it is already", () => {
  const board = withDigit(given, [1, 2], 7);
  assert.equal(board.digits.slice(0, 3), "577");
  assert.equal(board.givens.slice(0, 3), "5..");
  assert.equal(withDigit(board, [1, 2], 7).digits, given.digits);
  assert.equal(withDigit(board, [1, 3], 7).digits.slice(0, 4), "5777");
  assert.equal(countOf(board, 7), 2);
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
  assert.equal(erased(erased(board, [1]), [2]).marks[2], 0);
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
