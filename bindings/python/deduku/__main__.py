"""The program, which the package contains: python -m deduku sheet list.txt -o list.pdf."""

import os
import sys
from pathlib import Path


def main() -> None:
    program = Path(__file__).with_name("program") / "deduku"
    if not program.exists():
        sys.exit("deduku: this package was built of the sources, without the program")
    os.execv(program, ["deduku", *sys.argv[1:]])


if __name__ == "__main__":
    main()
