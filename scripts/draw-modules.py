#!/usr/bin/env python3
"""Draws the modules and their arrows as docs/modules.svg, from the table in tests/layers/layers_test.cpp, with Graphviz.

With --check it draws nothing, and fails if the picture was made from other arrows; this needs no Graphviz.
"""

import hashlib
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "tests/layers/layers_test.cpp"
PICTURE = ROOT / "docs/modules.svg"

FONT = "Helvetica, Arial, sans-serif"
STYLE = """<style>
  .paper > polygon { fill: #F6F4EE; stroke: none }
  text { fill: #1C1E23 }
  .module polygon, .module path { fill: #FFFFFF; stroke: #4B4F58 }
  .family polygon, .family path { fill: #E4EDF8; stroke: #0F4585 }
  .scale polygon, .scale path { fill: #FCF1D2; stroke: #8C6100 }
  .cluster > path { fill: #F2F6FC; stroke: #0F4585 }
  .edge path { stroke: #4E5668 }
  .edge polygon { fill: #4E5668; stroke: #4E5668 }
  @media (prefers-color-scheme: dark) {
    .paper > polygon { fill: #121418 }
    text { fill: #ECEAE4 }
    .module polygon, .module path { fill: #1A1D23; stroke: #8B909B }
    .family polygon, .family path { fill: #202C42; stroke: #7DA9F7 }
    .scale polygon, .scale path { fill: #3A301A; stroke: #FBCB62 }
    .cluster > path { fill: #171D29; stroke: #7DA9F7 }
    .edge path { stroke: #B7BCC8 }
    .edge polygon { fill: #B7BCC8; stroke: #B7BCC8 }
  }
</style>
"""


def read_arrows():
    """The table: for each module the set of modules that it may include."""
    table = re.search(r"arrows = \{\n(.*?)\n\};", TABLE.read_text(), re.S).group(1)
    table = re.sub(r"//.*", "", table)
    return {name: set(re.findall(r'"(\w+)"', targets))
            for name, targets in re.findall(r'\{"(\w+)",\s*\{(.*?)\}\}', table, re.S)}


def is_family(module):
    return module != "facts" and any((ROOT / "techniques" / module).glob("*.cpp"))


def folder_of(module):
    if module == "techniques":
        return "technique.hpp"  # the folder is that of the families; this is the part that they share
    return next(name for name in ("src/" + module, "src/scales/" + module, "techniques/" + module)
                if (ROOT / name).is_dir())


def reached(module, graph):
    return set().union(*({target} | reached(target, graph) for target in graph[module]))


def reduced(graph):
    """The arrows that other arrows do not imply."""
    return {module: {target for target in targets
                     if not any(target in reached(other, graph) for other in targets)}
            for module, targets in graph.items()}


def joined(graph):
    """The arrows between modules, with all families as one, "families"."""
    def one(module):
        return "families" if is_family(module) else module
    arrows = {}
    for module, targets in graph.items():
        arrows.setdefault(one(module), set()).update(map(one, targets))
    arrows["families"].discard("families")
    return arrows


def node(module):
    folder = folder_of(module)
    kind = "scale" if "scales/" in folder else "family" if module in ("facts", "techniques") else "module"
    label = f'<<b>{module}</b><br/><font point-size="10">{folder}</font>>'
    return f'{module} [class="{kind}" label={label}]'


def dot_of(arrows):
    """The graph for Graphviz. Families are a cluster; an arrow to them or from them ends at its edge."""
    inner = {family: {target for target in targets if is_family(target)}
             for family, targets in arrows.items() if is_family(family)}
    # Arrows from above end in a family that others do not use, clipped at the edge of the cluster.
    top = max(inner, key=lambda family: (len(inner[family]), family))
    lines = ['digraph modules {', f'class="paper" bgcolor="white" pad=0.2 ranksep=0.45 nodesep=0.15 fontname="{FONT}"',
             'compound=true newrank=true',
             f'node [shape=box style="rounded,filled" fontname="{FONT}" fontsize=13 height=0.5 width=1.1 margin="0.08,0.04"]',
             'edge [arrowsize=0.6]', 'subgraph cluster_families {', 'style=rounded label="families of techniques"']
    for family, targets in sorted(inner.items()):
        lines.append(f'{family} [class="family" fontsize=11 height=0.3 width=0.9]')
        lines += [f"{family} -> {target}" for target in sorted(targets)]
    lines.append("}")
    for module, targets in reduced(joined(arrows)).items():
        if module != "families":
            lines.append(node(module))
        for target in sorted(targets):
            if module == "families":
                lines += [f"{family} -> {target} [style=invis]" for family in inner]
                lines.append(f"fish -> {target} [ltail=cluster_families]")
            elif target == "families":
                lines.append(f"{module} -> {top} [lhead=cluster_families]")
            else:
                lines.append(f"{module} -> {target}")
    return "\n".join([*lines, "}", ""])


def digest_of(dot):
    return f"<!-- {hashlib.sha256(dot.encode()).hexdigest()} -->"


def svg_of(dot):
    svg = subprocess.run(["dot", "-Tsvg"], input=dot, capture_output=True, text=True, check=True).stdout
    svg = svg[svg.index("<svg"):]
    svg = re.sub(r"<!--.*?-->\n?", "", svg, flags=re.S)
    svg = re.sub(r'<svg width="\d+pt" height="\d+pt"', '<svg role="img"', svg, count=1)
    svg = svg.replace("<title>modules</title>", "<title>The modules of Deduku; each includes only those below it</title>", 1)
    return svg.replace("<g id=", STYLE + digest_of(dot) + "\n<g id=", 1)


def main():
    dot = dot_of(read_arrows())
    if sys.argv[1:] == ["--check"]:
        if digest_of(dot) not in PICTURE.read_text():
            sys.exit("docs/modules.svg is not up to date: run scripts/draw-modules.py")
    else:
        PICTURE.write_text(svg_of(dot))


main()
