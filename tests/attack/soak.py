#!/usr/bin/env python3
"""Sends `deduku serve` millions of questions under a limit of memory, and checks that every one is answered.

    soak.py PROGRAM [--questions 1000000] [--seed 1] [--memory 500000] [--pool 50000] [--costly 500]

The questions are those of pages and programs in the course of a game, most of them cheap: every method, every scale, boards
in progress with struck marks or wrong digits, sukaku, texts that are not boards, malformed requests, tiny budgets,
requests cancelled while they wait. One in --costly is about a hard board and ends by its budget, or is a whole walk or
picture; one in a thousand of those has the standard budget.

Requests are taken from a pool, shuffled on each pass, with unique ids; a fiftieth of the pool is new on each pass.
Answers must come in order (except those to `cancel`), be of a kind that fits the question, and be identical, byte for byte,
whenever a question is repeated. Memory is printed on the way, and must not grow. The same seed gives the same questions.
"""

import argparse
import collections
import fcntl
import json
import os
import pathlib
import random
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
LISTS = ("er-1.2", "er-1.5", "er-2.5", "er-5.0", "top95")
HARD = {"er-5.0", "top95"}
SCALES = ("r", "ladder", "ser", "hodoku", "te", "b", "gb", "w", "gw", "bxb", "bxbb", "backdoor", "subset_backdoor",
          "search", "minimal")
FORMATS = ("line", "grid", "marks", "csv", "json", "no such format")
# The possible answers instead of a result if a board does not fit the question.
REFUSALS = frozenset({"result", "bad_parameter", "parse_error", "impossible"})
# The maximum number of requests that wait for their answers, and the number written at once.
AHEAD = 4000
BATCH = 500
# The number of bytes that a pipe holds, and the seconds in which answers gather in it.
PIPE = 1 << 20
PAUSE = 0.005
F_SETPIPE_SZ = 1031  # a Linux constant; Python has a name for it since 3.10


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


def candidates(digits):
    marks = []
    for cell in range(81):
        seen = {digits[other] for other in PEERS[cell]}
        marks.append([] if digits[cell] != "." else [digit for digit in range(1, 10) if str(digit) not in seen])
    return marks


class Boards:
    """Boards of all kinds, as parameters."""

    def __init__(self, rng, program):
        self.rng = rng
        self.puzzles = {}
        for name in LISTS:
            lines = (ROOT / "puzzles" / f"{name}.txt").read_text().splitlines()
            words = [line.split()[0].replace("0", ".") for line in lines if line.split()]
            self.puzzles[name] = [word for word in words if len(word) == 81]
        every = [puzzle for name in LISTS for puzzle in self.puzzles[name]]
        solved = subprocess.run([program, "solve", "--fast", "-"], input="\n".join(every), text=True,
                                capture_output=True, check=False).stdout.split()
        solutions = [word for word in solved if len(word) == 81 and word.isdigit()]
        if len(solutions) != len(every):
            sys.exit(f"{len(solutions)} solutions of {len(every)} puzzles")
        self.solutions = dict(zip(every, solutions))

    def easy(self):
        return self.rng.choice(self.puzzles[self.rng.choice(("er-1.2", "er-1.5"))])

    def hard(self):
        return self.rng.choice(self.puzzles[self.rng.choice(("er-2.5", "er-5.0", "top95"))])

    def any_puzzle(self):
        return self.easy() if self.rng.random() < 0.5 else self.hard()

    def near_the_end(self):
        """A puzzle with few open cells left, with digits entered as by a player."""
        puzzle = self.any_puzzle()
        solution = self.solutions[puzzle]
        places = [cell for cell in range(81) if puzzle[cell] == "."]
        self.rng.shuffle(places)
        open_cells = set(places[: self.rng.randrange(3, 16)])
        digits = "".join("." if cell in open_cells else solution[cell] for cell in range(81))
        if self.rng.random() < 0.1:
            digits = digits.replace(".", self.rng.choice("123456789"), 1)  # in general wrong
        board = {"digits": digits}
        if self.rng.random() < 0.5:
            board["givens"] = puzzle
        if self.rng.random() < 0.5:
            board["marks"] = candidates(digits)
        return {"board": board}

    def in_progress(self):
        """Some digits placed, right or not; some marks struck, right or not."""
        digits = list(self.any_puzzle())
        for _ in range(self.rng.randrange(8)):
            cell = self.rng.randrange(81)
            if digits[cell] == ".":
                digits[cell] = self.rng.choice("123456789")
        board = {"digits": "".join(digits)}
        if self.rng.random() < 0.5:
            struck = self.rng.choice((0, 0.02, 0.1, 0.3))
            board["marks"] = [[mark for mark in marks if self.rng.random() >= struck] for marks in candidates(digits)]
        return {"board": board}

    def sukaku(self):
        """729 characters: all candidates except some."""
        missing = self.rng.choice((0.02, 0.1, 0.5))
        return {"puzzle": "".join("." if self.rng.random() < missing else str(i % 9 + 1) for i in range(729))}

    def next(self):
        kind = self.rng.random()
        if kind < 0.45:
            return self.near_the_end()
        if kind < 0.75:
            return {"puzzle": self.any_puzzle()}
        if kind < 0.95:
            return self.in_progress()
        if kind < 0.98:
            return self.sukaku()
        return {"puzzle": self.any_puzzle()[: self.rng.randrange(81)]}


