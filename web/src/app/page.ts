// The parts that all actions share: the state, the engine, and effects of the page beyond a change of its state.
import type {Asker} from "../engine/ask.ts";
import type {State} from "../state/state.ts";
import type {Store} from "../state/store.ts";

export type DialogName = "new" | "today" | "intro" | "games" | "import" | "list" | "share" | "print" | "settings" | "keys" | "ladder";

export interface Page {
  readonly store: Store<State>;
  readonly ask: Asker;
  /** Gives the board the focus. */
  focusBoard(): void;
  /** Announces an event to screen readers. */
  announce(text: string): void;
  /** `text`: the initial text of a dialog that reads puzzles; for the new puzzle, the one to make at once. */
  openDialog(name: DialogName, text?: string): void;
  /** A dialog to read a puzzle from the code of a link, with the fault of that code. */
  openDamaged(code: string): void;
}
