// Each method of the service has a place in the page, or docs/architecture.md gives the reason.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {test} from "node:test";
import {methods} from "../../bindings/js/methods.js";

const text = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const engine = new URL("../src/engine/", import.meta.url);
const asked = new Set(
  readdirSync(engine).flatMap((file) =>
    [...readFileSync(new URL(file, engine), "utf8").matchAll(/call\(\s*"(\w+)"/g)].map((match) => match[1]),
  ),
);
const section = text("docs/architecture.md").split("The page uses these methods of the [service]")[1].split("\n## ")[0];
const [places, reasons] = section.split("The page does not use");
const named = (part) => new Set([...part.matchAll(/`(\w+)`/g)].map((match) => match[1]));

test("what the page asks has a place, and what it does not ask a reason", () => {
  const table = named(places.replace(/\| [^|]* \|$/gm, "|")); // the first column
  for (const method of methods) {
    assert.equal(table.has(method), asked.has(method), `${method} in the table`);
    assert.equal(
      named(reasons.split(". The constraints")[0]).has(method) && !table.has(method),
      !asked.has(method),
      `${method} has a reason`,
    );
  }
});
