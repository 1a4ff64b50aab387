// The lessons: every technique has an example, positions are boards, and every language has the texts.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {test} from "node:test";
import {allCells, has, sees} from "../src/state/board.ts";
import {readPosition, readPositions} from "../src/state/lessons.ts";
import {lessonParts, lessonText} from "../src/words/lessons.ts";
import {languages} from "../src/words/words.ts";

const text = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
const techniques = [...text("../../include/deduku/techniques.def").matchAll(/^TECHNIQUE\((\w+), +(\w+)\)/gm)].map(
  ([, family, technique]) => ({family, technique}),
);
const families = [...new Set(techniques.map(({family}) => family))];
const positions = new Map(families.map((family) => [family, readPositions(text(`../lessons/${family}.txt`))]));

test("every technique has an example, and nothing else has one", () => {
  for (const family of families) {
    const wanted = techniques.filter((row) => row.family === family).map(({technique}) => technique);
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
  assert.equal(marks[0], 0b111111010); // the first and the third
  const isGone = (at) => !has(marks[Math.floor(at / 9)], 1 + (at % 9));
  const gone = [...Array(729).keys()].filter(isGone);
  assert.deepEqual(gone, [0, 2, 68]);
});

const texts = new Map(languages.map((language) => [language, JSON.parse(text(`../src/words/lessons/${language}.json`))]));

test("all languages have the texts of English, with the same placeholders", () => {
  const english = texts.get("en");
  for (const [language, other] of texts) {
    assert.deepEqual(Object.keys(other), Object.keys(english), language);
    for (const [key, parts] of Object.entries(english)) {
      assert.deepEqual(Object.keys(other[key]), Object.keys(parts), `${language}, ${key}`);
      for (const [part, said] of Object.entries(parts)) {
        assert.ok(lessonParts.includes(part) && other[key][part].trim() !== "", `${language}, ${key}`);
        assert.equal(other[key][part].includes("{n}"), said.includes("{n}"), `${language}, ${key}, ${part}`);
      }
    }
  }
});

test("every technique is explained, and those up to chains by themselves", () => {
  const english = texts.get("en");
  for (const {family, technique} of techniques)
    for (const part of ["what", "why", "spot"])
      assert.notEqual(lessonText(english, technique, family, part), "", `${technique}, ${part}`);
  const own = techniques.filter(({technique}) => ["what", "why", "spot"].every((part) => english[technique]?.[part]));
  assert.ok(own.length >= 60, String(own.length));
  const known = new Set([...techniques.map(({technique}) => technique), ...families.map((family) => "family." + family)]);
  for (const key of Object.keys(english)) assert.ok(known.has(key) || /_fish$|^fish$/.test(key), key);
});
