#!/usr/bin/env python3
"""Makes docs/techniques, a page with a picture for each technique of the default ladder, and their index in docs/techniques.md.

Usage: make-technique-pages.py [DEDUKU] [--only KEY ...]. A page is made from the output of `deduku techniques KEY`,
which has the texts of the lessons, the cost and an example; from techniques/*/definitions.txt, the definition and the
limits of the search; and from src/present/languages/technique_names.txt, the names elsewhere. It fails if a required
text is missing.
"""

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs/techniques"
INDEX = ROOT / "docs/techniques.md"
EXAMPLES = ROOT / "src/records/technique_examples.txt"
NAMES = ROOT / "src/present/languages/technique_names.txt"
PROGRAMS = {
    "en": "Also",
    "sudokuwiki": "SudokuWiki",
    "hodoku": "HoDoKu",
    "se": "Sudoku Explainer",
    "sukaku": "SukakuExplainer",
    "kazusa": "Sunnie's Sudoku Solution",
    "csp": "CSP-Rules",
}
FISH = ("x_wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan")
BENT_SETS = {"wxyz_wing": 4, "vwxyz_wing": 5, "uvwxyz_wing": 6, "tuvwxyz_wing": 7}
NUMBERS = ("", "one", "two", "three", "four", "five", "six", "seven")
FAMILIES = {"als": "almost locked sets", "single_digit": "single-digit patterns"}
# Costs up to this have a definition of every technique, by which it can be written again.
DEFINED_UP_TO = 4.0
WIDTH = 132

arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
arguments.add_argument("program", nargs="?", default=str(ROOT / "build/dev/deduku"))
arguments.add_argument("--only", nargs="+", default=[], metavar="KEY", help="only these pages, not the index")
OPTIONS = arguments.parse_args()
PROGRAM = str(Path(OPTIONS.program).resolve())


def run(*options):
    done = subprocess.run([PROGRAM, *options], cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"deduku {' '.join(options)}\n{done.stderr}")
    return done.stdout


def entries(path):
    """The texts of a file in the form of the languages, by key: "key = text"; indented lines continue."""
    found = {}
    last = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line[0] == " ":
            found[last] += " " + line.strip()
            continue
        last, _, text = (part.strip() for part in line.partition(" = "))
        if not text or last in found:
            sys.exit(f"{path.relative_to(ROOT)}:{number}: no text, or its key is there twice")
        found[last] = text
    return found


# ---- definitions

class Definitions:
    """The texts of techniques/*/definitions.txt."""

    def __init__(self):
        self.texts = {}
        for path in sorted((ROOT / "techniques").glob("*/definitions.txt")):
            self.texts.update(entries(path))
        self.used = set()

    def owners(self, rung):
        """The owners of the text of a technique: itself, its shape, its family; each with its number of houses."""
        key = rung["technique"]
        yield key, ""
        for count, fish in enumerate(FISH, 2):
            if key == fish or key.endswith("_" + fish):
                yield key.removesuffix(fish) + "fish", NUMBERS[count]
                if key != fish:
                    yield "general_fish", ""
        if key in BENT_SETS:
            yield "bent_set", NUMBERS[BENT_SETS[key]]
        if "rectangle" in key and rung["family"] == "uniqueness":
            yield "rectangle", ""
        yield rung["family"], ""

    def text(self, rung, field):
        for owner, size in self.owners(rung):
            if f"{owner}.{field}" in self.texts:
                text = self.take(owner, field).replace("{n}", size)
                return text[0].upper() + text[1:]
        return ""

    def take(self, owner, field):
        self.used.add(f"{owner}.{field}")
        return self.texts[f"{owner}.{field}"]

    def exactly(self, rung):
        """The definition; that of a type of rectangle begins with the part that all types share."""
        text = self.text(rung, "exactly")
        is_type = re.fullmatch(r"unique_rectangle_\d|hidden_rectangle", rung["technique"])
        return f"{self.take('rectangle', 'exactly')} {text}" if is_type else text


def names_elsewhere(key, names):
    """Lines "program: names"; names of more general techniques are in italics."""
    for program, title in PROGRAMS.items():
        text = names.get(f"{key}.{program}")
        if text:
            shown = (name.removesuffix(" *") for name in text.split(", "))
            yield f"* {title}: " + ", ".join(f"*{name[1:-1]}*" if name.startswith("[") else name for name in shown)


def case_file(rung):
    path = ROOT / "tests/techniques" / rung["family"] / f"{rung['technique']}.txt"
    return path.relative_to(ROOT).as_posix() if path.exists() else None


