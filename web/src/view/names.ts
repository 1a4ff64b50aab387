// Names in the sentences of the page: of cells, tied to the board as in the sentences of the engine, and of techniques.
import {h} from "../dom/dom.ts";
import type {About} from "../state/answers.ts";
import {cellName, type Notation} from "../state/settings.ts";

/** The text, in which each of these cells is an element where it is named. */
export function withNames(text: string, cells: readonly number[], notation: Notation): (Node | string)[] {
  const named = new Map(cells.map((cell) => [cellName(cell, notation), cell]));
  if (named.size === 0) return [text];
  return text
    .split(new RegExp(`\\b(${[...named.keys()].join("|")})\\b`))
    .map((part) => (named.has(part) ? h("i", {"data-cells": named.get(part)}, part) : part));
}

/** What a technique is called, as soon as the engine has said so. */
export const techniqueName = (technique: string, about: About | null): string =>
  about?.rungs.find((rung) => rung.technique === technique)?.name ?? technique;

export const levelName = (level: string, about: About | null): string => about?.levels.get(level)?.name ?? level;

/** "X-Wing", "x wing" and "xwing" are the same to those who search. */
export const lettersOf = (text: string): string => text.toLocaleLowerCase().replace(/[\s_-]/g, "");
