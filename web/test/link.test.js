// The content of a link survives writing and reading; anything else is not trusted.
import assert from "node:assert/strict";
import {test} from "node:test";
import {emptyBoard, withDigit, withGiven, withMark, withNextColour, withStruck} from "../src/state/board.ts";
import {decode, encode, faultOf} from "../src/state/code.ts";
import {markOf, shortest, techniquesOff} from "../src/state/profiles.ts";
import {embeds, fromFragment, noLesson, pastedFragment, simplest, toEmbed, toFragment} from "../src/state/link.ts";

const marked = withStruck(withMark(withDigit(withGiven(emptyBoard, [0, 80], 5), [40], 7), [41, 42], 9), [43], 1);
const board = withNextColour(withNextColour(withNextColour(marked, [41], 9), [42], 9), [42], 9);

test("a board survives its code", () => {
  for (const one of [emptyBoard, board, withMark(emptyBoard, [0], 1)]) assert.deepEqual(decode(encode(one)), one);
});

test("a link survives its fragment", () => {
  for (const view of ["play", "walk", "rate"]) {
    const ladder = view === "rate" ? null : {profile: "all", off: []};
    const [hint, place] = [view === "play" ? 3 : 0, view === "walk" ? 22 : 0];
    const link = {view, board, hint, place, way: simplest, made: "", ladder, version: place || hint ? "abc123" : "", lesson: noLesson};
    assert.deepEqual(fromFragment("#" + toFragment(link)), {...link, embedding: null, damaged: null});
  }
});

test("a link to a walk says which path it is", () => {
  const link = {view: "walk", board, hint: 0, place: 2, ladder: {profile: "all", off: []}};
  for (const way of [
    {isFewest: true, free: "locked", isAnyCost: false},
    {isFewest: true, free: "singles", isAnyCost: false},
    {isFewest: true, free: "subsets", isAnyCost: true},
  ])
    assert.deepEqual(fromFragment(toFragment({...link, way})).way, way);
  assert.match(toFragment({...link, way: {isFewest: true, free: "locked", isAnyCost: false}}), /&w=fewest$/);
  assert.deepEqual(fromFragment("v=walk&w=shortest").way, simplest);
  assert.deepEqual(fromFragment("v=play&w=fewest").way, simplest);
  assert.deepEqual(fromFragment("v=walk&w=fewest.constructor").way, {...simplest, isFewest: true});
});

test("a frame says what it shows, and how", () => {
  const ladder = {profile: "all", off: []};
  for (const shows of embeds) {
    const view = shows === "walk" ? "walk" : "play";
    const link = {
      view,
      board,
      hint: view === "play" ? 5 : 0,
      place: view === "walk" ? 7 : 0,
      way: simplest,
      made: "",
      ladder,
      version: "1k9x",
    };
    const read = fromFragment(toEmbed(shows, link) + "&theme=dark&lang=de");
    const settings = {theme: "dark", language: "de", notation: undefined};
    assert.deepEqual(read, {...link, lesson: noLesson, embedding: {shows, settings}, damaged: null});
  }
  assert.equal(fromFragment("embed=rate&b=" + encode(board)).embedding, null);
  assert.equal(fromFragment("embed").embedding, null);
});

test("a link to a lesson says which, and nothing of the board", () => {
  for (const lesson of [
    {technique: "", isPractice: false},
    {technique: "x_wing", isPractice: false},
    {technique: "x_wing", isPractice: true},
    {technique: "", isPractice: true},
  ]) {
    const fragment = toFragment({
      view: "learn",
      board,
      hint: 0,
      place: 0,
      way: simplest,
      made: "",
      ladder: null,
      lesson,
    });
    assert.deepEqual(fromFragment(fragment).lesson, lesson);
    assert.equal(fromFragment(fragment).board, null);
  }
  assert.deepEqual(fromFragment("v=learn&t=<b>&p=yes").lesson, noLesson);
  assert.deepEqual(fromFragment("v=walk&t=x_wing&p=1").lesson, noLesson);
});

