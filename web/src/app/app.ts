// What the player does, and what follows from it; views call this, and change nothing by themselves. Each part of it is a file
// beside this one; here is what they share, and what belongs to the whole page.
import type {Asker} from "../engine/ask.ts";
import {keepSettings} from "../state/kept.ts";
import {type Link, toFragment, type View} from "../state/link.ts";
import type {LadderChoice, Settings} from "../state/settings.ts";
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
import {Welcome} from "./welcome.ts";

export type DialogName = "new" | "games" | "import" | "share" | "print" | "settings" | "keys" | "ladder";

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
  readonly welcome = new Welcome(this);
  /** The reader's own ladder while that of a link is used. */
  #ownLadder: LadderChoice | null = null;

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
    if ("profile" in settings) this.#ownLadder = null;
    keepSettings({...all, ...this.#ownLadder});
    this.store.set({settings: all});
  }

  /** Uses the ladder of a link, until the reader chooses another one. That of the reader stays kept. */
  lendLadder(ladder: LadderChoice): void {
    const {profile, off} = this.state.settings;
    if (ladder.profile === profile && ladder.off.join() === off.join()) return;
    this.#ownLadder ??= {profile, off};
    this.store.set({settings: {...this.state.settings, ...ladder}});
  }

  /** Takes over what another tab has changed; a ladder that is lent stays. */
  takeOver(settings: Settings): void {
    const {profile, off} = this.state.settings;
    if (this.#ownLadder) this.#ownLadder = {profile: settings.profile, off: settings.off};
    this.store.set({settings: {...settings, ...(this.#ownLadder && {profile, off})}});
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
    const {game, view, panel, place, settings} = this.state;
    const {profile, off} = settings;
    const hint = panel.kind === "hint" && panel.hint ? panel.hint.level : 0;
    return {view, board: game.board, hint, place, ladder: {profile, off}};
  }

  get fragment(): string {
    return toFragment(this.link);
  }

  /** Fetches the engine again when it could not be had; set by what has it. */
  retry: () => void = () => {};

  /** Gives the board the focus; set by what shows it. */
  toBoard: () => void = () => {};

  /** Tells those who do not see it what has happened; set by what shows it. */
  announce: (text: string) => void = () => {};

  /** A dialog to read a puzzle from this text, with what is wrong with the link that it comes from; set by what shows it. */
  openDamaged: (code: string) => void = () => {};

  /** The picture of the place where the walk stands; set by what shows it. */
  pictureOfWalk: () => Promise<string> = () => Promise.resolve("");

  /** Opened by what shows dialogs. */
  openDialog: (name: DialogName, text?: string) => void = () => {};
}
