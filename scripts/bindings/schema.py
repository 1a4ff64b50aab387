"""Fields and values of the definitions in docs/deduku.schema.json."""

import json
import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
DEFINITIONS = json.loads((ROOT / "docs/deduku.schema.json").read_text(encoding="utf-8"))["$defs"]


class Field(NamedTuple):
    schemas: list  # one for each alternative that has the field
    required: bool

    @property
    def description(self):
        return next((text for text in map(description_of, self.schemas) if text), "")


def name_of(schema):
    """The name of the definition that a schema refers to; "" if it refers to none."""
    return schema.get("$ref", "").removeprefix("#/$defs/")


def resolved(schema):
    return resolved(DEFINITIONS[name_of(schema)]) if "$ref" in schema else schema


def description_of(schema):
    """The description without links, and with parameters instead of options of the command line."""
    text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", schema.get("description", ""))
    return re.sub(r"`--([a-z-]+)", lambda option: "`" + option[1].replace("-", "_"), text)


def fields_of(*definitions):
    """The fields of an object that matches one of the definitions; required are those that all of them require."""
    return _common([_fields_of(DEFINITIONS[name]) for name in definitions])


def _fields_of(schema):
    """In the order of the definition."""
    schema = resolved(schema)
    fields = {}
    for keyword, value in schema.items():
        if keyword == "allOf":
            for part in value:
                fields.update(_fields_of(part))
        elif keyword == "anyOf":
            fields.update(_common([_fields_of(part) for part in value]))
        elif keyword == "properties":
            required = schema.get("required", [])
            fields.update({name: Field([field], name in required) for name, field in value.items()})
    return fields


def _common(alternatives):
    if len(alternatives) == 1:
        return alternatives[0]
    fields = {}
    for name in dict.fromkeys(name for alternative in alternatives for name in alternative):
        having = [alternative[name] for alternative in alternatives if name in alternative]
        schemas = []
        for schema in (schema for field in having for schema in field.schemas):
            if schema not in schemas:
                schemas.append(schema)
        fields[name] = Field(schemas, len(having) == len(alternatives) and all(field.required for field in having))
    return fields


def values_of(schema):
    """The values of an enumeration, null included; empty for other schemas."""
    if "enum" in schema:
        return schema["enum"]
    choices = schema.get("oneOf", [])
    if not all("const" in choice or choice.get("type") == "null" for choice in choices):
        return []
    return [choice.get("const") for choice in choices]


def enumerations():
    """The definitions that are enumerations."""
    return [name for name, schema in DEFINITIONS.items() if values_of(schema)]
