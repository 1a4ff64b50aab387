// Paper and the boards on it.
import assert from "node:assert/strict";
import {test} from "node:test";
import {pageRules, paperNames, papers, placesOf, puzzlePlaces, roomOf, solutionPlaces} from "../src/state/paper.ts";

const setup = (name, margin = 15, isBound = false) => ({paper: papers[name], margin, isBound});

test("boards are in the columns that make them largest, and all of them have room", () => {
  for (const name of paperNames)
    for (const count of [1, 2, 4, 6]) {
      const room = roomOf(setup(name));
      const {columns, rows, side} = puzzlePlaces(setup(name), count);
      assert.equal(columns * rows, count);
      assert.ok(side > 40, `${name} ${count}: ${side}`);
      assert.ok(columns * side <= room.width && rows * (side + 7) <= room.height, `${name} ${count}`);
    }
  assert.equal(puzzlePlaces(setup("A4"), 2).columns, 1);
  assert.equal(placesOf({width: 260, height: 180}, 2, 165).columns, 2);
});

test("twelve solutions are on a sheet of A4, fewer on smaller paper", () => {
  const count = (name) => solutionPlaces(setup(name)).columns * solutionPlaces(setup(name)).rows;
  assert.equal(count("A4"), 12);
  assert.equal(count("Letter"), 12);
  assert.ok(count("5 × 8 in") < 12);
  for (const name of paperNames) assert.ok(solutionPlaces(setup(name)).side >= 30, name);
});

test("the binding takes its room of the inner margin", () => {
  assert.equal(roomOf(setup("A5", 10, true)).width, roomOf(setup("A5", 10)).width - 6);
  assert.equal(pageRules(setup("A5", 10)), "@page { size: 148mm 210mm; margin: 10mm; }");
  assert.match(pageRules(setup("A5", 10, true)), /@page :right \{ margin-left: 16mm; \} @page :left \{ margin-right: 16mm; \}/);
});
