// Defines <deduku-board>: a puzzle, a step or a walk on any page. The library is fetched when the first board is to be seen, into
// a worker that all boards of the page share.
import {defineBoard} from "./board_element.js";
import {startWorker} from "./index.js";

let source;

/** Where to load the library from, if it is not in its file next to this one: see `startWorker`. Call it before the first board is shown. */
export function setSource(given) {
  source = given;
}

export const DedukuBoard = defineBoard(() => startWorker(source));
