#!/usr/bin/env python3
"""Measures for each kind of constraint how many puzzles `deduku generate` makes in a second of processor time.

    bench/generate.py build/native/deduku [SECONDS] [--tdoku build/generate]

Each constraint runs with one thread and several seeds, for about SECONDS (10) in total; the count is doubled until they
take that long. The time includes the starts of the program and the choice of the engine. After each constraint come the
peers that can make such puzzles: `qqwing` if it is installed, and `generate` of tdoku if it is given. Only their
puzzles that meet the constraint are counted. `generate_bench` measures the single parts, including canonical forms.
"""

import argparse
import json
import resource
import shutil
import subprocess
import sys

MASKS = {
    28: "x.x.x.x.x" ".x.....x." "x...x...x" "...x.x..." "x.x...x.x" "...x.x..." "x...x...x" ".x.....x." "x.x.x.x.x",
    24: "x..x.x..x" "...x.x..." "x.......x" ".x..x..x." "x.......x" ".x..x..x." "x.......x" "...x.x..." "x..x.x..x",
}
# Random masks as sparse as these seldom have any puzzle. The masks of 23 and 20 cells come from puzzles of
# `generate --givens`.
MASKS[23] = ".x..x....x..x.x.x....x...xxx.x....x.......x..xx...x.x..........xx....xx.x..x....."
MASKS[20] = ".x....x...x..x.x..x...xx........xx.............xx........xx...x..x.x..x...x....x."

WISHES = [
    ("any minimal", ["--minimal"]),
    ("half turn, orbit-minimal", ["--symmetry", "half_turn", "--orbit-minimal"]),
    ("half turn, minimal", ["--symmetry", "half_turn", "--minimal"]),
    ("all symmetries, orbit-minimal", ["--symmetry", "full", "--orbit-minimal"]),
    ("ER 3.2", ["--where", "er = 3.2"]),
    ("exactly X-Wing", ["--exactly", "x_wing"]),
    ("HoDoKu Extreme", ["--where", "hodoku_level = Extreme"]),
    ("ER 8.5 to 9.0", ["--where", "er >= 8.5 and er <= 9.0"]),
    ("ER 9.5 and more", ["--where", "er >= 9.5", "--effort", "200000"]),
    ("at most 20 givens", ["--givens", "17..20"]),
    ("18 givens", ["--givens", "18"]),
    ("mask of 28 cells", ["--mask", MASKS[28]]),
    ("mask of 24 cells", ["--mask", MASKS[24]]),
    ("mask of 23 cells", ["--mask", MASKS[23]]),
    ("mask of 20 cells", ["--mask", MASKS[20]]),
]



def givens_of(line):
    return sum(character in "123456789" for character in line[:81])


def few_givens(_, lines):
    return sum(givens_of(line) <= 20 for line in lines)


def all_made(_, lines):
    return len(lines)


def minimal_ones(program, lines):
    checked = subprocess.run([program, "check", "-q", "--format", "json", "-"], input="\n".join(line[:81] for line in lines),
                             stdout=subprocess.PIPE, text=True, check=False).stdout
    return sum(json.loads(record).get("minimal") is True for record in checked.splitlines())


# The peers for a constraint: the program, its arguments, and a test for the puzzles that meet the constraint. Their
# time does not include this test.
PEERS = {
    "any minimal": [
        ("qqwing", ["--generate", "{count}", "--one-line"], all_made),
        ("tdoku", ["-p0", "-a1", "-d81", "-e0", "-s0", "-l{count}"], all_made),
    ],
    "half turn, minimal": [("qqwing", ["--generate", "{count}", "--one-line", "--symmetry", "rotate180"], minimal_ones)],
    "at most 20 givens": [("tdoku", ["-p0", "-a1", "-d2", "-c1", "-g0", "-e0", "-s0", "-l{count}"], few_givens)],
    "18 givens": [("tdoku", ["-p0", "-a1", "-d2", "-c1", "-g0", "-e0", "-s0", "-l{count}"], lambda _, lines: sum(
        givens_of(line) == 18 for line in lines))],
}


def processor_time():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def made(command):
    """The output of a command, and its processor time."""
    before = processor_time()
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    return done.stdout.splitlines(), processor_time() - before


def measure(name, command_for, count_kept, seconds):
    """Runs `command_for(count, seed)` until it takes long enough, and prints its speed."""
    count, spent, found = 1, 0.0, 0
    for seed in range(1, 1000):
        lines, time = made(command_for(count, seed))
        kept = count_kept(lines)
        found, spent = (kept, time) if time * 2 < seconds / 2 else (found + kept, spent + time)
        count = count * 2 if time < seconds / 4 else count
        if spent >= seconds:
            break
    print(f"{name:36} {found / spent:10.1f} a second  ({found} in {spent:.1f} s)", flush=True)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("program")
    arguments.add_argument("seconds", nargs="?", type=float, default=10)
    arguments.add_argument("--qqwing", default=shutil.which("qqwing"), help="the program qqwing")
    arguments.add_argument("--tdoku", help="the program generate of tdoku")
    arguments.add_argument("--unlike", help="how many percent of their givens puzzles may have in common; 0: any number")
    arguments.add_argument("--wish", action="append", help="one of the wishes alone, by its name; may be repeated")
    chosen = arguments.parse_args()
    peers = {"qqwing": chosen.qqwing, "tdoku": chosen.tdoku}
    for name, wish in WISHES:
        if chosen.wish and name not in chosen.wish:
            continue
        base = [chosen.program, "generate", "-q", "--distinct"] + (["--unlike", chosen.unlike] if chosen.unlike else [])
        measure(name, lambda count, seed: base + ["--count", str(count), "--seed", str(seed)] + wish, len, chosen.seconds)
        for peer, words, keeps in PEERS.get(name, []):
            if peers[peer]:
                measure(f"  {peer}", lambda count, _: [peers[peer]] + [word.format(count=count) for word in words],
                        lambda lines: keeps(chosen.program, lines), chosen.seconds)


if __name__ == "__main__":
    main()
