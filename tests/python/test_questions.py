"""The questions, as used by someone who has just installed the package."""

import dataclasses
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
    assert ratings["ser"].er == ratings["ser"]["er"] == ratings.record()["ser_er"] > 1
    assert ratings["r"].r == ratings["r"]["r"] == ratings.record()["r"]
    assert ratings.source == HARD
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


def test_moves_are_judged():
    right = {"places": [{"cell": "r1c1", "digit": int(EASY_SOLUTION[0])}]}
    judged = deduku.assess(EASY, right, why=True)
    assert judged.true and judged.follows and judged.fault is None and judged.why
    assert judged.cost >= judged.cheapest > 0
    path = deduku.path(EASY)
    assert deduku.rate(EASY, "ladder")["ladder"].score == pytest.approx(sum(step.cost for step in path.steps))
    assert deduku.assess(EASY, path.steps[0]).cost == path.steps[0].cost < deduku.rate(EASY, "r")["r"].r + 5, "in points"
    wrong = deduku.assess(EASY, {"removes": right["places"]})
    assert (wrong.true, wrong.fault, wrong.denied.cell) == (False, "false", "r1c1")
    claimed = deduku.assess(EASY, deduku.hint(EASY), technique="swordfish", within="swordfish")
    assert (claimed.named, claimed.fault) == (False, "other_technique")


def test_many_moves_are_judged_in_their_order():
    board = deduku.Board.from_text(EASY)
    moves = [{"places": [{"cell": f"r{1 + n // 9}c{1 + n % 9}", "digit": int(digit)}]} for n, digit in enumerate(EASY_SOLUTION)]
    many = deduku.assess_many([{"position": board, "step": move} for move in moves] * 3, within="singles")
    assert many == [deduku.assess(EASY, move, within="singles") for move in moves] * 3
    odd = deduku.assess_many([{"puzzle": "x", **moves[0]}, {"puzzle": EASY, **moves[0]}, {"puzzle": EASY}], threads=1)
    assert [getattr(one, "code", "judged") for one in odd] == ["parse_error", "judged", "bad_parameter"]
    assert fault(lambda: deduku.assess_many([], within="nonsense")).code == "bad_parameter"


def test_a_wrong_entry_is_said_first():
    wrong = "4" if EASY_SOLUTION[0] != "4" else "5"
    board = deduku.Board(wrong + EASY[1:], givens=EASY)
    hint = deduku.hint(board)
    assert hint.status == "wrong"
    assert [(one.cell, str(one.digit)) for one in hint.wrong] == [("r1c1", wrong)]


def test_check_knows_a_board_from_its_puzzle():
    two = "123.5.789456789123789123456231.7.895875912364694538217317265948542897631968341572"
    one_left = deduku.check(deduku.Board(two[:3] + "4" + two[4:], givens=two))
    assert one_left.status == "unique" and one_left.in_progress["solutions"] == 2
    assert deduku.check(two).in_progress is None
    clash = deduku.Board(two[:3] + "4" + two[4:32] + "6" + two[33:], givens=two)
    assert [one.cell for one in deduku.hint(clash).clash] == ["r1c4", "r4c6"]
    assert deduku.progress(clash)["status"] == "wrong"
    assert deduku.check("12345678.........9".ljust(81, ".")).without_candidate == ["r1c9"]


def test_other_questions():
    assert deduku.check(EASY).status == "unique"
    empty = deduku.check(EMPTY)
    assert (empty.status, empty.pattern, empty.automorphisms) == ("several", "full", 3359232)
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


@pytest.mark.parametrize("lang", deduku.about()["languages"])
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


def test_what_no_question_can_say_is_an_error_with_the_name_of_the_parameter():
    wrong = {
        "givens": deduku.Board(EASY),
        "budget": float("nan"),
        "lang": b"de",
        "ladder": {"name": object()},
        "timeout": "soon",
        "stop": 1,
        "level": 3j,
        "draw": {"theme": {"dark"}},
    }
    for name, value in wrong.items():
        error = fault(lambda name=name, value=value: deduku.hint(EASY, **{name: value}))
        assert (error.code, error.message.split(":")[0]) == ("bad_parameter", name)
    assert fault(lambda: deduku.solve(81)).message.startswith("puzzle: ")
    assert fault(lambda: deduku.rate(EASY, 5)).message.startswith("scales: ")
    assert fault(lambda: deduku.rate(EASY, [5])).message.startswith("scales: ")
    with pytest.raises(TypeError, match="bugdet"):
        deduku.hint(EASY, bugdet=5)


