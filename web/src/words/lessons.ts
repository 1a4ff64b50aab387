// The texts of the lessons: the definition of a technique, its proof, how to find it, and its forms.
import {withValues} from "./words.ts";

export const lessonParts = ["what", "why", "spot", "variants"] as const;
export type LessonPart = (typeof lessonParts)[number];
/**
 * By technique; fish of any size have one text for their shape under "SHAPE_fish", families one under "family.FAMILY".
 */
export type LessonTexts = Record<string, Partial<Record<LessonPart, string>>>;

const fishes = ["x_wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"];
const ofFish = new RegExp(`(^|_)(${fishes.join("|")})$`);

/**
 * The text for a technique: its own, or else that of its shape, or its family. {n} is the number of houses of a fish.
 */
export function lessonText(texts: LessonTexts, technique: string, family: string, part: LessonPart): string {
  const fish = ofFish.exec(technique)?.[2] ?? "";
  const keys = [technique, technique.replace(ofFish, "$1fish"), `family.${family}`];
  const text = keys.map((key) => texts[key]?.[part]).find((found) => found !== undefined) ?? "";
  return withValues(text, {n: fishes.indexOf(fish) + 2});
}
