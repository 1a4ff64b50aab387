"""Many puzzles: files, threads, tables."""

import itertools
import time
from pathlib import Path

import deduku
import pytest
from puzzles import EASY, EASY_SOLUTION, EMPTY, ENDLESS, HARD

GRID = "\n".join(EASY[i : i + 9] for i in range(0, 81, 9)) + "\n\n"


def written(folder: Path, text: str) -> Path:
    path = folder / "list.txt"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("count", [0, 1, 3, 1999, 2000, 2001, 5000])
def test_files_are_read_to_the_end(tmp_path, count):
    path = written(tmp_path, "".join(f"{EASY} {n}\n" for n in range(count)))
    if count == 0:
        assert list(deduku.read_file(path)) == []
        return
    puzzles = list(deduku.read_file(path))
    assert [(puzzle.n, puzzle.line) for puzzle in puzzles] == [(n, n) for n in range(1, count + 1)]
    assert [puzzle.tail.strip() for puzzle in puzzles] == [str(n) for n in range(count)]


def test_records_of_several_lines_are_not_cut(tmp_path):
    puzzles = list(deduku.read_file(written(tmp_path, GRID * 1000)))
    assert len(puzzles) == 1000
    assert {puzzle.puzzle for puzzle in puzzles} == {EASY}
    assert puzzles[-1].line == 999 * 10 + 1


def test_tables_keep_their_heading(tmp_path):
    rows = "".join(f"{n},{EASY},{EASY_SOLUTION}\n" for n in range(4500))
    puzzles = list(deduku.read_file(written(tmp_path, "id,puzzle,solution\n" + rows)))
    assert [puzzle.n for puzzle in puzzles] == list(range(1, 4501))
    assert {puzzle.puzzle for puzzle in puzzles} == {EASY}
    assert puzzles[-1].line == 4501


def test_a_bad_record_is_a_value_and_the_others_are_read(tmp_path):
    text = (EASY + "\n") * 2500 + "  ?\n" + (EASY + " tail\n") * 10 + "x"
    records = list(deduku.read_file(written(tmp_path, text)))
    assert [record.n for record in records] == list(range(1, 2513))
    failures = [record for record in records if isinstance(record, deduku.Failure)]
    assert [(one.n, one.line, one.text) for one in failures] == [(2501, 2501, "  ?"), (2512, 2512, "x")]
    assert [(one.error.code, one.error.line, one.error.column) for one in failures] == [
        ("parse_error", 2501, 3),
        ("parse_error", 2512, 1),
    ]
    assert all(one.error.message in str(one.error) and "line 25" in str(one.error) for one in failures)
    assert {record.tail.strip() for record in records[2501:-1]} == {"tail"}


def test_a_bad_row_of_a_table_and_a_bad_grid_are_values(tmp_path):
    rows = "".join(f"{n},{'oops' if n == 2300 else EASY}\n" for n in range(4500))
    records = list(deduku.read_file(written(tmp_path, "id,puzzle\n" + rows)))
    assert len(records) == 4500
    (failure,) = (record for record in records if isinstance(record, deduku.Failure))
    assert (failure.n, failure.line, failure.text, failure.error.line) == (2301, 2302, "2300,oops", 2302)
    bad = GRID[:12] + "?" + GRID[13:]
    records = list(deduku.read_file(written(tmp_path, GRID + bad + GRID)))
    assert [isinstance(record, deduku.Failure) for record in records] == [False, True, False]
    assert (records[1].error.line, records[1].text) == (12, bad.split("\n")[1])


def test_bytes_that_are_no_text_are_a_bad_record(tmp_path):
    path = tmp_path / "list.txt"
    path.write_bytes(EASY.encode() + b"\n" + EASY[:40].encode() + b"\xff" + EASY[41:].encode() + b"\n" + EASY.encode() + b"\n")
    first, second, third = deduku.read_file(path)
    assert (first.puzzle, third.puzzle) == (EASY, EASY)
    assert second.error.code == "parse_error" and second.line == 2


def test_ratings_come_in_the_order_of_the_puzzles():
    puzzles = [EASY, HARD, EASY, HARD] * 10
    alone = [deduku.rate(puzzle, ["r", "ser"]).record() for puzzle in puzzles]
    many = [rating.record() for rating in deduku.rate_many(puzzles, ["r", "ser"], threads=4)]
    assert many == alone


def test_no_more_puzzles_are_taken_than_needed():
    taken = []
    endless = (taken.append(n) or EASY for n in itertools.count())
    ratings = deduku.rate_many(endless, threads=2)
    for _ in range(5):
        next(ratings)
    ratings.close()
    assert len(taken) < 20


def test_who_takes_no_more_ratings_need_not_wait():
    ratings = deduku.rate_many([EASY] + [EMPTY] * 3, ["minimal", "r"], threads=1)
    next(ratings)
    start = time.monotonic()
    ratings.close()
    assert time.monotonic() - start < 10


def test_a_puzzle_that_cannot_be_rated_is_a_value():
    two = EASY + "\n" + EASY
    answers = list(deduku.rate_many([EASY, "?", deduku.Board("123"), None, two, EASY], threads=2))
    assert [isinstance(answer, deduku.Failure) for answer in answers] == [False, True, True, True, True, False]
    assert [(one.n, one.line, one.text, one.error.code) for one in answers[1:5]] == [
        (2, None, "?", "parse_error"),
        (3, None, "123", "bad_parameter"),
        (4, None, "None", "bad_parameter"),
        (5, None, two, "parse_error"),
    ]


def test_a_rating_that_takes_too_long_is_a_value():
    answers = list(deduku.rate_many([EASY, ENDLESS, EASY], "ser", threads=2, timeout=0.5))
    assert [isinstance(answer, deduku.Failure) for answer in answers] == [False, True, False]
    assert isinstance(answers[1].error, deduku.TimedOut)


@pytest.mark.parametrize("options", [{"scales": ["sir"]}, {"techniques": "no_such"}, {"ladder": {"name": ""}}])
def test_wrong_options_are_raised_and_no_value(options):
    with pytest.raises(deduku.DedukuError):
        next(deduku.rate_many([EASY], **options))


def test_what_a_file_says_of_a_puzzle_stays_with_its_ratings(tmp_path):
    path = written(tmp_path, f"{EASY} first\n{EASY[:80]}\n{HARD} third\n")
    first, second, third = deduku.rate_many(deduku.read_file(path), ["r", "ser"])
    assert [(one.source.n, one.source.tail.strip()) for one in (first, third)] == [(1, "first"), (3, "third")]
    assert {name: third.record()[name] for name in ("n", "line", "tail", "puzzle")} == {
        "n": 3,
        "line": 3,
        "tail": third.source.tail,
        "puzzle": HARD,
    }
    assert (second.n, second.text, second.error.line) == (2, EASY[:80], 2)
    assert second.record() == {"n": 2, "line": 2, "puzzle": EASY[:80], "error": str(second.error)}


def test_rows_make_a_table():
    pandas = pytest.importorskip("pandas")
    table = pandas.DataFrame(rating.record() for rating in deduku.rate_many([EASY, HARD], ["r", "ser", "hodoku"]))
    assert list(table["ser_er"]) == sorted(table["ser_er"])
    assert table["givens"].dtype.kind == "i" and table["r"].dtype.kind in "if"
    steps = pandas.DataFrame(step.record() for step in deduku.path(EASY))
    assert steps["technique"].notna().all()
