// A stand-alone picture of the page: with a title, the colours of the light theme regardless of the current one, and
// only shapes that image programs also understand.

/** The page's own drawing on boards, in addition to the engine's. */
const pageRules = `
.board .conflictbg { fill:var(--falls-tint) }
.board .conflict { fill:var(--falls) }
.board .samebg { fill:var(--pen-tint) }
.board .drawn-casing { fill:none;stroke:var(--surface);stroke-width:9 }
.board .drawn-strong { fill:none;stroke:var(--link);stroke-width:4.2;stroke-linecap:round }
.board .drawn-weak { fill:none;stroke:var(--link-weak);stroke-width:3.4;stroke-dasharray:9 6.5 }
.board .corner-tab { fill:var(--surface);stroke:var(--pen);stroke-width:1.6 }
.board .corner { font-size:22px;font-weight:600;fill:var(--pen) }
.board .weave { fill:none;stroke:#8A8A8A;stroke-width:2 }
.board .paint-1 { fill:#FCD9D3 }
.board .paint-2 { fill:#FDE0BC }
.board .paint-3 { fill:#FBF0A8 }
.board .paint-4 { fill:#D5EEC6 }
.board .paint-5 { fill:#C5ECE5 }
.board .paint-6 { fill:#D2E2FB }
.board .paint-7 { fill:#E5DAF8 }
.board .paint-8 { fill:#F9D8EC }
.board .paint-9 { fill:#E0E0E0 }`;

const font =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif";
const roomOfTitle = 64; // units, of which a cell has 100

/** The rules for the classes of a picture, with colours instead of variable names. */
function rulesFor(picture: Element, css: string): string {
  const names = new Set([...picture.querySelectorAll("[class]")].flatMap((element) => [...element.classList]));
  const values = /:root \{([^}]*)\}/.exec(css)?.[1] ?? "";
  const tokens = new Map([...values.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
  const coloured = (rule: string): string =>
    rule.replace(/var\(--([\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? "none");
  return [...(css + pageRules).matchAll(/^\.board \.([\w-]+)([\w.-]*) \{ (.*) \}$/gm)]
    .filter(([, name]) => names.has(name!))
    .map(([, name, more, rule]) => `.${name}${more}{${coloured(rule!)}}`)
    .join("");
}

function element(name: string, attributes: Record<string, string | number>, text = ""): SVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
}

/** Splits texts with a position for each character: few programs other than browsers support that form. */
function separateCharacters(svg: SVGElement): void {
  for (const text of svg.querySelectorAll("text[x*=' ']")) {
    const xs = text.getAttribute("x")!.split(" ");
    const ys = text.getAttribute("y")!.split(" ");
    const single = [...text.textContent!].map((character, at) => {
      const copy = text.cloneNode() as SVGElement;
      copy.setAttribute("x", xs[at]!);
      copy.setAttribute("y", ys[at]!);
      copy.textContent = character;
      return copy;
    });
    text.replaceWith(...single);
  }
}

/** `css` is the style sheet of the engine's pictures. */
export function standAlone(picture: SVGElement, css: string, title: string): string {
  const svg = picture.cloneNode(true) as SVGElement;
  const [x, y, width, height] = svg.getAttribute("viewBox")!.split(" ").map(Number) as [number, number, number, number];
  const room = title ? roomOfTitle : 0;
  separateCharacters(svg);
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = `.page{fill:#FFFFFF}.title{font-size:34px;font-weight:600;fill:#1C1E23}${rulesFor(svg, css)}`;
  const top = y - room;
  svg.prepend(
    style,
    element("rect", {class: "page", x, y: top, width, height: height + room}),
    ...(title ? [element("text", {class: "title", x: 450, y: y - 16}, title)] : []),
  );
  svg.setAttribute("viewBox", `${x} ${top} ${width} ${height + room}`);
  svg.setAttribute("font-family", font);
  svg.setAttribute("text-anchor", "middle");
  for (const name of ["aria-hidden", "style", "id"]) svg.removeAttribute(name);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", title || "Sudoku");
  return new XMLSerializer().serializeToString(svg);
}

/** Adds a title above a stand-alone picture. */
export function withTitle(svg: string, title: string): string {
  if (title === "") return svg;
  const [, y = 0, , height = 0] = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
  const made = element("text", {class: "title", x: 0, y: y + 34, "text-anchor": "start", "font-size": 34}, title);
  const text = new XMLSerializer().serializeToString(made);
  return svg
    .replace(/(viewBox="\S+ )\S+( \S+ )[^"]*/, `$1${y - roomOfTitle}$2${height + roomOfTitle}`)
    .replace(/(<rect class="page" x="\S+ y=")[^"]*(" width="\S+ height=")[^"]*("\/>)/, (_, ...parts: string[]) =>
      [parts[0], y - roomOfTitle, parts[1], height + roomOfTitle, parts[2], text].join(""),
    );
}

/** A file is named after the content of the picture. */
export const fileName = (title: string, kind: string): string =>
  (title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, "-")
    .replace(/^[-.]+|[-.]+$/g, "")
    .slice(0, 80) || "deduku") +
  "." +
  kind;
