// The texts of the interface. Texts about Sudoku come from the engine.
import type en from "./en.json";

export type WordKey = keyof typeof en;
export type Values = Record<string, string | number>;
type Table = Record<WordKey, string>;

/**
 * The languages, in the order of the menu: the name of each in itself, its name in the attribute `lang`, and its texts,
 * which are fetched on demand.
 */
const known = {
  en: {name: "English", tag: "en", fetch: () => import("./en.json", {with: {type: "json"}})},
  de: {name: "Deutsch", tag: "de", fetch: () => import("./de.json", {with: {type: "json"}})},
  zh: {name: "中文", tag: "zh-Hans", fetch: () => import("./zh.json", {with: {type: "json"}})},
} satisfies Record<string, {name: string; tag: string; fetch: () => Promise<{default: Table}>}>;
export type Language = keyof typeof known;
export const languages = Object.keys(known) as Language[];
export const nameOf = (language: Language): string => known[language].name;
export const tagOf = (language: Language): string => known[language].tag;

const tables = new Map<Language, Table>();
let language: Language = "en";
let table: Table;

/** Whether the texts of a language are loaded. */
export const isHere = (language: Language): boolean => tables.has(language);

/** Fetches the texts of a language; rejects on failure. */
export async function fetchWords(language: Language): Promise<void> {
  if (!isHere(language)) tables.set(language, (await known[language].fetch()).default);
}

/** Switches to a language, whose texts have been fetched. */
export function speak(wanted: Language): void {
  language = wanted;
  table = tables.get(wanted)!;
}

/** A text with its placeholders filled in: {name}, and {n:one|several}, with the form chosen by the number n. */
export const withValues = (text: string, values: Values): string =>
  text.replace(
    /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g,
    (_, name: string, one?: string, several?: string) => {
      const value = values[name] ?? "";
      return one === undefined ? String(value) : value === 1 ? one : several!;
    },
  );

export const say = (key: WordKey, values: Values = {}): string => withValues(table[key], values);

/** The text under a key that English need not have; empty if the language has none. */
export const textUnder = (key: string): string => (table as Record<string, string>)[key] ?? "";

/** A number with its digits in groups. */
export const sayNumber = (number: number): string => new Intl.NumberFormat(language).format(number);

/** A time to the minute: "24/11/2026, 00:10", in the format of the language of the page. */
export const sayWhen = (time: number): string =>
  new Intl.DateTimeFormat(language, {dateStyle: "medium", timeStyle: "short"}).format(time);

/** A duration: "1 hour 5 minutes", "45 seconds". */
export function sayDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const unit = (value: number, name: "hour" | "minute" | "second"): string =>
    new Intl.NumberFormat(language, {style: "unit", unit: name, unitDisplay: "long"}).format(value);
  if (minutes >= 60) return `${unit(Math.floor(minutes / 60), "hour")} ${unit(minutes % 60, "minute")}`;
  return minutes > 0 ? `${unit(minutes, "minute")} ${unit(seconds % 60, "second")}` : unit(seconds, "second");
}

export const isWord = (key: string): key is WordKey => key in table;
