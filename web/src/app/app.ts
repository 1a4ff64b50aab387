// What the player does, and what follows from it; views call this, and change nothing by themselves. Each part of it is a file
// beside this one; here is what they share, and what belongs to the whole page.
import type {Asker} from "../engine/ask.ts";
import {keepSettings} from "../state/kept.ts";
import {type Link, toFragment, type View} from "../state/link.ts";
import type {Settings} from "../state/settings.ts";
import type {State} from "../state/state.ts";
import type {Store} from "../state/store.ts";
import {Card} from "./card.ts";
import {Hints} from "./hints.ts";
import {Mistakes} from "./mistakes.ts";
import {Moves} from "./moves.ts";
import {Puzzles} from "./puzzles.ts";
import {Reasons} from "./reasons.ts";
import {Selection} from "./selection.ts";
import {Steps} from "./steps.ts";

export type DialogName = "new" | "import" | "share" | "settings" | "keys" | "ladder";

export class App {
  readonly store: Store<State>;
  readonly ask: Asker;
  readonly card = new Card(this);
  readonly selection = new Selection(this);
  readonly moves = new Moves(this);
  readonly hints = new Hints(this);
  readonly mistakes = new Mistakes(this);
  readonly steps = new Steps(this);
  readonly reasons = new Reasons(this);
  readonly puzzles = new Puzzles(this);

  constructor(store: Store<State>, ask: Asker) {
    this.store = store;
    this.ask = ask;
  }

  get state(): Readonly<State> {
    return this.store.state;
  }

  /** Changes settings for good. */
  change(settings: Partial<Settings>): void {
    const all = {...this.state.settings, ...settings};
    keepSettings(all);
    this.store.set({settings: all});
  }

  show(view: View): void {
    if (view !== this.state.view) this.store.set({view});
  }

  /** The walk is at a place, 0: at the puzzle. */
  walkTo(place: number): void {
    this.store.set({place});
  }

  /** A link to what is shown now. */
  get link(): Link {
    const {game, view, panel, place} = this.state;
    return {view, board: game.board, hint: panel.kind === "hint" && panel.hint ? panel.hint.level : 0, place};
  }

  get fragment(): string {
    return toFragment(this.link);
  }

  /** Fetches the engine again when it could not be had; set by what has it. */
  retry: () => void = () => {};

  /** Gives the board the focus; set by what shows it. */
  toBoard: () => void = () => {};

  /** Opened by what shows dialogs. */
  openDialog: (name: DialogName, text?: string) => void = () => {};
}
