"""The display of answers, and the forms of a board: notebooks, arrays, numbers."""

import pickle
import pydoc
import re

import deduku
import pytest
from puzzles import EASY, EASY_SOLUTION, EMPTY, HARD


def numbers(puzzle):
    return [0 if digit in ".0" else int(digit) for digit in puzzle]


def test_boards_are_made_of_numbers_in_any_shape():
    flat = numbers(EASY)
    board = deduku.Board(EASY.replace("0", "."))
    assert deduku.Board(flat) == board == deduku.Board([flat[9 * row : 9 * row + 9] for row in range(9)])
    assert deduku.solve(flat).solution == deduku.solve(EASY.encode()).solution == EASY_SOLUTION
    for wrong in ([0] * 80, [10] + [0] * 80, [0.5] + [0] * 80, ["x"] + ["."] * 80, [[0] * 9] * 8, 5):
        with pytest.raises(deduku.DedukuError, match="81 numbers"):
            deduku.Board(wrong)
    with pytest.raises(deduku.DedukuError, match="expected a text, a Board, or 81 numbers, not int"):
        deduku.solve(5)


def test_arrays_of_numpy_are_boards_and_digits():
    numpy = pytest.importorskip("numpy")
    array = numpy.array(numbers(HARD)).reshape(9, 9)
    assert deduku.solve(array).solution == deduku.solve(HARD).solution
    board = deduku.Board(array.astype(float))
    assert deduku.rate(array)["r"].r == deduku.rate(board)["r"].r
    empty = deduku.Board(EMPTY, givens="." * 81)
    assert empty.place("r1c1", numpy.int64(3)) == empty.place("r1c1", 3)


def test_what_is_printed_can_be_read():
    board = deduku.Board(EASY)
    assert str(board) == board.text("grid")
    path = deduku.path(EASY)
    assert len(repr(path)) < 100 and repr(path).startswith("Path(solved, ")
    assert len(repr(path.steps[0])) < 200
    hint = deduku.hint(EASY)
    assert str(hint) == hint.text and len(repr(hint)) < 300
    why = deduku.why(EASY, "r1c1", int(EASY_SOLUTION[0]))
    assert not why.text.endswith("\n") and len(repr(why)) < 200


def test_answers_show_themselves_in_a_notebook():
    for shown in (deduku.hint(HARD, 2), deduku.hint(HARD, 5).step, deduku.steps(HARD)[3], deduku.path(HARD).steps[5],
                  deduku.Board(EASY)):
        assert shown._repr_svg_().startswith("<svg")
    step = deduku.path(HARD, draw=True).steps[2]
    assert step._repr_svg_() == step.svg
    for shown in (deduku.rate(HARD, ["r", "ser"]), deduku.path(HARD), deduku.steps(HARD)):
        table = shown._repr_html_()
        assert table.startswith("<table>") and table.endswith("</table>") and table.count("<tr>") > 1
    assert deduku.Board("11" + "." * 79)._repr_svg_() is None


def test_the_picture_of_a_vague_hint_gives_nothing_away():
    vague = deduku.hint(HARD, 1)
    assert vague.draw() == deduku.hint(HARD, 1, draw=True).svg != vague.step.draw()


def test_records_have_hashes_and_are_pickled():
    step, path, hint = deduku.steps(HARD)[0], deduku.path(HARD), deduku.hint(HARD)
    for one in (step, path, hint):
        assert hash(one) == hash(pickle.loads(pickle.dumps(one)))
        assert one == pickle.loads(pickle.dumps(one))
    assert step == deduku.steps(HARD)[0] != deduku.steps(HARD)[1]


def test_lists_know_how_they_came_about():
    steps = deduku.steps(HARD)
    assert (steps.status, steps.cut) == ("unique", [])
    assert deduku.steps(EMPTY).status == "several"
    made = deduku.generate({"where": "er >= 11.5"}, effort=50)
    assert (list(made), made.status) == ([], "out_of_budget")
    assert made.tried <= 50 and deduku.generate(count=2).status == "found"
    assert isinstance(made.stream, int) and made.engine


def test_techniques_may_be_a_list():
    assert deduku.steps(HARD, techniques=["default", "-uniqueness"]) == deduku.steps(HARD, techniques="default,-uniqueness")


def test_steps_are_verified():
    step = deduku.hint(HARD, 5).step
    assert deduku.verify(HARD, step) and deduku.verify(HARD, step).status == "proved"
    cell, digit = "r1c2", int(deduku.solve(HARD).solution[1])
    claimed = deduku.verify(HARD, {"places": [{"cell": cell, "digit": digit}]})
    if HARD[1] in ".0":
        assert claimed.status in ("proved", "out_of_budget")
        wrong = deduku.verify(HARD, {"removes": [{"cell": cell, "digit": digit}]})
        assert not wrong and wrong.status in ("unproved", "out_of_budget")
    assert not deduku.verify(HARD, step, premises={})


def test_a_list_becomes_a_frame(tmp_path):
    pytest.importorskip("pandas")
    file = tmp_path / "list.txt"
    file.write_text(f"{EASY} easy\n{EASY[1:]}\n{HARD} hard\n")
    frame = deduku.rate_frame(file, ["r", "ser"])
    assert list(frame["tail"].dropna()) == ["easy", "hard"]
    assert frame["r"].notna().sum() == 2 and frame["error"].notna().sum() == 1
    assert len(deduku.rate_frame([EASY, HARD])) == 2


def test_the_help_begins_with_all_that_can_be_asked():
    page = pydoc.plain(pydoc.render_doc(deduku)).splitlines()
    guide = "\n".join(page[: page.index("PACKAGE CONTENTS")])
    assert len(guide.splitlines()) < 50
    for name in deduku.__all__:
        if callable(getattr(deduku, name)) and not isinstance(getattr(deduku, name), type) and name != "version":
            assert re.search(rf"\b{name}\b", guide), name
