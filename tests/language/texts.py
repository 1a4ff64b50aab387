"""The English of the project for people, as passages: comments, documents, help, and the sentences of the program and the page."""

import io
import json
import re
import subprocess
import tokenize
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("tests", "src", "techniques", "include", "web", "bindings", "scripts", "docs", "bench", "conformance", "examples", "cmake")
KINDS = ("comments", "docs", "help", "sentences")
C_LIKE = {".cpp", ".hpp", ".c", ".h", ".def", ".ts", ".js", ".mjs"}
# Made by scripts from texts that are counted in their sources, or names of other people.
GENERATED = {
    "docs/techniques", "docs/technique-names.md", "bindings/js/records.d.ts", "bindings/python/deduku/_records.py",
    "bindings/python/deduku/session.py",
}
C_TOKEN = re.compile(
    r'(?P<raw>R"(?P<mark>[^(\s]*)\((?P<inside>.*?)\)(?P=mark)")|(?P<string>"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\')'
    r"|(?P<line>//[^\n]*)|(?P<block>/\*.*?\*/)", re.S)


class Passage(NamedTuple):
    kind: str
    file: str
    line: int
    text: str


def files():
    """The tracked files, as paths from the root; without git, all files in the folders of the project."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.split("\n")
    if not any(listed):
        listed = [path.relative_to(ROOT).as_posix() for folder in FOLDERS for path in (ROOT / folder).rglob("*")
                  if "node_modules" not in path.parts]
        listed += [path.name for path in ROOT.iterdir()]
    return sorted({name for name in listed if name and (ROOT / name).is_file()})


def is_generated(name):
    return any(name == path or name.startswith(path + "/") for path in GENERATED)


def joined(numbered):
    """(line, text) of adjacent lines as one passage each."""
    passage = []
    for number, text in numbered:
        if passage and number != passage[-1][0] + 1:
            yield passage[0][0], " ".join(part for _, part in passage)
            passage = []
        passage.append((number, text.strip()))
    if passage:
        yield passage[0][0], " ".join(part for _, part in passage)


def c_parts(text):
    """The comments, and the strings, of C++ and similar languages: (line, text) each."""
    comments, strings = [], []
    line, last = 1, 0
    for match in C_TOKEN.finditer(text):
        line, last = line + text.count("\n", last, match.start()), match.start()
        if match["line"]:
            comments.append((line, match["line"].lstrip("/!<").strip()))
        elif match["block"]:
            comments += [(line + i, part.strip(" */")) for i, part in enumerate(match["block"].split("\n"))]
        elif match["raw"]:
            strings.append((line, match["inside"]))
        elif match["string"][0] == '"':
            strings.append((line, match["string"][1:-1].replace("\\n", " ").replace('\\"', '"')))
    return comments, strings


def python_comments(text):
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    except (tokenize.TokenError, SyntaxError):
        return []
    found = []
    for before, token in zip([None, *tokens], tokens):
        if token.type == tokenize.COMMENT:
            found.append((token.start[0], token.string.lstrip("#! ")))
        elif token.type == tokenize.STRING and token.string.endswith('"""') and (before is None or before.type in (
                tokenize.INDENT, tokenize.NEWLINE, tokenize.NL, tokenize.COMMENT)):
            found += [(token.start[0] + i, part) for i, part in enumerate(token.string.strip('"').split("\n"))]
    return found


def hash_comments(text):
    return [(i, line.strip().lstrip("#! ")) for i, line in enumerate(text.split("\n"), 1) if re.match(r"\s*#(?!!)", line)]


def document(text):
    """The prose of a page, without code, outputs, and tables that scripts write."""
    text = re.sub(r"<!-- (fields|values|measured|index|searches|names|rules)\b.*?<!-- end -->", lambda m: "\n" * m[0].count("\n"),
                  text, flags=re.S)
    text = re.sub(r"^( *)```.*?^\1```", lambda m: "\n" * m[0].count("\n"), text, flags=re.S | re.M)
    text = re.sub(r"`[^`\n]*`", "`x`", text)
    text = re.sub(r"\]\([^)]*\)", "]", text)
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            yield number, line


def words_of_json(value):
    if isinstance(value, dict):
        for part in value.values():
            yield from words_of_json(part)
    elif isinstance(value, list):
        for part in value:
            yield from words_of_json(part)
    elif isinstance(value, str):
        yield value


def descriptions(value):
    if isinstance(value, dict):
        for key, part in value.items():
            if key == "description" and isinstance(part, str):
                yield part
            else:
                yield from descriptions(part)
    elif isinstance(value, list):
        for part in value:
            yield from descriptions(part)


def passages_of(name):
    path = ROOT / name
    text = path.read_text(encoding="utf-8", errors="replace")
    if path.suffix in C_LIKE:
        comments, strings = c_parts(text)
        yield from (("comments", line, part) for line, part in joined(comments))
        if name.startswith("src/cli/"):
            yield from (("help", line, part) for line, part in strings if " " in part)
    elif path.suffix == ".py":
        yield from (("comments", line, part) for line, part in joined(python_comments(text)))
    elif path.suffix in (".sh", ".cmake") or path.name in ("CMakeLists.txt", "definitions.txt"):
        yield from (("comments", line, part) for line, part in joined(hash_comments(text)))
        if path.name == "definitions.txt":
            yield from (("docs", i, line) for i, line in enumerate(text.split("\n"), 1) if line and line[0] != "#")
    elif path.suffix == ".md" and not is_generated(name):
        yield from (("docs", line, part) for line, part in joined(document(text)))
    elif name == "docs/deduku.schema.json":
        yield from (("docs", 1, part) for part in descriptions(json.loads(text)))
    elif name == "src/present/languages/en.txt":
        yield from (("sentences", i, line.partition("=")[2]) for i, line in enumerate(text.split("\n"), 1) if "=" in line)
    elif re.fullmatch(r"web/src/words/(.*/)?en\.json", name):
        yield from (("sentences", 1, part) for part in words_of_json(json.loads(text)))


def passages():
    for name in files():
        if Path(name).parts[0] in FOLDERS or "/" not in name:
            for kind, line, text in passages_of(name):
                yield Passage(kind, name, line, text)
