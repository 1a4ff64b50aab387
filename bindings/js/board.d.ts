// The element <deduku-board>: its properties and events. README.md describes its attributes.
import type {Source} from "./index.js";

/** Sets the source of the library, by default its file in the package. Call it before the first board is shown. */
export function setSource(source: Source | Promise<Source>): void;

export interface DedukuBoardEvents {
  /** The content is shown. */
  "deduku-ready": CustomEvent<{count: number}>;
  /** The reader has gone to another step. */
  "deduku-step": CustomEvent<{step: number; count: number}>;
  /** Nothing can be shown; `error` is the reason. */
  "deduku-error": CustomEvent<{error: Error}>;
}

/** Node has no elements: there the class exists but cannot be used. */
export class DedukuBoard extends HTMLElement {
  /** The puzzle in any format; without the attribute the text of the element. */
  puzzle: string;
  /** The step that is shown, from 1; 0 at the puzzle. In a walk, the number of steps plus one is the end. */
  step: number;
  /** The number of steps, as soon as it is known. */
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
