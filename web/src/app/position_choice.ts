// Which position is practised next.
import type {Rung} from "../state/answers.ts";
import {keptPractice} from "../state/kept.ts";
import {dayOf, nextTechnique, progressOf} from "../state/practice.ts";
import {loadPositions} from "./lesson_files.ts";

export interface PositionChoice {
  rung: Rung;
  line: string;
  /** Which it is, from 0, of how many. */
  at: number;
  count: number;
}

/** The next one of a technique, or, where there is none, of the one that a mixed round takes after `last`; null: there is none. */
export async function choosePosition(
  rungs: readonly Rung[],
  only: Rung | null,
  last: string,
): Promise<PositionChoice | null> {
  const families = [...new Set((only ? [only] : rungs).map(({family}) => family))];
  const positions = new Map((await Promise.all(families.map(loadPositions))).flatMap((file) => [...file]));
  const practised = keptPractice();
  const known = rungs.map(({technique}) => technique).filter((key) => (positions.get(key)?.practice.length ?? 0) > 0);
  const technique = only?.technique ?? nextTechnique(practised, known, last, dayOf(Date.now()));
  const rung = rungs.find((one) => one.technique === technique);
  const lines = positions.get(technique)?.practice ?? [];
  const at = progressOf(practised, technique).next % Math.max(1, lines.length);
  const line = lines[at];
  return rung && line !== undefined ? {rung, line, at, count: lines.length} : null;
}
