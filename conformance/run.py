#!/usr/bin/env python3
"""Asks a program the questions of this folder, and reports the differences of its answers.

Usage: run.py [--suite techniques|er|hints] [--only WORD] [--verbose] COMMAND...

The command is started once. It reads one question per line from standard input, as JSON, and writes one answer per line
to standard output, in the order of the questions; README.md describes both. Exits with 1 if an answer is wrong.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
# The fields of a case that form the question; the others are the expected answer.
ASKED = ("id", "question", "technique", "name", "board", "puzzle")


def read_options():
    parser = argparse.ArgumentParser(description="Asks a program the questions of this folder.")
    parser.add_argument("--suite", choices=["techniques", "er", "hints"], default="techniques")
    parser.add_argument("--only", default="", help="the cases with this word in their id")
    parser.add_argument("--verbose", action="store_true", help="also print the expected answer")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    if not options.command:
        parser.error("which program? COMMAND is missing")
    return options


def question_of(case, suite):
    hidden = ("technique", "name") if suite == "hints" else ()
    return {name: case[name] for name in ASKED if name in case and name not in hidden}


def effects(step):
    """The effects of a step; an answer may omit empty lists."""
    return tuple(sorted(step.get("places") or ())), tuple(sorted(step.get("removes") or ()))


def fault_of_steps(case, answer):
    found, expected = set(map(effects, answer.get("steps", ()))), set(map(effects, case["steps"]))
    if expected - found:
        return f"{len(expected - found)} of {len(expected)} steps are missing"
    return "there is a step too many" if case["whole"] and found - expected else ""


def fault_of_rating(case, answer):
    figures = [(name, answer.get(name), case[name]) for name in ("er", "ep", "ed") if answer.get(name) != case[name]]
    if figures:
        return ", ".join(f"{name} is {found} and not {expected}" for name, found, expected in figures)
    ratings = [step["rating"] for step in answer["trace"]] if "trace" in answer else None
    expected = [step["rating"] for step in case["trace"]]
    return "the ratings of the steps differ" if ratings not in (None, expected) else ""


def fault_of_hint(case, answer):
    """A hint may be any step that is true."""
    places, removes = effects(answer)
    if not places and not removes:
        return "there is no step"
    held = {f"r{1 + n // 9}c{1 + n % 9}={digit}" for n, digit in enumerate(case["solution"])}
    wrong = [one for one in places if one not in held] + [one for one in removes if one.replace("<>", "=") in held]
    return f"{wrong[0]} is false" if wrong else ""


FAULT_OF = {"steps": fault_of_steps, "er": fault_of_rating, "hint": fault_of_hint}


def fault_of(case, line):
    if line is None:
        return "there is no answer"
    try:
        answer = json.loads(line)
        if not isinstance(answer, dict):
            return "the answer is no object"
        if answer.get("id") != case["id"]:
            return f"the answer has the id {answer.get('id')!r}"
        if "unknown" in answer:
            return None  # the program does not know the technique
        return FAULT_OF[case["question"]](case, answer)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        return f"the answer cannot be read: {error!r}"


def main():
    options = read_options()
    lines = (FOLDER / f"{options.suite}.ndjson").read_text(encoding="utf-8").splitlines()
    cases = [case for case in map(json.loads, lines) if options.only in case["id"]]
    questions = "".join(json.dumps(question_of(case, options.suite)) + "\n" for case in cases)
    done = subprocess.run(options.command, input=questions, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    answers = done.stdout.splitlines()
    passed = unknown = failed = 0
    for n, case in enumerate(cases):
        fault = fault_of(case, answers[n] if n < len(answers) else None)
        passed, unknown, failed = passed + (fault == ""), unknown + (fault is None), failed + bool(fault)
        if fault:
            print(f"{case['id']}: {fault}")
        if fault and options.verbose:
            print(json.dumps({name: value for name, value in case.items() if name not in ("board", "puzzle")}))
    print(f"{len(cases)} cases: {passed} passed, {failed} failed, {unknown} of techniques that the program does not know")
    return 1 if failed else 0


sys.exit(main())
