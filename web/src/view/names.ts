// Names of cells in the page's own sentences, tied to the board as those in the sentences of the engine are.
import {h} from "../dom.ts";
import {cellName, type Notation} from "../state/settings.ts";

/** The text, in which each of these cells is an element where it is named. */
export function withNames(text: string, cells: readonly number[], notation: Notation): (Node | string)[] {
  const named = new Map(cells.map((cell) => [cellName(cell, notation), cell]));
  if (named.size === 0) return [text];
  return text
    .split(new RegExp(`\\b(${[...named.keys()].join("|")})\\b`))
    .map((part) => (named.has(part) ? h("i", {"data-cells": named.get(part)}, part) : part));
}
