// The page starts here: what was kept or linked to, the views, and the keys.
import "virtual:engine.css";
import "./style/page.css";
import "./style/dialogs.css";
import "./style/sheets.css";
import {App, type DialogName} from "./app/app.ts";
import {noFacts} from "./app/puzzles.ts";
import {makeAsker} from "./engine/ask.ts";
import {WorkerEngine} from "./engine/worker_engine.ts";
import {h} from "./dom.ts";
import {isFull} from "./state/board.ts";
import {type Game, keepGame, keptGame, keptGames, keptSettings, listenForSettings, newGame} from "./state/kept.ts";
import {fromFragment, type ReadLink} from "./state/link.ts";
import {defaultSettings, readSettings, type Settings} from "./state/settings.ts";
import type {State} from "./state/state.ts";
import {Store} from "./state/store.ts";
import {Dialog} from "./view/dialog.ts";
import {openGames} from "./view/games_dialog.ts";
import {HeaderView} from "./view/header.ts";
import {ImportDialog} from "./view/import_dialog.ts";
import {openKeys} from "./view/keys_dialog.ts";
import {LadderDialog} from "./view/ladder_dialog.ts";
import {openNew} from "./view/new_dialog.ts";
import {PlayView} from "./view/play.ts";
import {PrintDialog} from "./view/print_dialog.ts";
import {RateView} from "./view/rate.ts";
import {openSettings} from "./view/settings_dialog.ts";
import {openShare} from "./view/share_dialog.ts";
import {WalkView} from "./view/walk.ts";
import {say, speak} from "./words/words.ts";

/** The game that an entry of the history belongs to, the one with the board of a link, or, without one, the last. */
function firstGame({board}: ReadLink): Game {
  if (!board) return keptGame() ?? newGame();
  const games = keptGames().filter((game) => game.board.givens === board.givens);
  const own = games.find((game) => game.begun === begunOf(history.state));
  return own ?? games.find((game) => game.board.digits === board.digits) ?? newGame(board);
}

const firstLink = fromFragment(location.hash);

function firstState(): State {
  const link = firstLink;
  const game = firstGame(link);
  return {
    game,
    settings: readSettings(keptSettings(), defaultSettings(navigator.languages)),
    view: link.view,
    selected: [40],
    cursor: 40,
    mode: "digit",
    lit: 0,
    isLitByHand: false,
    facts: noFacts(game.board),
    wrong: [],
    panel: {kind: "hint", hint: null},
    drawn: "",
    place: link.place,
    about: null,
    loaded: 0,
    failure: "",
  };
}

const store = new Store<State>(firstState());
const engine = new WorkerEngine((loaded) => store.set({loaded}));
const app = new App(
  store,
  makeAsker(engine, () => store.state.settings),
);

if (firstLink.ladder) app.lendLadder(firstLink.ladder);
speak(store.state.settings.language);

// ---- views

const dialog = new Dialog();
const importDialog = new ImportDialog(app, dialog);
const ladderDialog = new LadderDialog(app, dialog);
const printDialog = new PrintDialog(app, dialog);
const header = new HeaderView(app);
const play = new PlayView(app, pressLetter);
const walk = new WalkView(app);
const rate = new RateView(app);
const skip = h("a", {
  class: "skip",
  href: "#board",
  click: (event: Event) => {
    event.preventDefault();
    views[store.state.view].focus();
  },
});
const views = {play, walk, rate};
const announced = h("p", {class: "unseen", role: "status", id: "announced"});

/** The same once more is news, too: a character that is not read makes it another text. */
app.announce = (text: string): void => {
  announced.textContent = announced.textContent === text ? text + "\u200b" : text;
};
app.openDamaged = (code: string): void => importDialog.openDamaged(code);
app.pictureOfWalk = (): Promise<string> => walk.picture();

app.openDialog = (name: DialogName, text?: string): void => {
  const open: Record<DialogName, () => void> = {
    new: () => openNew(app, dialog),
    games: () => openGames(app, dialog),
    import: () => importDialog.open(text),
    share: () => openShare(app, dialog),
    print: () => printDialog.open(text),
    settings: () => openSettings(app, dialog),
    keys: () => openKeys(dialog),
    ladder: () => ladderDialog.open(),
  };
  open[name]();
};

function showSettings(settings: Settings): void {
  const root = document.documentElement;
  speak(settings.language);
  root.lang = settings.language === "zh" ? "zh-Hans" : settings.language;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}

/** What is shown, of which puzzle. */
function titleOf({game, place, view}: State): string {
  const step = view === "walk" && place > 0 ? say("share.atStep", {n: place}) : "";
  const shown = [say(view), step].filter(Boolean).join(", ");
  return [shown, game.name, "Deduku"].filter(Boolean).join(" – ");
}

