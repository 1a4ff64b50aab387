#!/usr/bin/env python3
"""Requests files from `deduku page` as browsers do, and as attackers do.

Usage: check_page.py DEDUKU
"""

import http.client
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest

PROGRAM = sys.argv.pop(1)


class Page(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="deduku-page-"))
        self.addCleanup(shutil.rmtree, self.folder)
        site = self.folder / "site"
        (site / "assets").mkdir(parents=True)
        (site / "index.html").write_text("<!doctype html><title>Deduku</title>")
        (site / "assets" / "engine.wasm").write_bytes(b"\0asm" * 100_000)
        (self.folder / "secret.txt").write_text("secret")
        (site / ".hidden").write_text("secret")
        words = [PROGRAM, "page", "--folder", str(site), "--no-browser", "--port", "0"]
        self.program = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        self.addCleanup(self.end)
        self.address = self.program.stdout.readline().strip()
        self.host = self.address.removeprefix("http://").removesuffix("/")

    def end(self):
        if self.program.poll() is None:
            self.program.send_signal(signal.SIGINT)
            self.assertEqual(self.program.wait(10), 130)
        self.program.stdout.close()

    def ask(self, path, method="GET", host=None):
        connection = http.client.HTTPConnection(self.host, timeout=10)
        connection.request(method, path, headers={"Host": host or self.host})
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer, body

    def test_the_address_is_of_this_machine_alone(self):
        self.assertRegex(self.address, r"^http://127\.0\.0\.1:\d+/$")

    def test_files_come_with_their_types(self):
        answer, body = self.ask("/")
        self.assertEqual((answer.status, answer.getheader("Content-Type")), (200, "text/html; charset=utf-8"))
        self.assertIn(b"<title>Deduku</title>", body)
        answer, body = self.ask("/assets/engine.wasm?version=1")
        self.assertEqual((answer.status, answer.getheader("Content-Type")), (200, "application/wasm"))
        self.assertEqual(body, b"\0asm" * 100_000)
        self.assertIn("immutable", answer.getheader("Cache-Control"))
        self.assertEqual(self.ask("/")[0].getheader("Cache-Control"), "no-cache")
        answer, body = self.ask("/", method="HEAD")
        self.assertEqual((answer.status, body), (200, b""))

    def test_nothing_else_comes(self):
        for path in ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt", "/.hidden", "//etc/passwd",
                     "/assets", "/missing.js", "/%00", "/%", "/%zz", "/c:/windows", "/assets%5c..%5cindex.html"]:
            answer, body = self.ask(path)
            self.assertEqual(answer.status, 404, path)
            self.assertNotIn(b"secret", body, path)

    def test_a_page_of_others_gets_nothing(self):
        self.assertEqual(self.ask("/", host="evil.example")[0].status, 421)

    def test_only_reading_is_possible(self):
        self.assertEqual(self.ask("/", method="POST")[0].status, 405)

    def test_what_is_no_request_harms_nobody(self):
        host, port = self.host.split(":")
        for text in [b"\r\n\r\n", b"GET\r\n\r\n", b"\xff\xfe\r\n\r\n", b"GET / FTP/9\r\n\r\n", b"x" * 100_000]:
            with socket.create_connection((host, int(port)), timeout=10) as connection:
                connection.sendall(text)
                self.assertIn(b"400", connection.recv(1000)[:20])
        self.assertEqual(self.ask("/")[0].status, 200)

    def test_idle_connections_hold_up_nobody(self):
        host, port = self.host.split(":")
        idle = [socket.create_connection((host, int(port))) for _ in range(8)]
        began = time.monotonic()
        self.assertEqual(self.ask("/")[0].status, 200)
        self.assertLess(time.monotonic() - began, 2)
        for connection in idle:
            connection.close()

    def test_a_port_that_is_taken_is_refused_in_a_sentence(self):
        port = self.host.split(":")[1]
        words = [PROGRAM, "page", "--folder", str(self.folder / "site"), "--no-browser", "--port", port]
        done = subprocess.run(words, capture_output=True, text=True, timeout=10)
        self.assertEqual(done.returncode, 4)
        self.assertIn(f"port {port} is in use", done.stderr)

    def test_a_folder_without_a_page_is_refused(self):
        words = [PROGRAM, "page", "--folder", str(self.folder), "--no-browser"]
        done = subprocess.run(words, capture_output=True, text=True, timeout=10)
        self.assertEqual(done.returncode, 4)
        self.assertIn("no index.html", done.stderr)


if __name__ == "__main__":
    unittest.main()
