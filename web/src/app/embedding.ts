// The page in a frame on another site.
import type {Embedding} from "../state/link.ts";
import {keepNothing} from "../state/storage.ts";

/**
 * Makes the page a frame: play in it is not kept among the reader's games, and the embedding page decides the display.
 */
export function frame(embedding: Embedding): void {
  keepNothing();
  document.documentElement.dataset.embed = embedding.shows;
  window.addEventListener("hashchange", () => location.reload());
}
