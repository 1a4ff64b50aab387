// Questions about a board as it is: the facts implied by its digits, the puzzles of a text, its formats and its
// picture.
import type {AnswerCheck} from "deduku";
import {allCells, type Board, emptyBoard, setOf} from "../state/board.ts";
import {cellOf} from "../state/settings.ts";
import type {Facts} from "../state/state.ts";
import {type Fault, sayFault} from "../words/faults.ts";
import {boardOf, type Connection} from "./connection.ts";
import {EngineError} from "./engine.ts";

export interface Check {
  status: "unique" | "several" | "none" | "invalid";
  solutions: string[];
  /** Two cells of a house with the same digit. */
  repeated: {digit: number; cells: number[]} | null;
  /** Empty cells without a candidate. */
  spent: number[];
  /** Digits without a place in some house. */
  homeless: {digit: number; kind: "row" | "column" | "box"; number: number}[];
}

/** A puzzle in a text. */
export interface Reading {
  format: string;
  name: string;
  board: Board;
  /** Its first line, from 1. */
  line: number;
}

/** The contents of a text. */
export interface Readings {
  puzzles: Reading[];
  /** Puzzles that cannot be read. */
  bad: EngineError[];
  /** The text outside all puzzles: its first line, and its number of lines. */
  others: {line: number; lines: number} | null;
}

export interface PuzzleFacts {
  givens: number;
  status: Check["status"];
  /** The number of givens that could each be removed; null unless the puzzle has one solution. */
  redundant: number | null;
  /** The rotations and reflections that preserve the pattern of the givens. */
  pattern: AnswerCheck["pattern"];
  automorphisms: number;
}

/** A fault of a link has no column. */
function readError(error: Fault & {line: number; column: number}): EngineError {
  const isOfLink = /link|rule/.test(error.key ?? "");
  return new EngineError("parse_error", sayFault(error), error.line, isOfLink ? 0 : error.column);
}

/** Reads every puzzle in a text, in any form and with any text around it. */
async function readText(connection: Connection, text: string, limit: number): Promise<Readings> {
  // Without half a surrogate pair, which is invalid in JSON.
  const puzzle = new TextDecoder().decode(new TextEncoder().encode(text));
  const {records, passed_over: others = null} = await connection.call("read", {puzzle, limit}, "quick");
  const readings: Readings = {puzzles: [], bad: [], others};
  for (const record of records) {
    if (record.error) {
      readings.bad.push(readError(record.error));
      continue;
    }
    const {digits, givens, marks} = record.board;
    const board = {...emptyBoard, digits, givens, marks: marks?.map(setOf) ?? emptyBoard.marks};
    const name = record.tail.trim().slice(0, 200);
    readings.puzzles.push({format: record.format ?? "", name, board, line: record.line ?? 0});
  }
  return readings;
}

export const boardQuestions = (connection: Connection) => ({
  /** The facts that the digits alone imply: the remaining candidates, and the conflicts. */
  async facts(digits: string): Promise<Facts> {
    const {records} = await connection.call("read", {board: {digits}}, "quick");
    const record = records[0]!;
    if (record.error) throw new EngineError("parse_error", sayFault(record.error));
    const {allowed, conflicts} = record;
    const spent = allCells.filter((cell) => digits[cell] === "." && allowed[cell]!.length === 0);
    return {digits, candidates: allowed.map(setOf), conflicts: conflicts.map(cellOf), wrong: [], spent};
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

  /** The puzzles of a text, at most `limit`. */
  read: (text: string, limit = 1000): Promise<Readings> => readText(connection, text, limit),

  async write(board: Board, marks: readonly number[] | null, format: string): Promise<string> {
    return (await connection.call("write", {board: boardOf(board, marks), to: format}, "quick")).text;
  },

  /** The canonical line, shared by all puzzles that arise from this one by moving cells and renaming digits. */
  async canonical(givens: string): Promise<string> {
    return (await connection.call("canonical", {board: {digits: givens}}, "quick")).form;
  },

  /** The style sheet of the pictures within the page. */
  async styleSheet(): Promise<string> {
    return (await connection.call("style_sheet", {}, "quick")).css;
  },

  /** The board as a stand-alone picture, without marks. */
  async drawDigits(digits: string, givens: string): Promise<string> {
    const params = {board: {digits, givens}, marks: false, ...connection.style};
    return (await connection.call("draw", params, "quick")).svg;
  },
});
