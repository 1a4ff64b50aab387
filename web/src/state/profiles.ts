// The profiles of the ladder: up to which level its techniques go.
import type {LadderChoice} from "./settings.ts";

export const profiles = ["beginner", "club", "all", "classic", "se", "hodoku"] as const;
/** Those that are ladders of other programs, with other techniques in another order. */
const foreign = ["se", "hodoku"] as const;
export type Foreign = (typeof foreign)[number];
export const isForeign = (profile: string): profile is Foreign => (foreign as readonly string[]).includes(profile);
/** Whether the engine has a ladder of this name, of which no part can be left out here. */
export const isNamed = (profile: string): profile is "classic" | Foreign => profile === "classic" || isForeign(profile);
export type Profile = (typeof profiles)[number];
export const isProfile = (name: string): name is Profile => (profiles as readonly string[]).includes(name);

/** The levels of the ladder that a profile has; all of them where it is not listed. */
const levels: Record<string, readonly string[]> = {
  beginner: ["beginner", "easy", "medium", "hard"],
  club: ["beginner", "easy", "medium", "hard", "expert"],
};

type Rungs = readonly {technique: string; level: string}[];

/** The techniques that are off with a profile. */
export function profileOff(profile: string, rungs: Rungs): string[] {
  const known = levels[profile];
  return known ? rungs.filter((rung) => !known.includes(rung.level)).map((rung) => rung.technique) : [];
}

/** The techniques that the reader has switched off. A ladder has a rung: where all were to be off, none is. */
export function techniquesOff({profile, off}: LadderChoice, rungs: Rungs): string[] {
  if (profile !== "custom") return profileOff(profile, rungs);
  const without = rungs.map(({technique}) => technique).filter((technique) => off.includes(technique));
  return without.length < rungs.length ? without : [];
}
