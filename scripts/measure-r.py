#!/usr/bin/env python3
"""Measures R and writes the figures into docs/r.md, between the markers `<!-- measured: PART -->` and `<!-- end -->`.

    measure-r.py PART [PART ...] --build build/native [--lists FOLDER] [--volume 1] [--jobs 1]

Parts: classes, people, minutes, famous, givens, er (with docs/r-and-er.svg), stability, hardest, exotic, depth-3,
agreement. All except minutes, famous, givens, er and stability need the reference data, the folder
DEDUKU_REFERENCE_DATA of CMake. A volume of 10 takes ten times as many puzzles for a part that does not take all
puzzles. Only measured figures are between the markers; conclusions are written by hand.
"""

import argparse
import collections
import csv
import json
import re
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/r.md"
PICTURE = ROOT / "docs/r-and-er.svg"
APP = ROOT / "tests/raters/human_times_wang_dev.csv"  # half of the puzzles of S.-W. Wang, IEEE Access 12 (2024) 104254, CC0
HODOKU_LEVELS = ["Easy", "Medium", "Hard", "Unfair", "Extreme"]
CLASSES = ["beginner", "easy", "medium", "hard", "expert", "master", "extreme", "nightmare"]
WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 720, 480, 56, 48, 16

# Lists of the reference data: name, file, and n, if one in n puzzles is taken at volume 1.
LISTS = [
    ('"easy" of the exchange list', "puzzles/exchange_easy.txt", 1),
    ('"medium"', "puzzles/exchange_medium.txt", 1),
    ('"hard"', "puzzles/exchange_hard_1500.txt", 1),
    ('"diabolical"', "puzzles/exchange_diabolical_1500.txt", 1),
    ("easy ones, 29 to 37 givens", "search/easy_20k.txt", 1),
    ("random minimal ones", "search/unbiased_20k.txt", 1),
    ("of 17 givens, as many as are known", "search/17clue.txt", 1),
    ("magictour, top 1465", "search/magictour_top1465.txt", 1),
    ("of T&E depth 3", "theory/theory_dev.csv", 1),
    ("the hardest of 2011", "search/hardest_1106.txt", 1),
    ("of ER 11 and more", "search/hardest_11plus_20k.txt", 20),
]
ELEVEN = "search/hardest_11plus_20k.txt"
# Well-known hard puzzles.
FAMOUS = {
    "Golden Nugget": ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "AI Escargot": "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "Easter Monster": "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    "Platinum Blonde": ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..475..6...",
    "Fata Morgana": "........3..1..56...9..4..7......9.5.7...5...8.5.4.2....8..2..9...35..1..6........",
    "Inkala 2012": "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "Loki": "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
}
RANDOM_PUZZLES = 20_000
STABILITY_PARTS = 4  # of 20

GUARDIAN_WHIPS = {"guardian_whip", "guardian_braid"}
GUARDIANS = {"guardian_chain", "unique_guardian_chain", "guardian_net"} | GUARDIAN_WHIPS
BLOSSOMS = {"unique_blossom", "house_blossom", "unique_rectangle_strong_links", "unique_rectangle_external", "bug_plus_n"}
EXOCETS = {"junior_exocet", "double_exocet", "unique_exocet"}
BANKS = {"sk_loop", "multi_sector_locked_set", "set_equivalence"}
EXOTIC = EXOCETS | BANKS | {"tridagon", "uncolourable_set", "symmetrical_placement"} | GUARDIANS | BLOSSOMS


# ---- statistics

def ranks(values):
    """The rank of each value; equal values share the mean rank."""
    order = sorted(range(len(values)), key=values.__getitem__)
    result = [0.0] * len(values)
    begin = 0
    while begin < len(order):
        end = begin
        while end < len(order) and values[order[end]] == values[order[begin]]:
            end += 1
        for i in range(begin, end):
            result[order[i]] = (begin + end - 1) / 2
        begin = end
    return result


