#!/usr/bin/env python3
"""Attacks the commands that read output of the program: forged records of `generate`, damaged results of `rate`. Each
statement of a record is made false in turn, and `generate --check` must report it. For any file, no command may crash, hang,
report an internal error, or print more than a sentence for each fault.

    tests/attack/forged_files.py PROGRAM [--forgeries N] [--damages N] [--seed S]

Exits with 1 if anything was found; each finding is a line with the command, and the file that reproduces it."""

import argparse
import copy
import json
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

PROJECT = pathlib.Path(__file__).resolve().parents[2]
HANG_SECONDS = 120
OWN_CHECK_FAILED = 5
UNREADABLE = 3
LIKE = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
MASK = "x.x.x.x.x.x.....x.x..x.x..x..x...x..x.......x..x...x..x..x.x..x.x.....x.x.x.x.x.x"

# All guarantees with all their listed values.
WISHES = [
    ["--minimal", "--givens", "22..30"],
    ["--orbit-minimal", "--symmetry", "half_turn", "--exact-symmetry"],
    ["--mask", MASK],
    ["--where", "er >= 1.5 and givens < 40"],
    ["--where", "hodoku_level = Hard and steps.naked_pair >= 0"],
    ["--needs", "naked_pair"],
    ["--exactly", "hidden_pair"],
    ["--without", "fish", "--minimal"],
    ["--like", LIKE, "--vicinity", "1"],
    ["--automorphic", "any", "--orbit-minimal"],
    ["--automorphic", "quarter_turn", "--minimal"],
    ["--distribution", "uniform"],
    ["--distribution", "controlled"],
]
# Fields about the origin: they serve to make the puzzle again, and are not proved of a single puzzle.
ORIGIN = {"n", "seed", "stream", "place", "start", "engine", "version"}
JUNK = [None, True, False, 0, -1, 5, 3.5, 1e300, 2**64, "", "x", "nonsense", "1" * 81, "." * 81, [], {}, [[]], {"a": 1}, [5],
        "\u0000", "\udc80", "9" * 5000]


class Attack:
    def __init__(self, program, seed, folder):
        self.program = program
        self.random = random.Random(seed)
        self.folder = pathlib.Path(folder)
        self.findings = 0
        self.runs = 0

    def run(self, *words, stdin=""):
        self.runs += 1
        try:
            done = subprocess.run([self.program, *map(str, words)], input=stdin.encode(), capture_output=True, check=False,
                                  timeout=HANG_SECONDS)
        except subprocess.TimeoutExpired:
            return 999, "", "it hangs"
        return done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")

    def finding(self, what, command, file):
        self.findings += 1
        kept = pathlib.Path(tempfile.gettempdir()) / f"deduku-finding-{self.findings}.txt"
        shutil.copy(file, kept)
        print(f"{what}: {' '.join(map(str, command))}   with {kept}", flush=True)

    def store(self, name, data):
        path = self.folder / name
        path.write_bytes(data if isinstance(data, bytes) else data.encode(errors="surrogatepass"))
        return path

    def look(self, allowed, command, file):
        """Runs a command on a file; returns its exit code, or None after a finding."""
        code, out, err = self.run(*command)
        if code not in allowed:
            self.finding(f"exit code {code}", command, file)
        elif "internal error" in err or "json.exception" in err:
            self.finding("an internal error", command, file)
        elif code not in (0, 1) and not err.strip():
            self.finding("no sentence", command, file)
        elif any(len(line) > 2000 for line in err.splitlines()):
            self.finding("a long sentence", command, file)
        else:
            return code, out, err
        return None


def leaves(value, path=()):
    """The places of all values except objects and lists with content."""
    if isinstance(value, dict) and value:
        for key in value:
            yield from leaves(value[key], (*path, key))
    elif isinstance(value, list) and value:
        for i in range(len(value)):
            yield from leaves(value[i], (*path, i))
    else:
        yield path


