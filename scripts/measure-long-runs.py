#!/usr/bin/env python3
"""Measures how long lists scale: throughput and memory from a thousand puzzles on, two threads against one, what the
records of other shares cost, and a merge of many parts. Prints a table in Markdown for docs/long-runs.md.

    scripts/measure-long-runs.py [PROGRAM] [--most 1000000] [--scale te] [--parts 1000]

Only Release builds count, and nothing else should run meanwhile.
"""
import argparse
import os
import pathlib
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def run(*words):
    """Seconds on the clock, and megabytes at the most."""
    begin = time.monotonic()
    process = subprocess.Popen([str(word) for word in words], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if os.waitstatus_to_exitcode(status) != 0:
        raise SystemExit(f"failed: {' '.join(map(str, words))}")
    return time.monotonic() - begin, usage.ru_maxrss / 1024


def write_list(path, count):
    lines = (ROOT / "puzzles/hard.txt").read_text().splitlines(keepends=True)
    with open(path, "w") as file:
        for begin in range(0, count, len(lines)):
            file.writelines(lines[:min(len(lines), count - begin)])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="?", default=ROOT / "build/release/deduku")
    parser.add_argument("--most", type=int, default=1_000_000)
    parser.add_argument("--scale", default="te")
    parser.add_argument("--parts", type=int, default=1000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        rate = [options.program, "rate", "-q", "--format", "csv", "--scale", options.scale]
        print("| what | puzzles | seconds | a second | MB |\n|---|--:|--:|--:|--:|")

        def row(what, count, *words):
            seconds, megabytes = run(*words)
            print(f"| {what} | {count:,} | {seconds:.2f} | {count / seconds:,.0f} | {megabytes:.0f} |", flush=True)

        list_ = folder / "list.txt"
        count = 1000
        while count <= options.most:
            write_list(list_, count)
            for threads in (1, 2):
                out = folder / f"{count}-{threads}.csv"
                row(f"rate, {threads} thread{'s' * (threads > 1)}", count, *rate, "--threads", threads, "-o", out, list_)
                out.unlink()
            count *= 10
        count //= 10
        row("read the records of others", count, *rate, "--records", str(count), "-o", folder / "last.csv", list_)
        few = min(count, 64 * options.parts)
        write_list(list_, few)
        parts = [folder / f"part-{i}.csv" for i in range(1, options.parts + 1)]
        for i, part in enumerate(parts, 1):
            run(*rate, "--shard", f"{i}/{options.parts}", "-o", part, list_)
        row(f"merge {options.parts} parts", few, options.program, "merge", *parts, "-o", folder / "all.csv")


main()
