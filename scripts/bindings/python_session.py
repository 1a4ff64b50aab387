"""bindings/python/deduku/session.py: a method for each of the protocol, from docs/protocol.json."""

from .blocks import WIDTH
from .protocol import FILE, METHODS, OBJECTS, meaning_of, parameters_of
from .python_text import MARK, alias, docstring, literal

# The arguments that may be given by position, after which all others are keywords.
POSITIONAL = {
    "about": ("lang",), "technique": ("name", "lang"), "write": ("position", "to"), "count": ("position", "limit"),
    "rate": ("position", "scales"), "hint": ("position", "level"), "steps": ("position", "technique"),
    "apply": ("position", "step"), "why": ("position", "cell", "digit"), "assess": ("position", "step"),
    "assess_many": ("questions",), "verify": ("position", "step"), "draw": ("position", "step"),
    "minimise": ("position", "seed"), "random": ("seed",), "generate": ("wishes",), "read": ("text",),
}  # fmt: skip
# The form of the answer, which `{ask}` returns as JSON; with its type.
ANSWERS = {
    "about": ("dict[str, Any]", "{ask}"),
    "technique": ("list[dict[str, Any]]", 'list({ask}["records"])'),
    "read": ("dict[str, Any]", "{ask}"),
    "write": ("str", 'str({ask}["text"])'),
    "check": ("Check", "Check.from_json({ask})"),
    "count": ("int", 'int({ask}["count"])'),
    "solve": ("Solution", "Solution.from_json({ask})"),
    "rate": ("Ratings[Position]", "Ratings.from_json({ask}, position)"),
    "hint": ("Hint", "Hint.from_json(*{steps})"),
    "steps": ("Steps", "Steps(*{steps})"),
    "path": ("Path", "Path.from_json(*{steps})"),
    "apply": ("Board", "Board.from_json({ask})"),
    "why": ("Why", "Why.from_json(*{steps})"),
    "assess": ("Assessment", "Assessment.from_json({ask})"),
    "assess_many": ("list[Assessment | DedukuError]", "assess_many(questions, threads, locals())"),
    "verify": ("Verification", "Verification.from_json({ask})"),
    "progress": ("ProgressAnswer", "cast(ProgressAnswer, {ask})"),
    "draw": ("str", 'str({ask}["svg"])'),
    "style_sheet": ("str", 'str({ask}["css"])'),
    "explain": ("str", 'str({ask}["html"])'),
    "canonical": ("str", 'str({ask}["form"])'),
    "minimise": ("str", 'str({ask}["minimal"])'),
    "random": ("str", 'str({ask}["puzzle"])'),
    "generate": ("Generated", "Generated({ask})"),
}
# Parameters without an argument, because the answer of the method is one text.
WITHOUT = {"explain": ("to", "fewest", "free", "within"), "write": ("title",)}
OTHER_NAMES = {"puzzle": "position"}
NEVER = ("board", "places", "removes", "fields")
COMMON = ("format", "ladder", "techniques", "uniqueness", "se_mode", "budget", "lang", "notation", "stop", "timeout")
# Descriptions for Python, if they differ; empty: the class describes it.
MEANINGS = {
    "position": "", "stop": "", "timeout": "",
    "givens": "the puzzle that the board started from; None: the givens of the board",
    "step": "a step, a hint, or a mapping with `places` and `removes`, as one move",
    "draw": "True, or settings, for pictures",
    "scales": 'a scale, `rate(puzzle, "ser")`, or a list of scales. The result is a mapping in both cases',
    "questions": "mappings with a `position` (or `puzzle` or `board`), a `step` (or `places` and `removes`), and optionally "
                 "`technique`, `within`, `givens` and `format`. A wrong question gives an error at its place",
    "threads": "the number of questions answered at the same time; default: one per processor",
    "text": "a text with any number of boards. For files, prefer `read_file`",
}  # fmt: skip
OWN_DEFAULTS = {("read", "limit"): 1_000_000, ("about", "lang"): '"en"', ("technique", "lang"): '"en"'}
FIXED_TYPES = {
    "position": "Position", "text": "str", "lang": "Language", "techniques": "Techniques", "ladder": "Ladder",
    "questions": "Iterable[Mapping[str, Any]]", "threads": "int", "stop": "Stop", "timeout": "float", "wishes": "Wishes | Mapping[str, Any]",
    "draw": "bool | Drawing", "scales": "str | Sequence[str]", "engine": "str", "free": "Free", "uniqueness": "Uniqueness", "se_mode": "SeMode",
    "theme": "Theme", "notation": "Notation",
}  # fmt: skip
ALIASES = {"notation": "Notation", "uniqueness": "Uniqueness", "se_mode": "SeMode", "theme": "Theme"}
KINDS = {"text": "str", "texts": "Sequence[str]", "flag": "bool", "integer": "int", "cost": "Cost", "object": "Mapping[str, Any]",
         "step": "Step | Hint | Mapping[str, Any]"}  # fmt: skip

