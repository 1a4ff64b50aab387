// All languages have the same texts, with the same placeholders.
import assert from "node:assert/strict";
import {readdirSync, readFileSync} from "node:fs";
import {test} from "node:test";
import {fetchWords, languages, say, speak, tagOf} from "../src/words/words.ts";

const rowsOf = (file, macro) => {
  const registry = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
  return [...registry.matchAll(new RegExp(`^${macro}\\((\\w+)(?:,\\s*"(.*)")?\\)`, "gm"))];
};
const table = (language) => JSON.parse(readFileSync(new URL(`../src/words/${language}.json`, import.meta.url), "utf8"));
/** The engine's messages about faults of texts are in English. */
const faults = new Map(
  rowsOf("src/formats/faults.def", "DEDUKU_FAULT").map(([, key, text]) => [`fault.${key}`, text.replaceAll('\\"', '"')]),
);

const names = (text) =>
  [...text.matchAll(/\{(\w+)/g)]
    .map((match) => match[1])
    .sort()
    .filter((name, at, all) => name !== all[at - 1]);

test("every table is a language, and says what it is called", () => {
  const files = readdirSync(new URL("../src/words", import.meta.url)).filter((name) => name.endsWith(".json"));
  assert.deepEqual(files.map((name) => name.replace(".json", "")).sort(), [...languages].sort());
  for (const language of languages) assert.equal(new Intl.Locale(tagOf(language)).language, language);
});

for (const language of languages.filter((language) => language !== "en")) {
  test(`${language} has every text`, () => {
    const other = table(language);
    const english = {...table("en"), ...Object.fromEntries(faults)};
    assert.deepEqual(Object.keys(other).sort(), Object.keys(english).sort());
    for (const [key, text] of Object.entries(english)) {
      const wanted = names(text);
      for (const name of names(other[key])) assert.ok(wanted.includes(name), `${key} has no {${name}}`);
      assert.notEqual(other[key].trim(), "", key);
    }
  });
}

test("the page has the languages of the engine", () => {
  const keys = rowsOf("include/deduku/languages.def", "DEDUKU_LANGUAGE").map(([, key]) => key);
  assert.deepEqual([...languages].sort(), keys.sort());
});

test("placeholders are filled in, and numbers choose", async () => {
  await Promise.all([fetchWords("en"), fetchWords("de")]);
  speak("en");
  assert.equal(say("right.text", {n: 1}), "1 digit entered, all of them right.");
  assert.equal(say("right.text", {n: 2}), "2 digits entered, all of them right.");
  speak("de");
  assert.equal(say("hint.level", {level: 3}), "3 von 5");
  speak("en");
});

/** The names that the page shares with the first page of the walk, which the engine writes. */
const shared = {
  "facts.givens": "page.givens",
  "facts.solutions": "page.solutions",
  "facts.unique": "page.one",
  "facts.several": "page.more_than_one",
  "facts.singles": "page.by_singles",
  "facts.singles.text": "page.cells_at_once",
  "facts.line": "page.line",
  "scale.r.text": "page.scale.r",
  "scale.ser.text": "page.scale.se",
  "scale.hodoku.text": "page.scale.hodoku",
  "scale.hodoku.value": "page.hodoku_level",
  "curve.only": "page.only_step",
  "profile.classic": "page.ladder.classic",
};

/** The classes of puzzles are those of R. */
for (const level of ["beginner", "easy", "medium", "hard", "expert", "master", "extreme", "nightmare"])
  shared[`class.${level}`] = `level.${level}`;
for (const level of ["Easy", "Medium", "Hard", "Unfair", "Extreme"]) shared[`hodoku.${level}`] = `hodoku.level.${level}`;
const capitalised = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

for (const language of languages) {
  test(`the ratings and the walk have the same words: ${language}`, () => {
    const file = new URL(`../../src/present/languages/${language}.txt`, import.meta.url);
    const lines = readFileSync(file, "utf8").split("\n");
    const engine = new Map(lines.filter((line) => line.includes(" = ")).map((line) => line.split(" = ", 2)));
    const page = table(language);
    for (const [key, name] of Object.entries(shared))
      assert.equal(page[key], key.startsWith("class.") ? capitalised(engine.get(name)) : engine.get(name), key);
  });
}

/** Other names for a candidate or its elimination: each has one word in each language. */
const otherNames = {
  en: /\bpencil marks?\b|\bstruck\b|\bstrikes?\b|\bcross(ed|es)? out\b|\bfallen\b/i,
  de: /Bleistift|\beliminier|durchgestrichen|\bentfernte?r? Kandidat/i,
  zh: /铅笔|候选数字|划掉|消去|移除|删除候选|删掉/,
};

for (const language of languages) {
  test(`a candidate and its elimination have one word each: ${language}`, () => {
    const file = new URL(`../../src/present/languages/${language}.txt`, import.meta.url);
    const engine = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => !line.startsWith("#"))
      .map((line) => line.replace(/^[\w.]+ = /, "").replace(/\{[^}]*\}|\[|\]/g, " "));
    const said = [...engine, ...Object.values(table(language))];
    assert.deepEqual(said.filter((text) => otherNames[language].test(text)), []);
  });
}
