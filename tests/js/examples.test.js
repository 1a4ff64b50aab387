// The examples of the documents, run unchanged in Node.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {test} from "node:test";
import {fileURLToPath} from "node:url";
import {programs} from "./examples.js";

const runnable = programs().filter(({isForNode}) => isForNode);

test("there are examples", () => assert.ok(runnable.length >= 3));

for (const {name, code} of runnable) {
  test(`${name} runs`, () => {
    const cwd = fileURLToPath(new URL(".", import.meta.url));
    const {status, stderr} = spawnSync(process.execPath, ["--input-type=module", "-e", code], {cwd, timeout: 60000});
    assert.equal(status, 0, String(stderr));
  });
}
