// The calls from one part of the page to another that is made later.
import type {Action} from "../state/state.ts";

export interface FollowUps {
  /** The action that leads to the next hint. */
  nextHint(): Action;
  /** Whether no argument can be right here because there is a mistake or no solution. */
  isFaulty(signal: AbortSignal): Promise<boolean>;
  /** Names the errors on the board. */
  showFaults(): void;
  /** Every cell is filled, but not all of them correctly. */
  showFull(): void;
  /** The puzzle is solved. */
  showSolved(): void;
  /** Begins with another puzzle like this one. */
  playAnother(): void;
  /** Begins with the example of a first visit. */
  playExample(): void;
  /** Lets the player change the givens. */
  enter(): void;
}
