// Every puzzle of the stock matches its shelf and its line.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {load} from "../../build/js/package/index.node.js";
import {isExactly} from "../../tests/web/exactly.js";
import {inGuise} from "../src/state/guises.ts";
import {chanceOf} from "../src/state/chance.ts";
import {readStock} from "../src/state/stock.ts";
import {encodeWishes} from "../src/state/wishes.ts";

const text = readFileSync(new URL("../stock.txt", import.meta.url), "utf8");
const stock = readStock(text.replace(/^#.*\n/gm, ""));
const deduku = await load();

test("the stock is small, and has several puzzles for many wishes", () => {
  assert.ok(text.length < 60_000, text.length + " bytes");
  assert.ok(stock.length > 20);
});

for (const {wishes, rate, puzzles} of stock)
  test(`the stock for ${encodeWishes(wishes)}`, () => {
    assert.ok((wishes.class === "nightmare" ? rate === 0 : rate > 1) && puzzles.length > 0);
    const forms = new Set();
    for (const [at, {line, class: name}] of puzzles.entries()) {
      const {status, redundant, pattern} = deduku.check({puzzle: line});
      assert.equal(status, "unique");
      if (wishes.minimal) assert.deepEqual(redundant, [], line);
      if (wishes.symmetry) assert.equal(pattern, wishes.symmetry, line);
      if (wishes.class) assert.equal(name, wishes.class, line);
      const shown = [line, inGuise(line, wishes.symmetry, chanceOf(at))];
      for (const puzzle of shown) {
        const [record] = deduku.rate({puzzle, scales: ["r"]}).records;
        assert.equal(record.class, name, puzzle);
        if (wishes.needs) assert.ok(isExactly(deduku, puzzle, wishes.needs), puzzle);
      }
      forms.add(deduku.canonical({puzzle: line}).form);
    }
    assert.equal(forms.size, puzzles.length, "no two are equivalent");
  });
