// The texts of the interface. What is said about Sudoku comes from the engine.
import de from "./de.json" with {type: "json"};
import en from "./en.json" with {type: "json"};
import zh from "./zh.json" with {type: "json"};

export type WordKey = keyof typeof en;
export type Values = Record<string, string | number>;

/** The languages, in the order in which they are offered: everything about one is in its table. */
const tables = {en, de, zh} satisfies Record<string, Record<WordKey, string>>;
export type Language = keyof typeof tables;
export const languages = Object.keys(tables) as Language[];
/** What a language calls itself. */
export const nameOf = (language: Language): string => tables[language]["language.name"];
/** What a language is called in the attribute `lang`. */
export const tagOf = (language: Language): string => tables[language]["language.tag"];

let language: Language = "en";

export function speak(wanted: Language): void {
  language = wanted;
}

/** A text with its placeholders filled in: {name}, and {n:one|several}, which the number n chooses from. */
export const withValues = (text: string, values: Values): string =>
  text.replace(
    /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g,
    (_, name: string, one?: string, several?: string) => {
      const value = values[name] ?? "";
      return one === undefined ? String(value) : value === 1 ? one : several!;
    },
  );

export const say = (key: WordKey, values: Values = {}): string => withValues(tables[language][key], values);

/** The text under a key that English need not have; empty where the language has none. */
export const textUnder = (key: string): string => (tables[language] as Record<string, string>)[key] ?? "";

/** A number with its digits in groups. */
export const sayNumber = (number: number): string => new Intl.NumberFormat(language).format(number);

/** When something was, to the minute: "24/11/2026, 00:10" as one writes it in the language of the page. */
export const sayWhen = (time: number): string =>
  new Intl.DateTimeFormat(language, {dateStyle: "medium", timeStyle: "short"}).format(time);

/** How long something took: "1 hour 5 minutes", "45 seconds". */
export function sayDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const unit = (value: number, name: "hour" | "minute" | "second"): string =>
    new Intl.NumberFormat(language, {style: "unit", unit: name, unitDisplay: "long"}).format(value);
  if (minutes >= 60) return `${unit(Math.floor(minutes / 60), "hour")} ${unit(minutes % 60, "minute")}`;
  return minutes > 0 ? `${unit(minutes, "minute")} ${unit(seconds % 60, "second")}` : unit(seconds, "second");
}

export const isWord = (key: string): key is WordKey => key in en;
