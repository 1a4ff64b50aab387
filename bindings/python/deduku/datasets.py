"""Reads the examples that `deduku export` writes, puts them on boards, and writes them as Parquet.

    for row in read_examples("examples.jsonl"):
        for step in steps(row):
            print(step["technique"], step["places"] or step["removes"])
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from .board import Board

Row = Mapping[str, Any]

_EFFECT = re.compile(r"(?P<cells>r[1-9]+c[1-9]+(?:, r[1-9]+c[1-9]+)*)(?P<sign>=|<>)(?P<digits>[1-9]+)")

_CELLS = re.compile(r"(?:(?P<rows>[1-9]+)c|(?P<row>[1-9]))(?P<columns>[1-9]+)")
_STEP = re.compile(
    r"(?:(?P<technique>\d+)(?::(?P<cost>\d+))? )?(?P<effects>[1-9c,]+[=-][1-9]+(?: [1-9c,]+[=-][1-9]+)*)"
    r"(?:\|(?P<cells>[1-9c,]*|-)(?:\|(?P<houses>[rcb][rcb1-9 ]*|-))?)?"
)
_ONE_PLACE = re.compile(r"r[1-9]c[1-9]=[1-9]")


def read_examples(path: str | os.PathLike[str]) -> Iterator[dict[str, Any]]:
    """The rows of a file, one after another. A line that is not a row raises a `ValueError` with its number."""
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            try:
                row = json.loads(line)
            except ValueError as error:
                raise ValueError(f"{os.fspath(path)}:{number}: expected an example in JSON: {error}") from None
            if isinstance(row, dict) and row.get("type") == "export":
                yield row


def steps(row: Row) -> list[dict[str, Any]]:
    """The steps of an example, each with the key of its `technique`, `cost` in points, `places`, `removes`, `cells`, `houses` and
    perhaps `text`, also those that its trace omits."""
    path = []
    costs: dict[int, int] = {}
    technique = -1
    for short in row["trace"].split(";") if row["trace"] else []:
        written = _STEP.fullmatch(short)
        if written is None or not (written["cost"] or int(written["technique"] or technique) in costs):
            raise ValueError(f"expected a step of a trace, found {short!r}")
        technique = int(written["technique"] or technique)
        costs[technique] = int(written["cost"] or costs[technique])
        path.append({"technique": row["techniques"][technique], "cost": costs[technique] / 100, **_shown(written)})
    if "text" in row:
        return [{**step, "text": text} for step, text in zip(path, row["text"])]
    return path


def _shown(written: re.Match[str]) -> dict[str, str]:
    """The effects of a step and its pattern."""
    places, removes = _effects(written["effects"], "=", "="), _effects(written["effects"], "-", "<>")
    placed = places.split("=")[0] if _ONE_PLACE.fullmatch(places) else ""
    return {
        "places": places,
        "removes": removes,
        "cells": _cells(written["cells"]) if written["cells"] else placed,
        "houses": written["houses"].replace("-", "") if written["houses"] else _box(placed),
    }


def _cells(short: str) -> str:
    """"r1c89, r45c7" for "189,45c7"; "" for "-"."""
    groups = (_CELLS.fullmatch(group) for group in short.split(",") if short != "-")
    return ", ".join(f"r{group['rows'] or group['row']}c{group['columns']}" for group in groups if group)


def _effects(short: str, sign: str, written: str) -> str:
    """The effects of one kind, "r4c19, r5c3<>1, r1c2<>26" for "419,53-1 12-26"."""
    groups = (group.split(sign) for group in short.split(" ") if sign in group)
    return ", ".join(_cells(cells) + written + digits for cells, digits in groups)


def _box(cell: str) -> str:
    return f"b{(int(cell[1]) - 1) // 3 * 3 + (int(cell[3]) - 1) // 3 + 1}" if cell else ""


def moves(text: str) -> dict[str, list[dict[str, Any]]]:
    """The effects of a step, "r5c4=1" or "r4c19, r5c3<>1, r1c2<>26", as a move that `assess` and `apply` take."""
    move: dict[str, list[dict[str, Any]]] = {"places": [], "removes": []}
    for effect in _EFFECT.finditer(text):
        changed = move["places" if effect["sign"] == "=" else "removes"]
        for group in effect["cells"].split(", "):
            rows, columns = group[1:].split("c")
            changed += [
                {"cell": f"r{row}c{column}", "digit": int(digit)}
                for row in rows
                for column in columns
                for digit in effect["digits"]
            ]
    return move


def move_of(step: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """The same for a step of `steps`."""
    return {"places": moves(step["places"])["places"], "removes": moves(step["removes"])["removes"]}


def board_at(row: Row, state: Mapping[str, Any]) -> Board:
    """The board of a state, with the givens of its puzzle and all its marks."""
    digits = state["board"]
    marks = [
        [] if digit != "." else [int(mark) for mark in state["candidates"][9 * i : 9 * i + 9] if mark != "."]
        for i, digit in enumerate(digits)
    ]
    return Board(digits, row["puzzle"] if len(row["puzzle"]) == 81 else "." * 81, marks)


def _with_steps(row: Row) -> Row:
    """The row with a list of steps instead of its trace."""
    if "trace" not in row:
        return row
    return {name: value for name, value in row.items() if name != "text"} | {"trace": steps(row)}


def write_parquet(
    examples: str | os.PathLike[str] | Iterable[Row], folder: str | os.PathLike[str], rows: int = 10_000
) -> list[Path]:
    """Writes examples as Parquet, a file for each part of their split, "train.parquet", ...; without a split "examples.parquet".

    Args:
        examples: a file of `deduku export`, or rows. At most `rows` of them for each part are in memory at once.
        rows: the number of rows that are written together. The first ones determine the columns, so choose enough.

    The column `trace` has the steps as `steps` returns them, so that readers of the files need nothing of this package.
    Needs pyarrow: pip install "deduku[parquet]".
    """
    import pyarrow
    import pyarrow.parquet

    if isinstance(examples, (str, os.PathLike)):
        examples = read_examples(examples)
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    writers: dict[Path, Any] = {}
    waiting: dict[Path, list[Row]] = {}

    def write(path: Path) -> None:
        schema = writers[path].schema if path in writers else None
        table = pyarrow.Table.from_pylist(waiting.pop(path), schema=schema)
        if path not in writers:
            writers[path] = pyarrow.parquet.ParquetWriter(path, table.schema)
        writers[path].write_table(table)

    try:
        for row in examples:
            path = target / f"{row.get('split', 'examples')}.parquet"
            waiting.setdefault(path, []).append(_with_steps(row))
            if len(waiting[path]) == rows:
                write(path)
        for path in list(waiting):
            write(path)
    finally:
        for writer in writers.values():
            writer.close()
    return sorted(writers)
