// The profiles of the ladder: up to which level its techniques go.

export const profiles = ["beginner", "club", "all", "se"] as const;
export type Profile = (typeof profiles)[number];

/** The levels of the ladder that a profile has; all of them where it is not listed. */
const levels: Record<string, readonly string[]> = {
  beginner: ["beginner", "easy", "medium"],
  club: ["beginner", "easy", "medium", "tough", "hard"],
};

/** The techniques that are off with a profile. */
export function profileOff(profile: string, rungs: readonly {technique: string; level: string}[]): string[] {
  const known = levels[profile];
  return known ? rungs.filter((rung) => !known.includes(rung.level)).map((rung) => rung.technique) : [];
}
