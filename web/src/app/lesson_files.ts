// The files of the lessons, each fetched on first use: positions by family, texts by language.
import als from "../../lessons/als.txt?lines";
import chains from "../../lessons/chains.txt?lines";
import colouring from "../../lessons/colouring.txt?lines";
import exotic from "../../lessons/exotic.txt?lines";
import fish from "../../lessons/fish.txt?lines";
import forcing from "../../lessons/forcing.txt?lines";
import intersections from "../../lessons/intersections.txt?lines";
import singleDigit from "../../lessons/single_digit.txt?lines";
import singles from "../../lessons/singles.txt?lines";
import subsets from "../../lessons/subsets.txt?lines";
import trial from "../../lessons/trial.txt?lines";
import uniqueness from "../../lessons/uniqueness.txt?lines";
import wings from "../../lessons/wings.txt?lines";
import de from "../words/lessons/de.json?url";
import en from "../words/lessons/en.json?url";
import zh from "../words/lessons/zh.json?url";
import {fetchText} from "../state/fetch_text.ts";
import {type Positions, readPositions} from "../state/lessons.ts";
import type {Language} from "../words/words.ts";
import type {LessonTexts} from "../words/lessons.ts";

const positions: Record<string, string> = {
  als,
  chains,
  colouring,
  exotic,
  fish,
  forcing,
  intersections,
  single_digit: singleDigit,
  singles,
  subsets,
  trial,
  uniqueness,
  wings,
};
const texts: Record<Language, string> = {en, de, zh};

/** The positions of each technique of a family. */
export async function loadPositions(family: string): Promise<Map<string, Positions>> {
  const address = positions[family];
  return address === undefined ? new Map() : readPositions(await fetchText(address));
}

export const loadTexts = async (language: Language): Promise<LessonTexts> =>
  JSON.parse(await fetchText(texts[language])) as LessonTexts;
