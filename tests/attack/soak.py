#!/usr/bin/env python3
"""Asks `deduku serve` a random mix of questions under a limit of memory, and looks that none is left unanswered.

    soak.py PROGRAM [--questions 100000] [--seed 1] [--memory 500000]

Boards are puzzles, boards in progress with digits placed and marks struck or wrong, sukaku, and texts that are none; the
questions are all methods on all scales, a few of them dear. The memory that the program has taken at most is printed on
the way: it must not grow. The same seed asks the same questions.
"""

import argparse
import collections
import json
import pathlib
import random
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
LISTS = ("easy", "medium", "hard", "diabolical", "top95")
SCALES = ("r", "ladder", "ser", "hodoku", "te", "b", "gb", "w", "gw", "bxb", "bxbb", "backdoor", "subset_backdoor",
          "search", "minimal")
# The answers that a question may have instead of a result.
REFUSALS = {"bad_parameter", "parse_error", "impossible"}
# How many questions wait for their answers at most.
AHEAD = 200


def puzzles():
    """The lines of the lists that come with the program."""
    lines = []
    for name in LISTS:
        for line in (ROOT / "puzzles" / f"{name}.txt").read_text().splitlines():
            text = line.split()[0] if line.split() else ""
            if len(text) == 81:
                lines.append(text.replace("0", "."))
    return lines


def peers(cell):
    row, column = divmod(cell, 9)
    return [
        other
        for other in range(81)
        if other != cell
        and (other // 9 == row or other % 9 == column
             or (other // 27 == row // 3 and other % 9 // 3 == column // 3))
    ]


PEERS = [peers(cell) for cell in range(81)]


class Boards:
    """Boards of all kinds."""

    def __init__(self, rng):
        self.rng = rng
        self.puzzles = puzzles()

    def candidates(self, digits):
        return [
            [] if digits[cell] != "." else
            [digit for digit in range(1, 10) if all(digits[other] != str(digit) for other in PEERS[cell])]
            for cell in range(81)
        ]

    def next(self):
        """The parameters that describe a board."""
        digits = self.rng.choice(self.puzzles)
        kind = self.rng.random()
        if kind < 0.4:
            return {"puzzle": digits}
        if kind < 0.42:
            return {"puzzle": digits[: self.rng.randrange(81)]}
        placed = list(digits)
        for _ in range(self.rng.randrange(12)):
            cell = self.rng.randrange(81)
            marks = self.candidates(placed)[cell]
            if marks:
                placed[cell] = str(self.rng.choice(marks))
        board = {"digits": "".join(placed)}
        if kind > 0.6:
            struck = self.rng.choice((0, 0.02, 0.1, 0.3))
            board["marks"] = [[mark for mark in marks if self.rng.random() >= struck]
                              for marks in self.candidates(placed)]
        if kind > 0.95:
            return {"puzzle": self.sukaku()}
        return {"board": board}

    def sukaku(self):
        """729 characters: all candidates but a few."""
        missing = self.rng.choice((0.02, 0.1, 0.5))
        return "".join("." if self.rng.random() < missing else str(i % 9 + 1) for i in range(729))


def question(rng, boards):
    """A method with its parameters."""
    board = boards.next()
    cell = f"r{rng.randrange(1, 10)}c{rng.randrange(1, 10)}"
    draw = rng.random()
    if draw < 0.25:
        return "check", board
    if draw < 0.4:
        return "count", {**board, "limit": rng.choice((1, 2, 1000))}
    if draw < 0.5:
        return "solve", board
    if draw < 0.65:
        return "hint", {**board, "level": rng.randrange(1, 6)}
    if draw < 0.75:
        effects = {rng.choice(("places", "removes")): [{"cell": cell, "digit": rng.randrange(1, 10)}]}
        return "apply", {**board, **(effects if rng.random() < 0.5 else {"step": effects})}
    if draw < 0.8:
        return "progress", {**board, "refutations": rng.random() < 0.2}
    if draw < 0.85:
        return "canonical", board
    if draw < 0.95:
        return "rate", {**board, "scales": [rng.choice(SCALES)], "budget": rng.choice((10, 1000, 10000))}
    if draw < 0.99:
        return rng.choice((("path", board), ("draw", {**board, "step": 1}), ("minimise", board),
                           ("hint", {**board, "ladder": "se"}),
                           ("why", {**board, "cell": cell, "digit": rng.randrange(1, 10), "budget": 1000}),
                           ("read", board), ("nonsense", board)))
    if draw < 0.9985:
        return rng.choice((("rate", {**board, "scales": [rng.choice(SCALES)]}), ("steps", {**board, "budget": 1000}),
                           ("explain", board), ("path", {**board, "short": True})))
    return rng.choice((("steps", board), ("why", {**board, "cell": cell, "digit": rng.randrange(1, 10)}),
                       ("rate", {**board, "scales": list(SCALES)})))


class Soak:
    def __init__(self, program, memory, seed):
        self.rng = random.Random(seed)
        self.boards = Boards(self.rng)
        command = f'ulimit -v {memory} && exec "$0" serve --stdio'
        self.process = subprocess.Popen(["sh", "-c", command, program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.waiting = collections.deque()
        self.room = threading.Semaphore(AHEAD)

    def ask(self, count):
        for number in range(count):
            method, params = question(self.rng, self.boards)
            self.room.acquire()
            line = json.dumps({"id": number, "method": method, "params": params})
            self.waiting.append((number, method, line))
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
        self.process.stdin.close()

    def memory(self):
        """In MB: what it has now, and what it had at most."""
        figures = dict(
            line.split(":") for line in pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines())
        return [int(figures[name].split()[0]) // 1024 for name in ("VmRSS", "VmHWM")]

    def run(self, count):
        asking = threading.Thread(target=self.ask, args=(count,), daemon=True)
        asking.start()
        codes = collections.Counter()
        start = time.monotonic()
        for answered in range(count):
            line = self.process.stdout.readline()
            if not line:
                print(f"no answer to {self.waiting[0][2]}", file=sys.stderr)
                return 1
            number, method, sent = self.waiting.popleft()
            self.room.release()
            answer = json.loads(line)
            if answer["id"] != number or ("result" in answer) == ("error" in answer):
                print(f"a wrong answer to {sent}: {line[:200]}", file=sys.stderr)
                return 1
            code = answer["error"]["code"] if "error" in answer else "result"
            codes[code] += 1
            if code not in REFUSALS | {"result"} and not (code == "unknown_method" and method == "nonsense"):
                print(f"{code} for {sent}", file=sys.stderr)
                return 1
            if (answered + 1) % max(1, count // 20) == 0:
                now, most = self.memory()
                rate = (answered + 1) / (time.monotonic() - start)
                print(f"{answered + 1} answered, {rate:.0f} a second, {now} MB, {most} MB at most", flush=True)
        print(dict(codes))
        return self.process.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("--questions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--memory", type=int, default=500_000, help="of addresses, in KB")
    options = parser.parse_args()
    return Soak(options.program, options.memory, options.seed).run(options.questions)


if __name__ == "__main__":
    sys.exit(main())
