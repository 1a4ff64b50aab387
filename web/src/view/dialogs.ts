// The dialogs, by their names: one is open at a time.
import type {Actions} from "../app/actions.ts";
import type {DialogName} from "../app/page.ts";
import type {Asker} from "../engine/ask.ts";
import type {State} from "../state/state.ts";
import {decodeOrigin} from "../state/wishes.ts";
import {say} from "../words/words.ts";
import type {Dialog} from "./dialog.ts";
import {openGames} from "./games_dialog.ts";
import {type ImportActions, ImportDialog} from "./import_dialog.ts";
import {openIntro} from "./intro_dialog.ts";
import {openKeys} from "./keys_dialog.ts";
import {LadderDialog} from "./ladder_dialog.ts";
import {failure} from "./lesson_parts.ts";
import {type MakingActions, MakingView} from "./making_view.ts";
import {type NewActions, openNew} from "./new_dialog.ts";
import type {PrintDialog} from "./print_dialog.ts";
import {openSettings, type SettingsActions} from "./settings_dialog.ts";
import {openShare, type Sharing} from "./share_dialog.ts";
import {openToday, type TodayActions} from "./today_dialog.ts";

export type DialogActions = ImportActions &
  NewActions &
  SettingsActions &
  TodayActions & {games: Pick<Actions["games"], "resume">; making: MakingActions};

export class Dialogs {
  readonly #dialog: Dialog;
  readonly #state: () => State;
  readonly #actions: DialogActions;
  readonly #ask: Asker;
  readonly #sharing: Sharing;
  readonly #import: ImportDialog;
  readonly #ladder: LadderDialog;
  #print?: PrintDialog;
  readonly #making: MakingView;

  constructor(
    dialog: Dialog,
    ask: Asker,
    state: () => State,
    actions: DialogActions,
    pictureOfWalk: Sharing["pictureOfWalk"],
  ) {
    this.#dialog = dialog;
    this.#state = state;
    this.#actions = actions;
    this.#ask = ask;
    this.#sharing = {state, ask, pictureOfWalk};
    this.#import = new ImportDialog(dialog, ask, actions);
    this.#ladder = new LadderDialog(dialog, ask, state, actions.choices);
    this.#making = new MakingView(dialog, state, actions.making);
  }

  /** `text`: the initial text of a dialog that reads puzzles; for the new puzzle, the one to make at once. */
  open(name: DialogName, text?: string): void {
    const state = this.#state();
    const dialog = this.#dialog;
    const actions = this.#actions;
    const open: Record<DialogName, () => void> = {
      new: () => openNew(dialog, state.game, actions, this.#making, decodeOrigin(text ?? "")),
      today: () => openToday(dialog, actions),
      intro: () => openIntro(dialog),
      games: () => openGames(dialog, state.game, actions.games),
      import: () => this.#import.open(text),
      list: () => void this.#openList(text ?? ""),
      share: () => openShare(dialog, this.#sharing, actions.openDialog),
      print: () => void this.#openPrint(text),
      settings: () => openSettings(dialog, state, actions),
      keys: () => openKeys(dialog),
      ladder: () => this.#ladder.open(),
    };
    open[name]();
  }

  /** This rarely used dialog is loaded on demand. */
  async #openList(text: string): Promise<void> {
    try {
      const {openList} = await import("./list_view.ts");
      await openList(this.#dialog, this.#ask, () => this.#state().about, this.#actions, text);
    } catch (error) {
      this.#dialog.open(say("list"), failure(error));
    }
  }

  async #openPrint(text?: string): Promise<void> {
    try {
      const {PrintDialog: Print} = await import("./print_dialog.ts");
      this.#print ??= new Print(this.#dialog, this.#ask, this.#state);
      this.#print.open(text);
    } catch (error) {
      this.#dialog.open(say("print"), failure(error));
    }
  }

  /** Names of techniques may arrive from the engine when a dialog with them is already open. */
  follow({about}: State, before: State): void {
    if (about && !before.about) this.#making.nameTechniques();
  }

  /** Opens with the code of an unreadable link, and shows its fault. */
  openDamaged(code: string): void {
    this.#import.openDamaged(code);
  }

  /** Opens with the content of a file. */
  drop(file: File): void {
    void this.#import.drop(file);
  }
}
