// One exercise: a position whose next step is the technique. The engine judges the learner's eliminations: every step
// of the technique counts, and wrong ones are refuted.
import type {Asker} from "../engine/ask.ts";
import type {Hint, Level, Mark, Step} from "../state/answers.ts";
import {allCells, applied, bit, type Board, digitAt, digitsOf, has, withoutMarks} from "../state/board.ts";
import type {Outcome} from "../state/practice.ts";

export type PracticeAsker = Pick<Asker, "lessonHint" | "lessonSteps" | "progress" | "refute" | "why">;

/** The verdict on an answer. */
export type Verdict =
  /** Nothing was chosen. */
  | {kind: "nothing"}
  /** The answer has `found` of all candidates that the technique eliminates, or of all cells that it fills. */
  | {kind: "right"; step: Step; found: number; count: number}
  /** It is true, but no step of the technique gives it. */
  | {kind: "other"; mark: Mark}
  /** It is wrong; `why` is the reason, "" until requested because it may give the solution away. */
  | {kind: "wrong"; mark: Mark; why: string};

const isIn = (marks: readonly Mark[], {cell, digit}: Mark): boolean =>
  marks.some((mark) => mark.cell === cell && mark.digit === digit);

export class Exercise {
  readonly board: Board;
  readonly technique: string;
  readonly #ask: PracticeAsker;
  readonly #signal: AbortSignal;
  /** For each cell, the candidates that the learner has chosen. */
  chosen: readonly number[] = allCells.map(() => 0);
  /** Every step that the technique places digits with; null until they are known. */
  #steps: Step[] | null = null;
  hint: Hint | null = null;
  verdict: Verdict | null = null;
  #mistakes = 0;
  #deepest = 0;

  constructor(ask: PracticeAsker, board: Board, technique: string, signal: AbortSignal) {
    this.#ask = ask;
    this.board = board;
    this.technique = technique;
    this.#signal = signal;
  }

  /** Loads the available steps. */
  async begin(): Promise<void> {
    this.#steps ??= await this.#ask.lessonSteps(this.board, this.technique, false, this.#signal);
  }

  /** Whether digits are placed; otherwise candidates are crossed out. */
  get isPlacing(): boolean {
    return this.#steps !== null && this.#steps.every(({effects}) => effects.removes.length === 0);
  }

  get isOver(): boolean {
    return this.verdict?.kind === "right" || this.hint?.level === 5;
  }

  get outcome(): Outcome {
    if (this.verdict?.kind !== "right" || this.#deepest === 5) return "shown";
    return this.#mistakes === 0 && this.#deepest <= 1 ? "clean" : "helped";
  }

  get marks(): Mark[] {
    return allCells.flatMap((cell) => digitsOf(this.chosen[cell]!).map((digit) => ({cell, digit})));
  }

  /** Chooses a candidate, or cancels its choice. Returns whether it is a candidate. */
  toggle(cell: number, digit: number): boolean {
    if (this.isOver || !has(this.board.marks[cell]!, digit)) return false;
    const set = this.chosen[cell]!;
    const flipped = this.isPlacing ? (has(set, digit) ? 0 : bit(digit)) : set ^ bit(digit);
    this.chosen = this.chosen.map((before, other) => (other === cell ? flipped : before));
    this.verdict = null;
    return true;
  }

  clear(): void {
    this.chosen = allCells.map(() => 0);
    this.verdict = null;
  }

  /** One level deeper, from the place to the reason. */
  async deepen(): Promise<void> {
    const level = Math.min(5, (this.hint?.level ?? 0) + 1) as Level;
    this.hint = await this.#ask.lessonHint(this.board, this.technique, level, this.#signal);
    this.#deepest = level;
    this.verdict = null;
  }

  /** The eliminations of a step; a placed digit eliminates the others of its cell. */
  #wantedBy({effects}: Step): Mark[] {
    if (this.isPlacing) return [...effects.places];
    const others = effects.places.flatMap(({cell, digit}) =>
      digitsOf(this.board.marks[cell]! & ~bit(digit)).map((other) => ({cell, digit: other})),
    );
    return [...effects.removes, ...others];
  }

  async check(): Promise<void> {
    await this.begin();
    const {marks} = this;
    if (marks.length === 0) return void (this.verdict = {kind: "nothing"});
    const foreign = marks.filter((mark) => !this.#steps!.some((step) => isIn(this.#wantedBy(step), mark)));
    this.verdict = foreign.length > 0 ? await this.#refute(foreign) : await this.#confirm(marks);
    if (this.verdict.kind === "wrong") this.#mistakes += 1;
  }

  async #confirm(marks: readonly Mark[]): Promise<Verdict> {
    const steps = await this.#ask.lessonSteps(this.board, this.technique, true, this.#signal);
    const found = (step: Step): number => marks.filter((mark) => isIn(this.#wantedBy(step), mark)).length;
    const step = steps.reduce((best, other) => (found(other) > found(best) ? other : best));
    return {kind: "right", step, found: found(step), count: this.#wantedBy(step).length};
  }

  /** The first wrong mark, with the reason; without a wrong one, the first mark that no step of the technique gives. */
  async #refute(foreign: readonly Mark[]): Promise<Verdict> {
    const {board} = this;
    const after = this.isPlacing
      ? applied(board, {places: foreign, removes: []}, "marks")
      : withoutMarks(board, foreign);
    const marks = after.marks.map((set, cell) => (digitAt(after, cell) === 0 ? set : 0));
    const {wrong, missing} = await this.#ask.progress(after, marks, this.#signal);
    const mark = (this.isPlacing ? wrong : missing).find((one) => isIn(foreign, one));
    if (!mark) return {kind: "other", mark: foreign[0]!};
    return {kind: "wrong", mark, why: ""};
  }

  /** Explains why the answer is wrong. */
  async explain(): Promise<void> {
    const {verdict} = this;
    if (verdict?.kind !== "wrong") return;
    const why = await this.#reasonAgainst(verdict.mark);
    if (this.verdict === verdict) this.verdict = {...verdict, why};
  }

  async #reasonAgainst(mark: Mark): Promise<string> {
    const refutation = this.isPlacing ? await this.#ask.refute(this.board, mark, this.#signal) : null;
    if (refutation) return [...refutation.steps.map(({sentence}) => sentence), refutation.text].join("\n");
    return (await this.#ask.why(this.board, this.board.marks, mark, this.#signal)).text;
  }
}
