#!/usr/bin/env python3
"""Writes src/walk/page/board.css, the style of boards in pages, from the program: renew-page-style.py DEDUKU"""

import json
import subprocess
import sys
from pathlib import Path

PAGE_STYLE = Path(__file__).resolve().parent.parent / "src/walk/page/board.css"

answer = subprocess.run([sys.argv[1], "serve", "--stdio"], input='{"id": 1, "method": "style_sheet"}\n',
                        stdout=subprocess.PIPE, text=True, check=True).stdout
PAGE_STYLE.write_text(next(record["result"]["css"] for record in map(json.loads, answer.splitlines()) if "result" in record))
