#!/usr/bin/env python3
"""Talks to `deduku serve --stdio` like a program in another language.

Usage: check_serve.py DEDUKU [REQUESTS [windows]]; REQUESTS requests are sent in a row, by default 20,000 times
DEDUKU_EFFORT. With "windows" the program is one for Windows, run by Wine: signals and pipes of its system are tested in
tests/platform instead.
"""

import json
import os
import random
import re
import subprocess
import sys
import threading
import time
import unittest
from pathlib import Path

PUZZLE = "....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6...."
SOLUTION = "594876123823914756617235894965421378781653942342798561159342687436587219278169435"
PROGRAM = sys.argv[1]
REQUESTS = int(sys.argv[2]) if len(sys.argv) > 2 else 20_000 * int(os.environ.get("DEDUKU_EFFORT", "1"))
STOPPED = {"code": "stopped", "message": "the question was stopped"}
IS_FOR_WINDOWS = sys.argv[3:] == ["windows"]
CODE_OF_CLOSED_PIPE = 141 if IS_FOR_WINDOWS else -13  # SIGPIPE


def start():
    return subprocess.Popen([PROGRAM, "serve", "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def request(number, method, **params):
    return json.dumps({"id": number, "method": method, "params": params}).encode() + b"\n"


def batch(number, **params):
    return json.dumps({"id": number, "method": "batch", "params": params}).encode() + b"\n"


def answers_to(text):
    """All answers to a text of requests, and the exit code."""
    done = subprocess.run([PROGRAM, "serve", "--stdio"], input=text, stdout=subprocess.PIPE, timeout=300)
    return [json.loads(line) for line in done.stdout.splitlines()], done.returncode


class Conversation(unittest.TestCase):
    def setUp(self):
        self.process = start()

    def tearDown(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.assertEqual(self.process.wait(60), 0)

    def send(self, line):
        self.process.stdin.write(line)
        self.process.stdin.flush()

    def receive(self):
        return json.loads(self.process.stdout.readline())

    def test_the_unknown_parameter_is_named_before_what_is_missing(self):
        self.send(request(1, "solve", puze=PUZZLE))
        self.assertIn('unknown parameter "puze"', self.receive()["error"]["message"])

    def test_what_is_not_wanted_is_left_out(self):
        self.send(request(1, "rate", puzzle=PUZZLE, scales=["ser", "search"], fields=["records.er"]))
        answer = self.receive()["result"]
        self.assertEqual([list(record) for record in answer["records"]], [["er"], []])

    def test_json_rpc_is_answered_in_kind(self):
        rpc = {"jsonrpc": "2.0"}
        self.send(json.dumps({**rpc, "id": 1, "method": "solve", "params": {"puzzle": PUZZLE}}).encode() + b"\n")
        answer = self.receive()
        self.assertEqual((answer["jsonrpc"], answer["id"], answer["result"]["solution"]), ("2.0", 1, SOLUTION))
        self.send(json.dumps({**rpc, "method": "about"}).encode() + b"\n")  # a notification has no answer
        for method, params, code in [("nonsense", {}, -32601), ("solve", {}, -32602), ("solve", {"puzzle": "x"}, -32602)]:
            self.send(json.dumps({**rpc, "id": "a", "method": method, "params": params}).encode() + b"\n")
            answer = self.receive()
            self.assertEqual((answer["jsonrpc"], answer["id"], answer["error"]["code"]), ("2.0", "a", code))
            self.assertEqual(answer["error"]["data"]["message"], answer["error"]["message"])
        self.send(b'{"jsonrpc": "1.0", "id": 1, "method": "about"}\n')
        self.assertEqual(self.receive()["error"]["code"], "bad_json")

    def test_an_answer_without_the_chosen_fields_is_an_empty_object(self):
        self.send(json.dumps({"id": 5, "method": "about", "params": {"fields": ["nothing"]}}).encode() + b"\n")
        self.assertEqual(self.receive(), {"id": 5, "result": {}})

    def test_a_batch_is_answered_part_by_part(self):
        puzzles = [PUZZLE, "x", SOLUTION]
        self.send(batch(1, method="solve", puzzles=puzzles, params={"fields": ["solution"]}))
        parts = {}
        while "n" in (answer := self.receive()):
            self.assertEqual(answer.pop("id"), 1)
            parts[answer.pop("n")] = answer
        self.assertEqual(answer, {"id": 1, "result": {"type": "batch", "answered": 3}})
        self.assertEqual(parts[1], parts[3])
        self.assertEqual(parts[1], {"result": {"solution": SOLUTION}})
        self.assertEqual(parts[2]["error"]["code"], "parse_error")
        self.send(batch(2, method="solve", list=[{"puzzle": PUZZLE, "fields": ["type"]}]))
        self.assertEqual(self.receive(), {"id": 2, "n": 1, "result": {"type": "solve"}})
        self.assertEqual(self.receive()["result"]["answered"], 1)
        self.send(batch(3, method="solve", puzzles=[]))
        self.assertEqual(self.receive()["result"]["answered"], 0)
        rpc = {"jsonrpc": "2.0", "id": 4, "method": "batch", "params": {"method": "about", "list": [{"fields": ["type"]}]}}
        self.send(json.dumps(rpc).encode() + b"\n")
        part = {"id": 4, "n": 1, "result": {"type": "about"}}
        self.assertEqual(self.receive(), {"jsonrpc": "2.0", "method": "part", "params": part})
        self.assertEqual(self.receive()["result"]["answered"], 1)

    def test_a_batch_that_is_none_is_refused(self):
        for params in ({}, {"method": "solve"}, {"method": "nonsense", "list": []}, {"method": "batch", "list": []},
                       {"method": "solve", "list": [5]}, {"method": "solve", "puzzles": [{}]}, {"method": "solve", "puzzles": 5},
                       {"method": "solve", "list": [], "puzzles": []}, {"method": "solve", "list": [], "params": 5},
                       {"method": "solve", "list": [], "more": 1}):
            self.send(batch(1, **params))
            self.assertEqual(self.receive()["error"]["code"], "bad_parameter", params)

    def test_a_batch_is_cancelled(self):
        self.send(batch(1, method="count", list=[{"board": {"digits": "." * 81}, "limit": 10**12}] * 4))
        time.sleep(0.3)
        begun = time.monotonic()
        self.send(request(2, "cancel", id=1))
        self.assertEqual(self.receive(), {"id": 1, "error": {**STOPPED, "line": 0, "column": 0}})
        self.assertEqual(self.receive()["result"], {"cancelled": True})
        self.assertLess(time.monotonic() - begun, 5)

    def test_each_question_is_answered_before_the_next_one_is_asked(self):
        self.send(request("a", "solve", puzzle=PUZZLE))
        answer = self.receive()
        self.assertEqual(answer["id"], "a")
        self.assertEqual(answer["result"]["solution"], SOLUTION)
        self.send(request(2, "check", puzzle=PUZZLE))
        self.assertEqual(self.receive()["result"]["status"], "unique")

    def test_errors_are_values(self):
        self.send(request(1, "solve", puzzle="5" + PUZZLE[1:] + "\n1" + PUZZLE[1:]))
        error = self.receive()["error"]
        self.assertEqual((error["code"], error["line"]), ("parse_error", 2))
        self.send(request(2, "solve", puzzle=PUZZLE, nonsense=1))
        self.assertEqual(self.receive()["error"]["code"], "bad_parameter")
        self.send(request(3, "nonsense"))
        self.assertEqual(self.receive()["error"]["code"], "unknown_method")
        self.send(b"{\"id\": 4, \"method\": \n")
        self.assertEqual(self.receive()["error"]["code"], "bad_json")
        self.send(b'{"id": 5, "method": "about"}\0 and more\n')
        error = self.receive()["error"]
        self.assertEqual((error["code"], error["column"]), ("bad_json", 29))
        self.send(request(6, "x" * 1_000_000))
        self.assertLess(len(self.receive()["error"]["message"]), 500)
        self.send(request(7, "about", **{"x" * 1_000_000: 1}))
        self.assertLess(len(self.receive()["error"]["message"]), 500)
        self.send(request(8, "about", **{"x": "x" * 1_100_000}))
        self.assertIn("1 MiB", self.receive()["error"]["message"])
        self.send(request(9, "about", **{f"x{n}": n for n in range(20_000)}))
        self.assertEqual(self.receive()["error"]["code"], "bad_json")

    def test_a_budget_ends_the_same_everywhere(self):
        self.send(request(1, "rate", puzzle=PUZZLE, scales=["ser"], budget=5))
        self.assertEqual(self.receive()["result"]["records"][0]["status"], "out_of_budget")

    def test_a_long_request_is_cancelled(self):
        self.send(request(1, "count", puzzle="." * 81, limit=1_000_000_000_000))
        self.send(request(2, "check", puzzle=PUZZLE))
        self.send(request(3, "cancel", id=1))
        answers = {answer["id"]: answer for answer in (self.receive() for _ in range(3))}
        self.assertEqual(answers[1]["error"]["code"], "stopped")
        self.assertEqual(answers[3]["result"], {"cancelled": True})
        self.assertEqual(answers[2]["result"]["status"], "unique")

    def test_cancel_needs_an_id(self):
        for params in ({}, {"id": None}, {"id": [1]}, {"id": 1, "x": 2}):
            self.send(request(1, "cancel", **params))
            self.assertEqual(self.receive()["error"]["code"], "bad_parameter", params)

    def test_a_waiting_request_is_cancelled(self):
        self.send(request(1, "count", puzzle="." * 81, limit=1_000_000_000_000))
        self.send(request(2, "check", puzzle=PUZZLE))
        self.send(request(3, "cancel", id=2))
        self.send(request(4, "cancel", id=9))
        self.send(request(5, "cancel", id=1))
        received = [self.receive() for _ in range(5)]
        self.assertEqual([answer["id"] for answer in received if answer["id"] > 2], [3, 4, 5])
        answers = {answer["id"]: answer for answer in received}
        self.assertEqual(answers[1]["error"]["code"], "stopped")
        self.assertEqual(answers[2]["error"]["code"], "stopped")
        self.assertFalse(answers[4]["result"]["cancelled"])


class Masses(unittest.TestCase):
    def test_garbage_is_refused_line_by_line(self):
        generator = random.Random(20)
        good = request(0, "hint", puzzle=PUZZLE, level=1)
        lines = []
        for _ in range(3000):
            line = bytearray(good[:-1])
            for _ in range(generator.randrange(1, 8)):
                place = generator.randrange(len(line))
                line[place:place + generator.randrange(3)] = generator.randbytes(generator.randrange(3))
            lines.append(bytes(line).replace(b"\n", b" "))
        lines += [b"[" * 100_000, b"\"" * 1000, b"\xff\xfe", b"{}", b"[]", b"null", b"1e999999"]
        lines = [line for line in lines if line.strip(b" \t\r")]
        answers, code = answers_to(b"x\n" + b"\n".join(lines) + b"\n")
        self.assertEqual(code, 0)
        self.assertEqual(len(answers), len(lines) + 1)
        for answer in answers:
            self.assertIn("id", answer)
            self.assertTrue(("result" in answer) != ("error" in answer))

    def test_many_requests_have_their_answers_in_order(self):
        text = b"".join(request(n, "solve", puzzle=PUZZLE) for n in range(REQUESTS))
        answers, code = answers_to(text)
        self.assertEqual(code, 0)
        self.assertEqual([answer["id"] for answer in answers], list(range(REQUESTS)))
        self.assertTrue(all(answer["result"]["solution"] == SOLUTION for answer in answers))

    def test_nothing_kept_makes_an_answer_differ(self):
        asked = [request(0, "rate", puzzle=PUZZLE, scales=["ser"], trace=True),
                 request(0, "path", puzzle=PUZZLE), request(0, "hint", puzzle=PUZZLE, level=5, lang="de", draw=True)]
        alone = [answers_to(one)[0][0] for one in asked]
        together, _ = answers_to(b"".join(asked * 3))
        self.assertEqual(together, alone * 3)


class Waiting(unittest.TestCase):
    """Requests that come while a long one is answered wait, but their memory is bounded."""

    def setUp(self):
        self.process = start()
        self.process.stdin.write(request(1, "count", puzzle="." * 81, limit=1_000_000_000_000))
        self.process.stdin.flush()
        os.set_blocking(self.process.stdin.fileno(), False)

    def tearDown(self):
        self.process.kill()
        self.process.communicate()

    def taken_of(self, line):
        """The number of bytes that are read before nothing more is read for a second."""
        text, taken, since = line * (1 + (1 << 16) // len(line)), 0, time.monotonic()
        while time.monotonic() < since + 1:
            try:
                taken += os.write(self.process.stdin.fileno(), text[taken % len(line):])
                since = time.monotonic()
            except BlockingIOError:
                time.sleep(0.01)
        return taken

    def memory(self):
        """The maximum memory, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmHWM:\s*(\d+)", status)[1]) / 1024

    def test_tiny_requests_are_bounded(self):
        self.assertGreater(self.taken_of(b"{}\n"), 30_000)
        self.assertLess(self.memory(), 60)

    def test_cancels_are_bounded(self):
        self.assertGreater(self.taken_of(request(2, "cancel", id=9)), 100_000)
        self.assertLess(self.memory(), 60)

    def test_values_are_bounded(self):
        wide = b'{"id":2,"method":"about","params":{"a":[' + b"[]," * 100_000 + b"0]}}\n"
        self.assertGreater(self.taken_of(wide), len(wide))
        self.assertLess(self.memory(), 100)


class Fixtures(unittest.TestCase):
    def test_the_fixtures_hold(self):
        files = sorted((Path(__file__).resolve().parent.parent / "fixtures").glob("*.json"))
        cases = [case for file in files for case in json.loads(file.read_text(encoding="utf-8"))]
        answers, _ = answers_to(b"".join(request(n, case["method"], **case["params"]) for n, case in enumerate(cases)))
        for case, answer in zip(cases, answers, strict=True):
            with self.subTest(case["name"]):
                self.assertEqual({key: answer.get(key) for key in ("result", "error")},
                                 {key: case.get(key) for key in ("result", "error")})


class Budgets(unittest.TestCase):
    """A counted budget ends at the same place in the commands as in the service, and so in every language."""

    def records_of(self, command, *arguments):
        done = subprocess.run([PROGRAM, command, "--format", "json", *arguments], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, timeout=600)
        return [json.loads(line) for line in done.stdout.splitlines()]

    def assert_same(self, expected, record):
        common = expected.keys() & record.keys() - {"type"}
        self.assertGreater(len(common), 2)
        for key in common:
            self.assertEqual(record[key], expected[key], key)

    def check_rate(self, params, result):
        for expected in result["records"]:
            _, record, _ = self.records_of("rate", "--scale", expected["scale"], "--budget", str(params["budget"]),
                                           params["puzzle"])
            self.assert_same(expected, record)

    def check_steps(self, params, result):
        technique = ["--technique", params["technique"]] if "technique" in params else []
        _, *steps, end = self.records_of("steps", "--all", *technique, "--budget", str(params["budget"]),
                                         params["puzzle"])
        self.assertEqual(steps, result["steps"])
        self.assertEqual((end["status"], end["cut"]), (result["status"], result["cut"]))

    def check_why(self, params, result):
        _, record = self.records_of("why", "--budget", str(params["budget"]), params["puzzle"], params["cell"],
                                    str(params["digit"]))
        self.assert_same(result, record)

    def check_hint(self, params, result):
        ladder = ["--ladder", params["ladder"]] if "ladder" in params else []
        _, record = self.records_of("hint", *ladder, "--level", str(params["level"]), "--budget",
                                    str(params["budget"]), params["puzzle"])
        self.assert_same(result, record)

    def test_the_commands_end_where_the_service_does(self):
        file = Path(__file__).resolve().parent.parent / "fixtures/budgets.json"
        for case in json.loads(file.read_text(encoding="utf-8")):
            with self.subTest(case["name"]):
                getattr(self, "check_" + case["method"])(case["params"], case["result"])


class Partings(unittest.TestCase):
    def test_a_reader_that_goes_away_ends_the_program(self):
        process = start()
        feeder = threading.Thread(target=self.feed, args=(process,))
        feeder.start()
        process.stdout.readline()
        process.stdout.close()
        self.assertEqual(process.wait(60), CODE_OF_CLOSED_PIPE)
        feeder.join()
        try:
            process.stdin.close()
        except BrokenPipeError:
            pass

    @unittest.skipIf(IS_FOR_WINDOWS, "a pipe of Linux does not say to Windows that nobody reads it")
    def test_work_for_nobody_is_broken_off(self):
        process = start()
        process.stdin.write(request(1, "count", puzzle="." * 81, limit=1_000_000_000_000))
        process.stdin.close()
        process.stdout.close()
        self.assertEqual(process.wait(60), CODE_OF_CLOSED_PIPE)

    @staticmethod
    def feed(process):
        try:
            for number in range(1_000_000):
                process.stdin.write(request(number, "check", puzzle=PUZZLE))
        except BrokenPipeError:
            pass

    @unittest.skipIf(IS_FOR_WINDOWS, "there are no signals")
    def test_a_signal_ends_a_long_question(self):
        process = start()
        process.stdin.write(request(1, "count", puzzle="." * 81, limit=1_000_000_000_000))
        process.stdin.flush()
        with self.assertRaises(subprocess.TimeoutExpired):
            process.wait(0.5)
        process.terminate()
        self.assertEqual(process.wait(60), 143)
        process.stdin.close()
        process.stdout.close()

    def test_it_says_where_requests_come_from(self):
        done = subprocess.run([PROGRAM, "serve"], capture_output=True, timeout=60)
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"--stdio", done.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=1)
