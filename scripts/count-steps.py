#!/usr/bin/env python3
"""Counts steps by technique with the tests of volume. Writes CSV into docs, and the number of puzzles into docs/counts.md.

    count-steps.py found BUILD [--parts 2] [--jobs 1]     docs/technique-counts.csv, with volume_test
    count-steps.py proved BUILD [--parts 2] [--jobs 1]    docs/proof-counts.csv, with check_volume_test

BUILD is a folder with a Release build. A part is a run of some minutes. Parts that the same test program has finished
before are in build/counts and are not run again. A failed test ends the script.
"""

import argparse
import concurrent.futures
import hashlib
import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/counts.md"
PUZZLES_PER_PART = {"found": 500, "proved": 200}
OWN_LISTS = 10  # parts that the lists of the project are in


def ladder_of(build):
    text = subprocess.run([build / "deduku", "techniques", "--format", "json"], stdout=subprocess.PIPE, check=True).stdout
    return [rung["technique"] for rung in json.loads(text)["rungs"]]


def run(program, test):
    """The output of a test."""
    digest = hashlib.sha256(program.read_bytes()).hexdigest()[:16]
    known = ROOT / "build/counts" / digest / (re.sub(r"\W+", "-", test) + ".txt")
    if not known.exists():
        known.parent.mkdir(parents=True, exist_ok=True)
        done = subprocess.run([program, f"--gtest_filter={test}"], stdout=subprocess.PIPE, text=True)
        if done.returncode != 0 or "PASSED  ] 1 test" not in done.stdout:
            sys.exit(f"{test} failed:\n{done.stdout}")
        known.write_text(done.stdout)
    print(f"  {test}", flush=True)
    return known.read_text()


def lines_of(program, tests, jobs):
    with concurrent.futures.ThreadPoolExecutor(jobs) as workers:
        texts = list(workers.map(lambda test: run(program, test), tests))
    return [line for text in texts for line in text.splitlines()]


def csv(head, rows):
    return "".join(",".join(map(str, row)) + "\n" for row in [head, *rows])


def count_found(build, ladder, parts, jobs):
    tests = [f"Parts/SoundnessOfRandomPuzzles.NoStepDeniesTheSolution/{i}" for i in range(parts)]
    found, taken = Counter(), Counter()
    for line in lines_of(build / "volume_test", tests, jobs):
        match = re.fullmatch(r"count (\w+) (\d+) (\d+)", line)
        if match:
            found[match[1]] += int(match[2])
            taken[match[1]] += int(match[3])
    puzzles = f"Counted on {parts * PUZZLES_PER_PART['found']:,} random minimal puzzles."
    return csv(["technique", "found", "on_paths"], [(key, found[key], taken[key]) for key in ladder]), puzzles


def count_proved(build, ladder, parts, jobs):
    own = min(parts, OWN_LISTS)
    tests = [f"Parts/ProofsOfRandomPuzzles.NoStepIsRefused/{i}" for i in range(parts)]
    tests += [f"Parts/ProofsOfOwnLists.NoStepIsRefused/{i}" for i in range(own)]
    tests += ["ProofsOfCases.NoStepIsRefused", "ProofsOfEverything.OnTheGridsAlongThePathsOfRandomPuzzles"]
    steps, refused, work = Counter(), Counter(), Counter()
    for line in lines_of(build / "check_volume_test", tests, jobs):
        match = re.fullmatch(r"proofs (.+): (\d+) (\d+) (\d+)", line)
        if match:
            steps[match[1]] += int(match[2])
            refused[match[1]] += int(match[3])
            work[match[1]] = max(work[match[1]], int(match[4]))
    others = sorted(name for name in steps if name not in ladder)
    rows = [(name, steps[name], refused[name], work[name]) for name in [*ladder, *others]]
    rows.append(("all", steps.total(), refused.total(), max(work.values())))
    share = "" if own == OWN_LISTS else f"a share, {own} of {OWN_LISTS}, of "
    puzzles = f"Counted on {parts * PUZZLES_PER_PART['proved']:,} random minimal puzzles and {share}the three lists."
    return csv(["technique", "steps", "refused", "work"], rows), puzzles


def write(kind, name, table, puzzles):
    (ROOT / "docs" / name).write_text(table)
    text = PAGE.read_text(encoding="utf-8")
    renewed, count = re.subn(rf"(<!-- {kind} -->\n).*?(<!-- end -->)", lambda m: f"{m[1]}\n{puzzles}\n\n{m[2]}", text, flags=re.S)
    if count != 1:
        sys.exit(f"docs/counts.md has no place for {kind}")
    PAGE.write_text(renewed, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=["found", "proved"])
    parser.add_argument("build", type=Path)
    parser.add_argument("--parts", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    count, name = {
        "found": (count_found, "technique-counts.csv"),
        "proved": (count_proved, "proof-counts.csv"),
    }[options.what]
    build = options.build.resolve()
    write(options.what, name, *count(build, ladder_of(build), options.parts, options.jobs))


main()
