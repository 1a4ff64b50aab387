"""bindings/python/deduku/_records.py: the fields of answers, as classes, from docs/deduku.schema.json."""

import re
from typing import NamedTuple

from .blocks import wrapped
from .python_text import MARK, alias, attribute, declaration, docstring, literal
from .schema import DEFINITIONS, enumerations, fields_of, name_of, resolved, values_of

# Definitions that are classes of the package.
OBJECTS = {"candidate": "Candidate", "effect": "Candidate", "board": "Board"}
STEPS = ("listed_step", "listed_se_step", "listed_hodoku_step", "drawn_reason", "step", "se_step", "explained_hodoku_step")
ALIASES = {"level": "Level", "free": "Free", "hodoku_level": "HodokuLevel", "rating_status": "Status", "pattern": "Pattern", "engine": "Engine"}


class Record(NamedTuple):
    """A class with the fields of an object that matches one of the definitions."""

    name: str
    definitions: tuple
    without: tuple = ()
    text: str = ""
    base: str = "Record"

    def fields(self):
        return {key: field for key, field in fields_of(*self.definitions).items() if key not in ("type", *self.without)}

    def description(self):
        return self.text or next(filter(None, (DEFINITIONS[name].get("description") for name in self.definitions)))


# Classes with more behaviour than fields are bases of those in records.py.
RECORDS = (
    Record("StepFields", ("listed_step", "listed_se_step", "listed_hodoku_step", "step"), text="One deduction"),
    Record("VerificationFields", ("answer_verify",)),
    # The candidates of each cell would be most of it, and there may be millions.
    Record("PuzzleFields", ("read_record",), ("error", "stale", "allowed", "struck"), "A puzzle of a text", "Fields"),
    Record("HintFields", ("answer_hint",)),
    Record("PathFields", ("answer_path",)),
    Record("WhyFields", ("answer_why",)),
    Record("Assessment", ("answer_assess",)),
    Record("Check", ("answer_check",)),
    Record("Solution", ("answer_solve",)),
)
# Lists with further fields of their answer, as properties.
LISTS = (
    Record("StepsFields", ("answer_steps",), ("steps", "before")),
    Record("GeneratedFields", ("answer_generate",), ("puzzles",)),
)
DICTIONARIES = {"ProgressAnswer": "answer_progress", "Wishes": "wishes"}
# Options add fields to a rating, as properties; its other fields are the figures of its scale and the trace.
FIGURES_IF_ASKED = ("trace",)

HEAD = '''{mark}
"""The fields of answers: classes with a field for each of docs/deduku.schema.json, and its description."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypedDict, overload

from ._record import Fields, Figure, Json, JsonField, Reader, Record, ScaleRecord, candidates, optional_candidate
from .board import Board, Candidate

if TYPE_CHECKING:
    from .records import Step
'''


# ---- types

def type_of(schema, objects=None):
    """The type of the values that a schema allows."""
    name = name_of(schema)
    if objects is None and name in OBJECTS:
        return OBJECTS[name]
    if objects is None and name in STEPS:
        return "Step"
    if name in ALIASES:
        return ALIASES[name]
    if name == "figure":
        return "Figure"
    schema = resolved(schema)
    if values_of(schema):
        return literal(values_of(schema))
    if "const" in schema:
        return "bool" if schema["const"] is True else literal([schema["const"]])
    if "anyOf" in schema:
        return union(type_of(choice, objects) for choice in schema["anyOf"])
    types = schema.get("type", "object")
    return union(plain_type(one, schema, objects) for one in ([types] if isinstance(types, str) else types))


def plain_type(one, schema, objects):
    if one == "array":
        return f"list[{type_of(schema.get('items', {}), objects)}]"
    words = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None", "object": objects or "Json"}
    return words[one]


def union(types):
    """The union without repetitions, None at the end; a word of a text is part of a text."""
    parts = list(dict.fromkeys(part for one in types for part in one.split(" | ")))
    if "str" in parts:
        parts = [part for part in parts if not part.startswith("Literal[")]
    return " | ".join(sorted(parts, key="None".__eq__))


def type_of_field(field, objects=None):
    return union(type_of(schema, objects) for schema in field.schemas)


def reader_of(annotation):
    """The function that reads a value that is more than its JSON; "" for others."""
    readers = {"list[Candidate]": "candidates", "Candidate | None": "optional_candidate"}
    return readers.get(annotation, "")


# ---- classes

class Class:
    """The lines of a class. `objects` is the type of all objects if none of them is of a class of the package."""

    def __init__(self, name, base, text, objects=None):
        self.name, self.base, self.text, self.objects = name, base, text, objects
        self.required, self.optional, self.properties, self.keys, self.readers = [], [], [], {}, {}
        self.described = []

    def add(self, key, field, as_property=False):
        name, annotation = attribute(key), type_of_field(field, self.objects)
        self.described.append((name, field.description))
        if as_property:
            assert name == key, key
            self.properties.append((name, annotation if field.required else union([annotation, "None"])))
            return
        if name != key:
            self.keys[name] = key
        if reader_of(annotation):
            self.readers[name] = reader_of(annotation)
        if field.required:
            self.required.append((name, annotation, ""))
        elif annotation == "bool" and "const" in field.schemas[0]:
            self.optional.append((name, "bool", "False"))
        else:
            default = "field(default=None, hash=False)" if "Json" in annotation else "None"
            self.optional.append((name, union([annotation, "None"]), default))

    def lines(self):
        lines = ["", "", "@dataclass(frozen=True)", f"class {self.name}({self.base}):", *docstring("    ", self.text, self.described), ""]
        for name, value in (("_keys", self.keys), ("_readers", self.readers)):
            if value:
                lines += table(name, value)
        for each in self.required + self.optional:
            lines += declaration("    ", *each)
        return lines + self.property_lines()

    def property_lines(self):
        types = {name: f'"{annotation}"' if " | " in annotation else annotation for name, annotation in self.properties}
        return [f"    {name} = JsonField[{annotation}]()" for name, annotation in types.items()]


