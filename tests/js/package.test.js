// The contents of the package.
import assert from "node:assert/strict";
import {existsSync, readFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {test} from "node:test";
import {fileURLToPath} from "node:url";

const folder = dirname(fileURLToPath(import.meta.resolve("deduku")));

test("links of its documents lead to files that it has", () => {
  for (const document of ["README.md", "docs/protocol.md", "docs/json.md"]) {
    const text = readFileSync(join(folder, document), "utf8");
    const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link]) => link);
    for (const link of links.filter((link) => !link.startsWith("https:")))
      assert.ok(existsSync(join(folder, dirname(document), link)), `${document}: ${link}`);
  }
});
