#!/usr/bin/env python3
"""Answers the questions of run.py by asking Deduku: an example for other programs.

Usage: run.py ask_deduku.py DEDUKU
"""

import json
import subprocess
import sys


def texts(candidates, sign):
    return [f"{one['cell']}{sign}{one['digit']}" for one in candidates]


def effects(step):
    return {"places": texts(step["places"], "="), "removes": texts(step["removes"], "<>")}


def board_of(question):
    board = question["board"]
    return {"digits": board["digits"], "givens": board["givens"],
            "marks": [[int(digit) for digit in digits] for digits in board["candidates"]]}


def request_of(question):
    if question["question"] == "er":
        return "rate", {"puzzle": question["puzzle"], "scales": ["ser"], "trace": True}
    if question["question"] == "hint":
        return "hint", {"board": board_of(question), "level": 5}
    # Every board is treated as having a single solution, even if it has several.
    return "steps", {"board": board_of(question), "technique": question["technique"], "uniqueness": "on"}


def answer_of(question, result):
    if question["question"] == "er":
        rated = result["records"][0]
        return {"er": rated["er"], "ep": rated["ep"], "ed": rated["ed"],
                "trace": [{"rating": step["rating"]} for step in rated["trace"]]}
    if question["question"] == "hint":
        return effects(result["step"]) if result["step"] else {}
    return {"steps": [effects(step) for step in result["steps"]]}


def main():
    serve = subprocess.Popen([sys.argv[1], "serve", "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                             encoding="utf-8")
    for line in sys.stdin:
        question = json.loads(line)
        method, params = request_of(question)
        serve.stdin.write(json.dumps({"id": question["id"], "method": method, "params": params}) + "\n")
        serve.stdin.flush()
        result = json.loads(serve.stdout.readline())
        answer = answer_of(question, result["result"]) if "result" in result else {"error": result["error"]["message"]}
        print(json.dumps({"id": question["id"], **answer}), flush=True)
    serve.stdin.close()
    serve.wait()


main()
