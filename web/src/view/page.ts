// The page: its head, its views, a dialog, and the announcements for screen readers.
import {spokenCells} from "../app/spoken.ts";
import {h, refill} from "../dom/dom.ts";
import type {View} from "../state/link.ts";
import type {Settings} from "../state/settings.ts";
import type {State} from "../state/state.ts";
import {say, speak, tagOf} from "../words/words.ts";
import {closeButton} from "./card_parts.ts";
import type {Dialog} from "./dialog.ts";
import type {LearnView} from "./learn.ts";
import {techniqueName} from "./names.ts";
import type {PlayView} from "./play.ts";
import type {RateView} from "./rate.ts";
import {showTheme} from "./theme.ts";
import type {WalkView} from "./walk.ts";

/** The part above the views. */
interface Head {
  readonly element: HTMLElement;
  show(state: State): void;
}

type Views = {play: PlayView; walk: WalkView; rate: RateView; learn: LearnView};

/** The title: the current view, and its puzzle. */
function titleOf({about, game, lesson, place, view}: State): string {
  const technique = lesson.technique && techniqueName(lesson.technique, about);
  if (view === "learn") return [technique, say(view), "Deduku"].filter(Boolean).join(" – ");
  const step = view === "walk" && place > 0 ? say("share.atStep", {n: place}) : "";
  const shown = [say(view), step].filter(Boolean).join(", ");
  return [shown, game.name, "Deduku"].filter(Boolean).join(" – ");
}

function showSettings({language, theme}: Settings): void {
  const root = document.documentElement;
  speak(language);
  root.lang = tagOf(language);
  showTheme(theme);
}

export class PageView {
  readonly #header: Head;
  readonly #views: Views;
  readonly #dialog: Dialog;
  readonly #closeNotice: () => void;
  readonly #skip = h("a", {class: "skip", href: "#board", click: (event: Event) => this.#skipHeader(event)});
  readonly #notice = h("div", {class: "notice", role: "status", id: "notice", hidden: true});
  readonly #announced = h("p", {class: "unseen", role: "status", id: "announced"});
  #view: View = "play";

  /** `closeNotice`: the reader has read the notice above the views. */
  constructor(header: Head, views: Views, dialog: Dialog, closeNotice: () => void) {
    this.#closeNotice = closeNotice;
    this.#header = header;
    this.#views = views;
    this.#dialog = dialog;
    const shown = Object.values(views).map((view) => view.element);
    document.body.append(this.#skip, header.element, ...shown, this.#notice, this.#announced, dialog.element);
    dialog.element.addEventListener("close", () => setTimeout(() => this.#keepFocus()));
  }

  show(state: State, before: State | null): void {
    this.#view = state.view;
    showSettings(state.settings);
    document.title = titleOf(state);
    this.#skip.textContent = say("skip");
    this.#header.show(state);
    if (state.notice !== before?.notice) this.#showNotice(state.notice);
    for (const [name, view] of Object.entries(this.#views)) view.element.hidden = name !== state.view;
    document.documentElement.dataset.view = state.view;
    this.#views.play.show(state);
    this.#views.walk.show(state);
    this.#views.rate.show(state);
    this.#views.learn.show(state);
    if (!before) return this.#takeFocus();
    const {game, panel} = before;
    if (state.panel !== panel || state.game.board !== game.board || state.game.isEntering !== game.isEntering)
      this.#keepFocus();
  }

  #showNotice(text: string): void {
    this.#notice.hidden = text === "";
    refill(this.#notice, h("span", {}, text), text !== "" && closeButton(this.#closeNotice, "close-notice"));
  }

  /** Typing works at once; but in a frame the reader keeps the focus. */
  #takeFocus(): void {
    if (!("embed" in document.documentElement.dataset)) this.#views.play.board.focus();
  }

  #skipHeader(event: Event): void {
    event.preventDefault();
    this.#views[this.#view].focus();
  }

  /** A removed button passes its focus to the board. */
  #keepFocus(): void {
    if (document.activeElement === document.body) this.#focusBoard();
  }

  #focusBoard(): void {
    if (!this.#dialog.isOpen && this.#view === "play") this.#views.play.board.focus();
  }

  /** A new puzzle takes the focus from the control that chose it; a closing dialog would give it back. */
  focusBoard(): void {
    setTimeout(() => this.#focusBoard());
  }

  /** A repeated text is read again: an unpronounced character makes it a different text. */
  announce(text: string): void {
    const said = spokenCells(text);
    this.#announced.textContent = this.#announced.textContent === said ? said + "\u200b" : said;
  }
}
