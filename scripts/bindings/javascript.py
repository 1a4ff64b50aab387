"""bindings/js: the list of methods, and the types of parameters in index.d.ts, from docs/protocol.json."""

import json

from .blocks import WIDTH, with_block, wrapped
from .protocol import FILE, METHODS, has_all, meaning_of, parameters_of
from .schema import ROOT

BEGIN = f"// ---- Made by scripts/renew-bindings.py from {FILE}."
END = "// ---- End"
# Parameters that several methods have, as interfaces: the method whose table describes them, those that all of these
# methods have, those that only some have, and the description.
GROUPS = {
    "Style": ("hint", ("lang", "notation"), (), "The style of texts for people."),
    "Solving": ("hint", ("ladder", "techniques", "uniqueness", "budget"), ("se_mode",),
                "How steps are searched for. Not all methods have all ladders."),
    "Counting": ("path", ("free", "within"), (), "Which steps are counted when the number of steps is minimised."),
    "Drawing": ("draw", ("theme", "style_sheet", "marks", "coordinates", "title", "legend", "sentence", "id_prefix"), (),
                "The settings of drawings."),
    "Drawn": ("hint", ("draw", "html"), (), "How steps are shown, in addition to their records."),
    "Wanted": ("hint", ("fields",), (), "A parameter of every method. The type of the answer has all fields."),
}  # fmt: skip
# Groups by hand, whose types are alternatives.
BY_HAND = {"Position": ("puzzle", "format", "board"), "Change": ("step", "places", "removes")}
POSITION_OR_NONE = "(Position | {puzzle?: never; board?: never})"
REPLACED = {
    "read": "({puzzle: string; format?: string; limit?: number} | {board: Board})",
    "assess_many": f"{POSITION_OR_NONE} & Solving & Style & {{\n  /** A question without a board is about the common board. */\n"
                   f"  questions: readonly (MoveParameters & {POSITION_OR_NONE})[];\n"
                   "  givens?: string;\n  within?: number | string;\n  why?: boolean;\n}",
}  # fmt: skip
ANSWERS = {"rate": "Ratings<Scales>"}
TYPES = {
    "cell": "Cell", "lang": "string", "notation": "Notation", "free": "Free",
    "scales": "Scales", "wishes": "records.Wishes", "premises": "Partial<NonNullable<records.Premises>>", "draw": "boolean | Drawing",
    "engine": '"auto" | Engine', "fields": "readonly string[]",
}  # fmt: skip
KINDS = {"text": "string", "flag": "boolean", "integer": "number", "cost": "number | string"}


def type_of(parameter):
    name, kind = parameter["name"], parameter["kind"]
    if name in TYPES:
        return TYPES[name]
    if kind == "integer" and name == "level":
        return " | ".join(map(str, range(parameter["least"], parameter["most"] + 1)))
    words = " | ".join(map(json.dumps, parameter.get("words", ())))
    if kind == "ladder":
        return f"{words} | LadderObject"
    return words or KINDS[kind]


def sentence(text):
    text = text.rstrip(".")
    return text[:1].upper() + text[1:] + "."


def comment(text):
    return f"/** {sentence(text)} */"


def described(text, declaration):
    """The line of a field after its description, in the same line if that fits."""
    line = f"  {comment(text)} {declaration};"
    return [line] if len(line) <= WIDTH else [f"  {comment(text)}", f"  {declaration};"]


def field_lines(parameter):
    optional = "" if parameter.get("required") else "?"
    return described(meaning_of(parameter), f"{parameter['name']}{optional}: {type_of(parameter)}")


def group_lines():
    lines = []
    for group, (method, names, partial, text) in GROUPS.items():
        lines += [comment(text), f"export interface {group} {{"]
        parameters = parameters_of(method)
        for name in (*names, *partial):
            lines += field_lines(parameters[name])
        lines += ["}", ""]
    return lines


def camel(method):
    return "".join(word.capitalize() for word in method.split("_"))


def parameters_type(method):
    """The type of the parameters: groups, and an object with the others."""
    left = parameters_of(method)
    groups = [(name, names, ()) for name, names in BY_HAND.items()]
    groups += [(name, names, partial) for name, (_, names, partial, _) in GROUPS.items() if name != "Wanted"]
    parts = []
    for name, names, partial in groups:
        if has_all(left, names):
            parts.append(name)
            left = {key: each for key, each in left.items() if key not in (*names, *partial)}
    parts = [REPLACED.get(method, "")] if method in REPLACED else parts
    if "Position" not in parts:
        parts.insert(0, "Wanted")
    left = [] if method in REPLACED else [each for name, each in left.items() if name != "fields"]
    if not left:
        return [" & ".join(parts)]
    own = [line for each in left for line in field_lines(each)]
    return [" & ".join([*parts, "{"]), *own, "}"]


def method_lines():
    lines = []
    for method in METHODS:
        generic = "<Scales = readonly Scale[]>" if method == "rate" else ""
        first, *rest = parameters_type(method)
        lines += [f"export type {camel(method)}Parameters{generic} = {first}", *rest]
        lines[-1] += ";"
    lines += ["", "/** The methods: parameters and answer of each. */", "export interface Questions {"]
    for method, row in METHODS.items():
        answer = "Ratings" if method == "rate" else f"records.Answer{camel(method)}"
        lines += [f"  {comment(row['meaning'])}", f"  {method}: [{camel(method)}Parameters, {answer}];"]
    return [*lines, "}"]


def types():
    path = ROOT / "bindings/js/index.d.ts"
    return with_block(path.read_text(encoding="utf-8"), BEGIN, END, [*group_lines(), *method_lines()])


def methods():
    path = ROOT / "bindings/js/methods.js"
    made = ["export const methods = [", *wrapped("  ", ", ".join(f'"{method}"' for method in METHODS) + ","), "];"]
    return with_block(path.read_text(encoding="utf-8"), BEGIN, END, made)
