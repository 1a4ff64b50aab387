// The errors on the board, or the message that it has no errors: entries, marks, and the puzzle itself. Also the
// message that it is solved.
import type {Check, Progress} from "../engine/ask.ts";
import type {Mark} from "../state/answers.ts";
import {allCells, bit, type Board, erased} from "../state/board.ts";
import {cellName} from "../state/settings.ts";
import {type Action, shownMarks, type State, marksForEngine} from "../state/state.ts";
import {say, sayDuration, type WordKey} from "../words/words.ts";
import {type Game, keepSolved, keptSolved} from "../state/kept.ts";
import {solvedOf, withEnded} from "../state/solved.ts";
import {dayOf} from "../state/today.ts";
import type {Card} from "./card.ts";
import type {Choices} from "./choices.ts";
import {classOf, todayOf} from "./classes.ts";
import type {FollowUps} from "./follow_ups.ts";
import type {Moves} from "./moves.ts";
import type {Page} from "./page.ts";
import type {Reasons} from "./reasons.ts";

/** A longer list of suspect givens is no help. */
const mostCulprits = 4;

interface Parts {
  card: Card;
  choices: Choices;
  moves: Moves;
  reasons: Reasons;
}

export class Mistakes {
  readonly #page: Page;
  readonly #parts: Parts;
  readonly #followUps: FollowUps;

  constructor(page: Page, parts: Parts, followUps: FollowUps) {
    this.#page = page;
    this.#parts = parts;
    this.#followUps = followUps;
  }

