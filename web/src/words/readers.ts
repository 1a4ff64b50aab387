// What the readers of the engine say is wrong with a text, in the language of the page: their sentences are English, and stand
// in the table of English as they say them.
import en from "./en.json" with {type: "json"};
import {say, type Values, type WordKey} from "./words.ts";

type ReaderKey = Extract<WordKey, `reader.${string}`>;

const escaped = (text: string): string => text.replace(/[.*+?^$()[\]\\|]/g, "\\$&");

interface Sentence {
  key: ReaderKey;
  form: RegExp;
  names: string[];
}

/** What a sentence of the table looks like, with anything in its places. */
function sentenceOf(key: ReaderKey): Sentence {
  const names: string[] = [];
  const form = en[key].split(/(\{[^}]*\})/).map((part) => {
    const [, name, choice] = /^\{(\w+)(?::(.*))?\}$/.exec(part) ?? [];
    if (!name) return escaped(part);
    if (choice) return `(?:${choice})`;
    names.push(name);
    return "(.+)";
  });
  return {key, form: new RegExp(`^${form.join("")}$`, "s"), names};
}

const sentences = (Object.keys(en) as WordKey[])
  .filter((key): key is ReaderKey => key.startsWith("reader."))
  .map(sentenceOf);

/** A message of the reader in the language of the page; one that is not in the table stays as it is. */
export function translate(message: string): string {
  for (const {key, form, names} of sentences) {
    const found = form.exec(message);
    if (!found) continue;
    const values: Values = {};
    names.forEach((name, index) => {
      const text = found[index + 1]!;
      values[name] = name === "found" ? translate(text) : /^\d+$/.test(text) ? Number(text) : text;
    });
    return say(key, values);
  }
  return message;
}
