// The profiles of the ladder: each has the techniques up to a level.
import type {LadderChoice} from "./settings.ts";

export const profiles = ["beginner", "club", "all", "classic", "se", "hodoku"] as const;
/** Profiles that are ladders of other programs, with other techniques in another order. */
const foreign = ["se", "hodoku"] as const;
export type Foreign = (typeof foreign)[number];
export const isForeign = (profile: string): profile is Foreign => (foreign as readonly string[]).includes(profile);
/** Whether the engine has a ladder of this name, which cannot be changed here. */
export const isNamed = (profile: string): profile is "classic" | Foreign => profile === "classic" || isForeign(profile);
export type Profile = (typeof profiles)[number];
export const isProfile = (name: string): name is Profile => (profiles as readonly string[]).includes(name);

/** The levels of the ladder in a profile; an unlisted profile has all. */
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

/** The techniques that the reader has switched off. A ladder needs a rung: if all would be off, none is. */
export function techniquesOff({profile, off, on}: LadderChoice, rungs: Rungs): string[] {
  if (profile !== "custom") return profileOff(profile, rungs);
  const isOff = (technique: string): boolean => (on ? !on.includes(technique) : off.includes(technique));
  const without = rungs.map(({technique}) => technique).filter(isOff);
  return without.length < rungs.length ? without : [];
}

/**
 * A ladder for a link: for a custom ladder the techniques that are on or those that are off, the shorter list of the
 * two.
 */
export function shortest({profile, off, on}: LadderChoice, rungs: Rungs): LadderChoice {
  if (profile !== "custom" || rungs.length === 0) return {profile, off, ...(on && {on})};
  const without = techniquesOff({profile, off, on}, rungs);
  const left = rungs.map(({technique}) => technique).filter((technique) => !without.includes(technique));
  return left.length < without.length ? {profile, off: [], on: left} : {profile, off: without};
}

/** A few characters that differ between ladders with different techniques or costs. */
export function markOf(rungs: readonly {technique: string; cost: string}[]): string {
  let hash = 0;
  for (const letter of rungs.map(({technique, cost}) => technique + cost).join()) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return rungs.length === 0 ? "" : (hash >>> 0).toString(36);
}
