"""Pieces of generated Python, in the style of the package."""

import json
import keyword
import re

from .blocks import WIDTH, wrapped

MARK = "# Made by scripts/renew-bindings.py from {}. Do not edit."


def literal(values):
    """`Literal["a", "b"] | None` for values of an enumeration."""
    words = ", ".join(json.dumps(value) for value in values if value is not None)
    return f"Literal[{words}]" + (" | None" if None in values else "")


def declaration(indent, name, annotation, value=""):
    """`name: annotation = value`; a long enumeration has several lines."""
    end = f" = {value}" if value else ""
    line = f"{indent}{name}: {annotation}{end}"
    if len(line) <= WIDTH:
        return [line]
    return _in_lines(indent, f"{name}: {annotation}{end}")


def alias(name, annotation):
    line = f"{name} = {annotation}"
    return [line] if len(line) <= WIDTH else _in_lines("", line)


def _in_lines(indent, line):
    """A line, with the content of its brackets in lines of their own."""
    head, rest = line.split("[", 1)
    inside, tail = rest.rsplit("]", 1)
    return [f"{indent}{head}[", *wrapped(indent + "    ", inside + ","), f"{indent}]{tail}"]


def docstring(indent, text, attributes=(), section="Attributes"):
    """The text that documents a class or a function, with a section for pairs of a name and its description."""
    lines = wrapped(indent, f'"""{sentence(text)}')
    described = [(name, description) for name, description in attributes if description]
    if not described:
        lines[-1] += '"""'
        return lines
    lines += ["", f"{indent}{section}:"]
    for name, description in described:
        lines += wrapped(indent + "    ", f"{name}: {sentence(description, first=False)}", indent + "        ")
    return [*lines, f'{indent}"""']


def sentence(text, first=True):
    """A description as a sentence that ends with a point; begins with a capital letter if it is the first."""
    text = re.sub(r"\bnull\b", "None", text).replace("an array", "a list").replace("\\", "\\\\").rstrip(".")
    return (text[:1].upper() + text[1:] if first else text) + "."


def attribute(name):
    """The name of a field in Python."""
    names = {"class": "level"}
    return names.get(name, name + "_" if keyword.iskeyword(name) else name)
