// Text for reading aloud: cells are spelled out as rows and columns because "r3c78" would be read as a word and a
// number.
import {say} from "../words/words.ts";

/** "3"; "7 and 8"; "1, 4 and 7". */
function listed(digits: string): string {
  const [last, ...before] = [...digits].reverse();
  return before.length === 0 ? last! : say("spoken.and", {before: before.reverse().join(", "), last: last!});
}

const named = (kind: "row" | "column", digits: string): string =>
  say(`spoken.${kind}`, {n: digits.length, digits: listed(digits)});

/** The text with its cells in words: "r3c78" as "row 3, columns 7 and 8". */
export const spokenCells = (text: string): string =>
  text.replace(/\br([1-9]+)c([1-9]+)(?![0-9a-z])/g, (_, rows: string, columns: string) =>
    [named("row", rows), named("column", columns)].join(say("spoken.between")),
  );
