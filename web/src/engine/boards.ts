// Questions about a board as it is: what its digits imply, what a text says, how it is written and drawn.
import type {AnswerCheck} from "deduku";
import {allCells, type Board, emptyBoard, setOf} from "../state/board.ts";
import {cellOf} from "../state/settings.ts";
import type {Facts} from "../state/state.ts";
import {bare, findPuzzle, puzzleLinkIn} from "../state/paste.ts";
import {type Fault, sayFault} from "../words/faults.ts";
import {say} from "../words/words.ts";
import {boardOf, type Connection} from "./connection.ts";
import {EngineError} from "./engine.ts";

export interface Check {
  status: "unique" | "several" | "none" | "invalid";
  solutions: string[];
  /** Two cells with the same digit where it may not stand twice. */
  repeated: {digit: number; cells: number[]} | null;
  /** Empty cells without a candidate. */
  spent: number[];
  /** Digits for which a house has no place. */
  homeless: {digit: number; kind: "row" | "column" | "box"; number: number}[];
}

export interface Reading {
  format: string;
  name: string;
  board: Board;
  /** How many puzzles the text has, as far as they were read. */
  count: number;
}

export interface PuzzleFacts {
  givens: number;
  status: Check["status"];
  /** How many givens could each be left out; null where there is not one solution. */
  redundant: number | null;
  /** What turns and mirrors leave the places of the givens as they are. */
  pattern: AnswerCheck["pattern"];
  automorphisms: number;
}

/** What is wrong with a link has no place in the text. */
function readError(error: Fault & {line: number; column: number}): EngineError {
  const isOfLink = /link|rule/.test(error.key ?? "");
  return isOfLink
    ? new EngineError("bad_link", sayFault(error))
    : new EngineError("parse_error", sayFault(error), error.line, error.column);
}

/** Reads the puzzles of a text that is in a form of the engine's, up to the first that cannot be read. */
async function readForms(connection: Connection, text: string): Promise<Reading[]> {
  const puzzle = new TextDecoder().decode(new TextEncoder().encode(text)); // no half of a character, which is no JSON
  const {records} = await connection.call("read", {puzzle, limit: 1000}, "quick");
  const first = records[0];
  if (!first) throw new EngineError("parse_error", say("import.nothing"));
  if (first.error) throw readError(first.error);
  return records.flatMap((record) => {
    if (record.error) return [];
    const {digits, givens, marks} = record.board;
    const board = {...emptyBoard, digits, givens, marks: marks?.map(setOf) ?? emptyBoard.marks};
    return [{format: record.format ?? "", name: record.tail.trim().slice(0, 200), board, count: records.length}];
  });
}

/** Reads the puzzles of a text: in a form that the engine knows, or else the cells that stand somewhere in it. */
async function readAnywhere(connection: Connection, text: string): Promise<Reading[]> {
  try {
    return await readForms(connection, text);
  } catch (error) {
    const inner = await readForms(connection, bare(text)).catch(() => null);
    if (inner) return inner;
    const link = puzzleLinkIn(text);
    const found = findPuzzle(text);
    if (found?.kind === "text")
      return (await readForms(connection, found.text)).map((reading) => ({...reading, format: "found"}));
    if (link) return await readForms(connection, link);
    if (found) throw new EngineError("parse_error", say("import.link", {host: found.host}));
    throw error;
  }
}

export const boardQuestions = (connection: Connection) => ({
  /** What digits alone imply: the candidates that are left, and what is in conflict. */
  async facts(digits: string): Promise<Facts> {
    const {records} = await connection.call("read", {board: {digits}}, "quick");
    const record = records[0]!;
    if (record.error) throw new EngineError("parse_error", sayFault(record.error));
    const {allowed, conflicts} = record;
    const spent = allCells.filter((cell) => digits[cell] === "." && allowed[cell]!.length === 0);
    return {digits, candidates: allowed.map(setOf), conflicts: conflicts.map(cellOf), spent};
  },

  async check(digits: string, signal: AbortSignal): Promise<Check> {
    const answer = await connection.call("check", {board: {digits}}, "quick", signal);
    const {status, solutions, conflict} = answer;
    const repeated = conflict && {digit: conflict.digit, cells: conflict.cells.map(cellOf)};
    return {status, solutions, repeated, spent: answer.without_candidate.map(cellOf), homeless: answer.without_place};
  },

  async puzzleFacts(givens: string): Promise<PuzzleFacts> {
    const {givens: count, status, ...rest} = await connection.call("check", {board: {digits: givens}}, "quick");
    const redundant = status === "unique" ? rest.redundant.length : null;
    return {givens: count, status, redundant, pattern: rest.pattern, automorphisms: rest.automorphisms};
  },

  /** Every puzzle of a text. */
  readAll: (text: string): Promise<Reading[]> => readAnywhere(connection, text),

  /** The first puzzle of a text. */
  read: async (text: string): Promise<Reading> => (await readAnywhere(connection, text))[0]!,

  async write(board: Board, marks: readonly number[] | null, format: string): Promise<string> {
    return (await connection.call("write", {board: boardOf(board, marks), to: format}, "quick")).text;
  },

  /** The line that all puzzles have that arise from this one by moving cells and giving digits other names. */
  async canonical(givens: string): Promise<string> {
    return (await connection.call("canonical", {board: {digits: givens}}, "quick")).form;
  },

  /** The style sheet of the pictures that stand in the page. */
  async styleSheet(): Promise<string> {
    return (await connection.call("style_sheet", {}, "quick")).css;
  },

  /** The board as a picture that stands alone, without marks. */
  async drawDigits(digits: string, givens: string): Promise<string> {
    const params = {board: {digits, givens}, marks: false, ...connection.style};
    return (await connection.call("draw", params, "quick")).svg;
  },
});
