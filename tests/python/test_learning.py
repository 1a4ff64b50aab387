"""The contents of docs/learning.md: data sets, games, rewards; and the environments, with stand-ins for their libraries."""

import importlib
import subprocess
import sys
import types
from dataclasses import dataclass

import deduku
import pytest
from deduku import datasets
from deduku.environments import game, rewards, tools
from puzzles import EASY, EASY_SOLUTION, HARD


@pytest.fixture
def examples(tmp_path):
    """A file of examples, with states."""
    options = ["--split", "1,1,1", "--states", "3", "--negatives", "2"]
    (tmp_path / "list.txt").write_text(f"{EASY}\n{HARD}\n")
    command = [sys.executable, "-m", "deduku", "export", "-q", *options, "-o", "examples.jsonl", "list.txt"]
    subprocess.run(command, cwd=tmp_path, check=True)
    return tmp_path / "examples.jsonl"


def test_the_steps_of_an_example_lead_to_its_solution(examples):
    for row in datasets.read_examples(examples):
        board = deduku.Board(row["puzzle"])
        for step in datasets.steps(row):
            board = board.apply(datasets.move_of(step))
        assert board.digits == row["solution"]


def fingerprint(text):
    """FNV-1a with 128 bits."""
    number = 0x6C62272E07BB014262B821756295C58D
    for byte in text.encode():
        number = (number ^ byte) * (2**88 + 0x13B) % 2**128
    return f"{number:032x}"


def test_fingerprints_are_those_of_the_texts(examples):
    for row in datasets.read_examples(examples):
        assert row["id"] == fingerprint(row["puzzle"])
        assert row["class_id"] == fingerprint(deduku.canonical(row["puzzle"]))
        assert row["grid_id"] == fingerprint(deduku.canonical(row["solution"]))


def test_states_are_boards_of_these_steps(examples):
    for row in datasets.read_examples(examples):
        board = deduku.Board(row["puzzle"])
        path = datasets.steps(row)
        done = 0
        for state in row["states"]:
            for step in path[done : state["at"]]:
                board = board.apply(datasets.move_of(step))
            done = state["at"]
            known = datasets.board_at(row, state)
            assert (known.digits, known.givens) == (board.digits, row["puzzle"])
        assert board.digits.count(".") <= 3


def test_negatives_are_wrong(examples):
    for row in datasets.read_examples(examples):
        within = max(step["cost"] for step in datasets.steps(row))
        for state in row["states"]:
            board = datasets.board_at(row, state)
            for negative in state.get("negatives", []):
                judged = deduku.assess(board, datasets.moves(negative["move"]), within=within)
                assert judged.fault == negative["fault"]


def test_what_a_trace_leaves_out_is_there_again():
    row = {
        "techniques": ["hidden_single", "pointing", "naked_single", "aic"],
        "trace": "0:120 53=5;11=9||r1;1:260 45c7-2|23c7|b3 c7;0 12=3;2:190 41=9||-;2:210 42=8;"
        "3:700 219,53-7 12-26|189,39c3;71=2|-|-",
        "text": list("abcdefgh"),
    }
    names = ("technique", "cost", "places", "removes", "cells", "houses", "text")
    assert [tuple(step[name] for name in names) for step in datasets.steps(row)] == [
        ("hidden_single", 1.2, "r5c3=5", "", "r5c3", "b4", "a"),
        ("hidden_single", 1.2, "r1c1=9", "", "r1c1", "r1", "b"),
        ("pointing", 2.6, "", "r45c7<>2", "r23c7", "b3 c7", "c"),
        ("hidden_single", 1.2, "r1c2=3", "", "r1c2", "b1", "d"),
        ("naked_single", 1.9, "r4c1=9", "", "r4c1", "", "e"),
        ("naked_single", 2.1, "r4c2=8", "", "r4c2", "b4", "f"),
        ("aic", 7.0, "", "r2c19, r5c3<>7, r1c2<>26", "r1c89, r39c3", "", "g"),
        ("aic", 7.0, "r7c1=2", "", "", "", "h"),
    ]
    assert datasets.steps({"techniques": [], "trace": ""}) == []


def test_the_step_that_the_page_shows_is_right():
    trace = "0:120 53=5;1:260 45c7-2|23c7|b3 c7"  # of docs/learning.md
    assert datasets.steps({"techniques": ["hidden_single", "pointing"], "trace": trace})[1] == {
        "technique": "pointing", "cost": 2.6, "places": "", "removes": "r45c7<>2", "cells": "r23c7", "houses": "b3 c7",
    }  # fmt: skip


@pytest.mark.parametrize("trace", ["53=5", "0 53=5", "0:120 53=5;x", "0:120 53=5;;"])
def test_a_bad_trace_is_refused(trace):
    with pytest.raises(ValueError, match="expected a step of a trace, found"):
        datasets.steps({"techniques": ["hidden_single"], "trace": trace})


