// What a learner has practised: of each technique how sure it is and when it comes again, and what a mixed round takes next.

/** How one exercise went: without help, with some, or it was shown. */
export type Outcome = "clean" | "helped" | "shown";

export interface Progress {
  /** How sure it is, from 0 to 5: each time without help one more. */
  box: number;
  /** The day, counted since 1970, on which it comes again. */
  due: number;
  /** How many exercises were solved. */
  solved: number;
  /** Which position comes next, from 0; after the last one the first. */
  next: number;
}

/** By technique. */
export type Practised = Readonly<Record<string, Progress>>;

/** Days until it comes again, for each box. */
const pauses = [0, 1, 2, 4, 8, 16] as const;
const mostSure = pauses.length - 1;

export const dayOf = (time: number): number => Math.floor(time / 86_400_000);

const begun: Progress = {box: 0, due: 0, solved: 0, next: 0};
export const progressOf = (practised: Practised, technique: string): Progress => practised[technique] ?? begun;

/** What is known after an exercise. What was not found comes again on the same day. */
export function afterExercise(practised: Practised, technique: string, outcome: Outcome, today: number): Practised {
  const before = progressOf(practised, technique);
  const change = {clean: 1, helped: 0, shown: -1}[outcome];
  const box = Math.max(0, Math.min(mostSure, before.box + change));
  const pause = outcome === "clean" ? pauses[box]! : outcome === "helped" ? 1 : 0;
  const solved = before.solved + (outcome === "shown" ? 0 : 1);
  return {...practised, [technique]: {box, due: today + pause, solved, next: before.next + 1}};
}

/** The techniques that come again today or should have before, the weakest first. */
export const dueOn = (practised: Practised, known: readonly string[], today: number): string[] =>
  known
    .filter((technique) => (practised[technique]?.due ?? Infinity) <= today)
    .sort((one, other) => practised[one]!.box - practised[other]!.box || practised[one]!.due - practised[other]!.due);

/**
 * What a mixed round takes next: what is due, the weakest first; then a technique that is new, the easiest first; then the
 * weakest of all. `known` are those that can be practised, the easiest first; `last` is not taken twice in a row.
 */
export function nextTechnique(practised: Practised, known: readonly string[], last: string, today: number): string {
  const isOther = (technique: string): boolean => technique !== last;
  const isNew = (technique: string): boolean => !practised[technique];
  const weakest = [...known].sort((one, other) => progressOf(practised, one).box - progressOf(practised, other).box);
  return (
    dueOn(practised, known, today).find(isOther) ??
    known.find((technique) => isNew(technique) && isOther(technique)) ??
    weakest.find(isOther) ??
    known[0] ??
    ""
  );
}

const count = (value: unknown): number =>
  typeof value === "number" && value >= 0 && value < 1e9 ? Math.floor(value) : 0;

/** What was kept, as far as it can be understood. */
export function readPractised(kept: unknown): Practised {
  const said = typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
  const read = said
    .filter(([technique, value]) => /^[a-z0-9_]{1,60}$/.test(technique) && typeof value === "object" && value !== null)
    .map(([technique, value]) => {
      const {box, due, solved, next} = value as Record<keyof Progress, unknown>;
      const progress = {box: Math.min(mostSure, count(box)), due: count(due), solved: count(solved), next: count(next)};
      return [technique, progress] as const;
    });
  return Object.fromEntries(read);
}
