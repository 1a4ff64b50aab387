// The start of the page: makes its parts, each with its dependencies, and connects them.
import "./view/first.ts";
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
import {keptSettings, listenForGames, listenForSettings} from "./state/kept.ts";
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
import {fetchWords, speak} from "./words/words.ts";

const link = fromFragment(location.hash);
const {embedding} = link;
if (embedding) frame(embedding);
const store = new Store<State>(firstState(link));
const {language} = store.state.settings;

/** Connects the parts, and begins. */
const begin = (): void => {
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

  const dialog = new Dialog();
  const dialogs = new Dialogs(dialog, ask, state, actions, () => views.walk.picture());
  const keys = new Keys(actions, state);
  const views = {
    play: new PlayView(actions, (key) => keys.pressLetter(key)),
    walk: new WalkView(ask, actions),
    rate: new RateView(ask, actions),
    learn: new LearnView(ask, actions.start),
  };
  const head = embedding ? new EmbedHead() : new HeaderView(actions);
  const shown = new PageView(head, views, dialog, () => actions.start.closeNotice());
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
  listenForGames((game) => actions.games.takeOver(game));
  actions.start.begin(link.hint, embedding === null);
};

void fetchWords(language).then(() => {
  speak(language);
  begin();
});
