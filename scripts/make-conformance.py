#!/usr/bin/env python3
"""Makes the suite in conformance/ from the case files, and from ratings and hints of the program.

Usage: make-conformance.py [DEDUKU] [--check]. With --check it writes nothing, and fails if a file is out of date.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SUITE = ROOT / "conformance"
ARGUMENTS = [word for word in sys.argv[1:] if word != "--check"]
CHECKS = "--check" in sys.argv
PROGRAM = ARGUMENTS[0] if ARGUMENTS else ROOT / "build/dev/deduku"
# The number of puzzles of each list, spread over it, for ratings and hints.
LISTS = {"er-1.2.txt": 6, "er-1.5.txt": 6, "er-2.5.txt": 8, "er-5.0.txt": 8, "top95.txt": 8}


def ask(questions):
    """The answers to questions, pairs of a method and its parameters."""
    lines = [json.dumps({"id": n, "method": method, "params": params}) for n, (method, params) in enumerate(questions)]
    done = subprocess.run([PROGRAM, "serve", "--stdio"], input="\n".join(lines), stdout=subprocess.PIPE, check=True, text=True,
                          encoding="utf-8")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    faults = [answer["error"] for answer in answers if "error" in answer]
    if faults:
        sys.exit(f"make-conformance.py: {faults[0]}")
    return [answer["result"] for answer in answers]


def cells_of(text):
    """The cells of "r12c3"."""
    rows, columns = re.fullmatch(r"r(\d+)c(\d+)", text).groups()
    return [f"r{row}c{column}" for row in rows for column in columns]


def effects_of(text):
    """The placements and eliminations of a line of a case file: "r4c27, r5c5<>1, r6c1=2"."""
    effects = {"places": set(), "removes": set()}
    cells = []
    for word in text.split(", "):
        group, sign, digits = re.fullmatch(r"(r\d+c\d+)(?:(<>|=)(\d+))?", word.strip()).groups()
        cells += cells_of(group)
        if not sign:
            continue
        effects["places" if sign == "=" else "removes"] |= {cell + sign + digit for cell in cells for digit in digits}
        cells = []
    return {name: sorted(candidates) for name, candidates in effects.items()}


def cases_of(file):
    """The cases of a file: title, grid, lines of expected steps, and whether these are all steps."""
    for part in re.split(r"^case +", file.read_text(encoding="utf-8"), flags=re.M)[1:]:
        title, rest = part.split("\n", 1)
        grid, found = rest.split("\n----\n", 1)
        lines = [line for line in found.split("\n") if line and not line.startswith("#")]
        steps = [line for line in lines if line not in ("none", "...")]
        grid = re.sub(r"^grid *", "", grid.strip())
        yield title, "\n".join(line for line in grid.split("\n") if not line.startswith("#")), steps, "..." not in lines


def unique_steps(lines):
    steps = [effects_of(line.split("=>")[1].strip()) for line in lines]
    return [step for n, step in enumerate(steps) if step not in steps[:n]]


def triples(candidates):
    """"r9c9<>5" in the notation of HoDoKu, "599"."""
    parts = (re.fullmatch(r"r(\d)c(\d)(?:<>|=)(\d)", candidate).groups() for candidate in candidates)
    return " ".join(digit + row + column for row, column, digit in parts)


def hodoku_line(case, code, line, digits):
    """A case as a line of HoDoKu's regression library; if no step is expected, its code ends with -x."""
    fields = line.strip().split(":")
    name = code or "0000"
    fields[1] = name if case["steps"] else name + "-x"
    fields[2] = digits
    step = case["steps"][0] if case["steps"] else {"places": [], "removes": []}
    return ":".join(fields[:5] + [triples(step["removes"]), triples(step["places"]), case["technique"]])


