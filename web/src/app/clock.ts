// The playing time: it runs while the puzzle is visible and unsolved.
import {isSolved, type State} from "../state/state.ts";
import type {Store} from "../state/store.ts";
import {keep} from "./keeping.ts";

export function startClock(store: Store<State>): void {
  setInterval(() => {
    const {game, view} = store.state;
    if (document.hidden || view !== "play" || game.isEntering || isSolved(store.state)) return;
    store.set({game: {...game, seconds: game.seconds + 1}});
  }, 1000);
  document.addEventListener("visibilitychange", () => keep(store, store.state.game));
}
