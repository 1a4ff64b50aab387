// The head of the page: the views, and the controls for all of them.
import type {Actions} from "../app/actions.ts";
import type {DialogName} from "../app/page.ts";
import {h, refill, s} from "../dom/dom.ts";
import {icon, type Icon} from "../dom/icons.ts";
import {type View, views} from "../state/link.ts";
import {type Theme, themes} from "../state/settings.ts";
import type {State} from "../state/state.ts";
import {type Language, languages, nameOf, say, type WordKey} from "../words/words.ts";

/** The sign for "therefore": two premises in ink, the conclusion in pen. */
export const sign = (): SVGElement =>
  s(
    "svg",
    {viewBox: "0 0 24 24", "aria-hidden": "true"},
    s("circle", {class: "conclusion", cx: 12, cy: 6, r: 3.3}),
    s("circle", {class: "premise", cx: 5, cy: 18, r: 3.3}),
    s("circle", {class: "premise", cx: 19, cy: 18, r: 3.3}),
  );

type Shown = Pick<State, "settings" | "view">;

export interface HeaderActions extends Pick<Actions, "openDialog"> {
  choices: Pick<Actions["choices"], "change" | "show">;
}

export class HeaderView {
  readonly element = h("header", {class: "top"});
  readonly #actions: HeaderActions;
  #key = "";

  constructor(actions: HeaderActions) {
    this.#actions = actions;
  }

  show(state: Shown): void {
    const key = [state.view, state.settings.language, state.settings.theme].join();
    if (key === this.#key) return;
    this.#key = key;
    refill(
      this.element,
      h(
        "a",
        {class: "brand", href: "#", "aria-label": say("home"), click: (event: Event) => this.#go(event, "play")},
        sign(),
        h("span", {}, "Deduku"),
      ),
      this.#tabs(state),
      this.#tools(state),
    );
  }

  #go(event: Event, view: View): void {
    event.preventDefault();
    this.#actions.choices.show(view);
  }

  #tabs(state: Shown): HTMLElement {
    const tab = (view: View): HTMLElement =>
      h(
        "a",
        {
          href: `#v=${view}`,
          id: `tab-${view}`,
          "aria-current": state.view === view ? "page" : null,
          click: (event: Event) => this.#go(event, view),
        },
        say(view),
      );
    return h("nav", {class: "tabs", "aria-label": say("views")}, ...views.map(tab));
  }

  #tools(state: Shown): HTMLElement {
    const tool = (name: DialogName, word: WordKey, image: Icon, classes = ""): HTMLElement =>
      h(
        "button",
        {
          type: "button",
          class: `tool ${classes}`,
          id: `tool-${name}`,
          "aria-label": say(word),
          title: say(word),
          click: () => this.#actions.openDialog(name),
        },
        icon(image),
        h("span", {"aria-hidden": "true"}, say(word)),
      );
    return h(
      "div",
      {class: "tools"},
      tool("import", "import", "import", "only-wide"),
      tool("new", "new", "new"),
      tool("share", "share", "share"),
      h("i", {class: "sep only-wide"}),
      this.#language(state),
      this.#theme(state),
      tool("keys", "keys", "keys", "only-large icon-only"),
      tool("settings", "settings", "settings", "icon-only"),
    );
  }

  #language(state: Shown): HTMLElement {
    const choose = async (): Promise<void> => {
      await this.#actions.choices.change({language: select.value as Language});
      select.value = state.settings.language; // after a change of language this is another element
    };
    const options = languages.map((language) =>
      h("option", {value: language, lang: language, selected: language === state.settings.language}, nameOf(language)),
    );
    const select = h(
      "select",
      {class: "tool", id: "language", "aria-label": say("language"), title: say("language"), change: choose},
      ...options,
    );
    return h("span", {class: "choose only-wide"}, select, icon("down"));
  }

  #theme(state: Shown): HTMLElement {
    const next = themes[(themes.indexOf(state.settings.theme) + 1) % themes.length] as Theme;
    const image = s(
      "svg",
      {class: "icon", viewBox: "0 0 20 20", "aria-hidden": "true"},
      s("circle", {cx: 10, cy: 10, r: 6.8}),
      s("path", {class: "solid", d: "M10 3.2a6.8 6.8 0 0 1 0 13.6Z"}),
    );
    return h(
      "button",
      {
        type: "button",
        class: "tool only-wide icon-only",
        id: "theme",
        "aria-label": say(`theme.${state.settings.theme}`),
        title: say(`theme.${state.settings.theme}`),
        click: () => this.#actions.choices.change({theme: next}),
      },
      image,
    );
  }
}
