// The page can be built in any folder, and by the Node of Debian 12; an older one is rejected at once.
import assert from "node:assert/strict";
import {execFileSync, spawnSync} from "node:child_process";
import {chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, test} from "node:test";
import {fileURLToPath} from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "deduku-build-"));
after(() => rmSync(folder, {recursive: true}));

test("scripts are modules below a folder whose package is none", () => {
  mkdirSync(join(folder, "scripts"));
  writeFileSync(join(folder, "package.json"), '{"type": "commonjs"}');
  copyFileSync(join(root, "scripts/write-types.mjs"), join(folder, "scripts/write-types.mjs"));
  const types = execFileSync(process.execPath, [join(folder, "scripts/write-types.mjs"), join(root, "docs/deduku.schema.json")]);
  assert.match(types.toString(), /export interface|export type/);
});

test("an old Node is refused in a sentence that names the one that will do", () => {
  const check = (version) => {
    writeFileSync(join(folder, "node"), `#!/bin/sh\necho ${version}\n`);
    chmodSync(join(folder, "node"), 0o755);
    const {status, stderr} = spawnSync(join(root, "scripts/check-node.sh"), {
      env: {...process.env, PATH: `${folder}:${process.env.PATH}`},
      encoding: "utf8",
    });
    return {status, stderr};
  };
  for (const version of ["18.20.4", "18.19.0", "20.20.2", "22.1.0"]) assert.equal(check(version).status, 0, version);
  for (const version of ["16.20.1", "18.13.0", "12.22.12"]) {
    assert.equal(check(version).status, 1, version);
    assert.match(check(version).stderr, /Node 18\.19 or later is needed/);
  }
});

test("the version of Node is looked at before anything is compiled", () => {
  const script = readFileSync(join(root, "scripts/build-js.sh"), "utf8");
  assert.ok(script.indexOf("check-node.sh") > 0 && script.indexOf("check-node.sh") < script.indexOf("cmake --preset"));
});

test("what builds the page knows Debian's Node", () => {
  const {packages} = JSON.parse(readFileSync(join(root, "web/package-lock.json"), "utf8"));
  for (const [name, {engines}] of Object.entries(packages))
    if (engines?.node) assert.ok(/18|>= ?1[0-8]|>= ?[4-8]\b|\*/.test(engines.node), `${name} wants Node ${engines.node}`);
});
