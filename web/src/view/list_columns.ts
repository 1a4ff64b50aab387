// The columns of a list of puzzles, and the list as text.
import type {ListedPuzzle, ListRating} from "../app/list.ts";
import type {Rating} from "../engine/scales.ts";
import type {About} from "../state/answers.ts";
import {givenCount} from "../state/board.ts";
import {say} from "../words/words.ts";
import {levelName, techniqueName} from "./names.ts";

export interface Column {
  key: string;
  label: string;
  /** Its name in a file. */
  name: string;
  /** The displayed text for a puzzle. */
  text(puzzle: ListedPuzzle): string;
  /** Its sort key; null if unknown. */
  value(puzzle: ListedPuzzle): number | string | null;
}

/** A figure, or its lower bound. */
const figure = (rating: Rating | undefined): string =>
  rating && rating.value !== "" ? (rating.isWhole ? "" : "≥ ") + rating.value : rating ? "–" : "";
const number = (text: string | undefined): number | null =>
  text && Number.isFinite(Number(text)) ? Number(text) : null;

/** The class of a puzzle by R, or its fault. */
function classOf({fault, ratings}: ListedPuzzle, about: About | null): string {
  if (fault) return say(`list.${fault}`);
  const level = ratings.r?.verdict?.level;
  return level ? levelName(level, about) : "";
}

const hardestOf = ({ratings}: ListedPuzzle, about: About | null): string => {
  const step = ratings.r?.hardest;
  return step && "technique" in step ? techniqueName(step.technique, about) : "";
};

const orNull = (text: string): string | null => (text === "" ? null : text);

/** The columns of the wanted scales. */
export function columnsOf(rating: ListRating, about: About | null): Column[] {
  const columns: Column[] = [
    {key: "line", label: "#", name: "line", text: ({line}) => String(line), value: ({line}) => line},
    {
      key: "puzzle",
      label: say("puzzle"),
      name: "name",
      text: ({board, name}) => name || board.givens,
      value: ({board, name}) => name || board.givens,
    },
    {
      key: "givens",
      label: say("facts.givens"),
      name: "givens",
      text: ({board}) => String(givenCount(board)),
      value: ({board}) => givenCount(board),
    },
    {
      key: "class",
      label: say("list.class"),
      name: "class",
      text: (puzzle) => classOf(puzzle, about),
      value: ({ratings}) => number(ratings.r?.value),
    },
    {
      key: "r",
      label: say("scale.r"),
      name: "r",
      text: ({ratings}) => figure(ratings.r),
      value: ({ratings}) => number(ratings.r?.value),
    },
    {
      key: "hardest",
      label: say("list.hardest"),
      name: "hardest",
      text: (puzzle) => hardestOf(puzzle, about),
      value: (puzzle) => orNull(hardestOf(puzzle, about)),
    },
  ];
  if (rating.isWanted("ser"))
    columns.push({
      key: "ser",
      label: "SE",
      name: "se",
      text: ({ratings}) => figure(ratings.ser),
      value: ({ratings}) => number(ratings.ser?.value),
    });
  if (rating.isWanted("hodoku"))
    columns.push({
      key: "hodoku",
      label: "HoDoKu",
      name: "hodoku",
      text: ({ratings}) => [figure(ratings.hodoku), ratings.hodoku?.detail].filter(Boolean).join(" "),
      value: ({ratings}) => number(ratings.hodoku?.detail),
    });
  return columns;
}

/** A field of a CSV file: quoted if necessary, and never a formula of a spreadsheet. */
function field(text: string): string {
  const safe = /^[=+@\t\r-]/.test(text) ? "'" + text : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row for each puzzle, below the names of the columns: first its 81 characters, then the results. */
export function toCsv(columns: readonly Column[], puzzles: readonly ListedPuzzle[]): string {
  const head = ["puzzle", ...columns.map(({name}) => name)];
  const rows = puzzles.map((puzzle) => [
    puzzle.board.givens,
    ...columns.map(({key, text}) => (key === "puzzle" ? puzzle.name : text(puzzle))),
  ]);
  return [head, ...rows].map((row) => row.map(field).join(",") + "\r\n").join("");
}

/** A line for each puzzle, which can be read again: 81 characters, followed by the results. */
export const toText = (columns: readonly Column[], puzzles: readonly ListedPuzzle[]): string =>
  puzzles
    .map((puzzle) => {
      const known = columns.filter(({key}) => !["line", "puzzle", "givens"].includes(key));
      const said = known.map(({key, label, text}) => [/^(r|ser)$/.test(key) ? label : "", text(puzzle)]);
      const words = said.filter(([, text]) => text).map((parts) => parts.filter(Boolean).join(" "));
      return (
        [puzzle.board.givens, words.join(", "), puzzle.name && `(${puzzle.name})`].filter(Boolean).join(" ") + "\n"
      );
    })
    .join("");
