// Finds the puzzle in whatever is pasted: the one run of 81 cells in a text of any kind. The engine reads the
// forms that programs write; here is what people put around it: forums, chats, links.

/** A text in which the cells stand; or a link, by the name of its place, that has none to be read. */
export type Pasted = {kind: "text"; text: string} | {kind: "link"; host: string};

/** What may stand for an empty cell. */
const blanks = /[0.*_xX\-?·•□]/g;
const cells = "[1-9" + "0.*_xX\\-?·•□" + "]";

/** 81 characters with "." for an empty cell. */
const line = (text: string): string => text.replace(blanks, ".");

/** Without what forums, chats and pages put around a text. */
export function bare(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/<br\s*\/?>|<\/(?:p|div|tr|li)>/gi, "\n")
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, "")
    .replace(/\[\/?[a-z]+(?:[=\s][^\][\n]{0,200})?\]/gi, "")
    .replace(/&nbsp;|\u00a0|\u3000/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/^[ \t]*(?:```|~~~)[^\n]*$/gm, "")
    .replace(/^(?:>[ ]?)+/gm, "");
}

const hasDigits = (text: string): boolean => (text.match(/[1-9]/g)?.length ?? 0) >= 2;

/** Whether a digit has the place of a word: "8." and "x" are no cells where letters follow. */
const run = new RegExp(`(?<![\\p{L}\\p{N}])(?<!${cells})${cells}{81}(?!${cells})(?![\\p{L}\\p{N}])`, "gu");

/** Runs of 81 cells without anything between them. */
const runsIn = (text: string): string[] => (text.match(run) ?? []).filter(hasDigits).map(line);

/** The nine cells of a line with other signs for its frame; "" if it is no row. */
function rowOf(text: string, width: number): string {
  const bareRow = text.replace(/[|│┃║!]/g, "");
  const close = bareRow.replace(/\s+/g, "");
  if (new RegExp(`^${cells}{9}$`).test(close)) return line(close);
  // Blanks are spaces: the digits say where they stand.
  const open = bareRow.replace(/\s+$/, "").slice(width);
  if (!/^[1-9 ]*$/.test(open) || bareRow.slice(0, width).trim() !== "") return "";
  if (open.length <= 9) return open.padEnd(9).replace(/ /g, ".");
  const isSpaced = open.length <= 17 && [...open].every((character, at) => at % 2 === 0 || character === " ");
  return isSpaced
    ? [...open.padEnd(17)]
        .filter((_, at) => at % 2 === 0)
        .join("")
        .replace(/ /g, ".")
    : "";
}

const isFrame = (text: string): boolean =>
  /^[\s|│┃║+\-–—=─━═┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬*:]*$/.test(text) && /[-–—=─━═+]{3}/.test(text);

/** Nine lines as a grid; "" if they are none. */
function gridOf(nine: readonly string[]): string {
  const indents = nine.filter((row) => row.trim() !== "").map((row) => /^ */.exec(row)![0].length);
  const widest = Math.max(...nine.map((row) => row.replace(/[|│┃║!]/g, "").trimEnd().length));
  // What all lines begin with, as far as it is more than nine cells need.
  const width = widest > 9 && widest !== 17 ? Math.min(...indents, widest - 9) : 0;
  const rows = nine.map((row) => rowOf(row, width));
  return rows.includes("") || !hasDigits(rows.join("")) ? "" : rows.join("");
}

const countOf = (grid: string): number => grid.replaceAll(".", "").length;

/** Nine rows one below the other, with or without a frame. An empty line may be a row: of grids that overlap, the fullest is meant. */
function gridsIn(text: string): string[] {
  const rows = text.split("\n").filter((row) => !isFrame(row));
  const grids = rows
    .map((_, at) => ({at, grid: at + 9 <= rows.length ? gridOf(rows.slice(at, at + 9)) : ""}))
    .filter(({grid}) => grid !== "");
  const isFullest = ({at, grid}: {at: number; grid: string}): boolean =>
    grids.every(
      (other) =>
        Math.abs(other.at - at) >= 9 ||
        other.at === at ||
        countOf(other.grid) < countOf(grid) ||
        (countOf(other.grid) === countOf(grid) && other.at > at),
    );
  return grids.filter(isFullest).map(({grid}) => grid);
}

/** All cells of a text that has 81 of them and nothing else. */
function allOf(text: string): string[] {
  const close = text.replace(/[\s|│┃║,;]/g, "");
  return new RegExp(`^${cells}{81}$`).test(close) && hasDigits(close) ? [line(close)] : [];
}

/** Every puzzle that stands in a text, as lines. */
export function puzzlesIn(text: string): string[] {
  const plain = bare(text);
  for (const find of [runsIn, gridsIn, allOf]) {
    const found = [...new Set(find(plain))];
    if (found.length > 0) return found;
  }
  return [];
}

/** A link alone, as one copies it; null for any other text. */
function linkOf(text: string): URL | null {
  const word = text.trim();
  if (/\s/.test(word) || !/^(?:https?:\/\/|www\.)/i.test(word)) return null;
  try {
    return new URL(/^www\./i.test(word) ? "https://" + word : word);
  } catch {
    return null;
  }
}

/** What links are called that have no cells in them that one could read. */
const places: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)f-puzzles\.com$/, "f-puzzles"],
  [/(^|\.)(sudokupad\.app|crackingthecryptic\.com)$/, "SudokuPad"],
  [/(^|\.)sudokuwiki\.org$/, "SudokuWiki"],
];

/**
 * The first link in a text to a place whose links hold puzzles that the engine reads; "" where there is none. The parts of a
 * host have 63 letters at most: without an end to them a long text would be searched once for each of its letters.
 */
export const puzzleLinkIn = (text: string): string =>
  /(?:https?:\/\/)?(?:[\w-]{1,63}\.){0,3}(?:f-puzzles\.com|sudokupad\.app|crackingthecryptic\.com)\/[^\s"<>]+/i.exec(
    text,
  )?.[0] ?? "";

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** What the engine is to read, where it could not read the text itself; null where there is nothing. */
export function findPuzzle(text: string): Pasted | null {
  const link = linkOf(text);
  const found = puzzlesIn(link ? decoded(text).replace(/[/=&?#]/g, "\n") : text);
  if (found.length > 0) return {kind: "text", text: found.join("\n")};
  if (!link) return null;
  const host = link.hostname.replace(/^www\./, "");
  return {kind: "link", host: places.find(([form]) => form.test(host))?.[1] ?? host};
}
