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
  way: Way;
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

/** Techniques that count as no step: singles alone; locked candidates, too; subsets, too. */
export const frees = ["singles", "locked", "subsets"] as const;
export type Free = (typeof frees)[number];

/** Which path is walked. */
export interface Way {
  /** The one with the fewest steps that are not free; else the simplest. */
  isFewest: boolean;
  free: Free;
  /** Whether a step may cost more than the puzzle needs. */
  isAnyCost: boolean;
}

export const simplest: Way = {isFewest: false, free: "locked", isAnyCost: false};

export const noLesson: Lesson = {technique: "", isPractice: false};

/** What a page of others shows of this one, in a frame: the board alone, the board to play on, or the walk. */
export const embeds = ["board", "play", "walk"] as const;
export type Embed = (typeof embeds)[number];

/** How the page is shown in a frame. What it does not say is as the reader's system has it. */
export interface Embedding {
  shows: Embed;
  /** Whatever it is: settings are read with care. */
  settings: {theme?: string; language?: string; notation?: string};
}

/** A link as it was read: what it says, and, where its board cannot be read, the text that should have been one. */
export interface ReadLink extends Link {
  /** Null where the page is by itself. */
  embedding: Embedding | null;
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

/** "fewest", and what of it is not as usual: "fewest.subsets.any". The simplest path is not named. */
function encodeWay({isFewest, free, isAnyCost}: Way): string {
  if (!isFewest) return "";
  return ["fewest", free !== simplest.free && free, isAnyCost && "any"].filter(Boolean).join(".");
}

function decodeWay(text: string): Way {
  const words = text.split(".");
  if (words[0] !== "fewest") return simplest;
  const free = frees.find((name) => words.includes(name)) ?? simplest.free;
  return {isFewest: true, free, isAnyCost: words.includes("any")};
}

/** The fragment of a lesson. It has no board: the player's own has nothing to do with it. */
export function lessonFragment({technique, isPractice}: Lesson): string {
  return ["v=learn", technique && "t=" + technique, isPractice && "p=1"].filter(Boolean).join("&");
}

export function toFragment(link: Link): string {
  if (link.view === "learn") return lessonFragment(link.lesson);
  const parts: (string | false | null)[] = [
    link.view === "play" ? "" : "v=" + link.view,
    link.board && "b=" + encode(link.board),
  ];
  const way = encodeWay(link.way);
  const isHint = link.view === "play" && link.hint > 0;
  if (isHint) parts.push("h=" + link.hint);
  if (link.view === "walk") parts.push(link.place > 0 && "s=" + link.place, way && "w=" + way);
  const ladder = link.ladder && (isHint || link.view === "walk") ? encodeLadder(link.ladder) : "";
  if (ladder) parts.push("l=" + ladder);
  if (link.made) parts.push("g=" + link.made);
  return parts.filter(Boolean).join("&");
}

/** What a fragment says that begins with "embed=". */
function embeddingOf(said: URLSearchParams): Embedding | null {
  const shows = embeds.find((name) => name === said.get("embed"));
  if (!shows) return null;
  const value = (name: string): string | undefined => said.get(name) ?? undefined;
  return {shows, settings: {theme: value("theme"), language: value("lang"), notation: value("notation")}};
}

/** The fragment of the page in a frame that shows what a link leads to. */
export const toEmbed = (shows: Embed, link: Link): string =>
  "embed=" + shows + "&" + toFragment({...link, view: shows === "walk" ? "walk" : "play"}).replace(/^v=walk&?/, "");

/** Whatever the fragment says that cannot be read is left out. */
export function fromFragment(fragment: string): ReadLink {
  const said = new URLSearchParams(fragment.replace(/^#/, ""));
  const embedding = embeddingOf(said);
  const given = embedding ? (embedding.shows === "walk" ? "walk" : "play") : said.get("v");
  const view = isView(given) ? given : "play";
  const code = said.get("b") ?? "";
  const board = decode(code);
  const hint = numberIn(said.get("h"), 5);
  const place = numberIn(said.get("s"), 9999);
  const way = view === "walk" ? decodeWay(said.get("w") ?? "") : simplest;
  const isOfWalk = view === "walk" && (place > 0 || way.isFewest);
  const isOfLadder = said.has("l") || (view === "play" && hint > 0) || isOfWalk;
  const ladder = isOfLadder ? decodeLadder(said.get("l") ?? "") : null;
  const origin = decodeOrigin(said.get("g") ?? "");
  const made = origin ? encodeOrigin(origin) : "";
  const technique = /^[a-z0-9_]{1,60}$/.exec(said.get("t") ?? "")?.[0] ?? "";
  const lesson = view === "learn" ? {technique, isPractice: said.get("p") === "1"} : noLesson;
  return {view, board, hint, place, way, made, ladder, lesson, embedding, damaged: board || code === "" ? null : code};
}

/** The fragment of a link to this page that was pasted as text; null if it is none. */
export function pastedFragment(text: string): string | null {
  const match = /^\s*\S*#(\S*\bb=[^\s&]{40,}\S*)\s*$/.exec(text.slice(0, 4000));
  return match ? match[1]! : null;
}
