// Compares the npm package with the native program, in processor time: js.js PROGRAM LIST [FOLDER]. Rates the list on
// each scale; the package is measured after its code has been optimised. Then measures the time of a hint on the way to
// the solutions, and the time until the first answer of a new program. FOLDER has the package; default: that of
// build/js.
import {execFileSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {argv, cpuUsage, execPath} from "node:process";
import {fileURLToPath, pathToFileURL} from "node:url";
import {brotliCompressSync, constants} from "node:zlib";

const folder = argv[4] ? pathToFileURL(argv[4] + "/") : new URL("../build/js/package/", import.meta.url);
const {load} = await import(new URL("index.node.js", folder));
const [program, list] = argv.slice(2);
const puzzles = readFileSync(list, "utf8").split("\n").filter((line) => line.length >= 81).map((line) => line.slice(0, 81));
const deduku = await load();

/** Processor time of the program for these puzzles, in milliseconds. */
function timed(scale, lines) {
  const script = `import os, subprocess, sys
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=True)
print(os.times().children_user * 1000)`;
  const command = ["-c", script, program, "rate", "-q", "--threads", "1", "--scale", scale, "-"];
  return Number(execFileSync("python3", command, {input: lines.join("\n") + "\n"}));
}
/** The same without the time to start the program. */
const native = (scale) => timed(scale, puzzles) - timed(scale, puzzles.slice(0, 1));

function here(scale) {
  const start = cpuUsage();
  for (const puzzle of puzzles) deduku.rate({puzzle, scales: [scale]});
  return cpuUsage(start).user / 1000;
}

for (const scale of ["r", "ser", "hodoku", "ladder"]) {
  here(scale);
  here(scale);
  const [there, rated] = [native(scale), here(scale)];
  const each = (time) => (time / puzzles.length).toFixed(3).padStart(8);
  console.log(`${scale.padEnd(8)} native ${each(there)} ms, package ${each(rated)} ms a puzzle, speed ${(there / rated).toFixed(2)}`);
}

/** Milliseconds of each hint from a puzzle to its solution. */
function hintTimes(puzzle) {
  const times = [];
  for (let board = {digits: puzzle}; ; ) {
    const start = performance.now();
    const hint = deduku.hint({board});
    if (hint.status !== "found") return times;
    times.push(performance.now() - start);
    ({board} = deduku.apply({board, step: hint}));
  }
}

const times = puzzles.flatMap(hintTimes).sort((a, b) => a - b);
const quantile = (part) => times[Math.floor(part * (times.length - 1))].toFixed(2);
console.log(`a hint takes ${quantile(0.5)} ms in the median, 95 % at most ${quantile(0.95)}, all at most ${quantile(1)}`);

const first = `const [start, before] = [performance.now(), process.cpuUsage()];
const {load} = await import(${JSON.stringify(new URL("index.node.js", folder).href)});
const deduku = await load();
deduku.hint({puzzle: ${JSON.stringify(puzzles[0])}});
const {user, system} = process.cpuUsage(before);
console.log(JSON.stringify([performance.now() - start, (user + system) / 1000]));`;
const runs = Array.from({length: 9}, () => JSON.parse(execFileSync(execPath, ["--input-type=module", "-e", first])));
const [wait, work] = runs.sort(([a], [b]) => a - b)[4];
const bytes = readFileSync(fileURLToPath(new URL("deduku.wasm", folder)));
const small = brotliCompressSync(bytes, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;
console.log(`first hint after ${wait.toFixed(0)} ms, ${work.toFixed(0)} ms of processor time; deduku.wasm ${bytes.length} bytes, ${small} after brotli`);
