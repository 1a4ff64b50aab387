#!/usr/bin/env python3
"""Draws the modules and their arrows as docs/modules.svg, from the table in tests/layers/layers_test.cpp.

With --check it writes nothing and fails if the picture is not up to date. An arrow that follows from others is not
drawn: what a module may include, it sees through what it includes, too.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "tests/layers/layers_test.cpp"
PICTURE = ROOT / "docs/modules.svg"

FAMILIES = "families"  # the folders techniques/<family>, drawn as one
# Where the middle of each module is drawn; the rows follow from the arrows.
MIDDLE = {"cli": 660, "check": 1112, "proof": 1112, "platform": 990, "sheet": 840, "pdf": 900, "walk": 700, "cases": 105, "records": 370, "ratings": 370, "generate": 230, "service": 660, "c": 860, "draw": 530, "ladder": 836, "rounds": 850, "theory": 1000, "fewest": 985, "formats": 70,
          "present": 530, "frozen": 216, "engine": 960, "se": 710, "hodoku": 470, FAMILIES: 488, "search": 972, "facts": 488, "techniques": 488, "core": 488}
# Where an arrow leaves its module, if not as near to its end as can be.
LANE = {("records", "present"): 410, ("engine", "facts"): 886, ("formats", "core"): 40}
WIDTH, BOX, TALL, GAP, EDGE = 1188, 124, 46, 46, 14
CHIP, CHIP_TALL, CHIP_GAP = 80, 26, 4

STYLE = """
  text { font: 12px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; text-anchor: middle;
         fill: #1C1E23; }
  .name { font-size: 15px; font-weight: 650; }
  .folder { font: 11px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #565A64; }
  .paper { fill: #F6F4EE; }
  .module { fill: #FFFFFF; stroke: #4B4F58; }
  .family { fill: #E4EDF8; stroke: #0F4585; }
  .chip { fill: #FFFFFF; stroke: #0F4585; }
  .scale { fill: #FCF1D2; stroke: #8C6100; }
  .arrow { fill: none; stroke: #4E5668; stroke-width: 1.6; marker-end: url(#head); }
  .head { fill: #4E5668; }
  @media (prefers-color-scheme: dark) {
    text { fill: #ECEAE4; }
    .folder { fill: #AEB2BC; }
    .paper { fill: #121418; }
    .module { fill: #1A1D23; stroke: #8B909B; }
    .family { fill: #202C42; stroke: #7DA9F7; }
    .chip { fill: #1A1D23; stroke: #7DA9F7; }
    .scale { fill: #3A301A; stroke: #FBCB62; }
    .arrow { stroke: #B7BCC8; }
    .head { fill: #B7BCC8; }
  }
"""


def read_arrows():
    """The table: for each module the set of those that it may include."""
    table = re.search(r"arrows = \{\n(.*?)\n\};", TABLE.read_text(), re.S).group(1)
    table = re.sub(r"//.*", "", table)
    return {name: set(re.findall(r'"(\w+)"', targets))
            for name, targets in re.findall(r'\{"(\w+)",\s*\{(.*?)\}\}', table, re.S)}


def is_family(module):
    return module != "facts" and any((ROOT / "techniques" / module).glob("*.cpp"))


def folder_of(module):
    if module == "techniques":
        return "technique.hpp"  # the folder is that of the families; this is what they have in common
    return next(name for name in ("src/" + module, "src/scales/" + module, "techniques/" + module)
                if (ROOT / name).is_dir())


def joined(arrows):
    """The arrows with all families as one module."""
    graph = {}
    for module, targets in arrows.items():
        source = FAMILIES if is_family(module) else module
        graph.setdefault(source, set()).update(FAMILIES if is_family(target) else target for target in targets)
    graph[FAMILIES].discard(FAMILIES)
    return graph


def clusters_of(inner):
    """Families that use each other, those that use others above those that are used, and the column where each group
    begins; those that do neither come last."""
    clusters = []
    for family, targets in inner.items():
        if targets:
            joint = [cluster for cluster in clusters if targets & set(cluster[1])]
            upper = [one for cluster in joint for one in cluster[0]] + [family]
            lower = [one for cluster in joint for one in cluster[1]]
            clusters = [cluster for cluster in clusters if cluster not in joint]
            clusters.append((upper, lower + sorted(targets - set(lower))))
    linked = {family for upper, lower in clusters for family in upper + lower}
    clusters += [([], [family]) for family in inner if family not in linked]
    wide = [max(len(upper), len(lower)) for upper, lower in clusters]
    return [(*cluster, sum(wide[:i])) for i, cluster in enumerate(clusters)], sum(wide)


def reached(module, graph):
    return set().union(*({target} | reached(target, graph) for target in graph[module]))


def reduced(graph):
    """The arrows that do not follow from others."""
    return {module: {target for target in targets
                     if not any(target in reached(other, graph) for other in targets)}
            for module, targets in graph.items()}


def row_of(module, graph):
    """Counted from the top: just below the lowest of those that include it."""
    return max((row_of(user, graph) + 1 for user, targets in graph.items() if module in targets), default=0)


class Picture:
    def __init__(self, arrows):
        self.graph = joined(arrows)
        missing = self.graph.keys() - MIDDLE.keys()
        if missing:
            sys.exit(f"{Path(__file__).name}: say in MIDDLE where to draw {', '.join(sorted(missing))}")
        self.rows = {module: row_of(module, self.graph) for module in self.graph}
        self.parts = []
        self.inner = {family: {target for target in targets if is_family(target)}
                      for family, targets in arrows.items() if is_family(family)}
        self.clusters, self.columns = clusters_of(self.inner)

    def height_of(self, row):
        return 2 * CHIP_TALL + 80 if row == self.rows[FAMILIES] else TALL

    def top(self, row):
        return EDGE + sum(self.height_of(above) + GAP for above in range(row))

    def box(self, module):
        """Left, top, width, height."""
        row = self.rows[module]
        is_group = module == FAMILIES
        wide = self.columns * (CHIP + CHIP_GAP) - CHIP_GAP + 24 if is_group else BOX
        return MIDDLE[module] - wide / 2, self.top(row), wide, self.height_of(row) if is_group else TALL

    def rectangle(self, box, kind):
        left, top, wide, tall = box
        self.parts.append(f'<rect class="{kind}" x="{left:g}" y="{top:g}" width="{wide:g}" height="{tall:g}" rx="8"/>')

    def text(self, middle, line, words, kind="label"):
        self.parts.append(f'<text class="{kind}" x="{middle:g}" y="{line:g}">{words}</text>')

    def arrow(self, start, end):
        """From a lower edge straight down, and sideways in the gap above the end."""
        (x1, y1), (x2, y2) = start, end
        turn = max(y1, y2 - GAP)
        bend = (y2 - turn) * 0.6
        tip = y2 - 8
        curve = f"C{x1:g} {turn + bend:g} {x2:g} {tip - bend:g} {x2:g} {tip:g}"
        self.parts.append(f'<path class="arrow" d="M{x1:g} {y1:g} V{turn:g} {curve} V{y2 - 1:g}"/>')

    def draw_module(self, module):
        box = self.box(module)
        middle, top = MIDDLE[module], box[1]
        folder = folder_of(module)
        kind = "scale" if "scales/" in folder else "family" if module in ("facts", "techniques") else "module"
        self.rectangle(box, kind)
        self.text(middle, top + 20, module, "name")
        self.text(middle, top + 36, folder, "folder")

    def draw_families(self):
        left, top, _, _ = self.box(FAMILIES)
        self.rectangle(self.box(FAMILIES), "family")
        self.text(MIDDLE[FAMILIES], top + 20, "families of techniques", "name")
        upper_line, lower_line = top + 34, top + 66 + CHIP_TALL
        middle = {}
        for upper, lower, column in self.clusters:
            for row in (upper, lower):
                indent = column + (max(len(upper), len(lower)) - len(row)) / 2
                for i, family in enumerate(row):
                    middle[family] = left + 12 + CHIP / 2 + (indent + i) * (CHIP + CHIP_GAP)
        for upper, lower, _ in self.clusters:
            for family in upper + lower:
                line = upper_line if family in upper else lower_line
                self.rectangle((middle[family] - CHIP / 2, line, CHIP, CHIP_TALL), "chip")
                self.text(middle[family], line + 17, family)
            for family in upper:
                for target in sorted(self.inner[family]):
                    self.arrow((middle[family], upper_line + CHIP_TALL), (middle[target], lower_line))

    def port(self, module, toward):
        """Where on the edge of a box an arrow ends: as near to its other end as the box allows."""
        left, _, wide, _ = self.box(module)
        return min(max(toward, left + 24), left + wide - 24)

    def draw_arrows(self):
        for module, targets in reduced(self.graph).items():
            _, top, _, tall = self.box(module)
            for target in sorted(targets):
                start = self.port(module, LANE.get((module, target), MIDDLE[target]))
                self.arrow((start, top + tall), (self.port(target, start), self.box(target)[1]))

    def svg(self):
        last = max(self.rows.values())
        height = self.top(last) + self.height_of(last) + EDGE
        self.draw_arrows()
        self.draw_families()
        for module in self.graph:
            if module != FAMILIES:
                self.draw_module(module)
        head = ('<marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="9" markerHeight="9" '
                'markerUnits="userSpaceOnUse" orient="auto">'
                '<path class="head" d="M0 0 L8 4 L0 8 z"/></marker>')
        return "\n".join([
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img">',
            "<title>The modules of Deduku; each includes only what stands below it</title>",
            f"<style>{STYLE}</style>", f"<defs>{head}</defs>",
            f'<rect class="paper" width="{WIDTH}" height="{height:g}" rx="14"/>',
            *self.parts, "</svg>", ""])


def main():
    picture = Picture(read_arrows()).svg()
    if sys.argv[1:] == ["--check"]:
        if not PICTURE.exists() or PICTURE.read_text() != picture:
            sys.exit("docs/modules.svg is not up to date: run scripts/draw-modules.py")
    else:
        PICTURE.write_text(picture)


main()
