// Writes the questions and answers of tests/fixtures as TypeScript, so that the compiler checks them against the types
// of the package: fields that a type lacks, and fields that the answers lack, are errors.
import {readFileSync, readdirSync, writeFileSync} from "node:fs";
import {join} from "node:path";

const folder = process.env.DEDUKU_FIXTURES;
const cases = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => JSON.parse(readFileSync(join(folder, name), "utf8")))
  .filter(({result, params}) => result && !params.fields); // whose answers omit unwanted fields
const lines = cases.map(({name, method, params, result}) => {
  return `// ${name}\nholds(${JSON.stringify(method)}, ${JSON.stringify(params)}, ${JSON.stringify(result)});\n`;
});
writeFileSync(
  "typed_fixtures.ts",
  `import type {Questions} from "deduku";

function holds<Name extends keyof Questions>(_method: Name, _params: Questions[Name][0], _answer: Questions[Name][1]) {}

${lines.join("")}`,
);
