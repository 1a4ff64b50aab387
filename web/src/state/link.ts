// The part of a link behind "#": the board, the view, and how deep the hint is. Nothing of it goes over the network.
import type {Board} from "./board.ts";
import {decode, encode} from "./code.ts";

export const views = ["play", "walk", "rate"] as const;
export type View = (typeof views)[number];

export interface Link {
  view: View;
  board: Board | null;
  /** 0: no hint is shown. */
  hint: number;
  /** Where the walk stands, 0: at the puzzle. */
  place: number;
}

const isView = (text: string | null): text is View => (views as readonly string[]).includes(text ?? "");

function numberIn(text: string | null, most: number): number {
  const number = /^\d{1,4}$/.test(text ?? "") ? Number(text) : 0;
  return number <= most ? number : 0;
}

export function toFragment(link: Link): string {
  const parts = [link.view === "play" ? "" : "v=" + link.view, link.board && "b=" + encode(link.board)];
  if (link.view === "play" && link.hint > 0) parts.push("h=" + link.hint);
  if (link.view === "walk" && link.place > 0) parts.push("s=" + link.place);
  return parts.filter(Boolean).join("&");
}

/** Whatever the fragment says that cannot be read is left out. */
export function fromFragment(fragment: string): Link {
  const said = new URLSearchParams(fragment.replace(/^#/, ""));
  const view = said.get("v");
  return {
    view: isView(view) ? view : "play",
    board: decode(said.get("b") ?? ""),
    hint: numberIn(said.get("h"), 5),
    place: numberIn(said.get("s"), 9999),
  };
}

/** The fragment of a link to this page that was pasted as text; null if it is none. */
export function pastedFragment(text: string): string | null {
  const match = /^\s*\S*#(\S*\bb=[^\s&]{81}\S*)\s*$/.exec(text.slice(0, 4000));
  return match ? match[1]! : null;
}
