// The built-in collection: the files of puzzles/by-class, sorted by R, each fetched when it is first wanted.
import contents from "../../../puzzles/by-class/classes.json" with {type: "json"};

export const classes = ["beginner", "easy", "medium", "hard", "expert", "master", "extreme"] as const;
export type Class = (typeof classes)[number];

/** The least and the greatest R of each class, and how many puzzles it has. */
export const ranges: Record<Class, {from: number; to: number; n: number}> = contents;

const files: Record<Class, () => Promise<{default: string}>> = {
  beginner: () => import("../../../puzzles/by-class/beginner.txt?raw"),
  easy: () => import("../../../puzzles/by-class/easy.txt?raw"),
  medium: () => import("../../../puzzles/by-class/medium.txt?raw"),
  hard: () => import("../../../puzzles/by-class/hard.txt?raw"),
  expert: () => import("../../../puzzles/by-class/expert.txt?raw"),
  master: () => import("../../../puzzles/by-class/master.txt?raw"),
  extreme: () => import("../../../puzzles/by-class/extreme.txt?raw"),
};

/** Puzzles of a class, 81 characters each with the R that the file says, the easiest first. */
export async function loadRated(name: Class): Promise<{line: string; r: string}[]> {
  return (await files[name]()).default
    .split("\n")
    .map((text) => text.split(" "))
    .flatMap(([line, r]) => (line?.length === 81 ? [{line, r: r ?? ""}] : []));
}

/** Puzzles of a class, 81 characters each, the easiest first. */
export const load = async (name: Class): Promise<string[]> => (await loadRated(name)).map(({line}) => line);
