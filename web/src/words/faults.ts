// The faults of a text that the engine cannot read, in the language of the page. The engine's own messages are in
// English.
import {textUnder, type Values, withValues} from "./words.ts";

export interface Fault {
  message: string;
  key?: string;
  values?: Record<string, unknown>;
}

/** The words of a key; empty if the language has none, as in English. */
const wordsOf = (key: unknown): string => textUnder(`fault.${key}`);

export function sayFault({message, key, values = {}}: Fault): string {
  const text = wordsOf(key);
  if (!text) return message;
  const said = Object.entries(values).map(([name, value]) => {
    const known = value && typeof value === "object" && "key" in value ? wordsOf(value.key) : value;
    return [name, known];
  });
  return withValues(text, Object.fromEntries(said) as Values);
}
