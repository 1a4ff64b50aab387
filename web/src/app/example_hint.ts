// The hint of a first visit, made when the page was built so that it can be shown before the engine is loaded.
import type {Hint} from "../state/answers.ts";
import type {Language} from "../words/words.ts";

const made: Record<Language, () => Promise<{default: {sentences: string[]; svg: string; html: string}}>> = {
  en: () => import("virtual:example-en"),
  de: () => import("virtual:example-de"),
  zh: () => import("virtual:example-zh"),
};

/** Cells are named as in r1c1. */
export async function exampleHint(language: Language): Promise<Hint> {
  const {sentences, svg, html} = (await made[language]()).default;
  return {status: "found", level: 5, sentences, text: sentences[4] ?? "", note: null, technique: "", effects: null, svg, html};
}
