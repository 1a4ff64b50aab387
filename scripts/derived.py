#!/usr/bin/env python3
"""All derived files, in the order of their dependencies.

    derived.py renew [--list] [--build build/native] [--lists FOLDER] [--volume 1] [--jobs 1] [STEP ...]
    derived.py check DEDUKU

`renew` makes the steps whose inputs have changed, or always the steps in its arguments, and reports its actions. Steps
without `of` take seconds and are always made; a test of their own compares every byte of their results. The other steps
take minutes. For each of them, a line of tests/derived.txt has the ladder, the input files and the result of the last
run; the step is skipped while these are the same.

`check` compares tests/derived.txt with the ladder of the program and with the files, and prints the steps to be made
again. The checksum of the ladder is in one file, not in each derived file: most of these have no place for it, and
their readers would have to handle it. One file also detects derived files that were changed by hand or by a merge.
"""

import argparse
import hashlib
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
STAMPS = ROOT / "tests/derived.txt"
HEAD = """\
# Made by scripts/renew-all.sh: what was made, the checksum of the ladder that it was made with (deduku techniques --format checksum),
# and checksums of the files that it was made from and of those that were made. `scripts/derived.py check` compares.
"""
# One number for every step of the default ladder on some puzzles: if it changes, everything derived from steps is made
# again.
SIGNATURE = "tests/golden/bench.txt"
PUZZLES = ["puzzles/*.txt"]
CLASSES = ["puzzles/by-class/*"]
LESSONS = ["web/lessons/*.txt"]
APP = "tests/raters/human_times_wang_dev.csv"


class Step(NamedTuple):
    name: str
    made: tuple  # files; docs/r.md#part is the text between `<!-- measured: part -->`, or `<!-- part -->`, and `<!-- end -->`
    commands: tuple  # {build}, {deduku}, {lists}, {volume}, {jobs} are replaced by the values of the options
    of: tuple = ()  # files of the project that it is made from
    targets: tuple = ("deduku",)

    @property
    def needs_lists(self):
        return any("{lists}" in command for command in self.commands)


def measured(part, *made, of=(), targets=("deduku",), lists="--lists {lists} "):
    command = f"scripts/measure-r.py {part} --build {{build}} {lists}--volume {{volume}} --jobs {{jobs}}"
    return Step(f"r-{part}", (f"docs/r.md#{part}", *made), (command,), ("scripts/measure-r.py", SIGNATURE, *of), targets)


def golden(scale, setting=""):
    return f"{setting}{{build}}/golden_test --gtest_filter=Scales/Golden.EveryStepIsAsPinned/{scale} >{{build}}/golden.txt"


