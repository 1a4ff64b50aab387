// What one part of the page leads on to in another that is made after it.
import type {Action} from "../state/state.ts";

export interface FollowUps {
  /** What leads on to the next hint. */
  nextHint(): Action;
  /** The puzzle is solved. */
  showSolved(): void;
  /** Begins with another puzzle like this one. */
  playAnother(): void;
  /** Lets the player change what is printed. */
  enter(): void;
}
