#!/usr/bin/env python3
"""Writes the tables of docs/json.md from the descriptions in docs/deduku.schema.json.

With --check it writes nothing and fails if the page is not up to date. A table is between a marker and `<!-- end -->`:

    <!-- fields of step -->                          the fields of a definition: field, type, meaning
    <!-- fields of rated_puzzle: status, givens -->  only these
    <!-- fields of round_rating without scale -->    all except these
    <!-- values of hint.status -->                   the meaning of each value: `oneOf` with `const` and `description`

`branch.nodes` is the field `nodes` of the definition `branch`. If the definition of a field has a table, the type of
the field is a link to the heading above the table; other objects are described in the cell. Equal rows are merged.
"""

import json
import re
import sys
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "json.md"
DEFINITIONS = json.loads((DOCS / "deduku.schema.json").read_text(encoding="utf-8"))["$defs"]

MARKER = re.compile(r"<!-- (fields|values) of ([\w.]+)(?:(:| without) ([\w, ]+))? -->")
TABLE = re.compile(r"(" + MARKER.pattern + r")\n.*?<!-- end -->", re.S)


def resolved(schema):
    """The schema that a reference refers to."""
    return resolved(DEFINITIONS[schema["$ref"].removeprefix("#/$defs/")]) if "$ref" in schema else schema


def object_in(schema):
    """The object in an array of objects, or in "an object or null"."""
    schema = resolved(schema)
    if "items" in schema:
        return object_in(schema["items"])
    objects = [choice for choice in schema.get("anyOf", []) if fields_of(choice)]
    return object_in(objects[0]) if len(objects) == 1 else schema


def fields_of(schema):
    """For each field of an object its schemas, in the order of the definition; several if alternatives have the field."""
    fields = {}
    for keyword, value in resolved(schema).items():
        for part in value if keyword in ("allOf", "anyOf") else []:
            for name, alternatives in fields_of(part).items():
                known = fields.setdefault(name, [])
                known.extend(field for field in alternatives if not any(field is other for other in known))
        if keyword == "properties":
            fields.update((name, [field]) for name, field in value.items())
    return fields


def schema_at(path):
    """The schema of a definition, "branch", or of a field in it, "branch.nodes.cause"."""
    definition, *names = path.split(".")
    schema = DEFINITIONS[definition]
    for name in names:
        schema = fields_of(object_in(schema))[name][0]
    return schema


def values_of(schema):
    """The values that a schema lists, each with its meaning or None."""
    schema = resolved(schema)
    described = [(choice["const"], choice["description"]) for choice in schema.get("oneOf", []) if "const" in choice]
    return described or [(value, None) for value in schema.get("enum", []) if value is not None]


def listed(words):
    """["a", "b", "c"] as "a, b or c"; null comes last."""
    words = sorted(dict.fromkeys(words), key=lambda word: word == "null")
    return " or ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


def plural(word):
    """"strings", "[branches](#branch)", "arrays of numbers"."""
    return re.sub(r"^(\[?)([\w ]*?)(?= of |\]|$)",
                  lambda match: match[1] + match[2] + ("es" if match[2].endswith("ch") else "s"), word)


def bases_of(schema):
    """The definitions that a definition extends, and those that these extend."""
    bases = [resolved(part) for part in schema.get("allOf", [])]
    return bases + [base for part in bases for base in bases_of(part)]


def link_to(heading):
    """"Check-progress" as "[check-progress](#check-progress)"; names keep their capitals."""
    if not heading:
        return None
    is_name = heading.startswith(("SE ", "HoDoKu "))
    word = heading if is_name else heading[0].lower() + heading[1:]
    return f"[{word}](#{heading.lower().replace(' ', '-')})"


def type_of_value(value):
    """"string", "number", "`true`" or "null"."""
    return {str: "string", int: "number", type(None): "null"}.get(type(value)) or f"`{json.dumps(value)}`"


