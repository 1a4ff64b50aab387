// The time of play: it passes while the puzzle is seen and not solved.
import {isFull} from "../state/board.ts";
import {keepGame} from "../state/kept.ts";
import type {State} from "../state/state.ts";
import type {Store} from "../state/store.ts";

export function startClock(store: Store<State>): void {
  setInterval(() => {
    const {game, view} = store.state;
    if (document.hidden || view !== "play" || game.isEntering || isFull(game.board)) return;
    store.set({game: {...game, seconds: game.seconds + 1}});
  }, 1000);
  document.addEventListener("visibilitychange", () => keepGame(store.state.game));
}
