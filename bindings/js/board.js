// Defines <deduku-board>: a puzzle, a step or a walk on any page. The library is fetched when the first board is to be seen, into
// a worker that all boards of the page share.
import {defineBoard} from "./board_element.js";
import {startWorker} from "./index.js";

let source;

/** Where the library comes from, if not from its file beside this one: as for `startWorker`. To be said before a board is seen. */
export function setSource(given) {
  source = given;
}

export const DedukuBoard = defineBoard(() => startWorker(source));