HEAD = '''{mark}
"""The questions of the protocol, one method for each. docs/protocol.md describes them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, TypedDict, cast

from ._asking import Asking, Cost, Ladder, OwnLadder, Techniques
from ._assess_many import assess_many
from ._calls import Stop
from ._library import DedukuError
from .board import Board
from .records import (
    Assessment, Check, Free, Generated, Hint, Path, Position, ProgressAnswer, Ratings, Solution, Step, Steps,
    Verification, Why, Wishes,
)  # fmt: skip

Language = str  # a language that `about` lists
'''
SESSION = '''

class Session(Asking):
    """Asks questions of the library. Any number of threads may use a session at the same time.

    A position is a text in any format, a `Board`, or a `Puzzle` of a file. All methods take these keywords, if the
    question has them:

        format: the format of the text; None: it is recognised.
        lang, notation: the language and notation of texts for people: a language that `about` lists, "en"; "rc", "a1",
            "k9".
        ladder: "default", "classic", "se", "hodoku", or a ladder as a dictionary; techniques: a part of it,
            "default,-uniqueness".
        uniqueness: the assumption that techniques of uniqueness may make: "auto", "on", "off".
        budget: the maximum of counted work; the same budget ends at the same place everywhere.
        stop: a `Stop`, with which another thread can stop the call.
        timeout: the maximum time in seconds; the call raises `TimedOut` some milliseconds later.

    An error in a question raises `DedukuError`. Signals are handled during a call: Ctrl-C stops it.
    """'''


def type_of(name, parameter):
    if name == "ladder":
        return "Ladder" if "se" in parameter["words"] else "OwnLadder"
    if name == "step" and parameter["kind"] == "integer":
        return "int"
    if name in FIXED_TYPES:
        return FIXED_TYPES[name]
    if parameter["kind"] == "word":
        return "str" if name == "to" else literal(parameter["words"])
    if parameter["kind"] == "integer" and parameter["most"] < 10 and name == "level":
        return literal(range(parameter["least"], parameter["most"] + 1))
    return KINDS[parameter["kind"]]


def default_of(method, name, parameter):
    """The default as Python, "" without one."""
    if (method, name) in OWN_DEFAULTS:
        value = OWN_DEFAULTS[method, name]
        return f"{value:_}" if isinstance(value, int) else value
    if name == "scales":
        return '("r",)'
    if parameter.get("required") or name in ("position", "text", "questions") or parameter["kind"] == "step":
        return ""
    if parameter["kind"] == "integer" and "default" in parameter and name != "budget":
        return f"{parameter['default']:_}"
    if name == "engine":
        return f'"{parameter["words"][0]}"'
    return f'"{parameter["default"]}"' if parameter["kind"] == "text" and "default" in parameter else "None"


def arguments_of(method):
    """The arguments by their names, in order: (parameter, is a keyword)."""
    parameters = {OTHER_NAMES.get(name, name): parameter for name, parameter in parameters_of(method).items()
                  if name not in NEVER and name not in WITHOUT.get(method, ())}
    if method == "read":
        parameters["text"] = parameters.pop("position")
    if method == "assess_many":
        for name in ("position", "format", "givens"):
            del parameters[name]
        parameters["threads"] = {"name": "threads", "kind": "integer", "meaning": ""}
    for name in ("stop", "timeout") if parameters and method not in ("about", "technique") else ("timeout",) if parameters else ():
        parameters[name] = {"name": name, "kind": "object", "meaning": ""}
    first = POSITIONAL.get(method, ("position",) if "position" in parameters else ())
    own = [name for name in parameters if name not in first and name not in COMMON]
    common = [name for name in COMMON if name in parameters and name not in first]
    return [(parameters[name], name, False) for name in first] + [(parameters[name], name, True) for name in own + common]


def declared(method, parameter, name):
    default = default_of(method, name, parameter)
    optional = " | None" if default == "None" else ""
    return f"{name}: {type_of(name, parameter)}{optional}" + (f" = {default}" if default else "")


def signature(method):
    parts = ["self"]
    before = False
    for parameter, name, is_keyword in arguments_of(method):
        if is_keyword and not before:
            parts.append("*")
        before = before or is_keyword
        parts.append(declared(method, parameter, name))
    line = f"    def {method}({', '.join(parts)}) -> {ANSWERS[method][0]}:"
    if len(line) <= WIDTH:
        return [line]
    return [f"    def {method}(", *(f"        {part}," for part in parts), f"    ) -> {ANSWERS[method][0]}:"]


def method_lines(method):
    meaning = METHODS[method]["meaning"]
    described = [(name, MEANINGS.get(name, meaning_of(parameter)) if parameter["kind"] != "integer" or name not in MEANINGS or name == "threads"
                  else meaning_of(parameter))
                 for parameter, name, _ in arguments_of(method) if name not in COMMON]
    lines = signature(method) + docstring("        ", meaning, described, "Args")
    arguments = f'("{method}", locals())'
    answer = ANSWERS[method][1].format(ask=f"self._ask{arguments}", steps=f"self._ask_for_steps{arguments}")
    return ["", *lines, f"        return {answer}"]


def drawing_lines():
    row = OBJECTS["drawing"]
    lines = ["", "", "class Drawing(TypedDict, total=False):"]
    lines += docstring("    ", "Settings of drawings", [(each["name"], meaning_of(each)) for each in row["parameters"]])
    return [*lines, "", *(f"    {each['name']}: {type_of(each['name'], each)}" for each in row["parameters"])]


def text():
    lines = [HEAD.format(mark=MARK.format(FILE)).rstrip("\n")]
    words = {parameter["name"]: parameter for row in (*METHODS.values(), *OBJECTS.values()) for parameter in row["parameters"]}
    for name, other in ALIASES.items():
        lines += alias(other, literal(words[name]["words"]))
    lines += [*drawing_lines(), SESSION]
    for method in METHODS:
        lines += method_lines(method)
    return "\n".join(lines) + "\n"