function render(state: State): void {
  showSettings(state.settings);
  document.title = titleOf(state);
  skip.textContent = say("skip");
  header.show(state);
  for (const [name, view] of Object.entries(views)) view.element.hidden = name !== state.view;
  document.documentElement.dataset.view = state.view;
  play.show(state);
  walk.show(state);
  rate.show(state);
}

document.body.append(
  skip,
  header.element,
  ...Object.values(views).map((view) => view.element),
  announced,
  dialog.element,
);
render(store.state);
store.listen((state, before) => {
  render(state);
  if (state.settings !== before.settings && state.about) void learnAbout();
  const {language, notation} = before.settings;
  if (state.settings.language !== language || state.settings.notation !== notation) app.card.translate();
  const {game, panel} = before;
  if (state.panel !== panel || state.game.board !== game.board || state.game.isEntering !== game.isEntering)
    keepFocus();
  keepLink(state.view !== before.view);
});
play.board.focus();

/** A button that is gone leaves its focus to the board. */
function keepFocus(): void {
  if (document.activeElement === document.body && !dialog.isOpen && store.state.view === "play") play.board.focus();
}
dialog.element.addEventListener("close", () => setTimeout(keepFocus));

/** A puzzle that begins takes the focus from whatever it was chosen by; a dialog that closes would give it back. */
app.toBoard = (): void => {
  setTimeout(() => {
    if (!dialog.isOpen && store.state.view === "play") play.board.focus();
  });
};

// ---- the address

let linkTimer = 0;
let written: string | null = location.hash; // another one is a link that is still to be followed

/** The address says what is shown; a view that the reader goes to is an entry of its own in the browser's history. */
function keepLink(isOtherView: boolean): void {
  clearTimeout(linkTimer);
  if (isOtherView && fromFragment(location.hash).view !== store.state.view) writeLink(history.pushState.bind(history));
  else if (begunOf(history.state) !== store.state.game.begun) replaceLink();
  else linkTimer = window.setTimeout(replaceLink, 200); // browsers do not like it when the address changes all the time
}

const replaceLink = (): void => writeLink(history.replaceState.bind(history));

function writeLink(write: History["pushState"]): void {
  const {begun} = store.state.game;
  const fragment = "#" + app.fragment;
  const isWritten = location.hash === fragment && begunOf(history.state) === begun;
  if (isWritten || location.hash !== written) return;
  write({begun}, "", fragment);
  written = location.hash;
}

/** The game of an entry in the browser's history. */
function begunOf(entry: unknown): unknown {
  return (entry as {begun?: unknown} | null)?.begun;
}

/** Back and forward within a game change what is shown of it; any other address is a link, whose board begins a game. */
window.addEventListener("hashchange", () => {
  const link = fromFragment(location.hash);
  written = null;
  const isOther = begunOf(history.state) !== store.state.game.begun;
  if (link.board && isOther) app.puzzles.start(link.board);
  if (link.ladder && isOther) app.lendLadder(link.ladder);
  store.set({view: link.view, place: link.place});
  written = location.hash;
  keepLink(false);
  if (link.damaged) app.openDamaged(link.damaged);
});
keepLink(false);
if (firstLink.damaged) app.openDamaged(firstLink.damaged);

// ---- keys

/** Keys of the board. Letters can be turned off. Whether it was one. */
function pressLetter(key: string): boolean {
  const letters: Record<string, () => void> = {
    h: () => app.hints.deepen(),
    "Shift H": () => app.hints.back(),
    m: () => app.selection.setMode(store.state.mode === "mark" ? "digit" : "mark"),
    c: () => app.selection.setMode(store.state.mode === "colour" ? "digit" : "colour"),
    a: () => void app.steps.list(),
    e: () => app.hints.tellAll(),
    q: () => app.reasons.ask(),
    f: lightNext,
    "Shift R": () => app.selection.read("row"),
    "Shift C": () => app.selection.read("column"),
    "Shift B": () => app.selection.read("box"),
    "Shift D": () => app.selection.readCandidates(),
  };
  const others: Record<string, () => void> = {Enter: () => app.hints.applyHint(), Escape: escape};
  if (others[key]) others[key]();
  else if (store.state.settings.letterKeys && letters[key]) letters[key]();
  else return false;
  return true;
}

/** Closes what the card tells; where there is nothing to close, of several cells one stays. */
function escape(): void {
  const {panel} = store.state;
  if (panel.kind !== "hint" || panel.hint || app.card.isWaiting || !app.selection.reduce()) app.card.close();
}

