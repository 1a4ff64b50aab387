// The reader's permanent choices.
import {type Language, languages} from "../words/words.ts";

export const themes = ["system", "light", "dark", "contrast"] as const;
export const notations = ["rc", "a1", "k9"] as const;
export const conflictTimes = ["wrong", "once", "asked"] as const;
export const inputOrders = ["cell", "digit"] as const;
export const preferences = ["easiest", "progress"] as const;
export const marksPlaces = ["places", "middle"] as const;

export type Theme = (typeof themes)[number];
export type Notation = (typeof notations)[number];

/** The techniques in use. */
export interface LadderChoice {
  /** The name of a profile, or "custom". */
  profile: string;
  /** The keys of the techniques that are off, with the profile "custom". */
  off: readonly string[];
  /** For a ladder from a link with a list of techniques: their keys; only these are on, regardless of `off`. */
  on?: readonly string[] | undefined;
}

export interface Settings extends LadderChoice {
  language: Language;
  theme: Theme;
  notation: Notation;
  /** The errors shown at once: wrong digits, or only repeated ones; or both only when the board is checked. */
  conflicts: (typeof conflictTimes)[number];
  /** The first choice of an entry: the cell, or the digit on the keypad. */
  order: (typeof inputOrders)[number];
  /** Row, column and box of the chosen cell are shaded. */
  shade: boolean;
  /** The position of candidate marks in a cell: each in its place, or all in the middle. */
  marksAt: (typeof marksPlaces)[number];
  /** The page writes the marks; the player crosses them out. */
  autoMarks: boolean;
  /** A digit removes the marks that it excludes. */
  tidyMarks: boolean;
  showTime: boolean;
  letterKeys: boolean;
  /** The step of a hint: the easiest, or, among the steps no costlier than necessary, the one that unlocks most. */
  prefer: (typeof preferences)[number];
}

function systemLanguage(wanted: readonly string[]): Language {
  for (const name of wanted) {
    const found = languages.find((language) => name.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

export const defaultSettings = (wanted: readonly string[]): Settings => ({
  language: systemLanguage(wanted),
  theme: "system",
  notation: "rc",
  conflicts: "once",
  order: "cell",
  shade: true,
  marksAt: "places",
  autoMarks: false,
  tidyMarks: true,
  showTime: true,
  letterKeys: true,
  prefer: "easiest",
  profile: "all",
  off: [],
});

const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.includes(value as Value) ? (value as Value) : otherwise;
const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === "boolean" ? value : otherwise);
const isKey = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9_]{1,60}$/.test(value);

/** Settings as they were kept; unreadable ones are taken from `base`. */
export function readSettings(kept: unknown, base: Settings): Settings {
  const said = (typeof kept === "object" && kept !== null ? kept : {}) as Record<keyof Settings, unknown>;
  return {
    language: oneOf(languages, said.language, base.language),
    theme: oneOf(themes, said.theme, base.theme),
    notation: oneOf(notations, said.notation, base.notation),
    conflicts: oneOf(conflictTimes, said.conflicts, base.conflicts),
    order: oneOf(inputOrders, said.order, base.order),
    shade: flag(said.shade, base.shade),
    marksAt: oneOf(marksPlaces, said.marksAt, base.marksAt),
    autoMarks: flag(said.autoMarks, base.autoMarks),
    tidyMarks: flag(said.tidyMarks, base.tidyMarks),
    showTime: flag(said.showTime, base.showTime),
    letterKeys: flag(said.letterKeys, base.letterKeys),
    prefer: oneOf(preferences, said.prefer, base.prefer),
    profile: isKey(said.profile) ? said.profile : base.profile,
    off: Array.isArray(said.off) ? said.off.filter(isKey) : base.off,
  };
}

/** The name of a cell: "r4c7", "D7", "D7" with rows A to H and K. */
export function cellName(cell: number, notation: Notation): string {
  const row = Math.floor(cell / 9);
  const column = (cell % 9) + 1;
  return notation === "rc" ? `r${row + 1}c${column}` : rowName(row, notation) + column;
}

export const rowName = (row: number, notation: Notation): string =>
  notation === "rc" ? String(row + 1) : (notation === "a1" ? "ABCDEFGHI" : "ABCDEFGHK")[row]!;

/** The cell of a name in an answer of the engine, such as "r4c7". */
export const cellOf = (name: string): number => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;
