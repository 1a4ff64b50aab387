// All actions of the player. Each part receives the parts it builds on; `FollowUps` holds the calls from a part to one
// that is made later. A view receives only the actions it may call.
import {Card} from "./card.ts";
import {Choices} from "./choices.ts";
import type {FollowUps} from "./follow_ups.ts";
import {Games} from "./games.ts";
import {Hints} from "./hints.ts";
import {Learning} from "./learning.ts";
import {Making} from "./making.ts";
import {Mistakes} from "./mistakes.ts";
import {Moves} from "./moves.ts";
import type {Page} from "./page.ts";
import {Puzzles} from "./puzzles.ts";
import {Ratings} from "./ratings.ts";
import {Reasons} from "./reasons.ts";
import {Selection} from "./selection.ts";
import {Setting} from "./setting.ts";
import {Start} from "./start.ts";
import {Steps} from "./steps.ts";
import {Welcome} from "./welcome.ts";

/** `retry`: tries again to fetch the engine. */
export function makeActions(page: Page, retry: () => void) {
  const followUps: FollowUps = {
    nextHint: () => hints.next(),
    isFaulty: (signal) => mistakes.isFaulty(signal),
    showFaults: () => void mistakes.check(),
    showFull: () => mistakes.showFull(),
    showSolved: () => mistakes.showSolved(),
    playAnother: () => void puzzles.another(),
    playExample: () => puzzles.startExample(),
    enter: () => puzzles.enter(),
  };
  const choices = new Choices(page.store);
  const learning = new Learning(page, followUps);
  const card = new Card(page.store, learning);
  const selection = new Selection(page, card, followUps);
  const reasons = new Reasons(page, card, followUps);
  const games = new Games(page, card, learning, choices);
  const moves = new Moves(page, {card, learning, selection, reasons, games}, followUps);
  const setting = new Setting(page, card, moves);
  const mistakes = new Mistakes(page, {card, choices, moves, reasons}, followUps);
  const hints = new Hints(page, {card, choices, mistakes, moves});
  const steps = new Steps(page, {card, learning, mistakes});
  const puzzles = new Puzzles(page, {card, choices, games, mistakes, moves}, followUps);
  const making = new Making(page, puzzles);
  const welcome = new Welcome(page, card);
  const start = new Start(page, {card, games, hints, learning, mistakes, welcome}, retry);
  return {
    choices,
    card,
    selection,
    reasons,
    games,
    moves,
    setting,
    mistakes,
    hints,
    steps,
    puzzles,
    making,
    start,
    openDialog: page.openDialog,
    announce: page.announce,
    styleSheet: page.ask.styleSheet,
    /** The ratings of a puzzle; `changed` is called with each scale that changes. */
    rate: (givens: string, changed: ConstructorParameters<typeof Ratings>[2]) =>
      new Ratings(page.ask.scales, givens, changed),
    /** The questions about the needs of a puzzle. */
    needs: page.ask,
  };
}

export type Actions = ReturnType<typeof makeActions>;
