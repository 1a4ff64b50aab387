#!/usr/bin/env python3
"""Measures how long lists scale: throughput and memory from a thousand puzzles on, two threads against one, the cost of
the records of other shares, and a merge of many parts. Prints tables in Markdown for bench/NOTES.md.

    scripts/measure-long-runs.py [PROGRAM] [--most 1000000] [--scale te] [--parts 1000] [--lines 0] [--tries 5]

Only Release builds count. If other programs run meanwhile, quote processor time. Two threads are compared with one by
the wall clock, in turn and several times.
"""
import argparse
import os
import pathlib
import subprocess
import tempfile
import time
import typing

ROOT = pathlib.Path(__file__).resolve().parent.parent


class Cost(typing.NamedTuple):
    clock: float  # seconds
    processor: float  # seconds
    megabytes: float  # at the most


def run(*words, stdin=subprocess.DEVNULL):
    begin = time.monotonic()
    process = subprocess.Popen([str(word) for word in words], stdin=stdin, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if os.waitstatus_to_exitcode(status) != 0:
        raise SystemExit(f"failed: {' '.join(map(str, words))}")
    return Cost(time.monotonic() - begin, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def write_list(path, count):
    lines = (ROOT / "puzzles/er-2.5.txt").read_text().splitlines(keepends=True)
    with open(path, "w") as file:
        for begin in range(0, count, len(lines)):
            file.writelines(lines[:min(len(lines), count - begin)])


class Table:
    def __init__(self):
        print("| what | puzzles | seconds | of the processor | puzzles a second of it | MB |\n|---|--:|--:|--:|--:|--:|")

    def add(self, what, count, cost):
        print(f"| {what} | {count:,} | {cost.clock:.2f} | {cost.processor:.2f} | {count / cost.processor:,.0f} "
              f"| {cost.megabytes:.0f} |", flush=True)


def measure_growth(table, rate, folder, most):
    """Measures that a list ten times as long takes ten times as long and no more memory."""
    list_, out = folder / "list.txt", folder / "out.csv"
    count = 1000
    while count <= most:
        write_list(list_, count)
        table.add("rate", count, run(*rate, "-o", out, list_))
        out.unlink()
        count *= 10


def measure_parts(table, rate, folder, parts):
    list_ = folder / "list.txt"
    count = 64 * parts
    write_list(list_, count)
    names = [folder / f"part-{i}.csv" for i in range(1, parts + 1)]
    for i, name in enumerate(names, 1):
        run(*rate, "--shard", f"{i}/{parts}", "-o", name, list_)
    table.add(f"merge {parts} parts", count, run(rate[0], "merge", *names, "-o", folder / "all.csv"))


def measure_stream(table, rate, lines):
    """Measures the cost of reading: a tiny share of a long list, with hardly any puzzle in it."""
    text = (ROOT / "puzzles/er-2.5.txt").read_bytes()
    writer = subprocess.Popen(["sh", "-c", f"yes \"$0\" | head -n {lines}", text.decode().rstrip()],
                              stdout=subprocess.PIPE)
    table.add("read the records of others", lines, run(*rate, "--records", str(lines), stdin=writer.stdout))
    writer.wait()


def measure_threads(rate, folder, tries):
    list_ = folder / "list.txt"
    write_list(list_, 20_000)
    print("\n| seconds, one thread | two threads | times |\n|--:|--:|--:|")
    for _ in range(tries):
        one, two = (run(*rate, "--no-header", "--threads", threads, list_).clock for threads in (1, 2))
        print(f"| {one:.2f} | {two:.2f} | {one / two:.2f} |", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="?", default=ROOT / "build/native/deduku")
    parser.add_argument("--most", type=int, default=1_000_000)
    parser.add_argument("--scale", default="te")
    parser.add_argument("--parts", type=int, default=1000)
    parser.add_argument("--lines", type=int, default=0)
    parser.add_argument("--tries", type=int, default=5)
    options = parser.parse_args()
    rate = [options.program, "rate", "-q", "--format", "csv", "--scale", options.scale]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        table = Table()
        measure_growth(table, rate, folder, options.most)
        if options.lines:
            measure_stream(table, rate, options.lines)
        if options.parts:
            measure_parts(table, rate, folder, options.parts)
        if options.tries:
            measure_threads(rate, folder, options.tries)


main()
