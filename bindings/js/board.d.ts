// The element <deduku-board>: what README.md says of its attributes, as properties and events.
import type {Source} from "./index.js";

/** Where the library comes from, if not from its file in the package; to be said before a board is seen. */
export function setSource(source: Source | Promise<Source>): void;

export interface DedukuBoardEvents {
  /** What it shows is there. */
  "deduku-ready": CustomEvent<{count: number}>;
  /** The reader has gone to another step. */
  "deduku-step": CustomEvent<{step: number; count: number}>;
  /** There is nothing to show, and why. */
  "deduku-error": CustomEvent<{error: Error}>;
}

/** In Node, where there are no elements, the class is there, and of no use. */
export class DedukuBoard extends HTMLElement {
  /** The puzzle in any format; without the attribute the text of the element. */
  puzzle: string;
  /** The step that is shown, from 1; 0 at the puzzle. Of a walk, one more than there are is the end. */
  step: number;
  /** How many steps there are, as soon as they are known. */
  readonly count: number;
  addEventListener<Name extends keyof DedukuBoardEvents>(
    name: Name,
    listener: (this: DedukuBoard, event: DedukuBoardEvents[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "deduku-board": DedukuBoard;
  }
}
