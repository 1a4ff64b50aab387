// What all actions share: the state, the engine, and what the page does that is more than a change of its state.
import type {Asker} from "../engine/ask.ts";
import type {State} from "../state/state.ts";
import type {Store} from "../state/store.ts";

export type DialogName = "new" | "games" | "import" | "list" | "share" | "print" | "settings" | "keys" | "ladder";

export interface Page {
  readonly store: Store<State>;
  readonly ask: Asker;
  /** Gives the board the focus. */
  focusBoard(): void;
  /** Says what has happened to those who do not see it. */
  announce(text: string): void;
  /** `text`: what the dialog begins with, where it reads puzzles; of the new puzzle, what is made at once. */
  openDialog(name: DialogName, text?: string): void;
  /** A dialog to read a puzzle from the code of a link, with what is wrong with it. */
  openDamaged(code: string): void;
}
