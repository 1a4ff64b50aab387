"""Calls of the library that react to a `Stop`, the clock, and the signals of the process.

Python runs signal handlers, including that of Ctrl-C, in the main thread, and only after a call of the library has
returned. Therefore questions of the main thread are answered in a thread of their own, while the main thread waits
in a way that signals can interrupt.
"""

from __future__ import annotations

import _thread
import ctypes
import json
import math
import os
import threading
import time
from concurrent.futures import Future, wait
from queue import SimpleQueue
from typing import Any, TypeVar

from ._library import DedukuError, Handle, TimedOut

Answer = TypeVar("Answer")

# Seconds after which the main thread checks for a signal that did not wake it, such as one that a program sends to
# itself.
_PATIENCE = 0.05
# Questions that take a millisecond or two, so that a delay of Ctrl-C is not noticed.
_SHORT = frozenset({"about", "apply", "check", "solve", "style_sheet", "technique", "write"})
_STOPPED, _TIMED_OUT, _LEFT = 1, 2, 3  # values of a flag that stop a call; 0: continue


class Stop:
    """Stops the calls that have it as argument, from any thread; they raise `DedukuError` with the code "stopped"."""

    def __init__(self) -> None:
        self._is_set = False
        self._flags: dict[int, ctypes.c_int32] = {}  # of the running calls, by identity

    def set(self) -> None:
        """Stops the running calls, usually within some milliseconds, and all later calls."""
        self._is_set = True
        for flag in tuple(self._flags.values()):
            flag.value = _STOPPED

    def clear(self) -> None:
        """Allows calls again from now on."""
        self._is_set = False

    def is_set(self) -> bool:
        return self._is_set

    # Without a lock, so that a signal handler may call `set` at any time: either `set` finds the flag of a call that
    # enters, or the call finds `_is_set`.
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
        flag.value = _LEFT  # also if an exception was raised outside of the wait
        if stop:
            stop._leave(flag)


def result_of(future: Future[Answer]) -> Answer:
    """Waits for the result in a way that lets signals be handled."""
    while not future.done():
        wait([future], timeout=_PATIENCE)
    return future.result()


def _name(method: object) -> bytes:
    name = method.encode("utf-8", "replace") if isinstance(method, str) else b"\0"
    if b"\0" in name:
        raise DedukuError("unknown_method", f"there is no method {method!r}")
    return name


def _question(parameters: dict[str, Any]) -> bytes:
    """The parameters as JSON. Raises an error for values of Python that JSON cannot represent."""
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
        """The answer. Stops the work after the given seconds, or if a signal handler raises an error."""
        _helper().take(self)
        end = math.inf if seconds is None else time.monotonic() + seconds
        try:
            while not self._waiting.acquire(timeout=max(min(end - time.monotonic(), _PATIENCE), 0)):
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
        """Stops the work and waits for its end. The library must be idle when the program continues, as it may then
        exit."""
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
        # The start of a threading.Thread is Python code, which breaks if a signal handler raises an error within it.
        _thread.start_new_thread(self._run, ())

    def take(self, work: _Work) -> None:
        self._works.put(work)

    def _run(self) -> None:
        while True:
            work = self._works.get()
            work.run()
            _idle.append(self)
            work.finish()
            del work  # its answer may be large


class _Here:
    """Replaces a thread if no thread can be started any more because the program ends."""

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
