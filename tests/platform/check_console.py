#!/usr/bin/env python3
"""Input and output of deduku.exe at a console of Wine, in code page 850: check_console.py DEDUKU.EXE"""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import tempfile
import termios
import time
import unittest
from pathlib import Path

PROGRAM = sys.argv[1]
SOURCES = Path(__file__).resolve().parents[2]
PUZZLE = ".9.....4.....2.......5.1...2...4...8.79...65.64.....39.57.9.82...1.5.9.....3.2..."
SOLUTION = "592867341713924586864531792235649178179283654648715239457196823321458967986372415"
PATIENCE = 120  # seconds


class Console:
    """A program in its own console."""

    def __init__(self, *words):
        pid, self.terminal = pty.fork()
        if pid == 0:
            os.execvp("wine", ["wine", *words])
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 250, 0, 0))
        self.pid = pid
        self.screen = ""
        self.bytes = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.terminal)
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)

    def wait_for_reader(self):
        """Until the program reads, the terminal does not belong to the console, and keys do not reach it."""
        while termios.tcgetattr(self.terminal)[3] & termios.ICANON:
            self._read()

    def press(self, keys):
        os.write(self.terminal, keys.encode())

    def see(self, text):
        """Waits until a text is on the screen."""
        end = time.monotonic() + PATIENCE
        while text not in self.screen:
            if time.monotonic() > end or not self._read():
                raise AssertionError(f"{text!r} is not seen in {self.screen!r}")

    def exit_code(self):
        """Waits for the end of the program. Other programs that Wine starts may hold the terminal open."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self._read()
            ended, status = os.waitpid(self.pid, os.WNOHANG)
            if ended:
                self.pid = 0
                return os.waitstatus_to_exitcode(status)
        raise AssertionError(f"it has not ended after {self.screen!r}")

    def _read(self):
        if not select.select([self.terminal], [], [], 0.1)[0]:
            return True
        try:
            self.bytes += os.read(self.terminal, 65536)
        except OSError:  # the other end is closed
            return False
        text = self.bytes.decode(errors="ignore")
        self.screen = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "")
        return True


def in_code_page_850(*words):
    """A command at a console, after setting its code page."""
    return Console("cmd", "/c", f"chcp 850 & {PROGRAM} {' '.join(words)}")


class AtAConsole(unittest.TestCase):
    def test_letters_that_its_code_page_has_not_are_seen(self):
        with in_code_page_850("hint", "--lang", "zh", PUZZLE) as console:
            console.see("code page: 850")
            console.see("请看第 6 宫：只有一个位置可填 4（排除法）。")
            self.assertEqual(console.exit_code(), 0)

    def test_letters_of_its_code_page_are_seen(self):
        with in_code_page_850("steps", "--lang", "de", "--format", "sentences", PUZZLE) as console:
            console.see("für 1 nur ein Platz")
            self.assertEqual(console.exit_code(), 0)

    def test_what_is_typed_is_answered_until_control_c(self):
        with Console(PROGRAM, "solve", "--fast", "-q") as console:
            console.wait_for_reader()
            console.press(PUZZLE + "\r")
            console.see(SOLUTION)
            console.press("\x03")
            self.assertEqual(console.exit_code(), 130)

    def test_control_c_leaves_whole_rows(self):
        with tempfile.TemporaryDirectory() as folder:
            rows = Path(folder) / "rows.csv"
            puzzles = (SOURCES / "puzzles/er-2.5.txt").read_text()
            (Path(folder) / "list.txt").write_text(100 * puzzles)
            with Console(PROGRAM, "rate", "-q", "--format", "csv", "-o", str(rows), str(Path(folder) / "list.txt")) as console:
                end = time.monotonic() + PATIENCE
                while time.monotonic() < end and (not rows.exists() or rows.stat().st_size < 1000):
                    time.sleep(0.01)
                console.press("\x03")
                self.assertEqual(console.exit_code(), 130)
            text = rows.read_text()
            self.assertGreater(len(text), 1000)
            self.assertTrue(text.endswith("\n"))
            self.assertNotIn('"end"', text)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=1)
