#!/usr/bin/env python3
"""How many puzzles `deduku generate` makes in a second of processor time, for each kind of wish.

    bench/generate.py build/release/deduku [SECONDS]

Each wish runs with one thread and several seeds, for about so many seconds (10) all together; the count is doubled until they
take that long. The starts of the program and the choice of the engine are part of the time. Where `qqwing` is
among the commands, it is measured in the same way, too; what it makes is not filtered. The single parts, canonical forms
among them, are in `generate_bench`.
"""

import resource
import shutil
import subprocess
import sys

MASKS = {
    28: "x.x.x.x.x" ".x.....x." "x...x...x" "...x.x..." "x.x...x.x" "...x.x..." "x...x...x" ".x.....x." "x.x.x.x.x",
    24: "x..x.x..x" "...x.x..." "x.......x" ".x..x..x." "x.......x" ".x..x..x." "x.......x" "...x.x..." "x..x.x..x",
}
# The masks of 23 and 20 cells: those of 24 cells without the first one, and without the corners.
MASKS[23] = MASKS[24].replace("x", ".", 1)
MASKS[20] = "".join("." if cell in (0, 8, 72, 80) else given for cell, given in enumerate(MASKS[24]))

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
    ("mask of 23 cells", ["--mask", MASKS[23], "--effort", "20000"]),
    ("mask of 20 cells", ["--mask", MASKS[20], "--effort", "20000"]),
]

# What others make, by the name of the wish that it comes nearest to.
PEERS = [
    ("qqwing", "any minimal", ["qqwing", "--generate", "{count}", "--one-line"]),
    ("qqwing", "half turn, not minimal", ["qqwing", "--generate", "{count}", "--one-line", "--symmetry", "rotate180"]),
]


def processor_time():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def made(command):
    """How many lines a command writes, and how long it takes."""
    before = processor_time()
    done = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    return len(done.stdout.splitlines()), processor_time() - before


def measure(name, command_for, seconds):
    """Runs `command_for(count, seed)` until that took long enough, and says how fast it was."""
    count, spent, found = 1, 0.0, 0
    for seed in range(1, 1000):
        more, time = made(command_for(count, seed))
        found, spent = (more, time) if time * 2 < seconds / 2 else (found + more, spent + time)
        count = count * 2 if time < seconds / 4 else count
        if spent >= seconds:
            break
    print(f"{name:36} {found / spent:10.1f} a second  ({found} in {spent:.1f} s)", flush=True)


def main():
    program = sys.argv[1]
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 10
    for name, wish in WISHES:
        base = [program, "generate", "-q", "--distinct"]
        measure(name, lambda count, seed: base + ["--count", str(count), "--seed", str(seed)] + wish, seconds)
    for peer, name, command in PEERS:
        if shutil.which(command[0]):
            measure(f"{name}: {peer}", lambda count, _: [word.format(count=count) for word in command], seconds)


if __name__ == "__main__":
    main()
