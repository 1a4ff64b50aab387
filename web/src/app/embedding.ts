// The page in a frame on somebody's page.
import {keepNothing} from "../state/kept.ts";
import type {Embedding} from "../state/link.ts";

/** Makes it a frame: what is done there is none of the reader's games, and the page around says what is shown. */
export function frame(embedding: Embedding): void {
  keepNothing();
  document.documentElement.dataset.embed = embedding.shows;
  window.addEventListener("hashchange", () => location.reload());
}
