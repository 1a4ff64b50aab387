// The head above the board in a frame on another site: the source, and a link to the whole page.
import {h, refill} from "../dom/dom.ts";
import {toFragment} from "../state/link.ts";
import {linkTo, type State} from "../state/state.ts";
import {say} from "../words/words.ts";
import {sign} from "./header.ts";

export class EmbedHead {
  readonly element = h("header", {class: "embed-head"});
  readonly #link = h("a", {class: "brand", target: "_blank", rel: "noopener", id: "embed-open"});
  #words = "";

  constructor() {
    this.element.append(this.#link);
  }

  show(state: State): void {
    this.#link.href = location.href.split("#")[0] + "#" + toFragment(linkTo(state));
    if (this.#words === state.settings.language) return;
    this.#words = state.settings.language;
    refill(this.#link, sign(), h("span", {}, say("embed.open")));
  }
}
