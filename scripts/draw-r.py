#!/usr/bin/env python3
"""Compares R with the old scales: prints rank correlations and the puzzles that R and ER order most differently, and
draws docs/r-and-er.svg.

    deduku rate --scale ser,hodoku,r --format csv --no-header LIST > ratings.csv
    scripts/draw-r.py ratings.csv
"""
import collections
import csv
import pathlib
import sys

LEVELS = ["Easy", "Medium", "Hard", "Unfair", "Extreme"]
WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 720, 480, 56, 48, 16


def ranks(values):
    """The place of each value in their order; equal ones share the mean."""
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
    """Spearman's rank correlation."""
    a, b = ranks(a), ranks(b)
    mean = (len(a) - 1) / 2
    covariance = sum((x - mean) * (y - mean) for x, y in zip(a, b))
    return covariance / (sum((x - mean) ** 2 for x in a) * sum((y - mean) ** 2 for y in b)) ** 0.5


def draw(points):
    """A dot for every pair of ER and R; its area grows with how many puzzles have it."""
    counts = collections.Counter(points)
    least, most = 1.0, max(max(point) for point in counts) + 0.2
    scale_x = (WIDTH - LEFT - 16) / (most - least)
    scale_y = (HEIGHT - BOTTOM - TOP) / (most - least)
    x_of = lambda er: LEFT + (er - least) * scale_x
    y_of = lambda r: HEIGHT - BOTTOM - (r - least) * scale_y
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif" '
        'font-size="12">',
        f"<title>R and ER of {len(points):,} puzzles</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#F6F4EE"/>',
    ]
    for tick in range(1, int(most) + 1):
        lines.append(f'<path d="M{x_of(tick):.1f} {TOP}V{HEIGHT - BOTTOM}M{LEFT} {y_of(tick):.1f}H{WIDTH - 16}" '
                     'stroke="#D3CFC6" fill="none"/>')
        lines.append(f'<text x="{x_of(tick):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle" '
                     f'fill="#565A64">{tick}</text>')
        lines.append(f'<text x="{LEFT - 8}" y="{y_of(tick) + 4:.1f}" text-anchor="end" fill="#565A64">{tick}</text>')
    for (er, r), count in sorted(counts.items()):
        radius = min(14, 1.2 + 0.35 * count ** 0.5)
        lines.append(f'<circle cx="{x_of(er):.1f}" cy="{y_of(r):.1f}" r="{radius:.1f}" fill="#17559E" '
                     f'fill-opacity="0.55"><title>ER {er}, R {r:.2f}: {count}</title></circle>')
    lines.append(f'<text x="{(LEFT + WIDTH) / 2}" y="{HEIGHT - 10}" text-anchor="middle" fill="#1C1E23">ER</text>')
    lines.append(f'<text x="16" y="{HEIGHT / 2}" text-anchor="middle" fill="#1C1E23">R</text>')
    return "\n".join(lines + ["</svg>"]) + "\n"


def main():
    with open(sys.argv[1], newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["status"] == "solved"]
    er = [float(row["er"]) for row in rows]
    r = [float(row["r"]) for row in rows]
    level = [LEVELS.index(row["hodoku_level"]) for row in rows]
    print(f"{len(rows)} puzzles; R and ER {correlation(r, er):.3f}, R and HoDoKu's level {correlation(r, level):.3f}, "
          f"ER and HoDoKu's level {correlation(er, level):.3f}")
    rank_er, rank_r = ranks(er), ranks(r)
    for i in sorted(range(len(rows)), key=lambda i: -abs(rank_er[i] - rank_r[i]))[:10]:
        row = rows[i]
        print(row["puzzle"], "ER", row["er"], row["er_technique"], "R", row["r"], row["technique"],
              row["hodoku_level"], row["hodoku_score"])
    target = pathlib.Path(__file__).resolve().parent.parent / "docs" / "r-and-er.svg"
    target.write_text(draw(list(zip(er, r))))


main()
