#!/usr/bin/env python3
"""Attacks the program with boards that are valid text and bad Sudoku: no, one, two and many solutions, random pencil
marks, sukaku, full, empty and impossible grids, through every command that reads puzzles. Looks for crashes, hangs, broken
records and commands that disagree.

    tests/attack/attack.py PROGRAM [--boards N] [--seed S]

PROGRAM is best built with sanitizers (cmake --preset asan). Exits with 1 if anything was found; each finding is a line
with the command that shows it again."""

import argparse
import collections
import csv
import io
import json
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time

GOOD_CODES = {0, 1, 2, 3, 4}
HANG_SECONDS = 600
PROJECT = pathlib.Path(__file__).resolve().parents[2]


class Boards:
    """Random boards from the project's own puzzles."""

    def __init__(self, seed, program):
        self.random = random.Random(seed)
        self.puzzles = []
        for name in ("er-1.2", "er-1.5", "er-2.5", "er-5.0", "top95"):
            for line in (PROJECT / "puzzles" / f"{name}.txt").read_text().splitlines():
                if len(line) >= 81 and not line.startswith("#"):
                    self.puzzles.append(line[:81].replace("0", "."))
        solved = subprocess.run([program, "solve", "--fast", "-"], input="\n".join(self.puzzles), text=True,
                                capture_output=True, check=False).stdout.split()
        self.solutions = [line[:81] for line in solved if len(line) >= 81 and line[:81].isdigit()]

    def puzzle(self):
        return self.random.choice(self.puzzles)

    def without(self, count):
        cells = list(self.puzzle())
        given = [i for i, c in enumerate(cells) if c != "."]
        for i in self.random.sample(given, min(count, len(given))):
            cells[i] = "."
        return "".join(cells)

    def with_wrong_digit(self):
        cells = list(self.puzzle())
        empty = [i for i, c in enumerate(cells) if c == "."]
        for i in self.random.sample(empty, self.random.randint(1, 2)):
            cells[i] = self.random.choice("123456789")
        return "".join(cells)

    def nearly_full(self):
        cells = list(self.random.choice(self.solutions))
        for i in self.random.sample(range(81), self.random.randint(0, 12)):
            cells[i] = self.random.choice(".........123456789")
        return "".join(cells)

    def sparse(self):
        cells = ["."] * 81
        solution = self.random.choice(self.solutions)
        for i in self.random.sample(range(81), self.random.randint(0, 16)):
            cells[i] = solution[i]
        return "".join(cells)

    def relabelled(self, text):
        digits = list("123456789")
        self.random.shuffle(digits)
        return text.translate(str.maketrans("123456789", "".join(digits)))

    def sukaku(self, keeps_solution):
        """729 symbols: nine for each cell, the candidate or a dot."""
        solution = self.random.choice(self.solutions)
        share = self.random.choice((0.1, 0.25, 0.4, 0.6, 0.9))
        symbols = []
        for cell in range(81):
            for digit in "123456789":
                keep = self.random.random() < share or (keeps_solution and digit == solution[cell])
                symbols.append(digit if keep else ".")
        return "".join(symbols)

    def any(self):
        kind = self.random.randrange(12)
        if kind == 0:
            return self.puzzle()
        if kind in (1, 2, 3):
            return self.relabelled(self.without(kind))
        if kind == 4:
            return self.without(self.random.randint(4, 12))
        if kind in (5, 6):
            return self.with_wrong_digit()
        if kind == 7:
            return self.nearly_full()
        if kind == 8:
            return self.sparse()
        if kind == 9:
            return self.sukaku(True)
        if kind == 10:
            return self.sukaku(False)
        return self.random.choice(("." * 81, "." * 729, "1" * 81, self.random.choice(self.solutions)))


