#!/usr/bin/env python3
"""Searches all sources for loops over, and names for, views into a temporary that has been destroyed, such as
`for (... : Halves(n).all())`: compilers do not warn of these. The query is tests/lifetimes/views.query; first it is
checked that it finds exactly the places marked in tests/lifetimes/examples.cpp.

    scripts/check-lifetimes.py [BATCH...]

BATCH is a part of the names of the batches of sources to check, such as deduku_techniques; default: all. Takes some two
minutes on two processors; installs clang and clang-query."""

import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys

PROJECT = pathlib.Path(__file__).resolve().parents[1]
BUILD = PROJECT / "build/lifetimes"
QUERY = PROJECT / "tests/lifetimes/views.query"
EXAMPLES = PROJECT / "tests/lifetimes/examples.cpp"
FOUND = re.compile(r'^(/\S+):(\d+):\d+: note: "dangles" binds here')
BROKEN = re.compile(r"^(/\S+:\d+:\d+: (?:fatal )?error: .*)", re.MULTILINE)


def run(*words):
    done = subprocess.run(words, cwd=PROJECT, text=True, capture_output=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, words))}\n{done.stdout}{done.stderr}")


def configure():
    """Makes the commands for clang, in large batches that share the cost of headers, and the generated headers."""
    run("scripts/install-dependencies.sh", "--with-tests")
    run("cmake", "-S", ".", "-B", BUILD, "-G", "Ninja", "-DCMAKE_CXX_COMPILER=clang++", "-DCMAKE_BUILD_TYPE=Debug",
        "-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON", "-DDEDUKU_UNITY_BATCH=60")
    run("cmake", "--build", BUILD, "--target", "deduku_present_embedded", "deduku_walk_embedded", "deduku_records_embedded",
        "deduku_version_header")
    commands = json.loads((BUILD / "compile_commands.json").read_text())
    return sorted({command["file"] for command in commands if command["file"].endswith(("cpp", "cxx"))})


def ask(*words):
    """The dangling views, as file and line, and the errors of the compiler."""
    done = subprocess.run(["clang-query", "-f", QUERY, *words], text=True, capture_output=True, check=False)
    places = {(match[1], int(match[2])) for match in map(FOUND.match, done.stdout.splitlines()) if match}
    return places, BROKEN.findall(done.stderr)


def check_the_query():
    lines = EXAMPLES.read_text().splitlines()
    expected = {(str(EXAMPLES), number) for number, line in enumerate(lines, 1) if line.endswith("// dangles")}
    found, broken = ask(EXAMPLES, "--", "-std=c++20", "-Wno-dangling", "-Wno-dangling-gsl")
    for path, line in sorted(expected ^ found):
        print(f"{path}:{line}: {'not found' if (path, line) in expected else 'found, but it lives'}")
    if broken or not expected or expected != found:
        sys.exit("\n".join([*broken, "the query does not find what its examples say"]))


def main():
    run("scripts/install-dependencies.sh", "--only", "clang", "clang-tools")
    check_the_query()
    sources = [source for source in configure() if not sys.argv[1:] or any(part in source for part in sys.argv[1:])]
    places, broken = set(), set()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for more_places, more_broken in pool.map(lambda source: ask("-p", BUILD, source), sources):
            places |= more_places
            broken |= set(more_broken)
    own = sorted((path, line) for path, line in places if path.startswith(str(PROJECT)))
    for path, line in own:
        print(f"{path}:{line}: the temporary dies before what it lends is used: give it a name")
    for line in sorted(broken):
        print(line)
    summary = f"{len(sources)} batches of sources, {len(own)} places where a temporary dies too early"
    print(f"FAILED: {len(broken)} errors of the compiler; {summary}" if broken else summary)
    return 1 if own or broken or not sources else 0


if __name__ == "__main__":
    sys.exit(main())
