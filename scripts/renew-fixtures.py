#!/usr/bin/env python3
"""Asks the questions of tests/fixtures and writes the current answers after them.

Usage: renew-fixtures.py [DEDUKU]. The fixtures are the expected results for the tests in every language: review the
difference before you commit it. A file is a list of objects: a question (name, method, params) and its answer (result
or error).
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "tests/fixtures"
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/dev/deduku"


def ask(cases):
    requests = "".join(json.dumps({"id": n, "method": case["method"], "params": case["params"]}) + "\n"
                       for n, case in enumerate(cases))
    done = subprocess.run([PROGRAM, "serve", "--stdio"], input=requests.encode(), stdout=subprocess.PIPE, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def text_of(case, answer):
    """The case as text with one field per line, so that a difference shows to which question it belongs."""
    fields = {"name": case["name"], "method": case["method"], "params": case["params"]}
    fields |= {key: answer[key] for key in ("result", "error") if key in answer}
    lines = (f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in fields.items())
    return "{\n" + ",\n".join(lines) + "\n}"


for file in sorted(FIXTURES.glob("*.json")):
    cases = json.loads(file.read_text(encoding="utf-8"))
    answers = ask(cases)
    file.write_text("[\n" + ",\n".join(map(text_of, cases, answers)) + "\n]\n", encoding="utf-8")