def test_one_scale_may_be_a_text():
    assert list(deduku.rate(EASY, "ser")) == ["ser"]
    assert deduku.rate(EASY, "ser") == deduku.rate(EASY, ["ser"])
    assert fault(lambda: deduku.rate(EASY, "sir")).message.startswith('scales: there is no scale "sir"')


def test_every_scale_has_its_fields():
    scales = [scale["name"] for scale in deduku.about()["scales"]]
    ratings = deduku.rate(EASY, scales, trace=True)
    for scale, rating in ratings.items():
        fields = {field.name for field in dataclasses.fields(rating)} - {"json", "scale", "puzzle", "status", "givens"}
        if isinstance(rating, deduku.TheoryRating):
            assert rating.figure == rating[scale] and set(rating.figures) == {"ended", scale}
        else:
            assert fields == {{"class": "level"}.get(name, name) for name in rating.figures}
        assert type(rating) is not deduku.Rating
    assert ratings["r"].level == ratings["r"]["class"] == "beginner"


def test_all_that_a_question_takes_can_be_said():
    """Each keyword of a function is a parameter of its question."""
    told = {
        "format": "line", "lang": "de", "notation": "a1", "ladder": "default", "techniques": "default", "uniqueness": "on",
        "se_mode": "fixed", "budget": 10**9, "timeout": 60.0, "stop": deduku.Stop(), "draw": True, "html": True, "trace": True,
        "blind": True, "redundant": True, "neighbours": True, "suppose": False, "refutations": False, "short": True, "fewest": False, "free": "singles",
        "within": 4.0, "sort": "cost", "solves": True, "prefer": "progress", "trade_off": True, "theme": "dark", "style_sheet": "own", "marks": True, "coordinates": True, "title": True,
        "legend": True, "sentence": True, "id_prefix": "a", "name": "mine", "seed": 1, "limit": 1, "givens": EASY, "to": "line",
        "level": 1, "step": 1, "scales": "r", "cell": "r1c1", "digit": 4, "technique": "singles", "text": EASY, "position": EASY,
        "questions": [{"puzzle": EASY, "places": [{"cell": "r1c1", "digit": 4}]}], "threads": 1, "why": True,
        "wishes": {"minimal": True}, "premises": {}, "count": 1, "effort": 10, "stream": 1, "engine": "auto",
    }  # fmt: skip
    for method in set(deduku.about()["methods"]):
        function = getattr(deduku, method)
        told["name"] = "X-Wing" if method == "technique" else "mine"
        told["step"] = {"places": [{"cell": "r1c1", "digit": 4}]} if method in ("apply", "assess", "verify") else 1
        assert function(**{name: told[name] for name in inspect.signature(function).parameters}) is not None


def test_boards_are_read_changed_and_written():
    board = deduku.Board.from_text(EASY)
    assert (board.digits, board.givens, board.marks) == (EASY, EASY, None)
    moved = board.place("r1c1", 4)
    assert (moved.digits, moved.givens) == ("4" + EASY[1:], EASY) and board.digits == EASY
    struck = moved.eliminate("r1c2", 8)
    assert struck.marks[1] == [5, 7] or 8 not in struck.marks[1]
    assert deduku.Board.from_text(struck.text("candidates")).marks[1] == struck.marks[1]
    assert all(4 not in struck.marks[i] for i in range(9))
    emptied = struck.place("r1c1", 0)
    assert emptied.digits == EASY and 4 in emptied.marks[0]
    assert deduku.hint(struck).status == "wrong" if EASY_SOLUTION[1] == "8" else True
    wrong = board.place("r1c1", 3)
    assert deduku.hint(wrong).status == "wrong"
    assert deduku.Board.from_text(wrong.text("line")).digits == wrong.digits


def test_what_cannot_be_done_to_a_board_is_said():
    board = deduku.Board.from_text(EASY)
    given = fault(lambda: board.place("r1c3", 4))
    assert (given.code, given.message) == ("impossible", "r1c3 is a given")
    for cell, digit in [("a1", 4), ("r0c1", 4), (0, 4), ("r1c1", 10), ("r1c1", -1), ("r1c1", "4")]:
        assert fault(lambda cell=cell, digit=digit: board.place(cell, digit)).code == "bad_parameter"
    assert fault(lambda: board.eliminate("r1c1", 0)).code == "bad_parameter"
    assert fault(lambda: deduku.Board("12").place("r1c1", 1)).code == "bad_parameter"
    for text in ["", "?", EASY + "\n" + EASY]:
        assert fault(lambda text=text: deduku.Board.from_text(text)).code == "parse_error"


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
