"""The C library: its path, the functions that are used, and its errors. include/deduku.h describes each function."""

from __future__ import annotations

import ctypes
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ABI = 1

_NAMES = ("libdeduku.so", "libdeduku.dylib", "deduku.dll")


_ERROR_FIELDS = (("code", "parse_error"), ("message", ""), ("line", 0), ("column", 0), ("key", ""), ("values", None))


class DedukuError(Exception):
    """Why a call has no answer.

    Attributes:
        code: "parse_error", "bad_parameter", "impossible", "stopped", ...: see docs/protocol.md. "timeout" comes from this
            package, see `TimedOut`; "no_memory" means that the memory is not enough for this question.
        message: one sentence.
        line, column: the place in the puzzle, from 1; 0 if the error has no place.
        key, values: the fault in the text of a puzzle, for messages in other words; "" if the text has no fault.
    """

    def __init__(
        self,
        code: str,
        message: str,
        line: int = 0,
        column: int = 0,
        key: str = "",
        values: Mapping[str, Any] | None = None,
    ) -> None:
        Exception.__init__(self, code, message, line, column, key, values)
        self.code = code
        self.message = message
        self.line = line
        self.column = column
        self.key = key
        self.values = dict(values or {})

    def __str__(self) -> str:
        place = f" (line {self.line}, column {self.column})" if self.line else ""
        return self.message + place


def error_of(error: Mapping[str, Any]) -> DedukuError:
    """The error in a JSON object, from an answer or a record."""
    return DedukuError(*(error.get(name, default) for name, default in _ERROR_FIELDS))


class TimedOut(DedukuError, TimeoutError):
    """A call took longer than its `timeout=` allows. Its code is "timeout"."""

    def __init__(self, code: str = "timeout", message: str = "the time is up", *place: Any) -> None:
        super().__init__(code, message, *place)


def _path() -> Path:
    """The library in the package, or the one that DEDUKU_LIBRARY names."""
    if named := os.environ.get("DEDUKU_LIBRARY"):
        return Path(named)
    folder = Path(__file__).parent / "lib"
    for name in _NAMES:
        if (folder / name).exists():
            return folder / name
    raise ImportError(f"there is no library of Deduku in {folder}")


class CBoard(ctypes.Structure):
    """`deduku_board`."""

    _fields_ = [
        ("digits", ctypes.c_uint8 * 81),
        ("is_given", ctypes.c_uint8 * 81),
        ("marks", ctypes.c_uint16 * 81),
        ("has_marks", ctypes.c_uint8),
        ("reserved", ctypes.c_uint8 * 83),
    ]


def _load() -> ctypes.CDLL:
    library = ctypes.CDLL(os.fspath(_path()))
    session = ctypes.c_void_p
    text = ctypes.c_char_p
    signatures = {
        "deduku_abi": (ctypes.c_uint32, []),
        "deduku_version": (text, []),
        "deduku_code_name": (text, [ctypes.c_int32]),
        "deduku_session_new": (ctypes.c_int32, [ctypes.POINTER(session)]),
        "deduku_session_free": (None, [session]),
        "deduku_session_set_stop": (ctypes.c_int32, [session, ctypes.c_void_p]),
        "deduku_call": (
            ctypes.c_int32,
            [session, text, text, ctypes.c_size_t, ctypes.POINTER(ctypes.c_void_p), ctypes.POINTER(ctypes.c_size_t)],
        ),
        "deduku_board_place": (ctypes.c_int32, [ctypes.POINTER(CBoard), ctypes.c_int32, ctypes.c_int32]),
        "deduku_board_eliminate": (ctypes.c_int32, [ctypes.POINTER(CBoard), ctypes.c_int32, ctypes.c_int32]),
    }
    for name, (result, arguments) in signatures.items():
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments
    if library.deduku_abi() != ABI:
        raise ImportError(f"the library of Deduku has the ABI {library.deduku_abi()}, this package needs {ABI}")
    return library


_library = _load()


class Handle:
    """A session of the library. It serves one thread at a time; other threads of Python run during a call."""

    def __init__(self) -> None:
        self._session = ctypes.c_void_p()
        self._flag: ctypes.c_int32 | None = None  # read by the library; kept alive for as long as it may read it
        _check(_library.deduku_session_new(ctypes.byref(self._session)))

    def __del__(self) -> None:
        if getattr(self, "_session", None):
            _library.deduku_session_free(self._session)

    def call(self, method: bytes, question: bytes, flag: ctypes.c_int32) -> dict[str, Any]:
        """Asks a question; see docs/protocol.md. Setting the flag stops it."""
        _check(_library.deduku_session_set_stop(self._session, ctypes.byref(flag)))
        self._flag = flag
        answer, size = ctypes.c_void_p(), ctypes.c_size_t()
        code = _library.deduku_call(
            self._session, method, question, len(question), ctypes.byref(answer), ctypes.byref(size)
        )
        value: dict[str, Any] = json.loads(ctypes.string_at(answer, size.value)) if answer else {}
        _check(code, value)
        return value


def _check(code: int, error: dict[str, Any] | None = None) -> None:
    if code >= 0:
        return
    error = error or {}
    name = error.get("code", _library.deduku_code_name(code).decode())
    raise error_of({"code": name, "message": name, **error})


def placed(board: CBoard, cell: int, digit: int) -> CBoard:
    """The same board with a digit of the player placed in a cell from 0 to 80."""
    _check(_library.deduku_board_place(ctypes.byref(board), cell, digit))
    return board


def eliminated(board: CBoard, cell: int, digit: int) -> CBoard:
    """The same board without a pencil mark."""
    _check(_library.deduku_board_eliminate(ctypes.byref(board), cell, digit))
    return board


def version() -> str:
    """The version of the library that is loaded."""
    return str(_library.deduku_version().decode())
