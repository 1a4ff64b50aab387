// The difficulty of a puzzle, by the classes of the collection.
import type {Asker} from "../engine/ask.ts";
import {type Class, classes, load, ranges} from "../state/collection.ts";
import {puzzleOf} from "../state/today.ts";

/** The class of a puzzle: its class in the collection if it is there, else by its hardest step; null if unknown. */
export async function classOf(ask: Pick<Asker, "path">, givens: string): Promise<Class | null> {
  for (const name of classes) if ((await load(name)).includes(givens)) return name;
  const path = await ask.path(givens, new AbortController().signal).catch(() => null);
  const cost = Number(path?.cost);
  return classes.filter((name) => ranges[name].from <= cost).at(-1) ?? null;
}

/** The class whose puzzle of the day this is; null if it is no puzzle of that day. */
export async function todayOf(givens: string, day: number): Promise<Class | null> {
  for (const name of classes) if (puzzleOf(day, await load(name)) === givens) return name;
  return null;
}
