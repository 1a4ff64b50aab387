#!/usr/bin/env python3
"""Writes the parts of the bindings that are made from docs/deduku.schema.json. With --check it writes nothing and fails
if one of them is not up to date."""

import sys

from bindings import python_records
from bindings.schema import ROOT

MADE = {"bindings/python/deduku/_records.py": python_records.text}


def main():
    stale = []
    for name, text in MADE.items():
        path = ROOT / name
        if not path.exists() or path.read_text(encoding="utf-8") != text():
            stale.append(name)
            if "--check" not in sys.argv:
                path.write_text(text(), encoding="utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"scripts/renew-bindings.py has not been run since its sources changed: {', '.join(stale)}")


if __name__ == "__main__":
    main()
