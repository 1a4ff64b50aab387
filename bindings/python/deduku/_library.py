"""The C library: where it is, what is called of it, and its errors. include/deduku.h says what each function does."""

from __future__ import annotations

import ctypes
import json
import os
from pathlib import Path
from typing import Any

ABI = 1

_NAMES = ("libdeduku.so", "libdeduku.dylib", "deduku.dll")


class DedukuError(Exception):
    """Why a call has no answer.

    Attributes:
        code: "parse_error", "bad_parameter", "impossible", "stopped", ...: see docs/protocol.md.
        message: one sentence.
        line, column: the place in the puzzle, from 1; 0 where there is none.
    """

    def __init__(self, code: str, message: str, line: int = 0, column: int = 0) -> None:
        super().__init__(code, message, line, column)
        self.code = code
        self.message = message
        self.line = line
        self.column = column

    def __str__(self) -> str:
        place = f" (line {self.line}, column {self.column})" if self.line else ""
        return self.message + place


def _path() -> Path:
    """The library in the package, or the one that DEDUKU_LIBRARY names."""
    if named := os.environ.get("DEDUKU_LIBRARY"):
        return Path(named)
    folder = Path(__file__).parent
    for name in _NAMES:
        if (folder / name).exists():
            return folder / name
    raise ImportError(f"there is no library of Deduku in {folder}")


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
    }
    for name, (result, arguments) in signatures.items():
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments
    if library.deduku_abi() != ABI:
        raise ImportError(f"the library of Deduku has the ABI {library.deduku_abi()}, this package needs {ABI}")
    return library


_library = _load()


class Stop:
    """Breaks off the calls that it is given to, from any thread; they raise `DedukuError` with the code "stopped"."""

    def __init__(self) -> None:
        self._flag = ctypes.c_int32(0)

    def set(self) -> None:
        """Breaks off what is under way, some milliseconds later as a rule, and what comes."""
        self._flag.value = 1

    def clear(self) -> None:
        """Lets calls run again."""
        self._flag.value = 0

    def is_set(self) -> bool:
        return self._flag.value != 0


class Handle:
    """A session of the library: serves one thread at a time, and lets other threads of Python run meanwhile."""

    def __init__(self) -> None:
        self._session = ctypes.c_void_p()
        self._check(_library.deduku_session_new(ctypes.byref(self._session)))

    def __del__(self) -> None:
        if getattr(self, "_session", None):
            _library.deduku_session_free(self._session)

    def call(self, method: str, parameters: dict[str, Any], stop: Stop | None) -> dict[str, Any]:
        """Asks a question; see docs/protocol.md."""
        question = json.dumps(parameters, allow_nan=False).encode()
        name = method.encode()
        if b"\0" in name:
            raise DedukuError("unknown_method", "There is no such method")
        _library.deduku_session_set_stop(self._session, ctypes.byref(stop._flag) if stop else None)
        answer, size = ctypes.c_void_p(), ctypes.c_size_t()
        code = _library.deduku_call(
            self._session, name, question, len(question), ctypes.byref(answer), ctypes.byref(size)
        )
        value = json.loads(ctypes.string_at(answer, size.value)) if answer else {}
        self._check(code, value)
        return value

    @staticmethod
    def _check(code: int, error: dict[str, Any] | None = None) -> None:
        if code >= 0:
            return
        error = error or {}
        name = error.get("code", _library.deduku_code_name(code).decode())
        raise DedukuError(name, error.get("message", name), error.get("line", 0), error.get("column", 0))


def version() -> str:
    """The version of the library that is loaded."""
    return _library.deduku_version().decode()