  get #state(): Readonly<State> {
    return this.#page.store.state;
  }

  /** A sentence for each mark, as in "r1c3 is not 9." */
  #sayOfEach(key: "wrong.one" | "missing.one", marks: readonly Mark[]): string {
    const {notation} = this.#state.settings;
    return marks.map(({cell, digit}) => say(key, {cell: cellName(cell, notation), digit})).join(" ");
  }

  #compare(signal: AbortSignal): Promise<Progress> {
    const state = this.#state;
    const marks = shownMarks(state).some((set) => set !== 0) ? marksForEngine(state) : null;
    return this.#page.ask.progress(state.game.board, marks, signal);
  }

  /** Whether no step can be right here because there is a mistake or no solution. */
  async isFaulty(signal: AbortSignal): Promise<boolean> {
    const {status} = await this.#compare(signal);
    return status === "wrong" || status === "none" || status === "mismatch";
  }

  /** Compares the board with the solution. `isForHint`: in place of a hint, which has to wait. */
  async check(isForHint = false): Promise<void> {
    const {card} = this.#parts;
    const compare = (signal: AbortSignal): Promise<Progress> => this.#compare(signal);
    const progress = await card.wait(say("working.check"), compare, () => void this.check(isForHint));
    if (!progress) return;
    if (progress.status === "wrong" && progress.wrong.length > 0) this.#showWrong(progress, isForHint);
    else if (progress.status === "wrong" && progress.missing.length > 0) this.#showMissing(progress.missing);
    else if (progress.status === "wrong") this.#showClash(progress);
    else if (progress.status === "right") card.showText("right", {n: progress.entries}, [this.#followUps.nextHint()]);
    else await this.showStatus();
  }

  #showWrong(progress: Progress, isForHint: boolean): void {
    const {card, moves, reasons} = this.#parts;
    const {store} = this.#page;
    const title = (): string => this.#sayOfEach("wrong.one", progress.wrong);
    const cells = progress.wrong.map(({cell}) => cell);
    const without = (): Board => erased(store.state.game.board, cells);
    const back = (): void => card.showAgain(() => this.#showWrong(progress, isForHint));
    const takeOut = {label: say("wrong.takeOut"), run: () => moves.change(without())};
    const showWhy = {
      label: say("wrong.showWhy"),
      run: () => void reasons.refute(title, without(), progress.wrong, {wayOn: takeOut, back}),
    };
    const text = isForHint ? say("wrong.text") : "";
    card.show({kind: "message", title: title(), text, actions: [takeOut, showWhy], cells});
    store.set({wrong: cells});
  }

  #showMissing(missing: readonly Mark[]): void {
    const putBack = {label: say("missing.putBack"), run: () => this.#putBack(missing)};
    const title = this.#sayOfEach("missing.one", missing);
    const cells = missing.map(({cell}) => cell);
    this.#parts.card.show({kind: "message", title, text: say("missing.text"), actions: [putBack], cells});
  }

  /** Entries or marks that are wrong only together; the engine names them. */
  #showClash({text, clash, lacking}: Progress): void {
    const cells = [...clash.map(({cell}) => cell), ...lacking];
    this.#parts.card.show({kind: "message", title: say("clash"), text: text.trim(), actions: [], cells});
    this.#page.store.set({wrong: cells});
  }

  #putBack(missing: readonly Mark[]): void {
    const {game, settings} = this.#state;
    const layer = settings.autoMarks ? "struck" : "marks";
    const sets = [...game.board[layer]];
    for (const {cell, digit} of missing)
      sets[cell] = layer === "marks" ? sets[cell]! | bit(digit) : sets[cell]! & ~bit(digit);
    this.#parts.moves.change({...game.board, [layer]: sets});
  }

  showFull(): void {
    const {card} = this.#parts;
    card.showAgain(() => card.showText("full", {}, [{label: say("check"), run: () => void this.check()}]));
  }

  showSolved(): void {
    this.#parts.card.showAgain(() => this.#sayHowSolved());
  }

  #sayHowSolved(): void {
    const {card, choices} = this.#parts;
    const {store} = this.#page;
    const actions = [
      {label: say("complete.another"), run: () => this.#followUps.playAnother()},
      {label: say("complete.walk"), run: () => choices.show("walk")},
      {label: say("new"), run: () => this.#page.openDialog("new")},
    ];
    const show = (records: string[]): void =>
      card.show({kind: "message", title: say("complete"), text: this.#sayGame(records), actions, isJoyful: true});
    show([]);
    const {panel, game} = store.state;
    void this.#recordsOf(game).then((records) => {
      if (records.length > 0 && store.state.panel === panel) show(records);
    });
  }

  /** The time taken and the help used. */
  #sayGame([name = "", ...records]: string[]): string {
    const {deepest, hints: n, seconds} = this.#state.game;
    const help =
      deepest === 0
        ? say("complete.noHint")
        : say("complete.hints", {n: Math.max(1, n), level: say(`complete.level.${deepest}` as WordKey)});
    return [name, say("complete.text", {time: sayDuration(seconds), hints: help}), ...records].filter(Boolean).join(" ");
  }

  /** The class of a finished game, and the sentences that compare it with the others of that class. */
  async #recordsOf(game: Game): Promise<string[]> {
    const {begun, board, hints, seconds} = game;
    const day = dayOf(new Date(begun));
    const daily = await todayOf(board.givens, day);
    const name = daily ?? (await classOf(this.#page.ask, board.givens));
    if (!name) return [];
    const {best} = solvedOf(keptSolved(), name);
    const isNew = !keptSolved().counted.includes(begun);
    keepSolved(withEnded(keptSolved(), {begun, class: name, seconds, hints, day: daily ? day : 0}));
    const after = solvedOf(keptSolved(), name);
    const isBest = isNew && after.best !== best;
    const time = isBest
      ? say(best === 0 ? "complete.first" : "complete.best")
      : after.best > 0 && say("complete.bestIs", {time: sayDuration(after.best)});
    const row = daily && say("complete.streak", {n: after.streak});
    return [`${say(`class.${name}`)}.`, time, row].filter((text) => typeof text === "string");
  }

  /** Shows whether the puzzle has one solution, several or none. Silent if it has one. */
  async showStatus(): Promise<boolean> {
    const {card} = this.#parts;
    const {ask, store} = this.#page;
    const {digits} = store.state.game.board;
    const again = (): void => void this.showStatus();
    const check = await card.wait(say("working.check"), (signal) => ask.check(digits, signal), again);
    if (!check || check.status === "unique") return check !== null;
    if (check.status === "several") this.#showSeveral(check.solutions[0]!, check.solutions[1]!);
    else this.#showNone(check);
    return false;
  }

  #showSeveral(first: string, second: string): void {
    const {card} = this.#parts;
    const differ = allCells.filter((cell) => first[cell] !== second[cell]);
    card.show({
      kind: "message",
      title: say("several"),
      text: say("several.text", {n: differ.length}),
      actions: [
        {label: say("edit"), run: () => this.#followUps.enter()},
        {label: say("several.playOn"), run: () => card.close()},
      ],
      solutions: {first, second, differ},
    });
  }

  #showNone(check: Check): void {
    const {card} = this.#parts;
    const {store} = this.#page;
    const {conflicts} = store.state.facts;
    const {repeated, spent} = check;
    const cells = repeated?.cells ?? spent;
    const actions = [{label: say("edit"), run: () => this.#followUps.enter()}];
    const why = this.#sayWhyNone(check);
    card.show({kind: "message", title: say("none"), text: why, actions, cells});
    store.set({wrong: [...conflicts, ...spent]});
    void this.#nameCulprits(why, actions, cells);
  }

  /** Adds the given that is to blame, if removing a single one is enough. */
  async #nameCulprits(why: string, actions: Action[], cells: readonly number[]): Promise<void> {
    const {ask, store} = this.#page;
    const {panel, settings, wrong} = store.state;
    const {givens} = store.state.game.board;
    const found = await ask.culprits(givens, new AbortController().signal).catch(() => []);
    if (store.state.panel !== panel || found.length === 0 || found.length > mostCulprits) return;
    const name = ({cell, digit}: Mark): string => say("set.given", {cell: cellName(cell, settings.notation), digit});
    const text = `${why} ${say("none.culprit", {givens: found.map(name).join(", ")})}`;
    const named = [...cells, ...found.map(({cell}) => cell)];
    this.#parts.card.show({kind: "message", title: say("none"), text, actions, cells: named});
    store.set({wrong});
  }

  #sayWhyNone({repeated, spent, homeless}: Check): string {
    const {notation} = this.#state.settings;
    const names = (cells: readonly number[]): string => cells.map((cell) => cellName(cell, notation)).join(", ");
    if (repeated) return say("none.repeated", {digit: repeated.digit, cells: names(repeated.cells)});
    if (spent.length > 0) return say("none.spent", {cells: names(spent), n: spent.length});
    const [first] = homeless;
    if (!first) return say("none.text");
    return say("none.homeless", {digit: first.digit, house: say(`house.${first.kind}`, {n: first.number})});
  }
}
