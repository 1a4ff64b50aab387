#!/usr/bin/env python3
"""Proves puzzles of lists and has another program check the proofs. Prints a table in Markdown for bench/NOTES.md.

    scripts/measure-proofs.py LRAT_CHECK LIST... [--program build/native/deduku] [--every 1] [-- OPTIONS OF PROVE]

LRAT_CHECK is the program lrat-check of drat-trim; a proof that it does not accept ends the measurement. Times are
processor times. Only Release builds count.
"""
import argparse
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent


def run(*words):
    """The output, and the processor time in seconds."""
    with tempfile.TemporaryFile("w+") as output:
        process = subprocess.Popen([str(word) for word in words], stdout=output)
        _, status, usage = os.wait4(process.pid, 0)
        output.seek(0)
        if os.waitstatus_to_exitcode(status) != 0:
            sys.exit(f"failed: {' '.join(map(str, words))}\n{output.read()}")
        return output.read(), usage.ru_utime + usage.ru_stime


def measure(arguments, puzzle, folder):
    cnf, lrat = folder / "puzzle.cnf", folder / "puzzle.lrat"
    report, proving = run(arguments.program, "prove", puzzle, "--cnf", cnf, "--lrat", lrat, "--unique", "--format", "json",
                          *arguments.options)
    verdict, checking = run(arguments.checker, cnf, lrat)
    if "\nc VERIFIED\n" not in verdict or "WARNING" in verdict:
        sys.exit(f"{puzzle}: not accepted\n{verdict}")
    record = json.loads(report.splitlines()[-1])
    return {"steps": record["steps"], **record["proof"], "proving": 1000 * proving, "checking": 1000 * checking}


def row(name, results):
    cells = [name, f"{len(results):,}"]
    for key in ("steps", "lemmas", "most_lemmas", "hints", "bytes", "proving", "checking"):
        values = [result[key] for result in results]
        cells.append(f"{statistics.median(values):,.0f} ({max(values):,.0f})")
    return "| " + " | ".join(cells) + " |"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("checker")
    parser.add_argument("lists", nargs="+", type=pathlib.Path)
    parser.add_argument("--program", default=ROOT / "build/native/deduku")
    parser.add_argument("--every", type=int, default=1)
    own, _, options = " ".join(sys.argv[1:]).partition(" -- ")
    arguments = parser.parse_args(own.split())
    arguments.options = options.split()
    print("| list | puzzles | steps | lemmas | at a time | hints | bytes | proving, ms | checking, ms |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as folder:
        for path in arguments.lists:
            puzzles = re.findall(r"^[.\d]{81}", path.read_text(), re.M)[::arguments.every]
            results = [measure(arguments, puzzle, pathlib.Path(folder)) for puzzle in puzzles]
            print(row(path.name, results), flush=True)


main()
