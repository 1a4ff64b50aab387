// The puzzle of the day is one for all who have the same date.
import assert from "node:assert/strict";
import {test} from "node:test";
import {dayOf, puzzleOf} from "../src/state/today.ts";

test("the day begins at midnight of the reader", () => {
  const day = dayOf(new Date(2026, 10, 26, 0, 0, 0));
  assert.equal(dayOf(new Date(2026, 10, 26, 23, 59, 59)), day);
  assert.equal(dayOf(new Date(2026, 10, 27)), day + 1);
  assert.equal(dayOf(new Date(2027, 0, 1)) - dayOf(new Date(2026, 11, 31)), 1);
});

test("no puzzle comes again before all have come", () => {
  const puzzles = Array.from({length: 100}, (_, at) => String(at));
  const days = Array.from({length: 100}, (_, at) => puzzleOf(20_000 + at, puzzles));
  assert.equal(new Set(days).size, 100);
  assert.notEqual(Number(days[1]) - Number(days[0]), 1);
});
