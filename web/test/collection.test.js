// Every puzzle of the collection is, by R, in the class of its file, and needs the technique named there.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {load} from "../../build/js/package/index.node.js";

const folder = new URL("../../puzzles/by-class/", import.meta.url);
const contents = JSON.parse(readFileSync(new URL("classes.json", folder), "utf8"));
const deduku = await load();
const step = 12; // one in this many puzzles is rated

for (const [name, {from, to, n}] of Object.entries(contents)) {
  test(`puzzles of the class ${name}`, () => {
    const lines = readFileSync(new URL(name + ".txt", folder), "utf8")
      .trim()
      .split("\n");
    const ratings = lines.map((line) => Number(line.split(" ")[1]));
    assert.equal(lines.length, n);
    assert.deepEqual([Math.min(...ratings), Math.max(...ratings)], [from, to]);
    assert.deepEqual(
      ratings,
      [...ratings].sort((a, b) => a - b),
    );
    for (let at = 0; at < lines.length; at += step) {
      const [puzzle, r, technique] = lines[at].split(" ");
      const [record] = deduku.call("rate", {puzzle, scales: ["r"]}).records;
      assert.deepEqual([record.class, record.r.toFixed(2), record.technique], [name, r, technique]);
    }
  });
}

test("hard puzzles are about intersections and subsets, and none above is about a single", () => {
  const techniques = (name) =>
    new Set(
      readFileSync(new URL(name + ".txt", folder), "utf8")
        .trim()
        .split("\n")
        .map((line) => line.split(" ")[2]),
    );
  for (const technique of ["pointing", "claiming", "naked_pair", "hidden_pair"])
    assert.ok(techniques("hard").has(technique));
  for (const name of ["expert", "master", "extreme"])
    for (const technique of techniques(name)) assert.doesNotMatch(technique, /single|full_house|direct/);
});
