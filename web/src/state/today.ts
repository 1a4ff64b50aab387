// The puzzle of the day: the same for all who ask on the same date of their calendar.

/** The days since 1970 of the date that a clock on the wall shows. */
export const dayOf = (time: Date): number =>
  Math.floor(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / 86_400_000);

/** That of a day in a list. The days go through the list; a step that is prime to its length mixes neighbours. */
export function puzzleOf(day: number, puzzles: readonly string[]): string {
  const step = 7919; // a prime that is longer than any list
  return puzzles[(day * step) % puzzles.length]!;
}
