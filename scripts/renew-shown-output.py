#!/usr/bin/env python3
"""Writes the current output of the program into the README and the pages of docs.

Usage: renew-shown-output.py [DEDUKU]. It renews the text after each line `$ deduku ...` in a block, up to the next
command or the end of the block; the tables of the default ladder in docs/technique-names.md; and docs/step.svg, the
picture in the README. readme_test compares all of them.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/dev/deduku").resolve()
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
SHOWN = re.compile(r"^\$ (deduku .*)\n((?:(?!\$ |```).*\n)*)", re.M)
TABLES = re.compile(r"(?<=^## The default ladder\n\n)### .*?(?=\n## )", re.M | re.S)
PICTURE = "deduku draw examples/board.txt --theme auto"


def output_of(command):
    """The output of a command line, with `deduku` as the program."""
    script = f'deduku() {{ "{PROGRAM}" "$@"; }}; {command}'
    environment = {**os.environ, "DEDUKU_LANG": "en"}
    done = subprocess.run(["sh", "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{command}\n{done.stderr}")
    return done.stdout


for page in PAGES:
    text = page.read_text(encoding="utf-8")
    renewed = SHOWN.sub(lambda shown: f"$ {shown[1]}\n{output_of(shown[1])}", text)
    if page.name == "technique-names.md":
        renewed, count = TABLES.subn(lambda _: output_of("deduku techniques --format markdown"), renewed)
        if count != 1:
            sys.exit("docs/technique-names.md has no tables below the heading \"The default ladder\"")
    if renewed != text:
        page.write_text(renewed, encoding="utf-8")
(ROOT / "docs/step.svg").write_text(output_of(PICTURE), encoding="utf-8")
