// A dialog: a native one, so that focus stays in it and Escape closes it.
import {h, refill} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import {say} from "../words/words.ts";

export class Dialog {
  readonly element: HTMLDialogElement;
  readonly #title = h("h2", {id: "dialog-title"});
  readonly #close = h("button", {type: "button", class: "close", id: "close-dialog"}, icon("close"));
  readonly #content = h("div", {class: "content"});

  constructor() {
    this.element = h(
      "dialog",
      {"aria-labelledby": "dialog-title"},
      h("header", {}, this.#title, this.#close),
      this.#content,
    );
    this.#close.addEventListener("click", () => this.close());
    new ResizeObserver(() => this.#letKeysScroll()).observe(this.#content);
    this.element.addEventListener("click", (event) => {
      if (event.target === this.element) this.close();
    });
  }

  open(title: string, ...content: (Node | false)[]): void {
    this.#title.textContent = title;
    this.#close.setAttribute("aria-label", say("close"));
    this.#close.title = say("close");
    refill(this.#content, ...content);
    if (!this.element.open) this.element.showModal();
    this.#letKeysScroll();
    this.#content.querySelector<HTMLElement>("textarea, [autofocus]")?.focus();
  }

  /** Content longer than its window can also be scrolled by keys. */
  #letKeysScroll(): void {
    const {scrollHeight, clientHeight} = this.#content;
    if (scrollHeight > clientHeight) this.#content.tabIndex = 0;
    else this.#content.removeAttribute("tabindex");
  }

  close(): void {
    this.element.close();
  }

  get isOpen(): boolean {
    return this.element.open;
  }
}
