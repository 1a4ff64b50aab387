// Constraints and origins survive conversion to text and back; forms of a puzzle keep its difficulty and symmetry; the
// stock can be read, and its choice follows from the seed.
import assert from "node:assert/strict";
import {test} from "node:test";
import {load} from "../../build/js/package/index.node.js";
import {chanceOf} from "../src/state/chance.ts";
import {inGuise, isSymmetric} from "../src/state/guises.ts";
import {fromFragment, noLesson, simplest, toFragment} from "../src/state/link.ts";
import {fitting, rateOf, readStock, takeFrom} from "../src/state/stock.ts";
import {
  decodeOrigin,
  decodeWishes,
  encodeOrigin,
  encodeWishes,
  nextOf,
  noWishes,
  readSeed,
  seedText,
  symmetries,
  wishClasses,
} from "../src/state/wishes.ts";

const deduku = await load();
const rich = {
  class: "hard",
  symmetry: "half_turn",
  from: 22,
  to: 26,
  needs: "naked_pair",
  isExact: true,
  minimal: true,
};

test("wishes survive their text", () => {
  for (const wishes of [noWishes, rich, {...rich, isExact: false, from: 0}, {...noWishes, to: 24}])
    assert.deepEqual(decodeWishes(encodeWishes(wishes)), wishes);
  assert.equal(encodeWishes(noWishes), "");
  assert.equal(encodeWishes(rich), "hard.half_turn.22-26.exactly-naked_pair.minimal");
});

test("an origin survives its text, and a link has it", () => {
  for (const origin of [
    {wishes: rich, seed: 483920, stream: 4, isFromStock: false},
    {wishes: noWishes, seed: 0, stream: 0, isFromStock: true},
  ]) {
    assert.deepEqual(decodeOrigin(encodeOrigin(origin)), origin);
    const made = encodeOrigin(origin);
    const link = {view: "play", board: null, hint: 0, place: 0, way: simplest, made, ladder: null, version: "", lesson: noLesson};
    assert.deepEqual(fromFragment(toFragment(link)), {...link, embedding: null, damaged: null});
  }
  assert.equal(encodeOrigin(nextOf({wishes: noWishes, seed: 7, stream: 0, isFromStock: false})), "s7.t1");
});

test("what is no origin is none", () => {
  for (const text of ["", "hard", "s", "s-1", "s1e9", "s99999999999999999", "<b>", "sx.t1"])
    assert.equal(decodeOrigin(text), null);
  assert.deepEqual(decodeOrigin("s1.nonsense.needs-<b>.999-1.constructor").wishes, noWishes);
  assert.equal(fromFragment("g=" + "s1.".repeat(10_000)).made, "s1");
});

test("a seed is a number, and after a hyphen a stream", () => {
  assert.deepEqual(readSeed(" 483920-4 "), {seed: 483920, stream: 4});
  assert.deepEqual(readSeed("7"), {seed: 7, stream: 0});
  for (const text of ["", "x", "1-", "-1", "1.5", "99999999999999999"]) assert.equal(readSeed(text), null);
  for (const origin of [
    {seed: 7, stream: 0},
    {seed: 7, stream: 3},
  ])
    assert.deepEqual(readSeed(seedText(origin)), origin);
});

test("the page knows the classes and the symmetries of the engine", () => {
  assert.deepEqual(
    deduku.about({}).levels.map(({key}) => key),
    [...wishClasses],
  );
  for (const symmetry of symmetries) {
    const {puzzles} = deduku.generate({wishes: {symmetry, exact_symmetry: true}, seed: 1});
    assert.equal(deduku.check({puzzle: puzzles[0].puzzle}).pattern, symmetry);
    assert.ok(isSymmetric(puzzles[0].puzzle, symmetry), symmetry);
  }
});

test("a puzzle in another form is equivalent, and as symmetric as is wished", () => {
  for (const symmetry of ["", ...symmetries]) {
    const wishes = symmetry ? {symmetry, exact_symmetry: true} : {};
    const {puzzle} = deduku.generate({wishes, seed: 2}).puzzles[0];
    const {form: canonical} = deduku.canonical({puzzle});
    const forms = [1, 2, 3, 4, 5].map((seed) => inGuise(puzzle, symmetry, chanceOf(seed)));
    assert.equal(new Set(forms).size, forms.length, symmetry);
    for (const form of forms) {
      assert.equal(deduku.canonical({puzzle: form}).form, canonical, symmetry);
      assert.ok(isSymmetric(form, symmetry), symmetry);
    }
  }
});

const first = "12....7...56..9...7......6.....95....9...3.158..61.2.....5...27........894.3....1";
const other = "1".padEnd(26, ".") + "2".padEnd(55, ".");
const text = `exactly-x_wing.minimal 300
5 12d7c56b9c7f6e95d9c3a158b61a2e5c27h894a3d1
7 1y2
extreme.half_turn 40
7 1y2
`;

test("the stock is read", () => {
  const stock = readStock(text);
  assert.deepEqual(stock[0].wishes, {...noWishes, needs: "x_wing", minimal: true});
  assert.deepEqual(stock[0].puzzles, [
    {line: first, class: "expert"},
    {line: other, class: "extreme"},
  ]);
  assert.deepEqual(stock[1].wishes, {...noWishes, class: "extreme", symmetry: "half_turn"});
});

test("the stock gives what fulfils the wishes", () => {
  const stock = readStock(text);
  const count = (wishes) => fitting(stock, {...noWishes, ...wishes}).length;
  assert.equal(count({}), 3);
  assert.equal(count({needs: "x_wing"}), 2);
  assert.equal(count({needs: "x_wing", class: "expert"}), 1);
  assert.equal(count({needs: "swordfish"}), 0);
  assert.equal(count({class: "extreme", minimal: true}), 1);
  assert.equal(count({class: "extreme", symmetry: "half_turn"}), 0);
  assert.equal(count({from: 20}), 1);
  assert.equal(count({to: 20}), 2);
  assert.equal(rateOf(stock, {...noWishes, needs: "x_wing"}), 300);
  assert.equal(rateOf(stock, {...noWishes, needs: "x_wing", isExact: false}), 0);
  assert.equal(rateOf(stock, {...noWishes, class: "extreme", symmetry: "half_turn"}), 40);
  assert.equal(rateOf(stock, {...noWishes, class: "extreme"}), 0);
});

test("what the stock gives follows from the seed, and the next one is another", () => {
  const stock = readStock(text);
  const origin = {wishes: {...noWishes, needs: "x_wing"}, seed: 5, stream: 0, isFromStock: true};
  const taken = takeFrom(stock, origin);
  assert.equal(takeFrom(stock, origin), taken);
  assert.notEqual(takeFrom(stock, nextOf(origin)), taken);
  assert.notEqual(takeFrom(stock, nextOf(origin)).replaceAll(".", "").length, taken.replaceAll(".", "").length);
  assert.equal(takeFrom(stock, {...origin, wishes: {...noWishes, needs: "swordfish"}}), null);
});