def technique_cases():
    ladder = {rung["technique"]: rung for rung in ask([("about", {})])[0]["ladder"]["rungs"]}
    found = []
    for file in sorted((ROOT / "tests/techniques").rglob("*.txt")):
        for n, (title, grid, lines, is_whole) in enumerate(cases_of(file), 1):
            digits = re.search(r"\{(\d+)\}", lines[0]) if lines else None
            found.append((file.stem, n, title, grid, lines, is_whole, digits.group(1) if digits else ""))
    solutions = ask([("count", {"puzzle": grid, "limit": 1}) for _, _, _, grid, *_ in found])
    found = [case for case, count in zip(found, solutions) if count["count"] > 0]  # on the others every step is valid
    boards = ask([("read", {"puzzle": grid}) for _, _, _, grid, *_ in found])
    written = ask([("write", {"board": board["records"][0]["board"], "to": "hodoku"}) for board in boards])
    cases, library = [], []
    for (technique, n, title, _, lines, is_whole, digits), board, line in zip(found, boards, written):
        steps = unique_steps(lines)
        case = {"id": f"{technique}-{n}", "question": "steps", "technique": technique, "name": ladder[technique]["name"],
                "title": title, "board": board_of(board["records"][0]), "steps": steps, "whole": is_whole}
        cases.append(case)
        codes = (ladder[technique]["hodoku_code"] or "").split()
        library.append(hodoku_line(case, codes[0] if codes else "", line["text"], digits))
    return cases, library


def board_of(record):
    """Digits, givens and candidates, the candidates as 81 texts."""
    board = record["board"]
    marks = board["marks"] or record["allowed"]
    return {"digits": board["digits"], "givens": board["givens"],
            "candidates": ["".join(map(str, digits)) for digits in marks]}


def puzzles():
    for name, count in LISTS.items():
        lines = [line[:81] for line in (ROOT / "puzzles" / name).read_text(encoding="utf-8").splitlines() if len(line) >= 81]
        yield from (lines[n * len(lines) // count].replace("0", ".") for n in range(count))


def er_cases():
    answers = ask([("rate", {"puzzle": puzzle, "scales": ["ser"], "trace": True}) for puzzle in puzzles()])
    cases = []
    for n, answer in enumerate(answers, 1):
        rated = answer["records"][0]
        trace = [{"name": step["name"], "rating": step["rating"], "places": texts(step["places"], "="),
                  "removes": texts(step["removes"], "<>")} for step in rated["trace"]]
        cases.append({"id": f"er-{n}", "question": "er", "puzzle": rated["puzzle"], "er": rated["er"], "ep": rated["ep"],
                      "ed": rated["ed"], "trace": trace})
    return cases


def texts(candidates, sign):
    return sorted(f"{one['cell']}{sign}{one['digit']}" for one in candidates)


def hint_cases():
    """Boards in the middle of their paths, with the solution and the cheapest step."""
    paths = ask([("path", {"puzzle": puzzle}) for puzzle in puzzles()])
    cases = []
    for n, path in enumerate(paths, 1):
        steps = path["steps"]
        hardest = max(range(len(steps)), key=lambda k: (steps[k]["cost"], -k))
        for k in sorted({len(steps) // 3, hardest}):
            step = steps[k]
            cases.append({"id": f"hint-{n}-{k + 1}", "question": "hint",
                          "board": {"digits": step["grid"]["line"], "givens": step["grid"]["givens"],
                                    "candidates": step["grid"]["candidates"]},
                          "solution": path["solution"], "technique": step["technique"], "name": step["name"],
                          "cost": step["cost"], "places": texts(step["places"], "="), "removes": texts(step["removes"], "<>")})
    return cases


def lines_of(records):
    return "".join(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n" for record in records)


def main():
    cases, library = technique_cases()
    files = {"techniques.ndjson": lines_of(cases), "techniques.hodoku.txt": "\n".join(library) + "\n",
             "er.ndjson": lines_of(er_cases()), "hints.ndjson": lines_of(hint_cases())}
    for name, text in files.items():
        path = SUITE / name
        if CHECKS and (not path.exists() or path.read_text(encoding="utf-8") != text):
            sys.exit(f"conformance/{name} is out of date: run scripts/make-conformance.py")
        if not CHECKS:
            path.write_text(text, encoding="utf-8")


main()
