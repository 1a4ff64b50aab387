// The head of the page: the views, and what concerns all of them.
import type {App, DialogName} from "../app/app.ts";
import {h, refill} from "../dom.ts";
import {icon, type Icon} from "../icons.ts";
import {views} from "../state/link.ts";
import {languageNames, languages, type Language, type Theme, themes} from "../state/settings.ts";
import type {State} from "../state/state.ts";
import {s} from "../dom.ts";
import {say, type WordKey} from "../words/words.ts";

/** The sign for "therefore": two premises in ink, the conclusion in pen. */
const sign = (): SVGElement =>
  s(
    "svg",
    {viewBox: "0 0 24 24", "aria-hidden": "true"},
    s("circle", {class: "conclusion", cx: 12, cy: 6, r: 3.3}),
    s("circle", {class: "premise", cx: 5, cy: 18, r: 3.3}),
    s("circle", {class: "premise", cx: 19, cy: 18, r: 3.3}),
  );

export class HeaderView {
  readonly element = h("header", {class: "top"});
  readonly #app: App;
  #key = "";

  constructor(app: App) {
    this.#app = app;
  }

  show(state: State): void {
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

  #go(event: Event, view: State["view"]): void {
    event.preventDefault();
    this.#app.show(view);
  }

  #tabs(state: State): HTMLElement {
    const tab = (view: State["view"]): HTMLElement =>
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

  #tools(state: State): HTMLElement {
    const tool = (name: DialogName, word: WordKey, image: Icon, classes = ""): HTMLElement =>
      h(
        "button",
        {
          type: "button",
          class: `tool ${classes}`,
          id: `tool-${name}`,
          "aria-label": say(word),
          title: say(word),
          click: () => this.#app.openDialog(name),
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

  #language(state: State): HTMLElement {
    const choose = (event: Event): void =>
      this.#app.change({language: (event.target as HTMLSelectElement).value as Language});
    const options = languages.map((language) =>
      h(
        "option",
        {value: language, lang: language, selected: language === state.settings.language},
        languageNames[language],
      ),
    );
    const select = h(
      "select",
      {class: "tool", id: "language", "aria-label": say("language"), title: say("language"), change: choose},
      ...options,
    );
    return h("span", {class: "choose only-wide"}, select, icon("down"));
  }

  #theme(state: State): HTMLElement {
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
        click: () => this.#app.change({theme: next}),
      },
      image,
    );
  }
}
