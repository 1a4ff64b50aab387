#!/usr/bin/env python3
"""Runs every command of the program, and rates and solves puzzles of all classes on all scales. Intended for a program
that is built with sanitizers (cmake --preset asan): their reports are findings, and so is a wrong exit code.

    tests/attack/every_command.py PROGRAM [--puzzles N] [--seed S]

The program's own help lists the commands and scales; one that the tables here do not run is also a finding.
Exits with 1 if anything was found."""

import argparse
import concurrent.futures
import itertools
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

PROJECT = pathlib.Path(__file__).resolve().parents[2]
CLASSES = ("beginner", "easy", "medium", "hard", "expert", "master", "extreme")
REPORT = re.compile(r"Sanitizer|runtime error:|[Aa]ssertion|internal error")
GOOD_CODES = {0, 1}  # success; or a puzzle could not be processed
SECONDS = 600

# The share of the puzzles that is rated on a scale: all, unless its search is slow.
SHARES = {"r": 1, "ladder": 1, "ser": 1, "hodoku": 1, "search": 1, "minimal": 1, "w": 0.2, "gw": 0.1, "b": 0.25,
          "gb": 0.2, "te": 0.25, "bxb": 0.1, "bxbb": 0.05, "backdoor": 0.5, "subset_backdoor": 0.25, "fewest": 0.03,
          "needs": 0.02, "anti_backdoor": 0.05}

# The runs of each command, in words. Words in capitals are files that `Folder` makes; < precedes standard input, > the
# file for the output. Runs that read the output of another run are in the second round.
FIRST_ROUND = {
    "cases": ["CASES"],
    "rate": ["FEW --trace --format json", "FEW --format csv > rated.csv",
             "FEW --scale r,hodoku --format json --threads 2 -o rated.json",
             "FEW --redundant --neighbours --format json", "FEW --spread 2 --scale r,ser --format csv",
             "FEW --canonical --extra pattern,automorphisms --format csv", "FEW --verify --where r>2 --sort class,-r",
             "SEVERAL --blind --scale r,ladder,ser,hodoku --format json", "SUKAKU --scale r,ser,hodoku",
             "EASIER --scale fewest --trade-off --format json"],
    "solve": ["FEW --ladder se --format json > se.json", "FEW --ladder hodoku --format json", "FEW --ladder classic",
              "FEW --short", "EASIER --fewest", "LIST --fast", "SEVERAL", "SUKAKU --lang zh"],
    "hint": ["BOARD --level 5", "HARD --format json", "HARD --ladder hodoku --lang de"],
    "steps": ["HARD --all --format json", "BOARD --format sentences --notation k9", "HARD --ladder se --verify"],
    "explain": ["HARD -o page.html", "BOARD --to markdown -o walk.md"],
    "draw": ["HARD --all -o pictures/", "BOARD --board > board.svg"],
    "sheet": ["FEW --title Sunday --book --hints path -o sheet.html", "FEW -o pages/", "FEW -o sheet.pdf --paper a5"],
    "book": ["--level easy:2 --level medium:2 --seed 1 --hints first -o book.pdf"],
    "why": ["BOARD r7c3 4 --format json > why.json", "BOARD r1c1 5 --lang de"],
    "export": ["FEW --split 8,1,1 --states 3 --negatives 2 --text sentence --lang zh", "LIST --scale ser,r --threads 2 > examples.jsonl"],
    "assess": ["BOARD r7c3!=4 --why", "BOARD r1c1=5 --format json --technique x_wing", "BOARD --lines MOVES --threads 2"],
    "prove": ["HARD --cnf hard.cnf --lrat hard.lrat --unique", "SEVERAL1 --cnf several.cnf --lrat several.lrat"],
    "check-progress": ["BOARD", "WRONG --givens GIVENS --format json"],
    "check": ["LIST --format json", "SEVERAL", "SUKAKU --format json"],
    "count": ["LIST", "SEVERAL --limit 100000"],
    "convert": [f"FEW --to {form}" for form in ("grid", "candidates", "csv", "hodoku", "fpuzzles", "sudokupad", "scf")],
    "canon": ["LIST --dedupe", "LIST --duplicates --alike 50 --format csv", "SUKAKU"],
    "minimise": ["FEW"],
    "generate": ["--count 3 --symmetry half_turn --orbit-minimal --seed 7 --format json > made.json",
                 "--count 2 --where r>=3.5 --seed 1", "--count 1 --needs x_wing --seed 1", "--count 2 --exactly naked_pair --unlike 30 --seed 1 --format json",
                 "--count 2 --automorphic half_turn --seed 1 --format json", "--count 1 --engine local_search --seed 1",
                 "--count 2 --distribution controlled --seed 1 --format json",
                 "--count 1 --like GIVENS --vicinity {-1+1}x1 --seed 1 --effort 1"],
    "random": ["--count 5 --seed 1"],
    "techniques": ["--format text", "--format json", "--format markdown", "locked candidates --lang de", "sk_loop --format json",
                   "fat ring --color always"],
    "serve": ["--stdio < QUESTIONS"],
    "page": ["--help"],  # otherwise it runs until it is stopped: tests/page
    "euler96": ["EULER"],
    "judge": ["poj3074 < JUDGED"],
    "bench": ["FEW --profile"],
    "help": ["rate", "generate"],
}
SECOND_ROUND = {
    "verify": ["PATHS se.json", "--format json why.json"],
    "generate": ["--check made.json", "--count 1 --seed 2 --not-in FEW"],
    "merge": ["rated.json"],
    "stats": ["rated.csv", "rated.json --format svg"],
    "compare": ["rated.csv rated.csv"],
    "rate": ["FEW --scale r,hodoku --format json --threads 2 -o rated.json --resume"],
}


