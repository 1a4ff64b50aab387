// The practice of a learner: for each technique its level and the day of its repetition, and the next technique of a
// mixed round.

/** The outcome of one exercise: without help, with some, or it was shown. */
export type Outcome = "clean" | "helped" | "shown";

export interface Progress {
  /** The level, from 0 to 5: raised by one after each exercise without help. */
  box: number;
  /** The day of the next repetition, counted since 1970. */
  due: number;
  /** The number of exercises solved. */
  solved: number;
  /** The next position, from 0; after the last one the first. */
  next: number;
}

/** By technique. */
export type Practised = Readonly<Record<string, Progress>>;

/** Days until the repetition, for each box. */
const pauses = [0, 1, 2, 4, 8, 16] as const;
const mostSure = pauses.length - 1;

export const dayOf = (time: number): number => Math.floor(time / 86_400_000);

const begun: Progress = {box: 0, due: 0, solved: 0, next: 0};
export const progressOf = (practised: Practised, technique: string): Progress => practised[technique] ?? begun;

/** The progress after an exercise. A technique that was not found is repeated on the same day. */
export function afterExercise(practised: Practised, technique: string, outcome: Outcome, today: number): Practised {
  const before = progressOf(practised, technique);
  const change = {clean: 1, helped: 0, shown: -1}[outcome];
  const box = Math.max(0, Math.min(mostSure, before.box + change));
  const pause = outcome === "clean" ? pauses[box]! : outcome === "helped" ? 1 : 0;
  const solved = before.solved + (outcome === "shown" ? 0 : 1);
  return {...practised, [technique]: {box, due: today + pause, solved, next: before.next + 1}};
}

/** The techniques due today or earlier, the weakest first. */
export const dueOn = (practised: Practised, known: readonly string[], today: number): string[] =>
  known
    .filter((technique) => (practised[technique]?.due ?? Infinity) <= today)
    .sort((one, other) => practised[one]!.box - practised[other]!.box || practised[one]!.due - practised[other]!.due);

/**
 * The next technique of a mixed round: a due one, the weakest first; then a new one, the easiest first; then the
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

/** Techniques that the learner claims to know get the highest level, and the longest pause. */
export function withKnown(practised: Practised, techniques: readonly string[], today: number): Practised {
  const known = {box: mostSure, due: today + pauses[mostSure]!, solved: 0, next: 0};
  const isNew = (technique: string): boolean => !practised[technique];
  return {...practised, ...Object.fromEntries(techniques.filter(isNew).map((technique) => [technique, known]))};
}

/** From this level on a technique counts as learnt. */
const sureEnough = 2;

/** The first technique not learnt yet, among those that can be practised, the easiest first; "" if all are learnt. */
export const nextToLearn = (practised: Practised, known: readonly string[]): string =>
  known.find((technique) => progressOf(practised, technique).box < sureEnough) ?? "";

const count = (value: unknown): number =>
  typeof value === "number" && value >= 0 && value < 1e9 ? Math.floor(value) : 0;

/** The kept progress, as far as it can be read. */
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
