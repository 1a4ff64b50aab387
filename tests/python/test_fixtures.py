"""The answers that all languages share: tests/fixtures."""

import json
import os
from pathlib import Path

import deduku
import pytest

FOLDER = Path(os.environ.get("DEDUKU_FIXTURES") or Path(__file__).parent.parent / "fixtures")
CASES = [
    pytest.param(case, id=f"{file.name}: {case['method']}, {case['name']}")
    for file in sorted(FOLDER.glob("*.json"))
    for case in json.loads(file.read_text(encoding="utf-8"))
]


def test_there_are_fixtures():
    assert CASES


@pytest.mark.parametrize("case", CASES)
def test_the_answer_is_that_of_all_languages(case):
    if "error" not in case:
        assert deduku.call(case["method"], **case["params"]) == case["result"]
        return
    with pytest.raises(deduku.DedukuError) as raised:
        deduku.call(case["method"], **case["params"])
    error = raised.value
    said = {"code": error.code, "message": error.message, "line": error.line, "column": error.column}
    if error.key:
        said |= {"key": error.key, "values": error.values}
    assert said == case["error"]