STEPS = (
    Step("json-tables", ("docs/json.md",), ("scripts/renew-json-tables.py",), targets=()),
    Step("protocol", ("docs/protocol.json",),
         ("DEDUKU_RENEW_PROTOCOL=1 {build}/service_test --gtest_filter=ParameterTable.IsTheFileOfTheProtocol",),
         targets=("service_test",)),
    Step("bindings", ("docs/protocol.md", "bindings/python/deduku/_records.py", "bindings/python/deduku/session.py",
                      "bindings/js/*.d.ts", "bindings/js/methods.js"), ("scripts/renew-bindings.py",), targets=()),
    Step("modules", ("docs/modules.svg",), ("scripts/install-dependencies.sh --only graphviz && scripts/draw-modules.py",),
         targets=()),
    Step("page-style", ("src/walk/page/board.css",), ("scripts/renew-page-style.py {deduku}",)),
    Step("shown-output", ("README.md", "docs/*.md", "docs/step.svg"), ("scripts/renew-shown-output.py {deduku}",)),
    Step("technique-names", ("docs/technique-names.md",), ("scripts/renew-technique-names.py",), targets=()),
    Step("language", ("tests/language/figures.txt",), ("tests/language/patterns_test.py --lower",), targets=()),
    # A rating of a frozen scale never changes: such ratings are compared, not written.
    Step("golden", ("tests/golden/*.txt",),
         (golden("se"), golden("hodoku"), golden("ladder", "DEDUKU_RENEW_GOLDEN=1 ") + " || true",
          golden("r", "DEDUKU_RENEW_GOLDEN=1 ") + " || true", f"{{deduku}} bench bench/puzzles.txt > {SIGNATURE}"),
         targets=("deduku", "golden_test")),
    Step("fixtures", ("tests/fixtures/*.json",), ("scripts/renew-fixtures.py {deduku}",)),
    Step("conformance", ("conformance/*.ndjson", "conformance/*.txt"), ("scripts/make-conformance.py {deduku}",)),
    Step("by-class", (*CLASSES,), ("scripts/sort-collection.py {deduku}",), ("scripts/sort-collection.py", *PUZZLES, SIGNATURE)),
    Step("stock", ("web/stock.txt",), ("scripts/make-stock.py {deduku}",), ("scripts/make-stock.py", SIGNATURE)),
    Step("lessons", (*LESSONS,), ("scripts/make-lessons.py {deduku}",),
         ("scripts/make-lessons.py", "scripts/positions.py", *PUZZLES, *CLASSES, "web/stock.txt", "tests/techniques/*/*.txt", SIGNATURE)),
    Step("examples", ("src/records/technique_examples.txt",), ("scripts/make-technique-examples.py {deduku}",),
         ("scripts/make-technique-examples.py", "scripts/positions.py", *LESSONS, SIGNATURE)),
    Step("technique-pages", ("docs/techniques/*", "docs/techniques.md#index"), ("scripts/make-technique-pages.py {deduku}",),
         ("scripts/make-technique-pages.py", "techniques/*/definitions.txt", "src/records/technique_examples.txt",
          "web/src/words/lessons/en.json", "src/present/languages/technique_names.txt", SIGNATURE)),
    Step("trade-off", ("docs/trade-off.svg",), ("scripts/draw-trade-off.py {deduku}",),
         ("scripts/draw-trade-off.py", "docs/fewest.md", SIGNATURE)),
    Step("technique-counts", ("docs/technique-counts.csv", "docs/counts.md#found"),
         ("scripts/count-steps.py found {build} --parts $((2 * {volume})) --jobs {jobs}",),
         ("scripts/count-steps.py", SIGNATURE), ("deduku", "volume_test")),
    Step("proof-counts", ("docs/proof-counts.csv", "docs/counts.md#proved"),
         ("scripts/count-steps.py proved {build} --parts $((5 * {volume})) --jobs {jobs}",),
         ("scripts/count-steps.py", "tests/techniques/*/*.txt", SIGNATURE), ("deduku", "check_volume_test")),
    measured("classes"),
    measured("people", of=(APP,)),
    measured("minutes", of=(APP,), lists=""),
    measured("famous", lists=""),
    measured("givens", of=("puzzles/er-5.0.txt",), lists=""),
    measured("er", "docs/r-and-er.svg", lists=""),
    measured("stability", targets=("deduku", "rounds_volume_test"), lists=""),
    measured("hardest"),
    measured("exotic"),
    measured("depth-3"),
    measured("agreement"),
)


# ---- checksums

def content(name):
    """Files by name, each with its text; docs/r.md#part is a part of a page."""
    path, _, part = name.partition("#")
    files = sorted(ROOT.glob(path))
    if not files:
        sys.exit(f"derived.py: there is no {path}")
    for file in files:
        data = file.read_bytes()
        if part:
            found = re.search(rf"<!-- (?:measured: )?{part} -->\n(.*?)<!-- end -->", data.decode(), re.S)
            if not found:
                sys.exit(f"derived.py: {path} has no part {part}")
            data = found[1].encode()
        yield file.relative_to(ROOT).as_posix(), data


def checksum(names):
    digest = hashlib.sha256()
    for name in names:
        for file, data in content(name):
            digest.update(f"{file} {len(data)}\n".encode() + data)
    return digest.hexdigest()[:16]


def ladder_of(program):
    command = [program, "techniques", "--format", "checksum"]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


# ---- stamps

class Stamp(NamedTuple):
    ladder: str
    of: str
    made: str


def stamp_of(step, ladder):
    return Stamp(ladder, checksum(step.of), checksum(step.made))


def read_stamps():
    """The lines of tests/derived.txt by step."""
    stamps = {}
    for number, line in enumerate(STAMPS.read_text().splitlines() if STAMPS.exists() else [], 1):
        if line.startswith("#"):
            continue
        name, *fields = line.split() or [""]
        if len(fields) != len(Stamp._fields) or name in stamps:
            sys.exit(f"tests/derived.txt:{number}: that is no line `step ladder of made`, or its step is there twice")
        stamps[name] = Stamp(*fields)
    return stamps


def write_stamp(step, stamp):
    stamps = {**read_stamps(), step.name: stamp}
    rows = [f"{each.name:<17} {' '.join(stamps[each.name])}\n" for each in STEPS if each.name in stamps]
    STAMPS.write_text(HEAD + "".join(rows))


def why_stale(stamp, today, with_files=True):
    """Why a step has to be made again, a clause; "" if it need not be."""
    if stamp is None:
        return "it was never made"
    if stamp.ladder != today.ladder:
        return f"it was made with the ladder {stamp.ladder}, today's is {today.ladder}"
    if stamp.made != today.made:
        return "it was changed since"
    return "what it is made from has changed" if with_files and stamp.of != today.of else ""


