// How hard a puzzle is, by the classes of the collection.
import type {Asker} from "../engine/ask.ts";
import {type Class, classes, load, ranges} from "../state/collection.ts";

/** The class of a puzzle: where the collection has it, else by its hardest step; null where nothing is known of it. */
export async function classOf(ask: Pick<Asker, "path">, givens: string): Promise<Class | null> {
  for (const name of classes) if ((await load(name)).includes(givens)) return name;
  const path = await ask.path(givens, new AbortController().signal).catch(() => null);
  const cost = Number(path?.cost);
  return classes.filter((name) => ranges[name].from <= cost).at(-1) ?? null;
}
