// Questions of one who sets a puzzle: how many solutions it has, what could go, how hard it is, and what one given changes.
import {allCells} from "../state/board.ts";
import {cellOf} from "../state/settings.ts";
import type {Hardness, Proposal, SetFacts} from "../state/setting.ts";
import type {Connection} from "./connection.ts";
import {firstBudget} from "./scales.ts";

/** More solutions are not counted. */
const mostSolutions = 10_000;

const withDigitAt = (digits: string, cell: number, digit: string): string =>
  digits.slice(0, cell) + digit + digits.slice(cell + 1);

export const settingQuestions = (connection: Connection) => ({
  async setFacts(digits: string, signal: AbortSignal): Promise<SetFacts> {
    const {status, solutions, redundant} = await connection.call("check", {board: {digits}}, "quick", signal);
    const several = status === "several" ? await countOf(connection, digits, mostSolutions, signal) : null;
    const [first, second] = solutions;
    const differ = first && second ? allCells.filter((cell) => first[cell] !== second[cell]) : [];
    return {
      digits,
      status,
      solutions,
      count: several?.count ?? (status === "unique" ? 1 : 0),
      isAll: several?.exhausted ?? true,
      differ,
      redundant: status === "unique" ? redundant.map(cellOf) : [],
      hardness: null,
    };
  },

  /** How hard a puzzle with one solution is; null where that takes too long. */
  async hardness(digits: string, signal: AbortSignal): Promise<Hardness | null> {
    const params = {board: {digits}, scales: ["r" as const], budget: 8 * firstBudget.r};
    const record = (await connection.call("rate", params, "long", signal)).records[0]!;
    if (record.scale !== "r" || typeof record.r !== "number") return null;
    return {value: record.r.toFixed(2), level: record.class ?? "", technique: record.technique ?? ""};
  },

  /** The puzzles with a given less or one more that have one solution; none where the puzzle itself takes too long. */
  async neighbours(digits: string, signal: AbortSignal): Promise<{value: number; proposals: Proposal[]}> {
    const params = {board: {digits}, scales: ["r" as const], neighbours: true, budget: firstBudget.r};
    const record = (await connection.call("rate", params, "long", signal)).records[0]!;
    if (record.scale !== "r" || typeof record.r !== "number") return {value: 0, proposals: []};
    const value = record.r;
    const {removed = [], added = []} = record.neighbours ?? {};
    const proposals = [
      ...removed.map((given) => ({given, isRemoved: true})),
      ...added.map((given) => ({given, isRemoved: false})),
    ];
    return {
      value,
      proposals: proposals.flatMap(({given, isRemoved}) =>
        typeof given["r"] === "number"
          ? [
              {
                cell: cellOf(given.cell),
                digit: given.digit,
                isRemoved,
                value: given["r"],
                level: String(given["class"] ?? ""),
              },
            ]
          : [],
      ),
    };
  },

  /** The givens of a minimal puzzle among these; another seed tries them in another order. */
  async minimal(digits: string, seed: number, signal: AbortSignal): Promise<string> {
    return (await connection.call("minimise", {board: {digits}, seed}, "quick", signal)).minimal;
  },

  /**
   * One more given each that leaves the fewest solutions, and how many. Where one leaves a single solution, it stands in a cell
   * where the two solutions differ.
   */
  async narrowing(
    facts: SetFacts,
    signal: AbortSignal,
  ): Promise<{count: number; givens: {cell: number; digit: number}[]}> {
    let best = {count: mostSolutions, givens: [] as {cell: number; digit: number}[]};
    for (const solution of facts.solutions)
      for (const cell of facts.differ) {
        const digits = withDigitAt(facts.digits, cell, solution[cell]!);
        const {count} = await countOf(connection, digits, best.count + 1, signal);
        const given = {cell, digit: Number(solution[cell])};
        if (count < best.count) best = {count, givens: [given]};
        else if (count === best.count) best.givens.push(given);
      }
    return best;
  },
});

const countOf = (connection: Connection, digits: string, limit: number, signal: AbortSignal) =>
  connection.call("count", {board: {digits}, limit}, "quick", signal);
