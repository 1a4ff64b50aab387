// Making elements. Text is always text here: external content is never read as markup.

type Child = Node | string | number | false | null | undefined;
type Attributes = Record<string, unknown>;

function fill(element: Element, attributes: Attributes, children: Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (typeof value === "function") element.addEventListener(name, value as EventListener);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) {
    if (child instanceof Node) element.append(child);
    else if (child !== false && child !== null && child !== undefined) element.append(String(child));
  }
}

/** An HTML element. An attribute with a function as its value listens for the event of that name. */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  fill(element, attributes, children);
  return element;
}

const drawing = "http://www.w3.org/2000/svg";

/** An SVG element. */
export function s(name: string, attributes: Attributes = {}, ...children: Child[]): SVGElement {
  const element = document.createElementNS(drawing, name) as SVGElement;
  fill(element, attributes, children);
  return element;
}

/**
 * Replaces the children of an element, and returns the focus to the child with the same `id` as the one that had it.
 */
export function refill(element: Element, ...children: Child[]): void {
  const focused = document.activeElement;
  const id = focused && focused !== document.body && element.contains(focused) ? focused.id : "";
  element.replaceChildren();
  fill(element, {}, children);
  if (id) document.getElementById(id)?.focus();
}

/** A picture drawn by the engine. */
export function picture(svg: string): SVGElement {
  const parsed = new DOMParser().parseFromString(svg, "text/html").querySelector("svg");
  return parsed ? document.importNode(parsed, true) : s("svg");
}

/** HTML written by the engine. */
export function markup(html: string): Node[] {
  const {body} = new DOMParser().parseFromString(html, "text/html");
  return [...document.importNode(body, true).childNodes];
}

/** Offers a file for saving. */
export function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = h("a", {href: address, download: name});
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
