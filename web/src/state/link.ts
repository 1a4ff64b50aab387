// The part of a link after "#": the board, the view, the level of the hint, the ladder of the steps, the origin of the
// puzzle, and the open lesson. This part is never sent over the network.
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
  /** The place of the walk, 0: at the puzzle. */
  place: number;
  way: Way;
  /** For a generated puzzle, the text of the origin from which it can be made again; else "". */
  made: string;
  /** The ladder of the hint and the walk; null if the link has neither. */
  ladder: LadderChoice | null;
  /** The version of our ladder that found the hint or the walk, by its mark; "" if the link has no version. */
  version: string;
  lesson: Lesson;
}

/** The open part of the learning view. */
export interface Lesson {
  /** The key of a technique; "" for all of them. */
  technique: string;
  /** Practice; for all techniques together if no technique is named. */
  isPractice: boolean;
}

/** Techniques that do not count as a step: singles only; or also locked candidates; or also subsets. */
export const frees = ["singles", "locked", "subsets"] as const;
export type Free = (typeof frees)[number];

/** The path of the walk. */
export interface Way {
  /** The path with the fewest steps that are not free; else the simplest. */
  isFewest: boolean;
  free: Free;
  /** Whether a step may cost more than the puzzle needs. */
  isAnyCost: boolean;
}

export const simplest: Way = {isFewest: false, free: "locked", isAnyCost: false};

export const noLesson: Lesson = {technique: "", isPractice: false};

/** The part of this page that another site shows in a frame: the board only, the board to play on, or the walk. */
export const embeds = ["board", "play", "walk"] as const;
export type Embed = (typeof embeds)[number];

/** The display of the page in a frame. Omitted settings follow the reader's system. */
export interface Embedding {
  shows: Embed;
  /** Unchecked values: settings are validated when read. */
  settings: {theme?: string; language?: string; notation?: string};
}

/** A link as read: its content, and, if its board cannot be read, the text in place of the board. */
export interface ReadLink extends Link {
  /** Null if the page is not in a frame. */
  embedding: Embedding | null;
  damaged: string | null;
}

const isView = (text: string | null): text is View => (views as readonly string[]).includes(text ?? "");

function numberIn(text: string | null, most: number): number {
  const number = /^\d{1,4}$/.test(text ?? "") ? Number(text) : 0;
  return number <= most ? number : 0;
}

/**
 * The name of a profile. For a custom ladder "-" and the techniques that are off, or "~" and those that are on. The
 * ladder of all techniques is omitted.
 */
function encodeLadder({profile, off, on}: LadderChoice): string {
  if (profile === "custom") return on ? "~" + on.join(".") : "-" + off.join(".");
  return profile === "all" ? "" : profile;
}

function decodeLadder(text: string): LadderChoice {
  const keys = text
    .slice(1)
    .split(".")
    .filter((key) => key !== "" && key.length <= 60);
  if (/^-[a-z0-9_.]*$/.test(text)) return {profile: "custom", off: keys};
  if (/^~[a-z0-9_.]+$/.test(text)) return {profile: "custom", off: [], on: keys};
  return {profile: isProfile(text) ? text : "all", off: []};
}

/** "fewest" and its deviations from the default: "fewest.subsets.any". The simplest path is omitted. */
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

/** The fragment of a lesson. It has no board, because the player's own is unrelated to it. */
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
  const isOfLadder = isHint || link.view === "walk";
  const ladder = link.ladder && isOfLadder ? encodeLadder(link.ladder) : "";
  if (ladder) parts.push("l=" + ladder);
  if (link.version && (isHint || link.place > 0)) parts.push("e=" + link.version);
  if (link.made) parts.push("g=" + link.made);
  return parts.filter(Boolean).join("&");
}

/** The content of a fragment that begins with "embed=". */
function embeddingOf(said: URLSearchParams): Embedding | null {
  const shows = embeds.find((name) => name === said.get("embed"));
  if (!shows) return null;
  const value = (name: string): string | undefined => said.get(name) ?? undefined;
  return {shows, settings: {theme: value("theme"), language: value("lang"), notation: value("notation")}};
}

/** The fragment of the page in a frame that shows the content of a link. */
export const toEmbed = (shows: Embed, link: Link): string =>
  "embed=" + shows + "&" + toFragment({...link, view: shows === "walk" ? "walk" : "play"}).replace(/^v=walk&?/, "");

/** Unreadable parts of the fragment are omitted. */
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
  const version = /^[a-z0-9]{1,7}$/.exec(said.get("e") ?? "")?.[0] ?? "";
  const origin = decodeOrigin(said.get("g") ?? "");
  const made = origin ? encodeOrigin(origin) : "";
  const technique = /^[a-z0-9_]{1,60}$/.exec(said.get("t") ?? "")?.[0] ?? "";
  const lesson = view === "learn" ? {technique, isPractice: said.get("p") === "1"} : noLesson;
  const damaged = board || code === "" ? null : code;
  return {view, board, hint, place, way, made, ladder, version, lesson, embedding, damaged};
}

/** The fragment of a link to this page that was pasted as text; null if it is no such link. */
export function pastedFragment(text: string): string | null {
  const match = /^\s*\S*#(\S*\bb=[^\s&]{40,}\S*)\s*$/.exec(text.slice(0, 4000));
  return match ? match[1]! : null;
}
