// The methods of the library, its only table, against every list of them: of the protocol, its schema, C, JavaScript,
// its types and Python.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {test} from "node:test";
import {load} from "deduku";

const source = (file) => readFileSync(join(process.env.DEDUKU_SOURCES, file), "utf8");
const {methods} = (await load()).about();
/** The matches of the first group of a pattern, in order. */
const all = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);
/** The text between two others. */
const between = (text, begin, end) => text.split(begin, 2)[1].split(end, 1)[0];
const sorted = (names) => [...names].sort();

test("the protocol has a row for each method", () => {
  const table = between(source("docs/protocol.md"), "\n## Methods\n", "\n### ");
  assert.deepEqual(all(table, /^\| `(\w+)` \|/gm), methods);
});

test("the schema has the answer of each method", () => {
  const {$defs} = JSON.parse(source("docs/deduku.schema.json"));
  const answers = Object.keys($defs).filter((name) => name.startsWith("answer_"));
  assert.deepEqual(sorted(answers), sorted(methods.map((name) => `answer_${name}`)));
});

test("JavaScript has each method", () => {
  const list = between(source("bindings/js/methods.js"), "export const methods = [", "]");
  assert.deepEqual(all(list, /"(\w+)"/g), methods);
});

test("TypeScript has parameters and answer of each method", () => {
  const questions = between(source("bindings/js/index.d.ts"), "export interface Questions {", "\n}");
  assert.deepEqual(all(questions, /^ {2}(\w+): \[/gm), methods);
});

test("Python has a function for each method", () => {
  const session = between(source("bindings/python/deduku/session.py"), "\nclass Session", "\nclass ");
  const others = ["call", "close"]; // methods for any question, or none
  const functions = all(session, /^ {4}def ([a-z]\w*)\(/gm).filter((name) => !others.includes(name));
  assert.deepEqual(sorted(functions), sorted(methods));
});

/** Methods with another name in C: boards are structs there. Their other methods are called with `deduku_call`. */
const otherNames = {read: "board_read", write: "board_write"};
const onlyCalled = ["technique", "assess_many", "style_sheet", "minimise", "random", "generate"];

test("C has a function for each method that takes a board", () => {
  const functions = all(source("include/deduku.h"), /^DEDUKU_API [\w\s]+\*? ?deduku_(\w+)\(/gm);
  for (const method of methods) {
    const name = otherNames[method] ?? method;
    assert.equal(functions.includes(name), !onlyCalled.includes(method), method);
  }
});