def table(name, values):
    kind = "str" if name == "_keys" else "Reader"
    words = ", ".join(f'"{key}": ' + (f'"{value}"' if name == "_keys" else value) for key, value in values.items())
    line = f"    {name}: ClassVar[Mapping[str, {kind}]] = {{{words}}}"
    if len(line) <= 120:
        return [line]
    return [f"    {name}: ClassVar[Mapping[str, {kind}]] = {{", *(f"        {each}," for each in words.split(", ")), "    }"]


def record_lines(record):
    made = Class(record.name, record.base, record.description())
    for key, field in record.fields().items():
        made.add(key, field)
    return made.lines()


def list_lines(record):
    made = Class(record.name, "", "")
    for key, field in record.fields().items():
        made.add(key, field, as_property=True)
    head = ["", "", f"class {record.name}:", *docstring("    ", record.description(), made.described), "", "    json: Json"]
    return head + made.property_lines()


def dictionary_lines(name, definition):
    fields = fields_of(definition)
    total = ", total=False" if not all(field.required for field in fields.values()) else ""
    described = [(key, field.description) for key, field in fields.items()]
    lines = ["", "", f"class {name}(TypedDict{total}):", *docstring("    ", DEFINITIONS[definition]["description"], described), ""]
    for key, field in fields.items():
        lines += declaration("    ", key, type_of_field(field, "dict[str, Any]"))
    return lines


# ---- ratings

def scales():
    """The scales with the definitions of their ratings."""
    for choice in DEFINITIONS["rating_on_scale"]["anyOf"]:
        name = name_of(choice)
        yield fields_of(name)["scale"].schemas[0]["const"], name


def is_theory(scale, definition):
    """Whether the rating is one figure, which has the name of the scale."""
    properties = DEFINITIONS[definition]["properties"]
    return list(properties) == ["scale", scale] and name_of(properties[scale]) == "figure"


def class_name(definition):
    return "".join(word.capitalize() for word in definition.split("_"))


def rating_lines():
    common = fields_of("rated_puzzle")
    base = Class("Rating", "ScaleRecord", "A rating on one scale. Each scale has a class with its figures", "Json")
    base.required.append(("scale", "str", ""))
    for key, field in common.items():
        if key != "type":
            base.add(key, field, as_property=not field.required)
    lines = base.lines()
    for scale, definition in scales():
        if is_theory(scale, definition):
            continue
        made = Class(class_name(definition), "Rating", DEFINITIONS[definition]["description"], "Json")
        for key, field in fields_of(definition).items():
            if key not in common and key != "scale":
                made.add(key, field, as_property=not field.required and key not in FIGURES_IF_ASKED)
        lines += made.lines()
    theory = Class("TheoryRating", "Rating", 'A rating on a scale of one figure, such as "w": a number, or a text such as ">=5" if it is not exact')
    theory.required.append(("figure", "Figure", ""))
    return lines + theory.lines()


def by_scale_lines():
    theory = [scale for scale, definition in scales() if is_theory(scale, definition)]
    classes = {scale: class_name(name) for scale, name in scales() if scale not in theory}
    lines = ["", "", *alias("TheoryScale", literal(theory)), "RATINGS: dict[str, type[Rating]] = {"]
    lines += [*(f'    "{scale}": {name},' for scale, name in classes.items()), "}"]
    lines += ["", "", "class ByScale(Mapping[str, Rating]):", '    """A mapping from scales to ratings, each of the class of its scale."""']
    lines += ["", "    ratings: Mapping[str, Rating]", ""]
    for scale, name in [(f'Literal["{scale}"]', name) for scale, name in classes.items()] + [("TheoryScale", "TheoryRating"), ("str", "Rating")]:
        lines += ["    @overload", f"    def __getitem__(self, scale: {scale}) -> {name}: ..."]
    lines += ["    def __getitem__(self, scale: str) -> Rating:", "        return self.ratings[scale]", ""]
    lines += ["    def __iter__(self) -> Iterator[str]:", "        return iter(self.ratings)", ""]
    return lines + ["    def __len__(self) -> int:", "        return len(self.ratings)"]


def text():
    lines = []
    for name in enumerations():
        if name in ALIASES:
            lines += alias(ALIASES[name], literal(values_of(DEFINITIONS[name])))
    for record in RECORDS:
        lines += record_lines(record)
    for record in LISTS:
        lines += list_lines(record)
    for name, definition in DICTIONARIES.items():
        lines += dictionary_lines(name, definition)
    lines += [*rating_lines(), *by_scale_lines()]
    names = re.findall(r"^(?:class )?([A-Z]\w*)(?=[(:]| = )", "\n".join(lines), re.M)
    head = HEAD.format(mark=MARK.format("docs/deduku.schema.json")).rstrip("\n")
    listed = wrapped("    ", ", ".join(f'"{name}"' for name in [*names, "Figure", "Json"]) + ",")
    return "\n".join([head, "", "__all__ = [", *listed, "]", "", *lines]) + "\n"
