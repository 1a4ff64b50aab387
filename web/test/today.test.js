// The puzzles of the day are the same for everyone on the same date, and are never repeated.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {classNames} from "../src/state/classes.ts";
import {isSymmetric} from "../src/state/guises.ts";
import {dayOf, puzzleOf} from "../src/state/today.ts";

const linesOf = (name) =>
  readFileSync(new URL(`../../puzzles/by-class/${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => /^[1-9.]{81}/.test(line))
    .map((line) => line.slice(0, 81));

test("the day begins at midnight of the reader", () => {
  const day = dayOf(new Date(2026, 10, 26, 0, 0, 0));
  assert.equal(dayOf(new Date(2026, 10, 26, 23, 59, 59)), day);
  assert.equal(dayOf(new Date(2026, 10, 27)), day + 1);
  assert.equal(dayOf(new Date(2027, 0, 1)) - dayOf(new Date(2026, 11, 31)), 1);
});

for (const name of classNames)
  test(`no puzzle of the class ${name} comes again within ten years`, () => {
    const puzzles = linesOf(name);
    const days = Array.from({length: 3653}, (_, at) => puzzleOf(20_000 + at, puzzles));
    assert.equal(new Set(days).size, days.length);
    assert.ok(days.every((line) => /^[1-9.]{81}$/.test(line)));
    assert.equal(puzzleOf(20_500, puzzles), days[500], "it is the same for everybody");
  });

test("a puzzle of the day keeps its symmetry", () => {
  const puzzles = linesOf("easy");
  const kept = puzzles.filter((line) => isSymmetric(line, "half_turn"));
  assert.ok(kept.length > 0);
  for (let day = 20_000; day < 20_050; ++day)
    assert.ok(isSymmetric(puzzleOf(day, kept), "half_turn") || isSymmetric(puzzleOf(day, kept), "diagonal"));
});