class Question:
    """A request without its id, and the known properties of its answer."""

    __slots__ = ("text", "codes", "id", "answer")

    def __init__(self, text, codes=REFUSALS, has_id=True):
        self.text = text  # the text after the id, with the end of the line; without has_id the whole request
        self.codes = codes
        self.id = has_id
        self.answer = None  # the hash of the text after the id, once it is known


def cell_name(rng):
    return f"r{rng.randrange(1, 10)}c{rng.randrange(1, 10)}"


def broken(rng, boards):
    """A request that is malformed in some way."""
    board = boards.next()
    kind = rng.randrange(10)
    text = json.dumps({"method": "check", "params": board}).encode()
    without_id = {
        0: text[: rng.randrange(1, len(text))],
        1: text + text,
        2: text + b"\0",
        3: b'{"id":[1],"method":"check"}',
        4: b"[" * rng.randrange(1, 4000),
        5: bytes(rng.randrange(128, 256) for _ in range(rng.randrange(1, 60))),
    }
    if kind in without_id:
        return Question(without_id[kind].replace(b"\n", b" ") + b"\n", frozenset({"bad_json"}), has_id=False)
    method, params, code = {
        6: ("nonsense" * rng.randrange(1, 20), board, "unknown_method"),
        7: ("check", {**board, "colour": 1}, "bad_parameter"),
        8: ("hint", {**board, "level": rng.choice((0, 6, "3", [], -1))}, "bad_parameter"),
        9: ("rate", {"puzzle": boards.easy(), "scales": ["no_such_scale"]}, "bad_parameter"),
    }[kind]
    # The first fault reported may be that the board cannot be read.
    return asked(method, params, frozenset({code, "parse_error"}))


def asked(method, params, codes=REFUSALS):
    return Question(f',"method":{json.dumps(method)},"params":{json.dumps(params)}}}\n'.encode(), codes)


def cheap(rng, boards):
    draw = rng.random()
    board = boards.next()
    if draw < 0.22:
        effects = {rng.choice(("places", "removes")): [{"cell": cell_name(rng), "digit": rng.randrange(1, 10)}]}
        return asked("apply", {**board, **(effects if rng.random() < 0.5 else {"step": effects})})
    if draw < 0.36:
        return asked("check", board)
    if draw < 0.43:
        return asked("hint", {**boards.near_the_end(), "level": rng.randrange(1, 6)})
    if draw < 0.52:
        return asked("write", {**board, "to": rng.choice(FORMATS)})
    if draw < 0.57:
        return asked("read", board)
    if draw < 0.67:
        return asked("solve", {"puzzle": boards.any_puzzle()})
    if draw < 0.73:
        return asked("count", {**boards.near_the_end(), "limit": rng.choice((1, 2, 100))})
    if draw < 0.77:
        return asked("canonical", {"puzzle": boards.any_puzzle()})
    if draw < 0.86:
        return broken(rng, boards)
    if draw < 0.90:
        return asked("rate", {**board, "scales": [rng.choice(SCALES)], "budget": rng.randrange(1, 20)})
    if draw < 0.92:
        return asked("rate", {**boards.near_the_end(), "scales": list(SCALES)})
    if draw < 0.93:
        method = rng.choice(("path", "path", "steps", "explain", "progress"))
        return asked(method, {**boards.near_the_end(), "budget": rng.randrange(1, 20)})
    if draw < 0.95:
        why = {"cell": cell_name(rng), "digit": rng.randrange(1, 10), "suppose": rng.random() < 0.3}
        return asked("why", {**boards.near_the_end(), **why, "budget": rng.randrange(1, 50)})
    if draw < 0.99:
        return asked("progress", {**boards.near_the_end(), "refutations": False})
    if draw < 0.993:
        return asked("draw", board)
    if draw < 0.996:
        return asked("random", {"seed": rng.randrange(1000)})
    return asked(rng.choice(("about", "style_sheet")), {}) if draw < 0.998 else asked(
        "minimise", {"puzzle": boards.easy(), "seed": rng.randrange(1000)})