def correlation(a, b):
    """Spearman's rank correlation; None if one of the two is constant."""
    a, b = ranks(a), ranks(b)
    mean = (len(a) - 1) / 2
    spread = sum((x - mean) ** 2 for x in a) * sum((y - mean) ** 2 for y in b)
    return sum((x - mean) * (y - mean) for x, y in zip(a, b)) / spread ** 0.5 if spread else None


def chance_above(low, high):
    """The chance that a number of the higher group is above a number of the lower group; equal numbers count half."""
    places = ranks(low + high)[len(low):]
    return (sum(places) - len(high) * (len(high) - 1) / 2) / (len(high) * len(low))


def table(head, rows, plain=1):
    """A table; the first `plain` columns are text."""
    lines = [f"| {' | '.join(head)} |", "|---" * plain + "|---:" * (len(head) - plain) + "|"]
    lines += [f"| {' | '.join(map(str, row))} |" for row in rows]
    return "\n".join(lines) + "\n"


# ---- tools

class Measurement:
    def __init__(self, options):
        self.build, self.lists, self.volume, self.jobs = options.build.resolve(), options.lists, options.volume, options.jobs

    def run(self, *words, text=None):
        done = subprocess.run([self.build / "deduku", *words], input=text, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"deduku {' '.join(words)}\n{done.stderr}")
        return done.stdout

    def rate(self, puzzles, scale="r", without=()):
        """A row for each puzzle."""
        techniques = ["--techniques=" + ",".join(f"-{key}" for key in sorted(without))] if without else []
        words = ["rate", "-", "-q", "--scale", scale, "--format", "csv", "--no-header", "--threads", str(self.jobs)]
        rows = list(csv.DictReader(self.run(*words, *techniques, text="\n".join(puzzles) + "\n").splitlines()))
        if len(rows) != len(puzzles):
            sys.exit(f"{len(puzzles)} puzzles have {len(rows)} rows")
        return rows

    def file(self, name):
        if self.lists is None:
            sys.exit("that needs the reference data: --lists FOLDER")
        return (self.lists / name).read_text().splitlines()

    def rows_of(self, name):
        return list(csv.DictReader(self.file(name)))

    def every(self, count):
        """n, if one in n puzzles is taken at this volume and one in `count` at volume 1."""
        return max(1, count // self.volume)

    def list(self, name, every=1):
        if name.endswith("theory_dev.csv"):
            lines = [row["puzzle"] for row in self.rows_of(name) if row["te_depth"] == "3"]
        else:
            lines = [line[:81] for line in self.file(name) if len(line) >= 81]
        return lines[::self.every(every)]

    def names(self):
        return {rung["technique"]: rung["name"] for rung in json.loads(self.run("techniques", "--format", "json"))["rungs"]}


def points(rows):
    return [float(row["r"]) for row in rows]


def depth(row):
    """The depth of the trial that a puzzle takes; 0 without a trial."""
    return int(row["technique"][6:]) if row["technique"].startswith("trial_") else 0


# ---- the parts

def classes(measured):
    def share(count, of):
        percent = 100 * count / of
        return "" if count == 0 else f"{percent:.1f}" if percent >= 0.05 else f"{percent:.2f}"

    rows = []
    for name, file, every in LISTS:
        rated = measured.rate(measured.list(file, every))
        counts = collections.Counter(row["class"] for row in rated)
        r = points(rated)
        step = measured.every(every)
        rows.append([name + (f", one of {step}" if step > 1 else ""), f"{len(rated):,}",
                     *(share(counts[each], len(rated)) for each in CLASSES), f"{statistics.median(r):.2f}", f"{max(r):.2f}"])
    levels = {}
    for level in ("easy", "medium", "hard"):
        rated = measured.rate([row["puzzle"] for row in measured.rows_of("human/human_levels_dev.csv") if row["level"] == level])
        counts = collections.Counter(row["class"] for row in rated)
        shares = {each: round(100 * counts[each] / len(rated)) for each in CLASSES}
        levels[level] = ", ".join(f"{percent} % `{each}`" for each, percent in shares.items() if percent)
    head = ["list", "puzzles", *(f"`{each}`" for each in CLASSES), "median R", "highest"]
    return table(head, rows) + ("\nDaily puzzles of the New York Times: " +
                                "; ".join(f"{level} ones {text}" for level, text in levels.items()) + ".\n")


def rows_of_app():
    """Puzzles of an app, the number of players who finished each, and their times."""
    return list(csv.DictReader(APP.read_text().splitlines()))


def people(measured):
    figures = {"`work`": "work", "R": "r", "ER": "er", "score of HoDoKu": "hodoku_score"}

    def with_figures(rows):
        return rows, measured.rate([row["puzzle"] for row in rows], "r,ser,hodoku")

    def figures_of(file):
        return with_figures(measured.rows_of(f"human/{file}.csv"))

    app, of_app = with_figures(rows_of_app())
    adjusted = [i for i, row in enumerate(app) if row["d_to"]]
    a, of_a = figures_of("human_times_a_dev")
    b, of_b = figures_of("human_times_b_dev")
    easy, of_easy = figures_of("human_times_easy_dev")
    levels, of_levels = figures_of("human_levels_dev")
    times = {
        "app, mean time": (of_app, [float(row["mean_s"]) for row in app]),
        "app, adjusted for players": ([of_app[i] for i in adjusted], [float(app[i]["d_to"]) for i in adjusted]),
        "set A, mean time": (of_a, [float(row["mean_s"]) for row in a]),
        "set A, best time": (of_a, [float(row["best_s"]) for row in a]),
        "set B, time": (of_b, [float(row["time_s"]) for row in b]),
        "NYT easy, time": (of_easy, [float(row["player1_s"]) * float(row["player2_s"]) for row in easy]),
    }

    def cell(rated, seconds, column):
        values = [float(row[column]) for row in rated]
        found = correlation(values, seconds)
        return f"none: all {rated[0][column]}" if found is None else f"{found:.2f}"

    rows = [["puzzles", *(len(seconds) for _, seconds in times.values()),
             sum(row["level"] in ("medium", "hard") for row in levels)]]
    for figure, column in figures.items():
        grouped = {level: [float(rated[column]) for row, rated in zip(levels, of_levels) if row["level"] == level]
                   for level in ("medium", "hard")}
        rows.append([figure, *(cell(rated, seconds, column) for rated, seconds in times.values()),
                     f"{chance_above(grouped['medium'], grouped['hard']):.2f}"])
    return table(["figure", *times, "NYT medium and hard"], rows)


def minutes(measured):
    rows = rows_of_app()
    bands = collections.defaultdict(list)
    for row, rated in zip(rows, measured.rate([row["puzzle"] for row in rows])):
        bands[rated["minutes"]].append((float(rated["work"]), int(row["players"]), float(row["mean_s"]) / 60))

    def line(said, measured_puzzles):
        work, players, times = zip(*measured_puzzles)
        quartiles = statistics.quantiles(times, n=4, method="inclusive")
        return [f"{min(work):.1f} to {max(work):.1f}", f"`{said}`", *(f"{time:.1f}" for time in quartiles), len(work),
                f"{sum(players):,}"]

    head = ["`work`", "`minutes`", "lower quartile", "median", "upper quartile", "puzzles", "times"]
    return table(head, [line(*band) for band in sorted(bands.items(), key=lambda band: min(band[1]))], plain=2)


def famous(measured):
    rated = measured.rate(list(FAMOUS.values()), "r,ser")
    rows = [[name, row["r"], row["class"], f"{float(row['work']):,.0f}", row["er"]] for name, row in zip(FAMOUS, rated)]
    return table(["puzzle", "R", "class", "`work`", "ER"], sorted(rows, key=lambda row: -float(row[1])))


def givens(measured):
    puzzles = (ROOT / "puzzles/er-5.0.txt").read_text().split()
    words = ["rate", "-", "-q", "--neighbours", "--format", "json", "--no-header", "--threads", str(measured.jobs)]
    rows = [json.loads(line) for line in measured.run(*words, text="\n".join(puzzles)).splitlines()]

    def differences(kind):
        """The differences in R between the neighbours and their puzzle."""
        return [each["r"] - row["r"] for row in rows for each in row["neighbours"][kind] if each["status"] == "solved"]

    more, less = differences("added"), differences("removed")
    higher, lower = sum(difference > 0 for difference in more), sum(difference < 0 for difference in less)
    text = f"""Of {len(more):,} puzzles that are one of `puzzles/er-5.0.txt` with a digit of its solution more, {higher} ({100 * higher / len(more):.1f} %) have a higher R, by
at most {max(more):.2f}; of {len(less):,} with a given less and still one solution {lower} ({100 * lower / len(less):.1f} %) have a lower one, by at most {-min(less):.2f}.
"""
    return indented(text)


def er(measured):
    names = measured.names()
    puzzles = measured.run("random", "--count", str(RANDOM_PUZZLES * measured.volume), "--seed", "1").split()
    rows = [row for row in measured.rate(puzzles, "ser,hodoku,r") if row["status"] == "solved"]
    of_er, of_r = [float(row["er"]) for row in rows], points(rows)
    level = [HODOKU_LEVELS.index(row["hodoku_level"]) for row in rows]
    PICTURE.write_text(drawn(list(zip(of_er, of_r))))
    rank_er, rank_r = ranks(of_er), ranks(of_r)
    farthest = sorted(range(len(rows)), key=lambda i: (-abs(rank_er[i] - rank_r[i]), rows[i]["puzzle"]))
    first = {}
    for i in farthest:
        first.setdefault((rows[i]["er_technique"], rows[i]["technique"]), i)
    differing = [[f"`{rows[i]['puzzle']}`", f"{rows[i]['er']} {spelt(rows[i]['er_technique'])}", rows[i]["r"],
                  names[rows[i]["technique"]]] for i in list(first.values())[:10]]
    return (f"""The {len(rows):,} puzzles of `deduku random --count {len(puzzles)} --seed 1`; the area of a dot grows with the number of puzzles.
Spearman's rank correlation: R and ER {correlation(of_r, of_er):.3f}, R and HoDoKu's level {correlation(of_r, level):.3f}; for comparison ER and
HoDoKu's level {correlation(of_er, level):.3f}.

The puzzles that R and ER order most differently, one of each pair of techniques:

""" + table(["puzzle", "ER", "R", "the technique with that R"], differing, plain=4))


def spelt(key):
    """forcing_chain: "Forcing Chain"."""
    return key.replace("_", " ").title()


def stability(measured):
    parts = min(20, STABILITY_PARTS * measured.volume)
    tried, lost = collections.Counter(), collections.Counter()
    runs = {}
    for test in ("StillConcludeTheSameAfterOtherEliminations", "CostlyOnesAsWell"):
        runs[test] = 0
        for part in range(parts):
            words = [measured.build / "rounds_volume_test", f"--gtest_filter=Parts/StabilityOfTechniques.{test}/{part}"]
            done = subprocess.run(words, stdout=subprocess.PIPE, text=True)
            for technique, n, n_lost in re.findall(r"^stability (\w+) (\d+) (\d+)$", done.stdout, re.M):
                tried[technique] += int(n)
                lost[technique] += int(n_lost)
                runs[test] += int(n)
            if done.returncode != 0:
                sys.exit(f"{test}/{part} failed:\n{done.stdout}")
    moderate, costly = runs.values()
    rows = [[f"`{key}`", f"{tried[key]:,}", lost[key]] for key in measured.names() if lost[key]]
    gone = lost.total()
    text = f"""{moderate:,} steps up to 7.60 and {costly:,} costlier ones on the rounds of a share, {parts} of 20, of the puzzles of `tests/rounds_volume`,
of {len(tried)} techniques. {gone} {"was" if gone == 1 else "were"} lost{":" if rows else "."}
"""
    if rows:
        text += "\n" + table(["technique", "tried", "lost"], rows)
    return indented(text)


def indented(text):
    """The text as a paragraph of a list."""
    return "".join(f"  {line}\n" if line else "\n" for line in text.splitlines())


def hardest(measured):
    all_of_them = measured.list(ELEVEN)
    rows = measured.rate(measured.list(ELEVEN, 20))
    r, trials = points(rows), collections.Counter(map(depth, rows))
    every = measured.every(20)
    which = f"R of {len(rows):,} of {len(all_of_them):,} puzzles with ER 11 and more, every {every}th," if every > 1 else (
        f"R of {len(rows):,} puzzles with ER 11 and more")
    need = ", ".join(f"{trials[n]:,} one of depth {n}" for n in sorted(trials) if n)
    return (f"{which} ranges from {min(r):.2f} to {max(r):.2f}, with a median of {statistics.median(r):.2f} and a mean\n"
            f"of {statistics.mean(r):.2f}. {trials[0]:,} of them need no trial, {need}.\n")


def compared(measured, puzzles, kept, columns):
    """
    A row for each set of exotic techniques that is kept: the columns from `columns`, a function of the rows; and the
    number of puzzles that have a lower and a higher R with all of them than with none.
    """
    rated = {name: measured.rate(puzzles, without=EXOTIC - set(keys)) for name, keys in kept.items()}
    lines = [[name, *columns(rows), f"{statistics.mean(points(rows)):.2f}"] for name, rows in rated.items()]
    pairs = list(zip(points(rated["none"]), points(rated["all"])))
    return lines, sum(after < before for before, after in pairs), sum(after > before for before, after in pairs)


def exotic(measured):
    puzzles = measured.list(ELEVEN, 200)
    kept = {
        "none": set(),
        "Junior Exocet": {"junior_exocet"},
        "Double Exocet": {"double_exocet"},
        "Unique Exocet": {"unique_exocet"},
        "the three": EXOCETS,
        "Multi-Sector Locked Set": {"multi_sector_locked_set"},
        "SK-Loop": {"sk_loop"},
        "Set Equivalence": {"set_equivalence"},
        "exocets and these three": EXOCETS | BANKS,
        "relations of guardians": GUARDIANS | {"tridagon", "uncolourable_set"},
        "rectangles with links and guardians, blossoms": BLOSSOMS,
        "all": EXOTIC,
    }
    lines, lower, higher = compared(measured, puzzles, kept, lambda rows: [sum(depth(row) >= 2 for row in rows)])
    return (f"With all of them R is lower for {lower} of {len(puzzles)} puzzles, one of {measured.every(200)} of the list, and higher for "
            f"{higher or 'none'}:\n\n" + table(["technique", "need a trial of depth 2", "mean R"], lines))


def depth_3(measured):
    puzzles = measured.list("theory/theory_dev.csv", 2)
    kept = {
        "none": set(),
        "Tridagon": {"tridagon"},
        "Uncolourable Set": {"uncolourable_set"},
        "Guardian Chain": {"guardian_chain", "unique_guardian_chain"},
        "Guardian Whip, Guardian Braid": GUARDIAN_WHIPS,
        "Guardian Net": {"guardian_net"},
        "all but Guardian Whip and Guardian Braid": EXOTIC - GUARDIAN_WHIPS,
        "all": EXOTIC,
    }
    lines, lower, higher = compared(measured, puzzles, kept, lambda rows: [sum(depth(row) > 0 for row in rows),
                                                                           sum(depth(row) == 3 for row in rows)])
    which = "every second of them" if measured.every(2) > 1 else "all of them"
    return (f"With all of them R is lower for {lower} of {len(puzzles)} puzzles, {which}, and higher for {higher or 'none'}:\n\n" +
            table(["technique", "need a trial", "of depth 3", "mean R"], lines))


def agreement(measured):
    rows = [row for row in measured.rows_of("theory/theory_dev.csv") if row["te_depth"] == "2" and row["dataset"] == "eleven-TE2"]
    rated = measured.rate([row["puzzle"] for row in rows], "r,bxb")
    of_er, r, bxb = [float(row["SER"]) for row in rows], points(rated), [float(row["bxb"]) for row in rated]

    def part(holds):
        chosen = [i for i, value in enumerate(of_er) if holds(value)]
        return len(chosen), correlation([r[i] for i in chosen], [of_er[i] for i in chosen])

    high, low = part(lambda value: value >= 11), part(lambda value: value < 11)
    return (f"On {len(rows):,} puzzles with an ER from {min(of_er)} to {max(of_er)} and a T&E depth of 2, Spearman's rank correlation of R and ER is "
            f"{correlation(r, of_er):.2f} (BxB and\nER: {correlation(bxb, of_er):.2f}); on the {high[0]} of them with an ER of 11 and more it is "
            f"{high[1]:.2f}, on the {low[0]} below {low[1]:.2f}.\n")


PARTS = {"classes": classes, "people": people, "minutes": minutes, "famous": famous, "givens": givens, "er": er, "stability": stability,
         "hardest": hardest, "exotic": exotic, "depth-3": depth_3, "agreement": agreement}


def drawn(pairs):
    """A dot for every pair of ER and R; its area grows with the number of puzzles that have the pair."""
    counts = collections.Counter(pairs)
    least, most = 1.0, max(max(pair) for pair in counts) + 0.2
    scale_x = (WIDTH - LEFT - 16) / (most - least)
    scale_y = (HEIGHT - BOTTOM - TOP) / (most - least)
    x_of = lambda value: LEFT + (value - least) * scale_x
    y_of = lambda value: HEIGHT - BOTTOM - (value - least) * scale_y
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif" '
        'font-size="12">',
        f"<title>R and ER of {len(pairs):,} puzzles</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#F6F4EE"/>',
    ]
    for tick in range(1, int(most) + 1):
        lines.append(f'<path d="M{x_of(tick):.1f} {TOP}V{HEIGHT - BOTTOM}M{LEFT} {y_of(tick):.1f}H{WIDTH - 16}" '
                     'stroke="#D3CFC6" fill="none"/>')
        lines.append(f'<text x="{x_of(tick):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle" '
                     f'fill="#565A64">{tick}</text>')
        lines.append(f'<text x="{LEFT - 8}" y="{y_of(tick) + 4:.1f}" text-anchor="end" fill="#565A64">{tick}</text>')
    for (of_er, r), count in sorted(counts.items()):
        radius = min(14, 1.2 + 0.35 * count ** 0.5)
        lines.append(f'<circle cx="{x_of(of_er):.1f}" cy="{y_of(r):.1f}" r="{radius:.1f}" fill="#17559E" '
                     f'fill-opacity="0.55"><title>ER {of_er}, R {r:.2f}: {count}</title></circle>')
    lines.append(f'<text x="{(LEFT + WIDTH) / 2}" y="{HEIGHT - 10}" text-anchor="middle" fill="#1C1E23">ER</text>')
    lines.append(f'<text x="16" y="{HEIGHT / 2}" text-anchor="middle" fill="#1C1E23">R</text>')
    return "\n".join(lines + ["</svg>"]) + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("parts", nargs="+", choices=PARTS)
    parser.add_argument("--build", type=Path, default=ROOT / "build/native")
    parser.add_argument("--lists", type=Path)
    parser.add_argument("--volume", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    for part in options.parts:
        text = PARTS[part](Measurement(options))
        place = re.compile(rf"( *<!-- measured: {part} -->\n).*?( *<!-- end -->)", re.S)
        page, count = place.subn(lambda match: f"{match[1]}\n{text}\n{match[2]}", PAGE.read_text(encoding="utf-8"))
        if count != 1:
            sys.exit(f"docs/r.md has no place for {part}")
        PAGE.write_text(page, encoding="utf-8")


main()
