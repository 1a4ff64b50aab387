// The search for names follows the engine.
import assert from "node:assert/strict";
import {test} from "node:test";
import {lettersOf, lettersOfAll} from "../src/view/names.ts";

test("spellings of one name read alike", () => {
  for (const [a, b] of [
    ["X-Wings", "x wing"],
    ["xwing", "X-Wing"],
    ["Simple Colors", "simple colouring".replace("ing", "s")],
    ["UR Type 1", "UR1"],
    ["Eindeutiges Rechteck Typ 1", "eindeutiges rechteck 1"],
    ["EINFACHES FÄRBEN", "Einfaches faerben"],
    ["Bowman’s Bingo", "Bowman's bingo"],
    ["BUG+1", "BUG + 1"],
    ["T&E(2)", "te2"],
    ["待定数组・双强链", "待定数组双强链"],
    ["唯一矩形类型 1", "唯一矩形类型1"],
  ])
    assert.equal(lettersOf(a), lettersOf(b), a);
  assert.notEqual(lettersOf("UR Type 1"), lettersOf("UR Type 2"));
  assert.notEqual(lettersOf("XY-Wing"), lettersOf("X-Wing"));
  assert.equal(lettersOf("type"), "");
});

test("what is typed lies within one name, not across two", () => {
  const letters = lettersOfAll(["XY-Wing", "Y-Wings", "Bent Triple"]);
  for (const word of ["y wing", "bent", "Triples", "xy"]) assert.ok(letters.includes(lettersOf(word)), word);
  for (const word of ["wing y", "wings bent", "xyz"]) assert.ok(!letters.includes(lettersOf(word)), word);
});
