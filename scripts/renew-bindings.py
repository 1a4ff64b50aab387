#!/usr/bin/env python3
"""Generates parts of the bindings, and tables of docs/protocol.md, from docs/protocol.json and docs/deduku.schema.json.
 With --check it writes nothing and fails if a file is not up to date."""

import shutil
import subprocess
import sys

from bindings import javascript, protocol_page, python_records, python_session
from bindings.schema import ROOT


def record_types():
    """The types of answers; None without Node."""
    if not shutil.which("node"):
        return None
    command = ["node", ROOT / "scripts/write-types.mjs", ROOT / "docs/deduku.schema.json"]
    return subprocess.run(command, stdout=subprocess.PIPE, check=True, encoding="utf-8").stdout


MADE = {
    "docs/protocol.md": protocol_page.text,
    "bindings/python/deduku/_records.py": python_records.text,
    "bindings/python/deduku/session.py": python_session.text,
    "bindings/js/index.d.ts": javascript.types,
    "bindings/js/records.d.ts": record_types,
    "bindings/js/methods.js": javascript.methods,
}


def main():
    stale = []
    for name, make in MADE.items():
        path, text = ROOT / name, make()
        if text is not None and (not path.exists() or path.read_text(encoding="utf-8") != text):
            stale.append(name)
            if "--check" not in sys.argv:
                path.write_text(text, encoding="utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"scripts/renew-bindings.py has not been run since its sources changed: {', '.join(stale)}")


if __name__ == "__main__":
    main()