def test_what_a_step_does_is_read():
    assert datasets.moves("r5c4=1") == {"places": [{"cell": "r5c4", "digit": 1}], "removes": []}
    removed = [(one["cell"], one["digit"]) for one in datasets.moves("r4c19, r5c3<>1, r12c2<>26")["removes"]]
    assert removed == [
        ("r4c1", 1), ("r4c9", 1), ("r5c3", 1), ("r1c2", 2), ("r1c2", 6), ("r2c2", 2), ("r2c2", 6),
    ]  # fmt: skip


def test_a_bad_line_is_named(tmp_path):
    (tmp_path / "rows.jsonl").write_text('{"type":"export","n":1}\n{"type":\n')
    with pytest.raises(ValueError, match="rows.jsonl:2"):
        list(datasets.read_examples(tmp_path / "rows.jsonl"))


class Parquet:
    """The part of pyarrow that `write_parquet` uses; keeps the tables."""

    def __init__(self):
        self.files = {}
        parquet = self

        class Table:
            @staticmethod
            def from_pylist(rows, schema=None):
                return types.SimpleNamespace(rows=list(rows), schema=schema or sorted(rows[0]))

        class Writer:
            def __init__(self, path, schema):
                self.schema, self.tables = schema, parquet.files.setdefault(path.name, [])

            def write_table(self, table):
                assert table.schema == self.schema
                self.tables.append(table.rows)

            def close(self):
                self.tables.append("closed")

        self.module = types.ModuleType("pyarrow")
        self.module.Table = Table
        self.module.parquet = types.ModuleType("pyarrow.parquet")
        self.module.parquet.ParquetWriter = Writer


def test_parquet_has_a_file_for_each_part(tmp_path, monkeypatch):
    pyarrow = Parquet()
    monkeypatch.setitem(sys.modules, "pyarrow", pyarrow.module)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", pyarrow.module.parquet)
    rows = [{"split": "test" if n % 3 == 0 else "train", "n": n} for n in range(7)]
    written = datasets.write_parquet(rows, tmp_path / "parts", rows=3)
    assert [path.name for path in written] == ["test.parquet", "train.parquet"]
    assert pyarrow.files["test.parquet"] == [[rows[0], rows[3], rows[6]], "closed"]
    assert pyarrow.files["train.parquet"] == [[rows[1], rows[2], rows[4]], [rows[5]], "closed"]


def test_parquet_has_the_steps_of_the_trace(examples, tmp_path, monkeypatch):
    pyarrow = Parquet()
    monkeypatch.setitem(sys.modules, "pyarrow", pyarrow.module)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", pyarrow.module.parquet)
    datasets.write_parquet(examples, tmp_path)
    written = {row["n"]: row for tables in pyarrow.files.values() for row in tables[0]}
    for row in datasets.read_examples(examples):
        assert written[row["n"]] == {**row, "trace": datasets.steps(row)}


def cell_and_digit(place):
    return divmod(place, 9)[0] + 1, place % 9 + 1, int(EASY_SOLUTION[place])


def test_a_game_carries_out_what_is_true():
    play = game.Game(EASY)
    empty = [i for i, digit in enumerate(EASY) if digit == "."]
    row, column, digit = cell_and_digit(empty[0])
    assert play.place(row, column, digit % 9 + 1).fault in ("false", "breaks_rule")
    assert play.board.digits == EASY
    for place in empty:
        assert play.place(*cell_and_digit(place)).true
    assert play.is_solved()


def test_new_puzzles_are_of_their_class():
    puzzle = game.new_puzzle("medium", 7)
    assert puzzle == game.new_puzzle("medium", 7)
    assert deduku.rate(puzzle, "r")["r"].level == "medium"


def test_tools_say_what_is_right():
    played = tools.SudokuTools()
    assert played.place(1, 1, 4) == "No puzzle has begun."
    assert played.reset(EASY, answer="a column of the data set").count("\n") == 8
    empty = [i for i, digit in enumerate(EASY) if digit == "."]
    assert played.place(*cell_and_digit(empty[0])[:2], int(EASY_SOLUTION[empty[0]])).startswith(("Right", "True"))
    before = played.reward
    assert played.place(0, 1, 4).startswith("No such move")
    assert played.eliminate(1, 1, 4).startswith("Wrong") or played.game.board.digits[0] != "."
    assert played.reward < before
    assert tools.episode_reward([played], prompts=[""]) == [played.reward]


def test_answers_are_rewarded(examples):
    asked = list(rewards.prompts(datasets.read_examples(examples)))
    assert len(asked) == 6
    for one in asked:
        assert rewards.reward_of(f"So I say: {one['answer']}.", one["board"], one["within"]) == 1.0
    boards, within = [one["board"] for one in asked], [one["within"] for one in asked]
    silent = rewards.proof_reward([[{"role": "assistant", "content": "I pass."}]] * 6, board=boards, within=within)
    assert silent == [-1.0] * 6
    assert list(rewards.moves_in("r1c2<>45, then place(row=3, col=4, number=5)")) == [
        {"places": [], "removes": [{"cell": "r1c2", "digit": 4}, {"cell": "r1c2", "digit": 5}]},
        {"places": [{"cell": "r3c4", "digit": 5}]},
    ]


