#!/usr/bin/env python3
"""How many puzzles `deduku generate` makes in a second of processor time, for each kind of wish.

    bench/generate.py build/release/deduku [SECONDS]

Each wish runs with one thread and several seeds, for about so many seconds (10) all together; the count is doubled until they
take that long. The starts of the program and the choice of the engine are part of the time.
"""

import resource
import subprocess
import sys

MASKS = {
    28: "x.x.x.x.x" "...x.x..." "x.......x" ".x..x..x." "x..x.x..x" ".x..x..x." "x.......x" "...x.x..." "x...x...x",
    24: "x..x.x..x" "...x.x..." "x.......x" ".x..x..x." "x.......x" ".x..x..x." "x.......x" "...x.x..." "x..x.x..x",
}

WISHES = [
    ("any minimal", ["--minimal"]),
    ("half turn, orbit-minimal", ["--symmetry", "half_turn", "--orbit-minimal"]),
    ("half turn, minimal", ["--symmetry", "half_turn", "--minimal"]),
    ("all symmetries, orbit-minimal", ["--symmetry", "full", "--orbit-minimal"]),
    ("ER 3.2", ["--where", "er = 3.2"]),
    ("exactly X-Wing", ["--exactly", "x_wing"]),
    ("HoDoKu Extreme", ["--where", "hodoku_level = Extreme"]),
    ("ER 8.5 to 9.0", ["--where", "er >= 8.5 and er <= 9.0"]),
    ("at most 20 givens", ["--givens", "17..20"]),
    ("18 givens", ["--givens", "18"]),
    ("mask of 28 cells", ["--mask", MASKS[28]]),
    ("mask of 24 cells", ["--mask", MASKS[24]]),
]


def processor_time():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def made(program, wish, count, seed):
    """How many puzzles there are, and how long they took."""
    before = processor_time()
    command = [program, "generate", "-q", "--distinct", "--count", str(count), "--seed", str(seed), *wish]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    return len(done.stdout.splitlines()), processor_time() - before


def main():
    program = sys.argv[1]
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 10
    for name, wish in WISHES:
        count, spent, found, seed = 1, 0.0, 0, 1
        while spent < seconds:
            more, time = made(program, wish, count, seed)
            found, spent = (more, time) if time * 2 < seconds / 2 else (found + more, spent + time)
            count, seed = (count * 2 if time < seconds / 4 else count), seed + 1
        print(f"{name:32} {found / spent:10.1f} a second  ({found} in {spent:.1f} s)", flush=True)


if __name__ == "__main__":
    main()
