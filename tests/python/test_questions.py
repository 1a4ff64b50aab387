"""The questions, as somebody asks them who has just installed the package."""

import doctest
import inspect
import threading
import time

import deduku
import pytest
from puzzles import EASY, EASY_SOLUTION, EMPTY, HARD, HARDEST


def test_the_example_of_the_package_is_right():
    assert doctest.testmod(deduku).failed == 0


def test_every_question_has_a_function_with_a_description():
    for method in deduku.about()["methods"]:
        assert inspect.getdoc(getattr(deduku, method)), method
    for name in deduku.__all__:
        assert inspect.getdoc(getattr(deduku, name)), name


def test_a_puzzle_is_solved_rated_and_explained():
    assert deduku.solve(EASY).solution == EASY_SOLUTION
    ratings = deduku.rate(HARD, ["r", "ser", "hodoku"])
    assert list(ratings) == ["r", "ser", "hodoku"]
    assert all(rating.status == "solved" for rating in ratings.values())
    assert ratings["ser"]["er"] == ratings.record()["ser_er"] > 1
    assert ratings["r"]["r"] == ratings.record()["r"]
    path = deduku.path(EASY, draw=True)
    assert path.status == "solved" and path.solution == EASY_SOLUTION
    assert all(step.sentence and step.svg.startswith("<svg") for step in path)
    assert deduku.explain(EASY).lower().startswith("<!doctype html>")
    assert deduku.draw(EASY, step=3, theme="dark").startswith("<svg")


def test_hints_go_from_vague_to_everything():
    hints = [deduku.hint(HARD, level) for level in range(1, 6)]
    assert [len(hint.texts) for hint in hints] == [1, 2, 3, 4, 5]
    assert all(hint.text == hint.texts[-1] for hint in hints)
    step = hints[4].step
    assert step.technique in {rung["technique"] for rung in deduku.about()["ladder"]["rungs"]}
    assert step.places or step.removes


def test_hints_lead_to_the_solution_where_each_is_applied():
    board = deduku.Board(HARD.replace("0", "."))
    hint = deduku.hint(board)
    while hint.status == "found":
        board = board.apply(hint)
        hint = deduku.hint(board)
    assert hint.status == "complete"
    assert board.digits == deduku.solve(HARD).solution
    assert fault(lambda: deduku.apply(board, hint)).code == "impossible"


def test_steps_of_a_path_are_applied():
    path = deduku.path(HARD)
    board = deduku.apply(HARD, path.steps[0])
    for step in path.steps[1:]:
        assert board.marks is None or len(board.struck) == 81
        board = deduku.apply(board, step)
    assert board.digits == path.solution


def test_a_step_that_does_not_fit_is_refused():
    places = [{"cell": "r1c1", "digit": 5}]
    empty = deduku.Board("1" + 80 * ".", givens=81 * ".")
    assert fault(lambda: deduku.apply(empty, {"places": places})).message == "r1c1 holds 1"
    given = deduku.Board("1" + 80 * ".")
    assert fault(lambda: deduku.apply(given, {"places": places})).message == "r1c1 is a given"
    assert fault(lambda: deduku.apply(given, {})).code == "bad_parameter"


def test_a_wrong_entry_is_said_first():
    wrong = "4" if EASY_SOLUTION[0] != "4" else "5"
    board = deduku.Board(wrong + EASY[1:], givens=EASY)
    hint = deduku.hint(board)
    assert hint.status == "wrong"
    assert [(one.cell, str(one.digit)) for one in hint.wrong] == [("r1c1", wrong)]


def test_other_questions():
    assert deduku.check(EASY).status == "unique"
    assert deduku.check(EMPTY).status == "several"
    assert deduku.count(EMPTY, limit=10) == 10
    assert deduku.write(EASY, "line").strip() == EASY
    assert deduku.canonical(EASY) == deduku.canonical(EASY.translate(str.maketrans("123456789", "234567891")))
    assert deduku.solve(deduku.random(7)).status == "solved"
    minimal = deduku.minimise(EASY)
    assert deduku.check(minimal).minimal is True
    empty = EASY.index(".")
    why = deduku.why(EASY, "r1c1", int(EASY_SOLUTION[empty]))
    assert why.is_true and why.text
    assert {step.technique for step in deduku.steps(EASY, "hidden_single")} == {"hidden_single"}
    assert deduku.style_sheet()
    assert deduku.progress(EASY)["status"]


@pytest.mark.parametrize("lang", ["en", "zh", "de"])
def test_texts_are_in_the_language_asked_for(lang):
    assert deduku.hint(HARD, lang=lang).text
    assert (deduku.hint(HARD, lang=lang).text == deduku.hint(HARD).text) == (lang == "en")


def fault(ask):
    with pytest.raises(deduku.DedukuError) as raised:
        ask()
    return raised.value


def test_what_is_wrong_is_an_error_with_code_and_place():
    assert fault(lambda: deduku.call("juggle")).code == "unknown_method"
    assert fault(lambda: deduku.call("jug\0gle")).code == "unknown_method"
    assert fault(lambda: deduku.call("solve", puzle=EASY)).code == "bad_parameter"
    unreadable = fault(lambda: deduku.solve(EASY[:40] + "?" + EASY[41:]))
    assert (unreadable.code, unreadable.line, unreadable.column) == ("parse_error", 1, 41)
    assert "line 1, column 41" in str(unreadable)
    for text in ["", "\0", "\U0001f600" * 81, "1" * 1_000_000]:
        assert fault(lambda text=text: deduku.solve(text)).code == "parse_error"
    assert fault(lambda: deduku.solve("\ud800")).code == "bad_json"


def test_a_budget_ends_a_call_the_same_everywhere():
    ratings = [deduku.rate(HARDEST, ["ser"], budget=100) for _ in range(3)]
    assert ratings[0]["ser"].status == "out_of_budget"
    assert ratings[0] == ratings[1] == ratings[2]


def test_another_thread_breaks_a_call_off():
    stop = deduku.Stop()
    timer = threading.Timer(0.3, stop.set)
    timer.start()
    start = time.monotonic()
    assert fault(lambda: deduku.count(EMPTY, limit=10**12, stop=stop)).code == "stopped"
    assert time.monotonic() - start < 10
    assert fault(lambda: deduku.rate(HARDEST, stop=stop)).code == "stopped"
    stop.clear()
    assert deduku.solve(EASY, stop=stop).solution == EASY_SOLUTION


def test_other_threads_run_meanwhile():
    stop = deduku.Stop()
    asked = threading.Thread(target=lambda: fault(lambda: deduku.count(EMPTY, limit=10**12, stop=stop)))
    asked.start()
    for _ in range(100):
        assert deduku.solve(EASY).solution == EASY_SOLUTION
    assert asked.is_alive()
    stop.set()
    asked.join(10)
    assert not asked.is_alive()
