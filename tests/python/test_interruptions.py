"""The ways to end a call before it has an answer: signals, the clock, other threads."""

import _thread
import asyncio
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import threading
import time

import deduku
import pytest
from puzzles import EASY, EASY_SOLUTION, EMPTY, ENDLESS, HARD

# Calls that would continue for seconds or hours, each in another part of the library.
LONG = {
    "count": lambda **options: deduku.count(EMPTY, limit=10**12, **options),
    "rate on r": lambda **options: deduku.rate(ENDLESS, "r", **options),
    "rate on ser": lambda **options: deduku.rate(ENDLESS, "ser", **options),
    "path": lambda **options: deduku.path(ENDLESS, **options),
    "path on se": lambda **options: deduku.path(ENDLESS, ladder="se", **options),
    "explain": lambda **options: deduku.explain(ENDLESS, **options),
    "steps": lambda **options: deduku.steps(ENDLESS, **options),
    "why": lambda **options: deduku.why(ENDLESS, "r1c1", 5, **options),
}
long_calls = pytest.mark.parametrize("ask", LONG.values(), ids=LONG)
# The processor time that a call may still use after a signal or the end of its time, for each of its threads.
PATIENCE = 0.1
# The same by the clock, which continues while others compute.
PATIENCE_OF_CLOCK = 10.0


class Alarm(Exception):
    pass