def stand_in(monkeypatch, name, **names):
    """A module with these names, and the packages that contain it."""
    for end in range(1, name.count(".") + 2):
        package = ".".join(name.split(".")[:end])
        monkeypatch.setitem(sys.modules, package, sys.modules.get(package) or types.ModuleType(package))
    for key, value in names.items():
        setattr(sys.modules[name], key, value)


def imported(monkeypatch, name):
    """A module of the environments, imported again with the stand-ins."""
    monkeypatch.delitem(sys.modules, f"deduku.environments.{name}", raising=False)
    return importlib.import_module(f"deduku.environments.{name}")


def test_the_environment_of_verifiers_judges(examples, monkeypatch):
    stand_in(monkeypatch, "datasets", Dataset=types.SimpleNamespace(from_list=list))
    stand_in(
        monkeypatch, "verifiers", Rubric=lambda funcs, weights: funcs, SingleTurnEnv=lambda **fields: types.SimpleNamespace(**fields)
    )
    environment = rewards.load_environment(str(examples), max_concurrent=2)
    (judge,) = environment.rubric
    for row in environment.dataset:
        assert judge([{"role": "assistant", "content": row["answer"]}], row["info"]) == 1.0


class Env:
    """The part of gymnasium.Env that SudokuEnv uses."""

    def __class_getitem__(cls, types):
        return cls

    def reset(self, *, seed=None, options=None):
        import numpy

        self.np_random = numpy.random.default_rng(seed)


def test_the_environment_of_gymnasium_plays(monkeypatch):
    pytest.importorskip("numpy")
    spaces = types.SimpleNamespace(
        Dict=dict, Box=lambda low, high, shape, dtype: shape, MultiBinary=lambda shape: shape, Discrete=lambda n: n
    )
    stand_in(monkeypatch, "gymnasium", Env=Env, spaces=spaces)
    environment = imported(monkeypatch, "gym").SudokuEnv(puzzles=[EASY])
    observation, info = environment.reset(seed=1)
    assert observation["digits"].shape == (9, 9) and observation["marks"].shape == (9, 9, 9)
    assert info["action_mask"].shape == (environment.action_space,)
    is_over = False
    for place in (i for i, digit in enumerate(EASY) if digit == "."):
        action = 9 * place + int(EASY_SOLUTION[place]) - 1
        assert info["action_mask"][action]
        observation, reward, is_over, is_cut, info = environment.step(action)
        assert reward >= 0 and not is_cut
    assert is_over and "".join(map(str, observation["digits"].reshape(81))) == EASY_SOLUTION
    environment.reset(options={"puzzle": HARD})
    assert not environment.step(729 + 9 * 2)[2]


@dataclass
class Message:
    text: str = ""
    tool: str = "place"
    row: int = 0
    col: int = 0
    number: int = 0
    reward: float = 0.0
    done: bool = False
    step_count: int = 0


def test_the_server_of_openenv_answers(monkeypatch):
    made = []
    stand_in(monkeypatch, "openenv.core.env_server", create_app=lambda *parts, env_name: made.append(parts) or env_name)
    stand_in(monkeypatch, "openenv.core.env_server.interfaces", Environment=type("Environment", (), {}))
    stand_in(monkeypatch, "openenv.core.env_server.types", Action=Message, Observation=Message, State=Message)
    module = imported(monkeypatch, "openenv")
    assert module.app == "deduku_sudoku" and made[0][0] is module.SudokuEnvironment
    environment = module.SudokuEnvironment()
    assert environment.reset(puzzle=EASY).text.count("\n") == 8
    place = EASY.index(".")
    row, col, number = cell_and_digit(place)
    answer = environment.step(module.SudokuAction(tool="place", row=row, col=col, number=number))
    assert answer.reward >= 0 and not answer.done
    assert environment.state.step_count == 1


class Procedural:
    """The part of reasoning_gym.factory.ProceduralDataset that a data set uses."""

    def __init__(self, config, seed, size):
        config.validate()
        self.config, self.seed, self.size = config, seed or 0, size


class Curriculum:
    def __init__(self, name, config):
        self.name, self.attributes = name, []

    def _define_attributes(self, *attributes):
        self.attributes += attributes


def test_the_data_set_of_reasoning_gym_scores(monkeypatch):
    known = {}
    stand_in(monkeypatch, "reasoning_gym.coaching", BaseCurriculum=Curriculum, RangeAttributeDefinition=dict)
    stand_in(
        monkeypatch, "reasoning_gym.factory", ProceduralDataset=Procedural,
        register_dataset=lambda name, *parts: known.update({name: parts}),
    )  # fmt: skip
    imported(monkeypatch, "reasoning")
    data_set, config, curriculum = known["deduku_sudoku"]
    made = data_set(config(min_level=0, max_level=1, seed=3))
    entries = [made[n] for n in range(2)]
    assert [entry["metadata"]["difficulty"]["level"] for entry in entries] == ["beginner", "easy"]
    assert made[0] == entries[0]
    for entry in entries:
        assert made.score_answer(entry["answer"], entry) == 1.0
        assert made.score_answer(None, entry) == 0.0
        assert 0.0 <= made.score_answer("1" * 81, entry) < 0.5
    assert curriculum().attributes[0]["lower_field_name"] == "min_level"
