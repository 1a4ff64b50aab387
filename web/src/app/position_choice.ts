// The next position to practise.
import type {Rung} from "../state/answers.ts";
import {keptPractice} from "../state/kept.ts";
import {dayOf, nextTechnique, progressOf} from "../state/practice.ts";
import {loadPositions} from "./lesson_files.ts";

export interface PositionChoice {
  rung: Rung;
  line: string;
  /** Its index, from 0, and the number of positions. */
  at: number;
  count: number;
}

/**
 * The next position of a technique, or, without one, of the technique that a mixed round takes after `last`; null if no
 * position exists.
 */
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