def places(value, path=()):
    """The places of all values except the whole."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield (*path, key)
        yield from places(part, (*path, key))


def at(record, path):
    for key in path:
        record = record[key]
    return record


def changed(record, path, value):
    record = copy.deepcopy(record)
    at(record, path[:-1])[path[-1]] = value
    return record


def without(record, path):
    record = copy.deepcopy(record)
    del at(record, path[:-1])[path[-1]]
    return record


class ForgedRecords(Attack):
    """Records of `generate` in which one thing is false."""

    def make(self):
        records = []
        for seed, wishes in enumerate(WISHES, 1):
            code, out, _ = self.run("generate", "-q", "--count", 2, "--seed", seed, "--format", "json", *wishes)
            lines = out.splitlines()
            if code != 0 or len(lines) < 2:
                raise SystemExit(f"no records to forge: {wishes}")
            path = self.store("true.json", out)
            result = self.look({0}, ["generate", "-q", "--check", path], path)
            if result:
                records += [json.loads(line) for line in lines[1:]]
        return records

    def other_text(self, text):
        """Another text of the same kind."""
        if not text:
            return "1"
        i = self.random.randrange(len(text))
        letter = self.random.choice([c for c in "123456789.x" if c != text[i]])
        return text[:i] + letter + text[i + 1:]

    def false_statement(self, record):
        """The record with one changed statement that is not about its origin; and the fault that must be found."""
        known = [path for path in leaves(record) if path[0] not in ORIGIN | {"wishes", "type"}]
        path = self.random.choice(known)
        if path[0] == "guarantees" and self.random.random() < 0.2:  # or one piece of evidence less
            path = self.random.choice([p for p in known if p[0] == "guarantees" and len(p) > 3] or [path])
            if len(path) > 3:
                return without(record, path[:4]), path[:4]
        value = at(record, path)
        other = self.other_text(value) if isinstance(value, str) else value + 1 if isinstance(value, int) else 7
        return changed(record, path, other), path

    def run_all(self, count):
        records = self.make()
        for _ in range(count):
            record = self.random.choice(records)
            kind = self.random.random()
            if kind < 0.6:
                forged, path = self.false_statement(record)
                self.expect_found(forged, path)
            elif kind < 0.7:
                # The guarantees of conditions, techniques and vicinities depend on the constraints.
                keys = {guarantee["key"] for guarantee in record["guarantees"]}
                if keys & {"givens", "pattern", "mask", "vicinity", "distribution", "where", "needs", "exactly", "without"}:
                    self.expect_found(changed(record, ("wishes",), {}), ("wishes",))
            elif kind < 0.75:
                self.expect_found(changed(record, ("guarantees",), [{"key": "magic", "sentence": "", "evidence": {}}]), ("key",))
            elif kind < 0.9:
                self.any_junk(record)
            else:
                self.any_bytes(record, records)

    def expect_found(self, forged, path):
        """The false record must be reported, and the records around it must still be checked."""
        good = self.good
        text = "\n".join(json.dumps(each) for each in (good, forged, good)) + "\n"
        file = self.store("forged.json", text)
        command = ["generate", "--check", file]
        result = self.look({UNREADABLE, OWN_CHECK_FAILED}, command, file)
        if result is None:
            return
        code, out, err = result
        if f"{file}:2" not in err or f"{file}:1" in err or f"{file}:3" in err:
            self.finding(f"the forgery of {path} is not named", command, file)
        expected = "3 puzzles checked; 1 breaks" if code == OWN_CHECK_FAILED else "2 puzzles checked; all guarantees hold"
        if not out.startswith(expected):
            self.finding(f"the forgery of {path} is not counted", command, file)

    def any_junk(self, record):
        """Any value in any place: in every case, the other record must be checked."""
        path = self.random.choice(list(places(record)))
        forged = without(record, path) if self.random.random() < 0.3 else changed(record, path, self.random.choice(JUNK))
        file = self.store("forged.json", json.dumps(forged) + "\n" + json.dumps(self.good) + "\n")
        self.look({0, UNREADABLE, OWN_CHECK_FAILED}, ["generate", "--check", file], file)

    def any_bytes(self, record, records):
        """A file that is truncated, or contains extra bytes."""
        text = "".join(json.dumps(each) + "\n" for each in (record, self.random.choice(records))).encode()
        first = text.index(b"\n") + 1
        cut = self.random.randrange(first + 1, len(text) - 2)
        file = self.store("torn.json", text[:cut])
        command = ["generate", "--check", file]
        result = self.look({UNREADABLE}, command, file)
        if result and not result[1].startswith("1 puzzle checked"):
            self.finding("the record before a torn one is not checked", command, file)
        deep = b'{"type":"generate","x":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n"
        twice = json.dumps(record)[:-1].encode() + b',"wishes":{}}\n'
        for bad in (deep, twice, b"\x00\n", b"nonsense\n", b'{"type":"rate"}\n'):
            file = self.store("bad.json", bad + text)
            self.look({UNREADABLE}, ["generate", "--check", file], file)

    @property
    def good(self):
        if not hasattr(self, "good_record"):
            _, out, _ = self.run("generate", "-q", "--seed", 7, "--format", "json", "--minimal", "--unlike", 0)
            self.good_record = json.loads(out.splitlines()[1])
        return self.good_record


class DamagedResults(Attack):
    """Damaged results of `rate`, through every command that reads them."""

    FORMS = [["--format", "json"], ["--format", "csv"], ["--format", "text", "--header"], ["--format", "%n %{r}", "--header"],
             ["--format", "json", "--scale", "ladder,r"], ["--format", "json", "--shard", "1/1"],
             ["--format", "json", "--where", "r > 1"]]

    def make(self):
        lines = (PROJECT / "puzzles/er-2.5.txt").read_text().splitlines()[:4]
        self.list = self.store("list.txt", "\n".join(lines) + "\n")
        self.files = [(form, self.run("rate", "-q", self.list, *form)[1]) for form in self.FORMS]

    def damaged_line(self, line):
        """A line with another value somewhere in its JSON, or with another byte."""
        begin = line.find("{")
        if begin < 0 or self.random.random() < 0.3:
            return self.damaged_text(line)
        record = json.loads(line[begin:])
        path = self.random.choice(list(places(record)))
        if self.random.random() < 0.2:
            record = without(record, path)
        else:
            record = changed(record, path, self.random.choice(JUNK))
        text = json.dumps(record, separators=(",", ":"))
        if self.random.random() < 0.05:
            text = text[:-1] + ',"x":' + "[" * 100_000 + "]" * 100_000 + "}"
        if self.random.random() < 0.05:
            text = text[:-1] + ',"type":"rate"}'
        return line[:begin] + text

    def damaged_text(self, line):
        i = self.random.randrange(len(line)) if line else 0
        what = self.random.choice(["", "\x00", "\x7f", "{", "[", '"', ",", "9" * 30, "\udc80"])
        return line[:i] + what + line[i + self.random.randrange(3):]

    def run_all(self, count):
        self.make()
        for _ in range(count):
            form, text = self.random.choice(self.files)
            lines = text.splitlines()
            i = self.random.choice([0, 0, len(lines) - 1, self.random.randrange(len(lines))])
            lines[i] = self.damaged_line(lines[i])
            damaged = ("\n".join(lines) + "\n").encode(errors="surrogateescape")
            file = self.store("damaged", damaged)
            whole = self.store("whole", text)
            self.look({0, 1, 2, 3}, ["stats", file], file)
            self.look({0, 1, 2, 3}, ["compare", whole, file], file)
            self.look({0, 1, 3}, ["merge", file], file)
            self.look({0, 1, 3}, ["merge", whole, file], file)
            self.resume(form, damaged, text)

    def resume(self, form, damaged, text):
        """A file that cannot be continued is left unchanged; any other becomes complete."""
        file = self.store("resumed", damaged)
        command = ["rate", "-q", self.list, *form, "-o", file, "--resume"]
        result = self.look({0, 3, 4}, command, file)
        if result and result[0] != 0 and not file.read_bytes() == damaged:
            shown = self.store("resumed-from", damaged)
            if len(file.read_bytes()) < len(damaged.rstrip(b"\n").rpartition(b"\n")[0]):
                self.finding("rows are lost", command, shown)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--forgeries", type=int, default=1000)
    parser.add_argument("--damages", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    findings = 0
    with tempfile.TemporaryDirectory() as folder:
        for attack, count in ((ForgedRecords, given.forgeries), (DamagedResults, given.damages)):
            attacker = attack(given.program, given.seed, folder)
            attacker.run_all(count)
            print(f"{attack.__name__}: {attacker.runs} runs, {attacker.findings} findings")
            findings += attacker.findings
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()
