// All languages say the same, with the same placeholders.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {say, speak} from "../src/words/words.ts";

const table = (language) => JSON.parse(readFileSync(new URL(`../src/words/${language}.json`, import.meta.url), "utf8"));
const names = (text) =>
  [...text.matchAll(/\{(\w+)/g)]
    .map((match) => match[1])
    .sort()
    .filter((name, at, all) => name !== all[at - 1]);

for (const language of ["de", "zh"]) {
  test(`${language} has every text`, () => {
    const [english, other] = [table("en"), table(language)];
    assert.deepEqual(Object.keys(other), Object.keys(english));
    for (const [key, text] of Object.entries(english)) {
      const wanted = names(text);
      for (const name of names(other[key])) assert.ok(wanted.includes(name), `${key} has no {${name}}`);
      assert.notEqual(other[key].trim(), "", key);
    }
  });
}

test("placeholders are filled in, and numbers choose", () => {
  assert.equal(say("right.text", {n: 1}), "1 digit entered, and none of them is wrong.");
  assert.equal(say("right.text", {n: 2}), "2 digits entered, and none of them is wrong.");
  speak("de");
  assert.equal(say("hint.level", {level: 3}), "3 von 5");
  speak("en");
});
