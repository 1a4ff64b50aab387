// What the player does, and what follows from it: the only place that changes the state.
import type {Asker, Hint, Level, Mark, Progress, Step, StepGroup} from "./engine/ask.ts";
import {
  allCells,
  applied,
  bit,
  type Board,
  countOf,
  digitAt,
  type Effects,
  emptyBoard,
  erased,
  givenCount,
  has,
  isFull,
  restarted,
  withDigit,
  withGiven,
  withMark,
  withMarks,
  withNextColour,
  withStruck,
} from "./state/board.ts";
import {type Game, keepGame, keepSettings, newGame} from "./state/kept.ts";
import {type Link, toFragment, type View} from "./state/link.ts";
import {cellName, type Settings} from "./state/settings.ts";
import {
  type Action,
  type Facts,
  hasOwnMarks,
  type Message,
  type Mode,
  type Panel,
  shownMarks,
  type StepsHere,
  type State,
  toldMarks,
} from "./state/state.ts";
import {Store} from "./state/store.ts";
import {say} from "./words/words.ts";

const patience = 300; // ms before the page says that it is at work
const noHint: Panel = {kind: "hint", hint: null};

export const noFacts = (board: Board): Facts => ({digits: board.digits, candidates: board.marks, conflicts: []});

export class App {
  readonly store: Store<State>;
  readonly ask: Asker;
  #work: AbortController | null = null;

  constructor(store: Store<State>, ask: Asker) {
    this.store = store;
    this.ask = ask;
  }

  get state(): Readonly<State> {
    return this.store.state;
  }

