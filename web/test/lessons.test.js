// The lessons: every technique has an example, and positions are boards.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {test} from "node:test";
import {allCells, has, sees} from "../src/state/board.ts";
import {readPosition, readPositions} from "../src/state/lessons.ts";

const text = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
const ladder = [...text("../../include/deduku/ladder.def").matchAll(/^TECHNIQUE\((\w+), +(\w+), +(\d+)\)/gm)].map(
  ([, family, technique, cost]) => ({family, technique, cost: Number(cost)}),
);
const families = [...new Set(ladder.map(({family}) => family))];
const positions = new Map(families.map((family) => [family, readPositions(text(`../lessons/${family}.txt`))]));

test("every technique has an example, and nothing else has one", () => {
  for (const family of families) {
    const wanted = ladder.filter((rung) => rung.family === family).map(({technique}) => technique);
    assert.deepEqual([...positions.get(family).keys()], wanted);
  }
  const files = readdirSync(new URL("../lessons", import.meta.url));
  assert.deepEqual(files.sort(), families.map((name) => name + ".txt").sort());
});

test("what is often met has forty positions to practise on", () => {
  const counts = [...positions.values()].flatMap((family) => [...family.values()].map(({practice}) => practice.length));
  assert.ok(Math.max(...counts) === 40);
  assert.ok(counts.filter((count) => count === 40).length >= 50, String(counts));
});

test("a position is a board whose marks its digits allow, and no two of a technique are alike", () => {
  for (const family of positions.values()) {
    for (const [technique, {example, practice}] of family) {
      assert.equal(new Set([example, ...practice]).size, practice.length + 1, technique);
      for (const line of [example, ...practice]) {
        const {digits, givens, marks} = readPosition(line);
        assert.match(digits, /^[1-9.]{81}$/, technique);
        for (const cell of allCells) {
          assert.ok(givens[cell] === "." || givens[cell] === digits[cell], technique);
          assert.equal(marks[cell] === 0, digits[cell] !== ".", `${technique}: ${line}`);
          for (const other of allCells)
            if (sees(cell, other) && digits[other] !== ".")
              assert.ok(digits[cell] !== digits[other] && !has(marks[cell], Number(digits[other])), technique);
        }
      }
    }
  }
});

test("a candidate that is gone is told by how many stand before it", () => {
  const {marks} = readPosition("zzzc AB_C");
  assert.equal(marks[0], 0b111111010); // the first, and the one after one more
  const isGone = (at) => !has(marks[Math.floor(at / 9)], 1 + (at % 9));
  const gone = [...Array(729).keys()].filter(isGone);
  assert.deepEqual(gone, [0, 2, 68]);
});
