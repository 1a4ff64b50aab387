// Best times and streaks of days, by class.
import assert from "node:assert/strict";
import {test} from "node:test";
import {readSolved, solvedOf, streakOn, withEnded} from "../src/state/solved.ts";

const ended = (change) => ({begun: Math.random(), class: "easy", seconds: 100, hints: 0, day: 0, ...change});
const after = (...games) => games.reduce((solved, game) => withEnded(solved, ended(game)), readSolved({}));

test("the best time is one without help, of its class alone", () => {
  const solved = after({seconds: 300}, {seconds: 200}, {seconds: 50, hints: 1}, {seconds: 10, class: "hard"});
  assert.deepEqual(solvedOf(solved, "easy"), {n: 3, best: 200, day: 0, streak: 0});
  assert.equal(solvedOf(solved, "hard").best, 10);
  assert.equal(solvedOf(solved, "expert").n, 0);
});

test("a game counts once, however often its end is reached", () => {
  assert.equal(solvedOf(after({begun: 7}, {begun: 7, seconds: 1}), "easy").n, 1);
});

test("days in a row are counted up to a day that is left out", () => {
  const solved = after({day: 100}, {day: 101}, {day: 102}, {day: 102});
  assert.equal(solvedOf(solved, "easy").streak, 3);
  assert.equal(streakOn(solvedOf(solved, "easy"), 103), 3, "today's may still be solved");
  assert.equal(streakOn(solvedOf(solved, "easy"), 104), 0);
  assert.equal(solvedOf(after({day: 100}, {day: 102}), "easy").streak, 1);
});

test("what was kept is read again, and nonsense is left out", () => {
  const solved = after({day: 100}, {day: 101, seconds: 40});
  assert.deepEqual(readSolved(JSON.parse(JSON.stringify(solved))), solved);
  assert.deepEqual(readSolved({of: {easy: {n: -1, best: "x", day: null}, other: {n: 3}}, counted: "no"}), {
    of: {easy: {n: 0, best: 0, day: 0, streak: 0}},
    counted: [],
  });
  assert.deepEqual(readSolved({of: 3}), {of: {}, counted: []});
});
