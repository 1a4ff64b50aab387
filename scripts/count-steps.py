#!/usr/bin/env python3
"""Counts steps by technique with the tests of volume, and writes what it counted into docs.

    count-steps.py found BUILD [--parts 2] [--jobs 1]     docs/technique-counts.md, with volume_test
    count-steps.py proved BUILD [--parts 2] [--jobs 1]    docs/proof-counts.md, with check_volume_test

BUILD is a folder with a Release build. A part is a run of some minutes; those that the same test program has finished before are not
run again: they are in build/counts. A test that fails ends the script.
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
PUZZLES_PER_PART = {"found": 500, "proved": 200}
OWN_LISTS = 10  # parts that the lists of the project are in


def ladder_of(build):
    text = subprocess.run([build / "deduku", "techniques", "--format", "json"], stdout=subprocess.PIPE, check=True).stdout
    return [rung["technique"] for rung in json.loads(text)["rungs"]]


def run(program, test):
    """What a test prints."""
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


def table(head, rows):
    lines = [f"| {' | '.join(head)} |", "|---|" + "---:|" * (len(head) - 1)]
    return "\n".join(lines + [f"| {' | '.join(map(str, row))} |" for row in rows]) + "\n"


def count_found(build, ladder, parts, jobs):
    tests = [f"Parts/SoundnessOfRandomPuzzles.NoStepDeniesTheSolution/{i}" for i in range(parts)]
    found, taken = Counter(), Counter()
    for line in lines_of(build / "volume_test", tests, jobs):
        match = re.fullmatch(r"count (\w+) (\d+) (\d+)", line)
        if match:
            found[match[1]] += int(match[2])
            taken[match[1]] += int(match[3])
    return f"""# How often each technique is found

Made by `scripts/renew-all.sh technique-counts` from {parts * PUZZLES_PER_PART["found"]:,} random minimal puzzles (`tests/volume`; with
`--volume` from more). *Found*: all findings on every grid that singles, intersections and subsets do not advance; none of them denies
the solution. *On paths*: steps that the default ladder took. A technique that is found fewer than 20 times rests on its cases in
`tests/techniques`.

""" + table(["technique", "found", "on paths"], [(f"`{key}`", found[key], taken[key]) for key in ladder])


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
    rows = [(f"`{name}`", steps[name], refused[name], work[name]) for name in [*ladder, *others]]
    rows.append(("all", steps.total(), refused.total(), max(work.values())))
    share = "" if own == OWN_LISTS else f"a share, {own} of {OWN_LISTS}, of "
    return f"""# Steps that the checker has proved

Made by `scripts/renew-all.sh proof-counts` (`tests/check_volume`; with `--volume` from more puzzles): every step of the paths of
{parts * PUZZLES_PER_PART["proved"]:,} random minimal puzzles and of {share}the lists er-2.5, er-5.0 and top95 in `puzzles`, on our own ladder and
on that of Sudoku Explainer (`se`); every step that a technique finds in its cases; and everything that any technique finds on the
grids along the paths of 20 random puzzles. *Work*: how many candidates the costliest proof assumed to be true or false; the checker
allows four million.

""" + table(["technique", "steps", "refused", "work"], rows)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=["found", "proved"])
    parser.add_argument("build", type=Path)
    parser.add_argument("--parts", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    count, page = {
        "found": (count_found, "docs/technique-counts.md"),
        "proved": (count_proved, "docs/proof-counts.md"),
    }[options.what]
    build = options.build.resolve()
    (ROOT / page).write_text(count(build, ladder_of(build), options.parts, options.jobs))


main()
