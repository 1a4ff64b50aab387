// Questions of a puzzle setter: the number of solutions, the removable givens, the difficulty, and the effect of one
// given.
import type {Mark} from "../state/answers.ts";
import {allCells, allDigits, sees} from "../state/board.ts";
import {chanceOf, shuffled} from "../state/chance.ts";
import {cellOf} from "../state/settings.ts";
import {type Hardness, orbitsOf, type Proposal, type SetFacts} from "../state/setting.ts";
import type {Symmetry} from "../state/wishes.ts";
import type {Connection} from "./connection.ts";
import {markOf} from "./records.ts";
import {firstBudget} from "./scales.ts";

/** More solutions are not counted. */
const mostSolutions = 10_000;

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

  /** The difficulty of a puzzle with one solution; null if it takes too long. */
  async hardness(digits: string, signal: AbortSignal): Promise<Hardness | null> {
    const params = {board: {digits}, scales: ["r" as const], budget: 8 * firstBudget.r};
    const record = (await connection.call("rate", params, "long", signal)).records[0]!;
    if (record.scale !== "r" || typeof record.r !== "number") return null;
    return {value: record.r.toFixed(2), level: record.class ?? "", technique: record.technique ?? ""};
  },

  /**
   * The puzzles with one given less or more that have one solution; with a symmetry, those with one group of givens
   * less or more. Empty if the puzzle itself takes too long.
   */
  async neighbours(
    facts: SetFacts,
    symmetry: Symmetry,
    signal: AbortSignal,
  ): Promise<{value: number; proposals: Proposal[]}> {
    if (symmetry !== "none") return neighbouringOrbits(connection, facts, symmetry, signal);
    const params = {board: {digits: facts.digits}, scales: ["r" as const], neighbours: true, budget: firstBudget.r};
    const record = (await connection.call("rate", params, "long", signal)).records[0]!;
    if (record.scale !== "r" || typeof record.r !== "number") return {value: 0, proposals: []};
    const {removed = [], added = []} = record.neighbours ?? {};
    const proposals = [
      ...removed.map((given) => ({given, isRemoved: true})),
      ...added.map((given) => ({given, isRemoved: false})),
    ];
    return {
      value: record.r,
      proposals: proposals.flatMap(({given, isRemoved}) =>
        typeof given["r"] === "number" ? [{givens: [markOf(given)], isRemoved, value: given["r"]}] : [],
      ),
    };
  },

  /** In a puzzle without a solution, each given whose removal alone makes it solvable. */
  async culprits(digits: string, signal: AbortSignal): Promise<Mark[]> {
    const found: Mark[] = [];
    for (const cell of allCells)
      if (digits[cell] !== "." && (await isUnique(connection, withDigitsAt(digits, [cell], "."), signal)))
        found.push({cell, digit: Number(digits[cell])});
    return found;
  },

  /**
   * The givens of a minimal puzzle among these; another seed tries them in another order. With a symmetry whole groups
   * are removed.
   */
  async minimal(digits: string, symmetry: Symmetry, seed: number, signal: AbortSignal): Promise<string> {
    if (symmetry === "none") return (await connection.call("minimise", {board: {digits}, seed}, "quick", signal)).minimal;
    let left = digits;
    for (const orbit of shuffled(orbitsOf(symmetry), chanceOf(seed))) {
      const without = withDigitsAt(left, orbit, ".");
      if (without !== left && (await isUnique(connection, without, signal))) left = without;
    }
    return left;
  },

  /**
   * The single additional givens that leave the fewest solutions, with that number; with a symmetry, the missing cells
   * of its group are added with it. All possibilities are tried.
   */
  async narrowing(
    {digits}: SetFacts,
    symmetry: Symmetry,
    signal: AbortSignal,
  ): Promise<{count: number; givens: (readonly Mark[])[]}> {
    const best = {count: mostSolutions, givens: [] as (readonly Mark[])[]};
    for (const orbit of orbitsOf(symmetry)) {
      const open = orbit.filter((cell) => digits[cell] === ".");
      if (open.length > 0) await narrowIn(connection, digits, open, [], best, signal);
    }
    return best;
  },
});

/** Tries every digit in the first of the cells, and with each the others; branches without a solution are cut. */
async function narrowIn(
  connection: Connection,
  digits: string,
  [cell, ...others]: readonly number[],
  added: readonly Mark[],
  best: {count: number; givens: (readonly Mark[])[]},
  signal: AbortSignal,
): Promise<void> {
  if (cell === undefined) return;
  const isFree = (digit: number): boolean =>
    !allCells.some((other) => sees(cell, other) && digits[other] === String(digit));
  for (const digit of allDigits.filter(isFree)) {
    const more = [...added, {cell, digit}];
    const line = withDigitsAt(digits, [cell], String(digit));
    const limit = others.length > 0 ? 1 : best.count + 1;
    const {count} = await countOf(connection, line, limit, signal);
    if (count === 0) continue;
    if (others.length > 0) await narrowIn(connection, line, others, more, best, signal);
    else if (count < best.count) Object.assign(best, {count, givens: [more]});
    else if (count === best.count) best.givens.push(more);
  }
}

/** The digits of a solution in the cells without a given. */
const lackingOf = (digits: string, cells: readonly number[], solution: string): Mark[] =>
  cells.filter((cell) => digits[cell] === ".").map((cell) => ({cell, digit: Number(solution[cell])}));

const withDigitsAt = (digits: string, cells: readonly number[], digit: string): string =>
  cells.reduce((line, cell) => line.slice(0, cell) + digit + line.slice(cell + 1), digits);

const withMarks = (digits: string, marks: readonly Mark[]): string =>
  marks.reduce((line, {cell, digit}) => withDigitsAt(line, [cell], String(digit)), digits);

const isUnique = async (connection: Connection, digits: string, signal: AbortSignal): Promise<boolean> =>
  (await countOf(connection, digits, 2, signal)).count === 1;

/** R in points; null if it takes too long. */
async function rOf(connection: Connection, digits: string, signal: AbortSignal): Promise<number | null> {
  const params = {board: {digits}, scales: ["r" as const], budget: firstBudget.r};
  const record = (await connection.call("rate", params, "long", signal)).records[0]!;
  return record.scale === "r" && typeof record.r === "number" ? record.r : null;
}

/** The puzzle with each symmetry group of givens removed or added. */
async function neighbouringOrbits(
  connection: Connection,
  {digits, solutions}: SetFacts,
  symmetry: Symmetry,
  signal: AbortSignal,
): Promise<{value: number; proposals: Proposal[]}> {
  const value = await rOf(connection, digits, signal);
  if (value === null) return {value: 0, proposals: []};
  const proposals: Proposal[] = [];
  const propose = async (givens: readonly Mark[], isRemoved: boolean, changed: string): Promise<void> => {
    const r = givens.length > 0 ? await rOf(connection, changed, signal) : null;
    if (r !== null) proposals.push({givens, isRemoved, value: r});
  };
  for (const orbit of orbitsOf(symmetry)) {
    const there = orbit.filter((cell) => digits[cell] !== ".").map((cell) => ({cell, digit: Number(digits[cell])}));
    const without = withDigitsAt(digits, orbit, ".");
    if (there.length > 0 && (await isUnique(connection, without, signal))) await propose(there, true, without);
    const more = lackingOf(digits, orbit, solutions[0]!);
    await propose(more, false, withMarks(digits, more));
  }
  return {value, proposals};
}

const countOf = (connection: Connection, digits: string, limit: number, signal: AbortSignal) =>
  connection.call("count", {board: {digits}, limit}, "quick", signal);
