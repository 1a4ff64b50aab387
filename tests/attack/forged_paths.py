#!/usr/bin/env python3
"""Attacks `deduku verify` with forged paths: effects, premises, deadly patterns, symmetries, givens, the order of
steps, puzzles, solutions and the grids where paths start are changed at random. An accepted forgery is judged by trial:
each effect against all solutions, each changed step against its own premises.

    tests/attack/forged_paths.py PROGRAM [--forgeries N] [--seed S] [--puzzles N]

Exits with 1 if a false path was accepted, or a path that was not forged was refused."""

import argparse
import collections
import copy
import json
import pathlib
import random
import subprocess
import sys

import plain_sudoku as plain

PROJECT = pathlib.Path(__file__).resolve().parents[2]


def run(program, arguments, text=""):
    return subprocess.run([program, *arguments], input=text, text=True, capture_output=True, check=False)


def cell_of(name):
    return 9 * (int(name[1]) - 1) + int(name[3]) - 1


def candidate_of(each):
    return 9 * cell_of(each["cell"]) + each["digit"] - 1


def cell_name(cell):
    return f"r{cell // 9 + 1}c{cell % 9 + 1}"


def candidate_json(candidate):
    return {"cell": cell_name(candidate // 9), "digit": candidate % 9 + 1}


def house_of(name):
    kind, number = name.split()
    return plain.UNITS[{"row": 0, "column": 9, "box": 18}[kind] + int(number) - 1]


def bare(record):
    """Only the fields of a record that `verify` reads."""
    steps = [{field: step[field] for field in ("technique", "premises")}
             | {field: [{"cell": each["cell"], "digit": each["digit"]} for each in step[field]]
                for field in ("places", "removes")}
             | {"grid": step["grid"]} for step in record["steps"]]
    return {"puzzle": record["puzzle"], "status": record["status"], "solution": record["solution"], "steps": steps}


class Start:
    """The initial board of a path."""

    def __init__(self, record):
        grid = record["steps"][0].get("grid") if record["steps"] else None
        line = record.get("puzzle") or grid["line"]
        known = grid["givens"] if grid else line
        self.values = [int(symbol) if symbol.isdigit() else 0 for symbol in line]
        self.givens = {cell for cell in range(81) if self.values[cell] and line[cell] == known[cell]}
        self.cells = [1 << value - 1 if value else plain.ALL for value in self.values]
        if not record.get("puzzle"):
            for cell in range(81):
                if not self.values[cell]:
                    self.cells[cell] = sum(1 << int(digit) - 1 for digit in grid["candidates"][cell])
        self.has_conflict = any(self.values[cell] and self.values[cell] == self.values[peer]
                                for cell in range(81) for peer in plain.PEERS[cell])
        self.key = (tuple(self.cells), frozenset(self.givens))


class Truth:
    """The solutions of starts; cached because most forgeries have the start of their original."""

    def __init__(self):
        self.solutions = {}
        self.answers = {}

    def of(self, cells):
        key = tuple(cells)
        if key not in self.solutions:
            self.solutions[key] = plain.solutions(cells, 2)
        return self.solutions[key]

    def is_true(self, start, candidate, is_true):
        """Whether a candidate is true in all solutions of a start, or false in all."""
        known = self.of(start.cells)
        cell, digit = divmod(candidate, 9)
        if any((solution[cell] == 1 << digit) != is_true for solution in known):
            return False
        key = (tuple(start.cells), candidate, is_true)
        if len(known) > 1 and key not in self.answers:
            self.answers[key] = not plain.can_be(start.cells, candidate, not is_true)
        return len(known) < 2 or self.answers[key]

    def has_one(self, start, of_givens):
        cells = start.cells
        if of_givens:
            cells = [start.cells[cell] if cell in start.givens else plain.ALL for cell in range(81)]
        return len(self.of(cells)) == 1


class Judge:
    """Finds false claims in a path that was accepted."""

    def __init__(self, truth):
        self.truth = truth
        self.tried = 0

    def falsehood(self, record, changed):
        """A sentence, or None."""
        start = Start(record)
        if start.has_conflict:
            return "the start has a digit twice in a house"
        grid = [0 if start.values[cell] else start.cells[cell] for cell in range(81)]
        values = list(start.values)
        for cell in range(81):
            self.place(grid, values, cell, values[cell])
        for number, step in enumerate(record["steps"]):
            wrong = self.fault_of_step(start, grid, step, number in changed)
            if wrong:
                return f"step {number + 1}: {wrong}"
            for each in step["removes"]:
                cell, digit = divmod(candidate_of(each), 9)
                grid[cell] &= ~(1 << digit)
            for each in step["places"]:
                cell = cell_of(each["cell"])
                values[cell] = each["digit"]
                self.place(grid, values, cell, each["digit"])
        is_full = all(values)
        if record.get("status") == "solved" and not is_full:
            return "it says solved and is not"
        if record.get("solution") and is_full and record["solution"] != "".join(map(str, values)):
            return "it ends in another solution"
        return None

    @staticmethod
    def place(grid, values, cell, digit):
        if digit:
            grid[cell] = 0
            for peer in plain.PEERS[cell]:
                grid[peer] &= ~(1 << digit - 1)

    def fault_of_step(self, start, grid, step, is_changed):
        premises = step.get("premises")
        if premises is None:
            return "it has no premises"
        deadly = {cell_of(each["cell"]): frozenset(digit - 1 for digit in each["digits"])
                  for each in premises.get("deadly", []) if each["digits"]}
        symmetry = premises.get("symmetry")
        if (deadly or symmetry) and not self.truth.has_one(start, False):
            return "it rests on a single solution, which the start does not have"
        for each in step["removes"]:
            if not self.truth.is_true(start, candidate_of(each), False):
                return f"{each} is not false"
        for each in step["places"]:
            if not self.truth.is_true(start, candidate_of(each), True):
                return f"{each} is not true"
        absent = {9 * cell_of(each["cell"]) + digit - 1
                  for each in premises.get("absent", []) for digit in each["digits"]}
        for candidate in absent:
            if grid[candidate // 9] >> candidate % 9 & 1:
                return f"{candidate_json(candidate)} is called absent"
        # A pattern or a symmetry may depend on the marks of the grid instead: then only its effects are judged.
        if is_changed and (not (deadly or symmetry) or self.truth.has_one(start, True)):
            return self.fault_of_premises(start, step, premises, absent, deadly, symmetry)
        return None

    def fault_of_premises(self, start, step, premises, absent, deadly, symmetry):
        left = {candidate for candidate in range(729) if candidate not in absent}
        for cell in start.givens:
            given = 9 * cell + start.values[cell] - 1
            left -= plain.EXCLUDED[given]
        if deadly and (deadly.keys() & start.givens or plain.is_deadly(deadly) is False):
            if not self.are_marks_of(start, deadly):
                return "its deadly pattern is none"
        orbits = {}
        if symmetry:
            image = image_of(symmetry)
            if {image(candidate) for candidate in self.givens_left(start)} != self.givens_left(start):
                return "its symmetry is not one of the givens"
            orbits = orbits_in(left, image)
            left &= orbits.keys()
        statements = [{9 * cell_of(name) + digit for digit in range(9)} for name in premises.get("cells", [])]
        statements += [{9 * cell + digit - 1 for cell in house_of(each["house"])}
                       for each in premises.get("places", []) for digit in each["digits"]]
        if deadly:
            statements.append({9 * cell + digit for cell in deadly for digit in range(9) if digit not in deadly[cell]})
        known = plain.follows(left, statements, map(candidate_of, step["removes"]), map(candidate_of, step["places"]),
                              lambda candidate: orbits.get(candidate, frozenset([candidate])))
        self.tried += known is not None
        return "it does not follow from its premises" if known is False else None

    @staticmethod
    def are_marks_of(start, deadly):
        return all(start.cells[cell] >> digit & 1 for cell in deadly for digit in deadly[cell])

    @staticmethod
    def givens_left(start):
        left = set(range(729))
        for cell in start.givens:
            left -= plain.EXCLUDED[9 * cell + start.values[cell] - 1]
        return left


def image_of(symmetry):
    def image(candidate):
        cell, digit = divmod(candidate, 9)
        row, column = divmod(cell, 9)
        if symmetry.get("transpose"):
            row, column = column, row
        row, column = symmetry["rows"][row] - 1, symmetry["columns"][column] - 1
        return 9 * (9 * row + column) + symmetry["digits"][digit] - 1
    return image


def orbits_in(left, image):
    """Per candidate, the candidates that are true together with it; without candidates that cannot be true."""
    orbits = {}
    for candidate in left:
        orbit = [candidate]
        while image(orbit[-1]) != candidate:
            orbit.append(image(orbit[-1]))
        if set(orbit) <= left and not plain.EXCLUDED[candidate] & set(orbit):
            orbits[candidate] = frozenset(orbit)
    return orbits


class Forger:
    """Changes one thing of a path. Each forgery returns the numbers of the steps that it changed, or None if it does
    not apply."""

    def __init__(self, seed, paths):
        self.random = random.Random(seed)
        self.paths = paths
        self.forgeries = {name[6:]: getattr(self, name) for name in dir(self) if name.startswith("forge_")}

    def make(self):
        """A kind, the forged record and the steps that are changed."""
        kind = self.random.choice(sorted(self.forgeries))
        changed = None
        while changed is None:
            record = copy.deepcopy(self.random.choice(self.paths))
            changed = self.forgeries[kind](record)
        if self.random.random() < 0.2:
            changed |= self.forgeries[self.random.choice(["effect_added", "premise_dropped"])](record) or set()
        for step in record["steps"][1:]:
            step.pop("grid", None)
        return kind, record, changed

    def any_step(self, record, condition=lambda step: True):
        numbers = [number for number, step in enumerate(record["steps"]) if step["premises"] and condition(step)]
        return self.random.choice(numbers) if numbers else None

    def any_candidate(self):
        return candidate_json(self.random.randrange(729))

    def of_step(self, record, change, condition=lambda step: True):
        number = self.any_step(record, condition)
        if number is None:
            return None
        change(record["steps"][number])
        return {number}

    def forge_effect_added(self, record):
        def change(step):
            added = self.any_candidate()
            left = [9 * cell + int(digit) - 1 for cell in range(81) for digit in step["grid"]["candidates"][cell]]
            if left and self.random.random() < 0.8:
                added = candidate_json(self.random.choice(left))
            step[self.random.choice(["removes", "removes", "places"])].append(added)
        return self.of_step(record, change)

    def forge_effect_changed(self, record):
        def change(step):
            effect = self.random.choice(step["removes"] + step["places"])
            if self.random.random() < 0.5:
                effect["digit"] = self.random.randrange(9) + 1
            else:
                effect["cell"] = cell_name(self.random.randrange(81))
        return self.of_step(record, change, lambda step: step["removes"] + step["places"])

    def forge_effect_turned(self, record):
        """A removal becomes a placement, or the reverse."""
        def change(step):
            step["removes"], step["places"] = step["places"], step["removes"]
        return self.of_step(record, change)

    def forge_effect_dropped(self, record):
        def change(step):
            effects = self.random.choice([field for field in ("removes", "places") if step[field]])
            step[effects].pop(self.random.randrange(len(step[effects])))
        return self.of_step(record, change, lambda step: step["removes"] + step["places"])

    def forge_premise_dropped(self, record):
        def change(step):
            field = self.random.choice([field for field in ("cells", "places", "absent") if step["premises"][field]])
            step["premises"][field].pop(self.random.randrange(len(step["premises"][field])))
        return self.of_step(record, change, lambda step: any(map(step["premises"].get, ("cells", "places", "absent"))))

    def forge_premise_moved(self, record):
        def change(step):
            premises = step["premises"]
            if premises["cells"] and self.random.random() < 0.5:
                premises["cells"][self.random.randrange(len(premises["cells"]))] = cell_name(self.random.randrange(81))
                return
            house = f"{self.random.choice(['row', 'column', 'box'])} {self.random.randrange(9) + 1}"
            if premises["places"]:
                self.random.choice(premises["places"])["house"] = house
        return self.of_step(record, change, lambda step: step["premises"]["cells"] or step["premises"]["places"])

    def forge_premise_emptied(self, record):
        def change(step):
            step["premises"] = {"cells": [], "places": [], "absent": [], "deadly": []}
        return self.of_step(record, change)

    def forge_absent_added(self, record):
        def change(step):
            added = self.any_candidate()
            step["premises"]["absent"].append({"cell": added["cell"], "digits": [added["digit"]]})
        return self.of_step(record, change)

    def forge_absent_of_the_step(self, record):
        """A conclusion of a step is listed as absent before it."""
        def change(step):
            for each in step["removes"]:
                step["premises"]["absent"].append({"cell": each["cell"], "digits": [each["digit"]]})
        return self.of_step(record, change, lambda step: step["removes"])

    def forge_deadly_added(self, record):
        def change(step):
            rows = self.random.sample(range(9), 2)
            columns = self.random.sample(range(9), 2)
            digits = self.random.sample(range(1, 10), 2)
            step["premises"]["deadly"] = [{"cell": cell_name(9 * row + column), "digits": digits}
                                          for row in rows for column in columns]
        return self.of_step(record, change)

    def forge_deadly_around_an_effect(self, record):
        """A rectangle of two digits and two boxes, often deadly, with a corner at an elimination of the step."""
        def change(step):
            removed = candidate_of(self.random.choice(step["removes"]))
            row, column = divmod(removed // 9, 9)
            other_row = row // 3 * 3 + (row + self.random.choice([1, 2])) % 3
            other_column = (column // 3 * 3 + 3 + self.random.randrange(6)) % 9
            digits = [removed % 9 + 1, self.random.choice([d for d in range(1, 10) if d != removed % 9 + 1])]
            step["premises"]["deadly"] = [{"cell": cell_name(9 * r + c), "digits": digits}
                                          for r in (row, other_row) for c in (column, other_column)]
        return self.of_step(record, change, lambda step: step["removes"])

    def forge_deadly_changed(self, record):
        def change(step):
            each = self.random.choice(step["premises"]["deadly"])
            if self.random.random() < 0.5:
                each["cell"] = cell_name(self.random.randrange(81))
            else:
                each["digits"] = self.random.sample(range(1, 10), self.random.choice([1, 2, 3]))
        return self.of_step(record, change, lambda step: step["premises"]["deadly"])

    def forge_deadly_dropped(self, record):
        def change(step):
            step["premises"]["deadly"].pop()
        return self.of_step(record, change, lambda step: step["premises"]["deadly"])

    def any_symmetry(self):
        def lines():
            bands = self.random.sample(range(3), 3)
            return [3 * band + line + 1 for band in bands for line in self.random.sample(range(3), 3)]
        kind = self.random.randrange(3)
        digits = self.random.sample(range(1, 10), 9)
        turned, same = list(range(9, 0, -1)), list(range(1, 10))
        if kind == 0:
            return {"transpose": False, "rows": turned, "columns": turned, "digits": digits}
        if kind == 1:
            return {"transpose": True, "rows": same, "columns": same, "digits": digits}
        return {"transpose": self.random.random() < 0.5, "rows": lines(), "columns": lines(), "digits": digits}

    def forge_symmetry_added(self, record):
        def change(step):
            step["premises"]["symmetry"] = self.any_symmetry()
        return self.of_step(record, change)

    def forge_symmetry_changed(self, record):
        def change(step):
            symmetry = step["premises"]["symmetry"]
            if self.random.random() < 0.2:
                symmetry["transpose"] = not symmetry["transpose"]
                return
            images = symmetry[self.random.choice(["rows", "columns", "digits"])]
            a, b = self.random.sample(range(9), 2)
            images[a], images[b] = images[b], images[a]
        return self.of_step(record, change, lambda step: step["premises"].get("symmetry"))

    def forge_given_changed(self, record):
        return self.change_givens(record, lambda: str(self.random.randrange(9) + 1))

    def forge_given_taken(self, record):
        return self.change_givens(record, lambda: ".")

    def change_givens(self, record, symbol):
        cells = list(record["puzzle"])
        given = [cell for cell in range(81) if cells[cell] != "."]
        for cell in self.random.sample(given, self.random.choice([1, 1, 2])):
            cells[cell] = symbol()
        return self.with_puzzle(record, "".join(cells))

    @staticmethod
    def with_puzzle(record, puzzle):
        record["puzzle"] = puzzle
        record["steps"][0]["grid"] = dict(record["steps"][0]["grid"], givens=puzzle, line=puzzle)
        return set()

    def forge_given_added(self, record):
        cells = list(record["puzzle"])
        cell = self.random.choice([cell for cell in range(81) if cells[cell] == "."])
        cells[cell] = self.random.choice([record["solution"][cell], str(self.random.randrange(9) + 1)])
        return self.with_puzzle(record, "".join(cells))

    def forge_givens_denied(self, record):
        """Some givens are listed as entered."""
        givens = list(record["puzzle"])
        given = [cell for cell in range(81) if givens[cell] != "."]
        for cell in self.random.sample(given, self.random.randrange(1, 12)):
            givens[cell] = "."
        record["steps"][0]["grid"] = dict(record["steps"][0]["grid"], givens="".join(givens))
        return set(range(len(record["steps"])))

    def forge_puzzle_of_another(self, record):
        return self.with_puzzle(record, self.random.choice(self.paths)["puzzle"])

    def forge_digits_exchanged(self, record):
        digits = self.random.sample("123456789", 2)
        exchange = str.maketrans("".join(digits), "".join(reversed(digits)))
        return self.with_puzzle(record, record["puzzle"].translate(exchange))

    def forge_order_changed(self, record):
        steps = record["steps"]
        a, b = self.random.randrange(len(steps)), self.random.randrange(len(steps))
        first_grid = steps[0]["grid"]
        steps[a], steps[b] = steps[b], steps[a]
        steps[0]["grid"] = first_grid
        return {a, b}

    def forge_step_dropped(self, record):
        first_grid = record["steps"][0]["grid"]
        record["steps"].pop(self.random.randrange(len(record["steps"])))
        if record["steps"]:
            record["steps"][0]["grid"] = first_grid
        return set()

    def forge_step_repeated(self, record):
        number = self.random.randrange(len(record["steps"]))
        again = copy.deepcopy(record["steps"][number])
        record["steps"].insert(self.random.randrange(number, len(record["steps"])), again)
        return set()

    def forge_step_of_another(self, record):
        if len(record["steps"]) < 2:
            return None
        number = self.random.randrange(1, len(record["steps"]))
        record["steps"].insert(number, copy.deepcopy(self.random.choice(self.random.choice(self.paths)["steps"])))
        return {number}

    def forge_solution_changed(self, record):
        cells = list(record["solution"])
        a, b = self.random.sample(range(81), 2)
        cells[a], cells[b] = cells[b], cells[a]
        record["solution"] = "".join(cells)
        return set()

    def forge_path_cut(self, record):
        """The path claims to solve the puzzle, but ends earlier."""
        record["steps"] = record["steps"][:self.random.randrange(1, len(record["steps"]) + 1)]
        return set()

    def forge_start_changed(self, record):
        """The path begins at a later grid, with a changed candidate or digit."""
        record["steps"] = record["steps"][self.random.randrange(len(record["steps"])):]
        record.pop("puzzle")
        grid = copy.deepcopy(record["steps"][0]["grid"])
        record["steps"][0]["grid"] = grid
        open_cells = [cell for cell in range(81) if grid["candidates"][cell]]
        cell = self.random.choice(open_cells)
        kind = self.random.randrange(4)
        if kind == 0:
            struck = self.random.choice(grid["candidates"][cell])
            grid["candidates"][cell] = grid["candidates"][cell].replace(struck, "")
        elif kind == 1:
            grid["candidates"][cell] = "123456789"
        elif kind == 2:
            line = list(grid["line"])
            line[cell] = self.random.choice(grid["candidates"][cell])
            grid["line"] = "".join(line)
        else:
            grid["givens"] = grid["line"]
        return set(range(len(record["steps"])))


def paths_of(program, chance, puzzles):
    """Paths of some puzzles of all classes, by three ladders, and some paths that depend on a symmetry."""
    lines = []
    for name in ("er-1.5", "er-2.5", "er-5.0", "top95"):
        all_lines = (PROJECT / "puzzles" / f"{name}.txt").read_text().splitlines()
        lines += chance.sample([line for line in all_lines if line[:1] in ".0123456789"], puzzles)
    paths = []
    for ladder in ("default", "classic", "se"):
        paths += solved_paths(program, "\n".join(lines), "--ladder", ladder)
    made = run(program, ["generate", "--automorphic", "half_turn", "--count", str(6 * puzzles), "--seed",
                         str(chance.randrange(1000)), "-q"]).stdout
    symmetric = solved_paths(program, made, "--techniques=singles,symmetrical_placement,trial")
    return paths + [path for path in symmetric if any(step["premises"].get("symmetry") for step in path["steps"])]


def solved_paths(program, text, *options):
    written = run(program, ["solve", *options, "--format", "json", "-"], text).stdout
    records = [json.loads(line) for line in written.splitlines()]
    return [bare(record) for record in records if record.get("steps") and record["status"] == "solved"]


def verdicts(program, records, *options):
    """The answers of `verify` for each record, by its place; records that it cannot read have none."""
    text = "".join(json.dumps(record) + "\n" for record in records)
    done = run(program, ["verify", "--format", "json", *options], text)
    if done.returncode not in (0, 3, 5):
        sys.exit(f"verify ends with {done.returncode}: {done.stderr[-500:]}")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    return {answer["line"] - 1: answer["status"] for answer in answers if answer["type"] == "verify"}


def any_premise(paths, field):
    return any((step["premises"] or {}).get(field) for path in paths for step in path["steps"])


def report(program, kind, record, sentence):
    name = f"forged-{kind}.json"
    pathlib.Path(name).write_text(json.dumps(record) + "\n")
    print(f"{kind}: {sentence}: {program} verify {name}", flush=True)


def attack(program, options):
    chance = random.Random(options.seed)
    paths = paths_of(program, chance, options.puzzles)
    missing = [field for field in ("deadly", "symmetry") if not any_premise(paths, field)]
    if missing:
        sys.exit(f"no path to forge has a step with {missing}: another --seed or more --puzzles")
    findings = 0
    for place, status in verdicts(program, paths).items():
        if status != "proved":
            findings += 1
            report(program, "not_forged", paths[place], f"refused: {status}")
    forger = Forger(options.seed, paths)
    judge = Judge(Truth())
    made = collections.Counter()
    accepted = collections.Counter()
    for begin in range(0, options.forgeries, 500):
        forged = [forger.make() for _ in range(min(500, options.forgeries - begin))]
        records = [record for _, record, _ in forged]
        said = verdicts(program, records)
        off = verdicts(program, records, "--uniqueness", "off")
        for place, (kind, record, changed) in enumerate(forged):
            made[kind] += 1
            if said.get(place) != "proved":
                continue
            accepted[kind] += 1
            sentence = judge.falsehood(record, changed)
            rests_on_one = any_premise([record], "deadly") or any_premise([record], "symmetry")
            if not sentence and rests_on_one and off.get(place) == "proved":
                sentence = "accepted without uniqueness, on which it rests"
            if sentence:
                findings += 1
                report(program, kind, record, sentence)
    for kind in sorted(made):
        print(f"{kind:24} {made[kind]:6} forged {accepted[kind]:6} accepted")
    print(f"{sum(made.values())} forged of {len(paths)} paths, {sum(accepted.values())} accepted, {judge.tried} steps "
          f"tried from their premises, {findings} findings")
    return 1 if findings else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--forgeries", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--puzzles", type=int, default=10, help="of each list")
    options = parser.parse_args()
    return attack(options.program, options)


if __name__ == "__main__":
    sys.exit(main())
