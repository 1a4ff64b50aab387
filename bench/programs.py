#!/usr/bin/env python3
"""Measures the files that scripts/release.sh has made, and replaces the figures in bench/NOTES.md.

    bench/programs.py DIST [NATIVE]

It measures the sizes of all files; for each program the times to start and to give a hint, in turn with a native build
(default: build/native/deduku), each the median of many runs; and, for programs of this machine, also the processor time
of the scales, the minimum of many runs, because a busy machine affects it least. Programs for other systems run with
Wine and QEMU, if these are installed. All programs must have the same version.
"""
import contextlib
import datetime
import os
import shutil
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
REPORT = PROJECT / "bench/NOTES.md"
TITLE = "# What is given out"
PACKAGE = "Linux, x86-64, Debian package"
ONE_FILE = "Linux, x86-64, one file"
RUNS = 51
LONG_RUNS = 15
SCALES = ("r", "ser", "hodoku", "ladder", "w")
LISTS = ("er-1.2", "er-1.5", "er-2.5", "er-5.0", "top95")


def members(archive):
    """The names and sizes of the files in an archive."""
    if archive.suffix == ".zip":
        with zipfile.ZipFile(archive) as opened:
            return {info.filename: info.file_size for info in opened.infolist()}
    with tarfile.open(archive) as opened:
        return {info.name: info.size for info in opened.getmembers()}


def unpack(archive, folder):
    """The program in an archive."""
    shutil.unpack_archive(archive, folder)
    program = max(folder.rglob("deduku*"), key=lambda path: path.stat().st_size)
    program.chmod(0o755)
    return str(program)


def timed(command):
    """Wall and processor time of one run, in milliseconds."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise SystemExit(f"programs: {command} failed")
    return 1000 * wall, 1000 * (usage.ru_utime + usage.ru_stime)


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


def programs(dist, folder):
    """The name of each program, and the command that runs it."""
    package = folder / "package"
    subprocess.run(["dpkg-deb", "-x", next(dist.glob("deduku_*.deb")), package], check=True)
    yield PACKAGE, [str(package / "usr/bin/deduku")]
    yield ONE_FILE, [unpack(next(dist.glob("deduku-*-linux-x86_64.tar.gz")), folder / "x86_64")]
    if shutil.which("qemu-aarch64"):
        program = unpack(next(dist.glob("deduku-*-linux-aarch64.tar.gz")), folder / "aarch64")
        yield "Linux, aarch64, one file; QEMU", ["qemu-aarch64", program]
    if shutil.which("wine"):
        yield "Windows, x86-64; Wine", ["wine", unpack(next(dist.glob("deduku-*-windows-x86_64.zip")), folder / "windows")]


@contextlib.contextmanager
def wine():
    """If Wine is installed, keeps its server running: otherwise each program would start and end one."""
    os.environ.setdefault("WINEPREFIX", str(PROJECT / "build/wine"))
    os.environ.update(WINEDEBUG="-all", WINEDLLOVERRIDES="mscoree=;mshtml=;winemenubuilder.exe=")
    if shutil.which("wine"):
        subprocess.run(["wine", "wineboot", "--init"], check=True, capture_output=True)
        subprocess.run(["wineserver", "-p"], check=False, capture_output=True)  # it may be there already
    yield
    if shutil.which("wine"):
        subprocess.run(["wineserver", "-k"], check=True)


def times(ways):
    """A row for each program; the others are compared with the first one."""
    questions = [["--version"], *(["hint", first_puzzle(name)] for name in LISTS)]
    runs = {name: [[] for _ in questions] for name, _ in ways}
    for _ in range(RUNS):
        for number, question in enumerate(questions):
            for name, words in ways:
                runs[name][number].append(timed([*words, *question]))
    yield "| | `--version` | " + " | ".join(f"`{name}`" for name in LISTS) + " | processor time, of all hints | to the native one |"
    yield "|---|" + "--:|" * (len(questions) + 2)
    native = None
    for name, _ in ways:
        walls = [statistics.median(wall for wall, _ in measured) for measured in runs[name]]
        processor = sum(statistics.median(used for _, used in measured) for measured in runs[name][1:])
        native = native or processor
        yield f"| {name} | " + " | ".join(f"{wall:.1f}" for wall in walls) + f" | {processor:.1f} | {processor / native:.2f} |"


def version(words):
    """The version that a program prints."""
    return subprocess.run([*words, "--version"], check=True, capture_output=True, text=True, errors="replace").stdout.strip()


def long_times(ways):
    """Rows with the processor time of each question, as a fraction of that of the first program."""
    questions = [(f"`{scale}`", ["rate", "-q", "--scale", scale, "--threads", "1"]) for scale in SCALES]
    questions += [("`solve`", ["solve", "-q"]), ("`check`", ["check", "-q"])]
    least = {name: [float("inf")] * len(questions) for name, _ in ways}
    for _ in range(LONG_RUNS):
        for number, (_, question) in enumerate(questions):
            for name, words in ways:
                _, used = timed([*words, *question, str(PROJECT / "bench/puzzles.txt")])
                least[name][number] = min(least[name][number], used)
    native = least[ways[0][0]]
    yield "| | " + " | ".join(name for name, _ in questions) + " |"
    yield "|---|" + "--:|" * len(questions)
    yield f"| {ways[0][0]}, milliseconds | " + " | ".join(f"{used:.0f}" for used in native) + " |"
    for name, _ in ways[1:]:
        ratios = [used / compared for used, compared in zip(least[name], native, strict=True)]
        yield f"| {name} | " + " | ".join(f"{ratio:.2f}" for ratio in ratios) + " |"


def main():
    if len(sys.argv) not in (2, 3):
        raise SystemExit(__doc__)
    dist = Path(sys.argv[1])
    native = Path(sys.argv[2]) if len(sys.argv) == 3 else PROJECT / "build/native/deduku"
    commit = subprocess.run(["git", "-C", PROJECT, "rev-parse", "--short", "HEAD"], check=True, capture_output=True, text=True)
    lines = [TITLE, "", f"Made by `bench/programs.py`, {datetime.date.today()}, version {commit.stdout.strip()}.", "", *sizes(dist), ""]
    lines += ["Milliseconds from the start of the process to its end, to say its version and to give a hint to the first puzzle of each",
              f"list, in turn; medians of {RUNS} runs. Wine and QEMU take their own time to start, which is in these.", ""]
    with tempfile.TemporaryDirectory() as folder, wine():
        ways = [("native", [str(native)]), *programs(dist, Path(folder))]
        versions = {name: version(words) for name, words in ways}
        if len(set(versions.values())) > 1:
            raise SystemExit(f"programs: these are several versions: {versions}")
        lines += times(ways)
        lines += ["", "Processor time of the questions to the 300 puzzles of `bench/puzzles.txt`, one thread, start included, as a part of that",
                  f"of the native build; the least of {LONG_RUNS} runs, in turn.", ""]
        lines += long_times([way for way in ways if way[0] in ("native", PACKAGE, ONE_FILE)])
    before = REPORT.read_text().split(f"\n{TITLE}\n")[0].rstrip("\n")
    REPORT.write_text(before + "\n\n" + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
