// Writes TypeScript types for the definitions of a JSON schema: write-types.mjs docs/deduku.schema.json > records.d.ts
// Supports the keywords that the schema of Deduku uses, and refuses all others.
import {readFileSync} from "node:fs";
import {argv, stdout} from "node:process";

/** Keywords that restrict values without changing their type. */
const silent = [
  "description", "minimum", "maximum", "exclusiveMinimum", "minItems", "maxItems", "minLength", "maxLength", "pattern",
  "uniqueItems", "default", "examples", "if", "then", "else", "not", "title",
];

/** The longest line, except for comments and unions. */
const width = 120;

const typeName = (key) => {
  const name = key.split("_").map((word) => word[0].toUpperCase() + word.slice(1)).join("");
  return name in globalThis ? name + "Value" : name;  // the name may have another meaning in JavaScript, as Number has
};

/** The declaration in one line if it has no comments and fits. */
function joined(indent, declaration) {
  const line = declaration.replace(/\{\n */g, "{").replace(/;\n *\}/g, "}").replace(/\n */g, " ");
  return declaration.includes("/**") || indent.length + line.length + 1 > width ? declaration : line;
}

/**
 * The declaration after its description: in the same line if that fits; a type of several lines is below it. Links,
 * which lead to other pages, are omitted; so is a description that is only the value.
 */
function described({description = "", ...schema}, indent, declaration) {
  const text = joined(indent, declaration);
  const value = JSON.stringify(schema.const);
  if (["", value, `\`${value}\``].includes(description)) return text;
  const comment = `/** ${description.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")} */`;
  const [line, ...others] = text.split("\n");
  const isShort = `${indent}${comment} ${line};`.length <= width && (indent || others.length === 0);
  return comment + (isShort ? " " : `\n${indent}`) + text;
}

const union = (types) => [...new Set(types)].join(" | ");
const element = (type) => (/[|&]/.test(type) && !/^[{(].*[})]$/s.test(type) ? `(${type})` : type);

/** The type of the values that a schema allows: the intersection of one part for each keyword. */
function typeOf(schema, indent = "") {
  if (typeof schema === "boolean") return schema ? "unknown" : "never";
  const known = ["$ref", "const", "enum", "type", "properties", "required", "items", "additionalProperties", "allOf", "anyOf", "oneOf"];
  const unknown = Object.keys(schema).filter((key) => !known.includes(key) && !silent.includes(key));
  if (unknown.length > 0) throw new Error(`write-types.mjs does not know the keyword ${unknown[0]}`);
  const parts = [];
  if (schema.$ref) parts.push(typeName(schema.$ref.replace("#/$defs/", "")));
  if ("const" in schema) parts.push(JSON.stringify(schema.const));
  else if (schema.enum) parts.push(union(schema.enum.map((value) => JSON.stringify(value))));
  else if (schema.type) parts.push(union([schema.type].flat().map((type) => plainType(type, schema, indent))));
  else if (schema.properties) parts.push(objectType(schema, indent));
  for (const all of schema.allOf ?? []) parts.push(typeOf(all, indent));
  for (const any of [schema.anyOf, schema.oneOf]) {
    if (any) parts.push(union(any.map((choice) => typeOf(choice, indent))));
  }
  const meant = [...new Set(parts)].filter((part) => part !== "unknown");
  if (meant.length === 0) return "unknown";
  return meant.length === 1 ? meant[0] : meant.map(element).join(" & ");
}

function plainType(type, schema, indent) {
  if (type === "integer") return "number";
  if (type === "array") return element(schema.items ? typeOf(schema.items, indent) : "unknown") + "[]";
  if (type === "object") return objectType(schema, indent);
  return type;
}

function objectType({properties = {}, required = [], additionalProperties}, indent) {
  const inner = indent + "  ";
  const fields = Object.entries(properties).map(([key, schema]) => {
    const name = /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key);
    return described(schema, inner, `${name}${required.includes(key) ? "" : "?"}: ${typeOf(schema, inner)}`);
  });
  const others = typeof additionalProperties === "object" ? typeOf(additionalProperties, inner) : "unknown";
  if (fields.length === 0) return `Record<string, ${others}>`;
  if (typeof additionalProperties === "object") fields.push(`[others: string]: ${others}`);
  return `{\n${fields.map((field) => `${inner}${field};\n`).join("")}${indent}}`;
}

const schema = JSON.parse(readFileSync(argv[2], "utf8"));
stdout.write("// Made by scripts/renew-bindings.py from docs/deduku.schema.json. Do not edit.\n");
const isOneLine = (text) => text.indexOf("\n") === text.length - 1;
let before = " ";
for (const [key, definition] of Object.entries(schema.$defs)) {
  const type = `${described(definition, "", `export type ${typeName(key)} = ${typeOf(definition)}`)};\n`;
  stdout.write((isOneLine(before) && isOneLine(type) ? "" : "\n") + type);
  before = type;
}
