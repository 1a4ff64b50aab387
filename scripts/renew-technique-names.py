#!/usr/bin/env python3
"""Writes the tables of names in docs/technique-names.md from src/present/languages/technique_names.txt and peer_techniques.txt.

With --check it writes nothing and fails if the page is not up to date. In both cases it fails if the data is
incomplete: a technique without a block or out of order, a technique of another program
(tests/present/peer_inventory.txt, and HoDoKu's step table) that is neither a name of ours nor in peer_techniques.txt,
or a name that the program does not have.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/technique-names.md"
LANGUAGES = ROOT / "src/present/languages"
PROGRAMS = {
    "sudokuwiki": "SudokuWiki",
    "hodoku": "HoDoKu",
    "se": "Sudoku Explainer",
    "sukaku": "SukakuExplainer",
    "kazusa": "Sunnie's Sudoku Solution",
    "csp": "CSP-Rules",
}
TONGUES = ("en", "zh", "de")
VERDICTS = {
    "missing": "Of their own, not built yet",
    "rare": "Hardly ever met",
    "scale": "On the scales of these programs only",
    "found": "Found under other names",
    "never": "For other puzzles than Sudoku of nine rows",
    "none": "No deduction",
}


def phrases(path):
    """The entries of a file in the form of the languages: "key = text", indented lines continue."""
    entries = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if line[0] == " ":
            entries[-1][1] += " " + line.strip()
        else:
            key, text = line.split("=", 1)
            entries.append([key.strip(), text.strip()])
    return entries


def blocks(path):
    """Field by field for each key, "xy_wing" -> {"en": "Bent Triple, ..."}, in the order of the file."""
    found = {}
    for key, text in phrases(path):
        owner, field = key.rsplit(".", 1)
        if field in found.setdefault(owner, {}):
            sys.exit(f"{path.name}: {key} occurs twice")
        found[owner][field] = text
    return found


def names_in(text):
    return [name.removesuffix(" *") for name in text.split(", ")] if text else []


def plain(name):
    """The name without brackets."""
    return name[1:-1] if name.startswith("[") else name


def ladder():
    return re.findall(r"^TECHNIQUE\(\w+, +(\w+)\)", (ROOT / "include/deduku/techniques.def").read_text(), re.M)


def own_names(tongue):
    """Our names of the techniques, by key."""
    if tongue == "en":
        rows = re.findall(r"^\| ([^|]+) \| `(\w+)` \|", PAGE.read_text(encoding="utf-8"), re.M)
        return {key: name for name, key in rows}
    texts = dict(phrases(LANGUAGES / f"{tongue}.txt"))
    return {key: texts[f"technique.{key}.name"] for key in ladder()}


def inventory():
    """The techniques of each program."""
    names = {program: set() for program in PROGRAMS}
    program = None
    for line in (ROOT / "tests/present/peer_inventory.txt").read_text(encoding="utf-8").splitlines():
        if line.endswith(":"):
            program = line[:-1]
        elif line and not line.startswith("#"):
            names[program].add(line)
    steps = (ROOT / "include/deduku/hodoku_steps.def").read_text()
    names["hodoku"] = set(re.findall(r'^HODOKU_(?:ENTRY|FORM)\([^"]*"([^"]*)"', re.sub(r'"\d{4}", ', "", steps), re.M))
    return names


def faults(ours, others):
    keys = ladder()
    if list(ours) != [key for key in keys if key in ours]:
        yield "technique_names.txt is not in the order of the ladder"
    for key in keys:
        if key not in ours:
            yield f"technique_names.txt has no block for {key}"
    for key in ours:
        if key not in keys:
            yield f"technique_names.txt: {key} is no technique"
        for field in ours[key]:
            if field not in (*TONGUES, *PROGRAMS):
                yield f"technique_names.txt: {key}.{field} is no field"
    for key, fields in others.items():
        for field in fields:
            if field not in ("name", "en", "here", "as", "why", *PROGRAMS):
                yield f"peer_techniques.txt: {key}.{field} is no field"
        if key in keys or fields.get("here") not in VERDICTS or "name" not in fields:
            yield f"peer_techniques.txt: {key} lacks name or verdict, or is a technique of Deduku"
        for technique in names_in(fields.get("as", "")):
            if technique not in keys:
                yield f"peer_techniques.txt: {key}.as: {technique} is no technique"
    for program, known in inventory().items():
        every = [fields.get(program, "") for fields in (*ours.values(), *others.values())]
        said = {name for text in every for name in names_in(text)}
        for name in sorted(known - said):
            yield f"{PROGRAMS[program]}: where is {name}?"
        for name in sorted({plain(name) for name in said} - known):
            yield f"{PROGRAMS[program]} has no {name}"


def joined(names):
    """Names as a cell; "Type 1, Type 2" of the same technique become "Type 1-2", and names in brackets are in
    italics."""
    cells = []
    for name in dict.fromkeys(names):
        numbered = re.fullmatch(r"(.* [Tt]ype) (\d)", name)
        before = cells and re.fullmatch(r"(.* [Tt]ype) (?:(\d)-)?(\d)", cells[-1])
        if numbered and before and numbered[1] == before[1] and int(numbered[2]) == int(before[3]) + 1:
            cells[-1] = f"{before[1]} {before[2] or before[3]}-{numbered[2]}"
        else:
            cells.append(f"*{plain(name)}*" if name.startswith("[") else name)
    return ", ".join(cells)


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join(lines) + "\n"


def names_in_programs(ours):
    own = own_names("en")
    rows = []
    for key, fields in ours.items():
        if any(program in fields for program in PROGRAMS):
            rows.append([own[key]] + [joined(names_in(fields.get(program, ""))) for program in PROGRAMS])
    return table(["Deduku", *PROGRAMS.values()], rows)


def names_in_languages(ours):
    own = {tongue: own_names(tongue) for tongue in TONGUES}
    rows = []
    for key, fields in ours.items():
        cells = [own["en"][key]]
        for tongue in ("zh", "de"):
            also = joined(names_in(fields.get(tongue, "")))
            cells.append(own[tongue][key] + (f"; {also}" if also else ""))
        rows.append(cells)
    return table(["English", "Chinese", "German"], rows)


def what_others_have(others):
    own = own_names("en")
    parts = []
    for verdict, heading in VERDICTS.items():
        rows = []
        for fields in others.values():
            if fields["here"] != verdict:
                continue
            called = "; ".join([joined(names_in(fields["en"]))] if "en" in fields else []
                               + [f"{PROGRAMS[p]}: {joined(names_in(fields[p]))}" for p in PROGRAMS if p in fields])
            nearest = ", ".join(own[key] for key in names_in(fields.get("as", "")))
            rows.append([fields["name"], called, nearest, fields.get("why", "")])
        if rows:
            parts.append(f"**{heading}**\n\n" + table(["technique", "called", "in Deduku", "remark"], rows))
    return "\n".join(parts)


def main():
    ours = blocks(LANGUAGES / "technique_names.txt")
    others = blocks(LANGUAGES / "peer_techniques.txt")
    found = list(faults(ours, others))
    if found:
        sys.exit("\n".join(found))
    page = PAGE.read_text(encoding="utf-8")
    renewed = page
    for marker, text in (
        ("names in other programs", names_in_programs(ours)),
        ("names in other languages", names_in_languages(ours)),
        ("what others have", what_others_have(others)),
    ):
        renewed, count = re.subn(
            rf"(<!-- {marker} -->\n).*?(<!-- end -->)", lambda m: f"{m[1]}\n{text}\n{m[2]}", renewed, flags=re.S
        )
        if count != 1:
            sys.exit(f"docs/technique-names.md has no place for {marker}")
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(renewed, encoding="utf-8")
    elif renewed != page:
        sys.exit("docs/technique-names.md is not up to date: run scripts/renew-technique-names.py")


if __name__ == "__main__":
    main()
