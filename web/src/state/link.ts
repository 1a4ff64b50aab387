// The part of a link after "#": the board, the view, how deep the hint is, the ladder that steps are of, how the puzzle was made,
// and which lesson is open. Nothing of it goes over the network.
import type {Board} from "./board.ts";
import {decode, encode} from "./code.ts";
import {isProfile} from "./profiles.ts";
import type {LadderChoice} from "./settings.ts";
import {decodeOrigin, encodeOrigin} from "./wishes.ts";

export const views = ["play", "walk", "rate", "learn"] as const;
export type View = (typeof views)[number];

export interface Link {
  view: View;
  board: Board | null;
  /** 0: no hint is shown. */
  hint: number;
  /** Where the walk stands, 0: at the puzzle. */
  place: number;
  /** What it takes to make the puzzle again, where it was made: the text of an origin; else "". */
  made: string;
  /** The ladder that hint and walk are of; null where the link speaks of neither. */
  ladder: LadderChoice | null;
  lesson: Lesson;
}

/** What is open of the view in which one learns. */
export interface Lesson {
  /** The key of a technique; "" for all of them. */
  technique: string;
  /** It is practised; of all techniques together where none is named. */
  isPractice: boolean;
}

export const noLesson: Lesson = {technique: "", isPractice: false};

/** A link as it was read: what it says, and, where its board cannot be read, the text that should have been one. */
export interface ReadLink extends Link {
  damaged: string | null;
}

const isView = (text: string | null): text is View => (views as readonly string[]).includes(text ?? "");

function numberIn(text: string | null, most: number): number {
  const number = /^\d{1,4}$/.test(text ?? "") ? Number(text) : 0;
  return number <= most ? number : 0;
}

/** The name of a profile; of a ladder that the reader has made "-" and the techniques that are off. That of all techniques is not named. */
function encodeLadder({profile, off}: LadderChoice): string {
  if (profile === "custom") return "-" + off.join(".");
  return profile === "all" ? "" : profile;
}

function decodeLadder(text: string): LadderChoice {
  const keys = text.slice(1).split(".");
  if (/^-[a-z0-9_.]*$/.test(text))
    return {profile: "custom", off: keys.filter((key) => key !== "" && key.length <= 60)};
  return {profile: isProfile(text) ? text : "all", off: []};
}

/** The fragment of a lesson. It has no board: the player's own has nothing to do with it. */
export function lessonFragment({technique, isPractice}: Lesson): string {
  return ["v=learn", technique && "t=" + technique, isPractice && "p=1"].filter(Boolean).join("&");
}

export function toFragment(link: Link): string {
  if (link.view === "learn") return lessonFragment(link.lesson);
  const parts = [link.view === "play" ? "" : "v=" + link.view, link.board && "b=" + encode(link.board)];
  const isHint = link.view === "play" && link.hint > 0;
  if (isHint) parts.push("h=" + link.hint);
  if (link.view === "walk" && link.place > 0) parts.push("s=" + link.place);
  const ladder = link.ladder && (isHint || link.view === "walk") ? encodeLadder(link.ladder) : "";
  if (ladder) parts.push("l=" + ladder);
  if (link.made) parts.push("g=" + link.made);
  return parts.filter(Boolean).join("&");
}

/** Whatever the fragment says that cannot be read is left out. */
export function fromFragment(fragment: string): ReadLink {
  const said = new URLSearchParams(fragment.replace(/^#/, ""));
  const given = said.get("v");
  const view = isView(given) ? given : "play";
  const code = said.get("b") ?? "";
  const board = decode(code);
  const hint = numberIn(said.get("h"), 5);
  const place = numberIn(said.get("s"), 9999);
  const isOfLadder = said.has("l") || (view === "play" && hint > 0) || (view === "walk" && place > 0);
  const ladder = isOfLadder ? decodeLadder(said.get("l") ?? "") : null;
  const origin = decodeOrigin(said.get("g") ?? "");
  const made = origin ? encodeOrigin(origin) : "";
  const technique = /^[a-z0-9_]{1,60}$/.exec(said.get("t") ?? "")?.[0] ?? "";
  const lesson = view === "learn" ? {technique, isPractice: said.get("p") === "1"} : noLesson;
  return {view, board, hint, place, made, ladder, lesson, damaged: board || code === "" ? null : code};
}

/** The fragment of a link to this page that was pasted as text; null if it is none. */
export function pastedFragment(text: string): string | null {
  const match = /^\s*\S*#(\S*\bb=[^\s&]{40,}\S*)\s*$/.exec(text.slice(0, 4000));
  return match ? match[1]! : null;
}
