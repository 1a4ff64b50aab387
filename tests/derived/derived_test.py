#!/usr/bin/env python3
"""scripts/derived.py on steps of its own, in a folder of its own: the files made, the files skipped, and the report of `check`."""

import contextlib
import importlib.util
import io
import os
import tempfile
import unittest
from pathlib import Path
from types import SimpleNamespace

SCRIPT = Path(__file__).resolve().parents[2] / "scripts/derived.py"
spec = importlib.util.spec_from_file_location("derived", SCRIPT)
derived = importlib.util.module_from_spec(spec)
spec.loader.exec_module(derived)

STEPS = (
    derived.Step("always", ("always.txt",), ("echo x >> always.txt",)),
    derived.Step("first", ("first/*.txt",), ("tr a-z A-Z < words > first/words.txt", "echo first >> log"), ("words",)),
    derived.Step("second", ("page.md#second",), ("./fill.sh first/words.txt", "echo second >> log"), ("first/*.txt",)),
    derived.Step("listed", ("listed.txt",), ("cat {lists}/list > listed.txt", "echo listed >> log"), ("words",)),
)
PAGE = "by hand\n<!-- measured: second -->\n<!-- end -->\nby hand\n"
FILL = """#!/bin/sh
{ echo "by hand"; echo "<!-- measured: second -->"; cat "$1"; echo "<!-- end -->"; tail -n 1 page.md; } > page.new
mv page.new page.md
"""


class Derived(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for name in ("build", "first", "lists", "tests"):
            (self.root / name).mkdir()
        for name, text in {"words": "one\n", "page.md": PAGE, "fill.sh": FILL, "lists/list": "1\n", "log": "", "always.txt": "",
                           "listed.txt": "", "first/words.txt": ""}.items():
            (self.root / name).write_text(text)
        (self.root / "fill.sh").chmod(0o755)
        self.use_ladder("crc64:1")
        self.keep = derived.ROOT, derived.STAMPS, derived.STEPS
        derived.ROOT, derived.STAMPS, derived.STEPS = self.root, self.root / "tests/derived.txt", STEPS

    def tearDown(self):
        derived.ROOT, derived.STAMPS, derived.STEPS = self.keep

    def use_ladder(self, checksum):
        program = self.root / "build/deduku"
        program.write_text(f"#!/bin/sh\necho {checksum}\n")
        program.chmod(0o755)

    def renew(self, *steps, lists=True, only_list=False):
        """The output, and the steps that ran."""
        options = SimpleNamespace(steps=list(steps), build=self.root / "build", list=only_list, volume=1, jobs=1,
                                  lists=self.root / "lists" if lists else None)
        renewal = derived.Renewal(options)
        renewal.compile = lambda steps: None
        (self.root / "log").write_text("")
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            try:
                renewal.renew()
            except SystemExit as end:
                print(end, file=said)
        return said.getvalue(), (self.root / "log").read_text().split()

    def check(self):
        try:
            derived.check(self.root / "build/deduku")
        except SystemExit as end:
            return str(end)
        return ""

    def test_what_has_not_changed_is_left_out(self):
        self.assertEqual(self.renew()[1], ["first", "second", "listed"])
        self.assertEqual(self.check(), "")
        said, made = self.renew()
        self.assertEqual(made, [])
        self.assertIn("first: up to date\n", said)
        self.assertTrue(said.endswith("changed: always\n"), said)

    def test_what_rests_on_a_change_is_made(self):
        self.renew()
        (self.root / "words").write_text("two\n")
        self.assertEqual(self.renew()[1], ["first", "second", "listed"])
        (self.root / "words").write_text("TWO\n")  # the output of the first step for it is the same
        said, made = self.renew()
        self.assertEqual(made, ["first", "listed"])
        self.assertIn("first: the same as before, ", said)
        (self.root / "page.md").write_text((self.root / "page.md").read_text().replace("TWO", "THREE"))
        self.assertEqual(self.renew()[1], ["second"])
        self.assertIn("TWO", (self.root / "page.md").read_text())

    def test_another_ladder_makes_all_stale(self):
        self.renew()
        self.use_ladder("crc64:2")
        said = self.check()
        self.assertIn("page.md#second: it was made with the ladder crc64:1, today's is crc64:2\n", said)
        self.assertTrue(said.endswith("\nscripts/renew-all.sh first second listed"), said)
        self.assertEqual(self.renew()[1], ["first", "second", "listed"])
        self.assertEqual(self.check(), "")

    def test_a_change_by_hand_is_noticed_within_what_was_made(self):
        self.renew()
        page = self.root / "page.md"
        page.write_text(page.read_text().replace("by hand", "by another hand"))
        self.assertEqual(self.check(), "")
        page.write_text(page.read_text().replace("ONE", "ON"))
        self.assertEqual(self.check(), "page.md#second: it was changed since\nscripts/renew-all.sh second")
        (self.root / "first/more.txt").write_text("")
        self.assertIn("first/*.txt: it was changed since\n", self.check())

    def test_a_line_that_is_missing_or_wrong_is_named(self):
        self.renew()
        stamps = derived.STAMPS
        text = stamps.read_text()
        lines = text.splitlines(keepends=True)
        stamps.write_text("".join(line for line in lines if not line.startswith("second")))
        self.assertEqual(self.check(), "page.md#second: it was never made\nscripts/renew-all.sh second")
        for wrong in ("second crc64:1 abc\n", "\n", lines[-1]):
            stamps.write_text(text + wrong)
            self.assertIn(f"tests/derived.txt:{len(lines) + 1}: that is no line", self.check())
        stamps.write_text(text + "third crc64:1 - -\n")
        self.assertEqual(self.check(), "tests/derived.txt: there is no step third")

    def test_steps_that_are_named_are_made_in_any_case(self):
        self.renew()
        self.assertEqual(self.renew("second", "first")[1], ["first", "second"])
        self.assertIn("there is no step frist; there are always, first, second, listed", self.renew("frist")[0])

    def test_what_needs_reference_data_is_left_and_named(self):
        said, made = self.renew(lists=False)
        self.assertEqual(made, ["first", "second"])
        self.assertIn("listed: left as it is, though it was never made: that needs the reference data, --lists FOLDER\n", said)
        self.assertTrue(said.endswith("not up to date: listed\n"), said)

    def test_a_list_makes_nothing(self):
        said, made = self.renew(only_list=True)
        self.assertEqual(made, [])
        self.assertIn("second: it was never made\n", said)
        self.assertFalse(derived.STAMPS.exists())

    def test_a_command_that_fails_ends_all_and_leaves_no_stamp(self):
        (self.root / "fill.sh").write_text("#!/bin/sh\nexit 3\n")
        said, made = self.renew()
        self.assertIn("derived.py: failed: ./fill.sh first/words.txt\n", said)
        self.assertEqual(made, ["first"])
        self.assertIn("page.md#second: it was never made\n", self.check())


class Steps(unittest.TestCase):
    def test_name_files_that_are_there(self):
        for step in derived.STEPS:
            for name in (*step.made, *step.of):
                with self.subTest(step=step.name, name=name):
                    self.assertTrue(list(derived.content(name)))

    def test_begin_with_scripts_that_can_be_run(self):
        for step in derived.STEPS:
            for command in step.commands:
                script = command.split()[0]
                with self.subTest(step=step.name):
                    self.assertTrue("{" in script or "=" in script or os.access(SCRIPT.parents[1] / script, os.X_OK), script)


if __name__ == "__main__":
    unittest.main()
