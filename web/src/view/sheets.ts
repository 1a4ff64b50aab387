// Puzzles on paper: some on each sheet, with their names, and the solutions on separate sheets after them.
import {h} from "../dom/dom.ts";
import {say} from "../words/words.ts";
import {drawSmall} from "../draw/board.ts";
import {type PageSetup, pageRules, type Places, puzzlePlaces, roomOf, solutionPlaces} from "../state/paper.ts";

export const countsOfSheet = [1, 2, 4, 6] as const;
export type CountOfSheet = (typeof countsOfSheet)[number];

export interface Printed {
  digits: string;
  name: string;
  /** The difficulty, "" if not printed. */
  note: string;
  /** "" if not printed. */
  solution: string;
}

const countOf = ({columns, rows}: Places): number => columns * rows;

/** The number of sheets for this many puzzles, including the solutions. */
export const sheetsFor = (puzzles: number, count: CountOfSheet, solutions: number, setup: PageSetup): number =>
  Math.ceil(puzzles / count) + Math.ceil(solutions / countOf(solutionPlaces(setup)));

function inParts<Value>(values: readonly Value[], size: number): Value[][] {
  const parts = Math.ceil(values.length / size);
  return Array.from({length: parts}, (_, part) => values.slice(part * size, (part + 1) * size));
}

function sheet(kind: string, title: string, places: Places, figures: readonly HTMLElement[]): HTMLElement {
  const boards = h("div", {class: `boards ${kind}`}, ...figures);
  boards.style.setProperty("--side", `${places.side}mm`);
  boards.style.setProperty("--columns", String(places.columns));
  boards.style.setProperty("--rows", String(places.rows));
  return h("section", {class: "sheet"}, title !== "" && h("h2", {}, title), boards);
}

function figure(title: string, note: string, digits: string, givens: string): HTMLElement {
  const caption = h("figcaption", {}, h("b", {}, title), note !== "" && h("span", {}, note));
  return h("figure", {}, caption, drawSmall(digits, givens));
}

/** The printed pages. If there are several puzzles, numbers match them with their solutions. */
export function makeSheets(puzzles: readonly Printed[], count: CountOfSheet, setup: PageSetup): HTMLElement {
  const titles = puzzles.map(({name}, at) => [puzzles.length > 1 && `${at + 1}.`, name].filter(Boolean).join(" "));
  const boards = puzzles.map(({digits, note}, at) => figure(titles[at]!, note, digits, digits));
  const solved = puzzles.flatMap(({digits, solution}, at) =>
    solution === "" ? [] : [figure(titles[at]!, "", solution, digits)],
  );
  const places = puzzlePlaces(setup, count);
  const small = solutionPlaces(setup);
  const title = say("print.solutions.title");
  const sheets = h(
    "div",
    {class: "sheets", "aria-hidden": "true"},
    ...inParts(boards, count).map((part) => sheet("of-puzzles", "", places, part)),
    ...inParts(solved, countOf(small)).map((part) => sheet("of-solutions", title, small, part)),
  );
  sheets.style.setProperty("--height", `${roomOf(setup).height}mm`);
  return sheets;
}

/** Prints these sheets in place of the page. */
export function printSheets(sheets: HTMLElement, setup: PageSetup): void {
  const root = document.documentElement;
  const rules = new CSSStyleSheet();
  rules.replaceSync(pageRules(setup));
  const clear = (): void => {
    sheets.remove();
    root.classList.remove("prints-sheets");
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== rules);
  };
  document.querySelector(".sheets")?.remove();
  document.body.append(sheets);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  root.classList.add("prints-sheets");
  window.addEventListener("afterprint", clear, {once: true});
  window.print();
}
