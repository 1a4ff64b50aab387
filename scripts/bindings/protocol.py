"""The methods of the protocol and their parameters, from docs/protocol.json."""

import json
import re

from .schema import ROOT

FILE = "docs/protocol.json"
_PROTOCOL = json.loads((ROOT / FILE).read_text(encoding="utf-8"))
METHODS = _PROTOCOL["methods"]
OBJECTS = _PROTOCOL["objects"]


def parameters_of(method):
    """The parameters by their names."""
    return {parameter["name"]: parameter for parameter in METHODS[method]["parameters"]}


def meaning_of(parameter):
    """The meaning without links, which lead to other pages."""
    return re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", parameter["meaning"])


def has_all(parameters, names):
    return all(name in parameters for name in names)
