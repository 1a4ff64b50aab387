// The hint that deepens: five levels, from the place to the reason.
import type {Actions} from "../app/actions.ts";
import {spokenCells} from "../app/spoken.ts";
import {h} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import type {About, Hint} from "../state/answers.ts";
import type {HintPanel} from "../state/state.ts";
import {say, type WordKey} from "../words/words.ts";
import {closeButton, type Content, heading, spoken} from "./card_parts.ts";
import {lessonLink} from "./names.ts";

export interface HintActions extends Pick<Actions, "openDialog"> {
  card: Pick<Actions["card"], "close">;
  hints: Pick<Actions["hints"], "applyHint" | "back" | "deepen" | "showAll">;
}

const levels = ["where", "kind", "name", "cells", "why"] as const;

/** From this level on the technique is named. */
const levelOfName = 3;

/** The length of the common beginning of two texts, up to the end of a word. */
function commonBeginning(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) ++same;
  const isInWord = /[a-zäöüß]/i.test(other[same] ?? "");
  return isInWord ? other.slice(0, same).search(/[a-zäöüß]*$/i) : same;
}

/** `loading`: the progress of loading the engine. */
export function hintCard(
  {hint}: HintPanel,
  profile: string,
  about: About | null,
  loading: Node,
  actions: HintActions,
): Content {
  const level = hint?.level ?? 0;
  const buttons = h(
    "div",
    {class: "act"},
    deeper(level, actions.hints),
    level < 5 && everything(actions.hints),
    level > 0 && back(actions.hints),
  );
  if (!hint) return {heading: heading(say("hint"), ladder(profile, actions)), content: [loading, buttons], report: ""};
  return {
    heading: h(
      "header",
      {},
      h("h2", {}, say("hint")),
      bars(hint),
      h("span", {class: "label"}, say("hint.level", {level})),
      level >= levelOfName && hint.technique !== "" && lessonLink(hint.technique, about),
      closeButton(() => actions.card.close()),
    ),
    content: [
      h("div", {class: "scrolls hint-text", id: "hint-text"}, ...sentence(hint)),
      !!hint.note && h("p", {class: "small quiet"}, hint.note),
      loading,
      buttons,
    ],
    report: `${say(`hint.${levels[level - 1]!}`)}: ${hint.sentences[level - 1] ?? ""}`,
  };
}

/** The text of each level, for screen readers; visually a bar for each level. */
function bars({level, sentences}: Hint): HTMLElement {
  const lines = levels.map((name, index) => {
    const at = index + 1;
    const told = at > level ? say("hint.later") : spokenCells(sentences[index] ?? "");
    const text = `${say(`hint.${name}`)}: ${told}`;
    const now = at === level ? "step" : null;
    return h("li", {class: at > level ? "later" : "", "aria-current": now}, h("span", {class: "unseen"}, text));
  });
  return h("ol", {class: "levels", "aria-label": say("hint")}, ...lines);
}

/**
 * One sentence that grows: the text added by this level is highlighted. The argument of the last level comes below it.
 */
function sentence({level, sentences, html}: Hint): Node[] {
  const text = sentences[level - 1] ?? "";
  const before = sentences[level - 2] ?? "";
  if (level === 5) return [h("p", {class: "hint-name"}, sentences[2]), spoken(html, text)];
  if (level === 4 && html) return [spoken(html, text)];
  const same = commonBeginning(before, text);
  return [h("p", {class: "sentence"}, text.slice(0, same), h("b", {}, text.slice(same)))];
}

/** The ladder of the hints; a button to choose another one. */
function ladder(profile: string, {openDialog}: HintActions): HTMLElement {
  return h(
    "button",
    {type: "button", class: "chip-button", id: "hint-ladder", click: () => openDialog("ladder")},
    profile === "all" ? say("ladder.all") : `${say("ladder")}: ${say(`profile.${profile}` as WordKey)}`,
  );
}

function back(hints: HintActions["hints"]): HTMLElement {
  const click = (): void => hints.back();
  return h("button", {type: "button", class: "btn plain", id: "hint-back", click}, say("hint.back"));
}

function everything(hints: HintActions["hints"]): HTMLElement {
  const click = (): void => hints.showAll();
  const name = say("hint.all");
  const label = h("span", {}, name);
  return h("button", {type: "button", class: "btn plain", id: "hint-all", title: name, click}, icon("all"), label);
}

function deeper(level: number, hints: HintActions["hints"]): HTMLElement {
  const [click, key] = level === 5 ? [() => hints.applyHint(), "Enter"] : [() => hints.deepen(), "H"];
  const label = level === 5 ? say("hint.apply") : say(`hint.show.${levels[level]!}`);
  return h(
    "button",
    {type: "button", class: "btn primary", id: "hint-on", click},
    label,
    h("kbd", {"aria-hidden": "true"}, key),
  );
}
