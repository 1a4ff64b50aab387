#!/usr/bin/env python3
"""Measures what scripts/release.sh has made, and writes it into bench/RESULTS.md, in place of what stands there.

    bench/programs.py DIST

Sizes of all files; of the program as one file for Linux, which this machine runs, the time to start and to give a hint, each
the median of many runs. What an emulator would run is not timed.
"""
import datetime
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
REPORT = PROJECT / "bench/RESULTS.md"
TITLE = "# What is given out"
RUNS = 51
LISTS = ("easy", "medium", "hard", "diabolical", "top95")


def members(archive):
    """The names and sizes of the files in an archive."""
    if archive.suffix == ".zip":
        with zipfile.ZipFile(archive) as opened:
            return {info.filename: info.file_size for info in opened.infolist()}
    with tarfile.open(archive) as opened:
        return {info.name: info.size for info in opened.getmembers()}


def timed(command):
    """Wall and processor time of a command in milliseconds, medians."""
    walls, processors = [], []
    for _ in range(RUNS):
        before, start = os.times(), time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        walls.append(time.perf_counter() - start)
        after = os.times()
        processors.append(after.children_user + after.children_system - before.children_user - before.children_system)
    return 1000 * statistics.median(walls), 1000 * statistics.mean(processors)


def first_puzzle(name):
    for line in (PROJECT / f"puzzles/{name}.txt").read_text().splitlines():
        if len(line) >= 81 and set(line[:81]) <= set(".0123456789"):
            return line[:81]
    raise SystemExit(f"programs: no puzzle in puzzles/{name}.txt")


def sizes(dist):
    yield "| file | MB | the program in it, MB |"
    yield "|---|--:|--:|"
    for file in sorted(dist.iterdir()):
        if file.name == "SHA256SUMS":
            continue
        program = ""
        if file.name.endswith((".zip", ".tar.gz")):
            inside = [size for name, size in members(file).items() if Path(name).name in ("deduku", "deduku.exe") and size > 1 << 20]
            program = f"{inside[0] / 1e6:.1f}" if inside else ""
        yield f"| {file.name} | {file.stat().st_size / 1e6:.1f} | {program} |"


def times(program):
    yield "| | wall, ms | processor, ms |"
    yield "|---|--:|--:|"
    for name, words in [("`--version`", ["--version"])] + [
        (f"`hint`, first puzzle of `puzzles/{name}.txt`", ["hint", first_puzzle(name)]) for name in LISTS
    ]:
        wall, processor = timed([program, *words])
        yield f"| {name} | {wall:.1f} | {processor:.1f} |"


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    dist = Path(sys.argv[1])
    commit = subprocess.run(["git", "-C", PROJECT, "rev-parse", "--short", "HEAD"], check=True, capture_output=True, text=True)
    lines = [TITLE, "", f"Made by `bench/programs.py`, {datetime.date.today()}, version {commit.stdout.strip()}; times are medians of {RUNS}", "runs of the one file for Linux, x86-64 (processor time: the mean), the start of the process included.", ""]
    lines += sizes(dist)
    lines.append("")
    archive = next(dist.glob("deduku-*-linux-x86_64.tar.gz"))
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(archive) as opened:
            opened.extractall(folder)
        program = next(path for path in Path(folder).rglob("deduku") if path.is_file() and os.access(path, os.X_OK))
        lines += times(program)
    before = REPORT.read_text().split(f"\n{TITLE}\n")[0].rstrip("\n")
    REPORT.write_text(before + "\n\n" + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
