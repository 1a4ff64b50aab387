// Practice: the days of repetition, the choice in a mixed round, and the verdict on an answer.
import assert from "node:assert/strict";
import {test} from "node:test";
import {Exercise} from "../src/app/practice.ts";
import {readPosition} from "../src/state/lessons.ts";
import {afterExercise, dueOn, nextTechnique, progressOf, readPractised} from "../src/state/practice.ts";

const known = ["hidden_single", "naked_pair", "x_wing", "skyscraper"];

test("what is found without help comes again later and later; what is not, on the same day", () => {
  let practised = {};
  const pauses = [];
  for (let today = 100; pauses.length < 6; today = practised.x_wing.due) {
    practised = afterExercise(practised, "x_wing", "clean", today);
    pauses.push(practised.x_wing.due - today);
  }
  assert.deepEqual(pauses, [1, 2, 4, 8, 16, 16]);
  assert.deepEqual(practised.x_wing, {...practised.x_wing, box: 5, solved: 6, next: 6});
  const helped = afterExercise(practised, "x_wing", "helped", 200);
  assert.deepEqual(helped.x_wing, {box: 5, due: 201, solved: 7, next: 7});
  const shown = afterExercise(helped, "x_wing", "shown", 300);
  assert.deepEqual(shown.x_wing, {box: 4, due: 300, solved: 7, next: 8});
  assert.equal(afterExercise({}, "x_wing", "shown", 1).x_wing.box, 0);
});

test("a mixed round takes what is due, the weakest first, then what is new, then the weakest", () => {
  const progress = (box, due) => ({box, due, solved: 1, next: 1});
  const practised = {hidden_single: progress(3, 90), naked_pair: progress(1, 100), x_wing: progress(0, 130)};
  assert.deepEqual(dueOn(practised, known, 100), ["naked_pair", "hidden_single"]);
  assert.equal(nextTechnique(practised, known, "", 100), "naked_pair");
  assert.equal(nextTechnique(practised, known, "naked_pair", 100), "hidden_single");
  assert.equal(nextTechnique(practised, known, "", 80), "skyscraper");
  assert.equal(nextTechnique({...practised, skyscraper: progress(2, 130)}, known, "", 80), "x_wing");
  assert.equal(nextTechnique({}, known, "", 80), "hidden_single");
  assert.equal(nextTechnique({}, ["x_wing"], "x_wing", 80), "x_wing");
  assert.equal(nextTechnique({}, [], "", 80), "");
});

test("what was kept is not believed", () => {
  const good = {box: 2, due: 20_000, solved: 3, next: 4};
  assert.deepEqual(readPractised(JSON.parse(JSON.stringify({x_wing: good}))), {x_wing: good});
  for (const kept of [null, 7, "x", {"<b>": good}, {x_wing: 3}, {x_wing: null}])
    assert.deepEqual(readPractised(kept), {});
  assert.deepEqual(progressOf(readPractised({x_wing: {box: 99, due: -1, solved: "many"}}), "x_wing"), {
    box: 5,
    due: 0,
    solved: 0,
    next: 0,
  });
});

/** A board with the marks 1 and 2 in the first three cells, and an engine with two steps. */
function exercise({steps, progress = {wrong: [], missing: []}}) {
  const board = {...readPosition("zzzc"), marks: readPosition("zzzc").marks.map((_, cell) => (cell < 3 ? 0b11 : 0))};
  const asked = [];
  const ask = {
    lessonSteps: async (_, __, isDrawn) => steps.map((step) => ({...step, svg: isDrawn ? "drawn" : ""})),
    lessonHint: async (_, __, level) => ({status: "found", level, sentences: [], svg: ""}),
    progress: async (after) => (asked.push(after), progress),
    why: async () => ({isTrue: true, text: "because", steps: []}),
    refute: async () => null,
  };
  return {asked, exercise: new Exercise(ask, board, "x_wing", new AbortController().signal)};
}
const step = (places, removes) => ({sentence: "", html: "", effects: {places, removes}});
const mark = (cell, digit) => ({cell, digit});

test("every step of the technique counts, and a part of it is enough", async () => {
  const steps = [step([], [mark(0, 1), mark(1, 1)]), step([], [mark(2, 2)])];
  for (const [chosen, found, count] of [
    [[mark(0, 1)], 1, 2],
    [[mark(0, 1), mark(1, 1)], 2, 2],
    [[mark(2, 2)], 1, 1],
    [[mark(2, 2), mark(0, 1), mark(1, 1)], 2, 2],
  ]) {
    const {exercise: one} = exercise({steps});
    for (const {cell, digit} of chosen) assert.ok(one.toggle(cell, digit));
    await one.check();
    assert.deepEqual([one.verdict.kind, one.verdict.found, one.verdict.count], ["right", found, count]);
    assert.equal(one.verdict.step.svg, "drawn");
    assert.deepEqual([one.isOver, one.outcome], [true, "clean"]);
    assert.ok(!one.toggle(1, 2));
  }
});

test("what is wrong is refuted, what is only not of the technique is told from it", async () => {
  const steps = [step([], [mark(0, 1)])];
  const {exercise: wrong, asked} = exercise({steps, progress: {wrong: [], missing: [mark(1, 2)]}});
  wrong.toggle(1, 2);
  await wrong.check();
  assert.deepEqual(wrong.verdict, {kind: "wrong", mark: mark(1, 2), why: ""}, "the reason may give the solution away");
  await wrong.explain();
  assert.deepEqual(wrong.verdict, {kind: "wrong", mark: mark(1, 2), why: "because"});
  assert.equal(asked[0].marks[1], 0b01);
  wrong.toggle(1, 2);
  wrong.toggle(0, 1);
  await wrong.check();
  assert.deepEqual([wrong.verdict.kind, wrong.outcome], ["right", "helped"]);
  const {exercise: other} = exercise({steps});
  other.toggle(2, 2);
  other.toggle(0, 1);
  await other.check();
  assert.deepEqual(other.verdict, {kind: "other", mark: mark(2, 2)});
  assert.ok(!other.isOver);
  other.clear();
  await other.check();
  assert.deepEqual(other.verdict, {kind: "nothing"});
});

test("where the technique places, a digit is chosen for a cell; elsewhere a placed digit eliminates the others", async () => {
  const {exercise: placing} = exercise({steps: [step([mark(0, 1)], [])]});
  await placing.begin();
  assert.ok(placing.isPlacing);
  placing.toggle(0, 2);
  placing.toggle(0, 1);
  assert.deepEqual(placing.marks, [mark(0, 1)]);
  await placing.check();
  assert.equal(placing.verdict.kind, "right");
  const {exercise: mixed} = exercise({steps: [step([mark(0, 1)], []), step([], [mark(1, 1)])]});
  await mixed.begin();
  assert.ok(!mixed.isPlacing);
  mixed.toggle(0, 2);
  await mixed.check();
  assert.equal(mixed.verdict.kind, "right");
});

test("hints deepen to the end, which shows the step", async () => {
  const {exercise: one} = exercise({steps: [step([], [mark(0, 1)])]});
  for (let level = 1; level <= 5; ++level) {
    assert.ok(!one.isOver);
    await one.deepen();
    assert.equal(one.hint.level, level);
  }
  assert.deepEqual([one.isOver, one.outcome], [true, "shown"]);
});