/** The steps of an argument: by keys of their own everywhere, by arrows where the focus is beside the board. */
function walkArgument(event: KeyboardEvent, target: Element): boolean {
  const moves: Record<string, number> = {PageDown: 1, PageUp: -1};
  if (target.closest("#panel")) Object.assign(moves, {ArrowRight: 1, ArrowLeft: -1});
  const by = moves[event.key];
  return by !== undefined && store.state.view === "play" && app.reasons.move(by);
}

/** Ctrl A, for all cells. */
function selectAll(event: KeyboardEvent): boolean {
  const isIt = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "a";
  if (isIt && store.state.view === "play") app.selection.selectAll();
  return isIt && store.state.view === "play";
}

/** The next digit is lit, not entered. */
function lightNext(): void {
  const take = (event: KeyboardEvent): void => {
    const digit = /^[1-9]$/.exec(event.key)?.[0];
    if (!digit) return;
    event.preventDefault();
    event.stopPropagation();
    app.selection.light(Number(digit));
  };
  window.addEventListener("keydown", take, {capture: true, once: true});
}

function undoOrRedo(event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey || store.state.view !== "play") return false;
  if (key === "y" || (key === "z" && event.shiftKey)) app.moves.redo();
  else if (key === "z") app.moves.undo();
  else return false;
  return true;
}

/** A key of the board, though the focus is on the page or on a button, which keeps its own keys; lists keep theirs. */
function pressBoard(event: KeyboardEvent, target: Element): boolean {
  if (store.state.view !== "play") return false;
  if (/^(Enter| )$/.test(event.key) && target.closest("button, a, summary")) return false;
  if (/^(Arrow|Home|End)/.test(event.key) && target.closest("[tabindex='0']")) return false;
  if (!play.board.press(event)) return false;
  if (!dialog.isOpen) play.board.focus();
  return true;
}

document.addEventListener("keydown", (event) => {
  const target = event.target as Element;
  if (dialog.isOpen || target.closest("textarea, input, select")) return;
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
  const isOnButton = target.closest("button, a, summary") !== null;
  const isUsed =
    undoOrRedo(event) ||
    selectAll(event) ||
    (isPlain && walkArgument(event, target)) ||
    (isPlain && event.key === "?" && (app.openDialog("keys"), true)) ||
    (isPlain && event.key === "Escape" && store.state.view === "play" && (escape(), true)) ||
    (isPlain &&
      !event.shiftKey &&
      store.state.view === "walk" &&
      !(event.key === " " && isOnButton) &&
      walk.press(event.key)) ||
    pressBoard(event, target);
  if (isUsed) event.preventDefault();
});

// ---- pasting and dropping

document.addEventListener("paste", (event) => {
  if (dialog.isOpen || (event.target as Element).closest?.("textarea, input")) return;
  const text = event.clipboardData?.getData("text/plain");
  if (!text) return;
  event.preventDefault(); // else the browser would put it in once more, where the dialog has its cursor
  app.openDialog("import", text);
});
document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener("drop", (event) => {
  event.preventDefault();
  const file = event.dataTransfer?.files[0];
  const text = event.dataTransfer?.getData("text/plain");
  if (file) void importDialog.drop(file);
  else if (text) app.openDialog("import", text);
});

// ---- time

setInterval(() => {
  const {game, view} = store.state;
  if (document.hidden || view !== "play" || game.isEntering || isFull(game.board)) return;
  store.set({game: {...game, seconds: game.seconds + 1}});
}, 1000);
document.addEventListener("visibilitychange", () => keepGame(store.state.game));

listenForSettings(() => app.takeOver(readSettings(keptSettings(), store.state.settings)));

// ---- the engine, and working without a network

async function learnAbout(): Promise<void> {
  const {language} = store.state.settings;
  const about = await app.ask.about();
  if (language === store.state.settings.language && about.language !== store.state.about?.language) store.set({about});
}

const isKept = "serviceWorker" in navigator && location.protocol.startsWith("http") && import.meta.env.PROD;

/** A new version of the service worker, which waits, is told that all of this page is here. */
async function sayWhole(): Promise<void> {
  const registration = isKept ? await navigator.serviceWorker.getRegistration().catch(() => null) : null;
  registration?.waiting?.postMessage(import.meta.url);
}

/** Fetches the engine; what it is asked first is what it is. */
function load(): void {
  store.set({failure: "", loaded: 0});
  learnAbout().then(sayWhole, (error: Error) => store.set({failure: error.message}));
  void app.puzzles.begin(firstLink.hint);
}

app.retry = (): void => {
  engine.retry();
  load();
};
load();
if (isKept) void navigator.serviceWorker.register("./sw.js").catch(() => {});
