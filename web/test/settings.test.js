// Values kept by the browser are not trusted either.
import assert from "node:assert/strict";
import {test} from "node:test";
import {cellName, cellOf, defaultSettings, readSettings} from "../src/state/settings.ts";
import {profileOff, techniquesOff} from "../src/state/profiles.ts";

const base = defaultSettings(["fr-FR", "de-AT", "en"]);

test("the first language of the system that there is", () => {
  assert.equal(base.language, "de");
  assert.equal(defaultSettings(["fr"]).language, "en");
  assert.equal(defaultSettings(["zh-TW"]).language, "zh");
});

test("settings are read back as they were", () => {
  const changed = {
    ...base,
    language: "zh",
    theme: "dark",
    conflicts: "asked",
    prefer: "progress",
    autoMarks: true,
    profile: "custom",
    off: ["x_wing"],
  };
  assert.deepEqual(readSettings(JSON.parse(JSON.stringify(changed)), base), changed);
});

test("whatever else was kept is left out", () => {
  for (const kept of [
    null,
    7,
    "x",
    [],
    {language: "<b>", theme: {}, off: ["<script>", 7, "w_wing"], autoMarks: "yes"},
  ]) {
    const read = readSettings(kept, base);
    assert.deepEqual({...read, off: []}, base);
    assert.ok(read.off.every((key) => key === "w_wing"));
  }
});

test("cells are called as the notation says", () => {
  assert.deepEqual(
    ["rc", "a1", "k9"].map((notation) => cellName(77, notation)),
    ["r9c6", "I6", "K6"],
  );
  assert.equal(cellOf("r9c6"), 77);
});

test("a profile leaves out what is above it", () => {
  const rungs = [
    {technique: "naked_single", level: "beginner"},
    {technique: "x_wing", level: "expert"},
    {technique: "whip", level: "master"},
  ];
  assert.deepEqual(profileOff("beginner", rungs), ["x_wing", "whip"]);
  assert.deepEqual(profileOff("club", rungs), ["whip"]);
  assert.deepEqual(profileOff("all", rungs), []);
});

test("a ladder has at least one rung", () => {
  const rungs = [
    {technique: "naked_single", level: "beginner"},
    {technique: "x_wing", level: "expert"},
  ];
  const off = (...techniques) => techniquesOff({profile: "custom", off: techniques}, rungs);
  assert.deepEqual(off("x_wing"), ["x_wing"]);
  assert.deepEqual(off("x_wing", "of_another_version"), ["x_wing"]);
  assert.deepEqual(off("x_wing", "naked_single"), []);
  assert.deepEqual(techniquesOff({profile: "beginner", off: ["naked_single"]}, rungs), ["x_wing"]);
  assert.deepEqual(techniquesOff({profile: "custom", off: ["x_wing"]}, []), []);
});
