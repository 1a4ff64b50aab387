#!/usr/bin/env python3
"""Talks to `deduku serve --mcp` like the client of a language model.

Usage: check_mcp.py DEDUKU
"""

import json
import subprocess
import sys
import unittest

PROGRAM = sys.argv.pop(1)
PUZZLE = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
TOOLS = ["hint", "assess", "why", "rate", "generate", "draw"]


def answers_to(*messages):
    """The answers to messages, which are objects or raw lines, by their ids; there must be no others."""
    lines = [line if isinstance(line, str) else json.dumps(line) for line in messages]
    done = subprocess.run([PROGRAM, "serve", "--mcp"], input="\n".join(lines) + "\n", stdout=subprocess.PIPE, text=True,
                          encoding="utf-8", timeout=300)
    assert done.returncode == 0, done.returncode
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert all(answer["jsonrpc"] == "2.0" for answer in answers)
    return answers


def request(number, method, **params):
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": params}


def called(tool, **arguments):
    """The result of a tool."""
    (answer,) = answers_to(request(1, "tools/call", name=tool, arguments=arguments))
    return answer["result"]


def text_of(result):
    (content,) = result["content"]
    assert content["type"] == "text"
    return content["text"]


class Handshake(unittest.TestCase):
    def test_a_session_begins_and_ends(self):
        first, ping, tools = answers_to(
            request(1, "initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo={"name": "t", "version": "1"}),
            {"jsonrpc": "2.0", "method": "notifications/initialized"},
            request("two", "ping"),
            {"jsonrpc": "2.0", "id": 3, "method": "tools/list"},
        )
        self.assertEqual(first["result"]["protocolVersion"], "2025-06-18")
        self.assertEqual(first["result"]["serverInfo"]["name"], "deduku")
        self.assertEqual(first["result"]["capabilities"], {"tools": {}})
        self.assertEqual(ping, {"jsonrpc": "2.0", "id": "two", "result": {}})
        self.assertEqual([tool["name"] for tool in tools["result"]["tools"]], TOOLS)

    def test_an_unknown_version_gets_the_latest_that_is_known(self):
        for version in ("1999-01-01", 3, None):
            (answer,) = answers_to(request(1, "initialize", protocolVersion=version, capabilities={}, clientInfo={}))
            self.assertEqual(answer["result"]["protocolVersion"], "2025-11-25")

    def test_what_is_no_request_is_an_error_with_its_code(self):
        codes = [(answer["id"], answer["error"]["code"]) for answer in answers_to(
            "{", "[]", {"id": 1, "method": "ping"}, {"jsonrpc": "2.0", "id": 2}, request(3, "juggle"), request(4, "cancel", id=1),
            {"jsonrpc": "2.0", "id": 5, "method": "ping", "params": []}, request(6, "tools/call"),
            request(7, "tools/call", name="juggle"), request(8, "tools/call", name="solve"), {"jsonrpc": "2.0", "id": [], "method": "ping"})]
        self.assertEqual(codes, [(None, -32700), (None, -32600), (1, -32600), (2, -32600), (3, -32601), (4, -32601),
                                 (5, -32600), (6, -32602), (7, -32602), (8, -32602), (None, -32600)])

    def test_notifications_and_answers_have_no_answer(self):
        silent = [{"jsonrpc": "2.0", "method": "notifications/anything"}, {"jsonrpc": "2.0", "id": 1, "result": {}},
                  {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 7}},
                  {"jsonrpc": "2.0", "method": "notifications/cancelled"}]
        self.assertEqual(answers_to(*silent), [])

    def test_a_request_that_is_cancelled_has_no_answer(self):
        long = request(1, "tools/call", name="generate", arguments={"wishes": {"where": "er>=11"}, "count": 100})
        cancel = {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}
        self.assertEqual([answer["id"] for answer in answers_to(long, cancel, request(2, "ping"))], [2])


class Tools(unittest.TestCase):
    def test_each_takes_what_its_question_takes(self):
        """An unknown argument is refused by a sentence that lists the known ones."""
        (listed,) = answers_to(request(1, "tools/list"))
        for tool in listed["result"]["tools"]:
            (answer,) = answers_to(request(1, "tools/call", name=tool["name"], arguments={
                "puzzle": PUZZLE, "cell": "r1c1", "digit": 4, "places": [{"cell": "r1c1", "digit": 4}], "nonsense": 1}
                if tool["name"] != "generate" else {"nonsense": 1}))
            self.assertTrue(answer["result"]["isError"])
            known = text_of(answer["result"]).split("known: ")[-1].split(", ")
            if tool["name"] in ("hint", "rate", "draw"):
                self.assertIn("unknown parameter", text_of(answer["result"]))
            self.assertLessEqual(set(tool["inputSchema"]["properties"]), set(known) | {"places", "cell", "digit"}, tool["name"])
            self.assertLessEqual(set(tool["inputSchema"]["required"]), set(tool["inputSchema"]["properties"]))

    def test_hints_and_reasons_are_words(self):
        self.assertTrue(text_of(called("hint", puzzle=PUZZLE, level=1)).startswith("Look at"))
        self.assertIn("r2c2 is 6", text_of(called("why", puzzle=PUZZLE, cell="r2c2", digit=6)))

    def test_moves_are_judged(self):
        judged = called("assess", puzzle=PUZZLE, places=[{"cell": "r1c1", "digit": 5}], why=True)
        self.assertEqual(judged["structuredContent"]["fault"], "false")
        self.assertEqual(json.loads(text_of(judged)), judged["structuredContent"])
        self.assertFalse(judged["isError"])

    def test_puzzles_are_rated_made_and_drawn(self):
        self.assertEqual(called("rate", puzzle=PUZZLE)["structuredContent"]["records"][0]["class"], "beginner")
        made = called("generate", wishes={"symmetry": "half_turn"}, seed=7)["structuredContent"]
        self.assertEqual(made["status"], "found")
        self.assertTrue(text_of(called("draw", puzzle=PUZZLE)).startswith("<svg"))

    def test_what_is_wrong_with_arguments_is_a_result(self):
        wrong = called("hint", puzzle="no puzzle")
        self.assertTrue(wrong["isError"])
        self.assertIn("expected a puzzle", text_of(wrong))


if __name__ == "__main__":
    unittest.main()