def check(program):
    ladder, stamps = ladder_of(program), read_stamps()
    stale = []
    for step in STEPS:
        if not step.of:
            continue
        reason = why_stale(stamps.get(step.name), stamp_of(step, ladder), with_files=False)
        if reason:
            stale.append((step.name, f"{', '.join(step.made)}: {reason}"))
    unknown = stamps.keys() - {step.name for step in STEPS if step.of}
    if unknown:
        sys.exit(f"tests/derived.txt: there is no step {sorted(unknown)[0]}")
    if stale:
        sys.exit("\n".join(text for _, text in stale) + f"\nscripts/renew-all.sh {' '.join(name for name, _ in stale)}")


# ---- renewing

class Renewal:
    def __init__(self, options):
        self.options = options
        self.build = options.build.resolve()
        self.deduku = self.build / "deduku"

    def run(self, command):
        lists = self.options.lists.resolve() if self.options.lists else ""
        filled = command.format(build=self.build, deduku=self.deduku, lists=lists, volume=self.options.volume,
                                jobs=self.options.jobs)
        if subprocess.run(["sh", "-c", filled], cwd=ROOT).returncode != 0:
            sys.exit(f"derived.py: failed: {filled}")

    def compile(self, steps):
        targets = sorted({target for step in steps for target in step.targets} | {"deduku"})
        if not (self.build / "CMakeCache.txt").exists():
            self.run(f"cmake --preset {self.build.name}")
        self.run("cmake --build {build} --target " + " ".join(targets))

    def make(self, step):
        before, begin = checksum(step.made), time.monotonic()
        print(f"{step.name}: making {', '.join(step.made)}", flush=True)
        for command in step.commands:
            self.run(command)
        if step.of:
            write_stamp(step, stamp_of(step, ladder_of(self.deduku)))
        changed = "changed" if checksum(step.made) != before else "the same as before"
        print(f"{step.name}: {changed}, {time.monotonic() - begin:.0f} s", flush=True)
        return changed == "changed"

    def renew(self):
        unknown = set(self.options.steps) - {step.name for step in STEPS}
        if unknown:
            sys.exit(f"derived.py: there is no step {sorted(unknown)[0]}; there are {', '.join(step.name for step in STEPS)}")
        wanted = [step for step in STEPS if not self.options.steps or step.name in self.options.steps]
        self.compile(wanted)
        changed, left = [], []
        for step in wanted:
            reason = self.reason(step)
            if self.options.list or not reason:
                print(f"{step.name}: {reason or 'up to date'}", flush=True)
            elif step.needs_lists and not self.options.lists:
                left.append(step.name)
                print(f"{step.name}: left as it is, though {reason}: that needs the reference data, --lists FOLDER", flush=True)
            elif self.make(step):
                changed.append(step.name)
        print(f"changed: {', '.join(changed) or 'nothing'}")
        if left:
            sys.exit(f"not up to date: {', '.join(left)}")

    def reason(self, step):
        """Why a step is made, a clause; "" if it is not. Call it just before the step: earlier steps may make its
        inputs."""
        if step.name in self.options.steps:
            return "it was asked for"
        if not step.of:
            return "it is always made"
        return why_stale(read_stamps().get(step.name), stamp_of(step, ladder_of(self.deduku)))


def main():
    parser = argparse.ArgumentParser(description="Renews what is derived, or checks that it was made with the ladder of today.")
    commands = parser.add_subparsers(dest="command", required=True)
    renew = commands.add_parser("renew", help="make what has changed")
    renew.add_argument("steps", nargs="*", metavar="STEP", help="these in any case, instead of all that have changed")
    renew.add_argument("--list", action="store_true", help="say what would be made, and why; make nothing")
    renew.add_argument("--build", type=Path, default=ROOT / "build/native", help="the folder of the build, of a preset of its name")
    renew.add_argument("--lists", type=Path, help="the reference data, without which some steps are left as they are")
    renew.add_argument("--volume", type=int, default=1, help="how many times as many puzzles are measured")
    renew.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many threads or processes measure at once")
    commands.add_parser("check", help="fail if something was made with another ladder").add_argument("program", metavar="DEDUKU")
    options = parser.parse_args()
    if options.command == "check":
        check(options.program)
    elif options.volume < 1 or options.jobs < 1:
        parser.error("--volume and --jobs are numbers from 1 on")
    elif options.lists and not options.lists.is_dir():
        parser.error(f"{options.lists} is no folder")
    else:
        Renewal(options).renew()


if __name__ == "__main__":
    main()
