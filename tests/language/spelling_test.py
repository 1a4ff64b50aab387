#!/usr/bin/env python3
"""Spells the words of comments, docs, help and sentences with hunspell, in British English and the words of the field in words.txt.

Exits with 77, which skips the test, without hunspell or its dictionary (Debian: hunspell, hunspell-en-gb). Also fails if words.txt has a
word that occurs nowhere, or that is not in order.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from texts import passages

WORDS = Path(__file__).resolve().parent / "words.txt"
CODE = re.compile(r"`[^`]*`|https?://\S+|\S*[_/\\@=<>{}\[\]#$|+*^~&%]\S*|\S*\w\.\w\S*|\S*::\S*|<[^>]*>|--\S+|\w+\(\S*\)|\"[^\"\s]*\"|\b\w+-$")
WORD = re.compile(r"(?<!\w)(?<!\s-)[^\W\d_]+(?:['’][a-z]+)?(?!\w)")


def is_word(word):
    """Whether a word is neither an abbreviation, an identifier nor a single letter, which are code."""
    return len(word) > 2 and word.isascii() and (word.islower() or word.istitle() or re.fullmatch(r"[A-Z]?[a-z]+['’][a-z]+", word))


def words():
    """Each word with its first place."""
    found = {}
    for passage in passages():
        for word in WORD.findall(CODE.sub(" ", passage.text)):
            if is_word(word):
                found.setdefault(re.sub("['’]s$", "", word), f"{passage.file}:{passage.line}")
    return found


def misspelt(candidates):
    command = ["hunspell", "-d", "en_GB", "-l"]
    done = subprocess.run(command, input="\n".join(candidates), capture_output=True, text=True, check=False)
    if done.returncode != 0 or "Can't open" in done.stderr:
        print(f"skipped: {done.stderr.strip()}")
        sys.exit(77)
    return set(done.stdout.split())


def main():
    if not shutil.which("hunspell"):
        print("skipped: no hunspell")
        sys.exit(77)
    found = words()
    own = [line for line in WORDS.read_text(encoding="utf-8").split("\n") if line and not line.startswith("#")]
    unknown = misspelt(sorted(found))
    wrong = sorted(word for word in unknown if word not in own and word.lower() not in own)
    faults = [f"{found[word]}: {word}" for word in wrong]
    used = unknown | {word.lower() for word in unknown}
    faults += [f"words.txt: {word} occurs nowhere" for word in own if word not in used]
    if own != sorted(own, key=lambda word: (word.lower(), word)):
        faults.append("words.txt is not in order")
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()