test("a link to a step says which ladder it is of, in words of no language", () => {
  const link = {view: "walk", board, hint: 0, place: 22, way: simplest};
  const ladders = [
    {profile: "se", off: []},
    {profile: "hodoku", off: []},
    {profile: "beginner", off: []},
    {profile: "custom", off: ["x_wing", "sue_de_coq"]},
  ];
  for (const ladder of ladders) assert.deepEqual(fromFragment(toFragment({...link, ladder})).ladder, ladder);
  assert.match(toFragment({...link, ladder: ladders[3]}), /&l=-x_wing\.sue_de_coq$/);
  assert.equal(fromFragment("v=rate&b=" + encode(board)).ladder, null);
  const few = {profile: "custom", off: [], on: ["naked_single", "x_wing"]};
  assert.deepEqual(fromFragment(toFragment({...link, ladder: few})).ladder, few);
  assert.match(toFragment({...link, ladder: few}), /&l=~naked_single\.x_wing$/);
  assert.deepEqual(fromFragment("v=walk&s=3&l=nonsense").ladder, {profile: "all", off: []});
});

test("of an own ladder a link names what is on, or what is off, whichever is less", () => {
  const rungs = "abcdefghij".split("").map((technique) => ({technique, level: "easy", cost: "1.00"}));
  const off = (...keys) => shortest({profile: "custom", off: keys}, rungs);
  assert.deepEqual(off("a"), {profile: "custom", off: ["a"]});
  assert.deepEqual(off(..."cdefghij"), {profile: "custom", off: [], on: ["a", "b"]});
  const few = off(..."cdefghij");
  assert.deepEqual(techniquesOff(few, rungs), [..."cdefghij"]);
  const more = [...rungs, {technique: "new", level: "easy", cost: "2.00"}];
  assert.ok(techniquesOff(few, more).includes("new"), "a technique that is added later is off in an old link");
  assert.deepEqual(shortest({profile: "club", off: []}, rungs), {profile: "club", off: []});
});

test("a link names the version of the ladder, which changes with every cost and technique", () => {
  const rungs = [{technique: "a", cost: "1.00"}, {technique: "b", cost: "2.00"}];
  const mark = markOf(rungs);
  assert.match(mark, /^[a-z0-9]{1,7}$/);
  assert.notEqual(markOf([rungs[0], {technique: "b", cost: "2.10"}]), mark);
  assert.notEqual(markOf(rungs.slice(1)), mark);
  assert.equal(markOf([]), "");
  const link = {view: "walk", board, hint: 0, place: 22, way: simplest, version: mark};
  assert.equal(fromFragment(toFragment(link)).version, mark);
  assert.equal(fromFragment(toFragment({...link, place: 0})).version, "", "the puzzle itself is of no ladder");
  assert.equal(fromFragment("v=walk&s=3&e=<script>").version, "");
});

test("a damaged board is told from none, with what is wrong", () => {
  assert.equal(fromFragment("v=walk").damaged, null);
  const puzzle = encode(board).slice(0, 81);
  for (const [code, fault] of [
    [puzzle + "1", {what: "length", n: 82}],
    [puzzle.slice(1), {what: "length", n: 80}],
    ["hello", {what: "character", at: 3, character: "l"}],
    ["x" + puzzle.slice(1), {what: "character", at: 1, character: "x"}],
    [puzzle + "~0A", {what: "marks"}],
  ]) {
    assert.equal(fromFragment("b=" + code).damaged, code);
    assert.deepEqual(faultOf(code), fault);
  }
});

test("a link is recognised in pasted text", () => {
  const fragment = toFragment({view: "play", board, hint: 0, place: 0, way: simplest});
  assert.equal(pastedFragment("  https://example.org/x/#" + fragment + "\n"), fragment);
  assert.equal(pastedFragment("https://example.org/x/#top"), null);
});

/** The same numbers every time. */
function* randomNumbers(seed) {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

test("10,000 hostile fragments are read without an exception", () => {
  const numbers = randomNumbers(1);
  const below = (most) => Math.floor(numbers.next().value * most);
  const alphabet = [..."123456789abci.~!-_0AVZ#&=%<>\"'?vbhsw\u0000\ud800é漢"];
  const good = toFragment({view: "walk", board, hint: 0, place: 7, way: simplest});
  for (let round = 0; round < 10_000; ++round) {
    const characters = [...good];
    for (let change = below(8); change >= 0; --change)
      characters.splice(below(characters.length), below(3), alphabet[below(alphabet.length)]);
    const text =
      round % 2
        ? characters.join("")
        : Array.from({length: below(300)}, () => alphabet[below(alphabet.length)]).join("");
    const link = fromFragment(text);
    assert.match(link.view, /^(play|walk|rate)$/);
    assert.ok(link.hint >= 0 && link.hint <= 5 && link.place >= 0 && link.place <= 9999);
    if (link.board) {
      assert.match(link.board.digits, /^[1-9.]{81}$/);
      assert.deepEqual(decode(encode(link.board)), link.board);
    }
    pastedFragment(text);
  }
});
