// The card for the choice of the candidates to show.
import type {Actions} from "../app/actions.ts";
import {nameOfFilter} from "../app/describe.ts";
import {h} from "../dom/dom.ts";
import {allDigits, has} from "../state/board.ts";
import {type Filter, noFilter} from "../state/filter.ts";
import {say} from "../words/words.ts";
import {actionButtons, type Content, heading} from "./card_parts.ts";

export interface FilterActions {
  card: Pick<Actions["card"], "close">;
  moves: Pick<Actions["moves"], "fillMarks">;
  selection: Pick<Actions["selection"], "filterDigit" | "filterPick" | "setFilter">;
}

/** `hasMarks`: there are candidates on the board. */
export function filterCard(filter: Filter, hasMarks: boolean, {card, moves, selection}: FilterActions): Content {
  const chip = (id: string, label: string | number, isOn: boolean, click: () => void): HTMLElement =>
    h("button", {type: "button", class: "chip-button", id: `filter-${id}`, "aria-pressed": String(isOn), click}, label);
  const digit = (n: number): HTMLElement => chip(String(n), n, has(filter.digits, n), () => selection.filterDigit(n));
  const pick = (name: "bivalue" | "bilocation"): HTMLElement =>
    chip(name, say(`filter.${name}`), filter.pick === name, () => selection.filterPick(name));
  return {
    heading: heading(say("filter"), "", () => card.close()),
    content: [
      h("div", {class: "filter-digits", role: "group", "aria-label": say("filter.digits")}, ...allDigits.map(digit)),
      h(
        "div",
        {class: "filter-picks", role: "group", "aria-label": say("filter.picks")},
        pick("bivalue"),
        pick("bilocation"),
      ),
      !hasMarks && h("p", {class: "small quiet"}, say("filter.none")),
      actionButtons([
        {label: say("filter.all"), run: () => selection.setFilter(noFilter)},
        ...(hasMarks ? [] : [{label: say("fill"), run: () => moves.fillMarks()}]),
      ]),
    ],
    report: `${say("filter")}: ${nameOfFilter(filter)}`,
  };
}
