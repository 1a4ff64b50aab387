// Defines <deduku-board>: a puzzle, a step or a walk on any page. The library is fetched when the first board comes
// into view, into a worker that all boards of the page share.
import {defineBoard} from "./board_element.js";
import {startWorker} from "./index.js";

let source;

/**
 * Sets where to load the library from, if not from the file next to this one; see `startWorker`. Call it before the
 * first board is shown.
 */
export function setSource(given) {
  source = given;
}

export const DedukuBoard = defineBoard(() => startWorker(source));
