// The rooms of the page: the imports allowed for each folder of `src`, no cycles of files or of folders, and the
// recipients of each part.
import assert from "node:assert/strict";
import {existsSync, readFileSync, readdirSync} from "node:fs";
import {dirname, join, relative} from "node:path";
import {test} from "node:test";

const root = new URL("../src", import.meta.url).pathname;

/** The folders, and the other folders that each may import; `main.ts`, the only file outside of them, connects them. */
const arrows = {
  dom: [],
  words: [],
  state: ["words"],
  draw: ["dom", "state"],
  engine: ["state", "words"],
  app: ["draw", "engine", "state", "words"],
  view: ["app", "dom", "draw", "engine", "state", "words"],
};

const text = (file) => readFileSync(file, "utf8");
const files = readdirSync(root, {recursive: true})
  .filter((name) => /(?<!\.d)\.ts$/.test(name))
  .map((name) => join(root, name));
const nameOf = (file) => relative(root, file);
const folderOf = (file) => dirname(nameOf(file));

/** The files that a file imports, at run time or for their types; imports of packages are skipped. */
function importsOf(file) {
  const found = text(file).matchAll(/^(?:import|export)\b[^;"()]*"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm);
  return [...found]
    .map((match) => join(dirname(file), (match[1] ?? match[2]).replace(/\?.*/, "")))
    .filter((other) => /\.[jt]s$/.test(other));
}

/** A cycle through a node, null if there is no cycle. */
function circleIn(nodes, next) {
  const done = new Set();
  const visit = (node, path) => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const other of next(node)) {
      const circle = visit(other, [...path, node]);
      if (circle) return circle;
    }
    done.add(node);
    return null;
  };
  for (const node of nodes) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return null;
}

test("what is imported exists", () => {
  assert.ok(files.length > 60);
  for (const file of files)
    for (const other of importsOf(file)) assert.ok(existsSync(other), `${nameOf(file)} imports ${other}`);
});

test("a circle is found", () => {
  const next = {a: ["b"], b: ["c", "d"], c: [], d: ["b"]};
  assert.deepEqual(
    circleIn(Object.keys(next), (node) => next[node]),
    ["b", "d", "b"],
  );
});

test("no circle of files", () => {
  assert.equal(circleIn(files, importsOf)?.map(nameOf).join(" -> ") ?? "", "");
});

test("no circle of folders", () => {
  const others = (folder) =>
    files
      .filter((file) => folderOf(file) === folder)
      .flatMap(importsOf)
      .map(folderOf)
      .filter((other) => other !== folder && !other.startsWith(".."));
  assert.equal(circleIn(Object.keys(arrows), others)?.join(" -> ") ?? "", "");
});

test("every import follows an arrow", () => {
  for (const file of files) {
    const folder = folderOf(file);
    if (folder === ".") assert.equal(nameOf(file), "main.ts");
    const may = folder === "." ? Object.keys(arrows) : arrows[folder];
    assert.ok(may, `${folder} is not in the table`);
    for (const other of importsOf(file)) {
      const from = folderOf(other);
      const isAllowed = from === folder || from.startsWith("..") || may.includes(from);
      assert.ok(isAllowed, `${nameOf(file)} imports ${nameOf(other)}`);
    }
  }
});

test("every arrow is used", () => {
  for (const [folder, others] of Object.entries(arrows)) {
    const used = new Set(
      files
        .filter((file) => folderOf(file) === folder)
        .flatMap(importsOf)
        .map(folderOf),
    );
    for (const other of others) assert.ok(used.has(other), `${folder} imports nothing of ${other}`);
  }
});

test("a view is given what it shows and the actions that it may call", () => {
  for (const file of files.filter((file) => folderOf(file) === "view")) {
    const name = nameOf(file);
    assert.doesNotMatch(text(file), /\bStore\b|\bmakeActions\b/, name);
    assert.doesNotMatch(text(file), /\bActions\b(?!\[|, "|\} from|Actions)/, `${name} takes all actions`);
  }
});

test("main.ts joins parts and does nothing itself", () => {
  const main = text(join(root, "main.ts"));
  assert.doesNotMatch(main, /\bfunction\b|\basync\b|\bif \(.*\{$|addEventListener/m);
  assert.ok(main.split("\n").length <= 100);
});

test("no file is long", () => {
  for (const file of files) assert.ok(text(file).split("\n").length <= 310, nameOf(file));
});