  #cell(cell: number): string {
    return cellName(cell, this.state.settings.notation);
  }

  // ---- the board

  /** Everything that changes the board comes by here, so that all of it can be undone. */
  #change(board: Board): void {
    const {game} = this.state;
    if (board === game.board) return;
    this.#setGame({...game, board, past: [...game.past, game.board], future: []});
  }

  #setGame(game: Game): void {
    const isOver = game.board.digits !== this.state.game.board.digits;
    this.#work?.abort();
    this.store.set({game, panel: this.#panelAfter(game.board), drawn: "", wrong: []});
    keepGame(game);
    if (isOver) void this.#learn();
  }

  /** A hint that has come true by the player's own hand ends with a tick; any other is over. */
  #panelAfter(board: Board): Panel {
    const {panel} = this.state;
    const effects = panel.kind === "hint" ? panel.hint?.effects : undefined;
    if (!effects || !this.#isDone(board, effects)) return noHint;
    return {kind: "message", title: say("hint.found"), text: say("hint.found.text"), actions: [this.#nextHint()]};
  }

  #isDone(board: Board, effects: Effects): boolean {
    const shown = shownMarks({...this.state, game: {...this.state.game, board}});
    const isGone = ({cell, digit}: Mark): boolean => digitAt(board, cell) !== 0 || !has(shown[cell]!, digit);
    return effects.places.every(({cell, digit}) => digitAt(board, cell) === digit) && effects.removes.every(isGone);
  }

  /** Asks what the digits imply; typing goes on meanwhile. */
  async #learn(): Promise<void> {
    const {digits} = this.state.game.board;
    let facts: Facts;
    try {
      facts = await this.ask.facts(digits);
    } catch {
      return; // the engine is gone; it says so itself
    }
    if (this.state.game.board.digits !== digits) return;
    this.store.set({facts});
    this.#tidy(facts);
    if (isFull(this.state.game.board) && facts.conflicts.length === 0 && !this.state.game.isEntering)
      this.#showSolved();
  }

  /** Takes away the player's marks that a digit excludes, as part of entering it. */
  #tidy(facts: Facts): void {
    const {game, settings} = this.state;
    if (!settings.tidyMarks || game.past.length === 0) return;
    const marks = game.board.marks.map((set, cell) =>
      digitAt(game.board, cell) === 0 ? set & facts.candidates[cell]! : set,
    );
    if (marks.every((set, cell) => set === game.board.marks[cell])) return;
    const tidied = {...game, board: withMarks(game.board, marks)};
    this.store.set({game: tidied});
    keepGame(tidied);
  }

  digit(digit: number, isMark: boolean): void {
    const {game, selected, mode, settings} = this.state;
    if (game.isEntering) {
      this.#change(withGiven(game.board, selected, digit));
      this.#goOn();
    } else if (mode === "colour" && !isMark) {
      this.colour(selected, digit);
    } else if (isMark !== (mode === "mark")) {
      this.#change(
        settings.autoMarks ? withStruck(game.board, selected, digit) : withMark(game.board, selected, digit),
      );
    } else {
      this.#change(withDigit(game.board, selected, digit));
    }
  }

  /** Gives the marks of a digit that these cells show the next colour. */
  colour(cells: readonly number[], digit: number): void {
    const {board} = this.state.game;
    const shown = shownMarks(this.state);
    const marked = cells.filter((cell) => digitAt(board, cell) === 0 && has(shown[cell]!, digit));
    this.#change(withNextColour(board, marked, digit));
  }

  /** `isTyped`: by a character that stands for an empty cell, in a row of them. */
  erase(isTyped = false): void {
    const {game, selected} = this.state;
    this.#change(game.isEntering ? withGiven(game.board, selected, 0) : erased(game.board, selected));
    if (game.isEntering && isTyped) this.#goOn();
  }

  /** Who types a puzzle goes from cell to cell. */
  #goOn(): void {
    if (this.state.selected.length === 1) this.select([Math.min(80, this.state.cursor + 1)]);
  }

  undo(): void {
    const {game} = this.state;
    const board = game.past.at(-1);
    if (board) this.#setGame({...game, board, past: game.past.slice(0, -1), future: [...game.future, game.board]});
  }

  redo(): void {
    const {game} = this.state;
    const board = game.future.at(-1);
    if (board) this.#setGame({...game, board, past: [...game.past, game.board], future: game.future.slice(0, -1)});
  }

  restart(): void {
    this.#change(restarted(this.state.game.board));
  }

  /** Writes all marks that nothing excludes. */
  fillMarks(): void {
    if (this.state.settings.autoMarks) return;
    this.#change(withMarks(this.state.game.board, this.state.facts.candidates));
  }

  // ---- the selection

  select(cells: number[]): void {
    const cursor = cells.at(-1)!;
    const digit = digitAt(this.state.game.board, cursor);
    this.store.set({selected: cells, cursor, lit: cells.length === 1 && digit !== 0 ? digit : this.state.lit});
  }

  /** All cells with the digit of this one. */
  selectAlike(cell: number): void {
    const digit = this.state.game.board.digits[cell]!;
    if (digit === ".") return;
    const alike = allCells.filter((other) => this.state.game.board.digits[other] === digit);
    this.select([...alike.filter((other) => other !== cell), cell]);
  }

  light(digit: number): void {
    this.store.set({lit: this.state.lit === digit ? 0 : digit});
  }

  setMode(mode: Mode): void {
    this.store.set({mode});
  }

  // ---- what takes a while

  /** Waits for an answer; says that it is at work when it takes long, and lets the reader stop. Null if the answer is no longer wanted. */
  async #wait<Answer>(text: string, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | null> {
    this.#work?.abort();
    const work = (this.#work = new AbortController());
    const before = this.state.panel;
    const begin = Date.now();
    const stop = (): void => {
      work.abort();
      const seconds = ((Date.now() - begin) / 1000).toFixed(1);
      this.#tell("stopped", {seconds}, []);
    };
    const timer = setTimeout(() => this.store.set({panel: {kind: "working", text, stop}}), patience);
    try {
      const answer = await ask(work.signal);
      return work.signal.aborted ? null : answer;
    } catch (error) {
      if (!work.signal.aborted) this.#fail(error);
      return null;
    } finally {
      clearTimeout(timer);
      if (this.#work === work) this.#work = null;
      if (this.state.panel.kind === "working" && this.state.panel.stop === stop) this.store.set({panel: before});
    }
  }

  #fail(error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    this.#message({kind: "message", title: say("failed"), text, actions: []});
  }

  #message(message: Message): void {
    this.store.set({panel: message, drawn: ""});
  }

  /** Tells one of the states in words: "KEY" is the title, "KEY.text" the text. */
  #tell(
    key: "stopped" | "right" | "stuck" | "none" | "complete" | "outOfBudget" | "several",
    values: Record<string, string | number>,
    actions: Action[],
  ): void {
    this.#message({kind: "message", title: say(key, values), text: say(`${key}.text`, values), actions});
  }

  closePanel(): void {
    this.#work?.abort();
    this.store.set({panel: noHint, drawn: "", wrong: []});
  }

  // ---- the hint

  #nextHint(): Action {
    return {label: say("hint.next"), run: () => void this.showHint(1), key: "H"};
  }

  deepen(): void {
    const {panel} = this.state;
    const level = panel.kind === "hint" && panel.hint ? panel.hint.level : 0;
    if (level < 5) void this.showHint((level + 1) as Level);
  }

  back(): void {
    const {panel} = this.state;
    if (panel.kind !== "hint" || !panel.hint) return;
    if (panel.hint.level > 1) void this.showHint((panel.hint.level - 1) as Level);
    else this.closePanel();
  }

  async showHint(level: Level): Promise<void> {
    const {board} = this.state.game;
    const told = toldMarks(this.state);
    const hint = await this.#wait(say("working.hint"), (signal) => this.ask.hint(board, told, level, signal));
    if (!hint) return;
    if (hint.status === "found") this.#showFound(hint);
    else if (hint.status === "wrong") await this.check();
    else this.#showNoHint(hint);
  }

  #showFound(hint: Hint): void {
    const {game} = this.state;
    const deeper = {...game, deepest: Math.max(game.deepest, hint.level)};
    // Who plays without marks sees none before the step itself is named.
    const isDrawn = hint.level >= 3 || this.state.settings.autoMarks || hasOwnMarks(game.board);
    this.store.set({panel: {kind: "hint", hint}, drawn: isDrawn ? hint.svg : "", game: deeper, wrong: []});
    keepGame(deeper);
  }

  #showNoHint(hint: Hint): void {
    const {settings} = this.state;
    const open = 81 - [...this.state.game.board.digits].filter((digit) => digit !== ".").length;
    if (hint.status === "complete") this.#showSolved();
    else if (hint.status === "stuck") {
      const useAll = {
        label: say("stuck.useAll"),
        run: () => {
          this.change({profile: "all"});
          void this.showHint(1);
        },
      };
      this.#tell(
        "stuck",
        {ladder: say(`profile.${settings.profile}` as "profile.all"), open},
        settings.profile === "all" ? [] : [useAll],
      );
    } else if (hint.status === "several") void this.check();
    else if (hint.status === "none") void this.check();
    else if (hint.status === "out_of_budget") this.#tell("outOfBudget", {}, []);
    else this.#message({kind: "message", title: say("hint"), text: hint.text, actions: []});
  }

  applyHint(): void {
    const {panel} = this.state;
    if (panel.kind === "hint" && panel.hint?.level === 5 && panel.hint.effects) this.apply(panel.hint.effects);
  }

  /** Does what a step says. A player without marks gets those that the step needs to be seen. */
  apply(effects: Effects): void {
    const {game, settings} = this.state;
    const needsMarks = !settings.autoMarks && effects.removes.length > 0;
    const board = needsMarks ? withMarks(game.board, toldMarks(this.state)) : game.board;
    this.store.set({panel: noHint});
    this.#change(applied(board, effects, settings.autoMarks ? "struck" : "marks"));
  }

  // ---- mistakes

  /** Compares the board with the solution. */
  async check(): Promise<void> {
    const {board} = this.state.game;
    const shown = shownMarks(this.state);
    const progress = await this.#wait(say("working.check"), (signal) =>
      this.ask.progress(board, shown.some((set) => set !== 0) ? toldMarks(this.state) : null, signal),
    );
    if (!progress) return;
    if (progress.status === "wrong" && progress.wrong.length > 0) this.#showWrong(progress);
    else if (progress.status === "wrong") this.#showMissing(progress.missing);
    else if (progress.status === "right") this.#tell("right", {n: progress.entries}, [this.#nextHint()]);
    else await this.showStatus();
  }

  #showWrong(progress: Progress): void {
    const {wrong} = progress;
    const title = wrong.map(({cell, digit}) => say("wrong.one", {cell: this.#cell(cell), digit})).join(" ");
    const cells = wrong.map(({cell}) => cell);
    const takeOut = {label: say("wrong.takeOut"), run: () => this.#change(erased(this.state.game.board, cells))};
    const showWhy = {
      label: say("wrong.showWhy"),
      run: () => void this.#refute(title, cells, wrong[0]!, () => this.#showWrong(progress)),
    };
    this.#message({kind: "message", title, text: say("wrong.text"), actions: [takeOut, showWhy]});
    this.store.set({wrong: cells});
  }

  /** Shows why an entry is wrong, on the board without what is wrong and without marks. */
  async #refute(title: string, wrong: readonly number[], entry: Mark, back: () => void): Promise<void> {
    const board = erased(this.state.game.board, wrong);
    const why = await this.#wait(say("working.why"), (signal) => this.ask.why(board, null, entry, signal));
    if (!why) return;
    if (why.steps.length > 0) this.#showArgument(title, "", why.steps, back);
    else this.#message({kind: "message", title, text: why.text, actions: [{label: say("hint.back"), run: back}]});
  }

  #showMissing(missing: readonly Mark[]): void {
    const marks = missing.map(({cell, digit}) => say("missing.one", {cell: this.#cell(cell), digit})).join(" ");
    const putBack = (): void => {
      const {board} = this.state.game;
      const layer = this.state.settings.autoMarks ? "struck" : "marks";
      const sets = [...board[layer]];
      for (const {cell, digit} of missing)
        sets[cell] = layer === "marks" ? sets[cell]! | bit(digit) : sets[cell]! & ~bit(digit);
      this.#change({...board, [layer]: sets});
    };
    this.#message({
      kind: "message",
      title: marks,
      text: say("missing.text"),
      actions: [{label: say("missing.putBack"), run: putBack}],
    });
  }

  #showSolved(): void {
    const {game} = this.state;
    const minutes = Math.max(1, Math.round(game.seconds / 60));
    const actions = [
      {label: say("complete.walk"), run: () => this.show("walk")},
      {label: say("new"), run: () => this.openDialog("new")},
    ];
    this.#tell(
      "complete",
      {
        level: game.deepest,
        n: minutes,
        hints: say(game.deepest === 0 ? "complete.noHint" : "complete.hints", {level: game.deepest}),
      },
      actions,
    );
  }

  /** Says whether the puzzle has one solution, several or none. Silent where it has one. */
  async showStatus(): Promise<boolean> {
    const {board} = this.state.game;
    const check = await this.#wait(say("working.check"), (signal) => this.ask.check(board.digits, signal));
    if (!check || check.status === "unique") return check !== null;
    const edit = {label: say("edit"), run: () => this.enter()};
    if (check.status === "several") {
      const [first, second] = check.solutions as [string, string];
      const differ = allCells.filter((cell) => first[cell] !== second[cell]);
      const playOn = {label: say("several.playOn"), run: () => this.closePanel()};
      this.#message({
        kind: "message",
        title: say("several"),
        text: say("several.text", {n: differ.length}),
        actions: [edit, playOn],
        solutions: {first, second, differ},
      });
    } else {
      this.#message({
        kind: "message",
        title: say("none"),
        text: say(check.status === "invalid" ? "none.repeated" : "none.text"),
        actions: [edit],
      });
      this.store.set({wrong: this.state.facts.conflicts});
    }
    return false;
  }

  // ---- steps and arguments

  /** Lists all steps, as they are found, from the cheapest on. */
  async showSteps(): Promise<void> {
    const {board} = this.state.game;
    const marks = toldMarks(this.state);
    this.#work?.abort();
    const work = (this.#work = new AbortController());
    this.store.set({
      panel: {kind: "steps", groups: [], family: "", open: "", chosen: null, cut: false, isWorking: true},
      drawn: "",
    });
    const change = (change: (panel: StepsHere) => Partial<StepsHere>): void => {
      const {panel} = this.state;
      if (!work.signal.aborted && panel.kind === "steps") this.store.set({panel: {...panel, ...change(panel)}});
    };
    const found = (groups: StepGroup[], cut: boolean): void =>
      change((panel) => ({
        groups: [...panel.groups, ...groups].sort((a, b) => Number(a.steps[0]!.cost) - Number(b.steps[0]!.cost)),
        cut: panel.cut || cut,
      }));
    try {
      await this.ask.steps(board, marks, found, work.signal);
    } catch (error) {
      if (!work.signal.aborted) this.#fail(error);
    }
    change(() => ({isWorking: false}));
  }

  async chooseStep(group: StepGroup, step: Step): Promise<void> {
    const {panel} = this.state;
    if (panel.kind !== "steps") return;
    this.store.set({panel: {...panel, chosen: step}});
    const {board} = this.state.game;
    const drawn = await this.ask
      .drawStep(board, toldMarks(this.state), group, step, new AbortController().signal)
      .catch(() => "");
    const now = this.state.panel;
    if (now.kind === "steps" && now.chosen === step) this.store.set({drawn});
  }

  /** Asks why a candidate is not there, or must be. */
  askWhy(): void {
    this.store.set({panel: {kind: "asking"}, drawn: ""});
  }

  async why(cell: number, digit: number): Promise<void> {
    const {board} = this.state.game;
    const why = await this.#wait(say("working.why"), (signal) =>
      this.ask.why(board, toldMarks(this.state), {cell, digit}, signal),
    );
    if (!why) return;
    const title = say(why.isTrue ? "why.is" : why.isTrue === false ? "why.isNot" : "why.open", {
      cell: this.#cell(cell),
      digit,
    });
    const close = {label: say("close"), run: () => this.closePanel()};
    if (why.steps.length === 0) this.#message({kind: "message", title, text: why.text, actions: [close]});
    else this.#showArgument(title, "", why.steps, close.run);
  }

  #showArgument(title: string, text: string, steps: Step[], back: () => void): void {
    this.store.set({panel: {kind: "argument", title, text, steps, at: 0, back}, drawn: steps[0]!.svg, wrong: []});
  }

  goInArgument(at: number): void {
    const {panel} = this.state;
    if (panel.kind !== "argument") return;
    const place = Math.max(0, Math.min(panel.steps.length - 1, at));
    this.store.set({panel: {...panel, at: place}, drawn: panel.steps[place]!.svg});
  }

  // ---- puzzles

  /** The first look at the board that was kept or linked to. */
  async begin(hint: number): Promise<void> {
    const {game} = this.state;
    await this.#learn();
    if (givenCount(game.board) === 0 || game.isEntering || !(await this.showStatus())) return;
    if (hint > 0 && this.state.game.board === game.board) await this.showHint(hint as Level);
  }

  /** Begins with a puzzle. */
  start(board: Board, name = ""): void {
    const game = newGame(board, name);
    this.#work?.abort();
    this.store.set({game, panel: noHint, drawn: "", wrong: [], lit: 0, place: 0, facts: noFacts(board)});
    keepGame(game);
    void this.#learn();
    if (givenCount(board) > 0) void this.showStatus();
  }

  /** Lets the player change what is printed. */
  enter(): void {
    const {game} = this.state;
    const board = {...game.board, digits: game.board.givens};
    this.#setGame({...game, board, isEntering: true, past: [...game.past, game.board], future: []});
    this.show("play");
  }

  /** The digits that were entered are the puzzle. */
  async play(): Promise<void> {
    const {game} = this.state;
    this.#setGame({...game, isEntering: false, past: [], future: [], seconds: 0, deepest: 0});
    await this.showStatus();
  }

  clear(): void {
    this.start(emptyBoard);
    this.show("play");
  }

  /** Begins with a puzzle that is a line of 81 characters. */
  startLine(line: string, name: string): void {
    const digits = line.replace(/[^1-9]/g, ".");
    this.start({...emptyBoard, digits, givens: digits}, name);
    this.show("play");
  }

  // ---- settings, views, links

  change(settings: Partial<Settings>): void {
    const all = {...this.state.settings, ...settings};
    keepSettings(all);
    this.store.set({settings: all});
  }

  show(view: View): void {
    if (view !== this.state.view) this.store.set({view});
  }

  /** A link to what is shown now. */
  get link(): Link {
    const {game, view, panel, place} = this.state;
    return {view, board: game.board, hint: panel.kind === "hint" && panel.hint ? panel.hint.level : 0, place};
  }

  get fragment(): string {
    return toFragment(this.link);
  }

  /** Opened by what shows dialogs. */
  openDialog: (name: DialogName, text?: string) => void = () => {};

  remaining(digit: number): number {
    return Math.max(0, 9 - countOf(this.state.game.board, digit));
  }
}

export type DialogName = "new" | "import" | "share" | "settings" | "keys" | "ladder";
