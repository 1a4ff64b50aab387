"""Calls of the library that hear what happens meanwhile: a `Stop`, the clock, and the signals of the process.

Python runs the handlers of signals, that of Ctrl-C among them, in the main thread, and not before it comes back from the
library. So the main thread has its questions answered in a thread of their own, and waits where it can be interrupted.
"""

from __future__ import annotations

import _thread
import ctypes
import json
import math
import os
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

from ._library import DedukuError, Handle, TimedOut

# Seconds after which the main thread looks for a signal that did not wake it, as one that a program sends to itself.
PATIENCE = 0.05
# Questions that a millisecond or two answer, less than anybody notices who presses Ctrl-C.
_SHORT = frozenset({"about", "apply", "check", "solve", "style_sheet", "technique", "write"})
_STOPPED, _TIMED_OUT, _LEFT = 1, 2, 3  # what a flag says that breaks a call off; 0: go on


class Stop:
    """Breaks off the calls that it is given to, from any thread; they raise `DedukuError` with the code "stopped"."""

    def __init__(self) -> None:
        self._is_set = False
        self._flags: dict[int, ctypes.c_int32] = {}  # of the calls under way, by identity

    def set(self) -> None:
        """Breaks off what is under way, some milliseconds later as a rule, and what comes."""
        self._is_set = True
        for flag in tuple(self._flags.values()):
            flag.value = _STOPPED

    def clear(self) -> None:
        """Lets calls run again that are asked from now on."""
        self._is_set = False

    def is_set(self) -> bool:
        return self._is_set

    # Without a lock, so that the handler of a signal may call `set` at any time: who enters is seen by `set`, or sees it.
    def _enter(self, flag: ctypes.c_int32) -> None:
        self._flags[id(flag)] = flag
        if self._is_set:
            flag.value = _STOPPED

    def _leave(self, flag: ctypes.c_int32) -> None:
        del self._flags[id(flag)]


def call(
    method: str, parameters: dict[str, Any], stop: Stop | None = None, timeout: float | None = None
) -> dict[str, Any]:
    """Asks a question; see docs/protocol.md. `timeout` is in seconds."""
    name = _name(method)
    question = _question(parameters)
    seconds = _seconds(timeout)
    if stop is not None and not isinstance(stop, Stop):
        raise DedukuError("bad_parameter", f"stop: expected a Stop, not {stop!r}")
    flag = ctypes.c_int32(0)
    if stop:
        stop._enter(flag)
    try:
        hears_signals = threading.current_thread() is threading.main_thread() and method not in _SHORT
        if seconds is None and not hears_signals:
            return _answer(name, question, flag)
        return _Work(name, question, flag).done_by(seconds)
    except DedukuError as error:
        if error.code == "stopped" and flag.value == _TIMED_OUT:
            raise TimedOut(message=f"the time is up, {timeout} seconds") from None
        raise
    finally:
        flag.value = _LEFT  # even where an error came at a moment when nobody waited
        if stop:
            stop._leave(flag)


def _name(method: object) -> bytes:
    name = method.encode("utf-8", "replace") if isinstance(method, str) else b"\0"
    if b"\0" in name:
        raise DedukuError("unknown_method", f"there is no method {method!r}")
    return name


def _question(parameters: dict[str, Any]) -> bytes:
    """The parameters as JSON, which has no word for some values of Python."""
    fields = []
    for name, value in parameters.items():
        try:
            fields.append(json.dumps(name) + ":" + json.dumps(value, allow_nan=False))
        except (TypeError, ValueError, RecursionError) as error:
            raise DedukuError("bad_parameter", f"{name}: {_what_is_wrong(value, error)}") from None
    return ("{" + ",".join(fields) + "}").encode()


def _what_is_wrong(value: object, error: Exception) -> str:
    if isinstance(value, float):
        return f"{value} is no number of JSON"
    if isinstance(value, (list, tuple, dict)):
        return str(error)
    return f"expected a text, a number, a list or a dictionary, not {type(value).__name__}"


def _seconds(timeout: object) -> float | None:
    if timeout is None:
        return None
    if isinstance(timeout, bool) or not isinstance(timeout, (int, float)) or math.isnan(timeout):
        raise DedukuError("bad_parameter", f"timeout: expected a number of seconds, not {timeout!r}")
    return min(timeout, 1e9)  # decades


_of_thread = threading.local()


def _answer(name: bytes, question: bytes, flag: ctypes.c_int32) -> dict[str, Any]:
    if not hasattr(_of_thread, "handle"):
        _of_thread.handle = Handle()
    handle: Handle = _of_thread.handle
    return handle.call(name, question, flag)


class _Work:
    """A question that is answered in another thread."""

    def __init__(self, name: bytes, question: bytes, flag: ctypes.c_int32) -> None:
        self._asked = (name, question, flag)
        self._flag = flag
        self._answer: dict[str, Any] | None = None
        self._error: BaseException | None = None
        self._is_done = False
        self._waiting = threading.Lock()
        self._waiting.acquire()

    def done_by(self, seconds: float | None) -> dict[str, Any]:
        """The answer, which is broken off after some seconds, or where the handler of a signal raises an error."""
        _helper().take(self)
        end = math.inf if seconds is None else time.monotonic() + seconds
        try:
            while not self._waiting.acquire(timeout=max(min(end - time.monotonic(), PATIENCE), 0)):
                if time.monotonic() >= end:
                    self._break_off(_TIMED_OUT)
                    break
        except BaseException:
            self._break_off(_LEFT)
            raise
        if self._error:
            raise self._error
        assert self._answer is not None
        return self._answer

    def _break_off(self, reason: int) -> None:
        """Waits for the end of the work: the library is at work no more when the program goes on, perhaps to its own end."""
        self._flag.value = reason
        if not self._is_done:
            self._waiting.acquire()

    def run(self) -> None:
        try:
            self._answer = _answer(*self._asked)
        except BaseException as error:
            self._error = error

    def finish(self) -> None:
        self._is_done = True
        self._waiting.release()


class _Helper:
    """A thread that does one piece of work after another."""

    def __init__(self) -> None:
        self._works: SimpleQueue[_Work] = SimpleQueue()
        # The start of a threading.Thread is Python, which breaks where the handler of a signal raises an error within it.
        _thread.start_new_thread(self._run, ())

    def take(self, work: _Work) -> None:
        self._works.put(work)

    def _run(self) -> None:
        while True:
            work = self._works.get()
            work.run()
            _idle.append(self)
            work.finish()
            del work  # whose answer may be large


class _Here:
    """Stands for a thread where none can be started any more, because the program ends."""

    def take(self, work: _Work) -> None:
        work.run()
        work.finish()


_idle: list[_Helper] = []
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_idle.clear)  # a child has none of these threads


def _helper() -> _Helper | _Here:
    try:
        return _idle.pop()
    except IndexError:
        pass
    try:
        return _Helper()
    except RuntimeError:
        return _Here()