class Attack:
    def __init__(self, program):
        self.program = program
        self.findings = 0
        self.runs = 0

    def tell(self, what, arguments, text):
        self.findings += 1
        with tempfile.NamedTemporaryFile("w", suffix=".txt", delete=False) as file:
            file.write(text)
        print(f"{what}: {self.program} {' '.join(arguments)} < {file.name}", flush=True)

    def run(self, arguments, text, codes=GOOD_CODES):
        self.runs += 1
        try:
            done = subprocess.run([self.program, *arguments], input=text.encode(), capture_output=True,
                                  timeout=HANG_SECONDS, check=False)
        except subprocess.TimeoutExpired:
            self.tell("hang", arguments, text)
            return None
        if done.returncode not in codes:
            self.tell(f"exit code {done.returncode}: {done.stderr[-300:]!r}", arguments, text)
        return done

    def records(self, arguments, text):
        """The JSON records behind the header; a broken one is a finding."""
        done = self.run(arguments, text)
        if done is None:
            return []
        records = []
        for line in done.stdout.decode("utf-8").splitlines():
            try:
                records.append(json.loads(line))
            except ValueError:
                self.tell("broken JSON", arguments, text)
                return []
        return [record for record in records if record.get("type") != "header"]

    def batch(self, boards):
        """Runs commands on a list of boards, and compares their answers for each puzzle."""
        text = "\n".join(boards) + "\n"
        truth = [record["status"] for record in self.records(["check", "--format", "json"], text)]
        if len(truth) != len(boards):
            self.tell(f"{len(truth)} records for {len(boards)} boards", ["check", "--format", "json"], text)
            return
        for scale in ("ser", "hodoku"):
            for uniqueness in ("auto", "on", "off"):
                arguments = ["rate", "--scale", scale, "--uniqueness", uniqueness, "--format", "json"]
                if scale == "ser":
                    arguments += ["--budget", "200"]
                self.compare(arguments, text, boards, truth)
        self.compare(["solve", "--fast", "--format", "json"], text, boards, truth)
        self.run(["canon", "--dedupe", "-"], text)
        counts = self.records(["count", "--limit", "2", "--format", "json"], text)
        for board, status, record in zip(boards, truth, counts):
            expected = {"unique": 1, "several": 2, "none": 0, "invalid": 0}.get(status)
            if record.get("count") is not None and record["count"] != expected:
                self.tell(f"count {record['count']} of a puzzle that is {status}", ["count"], board)
        for form in ("line", "grid", "candidates", "hodoku", "sdk"):
            self.run(["convert", "--to", form, "-"], text)

    def thorough(self, boards):
        """The commands that use costly techniques, on a short list."""
        text = "\n".join(boards) + "\n"
        truth = [record["status"] for record in self.records(["check", "--format", "json"], text)]
        for uniqueness in ("auto", "on", "off"):
            self.compare(["rate", "--uniqueness", uniqueness, "--format", "json"], text, boards, truth)
        self.compare(["solve", "--format", "json"], text, boards, truth)
        for scale in ("ladder", "ser", "hodoku"):
            blind = ["rate", "--scale", scale, "--blind", "--format", "csv", "--no-header"]
            self.run([*blind, "--budget", "500"] if scale == "ser" else blind, text)
        self.two_threads(text)

    def compare(self, arguments, text, boards, truth):
        records = self.records(arguments, text)
        if len(records) < len(boards):
            self.tell(f"{len(records)} records for {len(boards)} boards", arguments, text)
            return
        puzzles = [record for record in records if "n" in record and record.get("type") == arguments[0]]
        for board, status, record in zip(boards, truth, puzzles):
            said = record["status"]
            allowed = {"unique": {"solved", "stuck", "out_of_budget", "unique"}, "several": {"several"},
                       "none": {"none"}, "invalid": {"none", "parse_error", "invalid"},
                       "parse_error": {"parse_error"}}[status]
            if said not in allowed:
                self.tell(f"{status} is called {said}", arguments, board)

    def two_threads(self, text):
        for scale in ("ladder", "ser", "hodoku"):
            arguments = ["rate", "--scale", scale, "--format", "csv", "--no-header"]
            if scale == "ser":
                arguments += ["--budget", "500"]
            one = self.run(arguments, text)
            two = self.run([*arguments, "--threads", "2"], text)
            if one and two and (one.stdout, one.stderr) != (two.stdout, two.stderr):
                self.tell("two threads differ from one", arguments, text)
            if one:
                widths = collections.Counter(len(row) for row in csv.reader(io.StringIO(one.stdout.decode())))
                if len(widths) > 1:
                    self.tell(f"CSV rows of {dict(widths)} columns", arguments, text)

    def single(self, board):
        """The commands that take one board."""
        for arguments in (["hint", "--level", "1"], ["hint", "--level", "5", "--uniqueness", "off"],
                          ["hint", "--format", "json"], ["steps"], ["steps", "--all"],
                          ["steps", "--all", "--uniqueness", "off", "--format", "json"],
                          ["solve", "--ladder", "se", "--budget", "2000"]):
            begin = time.monotonic()
            self.run([*arguments, "-"], board + "\n")
            if time.monotonic() - begin > 300:
                self.tell("slow", arguments, board)

    def kill(self, boards, chance):
        """Signals at random moments: the output must be the first whole rows of the complete output."""
        text = "\n".join(boards) + "\n"
        arguments = ["rate", "--scale", "hodoku", "--format", "%g %{status}"]
        whole = self.run(arguments, text)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL):
            for threads in ("1", "2"):
                with tempfile.TemporaryFile() as out, subprocess.Popen(
                        [self.program, *arguments, "--threads", threads], stdin=subprocess.PIPE, stdout=out,
                        stderr=subprocess.DEVNULL) as process:
                    try:
                        process.stdin.write(text.encode())
                        process.stdin.close()
                    except BrokenPipeError:
                        pass
                    time.sleep(chance.random() * 0.5)
                    process.send_signal(number)
                    process.wait(HANG_SECONDS)
                    out.seek(0)
                    written = out.read()
                self.runs += 1
                if not whole.stdout.startswith(written) or (written and not written.endswith(b"\n")):
                    self.tell(f"torn output after signal {number}", [*arguments, "--threads", threads], text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--boards", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=1000)
    parser.add_argument("--thorough", type=int, default=100, help="boards of a batch for what climbs ladders far")
    options = parser.parse_args()

    boards = Boards(options.seed, options.program)
    attack = Attack(options.program)
    done = 0
    while done < options.boards:
        batch = [boards.any() for _ in range(options.batch)]
        attack.batch(batch)
        attack.thorough(batch[: options.thorough])
        attack.single(batch[0])
        attack.kill(batch, boards.random)
        done += len(batch)
        print(f"{done} boards, {attack.runs} runs, {attack.findings} findings", flush=True)
    return 1 if attack.findings else 0


if __name__ == "__main__":
    sys.exit(main())
