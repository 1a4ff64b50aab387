// The page starts here: its parts are made, each with what it needs, and joined.
import "virtual:engine.css";
import "./style/page.css";
import "./style/dialogs.css";
import "./style/embed.css";
import "./style/marks.css";
import "./style/sheets.css";
import {makeActions} from "./app/actions.ts";
import {Address} from "./app/address.ts";
import {startClock} from "./app/clock.ts";
import {frame} from "./app/embedding.ts";
import {firstState} from "./app/first_state.ts";
import type {Page} from "./app/page.ts";
import {makeAsker} from "./engine/ask.ts";
import {WorkerEngine} from "./engine/worker_engine.ts";
import {keptSettings, listenForSettings} from "./state/kept.ts";
import {fromFragment} from "./state/link.ts";
import {readSettings} from "./state/settings.ts";
import type {State} from "./state/state.ts";
import {Store} from "./state/store.ts";
import {Dialog} from "./view/dialog.ts";
import {Dialogs} from "./view/dialogs.ts";
import {listenForPuzzles} from "./view/dropping.ts";
import {EmbedHead} from "./view/embed_head.ts";
import {HeaderView} from "./view/header.ts";
import {Keys} from "./view/keys.ts";
import {LearnView} from "./view/learn.ts";
import {PageView} from "./view/page.ts";
import {PlayView} from "./view/play.ts";
import {RateView} from "./view/rate.ts";
import {WalkView} from "./view/walk.ts";
import {speak} from "./words/words.ts";

const link = fromFragment(location.hash);
const {embedding} = link;
if (embedding) frame(embedding);
const store = new Store<State>(firstState(link));
const state = (): State => store.state;
const engine = new WorkerEngine((loaded) => store.set({loaded}));
const ask = makeAsker(engine, () => store.state.settings);

const page: Page = {
  store,
  ask,
  focusBoard: () => shown.focusBoard(),
  announce: (text) => shown.announce(text),
  openDialog: (name, text) => embedding ?? dialogs.open(name, text),
  openDamaged: (code) => embedding ?? dialogs.openDamaged(code),
};
const actions = makeActions(page, () => engine.retry());
if (link.ladder) actions.choices.lendLadder(link.ladder);
speak(store.state.settings.language);

const dialog = new Dialog();
const dialogs = new Dialogs(dialog, ask, state, actions, () => views.walk.picture());
const keys = new Keys(actions, state);
const views = {
  play: new PlayView(actions, (key) => keys.pressLetter(key)),
  walk: new WalkView(ask, actions),
  rate: new RateView(ask, actions),
  learn: new LearnView(ask, actions.start),
};
const shown = new PageView(embedding ? new EmbedHead() : new HeaderView(actions), views, dialog);
const address = embedding ? null : new Address(page, actions);

shown.show(store.state, null);
store.listen((state, before) => {
  shown.show(state, before);
  actions.start.follow(state, before);
  actions.setting.follow(state);
  dialogs.follow(state, before);
  address?.keep(state.view !== before.view);
});
address?.keep(false);
if (link.made && !link.board) page.openDialog("new", link.made);
if (link.damaged) page.openDamaged(link.damaged);
keys.listen({board: views.play.board, walk: views.walk, dialog});
startClock(store);
if (!embedding) listenForPuzzles(dialog, dialogs);
listenForSettings(() => actions.choices.takeOver(readSettings(keptSettings(), store.state.settings)));
actions.start.begin(link.hint, embedding === null);
