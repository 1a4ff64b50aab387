"""The tables of parameters in docs/protocol.md, from docs/protocol.json."""

import re

from .blocks import with_block
from .protocol import METHODS, OBJECTS, has_all
from .schema import ROOT

# Words of the page for parameters that come together.
GROUPS = {
    "board": ("puzzle", "format", "board"),
    "drawing options": tuple(each["name"] for each in OBJECTS["drawing"]["parameters"]),
    "ladder": ("ladder", "techniques", "uniqueness"),
}
WITH_LANG = "notation"


def values_of(parameter):
    kind = parameter["kind"]
    default = f" ({parameter['default']:,})" if isinstance(parameter.get("default"), int) and kind == "integer" else ""
    if kind == "integer":
        return f"{parameter['least']:,} to {parameter['most']:,}{default}"
    words = ", ".join(f"`{word}`" for word in parameter.get("words", ()))
    names = {
        "text": "a text" + (f" (`{parameter['default']}`)" if "default" in parameter else ""),
        "texts": "an array of texts",
        "flag": "true or false" + (" (true)" if parameter.get("default") else ""),
        "word": words,
        "cost": "a number or a text",
        "ladder": f"{words}, or an object",
        "drawing": "true, false or an object",
        "object": "81 arrays of digits" if parameter.get("definition") == "digits_of_cells" else "an object",
        "objects": "an array of objects",
        "step": "an object",
        "candidates": "an array of objects with `cell` and `digit`",
        "questions": "an array of objects",
    }
    return names[kind]


def table(heading, rows):
    lines = [heading, "|" + "---|" * heading.count(" | ") + "---|"]
    return lines + [f"| {' | '.join(row)} |" for row in rows]


def object_table(name):
    return table("| parameter | values | meaning |",
                 [(f"`{each['name']}`", values_of(each), each["meaning"]) for each in OBJECTS[name]["parameters"]])


def methods_table():
    """A row for each parameter, with all methods that have it in the same way."""
    methods = {}
    for method, row in METHODS.items():
        for each in (each for each in row["parameters"] if each not in OBJECTS["drawing"]["parameters"]):
            methods.setdefault((each["name"], values_of(each), each["meaning"]), []).append(method)
    first = list(dict.fromkeys(name for name, _, _ in methods))
    rows = sorted(methods.items(), key=lambda item: first.index(item[0][0]))
    return table("| parameter | of | values | meaning |", [
        (f"`{name}`", "all" if len(names) == len(METHODS) else ", ".join(f"`{method}`" for method in names), values, meaning)
        for (name, values, meaning), names in rows])


def short(parameter):
    default = parameter.get("default")
    shown = isinstance(default, int) and parameter["kind"] == "integer" and default > 0 or isinstance(default, str)
    number = f" ({default:,})" if shown and isinstance(default, int) else f" (`{default}`)" if shown else ""
    return f"`{parameter['name']}`{number}"


def parameters_in_short(method):
    left = {each["name"]: short(each) for each in METHODS[method]["parameters"] if each["name"] not in ("fields", WITH_LANG)}
    for group, names in GROUPS.items():
        if has_all(left, names):
            left = {names[0] if name == names[0] else name: group if name == names[0] else text
                    for name, text in left.items() if name == names[0] or name not in names}
    return ", ".join(left.values())


def with_short_parameters(page):
    """The rows of the methods with their second cell made."""
    begin, end = page.index("\n## Methods\n"), page.index("\n### Steps that solve alone")
    rows = re.sub(r"^\| `(\w+)` \| [^|]*\|", lambda row: f"| `{row[1]}` | {parameters_in_short(row[1])} |".replace("|  |", "| |"),
                  page[begin:end], flags=re.M)
    return page[:begin] + rows + page[end:]


def text():
    page = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    page = with_block(page, "<!-- parameters of methods -->", "<!-- end -->", methods_table())
    for name in OBJECTS:
        if f"<!-- parameters of {name} -->" in page:
            page = with_block(page, f"<!-- parameters of {name} -->", "<!-- end -->", object_table(name))
    return with_short_parameters(page)
