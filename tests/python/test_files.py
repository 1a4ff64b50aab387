"""Many puzzles: files, threads, tables."""

import itertools
import time
from pathlib import Path

import deduku
import pytest
from puzzles import EASY, EASY_SOLUTION, EMPTY, HARD

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


def test_what_cannot_be_read_is_an_error_with_its_line(tmp_path):
    path = written(tmp_path, (EASY + "\n") * 2500 + "?\n" + (EASY + "\n") * 10)
    puzzles = deduku.read_file(path)
    assert len(list(itertools.islice(puzzles, 2500))) == 2500
    with pytest.raises(deduku.DedukuError) as raised:
        next(puzzles)
    assert (raised.value.code, raised.value.line) == ("parse_error", 2501)


def test_bytes_that_are_no_text_are_an_error(tmp_path):
    path = tmp_path / "list.txt"
    path.write_bytes(EASY.encode() + b"\n\xff\xfe\n")
    with pytest.raises(deduku.DedukuError):
        list(deduku.read_file(path))


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


def test_an_error_reaches_who_asks():
    with pytest.raises(deduku.DedukuError):
        list(deduku.rate_many([EASY, "?", EASY]))


def test_rows_make_a_table():
    pandas = pytest.importorskip("pandas")
    table = pandas.DataFrame(rating.record() for rating in deduku.rate_many([EASY, HARD], ["r", "ser", "hodoku"]))
    assert list(table["ser_er"]) == sorted(table["ser_er"])
    assert table["givens"].dtype.kind == "i" and table["r"].dtype.kind in "if"
    steps = pandas.DataFrame(step.record() for step in deduku.path(EASY))
    assert steps["technique"].notna().all()