class Folder:
    """The files that the runs read, by the words that represent them; a list represents several."""

    def __init__(self, path, options):
        self.path = path
        chance = random.Random(options.seed)
        by_class = {name: self.puzzles_of(name) for name in CLASSES}
        each = -(-options.puzzles // len(CLASSES))
        self.lines = [line for lines in by_class.values() for line in chance.sample(lines, min(each, len(lines)))]
        few = [chance.choice(by_class[name]) for name in CLASSES]
        chance.shuffle(self.lines)
        self.files = {
            "LIST": self.write("list.txt", self.lines),
            "FEW": self.write("few.txt", few),
            "EASIER": self.write("easier.txt", few[:4]),
            "HARD": self.write("hard.txt", few[-1:]),
            "GIVENS": self.write("givens.txt", few[3:4]),
            "SEVERAL": self.write("several.txt", [self.with_cell(line, chance, True) for line in few]),
            "SEVERAL1": self.write("several-1.txt", [self.with_cell(few[2], chance, True)]),
            "WRONG": self.write("wrong.txt", [self.with_cell(few[3], chance, False)]),
            "MOVES": self.write("moves.ndjson", ['{"places":[{"cell":"r1c1","digit":5}]}', '{"removes":5}', "no JSON"]),
            "JUDGED": self.write("judged.txt", few + ["end"]),
            "PATHS": self.path / "paths.json",
            "BOARD": PROJECT / "examples/board.txt",
            "QUESTIONS": PROJECT / "examples/questions.ndjson",
            "EULER": PROJECT / "puzzles/project_euler_096.txt",
            "CASES": sorted((PROJECT / "tests/techniques").rglob("*.txt")),
        }
        sukaku = subprocess.run([options.program, "convert", "--to", "sukaku", self.files["FEW"]], capture_output=True,
                                text=True, check=True).stdout
        self.files["SUKAKU"] = self.write("sukaku.txt", sukaku.splitlines())

    @staticmethod
    def puzzles_of(name):
        lines = (PROJECT / "puzzles/by-class" / f"{name}.txt").read_text().splitlines()
        return [line[:81] for line in lines if len(line) >= 81 and not line.startswith("#")]

    @staticmethod
    def with_cell(line, chance, is_taken):
        """A puzzle without one of its givens, or with one more digit."""
        cells = list(line)
        cell = chance.choice([cell for cell in range(81) if (cells[cell] in "123456789") == is_taken])
        cells[cell] = "." if is_taken else chance.choice("123456789")
        return "".join(cells)

    def write(self, name, lines):
        (self.path / name).write_text("".join(f"{line}\n" for line in lines))
        return self.path / name


class Runs:
    def __init__(self, program, folder, threads):
        self.program = program
        self.folder = folder
        self.findings = 0
        self.count = 0
        self.pool = concurrent.futures.ThreadPoolExecutor(threads)
        self.environment = dict(os.environ, LC_ALL="C.UTF-8", UBSAN_OPTIONS="print_stacktrace=1",
                                ASAN_OPTIONS="detect_stack_use_after_return=1:check_initialization_order=1")

    def tell(self, sentence):
        self.findings += 1
        print(sentence, flush=True)

    def listed(self, words, heading):
        """The first words of the lines below a heading of the help; for "", of those before the options."""
        said = subprocess.run([self.program, *words], capture_output=True, text=True, check=True).stdout
        if heading:
            lines = said.split(f"\n{heading}:\n", 1)[1].splitlines()
            block = itertools.takewhile(lambda line: line.startswith("  "), lines)
        else:
            lines = said.split("\nOptions of every command:\n", 1)[0].splitlines()
            block = [line for line in lines if line.startswith("  ")]
        return [line.split()[0] for line in block if line[2] != " "]

    def compare_names(self, kind, there, known):
        for name in sorted(set(there) - set(known)):
            self.tell(f"{kind} {name}: {pathlib.Path(__file__).name} does not run it")
        for name in sorted(set(known) - set(there)):
            self.tell(f"{kind} {name}: {pathlib.Path(__file__).name} runs it, and the help does not list it")

    def all(self, lines):
        """Executes runs that do not depend on each other."""
        for sentence in self.pool.map(self.fault_of, lines):
            self.count += 1
            if sentence:
                self.tell(sentence)

    def parsed(self, line):
        """The words of a run, its standard input and the file for its output."""
        line, _, output = line.partition(" > ")
        line, _, read_from = line.partition(" < ")
        words = []
        for word in line.split():
            value = self.folder.files.get(word, word)
            words += map(str, value) if isinstance(value, list) else [str(value)]
        return words, self.folder.files.get(read_from, os.devnull), self.folder.path / output if output else os.devnull

    def fault_of(self, line):
        """A sentence about the fault of a run; None if it has none."""
        words, read_from, written_to = self.parsed(line)
        begin = time.monotonic()
        with open(read_from, "rb") as read, open(written_to, "wb") as written:
            try:
                done = subprocess.run([self.program, *words], stdin=read, stdout=written, stderr=subprocess.PIPE,
                                      cwd=self.folder.path, env=self.environment, timeout=SECONDS, check=False)
            except subprocess.TimeoutExpired:
                return f"deduku {line}: no end after {SECONDS} s"
        seconds = time.monotonic() - begin
        said = done.stderr.decode("utf-8", "replace")
        if seconds > 10:
            print(f"{seconds:5.0f} s: {line}", flush=True)
        if done.returncode in GOOD_CODES and not REPORT.search(said):
            return None
        return f"deduku {line}: exit code {done.returncode}\n{said[:4000]}"


def runs_of(table):
    return [f"{command} {words}" for command, lines in table.items() for words in lines]


def ratings_of(folder, scales):
    """A run for each scale, with its share of the puzzles, and the paths of all of them."""
    runs = ["solve LIST --format json > paths.json"]
    for scale in scales:
        name = f"SHARE-{scale}"
        count = max(1, round(SHARES[scale] * len(folder.lines)))
        folder.files[name] = folder.write(f"{scale}.txt", folder.lines[:count])
        runs.append(f"rate {name} --scale {scale} --format json")
    return runs


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=lambda text: str(pathlib.Path(text).resolve()))
    parser.add_argument("--puzzles", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    options = parser.parse_args()

    with tempfile.TemporaryDirectory() as path:
        folder = Folder(pathlib.Path(path), options)
        runs = Runs(options.program, folder, options.threads)
        scales = runs.listed(["rate", "--help"], "Scales")
        runs.compare_names("command", runs.listed(["--help"], ""), {**FIRST_ROUND, **SECOND_ROUND})
        runs.compare_names("scale", scales, SHARES)
        runs.all(runs_of(FIRST_ROUND) + ratings_of(folder, [scale for scale in scales if scale in SHARES]))
        runs.all(runs_of(SECOND_ROUND))
    print(f"{runs.count} runs, {len(folder.lines)} puzzles on {len(scales)} scales, {runs.findings} findings")
    return 1 if runs.findings else 0


if __name__ == "__main__":
    sys.exit(main())