class Tables:
    """The tables of a page, and their content."""

    def __init__(self, page):
        self.links = {}  # by the identity of the schema; None for a second table under a heading
        self.values = set()
        extended = []
        heading = None
        for line in page.splitlines():
            marker = MARKER.fullmatch(line)
            if line.startswith("#"):
                heading = line.lstrip("# ")
            elif marker and marker[1] == "values":
                self.values.add(id(resolved(schema_at(marker[2]))))
            elif marker:
                schema = object_in(schema_at(marker[2]))
                self.links.setdefault(id(schema), link_to(heading))
                extended += [(base, link_to(heading)) for base in bases_of(schema)]
                heading = None
        for schema, link in extended:
            self.links.setdefault(id(schema), link)

    def link(self, schema):
        """The link to the table of an object, or of one that it extends; None without a heading."""
        schema = resolved(schema)
        return self.links.get(id(schema)) or next(filter(None, map(self.link, schema.get("allOf", []))), None)

    def types(self, schema):
        """The alternatives: "string", "[step](#step)", "array of numbers", "null"."""
        schema = resolved(schema)
        link = self.link(schema)
        if link or "title" in schema:
            return [link or schema["title"]]
        if "anyOf" in schema:
            return [word for choice in schema["anyOf"] for word in self.types(choice)]
        if schema.get("type") == "array":
            count = f"{schema['minItems']} " if schema.get("minItems", 1) == schema.get("maxItems") else ""
            return [f"array of {count}{listed(map(plural, self.types(schema['items'])))}"]
        if "type" in schema:
            words = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
            return ["number" if word == "integer" else word for word in words]
        if fields_of(schema):
            return ["object"]
        values = [value for value, _ in values_of(schema)]
        constants = [schema["const"]] if "const" in schema else schema.get("enum", values)
        return [type_of_value(value) for value in constants]

    def detail(self, schema):
        """The text of a cell after the description: the values, or the fields of an object without a table."""
        inner = object_in(schema)
        if id(resolved(schema)) in self.values:
            return ": see below"
        values = values_of(schema)
        if values:
            separator = "; " if values[0][1] else ", "
            return ": " + separator.join(f'`"{value}"`' + (f": {text}" if text else "") for value, text in values)
        fields = fields_of(inner)
        if not fields or "anyOf" in inner or self.link(inner) or id(inner) in self.links:
            return ""
        verb = "each has" if any(word.startswith("array") for word in self.types(schema)) else "it has"
        return f"; {verb} " + ", ".join(f"`{name}`" + self.remark(field[0]) for name, field in fields.items())

    def remark(self, schema):
        """The description of a field within the cell of another field."""
        text = (schema.get("description", "") + self.detail(schema)).removeprefix(": ").removeprefix("; ")
        return f" ({text})" if text and text != "see below" else ""

    def row(self, path, name, alternatives):
        """Type and meaning of a field."""
        description = alternatives[0].get("description")
        if not description:
            sys.exit(f"docs/deduku.schema.json: {path}.{name} has no description")
        detail = self.detail(alternatives[0]) if len(alternatives) == 1 else ""
        if detail.startswith("; "):
            detail = f". {detail[2].upper()}{detail[3:]}"
        return listed(word for schema in alternatives for word in self.types(schema)), description + detail

    def table_of_fields(self, path, mode, names):
        fields = fields_of(object_in(schema_at(path)))
        unknown = [name for name in names if name not in fields]
        if unknown:
            sys.exit(f"docs/json.md: {path} has no field {unknown[0]}")
        if mode == " without":
            names = [name for name in fields if name not in names]
        names = names or sorted(fields, key=lambda name: name != "type")
        rows = [(name, self.row(path, name, fields[name])) for name in names]
        return merged(["field", "type", "meaning"], rows)

    def table_of_values(self, path):
        rows = [(value, (meaning,)) for value, meaning in values_of(schema_at(path))]
        return merged([path.split(".")[-1], "meaning"], rows)

    def written(self, match):
        """A marker with its table."""
        marker, what, path, mode, names = match.groups()
        names = names.split(", ") if names else []
        table = self.table_of_fields(path, mode, names) if what == "fields" else self.table_of_values(path)
        return f"{marker}\n{table}<!-- end -->"


def merged(head, rows):
    """A table; equal neighbours share a row."""
    lines = []
    for name, cells in rows:
        if lines and lines[-1][1] == cells:
            lines[-1][0].append(f"`{name}`")
        else:
            lines.append(([f"`{name}`"], cells))
    rows = [f"| {' | '.join([', '.join(names), *cells])} |\n" for names, cells in lines]
    return f"\n| {' | '.join(head)} |\n{'|---' * len(head)}|\n{''.join(rows)}\n"


def main():
    page = PAGE.read_text(encoding="utf-8")
    renewed = TABLE.sub(Tables(page).written, page)
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(renewed, encoding="utf-8")
    elif renewed != page:
        sys.exit("docs/json.md is not up to date: run scripts/renew-json-tables.py")


if __name__ == "__main__":
    main()