def costly(rng, boards):
    board = rng.choice((boards.next(), boards.in_progress(), boards.sukaku(), {"puzzle": boards.hard()}))
    why = {"cell": cell_name(rng), "digit": rng.randrange(1, 10)}
    budget = {} if rng.random() < 0.001 else {"budget": rng.choice((100, 1000, 5000))}
    return rng.choice((
        lambda: asked("rate", {**board, "scales": [rng.choice(SCALES)], **budget}),
        lambda: asked("rate", {**board, "scales": list(SCALES), **budget}),
        lambda: asked("rate", {"puzzle": boards.easy(), "scales": list(SCALES)}),
        lambda: asked("steps", {**board, **budget}),
        lambda: asked("why", {**board, **why, **budget}),
        lambda: asked("path", {**board, **budget}),
        lambda: asked("path", {**board, "short": True, **budget}),
        lambda: asked("path", {**board, "fewest": True, "free": rng.choice(("singles", "locked", "subsets")), **budget}),
        lambda: asked("steps", {**board, "solves": True, **budget}),
        lambda: asked("hint", {**board, "prefer": "progress", **budget}),
        lambda: asked("progress", {**board, **budget}),
        lambda: asked("explain", {"puzzle": boards.easy()}),
        lambda: asked("draw", {**board, "step": 1, **budget}),
        lambda: asked("hint", {**board, "ladder": "se", "draw": True, "html": True, **budget}),
        lambda: asked("minimise", {"puzzle": boards.any_puzzle(), "seed": rng.randrange(1000)}),
        lambda: asked("count", {**board, "limit": 1000}),
    ))()


