#!/usr/bin/env python3
"""Checks the JSON that the program writes, and the answers to questions, against docs/deduku.schema.json:
check_schema.py PROGRAM SOURCES

Each command gets a puzzle that all of them answer, and 2 times DEDUKU_EFFORT of the others, drawn by DEDUKU_SEED."""

import copy
import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import jsonschema

PROGRAM, SOURCES = sys.argv[1], Path(sys.argv[2])
HARD = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
SEVERAL = "123.5.789456789123789123456231.7.895875912364694538217317265948542897631968341572"
WRONG_BOARD = "11" + 79 * "."
CLASH = f":0000:x:{SEVERAL[:3]}+4{SEVERAL[4:32]}+6{SEVERAL[33:]}:::"
STRUCK = f":0000:x:{SEVERAL}:614 446::"
COMMANDS = [
    "solve", "solve --fast", "solve --ladder se", "rate", "rate --scale ser --trace", "rate --scale hodoku --trace",
    "rate --scale ladder", "rate --extra pattern,automorphisms", "rate --scale w,te,hodoku,r,minimal --spread 2", "rate --redundant --neighbours --budget 300", "rate --redundant --neighbours --scale hodoku,te,minimal --budget 300", "rate --spread-ladders", "rate --shard 2/3", "rate --records 1-1,3-",
    "solve --fewest", "solve --fewest --within x_wing --free subsets", "steps --all --solves", "steps --all --sort progress",
    "hint --prefer progress", "rate --scale fewest --trade-off --budget 1000", "rate --scale needs --budget 1000",
    "rate --scale anti_backdoor",
    "check", "count", "canon", "minimise", "steps", "steps --all", "steps --ladder se", "hint", "hint --ladder se",
    "solve --ladder hodoku", "steps --ladder hodoku", "hint --ladder hodoku", "why - r1c2 5",
    "assess - r1c2=5 --why", "assess - r1c2!=6", "assess - r1c2!=5 --technique x_wing", "why - r1c2 6", "why - r1c1 1", "why - r1c4 6", f"check-progress --givens {HARD}", f"check-progress --givens {SEVERAL}",
    "prove --lrat /dev/null", "prove --lrat /dev/null --ladder se",
]
WRONG_ENTRY = HARD[:1] + "5" + HARD[2:]
WISHES = ["--minimal --symmetry half_turn", "--exactly x_wing --without chains --givens 20..30", f"--like {HARD} --vicinity 1",
          "--automorphic any --orbit-minimal", "--distribution uniform", "--distribution controlled --where er>1", "--needs xy_wing --unlike 30"]
OTHERS = [SEVERAL, WRONG_ENTRY, WRONG_BOARD, CLASH, STRUCK, "no puzzle"]
PUZZLES = [HARD, *OTHERS]
SEED = os.environ.get("DEDUKU_SEED", "1")
SHARE = min(len(OTHERS), 2 * int(os.environ.get("DEDUKU_EFFORT", "1")))
KNOWN = set()  # pairs of a definition and a value that is known to match it


def remembered(validator, reference, instance, schema):
    """A value that matched a definition is not checked again: steps repeat their grids and cells."""
    pair = reference, json.dumps(instance)
    if pair in KNOWN:
        return
    errors = list(jsonschema.Draft202012Validator.VALIDATORS["$ref"](validator, reference, instance, schema))
    if not errors:
        KNOWN.add(pair)
    yield from errors


Validator = jsonschema.validators.extend(jsonschema.Draft202012Validator, {"$ref": remembered})


def output_of(arguments, text=""):
    return subprocess.run([PROGRAM, *arguments, "--format", "json"], input=text, capture_output=True, text=True,
                          timeout=120, check=False).stdout


def questions():
    """The questions of tests/fixtures, and those about the library itself."""
    for file in sorted((SOURCES / "tests/fixtures").glob("*.json")):
        yield from json.loads(file.read_text(encoding="utf-8"))
    for method, params in (("about", {}), ("technique", {"name": "Locked Candidates"}), ("technique", {"name": "Whale"}),
                           ("technique", {"name": "Grouped W-Wing", "lang": "zh"})):
        asked = json.dumps({"method": method, "params": params}) + "\n"
        said = subprocess.run([PROGRAM, "serve", "--stdio"], input=asked, capture_output=True, text=True, timeout=120,
                              check=True).stdout
        yield {"name": str(params), "method": method, **json.loads(said)}


def results_of(folder, name, arguments):
    """A file of results of all puzzles."""
    path = folder / name
    path.write_text(output_of(["rate", *arguments], "\n".join(PUZZLES) + "\n"))
    return str(path)