# ---- a page

def points(cost):
    return f"{cost:.2f}"


def wrapped(text):
    lines, line = [], ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > WIDTH:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return "\n".join([*lines, line])


def cost_of(record):
    return record["cost_by"] or points(record["cost"])


def sections(record, definitions, names):
    key = record["technique"]
    yield "", record["what"]
    yield "", f"![{record['name']}]({key}.svg)"
    exactly = definitions.exactly(record)
    if not exactly and record["cost"] <= DEFINED_UP_TO:
        sys.exit(f"{key}: no definition")
    yield "Exactly", exactly
    yield "Why it holds", record["why"]
    counted = definitions.text(record, "counted") if record["cost_by"] else ""
    yield "Cost", f"{cost_of(record)}\n\n{wrapped(counted)}".strip()
    yield "Limits of the search", definitions.text(record, "limits")
    own = definitions.text(record, "own")
    name = wrapped(f"{record['name']} is a name of our own: {own}") + "\n\n" if own else ""
    yield "Names elsewhere", name + "\n".join(names_elsewhere(key, names))
    yield "Examples", "\n".join(examples(record))


def examples(record):
    if record["puzzle"]:
        ladder = "" if record["puzzle_techniques"] == "default" else f", on the ladder `{record['puzzle_techniques']}`"
        yield f"* A puzzle that needs it{ladder}: `{record['puzzle']}`"
    path = case_file(record)
    if path:
        yield f"* Positions with the steps that are found there: [{path}](../../{path})"


def family_name(family):
    return FAMILIES.get(family, family)


def heading(record):
    marks = [f"`{record['technique']}`", family_name(record["family"]), record["level"]]
    if record["needs_uniqueness"]:
        marks.append("needs a single solution")
    return f"# {record['name']}\n\n{' · '.join(marks)}\n"


def page(record, definitions, names):
    text = heading(record)
    for title, body in sections(record, definitions, names):
        body = body.strip()
        if body:
            shown = body if "\n" in body or body.startswith("!") else wrapped(body)
            text += f"\n## {title}\n\n{shown}\n" if title else f"\n{shown}\n"
    return text


def picture(key, position):
    """A picture of the first step of the technique on the position of its example, which has no cheaper step."""
    return run("draw", "--bare", "--techniques", key, "--technique", key, position)


# ---- the index

def row(record, definitions):
    cost = points(record["cost"])
    if record["max_cost"] > record["cost"]:
        cost += f" to {points(record['max_cost'])}"
    own = "own" if definitions.text(record, "own") else ""
    return f"| [{record['name']}](techniques/{record['technique']}.md) | {record['level']} | {cost} | {own} |\n"


def index(records, definitions):
    """A table for each family."""
    for family in dict.fromkeys(record["family"] for record in records):
        yield f"### {family_name(family).capitalize()} (`{family}`)\n\n| technique | class | cost | name |\n|---|---|---|---|\n"
        yield from (row(record, definitions) for record in records if record["family"] == family)
        yield "\n"


def write_index(text):
    page = INDEX.read_text(encoding="utf-8")
    renewed, count = re.subn(r"(<!-- index -->\n).*?(<!-- end -->)", lambda m: f"{m[1]}\n{text}{m[2]}", page, flags=re.S)
    if count != 1:
        sys.exit("docs/techniques.md has no place for the index")
    INDEX.write_text(renewed, encoding="utf-8")


def main():
    rungs = json.loads(run("techniques", "--format", "json"))["rungs"]
    positions = {line.split("\t")[0]: line.split("\t")[1] for line in EXAMPLES.read_text().splitlines()}
    definitions, names = Definitions(), entries(NAMES)
    PAGES.mkdir(exist_ok=True)
    records = []
    for rung in rungs:
        key = rung["technique"]
        if OPTIONS.only and key not in OPTIONS.only:
            continue
        lines = run("techniques", key, "--format", "json", "--lang", "en").splitlines()
        records.append(next(record for record in map(json.loads, lines) if record["type"] == "technique"))
        (PAGES / f"{key}.md").write_text(page(records[-1], definitions, names), encoding="utf-8")
        (PAGES / f"{key}.svg").write_text(picture(key, positions[key]), encoding="utf-8")
    if OPTIONS.only:
        return
    write_index("".join(index(records, definitions)))
    unused = sorted(definitions.texts.keys() - definitions.used)
    if unused:
        sys.exit(f"techniques/*/definitions.txt: no page has {', '.join(unused)}")


if __name__ == "__main__":
    main()