@pytest.fixture(autouse=True)
def control_c():
    """Control C as in a terminal: programs in the background may have been started without it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def alarm():
    """Sends a signal after some seconds, with the given handler."""
    before = signal.getsignal(signal.SIGALRM)

    def send(seconds, handler):
        signal.signal(signal.SIGALRM, handler)
        signal.setitimer(signal.ITIMER_REAL, seconds)

    yield send
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


def raises_alarm(*_):
    raise Alarm


@long_calls
def test_the_handler_of_a_signal_ends_a_call(alarm, ask):
    alarm(0.2, raises_alarm)
    start = time.process_time()
    with pytest.raises(Alarm):
        ask()
    assert time.process_time() - start < 0.2 + PATIENCE
    assert deduku.solve(EASY).solution == EASY_SOLUTION


def test_a_handler_that_raises_nothing_runs_while_the_call_goes_on(alarm):
    heard = []
    alarm(0.1, lambda *_: heard.append((time.monotonic(), deduku.solve(EASY).solution)))
    assert deduku.count(EMPTY, limit=10**10) == 10**10
    assert heard[0][1] == EASY_SOLUTION and heard[0][0] < time.monotonic() - 0.05


def test_control_c_ends_a_program():
    program = "import deduku; print('asks', flush=True); deduku.count('.' * 81, limit=10**12)"
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.readline()
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        start = time.monotonic()
        error = process.communicate(timeout=20)[1]
    assert time.monotonic() - start < PATIENCE_OF_CLOCK
    assert error.rstrip().endswith(b"KeyboardInterrupt")
    assert process.returncode in (-signal.SIGINT, 1)


def test_control_c_ends_ratings_of_many_puzzles():
    threading.Timer(0.3, _thread.interrupt_main).start()
    start = time.process_time()
    with pytest.raises(KeyboardInterrupt):
        list(deduku.rate_many([ENDLESS] * 50, "ser", threads=2))
    assert time.process_time() - start < 2 * (0.3 + PATIENCE)


def test_signals_at_any_moment_leave_the_library_whole(alarm):
    before = signal.getsignal(signal.SIGALRM)
    signal.signal(signal.SIGALRM, raises_alarm)
    asked = interrupted = 0
    end = time.monotonic() + 3
    try:
        while time.monotonic() < end:
            try:
                signal.setitimer(signal.ITIMER_REAL, 0.0001 + asked % 50 / 50_000)
                for _ in range(50):
                    asked += 1
                    assert deduku.rate(EASY)["r"].r == 1.2
            except Alarm:
                interrupted += 1
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert interrupted > 50
    assert deduku.solve(EASY).solution == EASY_SOLUTION


@long_calls
@pytest.mark.parametrize("in_main_thread", [True, False])
def test_a_call_ends_when_its_time_is_up(ask, in_main_thread):
    raised = []

    def run():
        start, work = time.monotonic(), time.process_time()
        with pytest.raises(deduku.TimedOut) as error:
            ask(timeout=0.2)
        raised.append((error.value, time.monotonic() - start, time.process_time() - work))

    if in_main_thread:
        run()
    else:
        thread = threading.Thread(target=run)
        thread.start()
        thread.join()
    error, seconds, work = raised[0]
    assert seconds >= 0.2 and work < 0.2 + PATIENCE
    assert isinstance(error, deduku.DedukuError) and isinstance(error, TimeoutError)
    assert (error.code, str(error)) == ("timeout", "the time is up, 0.2 seconds")


def test_what_is_done_in_time_has_its_answer():
    assert deduku.solve(EASY, timeout=60).solution == EASY_SOLUTION
    assert deduku.solve(EASY, timeout=10**30).solution == EASY_SOLUTION
    assert deduku.solve(EASY, timeout=float("inf")).solution == EASY_SOLUTION
    for timeout in (0, -1):
        with pytest.raises(deduku.TimedOut):
            deduku.count(EMPTY, limit=10**12, timeout=timeout)


def test_who_stops_a_call_is_told_apart_from_the_clock():
    stop = deduku.Stop()
    threading.Timer(0.2, stop.set).start()
    with pytest.raises(deduku.DedukuError) as raised:
        deduku.count(EMPTY, limit=10**12, stop=stop, timeout=60)
    assert raised.value.code == "stopped" and not isinstance(raised.value, TimeoutError)


def test_a_stop_that_is_cleared_at_once_is_heard_nevertheless():
    stop = deduku.Stop()

    def stop_shortly():
        stop.set()
        stop.clear()

    threading.Timer(0.2, stop_shortly).start()
    with pytest.raises(deduku.DedukuError, match="stopped"):
        deduku.count(EMPTY, limit=10**12, stop=stop)
    assert deduku.solve(EASY, stop=stop).solution == EASY_SOLUTION


def test_errors_are_pickled():
    with pytest.raises(deduku.TimedOut) as raised:
        deduku.count(EMPTY, limit=10**12, timeout=0.01)
    for error in (raised.value, deduku.DedukuError("parse_error", "no", 3, 4)):
        copy = pickle.loads(pickle.dumps(error))
        assert type(copy) is type(error) and str(copy) == str(error)
        assert (copy.code, copy.line, copy.column) == (error.code, error.line, error.column)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
def test_a_forked_process_asks_for_itself():
    assert deduku.solve(EASY).solution == EASY_SOLUTION  # there is now a thread that the child does not have
    with multiprocessing.get_context("fork").Pool(2) as pool:
        ratings = pool.map_async(deduku.rate, [EASY, HARD, EASY, HARD]).get(timeout=60)
    assert ratings == [deduku.rate(puzzle) for puzzle in [EASY, HARD, EASY, HARD]]


def test_a_program_asks_while_it_ends():
    program = f"""import atexit, deduku
atexit.register(lambda: print(deduku.solve({EASY!r}).solution))"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=60, check=True)
    assert done.stdout.decode().strip() == EASY_SOLUTION


def test_asyncio_goes_on_meanwhile_and_cancels():
    async def rated(puzzle):
        stop = deduku.Stop()
        try:
            return await asyncio.to_thread(deduku.rate, puzzle, "ser", stop=stop)
        finally:
            stop.set()

    async def main():
        start = time.process_time()
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(rated(ENDLESS), 0.2)
        assert (await rated(EASY))["ser"].status == "solved"
        return time.process_time() - start

    assert asyncio.run(main()) < 0.2 + 2 * PATIENCE
