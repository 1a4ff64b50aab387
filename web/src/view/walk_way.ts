// The choice of the path: the simplest one, or the one with the fewest steps. For the latter also the free techniques,
// the maximum cost of a step, and the proved bounds.
import {h} from "../dom/dom.ts";
import type {FewestFound} from "../state/answers.ts";
import {type Free, frees, type Way} from "../state/link.ts";
import {say, type WordKey} from "../words/words.ts";

function chooser(
  id: string,
  word: WordKey,
  values: readonly [value: string, word: WordKey][],
  chosen: string,
  choose: (value: string) => void,
): HTMLElement {
  const options = values.map(([value, word]) => h("option", {value, selected: value === chosen}, say(word)));
  const change = (event: Event): void => choose((event.target as HTMLSelectElement).value);
  return h("label", {}, h("span", {}, say(word)), h("select", {id, change}, ...options));
}

/** `take` is called with the chosen path, `further` if more work is wanted. */
export function wayControl(
  way: Way,
  found: FewestFound | null,
  take: (way: Way) => void,
  further: () => void,
): HTMLElement {
  const chip = (id: string, isFewest: boolean, word: WordKey): HTMLElement =>
    h(
      "button",
      {
        type: "button",
        class: "chip-button",
        id,
        "aria-pressed": String(way.isFewest === isFewest),
        click: () => way.isFewest !== isFewest && take({...way, isFewest}),
      },
      say(word),
    );
  const chips = h(
    "div",
    {class: "chips", role: "group", "aria-label": say("way")},
    chip("way-simplest", false, "way.simplest"),
    chip("way-fewest", true, "way.fewest"),
  );
  if (!way.isFewest) return h("div", {class: "way"}, chips);
  const free = chooser(
    "way-free",
    "way.free",
    frees.map((name) => [name, `way.free.${name}`]),
    way.free,
    (free) => take({...way, free: free as Free}),
  );
  const cost = chooser(
    "way-cost",
    "way.cost",
    [
      ["needed", "way.cost.needed"],
      ["any", "way.cost.any"],
    ],
    way.isAnyCost ? "any" : "needed",
    (value) => take({...way, isAnyCost: value === "any"}),
  );
  return h(
    "div",
    {class: "way"},
    chips,
    found && h("p", {class: "proved", id: "way-text"}, found.isRefused ? say("way.refused") : found.text),
    found?.isOpen && h("button", {type: "button", class: "btn", id: "way-further", click: further}, say("way.further")),
    h("div", {class: "ways"}, free, cost),
  );
}
