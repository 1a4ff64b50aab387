// The texts of the interface. What is said about Sudoku comes from the engine.
import type {Language} from "../state/settings.ts";
import de from "./de.json" with {type: "json"};
import en from "./en.json" with {type: "json"};
import zh from "./zh.json" with {type: "json"};

export type Words = typeof en;
export type WordKey = keyof Words;
export type Values = Record<string, string | number>;

const tables: Record<Language, Words> = {en, de, zh};
let language: Language = "en";

export function speak(wanted: Language): void {
  language = wanted;
}

/** A text with its placeholders filled in: {name}, and {n:one|several}, which the number n chooses from. */
export function say(key: WordKey, values: Values = {}): string {
  return tables[language][key].replace(
    /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g,
    (_, name: string, one?: string, several?: string) => {
      const value = values[name] ?? "";
      return one === undefined ? String(value) : value === 1 ? one : several!;
    },
  );
}

export const isWord = (key: string): key is WordKey => key in en;
