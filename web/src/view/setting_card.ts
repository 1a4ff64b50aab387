// A puzzle is being entered: the facts about it after each given, its symmetry, and the effect of one given.
import type {Actions} from "../app/actions.ts";
import type {Aim} from "../app/setting.ts";
import {h} from "../dom/dom.ts";
import {emptyBoard, givenCount} from "../state/board.ts";
import {factsOf, lacking, type SetFacts} from "../state/setting.ts";
import {cellName, type Notation} from "../state/settings.ts";
import type {Action, State} from "../state/state.ts";
import {symmetries, type Symmetry} from "../state/wishes.ts";
import {isWord, say} from "../words/words.ts";
import {actionButtons, type Content, heading} from "./card_parts.ts";

export interface EnteringActions extends Pick<Actions, "openDialog"> {
  puzzles: Pick<Actions["puzzles"], "clear" | "play">;
  setting: Pick<Actions["setting"], "choose" | "minimise" | "propose">;
}

type Shown = Pick<State, "about" | "game" | "setting" | "settings">;

export function enteringCard(state: Shown, loading: Node, actions: EnteringActions): Content {
  const {game, setting} = state;
  const {openDialog, puzzles} = actions;
  if (game.board.digits === emptyBoard.digits) {
    const begin = [
      {label: say("new"), run: () => openDialog("new")},
      {label: say("import"), run: () => openDialog("import")},
    ];
    return {
      heading: heading(say("empty")),
      content: [
        h("p", {}, say("empty.text")),
        symmetryChoice(setting.symmetry, actions),
        loading,
        actionButtons(begin),
      ],
      report: "",
    };
  }
  const facts = factsOf(setting, game.board.digits);
  const lines = facts ? factLines(state, facts) : [say("enter.text")];
  const missing = lacking(game.board.digits, setting.symmetry).length;
  if (missing > 0) lines.push(say("set.lacking", {n: missing}));
  const helpers = [
    ...aimsOf(facts).map((aim) => ({label: say(`set.${aim}`), run: () => void actions.setting.propose(aim)})),
    ...(facts && facts.redundant.length > 0
      ? [{label: say("set.minimise"), run: () => void actions.setting.minimise()}]
      : []),
  ];
  const leadOn = [
    {label: say("enter.play"), run: () => void puzzles.play(), key: "Enter"},
    {label: say("clear"), run: () => puzzles.clear()},
  ];
  return {
    heading: heading(say("enter"), say("set.givens", {n: givenCount(game.board)})),
    content: [
      h(
        "div",
        {class: "scrolls set-known"},
        h(
          "ul",
          {class: "set-facts", id: "set-facts"},
          ...lines.map((line, at) => h("li", {class: at === 0 ? "first" : ""}, line)),
        ),
        symmetryChoice(setting.symmetry, actions),
        helperButtons(helpers),
        loading,
      ),
      actionButtons(leadOn),
    ],
    report: facts ? lines.join(". ") : "",
  };
}

/** Buttons for the effect of one given more or less: none of them is the main action. */
function helperButtons(actions: readonly Action[]): HTMLElement | false {
  const buttons = actions.map(({label, run}, at) =>
    h("button", {type: "button", class: "btn", id: `set-help-${at}`, click: run}, label),
  );
  return buttons.length > 0 && h("div", {class: "act helpers"}, ...buttons);
}

/** The aims that one given could bring the puzzle nearer to. */
function aimsOf(facts: SetFacts | null): Aim[] {
  if (facts?.status === "several" && facts.isAll) return ["unique"];
  return facts?.status === "unique" ? ["easier", "harder"] : [];
}

function factLines({about, settings}: Shown, facts: SetFacts): string[] {
  if (facts.status === "several") {
    const key = facts.isAll ? "set.several" : "set.many";
    const n = new Intl.NumberFormat(settings.language).format(facts.count);
    return [say(key, {n}), ...(facts.isAll ? [say("set.differ")] : [])];
  }
  if (facts.status !== "unique") return [say("set.none")];
  const {hardness, redundant} = facts;
  const name = about?.rungs.find(({technique}) => technique === hardness?.technique)?.name ?? "";
  const level = `class.${hardness?.level}`;
  const rating = hardness && [`R ${hardness.value}`, isWord(level) && say(level), name].filter(Boolean).join(" · ");
  return [
    say("set.one"),
    rating ?? say("set.rating"),
    redundant.length > 0 ? say("set.redundant", {cells: namesOf(redundant, settings.notation)}) : say("set.minimal"),
  ];
}

const namesOf = (cells: readonly number[], notation: Notation): string =>
  cells.map((cell) => cellName(cell, notation)).join(", ");

function symmetryChoice(chosen: Symmetry, {setting}: EnteringActions): HTMLElement {
  const options = symmetries.map((value) =>
    h("option", {value, selected: value === chosen}, say(value === "none" ? "set.free" : `facts.pattern.${value}`)),
  );
  const change = (event: Event): void => setting.choose((event.target as HTMLSelectElement).value as Symmetry);
  return h(
    "label",
    {class: "field set-symmetry"},
    h("span", {}, say("make.symmetry")),
    h("select", {id: "set-symmetry", change}, ...options),
  );
}
