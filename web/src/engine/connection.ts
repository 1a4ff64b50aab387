// The parts that the questions share: the engine, the form of its answers, and the ladder that the player has chosen.
import type {Board as BoardRecord, Questions, Solving, Style} from "deduku";
import {type Board, digitsOf} from "../state/board.ts";
import type {Way} from "../state/link.ts";
import {isForeign, isNamed, techniquesOff} from "../state/profiles.ts";
import type {Settings} from "../state/settings.ts";
import {say, type WordKey} from "../words/words.ts";
import type {About, Rung} from "../state/answers.ts";
import type {Engine, Lane} from "./engine.ts";

export class Connection {
  readonly #engine: Engine;
  readonly #settings: () => Settings;
  /** The engine's description of itself; null before it has answered. */
  about: About | null = null;
  /** Requests it; set by the module with that question. */
  learnAbout: () => Promise<unknown> = () => Promise.resolve();

  constructor(engine: Engine, settings: () => Settings) {
    this.#engine = engine;
    this.#settings = settings;
  }

  /** Waits for the engine's description: before that, only the default ladder can be named. */
  async known(): Promise<void> {
    if (!this.about) await this.learnAbout();
  }

  call<Name extends keyof Questions>(
    method: Name,
    params: Questions[Name][0],
    lane: Lane,
    signal?: AbortSignal,
  ): Promise<Questions[Name][1]> {
    return this.#engine.call(method, params, lane, signal);
  }

  /** The form of texts: language and notation. */
  get style(): Required<Style> {
    const {language, notation} = this.#settings();
    return {lang: language, notation};
  }

  get language(): Settings["language"] {
    return this.#settings().language;
  }

  rung(technique: string | null | undefined): Rung | undefined {
    return this.about?.rungs.find((rung) => rung.technique === technique);
  }

  /** The techniques that the player has kept; null for all of them. */
  get techniques(): string[] | null {
    const rungs = this.about?.rungs ?? [];
    const without = techniquesOff(this.#settings(), rungs);
    return without.length === 0 ? null : rungs.map((rung) => rung.technique).filter((key) => !without.includes(key));
  }

  /** The ladder that the player has chosen. */
  get ladder(): Solving {
    const {profile} = this.#settings();
    return isNamed(profile) ? {ladder: profile} : this.ownLadder;
  }

  /** The choice of the step for a hint. The ladders of other programs have one next step. */
  get preference(): {prefer?: Settings["prefer"]} {
    const {profile, prefer} = this.#settings();
    return isForeign(profile) ? {} : {prefer};
  }

  /** The limit for the cost of a counted step: no more than the puzzle needs, or any cost on the ladder. */
  within({isAnyCost}: Way): {within?: number} {
    const most = Math.max(...(this.about?.rungs ?? []).map(({mostCost}) => Number(mostCost)));
    return isAnyCost && Number.isFinite(most) ? {within: most} : {};
  }

  /** The chosen ladder if it is one of ours, for methods without the ladders of other programs. */
  get ownLadder(): Solving {
    if (this.#settings().profile === "classic") return {ladder: "classic"};
    const {techniques} = this;
    return techniques ? {techniques: techniques.join(",")} : {};
  }

  /** The chosen ladder with the name that the reader uses, for the text of a walk. */
  get namedLadder(): Solving {
    const {profile} = this.#settings();
    if (isNamed(profile) || !this.about) return this.ladder;
    const rungs = this.techniques ?? this.about.rungs.map((rung) => rung.technique);
    return {ladder: {name: say(`profile.${profile}` as WordKey), rungs}};
  }
}

/** A board as a record; without marks the engine works them out itself. */
export const boardOf = (board: Board, marks: readonly number[] | null): BoardRecord => ({
  digits: board.digits,
  givens: board.givens,
  ...(marks && {marks: marks.map(digitsOf)}),
});

/** The form of pictures within the page: with its style, and without the text next to them. */
export const drawnInPage = {style_sheet: "page" as const, title: false, legend: false, sentence: false};
/** The form of steps within the page: pictures, and sentences linked to them. */
export const inPage = {draw: drawnInPage, html: true};
