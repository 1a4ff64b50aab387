// The cells to which a symmetry of the givens leads.
import assert from "node:assert/strict";
import {test} from "node:test";
import {lacking, partnersOf} from "../src/state/setting.ts";
import {symmetries} from "../src/state/wishes.ts";

test("the partners of a cell", () => {
  assert.deepEqual(partnersOf(1, "none"), []);
  assert.deepEqual(partnersOf(1, "half_turn"), [79]);
  assert.deepEqual(partnersOf(40, "full"), []);
  assert.deepEqual(partnersOf(1, "left_right"), [7]);
  assert.deepEqual(partnersOf(1, "diagonal"), [9]);
  assert.deepEqual(partnersOf(0, "antidiagonal"), [80]);
  assert.deepEqual(partnersOf(1, "quarter_turn").sort(), [17, 63, 79].sort());
  assert.equal(partnersOf(1, "full").length, 7);
});

test("partners are partners of each other", () => {
  for (const symmetry of symmetries)
    for (let cell = 0; cell < 81; ++cell)
      for (const partner of partnersOf(cell, symmetry)) assert.ok(partnersOf(partner, symmetry).includes(cell));
});

test("the cells that lack a given", () => {
  const digits = ".5" + ".".repeat(79);
  assert.deepEqual(lacking(digits, "half_turn"), [79]);
  assert.deepEqual(lacking(digits, "none"), []);
});
