#!/usr/bin/env python3
"""Draws docs/trade-off.svg: the fewest steps of a puzzle by their maximum cost.

Usage: draw-trade-off.py [DEDUKU]. The puzzle is that of the command above the picture in docs/fewest.md.
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/native/deduku"
COMMAND = ("rate", "--scale", "fewest", "--trade-off")
WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 720, 260, 56, 48, 20, 24
INK, PALE, LINE, MARK = "#1C1E23", "#565A64", "#D3CFC6", "#0F4585"


def axis(points):
    """The range from half a point below R to a point above the last cost."""
    return points[0]["within"] - 0.5, points[-1]["within"] + 1.0


def draw(points):
    least, most = axis(points)
    highest = points[0]["to"]
    x_of = lambda cost: LEFT + (cost - least) / (most - least) * (WIDTH - LEFT - RIGHT)
    y_of = lambda steps: HEIGHT - BOTTOM - steps / highest * (HEIGHT - BOTTOM - TOP)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif" '
        'font-size="12">',
        "<title>The fewest steps of a puzzle by what they may cost</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#F6F4EE"/>',
    ]
    for steps in range(highest + 1):
        lines.append(f'<path d="M{LEFT} {y_of(steps):.1f}H{WIDTH - RIGHT}" stroke="{LINE}"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y_of(steps) + 4:.1f}" text-anchor="end" fill="{PALE}">{steps}</text>')
    ends = [point["within"] for point in points[1:]] + [most]
    for point, end in zip(points, ends):
        left, right, height = x_of(point["within"]), x_of(end), y_of(point["to"])
        lines.append(f'<path d="M{left:.1f} {height:.1f}H{right:.1f}" stroke="{MARK}" stroke-width="3"/>')
        lines.append(f'<circle cx="{left:.1f}" cy="{height:.1f}" r="5" fill="{MARK}"/>')
        lines.append(f'<path d="M{left:.1f} {height:.1f}V{HEIGHT - BOTTOM}" stroke="{LINE}" stroke-dasharray="3 3"/>')
        lines.append(f'<text x="{left:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle" fill="{INK}">'
                     f'{point["within"]:.2f}</text>')
    lines.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2:.0f}" y="{HEIGHT - 10}" text-anchor="middle" fill="{INK}">'
                 "the most that a step may cost</text>")
    lines.append(f'<text x="16" y="{(TOP + HEIGHT - BOTTOM) / 2:.0f}" fill="{INK}" text-anchor="middle" '
                 f'transform="rotate(-90 16 {(TOP + HEIGHT - BOTTOM) / 2:.0f})">fewest steps</text>')
    return "\n".join([*lines, "</svg>", ""])


shown = re.search(rf"^\$ deduku {' '.join(COMMAND)} ([\d.]+)$", (ROOT / "docs/fewest.md").read_text(encoding="utf-8"), re.M)
if not shown:
    sys.exit("docs/fewest.md shows no command with --trade-off")
answer = subprocess.run([PROGRAM, *COMMAND, "-q", "--format", "json", shown[1]], stdout=subprocess.PIPE, text=True, check=True)
records = [json.loads(line) for line in answer.stdout.splitlines()]
curve = next(record["trade_off"] for record in records if record["type"] == "rate")
(ROOT / "docs/trade-off.svg").write_text(draw(curve))
