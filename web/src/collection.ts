// The built-in collection: the files of puzzles/, each fetched when it is first wanted.
export const classes = ["easy", "medium", "hard", "diabolical", "top95"] as const;
export type Class = (typeof classes)[number];

const files: Record<Class, () => Promise<{default: string}>> = {
  easy: () => import("../../puzzles/easy.txt?raw"),
  medium: () => import("../../puzzles/medium.txt?raw"),
  hard: () => import("../../puzzles/hard.txt?raw"),
  diabolical: () => import("../../puzzles/diabolical.txt?raw"),
  top95: () => import("../../puzzles/top95.txt?raw"),
};

/** Puzzles of a class, 81 characters each. */
export async function load(name: Class): Promise<string[]> {
  return (await files[name]()).default.split("\n").filter((line) => line.length === 81);
}
