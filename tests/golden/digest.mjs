// The digest of the answers of `deduku serve` on standard input. The spelling of a number does not count: in JavaScript
// 1.0 and 1 are the same.
import {createHash} from "node:crypto";
import {createInterface} from "node:readline";

const hash = createHash("sha256");
let answers = 0;
for await (const line of createInterface({input: process.stdin})) {
  const answer = JSON.parse(line);
  if (answer.result === undefined) throw new Error(`no answer but ${line}`);
  hash.update(JSON.stringify(answer.result) + "\n");
  ++answers;
}
console.log(`${hash.digest("hex").slice(0, 32)} ${answers} answers`);
