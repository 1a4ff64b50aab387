"""The report of mypy for the installed package; and the examples of the documents are correct and run."""

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import deduku
import pytest
from puzzles import EASY, HARD

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "bindings/python/README.md"

# Each line is followed by the report of mypy, or by an empty line if it is correct.
TYPED = '''
from __future__ import annotations

import deduku

puzzle = "1"
er: float | str | None = deduku.rate(puzzle, "ser")["ser"].er
level: str | None = deduku.rate(puzzle, ["r", "hodoku"])["hodoku"].level
deduku.rate(puzzle)["r"].er  # "RoundRating" has no attribute "er"
figure: float | str | None = deduku.rate(puzzle, "backdoor")["backdoor"].figure
for rating in deduku.rate(puzzle, ["r", "ser"]).values():
    status: str = rating.status
scales: list[str] = []
deduku.rate(puzzle, scales)
deduku.rate(puzzle, 5)  # Argument 2
deduku.hint(puzzle, bugdet=5)  # Unexpected keyword argument "bugdet"
deduku.hint(puzzle, budget="5")  # Argument "budget"
deduku.hint(puzzle, lang=1)  # Argument "lang"
deduku.hint(puzzle, givens=deduku.Board(puzzle))  # Argument "givens"
deduku.hint(puzzle, draw={"theme": "dark"}, timeout=0.5, stop=deduku.Stop())
deduku.hint(puzzle, draw={"theme": "pink"})  # Incompatible types
deduku.steps(puzzle, ladder="se")  # Argument "ladder"
for rated in deduku.rate_many(deduku.read_file("list.txt"), "ser", timeout=1):
    rated.source  # Item "Failure" of
    if not isinstance(rated, deduku.Failure):
        n: int = rated.source.n
for record in deduku.read_file("list.txt"):
    record.tail  # Item "Failure" of
board: deduku.Board = deduku.Board.from_text(puzzle).place("r1c1", 1)
row: dict[str, object] = deduku.rate(board).record()
'''


def mypy(path):
    # Pandas has no type annotations.
    options = ["--strict", "--python-version", "3.9", "--cache-dir", os.devnull, "--no-error-summary"]
    settings = path.with_suffix(".ini")
    settings.write_text("[mypy]\n[mypy-pandas]\nignore_missing_imports = True\n")
    command = [sys.executable, "-m", "mypy", "--config-file", settings, *options, path]
    done = subprocess.run(command, cwd=path.parent, capture_output=True, text=True, timeout=300, check=False)
    return done.stdout + done.stderr


needs_mypy = pytest.mark.skipif(find_spec("mypy") is None, reason="there is no mypy")


@needs_mypy
def test_types_admit_what_is_right_and_refuse_what_is_wrong(tmp_path):
    path = tmp_path / "typed.py"
    path.write_text(TYPED)
    said = {int(line): text for line, text in re.findall(r"typed\.py:(\d+): error: (.*)", mypy(path))}
    expected = {
        number: line.split("  # ")[1] for number, line in enumerate(TYPED.splitlines(), 1) if "  # " in line
    }
    assert said.keys() == expected.keys(), said
    for line, start in expected.items():
        assert said[line].startswith(start)


@needs_mypy
def test_the_package_itself_is_typed(tmp_path):
    path = tmp_path / "all.py"
    path.write_text("import deduku\n" + "".join(f"deduku.{name}\n" for name in deduku.__all__))
    assert mypy(path) == ""
    folder = Path(deduku.__file__).parent
    assert (folder / "py.typed").exists()
    # Environments are classes of libraries that are not installed.
    others = "".join(f"[mypy-deduku.environments.{name}]\nignore_errors = True\n" for name in ("gym", "openenv", "reasoning"))
    missing = "[mypy-pyarrow.*,verifiers.*,datasets.*]\nignore_missing_imports = True\n"
    settings = tmp_path / "all.ini"
    settings.write_text(f"[mypy]\n{others}{missing}")
    options = ["--strict", "--python-version", "3.9", "--cache-dir", os.devnull, "--config-file", settings]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *options, "-p", "deduku"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_examples_are_right_and_run(tmp_path):
    """The Python of a document, from its first line to its last one, is one program."""
    program = "\n".join(re.findall(r"^```python\n(.*?)^```", README.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE))
    assert "import deduku" in program
    path = tmp_path / "example.py"
    path.write_text(program, encoding="utf-8")
    (tmp_path / "list.txt").write_text(f"{EASY} easy\n{EASY[1:]}\n{HARD} hard\n")
    if find_spec("mypy"):
        assert mypy(path) == ""
    if "pandas" in program:
        pytest.importorskip("pandas")
    done = subprocess.run([sys.executable, path], cwd=tmp_path, capture_output=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr.decode()
