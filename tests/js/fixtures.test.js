// The answers that all languages share: tests/fixtures.
import assert from "node:assert/strict";
import {readFileSync, readdirSync} from "node:fs";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {DedukuError, load, startWorker} from "deduku";

const folder = process.env.DEDUKU_FIXTURES;
let deduku;
let worker;
before(async () => {
  deduku = await load();
  worker = await startWorker();
});
after(() => worker.close());

/** The answer or the error, in the shape of the fixtures. */
async function outcome(ask) {
  try {
    return {result: await ask()};
  } catch (error) {
    assert.ok(error instanceof DedukuError, error);
    const {code, message, line, column, key, values} = error;
    return {error: {code, message, line, column, ...(key && {key, values})}};
  }
}

for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
  for (const {name, method, params, result, error} of JSON.parse(readFileSync(join(folder, file), "utf8"))) {
    test(`${file}: ${method}, ${name}`, async () => {
      const expected = error ? {error} : {result};
      assert.deepEqual(await outcome(() => deduku.call(method, params)), expected);
      assert.deepEqual(await outcome(() => worker.call(method, params)), expected);
    });
  }
}