def main():
    schema = json.loads((SOURCES / "docs/deduku.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = Validator(schema)
    seen = {}
    faults = 0

    def check(document, origin):
        nonlocal faults
        seen.setdefault(document.get("type", "ladder"), document)
        for error in validator.iter_errors(document):
            faults += 1
            print(f"{origin}: {list(error.absolute_path)}: {error.message[:200]}")

    check(json.loads(output_of(["techniques"])), "techniques")
    for name in ("Locked Candidates", "Unique Rectangle Type 1", "Grouped W-Wing", "Fat Ring"):
        for line in output_of(["techniques", name]).splitlines():
            check(json.loads(line), f"techniques {name}")
    for line in output_of(["random", "--count", "3", "--seed", "1"]).splitlines():
        check(json.loads(line), "random")
    for wishes in WISHES:
        for line in output_of(["generate", "--seed", "1", *wishes.split()]).splitlines():
            check(json.loads(line), f"generate {wishes}")
    chance = random.Random(SEED)
    for command in COMMANDS:
        for puzzle in [HARD, *chance.sample(OTHERS, SHARE)]:
            for line in output_of(command.split(), puzzle + "\n").splitlines():
                check(json.loads(line), f"{command} of {puzzle}")
    for line in output_of(["canon", "--duplicates", "--alike", "50"], "\n".join([HARD, HARD, WRONG_ENTRY, "no puzzle"])).splitlines():
        check(json.loads(line), "canon --duplicates --alike")
    with tempfile.TemporaryDirectory() as name:
        examples = Path(name, "examples.jsonl")
        options = ["--split", "8,1,1", "--states", "3", "--negatives", "2", "--text", "calls"]
        subprocess.run([PROGRAM, "export", *options, "-o", str(examples)], input="\n".join(PUZZLES), capture_output=True,
                       text=True, timeout=120, check=True)
        for line in [*examples.read_text().splitlines(), *Path(f"{examples}.meta").read_text().splitlines()]:
            check(json.loads(line), "export")
        a = results_of(Path(name), "a.json", ["--scale", "ladder"])
        b = results_of(Path(name), "b.json", ["--scale", "ladder", "--techniques", "singles", "--shard", "1/1"])
        check(json.loads(output_of(["stats", a, b])), "stats")
        check(json.loads(output_of(["stats", a, "--cross", "status,class"])), "stats --cross")
        numbers = Path(name, "numbers.csv")
        numbers.write_text("n,work\n" + "".join(f"{n},{n}.50\n" for n in range(1, 201)) + "201,\n")
        check(json.loads(output_of(["stats", str(numbers)])), "stats with bins")
        times = Path(name, "times.csv")
        times.write_text("puzzle,seconds\n" + "".join(f"{puzzle},{n}\n" for n, puzzle in enumerate([HARD, WRONG_ENTRY])))
        check(json.loads(output_of(["rate", "--against", str(times)])), "rate --against")
        book = ["book", "--level", "easy:2", "--level", "work > 20:1:Long", "--seed", "1", "--minimal", "--hints", "path"]
        book += ["--imprint", "x", "-o", str(Path(name, "book.html"))]
        subprocess.run([PROGRAM, *book], capture_output=True, timeout=120, check=True)
        check(json.loads(Path(name, "book.record.json").read_text(encoding="utf-8")), "book")
        check(json.loads(output_of(["compare", a, b])), "compare")

    path = output_of(["solve"], HARD + "\n")
    for text in (path, path.replace('"absent":[{', '"absent":[{"cell":"r1c2","digits":[1,2]},{')):
        for line in output_of(["verify"], text).splitlines():
            check(json.loads(line), "verify")
    for case in questions():
        if "result" in case and "fields" in case.get("params", {}):
            continue  # a part of an answer
        kind = "error" if "error" in case else f"answer_{case['method']}"
        answers = Validator({"$ref": f"#/$defs/{kind}", "$defs": schema["$defs"]})
        for error in answers.iter_errors(case.get("result", case.get("error"))):
            faults += 1
            print(f"{case['name']}: {list(error.absolute_path)}: {error.message[:200]}")

    # A schema that allows everything would be useless: each record without one of its fields must fail.
    types = {"header", "rate", "export", "solve", "step", "end", "hint", "why", "assess", "verify", "prove", "check-progress",
             "check", "count", "canon", "minimise", "random", "generate", "book", "ladder", "against", "stats", "compare", "technique",
             "peer_technique"}
    if set(seen) != types:
        faults += 1
        print(f"records of these types were seen: {sorted(seen)}")
    for name, document in seen.items():
        broken = copy.deepcopy(document)
        del broken["rungs" if name == "ladder" else next(key for key in broken if key not in ("type", "tail", "status"))]
        if validator.is_valid(broken):
            faults += 1
            print(f"{name}: a record without a field passes")
    if faults:
        print(f"DEDUKU_SEED={SEED} repeats these draws")
    return 1 if faults else 0


sys.exit(main())
