#!/usr/bin/env python3
"""Makes 100,000 puzzles with constraints of all kinds and proves each promise again by generate --check, which uses the
bitmask search and complete ratings. Also checks with canon that no two are equivalent or alike, and with the scale `needs`
that a technique is needed: check_promises.py PROGRAM [PART]

PART divides the numbers: 10 makes a tenth. A row that makes too few puzzles, or one that breaks a promise, fails.
"""

import json
import os
import subprocess
import sys
import tempfile
import time

PROGRAM = sys.argv[1]
PART = int(sys.argv[2]) if len(sys.argv) > 2 else 1
MASK = "x.x.x.x.x.x.....x.x..x.x..x..x...x..x.......x..x...x..x..x.x..x.x.....x.x.x.x.x.x"
LIKE = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."

# The number of puzzles of each kind: those that take the program a second are made by the hundred, instant ones by the
# thousand.
KINDS = [
    (25_000, "--minimal"),
    (10_000, ""),
    (10_000, "--minimal --where 'er <= 2.3'"),
    (5_000, "--givens 30..34"),
    (5_000, "--givens 22..23 --minimal"),
    (500, "--givens 17..20 --minimal"),
    (2_000, "--minimal --symmetry half_turn"),
    (3_000, "--orbit-minimal --symmetry half_turn --exact-symmetry"),
    (2_000, "--symmetry quarter_turn --givens 28..36"),
    (2_000, "--symmetry left_right --orbit-minimal"),
    (2_000, "--symmetry top_bottom --orbit-minimal"),
    (2_000, "--symmetry both_axes --orbit-minimal"),
    (2_000, "--symmetry diagonal --orbit-minimal"),
    (2_000, "--symmetry antidiagonal --orbit-minimal"),
    (2_000, "--symmetry both_diagonals --orbit-minimal"),
    (2_000, "--symmetry full --orbit-minimal"),
    (2_000, "--symmetry none --exact-symmetry --minimal"),
    (1_000, f"--mask {MASK}"),
    (3_000, "--where 'hodoku_level = Hard'"),
    (1_000, "--where 'hodoku_level = Extreme and givens <= 26'"),
    (1_000, "--where 'r >= 2 and r < 4'"),
    (1_000, "--where 'tightest <= 3 and class != beginner'"),
    (1_000, "--where 'er >= 7.0 and er <= 7.3'"),
    (150, "--where 'er >= 8.5 and er <= 9.0'"),
    (500, "--needs xy_wing"),
    (200, "--needs naked_pair"),
    (200, "--needs hidden_pair"),
    (200, "--needs x_wing"),
    (100, "--needs unique_rectangle_1"),
    (100, "--needs w_wing"),
    (500, "--exactly x_wing"),
    (50, "--exactly swordfish"),
    (400, "--exactly naked_pair"),
    (100, "--exactly m_wing"),
    (100, "--exactly sue_de_coq"),
    (1_000, "--minimal --unlike 30"),
    (1_000, "--where 'er >= 7.0 and er <= 7.3' --unlike 0"),
    (2_000, "--without fish --without chains --minimal"),
    (1_000, "--without uniqueness --where 'er >= 4.5'"),
    (5_000, f"--like {LIKE} --vicinity 2"),
    (500, f"--like {LIKE} --vicinity 1"),
    (3_000, "--automorphic any"),
    (500, "--automorphic any --minimal"),
    (2_000, "--distribution uniform --minimal"),
    (50, "--distribution controlled"),
]


def run(arguments, text=None):
    return subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True, check=False)


def words(options):
    """The words of a row in the form of a shell command."""
    return [word for i, part in enumerate(options.split("'")) for word in ([part] if i % 2 else part.split())]


def made_and_kept(count, options, file):
    """The fault of the puzzles of a row, or None; the puzzles are written to the file."""
    made = run(["generate", "--count", str(count), "--distinct", "--seed", "34", "--format", "json", *words(options)])
    records = [json.loads(line) for line in made.stdout.splitlines()]
    puzzles = [record["puzzle"] for record in records if record["type"] == "generate"]
    file.write(made.stdout)
    file.flush()
    if made.returncode != 0 or len(puzzles) != count:
        return f"{len(puzzles)} puzzles, exit code {made.returncode}: {made.stderr.strip()[-300:]}"
    checked = run(["generate", "--check", file.name])
    if checked.returncode != 0 or not checked.stdout.startswith(f"{count} puzzle"):
        return checked.stderr.strip()[-300:] + checked.stdout.strip()[-300:]
    forms = run(["canon"], "\n".join(puzzles)).stdout.split()
    if not len(forms) == len(set(forms)) == count:
        return f"{len(set(forms))} of {count} are not equivalent"
    solutions = [record["solution"] for record in records if record["type"] == "generate"]
    return alike(puzzles, solutions, options) or unneeded(puzzles, options)


def alike(puzzles, solutions, options):
    """The puzzles that are alike although they should not be, or None."""
    words_of_row = words(options)
    share = words_of_row[words_of_row.index("--unlike") + 1] if "--unlike" in words_of_row else "50"
    if share == "0" or "--like" in words_of_row or "--distribution" in words_of_row:
        return None
    found = run(["canon", "--alike", share], "\n".join(puzzles)).stdout.splitlines()
    if found:
        return f"{len(found)} puzzles are like another: {found[0]}"
    found = run(["canon", "--duplicates"], "\n".join(solutions)).stdout.splitlines()
    return f"{len(found)} solutions are equivalent" if found and "--automorphic" not in words_of_row else None


def unneeded(puzzles, options):
    """The number of puzzles that do not need their technique, by the scale `needs`, or None."""
    words_of_row = words(options)
    wish = next((wish for wish in ("--needs", "--exactly") if wish in words_of_row), None)
    if wish is None:
        return None
    technique = words_of_row[words_of_row.index(wish) + 1]
    needs = run(["rate", "-q", "--scale", "needs", "--format", "%{needs}"], "\n".join(puzzles)).stdout.splitlines()
    needing = [each for each in needs if technique in each.split("+")]
    return None if len(needing) == len(puzzles) else f"{len(needing)} of {len(puzzles)} need {technique}"


def main():
    failed = 0
    total = 0
    for count, options in KINDS:
        count = max(1, count // PART)
        start = time.monotonic()
        file = tempfile.NamedTemporaryFile("w", suffix=".json", delete=False, encoding="utf-8")
        with file:
            wrong = made_and_kept(count, options, file)
        os.unlink(file.name)
        total += count
        failed += wrong is not None
        print(f"{count:6} {options or 'no wishes'}: {wrong or 'all kept'} ({time.monotonic() - start:.0f} s)", flush=True)
    print(f"{total} puzzles of {len(KINDS)} kinds, {failed} kinds failed")
    return 1 if failed or total < 100_000 // PART - len(KINDS) else 0


sys.exit(main())