class Soak:
    def __init__(self, options):
        self.options = options
        self.rng = random.Random(options.seed)
        self.boards = Boards(self.rng, options.program)
        self.pool = [self.new_question() for _ in range(options.pool)]
        command = f'ulimit -v {options.memory} && exec "$0" serve --stdio'
        self.process = subprocess.Popen(["sh", "-c", command, options.program], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, bufsize=0)
        self.input = self.process.stdin.fileno()
        self.output = self.process.stdout.fileno()
        for pipe in (self.input, self.output):
            os.set_blocking(pipe, False)
            fcntl.fcntl(pipe, F_SETPIPE_SZ, PIPE)
        self.waiting = collections.deque()  # (id, question) in the order of the requests
        self.cancels = set()  # ids of requests to cancel that are not answered yet
        self.cancelled = set()  # ids of requests that may have been stopped
        self.codes = collections.Counter()
        self.sent = 0
        self.answered = 0
        self.figures = []

    def new_question(self):
        of_cost = self.options.costly and self.rng.randrange(self.options.costly) == 0
        return (costly if of_cost else cheap)(self.rng, self.boards)

    def questions(self):
        """An endless sequence of questions."""
        while True:
            self.rng.shuffle(self.pool)
            for place in range(len(self.pool) // 50):
                self.pool[place] = self.new_question()
            yield from self.pool

    def batch(self, questions):
        """The text of the next requests."""
        texts = []
        for _ in range(min(BATCH, self.options.questions - self.sent)):
            number = self.sent
            self.sent += 1
            if number % 1000 == 999:  # stops one that waits or is already answered
                target = number - self.rng.randrange(1, 200)
                self.cancels.add(number)
                self.cancelled.add(target)
                texts.append(b'{"id":"c%d","method":"cancel","params":{"id":%d}}\n' % (number, target))
                continue
            question = next(questions)
            self.waiting.append((number, question))
            texts.append(b'{"id":%d%s' % (number, question.text) if question.id else question.text)
        return b"".join(texts)

    def take(self, line):
        """Checks an answer; returns a description of the fault, if any."""
        self.answered += 1
        if line.startswith(b'{"id":"c'):
            number = int(line[8 : line.index(b'"', 8)])
            if number not in self.cancels or b'"result"' not in line:
                return f"a wrong answer to cancel: {line[:200]}"
            self.cancels.remove(number)
            self.codes["cancel"] += 1
            return None
        number, question = self.waiting.popleft()
        start = b'{"id":%d,' % number if question.id else b'{"id":null,'
        if not line.startswith(start):
            return f"a wrong id for {number} {question.text}: {line[:200]}"
        rest = line[len(start) :]
        if number in self.cancelled:
            self.cancelled.remove(number)
            if b'"code":"stopped"' in rest:
                self.codes["stopped"] += 1
                return None
        same = hash(rest)
        if question.answer is not None:
            self.codes["again"] += 1
            return None if same == question.answer else f"another answer to {question.text}: {line[:200]}"
        question.answer = same
        answer = json.loads(line)
        if ("result" in answer) == ("error" in answer):
            return f"neither result nor error for {question.text}: {line[:200]}"
        code = answer["error"]["code"] if "error" in answer else "result"
        self.codes[code] += 1
        return None if code in question.codes else f"{code} for {question.text}: {line[:200]}"

    def report(self, start):
        """The current and the maximum memory, in MB; the rate by the clock, and by the processor time used."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        figures = dict(line.split(":", 1) for line in status)
        now, most = [int(figures[name].split()[0]) / 1024 for name in ("VmRSS", "VmHWM")]
        self.figures.append(now)
        seconds = time.monotonic() - start
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        worked = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        print(f"{seconds:.0f} s: {self.answered} answered, {self.answered / seconds:.0f} a second, "
              f"{self.answered / max(worked, 0.01):.0f} a second of its processor time, "
              f"{now:.1f} MB, {most:.1f} MB at most", flush=True)

    def run(self):
        questions = self.questions()
        count = self.options.questions
        pending = memoryview(b"")
        rest = b""
        start = time.monotonic()
        next_report = start + self.options.every
        while self.answered < count:
            if not pending and self.sent < count and len(self.waiting) < AHEAD:
                pending = memoryview(self.batch(questions))
            try:
                pending = pending[os.write(self.input, pending) :]
            except BlockingIOError:
                pass
            try:
                read = os.read(self.output, PIPE)
            except BlockingIOError:
                time.sleep(PAUSE)
                continue
            if not read:
                print(f"no answer to {self.waiting[0][1].text}", file=sys.stderr)
                return 1
            lines = (rest + read).split(b"\n")
            rest = lines.pop()
            for line in lines:
                wrong = self.take(line)
                if wrong:
                    print(wrong, file=sys.stderr)
                    return 1
            if time.monotonic() >= next_report:
                next_report += self.options.every
                self.report(start)
            if len(read) < PIPE // 4 and self.answered < count:
                time.sleep(PAUSE)  # so that the next answers arrive together, and the requests cost little time
        self.report(start)
        print(dict(self.codes))
        if self.waiting or self.cancels or rest:
            print("answers are missing, or too many", file=sys.stderr)
            return 1
        self.process.stdin.close()
        code = self.process.wait()
        return code or self.grown()

    def grown(self):
        """Whether memory in the last third is generally more than in the previous one."""
        third = len(self.figures) // 3
        if third < 5:
            return 0
        before, after = (statistics.median(part) for part in (self.figures[third : 2 * third], self.figures[-third:]))
        print(f"memory, as a rule: {before:.1f} MB, then {after:.1f} MB")
        return 1 if after > before * 1.1 + 2 else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("--questions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--memory", type=int, default=500_000, help="of addresses, in KB")
    parser.add_argument("--pool", type=int, default=50_000, help="how many questions are kept to be asked again")
    parser.add_argument("--costly", type=int, default=500, help="one question in so many is costly; 0: none")
    parser.add_argument("--every", type=float, default=20, help="seconds between two lines on the way")
    return Soak(parser.parse_args()).run()


if __name__ == "__main__":
    sys.exit(main())
