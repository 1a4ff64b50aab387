// Names in the sentences of the page: of cells, linked to the board as in the engine's sentences, and of techniques.
import {h} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import type {About, Rung} from "../state/answers.ts";
import {lessonFragment} from "../state/link.ts";
import {cellName, type Notation} from "../state/settings.ts";
import {say} from "../words/words.ts";

/** The text with each name of one of these cells as an element. */
export function withNames(text: string, cells: readonly number[], notation: Notation): (Node | string)[] {
  const named = new Map(cells.map((cell) => [cellName(cell, notation), cell]));
  if (named.size === 0) return [text];
  return text
    .split(new RegExp(`\\b(${[...named.keys()].join("|")})\\b`))
    .map((part) => (named.has(part) ? h("i", {"data-cells": named.get(part)}, part) : part));
}

/** The name of a technique, once the engine has sent it. */
export const techniqueName = (technique: string, about: About | null): string =>
  about?.rungs.find((rung) => rung.technique === technique)?.name ?? technique;

/** The technique of that name, which may have a length after it, as in "Whip[5]". */
export const techniqueNamed = (name: string, about: About | null): Rung | undefined =>
  about?.rungs.find((rung) => rung.name === name.replace(/ ?\[\d+\]$/, ""));

/** The address of the lesson of a technique. */
export const lessonAddress = (technique: string): string => "#" + lessonFragment({technique, isPractice: false});

/** An icon that links to the lesson of a technique. */
export function lessonLink(technique: string, about: About | null, classes = ""): HTMLElement {
  const name = say("learn.of", {technique: techniqueName(technique, about)});
  const href = lessonAddress(technique);
  return h("a", {class: `lesson-link ${classes}`, href, "aria-label": name, title: name}, icon("learn"));
}

/** The text with the name of a technique as a link to its lesson. */
export function withLesson(text: string, technique: string, about: About | null): (Node | string)[] {
  const name = techniqueName(technique, about);
  const at = text.indexOf(name);
  if (at < 0 || !about) return [text];
  const link = h("a", {class: "lesson-name", href: lessonAddress(technique)}, name);
  return [text.slice(0, at), link, text.slice(at + name.length)];
}

export const levelName = (level: string, about: About | null): string => about?.levels.get(level)?.name ?? level;

const plainLetters: Record<string, string> = {ä: "ae", ö: "oe", ü: "ue", ß: "ss"};

/** Removes the s of a plural, and converts to British spelling. */
const standardForm = (word: string): string => word.replace(/^(.{2,}[^s])s$/, "$1").replace(/^color/, "colour");

/**
 * The search form of a name, as in the engine: "X-Wings", "x wing" and "xwing" are the same, and so are "Coloring" and
 * "Colouring", "UR Type 1" and "UR1", "Färben" and "faerben".
 */
export function lettersOf(text: string): string {
  const plain = text.toLowerCase().replace(/[äöüß]/g, (letter) => plainLetters[letter]!);
  const words = plain.replace(/['’]/g, "").split(/[^\p{L}\p{N}]+/u);
  const telling = words.filter((word) => word !== "type" && word !== "typ");
  return telling.map(standardForm).join("");
}

/** The search key of a row: the search forms of its names, between bars. */
export const lettersOfAll = (names: readonly string[]): string => names.map(lettersOf).join("|");
