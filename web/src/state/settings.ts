// What the reader has chosen for good.
import {type Language, languages} from "../words/words.ts";

export const themes = ["system", "light", "dark", "contrast"] as const;
export const notations = ["rc", "a1", "k9"] as const;
export const conflictTimes = ["once", "asked"] as const;
export const preferences = ["easiest", "progress"] as const;
export const marksPlaces = ["places", "middle"] as const;

export type Theme = (typeof themes)[number];
export type Notation = (typeof notations)[number];

/** Which techniques are used. */
export interface LadderChoice {
  /** The name of a profile, or "custom". */
  profile: string;
  /** The keys of the techniques that are off, with the profile "custom". */
  off: readonly string[];
}

export interface Settings extends LadderChoice {
  language: Language;
  theme: Theme;
  notation: Notation;
  /** Whether a repeated digit is shown at once or when the board is checked. */
  conflicts: (typeof conflictTimes)[number];
  /** Where the marks of a cell stand that are candidates: each in its place, or all of them in the middle. */
  marksAt: (typeof marksPlaces)[number];
  /** Marks are written by the page; the player crosses out. */
  autoMarks: boolean;
  /** A digit takes away the marks that it excludes. */
  tidyMarks: boolean;
  showTime: boolean;
  letterKeys: boolean;
  /** Which step a hint shows: the easiest, or of those no costlier than need be the one that unlocks most. */
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

/** Settings as they were kept; whatever of them cannot be understood is as in `base`. */
export function readSettings(kept: unknown, base: Settings): Settings {
  const said = (typeof kept === "object" && kept !== null ? kept : {}) as Record<keyof Settings, unknown>;
  return {
    language: oneOf(languages, said.language, base.language),
    theme: oneOf(themes, said.theme, base.theme),
    notation: oneOf(notations, said.notation, base.notation),
    conflicts: oneOf(conflictTimes, said.conflicts, base.conflicts),
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

/** How a cell is called: "r4c7", "D7", "D7" with rows A to H and K. */
export function cellName(cell: number, notation: Notation): string {
  const row = Math.floor(cell / 9);
  const column = (cell % 9) + 1;
  return notation === "rc" ? `r${row + 1}c${column}` : rowName(row, notation) + column;
}

export const rowName = (row: number, notation: Notation): string =>
  notation === "rc" ? String(row + 1) : (notation === "a1" ? "ABCDEFGHI" : "ABCDEFGHK")[row]!;

/** The cell that an answer of the engine calls "r4c7". */
export const cellOf = (name: string): number => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;
